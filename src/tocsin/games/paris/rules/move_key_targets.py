"""Targets of a key and the ease of reaching them (RULES 4.3 to 4.7 and 4.9).

The ease of a move is IMPOSSIBLE, WITH_TILES (bonus or End Game tiles must be spent) or PLAIN.
"""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from . import board as b
from .landmarks import buildable
from .paying import IMPOSSIBLE, PLAIN, WITH_TILES, affordable, purse_of
from .position import Paris


def district_of(position: Paris, place: i64) -> i64:
    """Return the district of a place; NONE for the Arc and for landmarks in the supply."""
    if b.SPACE_COUNT <= place < b.BANK:
        return position.landmarks[place - b.SPACE_COUNT]
    return position.board.home_districts[place]


def item_at(position: Paris, spot: i64) -> i64:
    """Return the item at a spot: its building tile, or the landmark's own spot."""
    return position.built[spot] if spot < b.SPACE_COUNT else spot


def spot_of(district: i64, lot: i64) -> i64:
    """Return the spot of a lot of a district."""
    if lot < b.VALUE_COUNT:
        return district * b.VALUE_COUNT + lot
    return b.SPACE_COUNT + lot - b.VALUE_COUNT


def lot_of(spot: i64) -> i64:
    """Return the bit of a spot within its district."""
    if spot < b.SPACE_COUNT:
        return 1 << (spot % b.VALUE_COUNT)
    return 1 << (spot - b.SPACE_COUNT + b.VALUE_COUNT)


def entry_ease(position: Paris, seat: i64, spot: i64, purse: i64) -> i64:
    """Return the ease of entering a spot, Francs aside (RULES 4.6, rulings A10 and A19)."""
    item = item_at(position, spot)
    board = position.board
    standing = position.occupants[spot]
    if standing == 0:
        return affordable(position, seat, item, purse) if board.has_cost[item] else PLAIN
    # An own key needs tile 9, a rival's key tile 16 (ruling A10).
    held = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    mine: i64 = standing & (15 << (4 * seat))
    if mine and not held & board.own_numbers:
        return IMPOSSIBLE
    if mine != standing and not held & board.rival_numbers:
        return IMPOSSIBLE
    return WITH_TILES if affordable(position, seat, item, purse) else IMPOSSIBLE


def candidate_field(position: Paris, seat: i64) -> i64:
    """Return the field of lots to consider: HERE with a tile 9 or 16, else EMPTY."""
    held = position.seats[seat * b.SEAT_FIELDS + b.HELD]
    board = position.board
    return b.HERE if held & (board.own_numbers | board.rival_numbers) else b.EMPTY


def affordable_lots(position: Paris, seat: i64, place: i64) -> i64:
    """Return the lots above a key that the seat has the Francs for (RULES 4.5 and 4.7)."""
    board = position.board
    value = board.place_values[place]
    limit = value + position.seats[seat * b.SEAT_FIELDS + b.FRANCS]
    return (
        board.lots_above[value]
        & board.lots_up_to[limit if limit < board.max_value else board.max_value]
    )


def best_ease(position: Paris, seat: i64, district: i64, lots: i64, purse: i64) -> i64:
    """Return the best ease among some lots of a district."""
    best: i64 = IMPOSSIBLE
    for lot in range(b.LOT_BITS):
        if (lots >> lot) & 1:
            ease = entry_ease(position, seat, spot_of(district, lot), purse)
            if ease == PLAIN:
                return PLAIN
            if ease > best:
                best = ease
    return best


def district_ease(
    position: Paris, seat: i64, district: i64, means: i64, field: i64, purse: i64
) -> i64:
    """Return the best ease in a district among the lots within the seat's means."""
    lots = position.lots
    first: i64 = district * b.LOT_FIELDS
    new = buildable(position, district)
    empty = (lots[first + b.EMPTY] | new) & means
    # The usual case needs bits only: an empty target without resources.
    if empty & ~(lots[first + b.COSTLY] | position.board.costly_landmarks):
        return PLAIN
    candidates = empty if field == b.EMPTY else (lots[first + field] | new) & means
    return best_ease(position, seat, district, candidates, purse) if candidates else IMPOSSIBLE


def key_ease(position: Paris, seat: i64, place: i64, field: i64, purse: i64) -> i64:
    """Return the best ease of the key at a place (RULES 4.4 and 4.5)."""
    means = affordable_lots(position, seat, place)
    if place != b.ARC:
        return district_ease(position, seat, district_of(position, place), means, field, purse)
    best: i64 = IMPOSSIBLE
    for district in range(b.DISTRICT_COUNT):
        ease = district_ease(position, seat, district, means, field, purse)
        if ease > best:
            best = ease
        if best == PLAIN:
            break
    return best


def add_moves(position: Paris, seat: i64, actions: vec[i64]) -> tuple[vec[i64], i64]:
    """Add an action for each key that may move; return the actions and the best ease."""
    best: i64 = IMPOSSIBLE
    places = position.key_places(seat)
    if len(places) == 0:
        return actions, best
    purse = purse_of(position, seat)
    field = candidate_field(position, seat)
    for place in places:
        ease = key_ease(position, seat, place, field, purse)
        # Two keys on one spot are offered once.
        if ease and b.MOVE + place not in actions:
            actions = append(actions, b.MOVE + place)
        if ease > best:
            best = ease
    return actions, best


def targets(position: Paris, seat: i64, place: i64) -> vec[i64]:
    """Return an action for each target of the key at a place (RULES 4.3, ruling A2)."""
    means = affordable_lots(position, seat, place)
    purse = purse_of(position, seat)
    field = candidate_field(position, seat)
    first: i64 = 0
    last: i64 = b.DISTRICT_COUNT - 1
    if place != b.ARC:
        first = district_of(position, place)
        last = first
    # From the Arc a new landmark is one target for all districts.
    landmarks: i64 = 0
    actions = vec[i64](capacity=b.ROW_CAPACITY)
    for district in range(first, last + 1):
        lots = position.lots[district * b.LOT_FIELDS + field] | buildable(position, district)
        lots &= means
        landmarks |= lots >> b.VALUE_COUNT
        for value in range(b.VALUE_COUNT):
            if (lots >> value) & 1:
                spot: i64 = district * b.VALUE_COUNT + value
                if entry_ease(position, seat, spot, purse):
                    actions = append(actions, b.TO + spot)
    for landmark in range(b.LANDMARK_COUNT):
        if (landmarks >> landmark) & 1 and entry_ease(
            position, seat, b.SPACE_COUNT + landmark, purse
        ):
            actions = append(actions, b.TO + b.SPACE_COUNT + landmark)
    return actions
