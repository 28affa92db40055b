"""What a seat is asked, as one sentence with its answers."""

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.choice import Choice, Option
from tocsin.kernel.message import Argument, Message

from .board import (
    ASK_BONUS,
    ASK_CHARACTER,
    ASK_GROUP,
    ASK_MISSION,
    ASK_NICHE,
    ASK_PILE,
    ASK_TILE,
    ASK_UPGRADE,
    ASK_WEAPONS,
    CARDS,
    NICHE_BOARDS,
    SIDES,
    VALUE_COUNT,
)
from .influence import tile_value
from .names import BONUS_KEYS, CARD, ENTER_KEYS, bonus_message
from .place_louis import price
from .position import Bastille

QUESTIONS = {
    ASK_TILE: "choose-tile",
    ASK_BONUS: "choose-bonus",
    ASK_CHARACTER: "choose-character",
    ASK_PILE: "choose-pile",
    ASK_MISSION: "choose-mission",
    ASK_NICHE: "choose-niche",
    ASK_UPGRADE: "choose-upgrade",
    ASK_WEAPONS: "choose-weapons",
    ASK_GROUP: "choose-group",
}


def choice(position: Bastille, seat: int | None, actions: ActionSpace) -> Choice | None:
    """Return what the seat is asked now, or None."""
    if seat is None or seat not in position.actors():
        return None
    texts = [actions.text(action) for action in position.legal(seat)]
    key = QUESTIONS[position.asked]
    if position.asked == ASK_MISSION and len(texts) == 1:
        key = "choose-mission-only"
    asked = Message(key, _asked_about(position, seat))
    return Choice(seat, asked, [_option(position, text) for text in texts])


def _asked_about(position: Bastille, seat: int) -> dict[str, Argument]:
    if position.asked == ASK_TILE:
        first = seat * VALUE_COUNT
        return {
            "round": position.round_number,
            "amount": sum(position.tiles[first : first + VALUE_COUNT]),
        }
    if position.asked == ASK_CHARACTER:
        value = tile_value(position.spaces[position.space])
        return {"value": value, "amount": position.coins[seat]}
    if position.asked == ASK_NICHE:
        return {"number": position.cursor + 1, "draws": position.board.draws}
    if position.asked == ASK_GROUP:
        return {"card": CARD(position.item)}
    return {}


def _option(position: Bastille, text: str) -> Option:
    """Return an option from its action text, whose words name the thing on the board."""
    verb, *words = text.split()
    match verb:
        case "place":
            value, location = words
            thing = f"location:{location}"
            return Option(
                text, thing, Message("option-place", {"value": int(value), "location": thing})
            )
        case "bonus":
            figures = position.board.versailles[position.versailles[position.round_number - 1]]
            side = SIDES.index(words[0])
            return Option(text, f"bonus:{words[0]}", bonus_message(BONUS_KEYS, figures, side))
        case "buy":
            return Option(text, f"card:{words[0]}", _buy_message(position, CARDS.index(words[0])))
        case "pile" | "mission":
            thing = f"{verb}:{words[0]}"
            return Option(text, thing, Message(f"option-{verb}", {verb: thing}))
        case "enter":
            name, place = words
            figures = position.board.niches[NICHE_BOARDS.index(name)]
            message = bonus_message(ENTER_KEYS, figures, int(place) - 1)
            args = message.args | {"board": f"catacombs:{name}"}
            return Option(text, f"niche:{name}:{place}", Message(message.key, args))
        case "upgrade":
            old = int(words[0])
            return Option(
                text, f"tile:{old}", Message("option-upgrade", {"old": old, "new": old + 1})
            )
        case "claim":
            one, other = words
            return Option(text, f"weapons:{one}:{other}", _claim_message(one, other))
        case "join":
            thing = f"group:{words[0]}"
            return Option(text, thing, Message("option-join", {"group": thing}))
        case _:
            return Option(text, f"answer:{verb}", Message(f"option-{verb}"))


def _claim_message(one: str, other: str) -> Message:
    if one == other:
        return Message("option-claim-two", {"weapon": f"weapon:{one}"})
    return Message("option-claim", {"one": f"weapon:{one}", "other": f"weapon:{other}"})


def _buy_message(position: Bastille, card: int) -> Message:
    value = tile_value(position.spaces[position.space])
    board = position.board
    return Message(
        "option-buy",
        {
            "card": CARD(card),
            "price": price(position, card, value),
            "points": board.points[card],
            "crowns": board.crowns[card],
            "gems": board.gems[card],
            "flags": board.flags[card],
        },
    )
