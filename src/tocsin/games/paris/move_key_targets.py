"""Where a key may go, and at what price (RULES 4.3 to 4.7 and 4.9)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from . import board as b
from .landmarks import buildable
from .paying import IMPOSSIBLE, PLAIN, WITH_TILES, affordable, purse
from .position import Paris


def district_of(position: Paris, place: i64) -> i64:
    """Return the district of a place on the board; the Arc and the supply have none."""
    if b.SPACE_COUNT <= place < b.BANK:
        return position.landmarks[place - b.SPACE_COUNT]
    return position.board.home[place]


def acquisition(position: Paris, spot: i64) -> i64:
    """Return the tile or landmark at a spot, by which its cost is known."""
    return position.built[spot] if spot < b.SPACE_COUNT else spot


def spot_of(district: i64, lot: i64) -> i64:
    """Return the spot that a bit of a district stands for."""
    if lot < b.VALUE_COUNT:
        return district * b.VALUE_COUNT + lot
    return b.SPACE_COUNT + lot - b.VALUE_COUNT


def lot_of(spot: i64) -> i64:
    """Return the bit of a spot within its district."""
    lot: i64 = (
        spot % b.VALUE_COUNT if spot < b.SPACE_COUNT else spot - b.SPACE_COUNT + b.VALUE_COUNT
    )
    return 1 << lot


def enter(position: Paris, seat: i64, spot: i64, had: i64) -> i64:
    """Return whether keys and resources let the seat go to the spot, and if it costs tiles.

    RULES 4.6, rulings A10 and A19.
    """
    what = acquisition(position, spot)
    board = position.board
    standing = position.occupants[spot]
    if standing == 0:
        return affordable(position, seat, what, had) if board.is_dear[what] else PLAIN
    # Tile 9 for a key of one's own, tile 16 for others, both for both (ruling A10).
    held = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    mine: i64 = standing & (15 << (4 * seat))
    if mine and not held & board.own_numbers:
        return IMPOSSIBLE
    if mine != standing and not held & board.rival_numbers:
        return IMPOSSIBLE
    return WITH_TILES if affordable(position, seat, what, had) else IMPOSSIBLE


def looked_at(position: Paris, seat: i64) -> i64:
    """Return which spots of a district deserve a look: all, or the empty ones only."""
    held = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    board = position.board
    return b.HERE if held & (board.own_numbers | board.rival_numbers) else b.EMPTY


def within_means(position: Paris, seat: i64, place: i64) -> i64:
    """Return the spots above a key that the seat has the Francs for, as bits of any district.

    RULES 4.5 and 4.7.
    """
    board = position.board
    value = board.worth[place]
    limit = value + position.seats[seat * b.SEAT_FIELDS + b.FRANCS]
    return board.above[value] & board.up_to[limit if limit < board.most else board.most]


def easiest(position: Paris, seat: i64, district: i64, lots: i64, had: i64) -> i64:
    """Return how easily the seat may enter any of some spots of a district."""
    best: i64 = IMPOSSIBLE
    lot: i64 = 0
    while lots >> lot:
        if (lots >> lot) & 1:
            ease = enter(position, seat, spot_of(district, lot), had)
            if ease == PLAIN:
                return PLAIN
            if ease > best:
                best = ease
        lot += 1
    return best


def ease_in(position: Paris, seat: i64, district: i64, means: i64, field: i64, had: i64) -> i64:
    """Return how easily the seat may enter any spot of a district that it has the Francs for."""
    lots = position.lots
    first: i64 = district * b.LOT_FIELDS
    new = buildable(position, district)
    empty = (lots[first + b.EMPTY] | new) & means
    # Most often the bits alone tell.
    if empty & ~(lots[first + b.DEAR] | position.board.dear_lots):
        return PLAIN
    entered = empty if field == b.EMPTY else (lots[first + field] | new) & means
    return easiest(position, seat, district, entered, had) if entered else IMPOSSIBLE


def ease_of(position: Paris, seat: i64, place: i64, field: i64, had: i64) -> i64:
    """Return how easily the key at a place may go on (RULES 4.4 and 4.5)."""
    means = within_means(position, seat, place)
    if place != b.ARC:
        return ease_in(position, seat, district_of(position, place), means, field, had)
    best: i64 = IMPOSSIBLE
    for district in range(b.DISTRICT_COUNT):
        ease = ease_in(position, seat, district, means, field, had)
        if ease > best:
            best = ease
        if best == PLAIN:
            break
    return best


def add_moves(position: Paris, seat: i64, found: vec[i64]) -> tuple[vec[i64], i64]:
    """Add an action for each key that may move, and return how easily any may."""
    best: i64 = IMPOSSIBLE
    had = purse(position, seat)
    field = looked_at(position, seat)
    for index in range(seat * b.KEY_COUNT, position.keys_end(seat)):
        place = position.standing[index]
        ease = ease_of(position, seat, place, field, had)
        # Two keys may stand on one spot.
        if ease and b.MOVE + place not in found:
            found = append(found, b.MOVE + place)
        if ease > best:
            best = ease
    return found, best


def targets(position: Paris, seat: i64, place: i64) -> vec[i64]:
    """Return an action for each target of the key at a place, in the order of their numbers.

    RULES 4.3, ruling A2.
    """
    means = within_means(position, seat, place)
    had = purse(position, seat)
    field = looked_at(position, seat)
    first: i64 = 0
    last: i64 = b.DISTRICT_COUNT - 1
    if place != b.ARC:
        first = district_of(position, place)
        last = first
    # From the Arc a new landmark is one target, whatever the district.
    landmarks: i64 = 0
    found = vec[i64](capacity=b.ROOM)
    for district in range(first, last + 1):
        lots = position.lots[district * b.LOT_FIELDS + field] | buildable(position, district)
        lots &= means
        landmarks |= lots >> b.VALUE_COUNT
        for value in range(b.VALUE_COUNT):
            if (lots >> value) & 1:
                spot: i64 = district * b.VALUE_COUNT + value
                if enter(position, seat, spot, had):
                    found = append(found, b.TO + spot)
    landmark: i64 = 0
    while landmarks >> landmark:
        if (landmarks >> landmark) & 1 and enter(position, seat, b.SPACE_COUNT + landmark, had):
            found = append(found, b.TO + b.SPACE_COUNT + landmark)
        landmark += 1
    return found
