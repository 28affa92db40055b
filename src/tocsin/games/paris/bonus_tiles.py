"""Bonus tiles: what each number does when it is used (RULES 1.9 and 4.20 to 4.23)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import told, wording
from .bonus_track import add_tiles, has_tiles, take, take_with_meeple
from .bookkeeping import add_points, discard_bonus, earn, score
from .names import KIND, bonus_id
from .position import Paris

# So many different types of buildings and landmarks are the least that tile 30 rewards.
LEAST_TYPES: Final = 4
# Added to the kind with which the question of returning pairs begins, once one was returned.
RETURNED_ONE: Final = 8


def add_uses(position: Paris, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add an action for each bonus tile that the seat may use now to some effect (ruling A24)."""
    held: i64 = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    number: i64 = 1
    while held >> number:
        if (held >> number) & 1 and is_useful(position, seat, number):
            found = append(found, b.USE + number - 1)
        number += 1
    return found


def is_useful(position: Paris, seat: i64, number: i64) -> bool:
    """Return whether using the tile by itself would change anything."""
    effect = position.board.effects[number]
    if effect <= b.PRESTIGE:
        return True
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    figure = position.board.figures[number * b.FIGURE_COUNT]
    if effect == b.MORE_KEYS:
        return seats[own + b.SPARE] > 0 and seats[own + b.FRANCS] >= figure
    if effect == b.TAKE_ANY or effect == b.BACK:
        meeple = seats[own + b.MEEPLE]
        # Ruling A13.
        if position.board.stops and meeple == b.TRACK_END:
            return False
        if effect == b.TAKE_ANY:
            return has_tiles(position, seat, 1, b.TRACK_END)
        return has_tiles(position, seat, meeple - figure, meeple - 1)
    if effect == b.PRESTIGE_PAIRS:
        return has_pair(position, seat, b.BRONZE)
    if effect == b.RESOURCE_PAIRS:
        return has_pair(position, seat, 0)
    return points_of(position, seat, number) > 0


def points_of(position: Paris, seat: i64, number: i64) -> i64:
    """Return the VP that the tile would bring by what the seat has and occupies now."""
    board = position.board
    effect = board.effects[number]
    figure = board.figures[number * b.FIGURE_COUNT]
    if effect == b.GAIN:
        return board.figures[number * b.FIGURE_COUNT + 1]
    if effect == b.PER_VALUE:
        return count_value(position, seat, figure) * board.figures[number * b.FIGURE_COUNT + 1]
    if effect == b.PER_LANDMARK:
        return count_landmarks(position, seat) * figure
    if effect == b.PER_TILE:
        held: i64 = position.seats[seat * b.SEAT_FIELDS + b.HELD]
        # The tile itself does not count, whether it is still held or just being used.
        return count_bits(held & ~(1 << number)) * figure
    if effect == b.PER_TYPE:
        return type_points(position, number, count_types(position, seat))
    return 0


def type_points(position: Paris, number: i64, types: i64) -> i64:
    """Return the VP of tile 30 for so many types."""
    if types < LEAST_TYPES:
        return 0
    return position.board.figures[number * b.FIGURE_COUNT + types - LEAST_TYPES]


def count_bits(bits: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def count_value(position: Paris, seat: i64, value: i64) -> i64:
    """Return how many keys of the seat stand on buildings of that value."""
    count: i64 = 0
    for index in range(seat * b.KEY_COUNT, position.keys_end(seat)):
        place = position.standing[index]
        if place < b.SPACE_COUNT and place % b.VALUE_COUNT == value:
            count += 1
    return count


def count_landmarks(position: Paris, seat: i64) -> i64:
    """Return how many keys of the seat stand on landmarks."""
    count: i64 = 0
    for index in range(seat * b.KEY_COUNT, position.keys_end(seat)):
        place = position.standing[index]
        if b.SPACE_COUNT <= place < b.BANK:
            count += 1
    return count


def count_types(position: Paris, seat: i64) -> i64:
    """Return on how many types the seat has keys; all landmarks are one."""
    types: i64 = 0
    for index in range(seat * b.KEY_COUNT, position.keys_end(seat)):
        place = position.standing[index]
        if place < b.SPACE_COUNT:
            types |= 1 << position.board.types[position.built[place]]
        elif place < b.BANK:
            types |= 1 << b.VALUE_COUNT
    return count_bits(types)


def price_of(position: Paris, number: i64) -> i64:
    """Return what a tile that counts as tokens brings when sold (ruling A25)."""
    units = position.board.figures[number * b.FIGURE_COUNT + 1]
    return position.board.unit_price[number] * units


def use(position: Paris, number: i64) -> None:
    """Use a bonus tile of the acting seat by itself."""
    seat = position.actor
    own: i64 = seat * b.SEAT_FIELDS
    effect = position.board.effects[number]
    figure = position.board.figures[number * b.FIGURE_COUNT]
    discard_bonus(position, seat, number)
    position.tell(told.USED_BONUS, seat, number)
    if effect == b.RESOURCE or effect == b.PRESTIGE:
        earn(position, seat, price_of(position, number))
    elif effect == b.MORE_KEYS:
        position.seats[own + b.FRANCS] -= figure
        position.seats[own + b.SPARE] -= 1
        position.seats[own + b.SCREEN] += 1
        position.tell(told.MORE_KEY, seat, figure)
    elif effect == b.TAKE_ANY:
        position.ask(b.TAKING_ANY, seat)
    elif effect == b.BACK:
        position.ask(b.GOING_BACK, seat, figure)
    elif effect == b.PRESTIGE_PAIRS:
        position.ask(b.RETURNING, seat, b.BRONZE)
    elif effect == b.RESOURCE_PAIRS:
        position.ask(b.RETURNING, seat, 0)
    else:
        if effect == b.GAIN:
            earn(position, seat, figure)
        score(position, seat, b.FROM_BONUS_TILES, points_of(position, seat, number))


def use_option(position: Paris, number: int, text: str) -> Option:
    """Return the use of a tile with what it brings now."""
    board = position.board
    effect, figure = board.effects[number], board.figures[number * b.FIGURE_COUNT]
    args: dict[str, Argument] = {"tile": bonus_id(number)}
    key = "option-use"
    if effect in (b.RESOURCE, b.PRESTIGE):
        key, args["francs"] = "option-sell-tile", price_of(position, number)
    elif effect == b.MORE_KEYS:
        key, args["francs"] = "option-use-key", figure
    elif effect == b.GAIN:
        points = points_of(position, position.actor, number)
        key = "option-use-francs" if not points else "option-use-points"
        if figure and points:
            key = "option-use-both"
        args |= {"francs": figure} if figure else {}
        args |= {"points": points} if points else {}
    elif effect in (b.PER_VALUE, b.PER_LANDMARK, b.PER_TILE, b.PER_TYPE):
        key, args["points"] = "option-use-points", points_of(position, position.actor, number)
    return Option(text, f"own:use:{number}", Message(key, args))


# --- tiles 17 and 25


class TakingAny(Question[Paris]):
    """Take any tile from the track; the meeple stays."""

    def __init__(self) -> None:
        super().__init__(b.TAKING_ANY, "bonus")

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each tile that may be taken off the track."""
        return add_tiles(position, position.actor, 1, b.TRACK_END, vec[i64]())

    def answer(self, position: Paris, action: i64) -> None:
        """Take the tile."""
        position.done()
        take(position, action - b.BONUS + 1)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-any-tile")

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a tile."""
        return wording.take_bonus(text, action - b.BONUS + 1)


class GoingBack(Question[Paris]):
    """Move the meeple back by some spaces, which the question is about, and take the tile."""

    def __init__(self) -> None:
        super().__init__(b.GOING_BACK, "bonus")

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each tile so many spaces behind, or fewer (ruling A12)."""
        meeple: i64 = position.seats[position.actor * b.SEAT_FIELDS + b.MEEPLE]
        first: i64 = meeple - position.about
        return add_tiles(position, position.actor, first, meeple - 1, vec[i64]())

    def answer(self, position: Paris, action: i64) -> None:
        """Take the tile with the meeple."""
        position.done()
        take_with_meeple(position, action - b.BONUS + 1)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-tile-behind", {"spaces": position.about})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a tile."""
        return wording.take_bonus(text, action - b.BONUS + 1)


# --- tiles 23 and 24


def has_pair(position: Paris, seat: i64, first: i64) -> bool:
    """Return whether the seat has two identical tokens among three kinds."""
    own: i64 = seat * b.SEAT_FIELDS + b.TOKENS + first
    seats = position.seats
    return seats[own] >= 2 or seats[own + 1] >= 2 or seats[own + 2] >= 2


class Returning(Question[Paris]):
    """Return pairs of identical tokens, of three kinds from the one it is about (ruling A11)."""

    def __init__(self) -> None:
        super().__init__(b.RETURNING, "return")

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each pair that may be returned, and to stop once one was."""
        first: i64 = position.about % RETURNED_ONE
        own: i64 = position.actor * b.SEAT_FIELDS + b.TOKENS
        found = vec[i64]()
        for kind in range(first, first + b.RESOURCE_COUNT):
            if position.seats[own + kind] >= 2:
                found = append(found, b.RETURN + kind)
        if len(found) > 0 and position.about >= RETURNED_ONE:
            found = append(found, b.DECLINE)
        return found

    def answer(self, position: Paris, action: i64) -> None:
        """Return a pair: resources to the reserve, prestige out of the game; or stop."""
        seat = position.actor
        if action == b.DECLINE:
            position.tell(told.DECLINED, seat)
            position.done()
            return
        kind: i64 = action - b.RETURN
        position.seats[seat * b.SEAT_FIELDS + b.TOKENS + kind] -= 2
        position.supply = with_added(position.supply, kind, 2)
        points = pair_points(position, kind)
        add_points(position, seat, b.FROM_BONUS_TILES, points)
        position.tell(told.RETURNED, seat, kind, points)
        position.about = position.about % RETURNED_ONE + RETURNED_ONE

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a pair."""
        return Message("choose-pair")

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a pair, or say what stopping forfeits."""
        if action == b.DECLINE:
            return wording.decline(text, pairs_in_hand(position) if position.is_last_turn() else 0)
        kind = action - b.RETURN
        args: dict[str, Argument] = {"kind": KIND(kind), "points": pair_points(position, kind)}
        return Option(text, f"hand:token:{b.KINDS[kind]}", Message("option-return", args))


def pair_points(position: Paris, kind: i64) -> i64:
    """Return the VP for a pair of a kind."""
    return position.board.pair_points[1 if kind < b.RESOURCE_COUNT else 0]


def pairs_in_hand(position: Paris) -> int:
    """Return the VP of all pairs that the question on top is about."""
    first = position.about % RETURNED_ONE
    own = position.actor * b.SEAT_FIELDS + b.TOKENS + first
    pairs = sum(position.seats[own + kind] // 2 for kind in range(b.RESOURCE_COUNT))
    return pairs * pair_points(position, first)
