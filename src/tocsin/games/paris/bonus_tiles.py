"""Bonus tiles: what each number does when it is used (RULES 1.9 and 4.20 to 4.23)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .board import (
    BACK,
    BANK,
    BRONZE,
    FRANCS,
    GAIN,
    HELD,
    KEY_COUNT,
    MEEPLE,
    MORE_KEYS,
    OUT,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPE,
    PER_VALUE,
    POINTS,
    PRESTIGE,
    PRESTIGE_PAIRS,
    RESOURCE,
    RESOURCE_COUNT,
    RESOURCE_PAIRS,
    SCREEN,
    SEAT_FIELDS,
    SPACE_COUNT,
    SPARE,
    TAKE_ANY,
    TOKENS,
    TRACK_END,
    VALUE_COUNT,
    changed,
)
from .bonus_track import add_tiles, has_tiles
from .paying import discard_bonus
from .steps import DECLINE, GOING_BACK, RETURN, RETURNING, TAKING_ANY, USE
from .told import EARNED, MORE_KEY, RETURNED, SCORED, USED_BONUS

if TYPE_CHECKING:
    from .position import Paris

# So many different types of buildings and landmarks are the least that tile 30 rewards.
LEAST_TYPES: Final = 4
# Added to the kind with which a step of returning pairs begins, once a pair was returned.
RETURNED_ONE: Final = 8


def add_uses(position: "Paris", seat: i64, legal: list[int]) -> None:
    """Add an action for each bonus tile that the seat may use now to some effect (ruling A24)."""
    held: i64 = position.seats[seat * SEAT_FIELDS + HELD]
    number: i64 = 1
    while held >> number:
        if (held >> number) & 1 and is_useful(position, seat, number):
            legal.append(USE + number - 1)
        number += 1


def is_useful(position: "Paris", seat: i64, number: i64) -> bool:
    """Return whether using the tile by itself would change anything."""
    effect = position.board.effects[number]
    own: i64 = seat * SEAT_FIELDS
    seats = position.seats
    if effect in (GAIN, RESOURCE, PRESTIGE):
        return True
    if effect == MORE_KEYS:
        price = position.board.figures[number][0]
        return seats[own + SPARE] > 0 and seats[own + FRANCS] >= price
    meeple: i64 = seats[own + MEEPLE]
    if effect in (TAKE_ANY, BACK) and position.board.stops and meeple == TRACK_END:
        return False
    if effect == TAKE_ANY:
        return has_tiles(position, seat, 1, TRACK_END)
    if effect == BACK:
        spaces: i64 = position.board.figures[number][0]
        return has_tiles(position, seat, meeple - spaces, meeple - 1)
    if effect == PRESTIGE_PAIRS:
        return has_pair(position, seat, BRONZE)
    if effect == RESOURCE_PAIRS:
        return has_pair(position, seat, 0)
    return points_of(position, seat, number) > 0


def points_of(position: "Paris", seat: i64, number: i64) -> i64:
    """Return the VP that the tile would bring by what the seat has and occupies now."""
    board = position.board
    effect = board.effects[number]
    if effect == GAIN:
        return board.figures[number][1]
    if effect == PER_VALUE:
        return count_value(position, seat, board.figures[number][0]) * board.figures[number][1]
    if effect == PER_LANDMARK:
        return count_landmarks(position, seat) * board.figures[number][0]
    if effect == PER_TILE:
        held: i64 = position.seats[seat * SEAT_FIELDS + HELD]
        # The tile itself does not count, whether it is still held or just being used.
        return count_bits(held & ~(1 << number)) * board.figures[number][0]
    if effect == PER_TYPE:
        types = count_types(position, seat)
        return board.figures[number][types - LEAST_TYPES] if types >= LEAST_TYPES else 0
    return 0


def count_bits(bits: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def count_value(position: "Paris", seat: i64, value: i64) -> i64:
    """Return how many keys of the seat stand on buildings of that value."""
    first: i64 = seat * KEY_COUNT
    count: i64 = 0
    for index in range(first, first + position.seats[seat * SEAT_FIELDS + OUT]):
        place: i64 = position.standing[index]
        if place < SPACE_COUNT and place % VALUE_COUNT == value:
            count += 1
    return count


def count_landmarks(position: "Paris", seat: i64) -> i64:
    """Return how many keys of the seat stand on landmarks."""
    first: i64 = seat * KEY_COUNT
    count: i64 = 0
    for index in range(first, first + position.seats[seat * SEAT_FIELDS + OUT]):
        place: i64 = position.standing[index]
        if SPACE_COUNT <= place < BANK:
            count += 1
    return count


def count_types(position: "Paris", seat: i64) -> i64:
    """Return on how many types the seat has keys; all landmarks are one."""
    first: i64 = seat * KEY_COUNT
    types: i64 = 0
    for index in range(first, first + position.seats[seat * SEAT_FIELDS + OUT]):
        place: i64 = position.standing[index]
        if place < SPACE_COUNT:
            kind: i64 = position.board.types[position.built[place]]
            types |= 1 << kind
        elif place < BANK:
            types |= 1 << VALUE_COUNT
    return count_bits(types)


def price_of(position: "Paris", number: i64) -> i64:
    """Return what a tile that counts as tokens brings when sold (ruling A25)."""
    return position.board.unit_price[number] * position.board.figures[number][1]


def use(position: "Paris", number: i64) -> None:
    """Use a bonus tile of the acting seat by itself."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    board = position.board
    effect = board.effects[number]
    discard_bonus(position, seat, number)
    position.tell(USED_BONUS, seat, number)
    if effect in (RESOURCE, PRESTIGE):
        earn(position, seat, price_of(position, number))
    elif effect == MORE_KEYS:
        price = board.figures[number][0]
        position.seats[own + FRANCS] -= price
        position.seats[own + SPARE] -= 1
        position.seats[own + SCREEN] += 1
        position.tell(MORE_KEY, seat, price)
    elif effect == TAKE_ANY:
        position.push(TAKING_ANY, 0)
    elif effect == BACK:
        position.push(GOING_BACK, board.figures[number][0])
    elif effect == PRESTIGE_PAIRS:
        position.push(RETURNING, BRONZE)
    elif effect == RESOURCE_PAIRS:
        position.push(RETURNING, 0)
    else:
        if effect == GAIN:
            earn(position, seat, board.figures[number][0])
        score(position, seat, points_of(position, seat, number))


def earn(position: "Paris", seat: i64, francs: i64) -> None:
    """Give Francs to a seat."""
    if francs:
        position.seats[seat * SEAT_FIELDS + FRANCS] += francs
        position.tell(EARNED, seat, francs)


def score(position: "Paris", seat: i64, points: i64) -> None:
    """Give VP to a seat."""
    if points:
        position.seats[seat * SEAT_FIELDS + POINTS] += points
        position.tell(SCORED, seat, points)


# --- tiles 17 and 25


def tiles_anywhere(position: "Paris") -> list[int]:
    """Return an action for each tile that may be taken off the track."""
    legal: list[int] = []
    add_tiles(position, position.actor, 1, TRACK_END, legal)
    return legal


def tiles_behind(position: "Paris", spaces: i64) -> list[int]:
    """Return an action for each tile that lies so many spaces behind, or fewer."""
    legal: list[int] = []
    meeple: i64 = position.seats[position.actor * SEAT_FIELDS + MEEPLE]
    add_tiles(position, position.actor, meeple - spaces, meeple - 1, legal)
    return legal


# --- tiles 23 and 24


def has_pair(position: "Paris", seat: i64, first: i64) -> bool:
    """Return whether the seat has two identical tokens among three kinds."""
    own: i64 = seat * SEAT_FIELDS + TOKENS
    for kind in range(first, first + RESOURCE_COUNT):
        if position.seats[own + kind] >= 2:
            return True
    return False


def pairs(position: "Paris", noted: i64) -> list[int]:
    """Return an action for each pair that may be returned, and to stop once one was."""
    first: i64 = noted % RETURNED_ONE
    own: i64 = position.actor * SEAT_FIELDS + TOKENS
    legal: list[int] = []
    for kind in range(first, first + RESOURCE_COUNT):
        if position.seats[own + kind] >= 2:
            legal.append(RETURN + kind)
    if legal and noted >= RETURNED_ONE:
        legal.append(DECLINE)
    return legal


def return_pair(position: "Paris", kind: i64) -> None:
    """Return two identical tokens: resources to the reserve, prestige out of the game."""
    noted = position.finish_step()
    first: i64 = noted % RETURNED_ONE
    seat = position.actor
    position.seats[seat * SEAT_FIELDS + TOKENS + kind] -= 2
    position.supply = changed(position.supply, kind, position.supply[kind] + 2)
    effect: i64 = PRESTIGE_PAIRS if first else RESOURCE_PAIRS
    points = position.board.pair_points[effect - PRESTIGE_PAIRS]
    position.seats[seat * SEAT_FIELDS + POINTS] += points
    position.tell(RETURNED, seat, kind, points)
    position.push(RETURNING, first + RETURNED_ONE)
