"""What a seat is asked, as a sentence and options (RULES 4)."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.choice import Choice, Option
from tocsin.kernel.message import Argument, Message, seat_id

from .bidding import next_kind
from .board import (
    APOTHECARY,
    ASYLUM,
    COPY,
    ENTER_ASYLUM,
    INFLUENCE_ANY,
    INFLUENCE_RIVAL,
    JAIL,
    PUT_IN_JAIL,
    REASSIGN,
    RECLAIM,
    SEAT_COUNT,
    SHIFT,
    SPY,
)
from .names import AREA, KIND
from .position import Revolution
from .resolution import BIDDING
from .view import asked, resolving

# What is asked, by effect; a pair where the second half of the answer is asked apart.
QUESTIONS = {
    INFLUENCE_ANY: ("choose-area",),
    INFLUENCE_RIVAL: ("choose-rival", "choose-rival-area"),
    SPY: ("choose-spy",),
    APOTHECARY: ("choose-swap", "choose-partner"),
    REASSIGN: ("choose-take", "choose-put"),
    RECLAIM: ("choose-reclaim",),
    PUT_IN_JAIL: ("choose-jail", "choose-eject"),
    ENTER_ASYLUM: ("choose-eject",),
    COPY: ("choose-copy",),
}


def choice(position: Revolution, seat: int | None, actions: ActionSpace) -> Choice | None:
    """Return what the seat is asked now, or None."""
    if seat is None or seat not in position.actors():
        return None
    texts = [actions.text(action) for action in position.legal(seat)]
    asked = _bid_question(position, seat) if position.phase == BIDDING else _question(position)
    return Choice(seat, asked, [_option(text) for text in texts])


def _bid_question(position: Revolution, seat: int) -> Message:
    left = position.left[seat]
    if left == 0:
        return Message("choose-knock")
    kind = next_kind(left)
    amount = (left >> SHIFT[kind]) & 0xFF
    spaces = position.board.bid_spaces - position.used[seat]
    return Message("choose-bid", {"kind": KIND(kind), "amount": amount, "spaces": spaces})


def _question(position: Revolution) -> Message:
    effect = asked(position)
    key = QUESTIONS[effect][len(position.picked)]
    args: dict[str, Argument] = {"space": f"space:{resolving(position)}"}
    if key == "choose-eject":
        args |= {"area": AREA(JAIL if effect == PUT_IN_JAIL else ASYLUM)}
    elif position.picked:
        picked = position.picked[0]
        if effect == APOTHECARY:
            args |= {"rival": seat_id(picked % SEAT_COUNT), "area": AREA(picked // SEAT_COUNT)}
        elif effect == REASSIGN:
            args |= {"area": AREA(picked)}
        else:
            args |= {"rival": seat_id(picked)}
    return Message(key, args)


def _option(text: str) -> Option:
    """Return an option from its action text, whose words name the thing on the board."""
    verb, *words = text.split()
    match verb:
        case "bid":
            kind, space = words
            thing = f"space:{space}"
            return Option(
                text, thing, Message("option-bid", {"kind": f"kind:{kind}", "space": thing})
            )
        case "copy":
            thing = f"space:{words[0]}"
            return Option(text, thing, Message("option-copy", {"space": thing}))
        case "place" | "put" | "take":
            thing = f"area:{words[0]}"
            return Option(text, thing, Message(f"option-{verb}", {"area": thing}))
        case "spy" | "swap" | "with":
            area, owner = words
            args: dict[str, Argument] = {"area": f"area:{area}", "rival": f"seat:{owner}"}
            return Option(text, f"cube:{area}:{owner}", Message(f"option-{verb}", args))
        case "rival" | "jail" | "eject":
            thing = f"seat:{words[0]}"
            return Option(text, thing, Message(f"option-{verb}", {"rival": thing}))
        case "reclaim":
            thing = f"kind:{words[0]}"
            return Option(text, thing, Message("option-reclaim", {"kind": thing}))
        case _:
            return Option(text, f"answer:{verb}", Message(f"option-{verb}"))
