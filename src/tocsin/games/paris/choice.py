"""The choice of a seat, for people: one sentence and its options, each on its own thing."""

from collections.abc import Callable

from tocsin.kernel.action import ActionSpace
from tocsin.kernel.choice import Choice, Option
from tocsin.kernel.message import Argument, Message

from .board import (
    BANK,
    DISTRICT_COUNT,
    END_FRANCS,
    END_POINTS,
    GAIN,
    KINDS,
    LANDMARKS,
    MORE_KEYS,
    NONE,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPE,
    PER_VALUE,
    PILE_SIZE,
    PRESTIGE,
    RESOURCE,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SPACE_COUNT,
    VALUE_COUNT,
)
from .bonus_tiles import points_of, price_of
from .forfeits import forfeited
from .landmarks import MASKS, WAITING, best_slot
from .moving import bill, targets, value_of
from .names import DISTRICT, END_TILE, KIND, LANDMARK, TYPE, VP_TILE, bonus_id, place_id
from .paying import unit_kind
from .position import Paris
from .steps import (
    AFTER,
    AT,
    BONUS,
    BUILD,
    BUY,
    CODE_COUNT,
    DECLINE,
    DRAW,
    DRAWING,
    END_CODE,
    FINISH,
    GOING_BACK,
    HAND,
    INTO,
    MOVE,
    PASS,
    PAY,
    PAYING,
    PLACE,
    PLAY,
    RETURN,
    RETURNING,
    REWARD_WITH,
    REWARDING,
    REWARDING_AT,
    SEARCH,
    SEARCHING,
    SELL,
    SITING,
    TAKE,
    TAKING_ANY,
    TAKING_BONUS,
    TARGET,
    TO,
    TOKEN_CODE,
    USE,
    WHERE,
)

QUESTIONS = {
    AFTER: "choose-after",
    PLAY: "choose-action",
    DRAWING: "choose-pile",
    SITING: "choose-site",
    TARGET: "choose-target",
    WHERE: "choose-district",
    PAYING: "choose-payment",
    REWARDING: "choose-reward",
    REWARDING_AT: "choose-reward-district",
    TAKING_BONUS: "choose-bonus",
    TAKING_ANY: "choose-any-tile",
    GOING_BACK: "choose-tile-behind",
    RETURNING: "choose-pair",
    SEARCHING: "choose-end-tile",
}
# Asked all the same, lest not asking tell a secret (RULES 6.4): the sentence says so.
ONLY_ANSWER = {TARGET: "choose-target-only", PAYING: "choose-payment-only"}
# What an answer says, and what it is asked about, when it forfeits VP in the last turn.
LOSING = {
    DECLINE: ("option-decline-lose", "warn-decline"),
    FINISH: ("option-finish-lose", "warn-finish"),
}


def choice(position: Paris, seat: int | None, actions: ActionSpace) -> Choice | None:
    """Return what the seat is asked now, or None."""
    if seat is None or seat not in position.actors():
        return None
    options = [_option(position, action, actions.text(action)) for action in position.legal(seat)]
    return Choice(seat, _question(position), options)


def _question(position: Paris) -> Message:
    step, argument = position.steps[-2], position.steps[-1]
    key = QUESTIONS[step]
    args: dict[str, Argument] = {}
    match step:
        case _ if step == PLAY:
            return _main_question(position)
        case _ if step == SITING:
            board = position.board
            args = {"type": TYPE(board.types[argument]), "value": board.values[argument]}
        case _ if step == TARGET:
            args = {"source": place_id(argument)}
        case _ if step == WHERE:
            args = {"landmark": LANDMARK(argument % len(LANDMARKS))}
        case _ if step == PAYING:
            kind = unit_kind(position, bill(position, argument), len(position.plan))
            args = {"kind": KIND(kind)}
        case _ if step == REWARDING:
            args = {"district": DISTRICT(argument)}
        case _ if step == REWARDING_AT:
            args = {"tile": VP_TILE(argument)}
        case _ if step == TAKING_BONUS:
            args = {"francs": argument}
            if not any(BONUS <= action < HAND for action in position.answers):
                key = "choose-fee"
        case _ if step == GOING_BACK:
            args = {"spaces": argument}
    if len(position.answers) == 1:
        key = ONLY_ANSWER[step]
    return Message(key, args)


def _main_question(position: Paris) -> Message:
    """Name only what can be done."""
    answers = position.answers
    moves = any(MOVE <= action < TO for action in answers)
    if PASS in answers:
        return Message("choose-pass", {"moves": int(moves)})
    return Message(
        QUESTIONS[PLAY],
        {
            "places": int(any(PLACE <= action < MOVE for action in answers)),
            "moves": int(moves),
            "searches": int(SEARCH in answers),
        },
    )


def _option(position: Paris, action: int, text: str) -> Option:
    """Return an option: its target is a thing on the board, or `own:` for a free action."""
    first, made = next((first, made) for first, made in FAMILIES if action >= first)
    target, message = made(position, action - first)
    lost = forfeited(position, action) if action in LOSING else 0
    if not lost:
        return Option(text, target, message)
    said, asked = LOSING[action]
    return Option(text, target, Message(said, {"points": lost}), Message(asked, {"points": lost}))


Made = tuple[str, Message]


def _draw(position: Paris, pile: int) -> Made:
    top = position.piles[pile * PILE_SIZE + position.heights[pile] - 1]
    args: dict[str, Argument] = {"pile": pile + 1, "district": DISTRICT(top // VALUE_COUNT)}
    return f"pile:{pile + 1}", Message("option-draw", args)


def _build(position: Paris, district: int) -> Made:
    space = district * VALUE_COUNT + position.steps[-1] % VALUE_COUNT
    return place_id(space), Message("option-build", {"district": DISTRICT(district)})


def _place(position: Paris, bank: int) -> Made:
    target = place_id(BANK + bank)
    if bank == DISTRICT_COUNT:
        return target, Message("option-place-arc")
    francs = position.board.banks[bank]
    return target, Message("option-place", {"district": DISTRICT(bank), "francs": francs})


def _move(position: Paris, place: int) -> Made:
    """A key with one target goes there at once, so the option names it."""
    source = place_id(place)
    found = targets(position, place)
    if len(found) > 1:
        return source, Message("option-move", {"source": source})
    spot = found[0] - TO
    args = _price(position, place, spot) | {"source": source, "target": place_id(spot)}
    return source, Message("option-move-to", args)


def _price(position: Paris, source: int, spot: int) -> dict[str, Argument]:
    """Return what a move costs in Francs and resources."""
    what = position.built[spot] if spot < SPACE_COUNT else spot
    price: dict[str, Argument] = {
        "francs": position.board.values[spot] - value_of(position, source)
    }
    for kind, name in enumerate(KINDS[:RESOURCE_COUNT]):
        price[name] = position.board.needs[what * RESOURCE_COUNT + kind]
    return price


def _to(position: Paris, spot: int) -> Made:
    target = place_id(spot)
    args = _price(position, position.steps[-1], spot) | {"target": target}
    if spot < SPACE_COUNT:
        args["type"] = TYPE(position.board.types[position.built[spot]])
        return target, Message("option-to-building", args)
    if position.landmarks[spot - SPACE_COUNT] == NONE:
        return target, Message("option-to-new", args)
    return target, Message("option-to-landmark", args)


def _into(position: Paris, district: int) -> Made:
    return DISTRICT(district), Message("option-into", {"district": DISTRICT(district)})


# For a token, a bonus tile and an End Game tile.
PAY_KEYS = ("option-pay-token", "option-pay-bonus", "option-pay-end")
HAND_KEYS = ("option-hand-token", "option-hand-bonus", "option-hand-end")


def _spend(code: int, kind: int, keys: tuple[str, str, str], args: dict[str, Argument]) -> Made:
    """Return the option to spend a token or a tile in the place of one."""
    args |= {"kind": KIND(kind)}
    if code == TOKEN_CODE:
        return f"hand:token:{KINDS[kind]}", Message(keys[0], args)
    tile, key = bonus_id(code), keys[1]
    if code >= END_CODE:
        tile, key = END_TILE(code - END_CODE), keys[2]
    return f"hand:{tile}", Message(key, args | {"tile": tile})


def _pay(position: Paris, code: int) -> Made:
    kind = unit_kind(position, bill(position, position.steps[-1]), len(position.plan))
    return _spend(code, kind, PAY_KEYS, {})


def _reward(position: Paris, tile: int) -> Made:
    return VP_TILE(tile), Message("option-reward", {"tile": VP_TILE(tile)})


def _at(position: Paris, district: int) -> Made:
    return DISTRICT(district), Message("option-at", {"district": DISTRICT(district)})


def _bonus(position: Paris, tile: int) -> Made:
    return bonus_id(tile + 1), Message("option-bonus", {"tile": bonus_id(tile + 1)})


def _hand(position: Paris, filled: int) -> Made:
    kind = RESOURCE_COUNT + filled // CODE_COUNT
    noted = position.steps[1]
    landmark = noted // WAITING // MASKS - 1
    slot = best_slot(position, landmark, noted // WAITING % MASKS, kind)
    points = position.board.slot_points[landmark * SLOT_COUNT + slot]
    return _spend(filled % CODE_COUNT, kind, HAND_KEYS, {"points": points})


def _search(position: Paris, _: int) -> Made:
    return "pile:end", Message("option-search")


def _take(position: Paris, end: int) -> Made:
    return END_TILE(end), Message("option-take", {"tile": END_TILE(end)})


def _pass(position: Paris, _: int) -> Made:
    # A move that costs a tile need not be made (ruling A14).
    moves = any(MOVE <= action < TO for action in position.answers)
    return "answer:pass", Message("option-pass", {"moves": int(moves)})


def _decline(position: Paris, _: int) -> Made:
    return "answer:decline", Message("option-decline")


def _finish(position: Paris, _: int) -> Made:
    return "answer:finish", Message("option-finish")


def _return(position: Paris, kind: int) -> Made:
    points = position.board.pair_points[kind < RESOURCE_COUNT]
    args: dict[str, Argument] = {"kind": KIND(kind), "points": points}
    return f"hand:token:{KINDS[kind]}", Message("option-return", args)


def _buy(position: Paris, kind: int) -> Made:
    args: dict[str, Argument] = {"kind": KIND(kind), "francs": position.board.buy[kind]}
    return f"own:buy:{KINDS[kind]}", Message("option-buy", args)


def _sell(position: Paris, kind: int) -> Made:
    args: dict[str, Argument] = {"kind": KIND(kind), "francs": position.board.sell[kind]}
    return f"own:sell:{KINDS[kind]}", Message("option-sell", args)


def _use(position: Paris, used: int) -> Made:
    """Return the use of a tile with what it brings now."""
    code = used + 1
    if code >= END_CODE:
        return _use_end(position, code - END_CODE)
    board = position.board
    effect, tile = board.effects[code], bonus_id(code)
    args: dict[str, Argument] = {"tile": tile}
    key = "option-use"
    if effect in (RESOURCE, PRESTIGE):
        key, args["francs"] = "option-use-francs", price_of(position, code)
    elif effect == MORE_KEYS:
        key, args["francs"] = "option-use-key", board.figures[code][0]
    elif effect == GAIN:
        francs, points = board.figures[code]
        key = "option-use-francs" if not points else "option-use-points"
        if francs and points:
            key = "option-use-both"
        args |= {"francs": francs} if francs else {}
        args |= {"points": points} if points else {}
    elif effect in (PER_VALUE, PER_LANDMARK, PER_TILE, PER_TYPE):
        key, args["points"] = "option-use-points", points_of(position, position.actor, code)
    return f"own:use:{code}", Message(key, args)


def _use_end(position: Paris, end: int) -> Made:
    board = position.board
    gain, amount = board.end_gain[end], board.end_amount[end]
    args: dict[str, Argument] = {"tile": END_TILE(end)}
    if gain == END_POINTS:
        return f"own:use:e{end + 1}", Message("option-use-points", args | {"points": amount})
    francs = amount if gain == END_FRANCS else board.sell[gain]
    return f"own:use:e{end + 1}", Message("option-use-francs", args | {"francs": francs})


# The highest numbers first.
FAMILIES: tuple[tuple[int, Callable[[Paris, int], Made]], ...] = (
    (USE, _use),
    (SELL, _sell),
    (BUY, _buy),
    (RETURN, _return),
    (FINISH, _finish),
    (DECLINE, _decline),
    (PASS, _pass),
    (TAKE, _take),
    (SEARCH, _search),
    (HAND, _hand),
    (BONUS, _bonus),
    (AT, _at),
    (REWARD_WITH, _reward),
    (PAY, _pay),
    (INTO, _into),
    (TO, _to),
    (MOVE, _move),
    (PLACE, _place),
    (BUILD, _build),
    (DRAW, _draw),
)
