"""The use of each bonus tile (RULES 1.9 and 4.20 to 4.23)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .bonus_track import has_tiles
from .bookkeeping import discard_bonus, earn, score
from .names import bonus_id
from .position import Paris
from .token_pairs import has_pair

# Fewest different types of buildings and landmarks that tile 30 rewards.
MIN_TYPES: Final = 4


def add_uses(position: Paris, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Add an action for each bonus tile whose use would have an effect now (ruling A24)."""
    held: i64 = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    for number in range(1, b.TRACK_END + 1):
        if (held >> number) & 1 and is_useful(position, seat, number):
            actions = append(actions, b.USE + number - 1)
    return actions


def is_useful(position: Paris, seat: i64, number: i64) -> bool:
    """Tell whether the use of a tile would change anything; tiles 9, 16 and 27 have no use."""
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
        # The option `space30` = `closed` ends the track there (ruling A13).
        if position.board.is_space30_closed and meeple == b.TRACK_END:
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
    """Return the VP that a tile would bring the seat now."""
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
    """Return the VP of tile 30 for a number of types."""
    if types < MIN_TYPES:
        return 0
    return position.board.figures[number * b.FIGURE_COUNT + types - MIN_TYPES]


def count_bits(bits: i64) -> i64:
    """Return the number of set bits."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def count_value(position: Paris, seat: i64, value: i64) -> i64:
    """Return the number of keys of the seat on buildings of a value."""
    count: i64 = 0
    for place in position.key_places(seat):
        if place < b.SPACE_COUNT and place % b.VALUE_COUNT == value:
            count += 1
    return count


def count_landmarks(position: Paris, seat: i64) -> i64:
    """Return the number of keys of the seat on landmarks."""
    count: i64 = 0
    for place in position.key_places(seat):
        if b.SPACE_COUNT <= place < b.BANK:
            count += 1
    return count


def count_types(position: Paris, seat: i64) -> i64:
    """Return the number of types under keys of the seat; all landmarks are one type."""
    types: i64 = 0
    for place in position.key_places(seat):
        if place < b.SPACE_COUNT:
            types |= 1 << position.board.types[position.built[place]]
        elif place < b.BANK:
            types |= 1 << b.VALUE_COUNT
    return count_bits(types)


def price_of(position: Paris, number: i64) -> i64:
    """Return the price of a tile that counts as tokens (ruling A25)."""
    units = position.board.figures[number * b.FIGURE_COUNT + 1]
    return position.board.unit_price[number] * units


def use(position: Paris, number: i64) -> None:
    """Use a bonus tile of the acting seat as a free action."""
    seat = position.actor
    own: i64 = seat * b.SEAT_FIELDS
    effect = position.board.effects[number]
    figure = position.board.figures[number * b.FIGURE_COUNT]
    discard_bonus(position, seat, number)
    position.emit(event_ids.USED_BONUS, seat, number)
    if effect == b.RESOURCE or effect == b.PRESTIGE:
        earn(position, seat, price_of(position, number))
    elif effect == b.MORE_KEYS:
        position.seats[own + b.FRANCS] -= figure
        position.seats[own + b.SPARE] -= 1
        position.seats[own + b.SCREEN] += 1
        position.emit(event_ids.MORE_KEY, seat, figure)
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
    """Return the option to use a tile, with its present gain."""
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
