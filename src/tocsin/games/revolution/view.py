"""What each seat may see, is asked and is told: built up from nothing (RULES 6)."""

from collections.abc import Mapping
from typing import Any

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.choice import Choice, Option
from tocsin.kernel.event import SEAT, EventForm, number, things
from tocsin.kernel.message import Argument, Message, seat_id
from tocsin.kernel.part import Part

from .bidding import next_kind
from .board import (
    APOTHECARY,
    AREAS,
    BLACKMAIL,
    COPY,
    ENTER_ASYLUM,
    FORCE,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_RIVAL,
    KINDS,
    NOBODY,
    OCCUPY,
    PUT_IN_JAIL,
    REASSIGN,
    RECLAIM,
    SEAT_COUNT,
    SHIFT,
    SPACE_COUNT,
    SPACES,
    SPY,
    SUPPORT,
    TOKENS,
)
from .position import Revolution
from .resolution import BIDDING, PHASES, RESOLVING
from .scoring import holder

AREA = things("area", AREAS)
SPACE = things("space", SPACES)
KIND = things("kind", KINDS)
RIVAL = ("rival", seat_id)

# In the order of told.py.
EVENTS = (
    EventForm("turn-begins", (("turn", number),)),
    # Nothing of a bid is public, not even that a token was laid (RULES 6.2).
    EventForm("laid", (SEAT, ("kind", KIND), ("space", SPACE)), hidden=True),
    EventForm("knocked", (SEAT,)),
    EventForm("revealed", (("turn", number),)),
    EventForm("won", (SEAT, ("space", SPACE))),
    EventForm("blocked", (("space", SPACE),)),
    EventForm("supported", (SEAT, ("points", number))),
    EventForm("gained", (SEAT, ("kind", KIND), ("amount", number))),
    EventForm("placed", (SEAT, ("area", AREA))),
    EventForm("no-room", (SEAT, ("area", AREA))),
    EventForm("spied", (SEAT, RIVAL, ("area", AREA))),
    EventForm(
        "swapped",
        (SEAT, ("one", seat_id), ("here", AREA), ("other", seat_id), ("there", AREA)),
    ),
    EventForm("occupied", (SEAT,)),
    EventForm("evicted", (SEAT, RIVAL)),
    EventForm("reassigned", (SEAT, ("here", AREA), ("there", AREA))),
    EventForm("reclaimed", (SEAT, ("kind", KIND))),
    EventForm("ejected", (SEAT, RIVAL, ("area", AREA))),
    EventForm("placed-rival", (SEAT, RIVAL, ("area", AREA))),
    EventForm("copied", (SEAT, ("space", SPACE))),
    EventForm("declined", (SEAT,)),
    EventForm("patronage", (SEAT, ("amount", number))),
    EventForm("ended", (("turn", number),)),
    EventForm("offered", (SEAT, ("space", SPACE), *((kind, number) for kind in KINDS))),
)


def view(position: Revolution, viewer: int | None) -> dict[str, Any]:
    """Return what the viewer (None: a spectator) may see."""
    return {
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "seats": [_seat(position, seat, viewer) for seat in range(position.players)],
        "spaces": [_space(position, space, viewer) for space in position.board.order],
        "areas": [_area(position, area) for area in position.board.areas],
        "guardhouse": _somebody(position.guardhouse),
        "resolving": _resolving(position),
        "acting": _somebody(position.actor),
        "effect": _effect(position),
    }


def _seat(position: Revolution, seat: int, viewer: int | None) -> dict[str, Any]:
    bidding = position.phase == BIDDING
    return {
        "support": position.scores[seat],
        "hand": _tokens(position.hands[seat]),
        "to_lay": _tokens(position.left[seat]) if bidding and seat == viewer else None,
        "knocked": bool(position.knocked[seat]) if bidding else None,
        "stock": position.stocks[seat],
    }


def _space(position: Revolution, space: int, viewer: int | None) -> dict[str, Any]:
    revealed = position.phase != BIDDING
    return {
        "id": SPACES[space],
        "bids": [
            _tokens(position.bids[seat * SPACE_COUNT + space])
            if revealed or seat == viewer
            else None
            for seat in range(position.players)
        ],
    }


def _area(position: Revolution, area: int) -> dict[str, Any]:
    return {
        "id": AREAS[area],
        "cubes": [position.cubes[area * SEAT_COUNT + seat] for seat in range(position.players)],
        "room": position.board.capacity[area] - position.filled[area],
        "holder": None if position.board.each_cube[area] else _somebody(holder(position, area)),
    }


def _tokens(packed: int) -> dict[str, int]:
    return {name: (packed >> SHIFT[kind]) & 0xFF for kind, name in enumerate(KINDS)}


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _resolving(position: Revolution) -> str | None:
    if position.phase != RESOLVING:
        return None
    return SPACES[position.board.order[position.cursor]]


def _effect(position: Revolution) -> dict[str, Any] | None:
    """Return the effect being answered, and what was already answered of it."""
    if position.phase != RESOLVING:
        return None
    return {
        "space": SPACES[position.source],
        "number": position.step // 2,
        "picked": _picked(position) if position.picked else None,
    }


def _picked(position: Revolution) -> str:
    picked = position.picked[0]
    effect = _asked(position)
    if effect == APOTHECARY:
        return f"cube:{AREAS[picked // SEAT_COUNT]}:{picked % SEAT_COUNT}"
    return AREA(picked) if effect == REASSIGN else seat_id(picked)


def _asked(position: Revolution) -> int:
    return position.board.effects[position.source][position.step]


# --- the choice

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
    effect = _asked(position)
    key = QUESTIONS[effect][len(position.picked)]
    args: dict[str, Argument] = {"space": f"space:{_resolving(position)}"}
    if position.picked:
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


# --- what is printed

FACTS = {
    INFLUENCE_ANY: "fact-influence-any",
    INFLUENCE_RIVAL: "fact-influence-rival",
    SPY: "fact-spy",
    APOTHECARY: "fact-apothecary",
    OCCUPY: "fact-occupy",
    REASSIGN: "fact-reassign",
    RECLAIM: "fact-reclaim",
    PUT_IN_JAIL: "fact-jail",
    ENTER_ASYLUM: "fact-asylum",
    COPY: "fact-copy",
}


def parts(position: Revolution, components: Mapping[str, Any]) -> list[Part]:
    """Return what is printed on the bid board and in the town of this match."""
    sources = {
        name: group["source"]
        for group in components.values()
        for name, figures in group.items()
        if isinstance(figures, dict)
    }
    spaces = [
        Part(SPACE(space), _space_facts(position, space), sources[SPACES[space]])
        for space in position.board.order
    ]
    areas = [
        Part(AREA(area), _area_facts(position, area), sources[AREAS[area]])
        for area in position.board.areas
    ]
    return spaces + areas


def _space_facts(position: Revolution, space: int) -> list[Message]:
    refused = [
        kind for kind in (FORCE, BLACKMAIL) if not position.board.takes[kind * SPACE_COUNT + space]
    ]
    effects = position.board.effects[space]
    return [Message("fact-ban", {"kind": KIND(kind)}) for kind in refused] + [
        fact
        for place in range(0, len(effects), 2)
        for fact in _effect_facts(effects[place], effects[place + 1])
    ]


def _effect_facts(effect: int, argument: int) -> list[Message]:
    if effect == SUPPORT:
        return [Message("fact-support", {"points": argument})]
    if effect == INFLUENCE:
        return [Message("fact-influence", {"area": AREA(argument)})]
    if effect == TOKENS:
        return [
            Message("fact-tokens", {"kind": f"kind:{kind}", "amount": amount})
            for kind, amount in _tokens(argument).items()
            if amount
        ]
    return [Message(FACTS[effect])]


def _area_facts(position: Revolution, area: int) -> list[Message]:
    board = position.board
    scoring = "fact-each-cube" if board.each_cube[area] else "fact-majority"
    return [
        Message(scoring, {"points": board.points[area]}),
        Message("fact-spaces", {"amount": board.capacity[area]}),
    ]
