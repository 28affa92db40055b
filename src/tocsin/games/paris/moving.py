"""Move a key: where to, at what price, and what follows (RULES 4.3 to 4.16)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .board import (
    ARC,
    BANK,
    BANKS,
    DISTRICT_COUNT,
    DISTRICT_FIELDS,
    EMPTY,
    FRANCS,
    HELD,
    HERE,
    HIGHEST,
    KEY_COUNT,
    KEYS,
    LANDMARK_COUNT,
    LOT_FIELDS,
    NONE,
    OUT,
    POINTS,
    SEAT_FIELDS,
    SPACE_COUNT,
    SPOT_COUNT,
    SUPPLY,
    TOKENS,
    TRACK_END,
    VALUE_COUNT,
    changed,
)
from .landmarks import add_landmark, open_slots
from .paying import IMPOSSIBLE, PLAIN, WITH_TILES, affordable, discard_bonus, pay
from .steps import BENEFIT, INTO, MOVE, PAYING, REWARDING, TAKING_BONUS, TO, WHERE
from .told import ACQUIRED, ACQUIRED_LANDMARK, SCORED, TOKEN, USED_BONUS

if TYPE_CHECKING:
    from .position import Paris

# So many keys on the buildings and landmarks of a district bring a VP tile (RULES 4.13).
CROWD: Final = 4
# Not yet looked at, where others are IMPOSSIBLE, WITH_TILES or PLAIN.
UNKNOWN: Final = -1


def district_of(position: "Paris", place: i64) -> i64:
    """Return the district of a place on the board; the Arc and the supply have none."""
    if SPACE_COUNT <= place < BANK:
        return position.landmarks[place - SPACE_COUNT]
    return position.board.home[place]


def value_of(position: "Paris", place: i64) -> i64:
    """Return the value a key stands on; banks and the Arc have none."""
    return position.board.worth[place]


def lot_of(spot: i64) -> i64:
    """Return the bit of a spot within its district."""
    bit: i64 = spot % VALUE_COUNT if spot < SPACE_COUNT else spot - SPACE_COUNT + VALUE_COUNT
    return 1 << bit


def enter(position: "Paris", seat: i64, spot: i64) -> i64:
    """Return whether keys and resources let the seat go to the spot, and if it costs tiles."""
    what: i64 = spot
    if spot < SPACE_COUNT:
        what = position.built[spot]
    standing: i64 = position.occupants[spot]
    if standing == 0:
        return affordable(position, seat, what) if position.board.is_dear[what] else PLAIN
    held: i64 = position.seats[seat * SEAT_FIELDS + HELD]
    mine: i64 = standing & (15 << (4 * seat))
    if mine and not held & position.board.own_numbers:
        return IMPOSSIBLE
    if mine != standing and not held & position.board.rival_numbers:
        return IMPOSSIBLE
    return WITH_TILES if affordable(position, seat, what) else IMPOSSIBLE


def open_lots(position: "Paris", seat: i64) -> list[int]:
    """Return the spots of each district that keys may let the seat enter, as bits."""
    board = position.board
    lots = position.lots
    # Without tile 9 or 16 no occupied spot needs a closer look.
    held: i64 = position.seats[seat * SEAT_FIELDS + HELD]
    field: i64 = HERE if held & (board.own_numbers | board.rival_numbers) else EMPTY
    supply: i64 = lots[SUPPLY]
    found: list[int] = []
    for district in range(DISTRICT_COUNT):
        highest: i64 = position.districts[district * DISTRICT_FIELDS + HIGHEST]
        # Of the supply only what is higher than all landmarks there (RULES 4.9).
        found.append(lots[district * LOT_FIELDS + field] | (supply & board.above[highest]))
    return found


def weigh(
    position: "Paris",
    seat: i64,
    district: i64,
    lots: i64,
    eases: list[int],
    legal: list[int] | None,
) -> i64:
    """Return how easily the seat may enter any of some spots of a district.

    With a list, add an action for every target; without one, stop at the first plain target.
    What is found out about a spot is kept in `eases`.
    """
    best: i64 = IMPOSSIBLE
    bit: i64 = 0
    while lots >> bit:
        if (lots >> bit) & 1:
            spot: i64 = district * VALUE_COUNT + bit
            if bit >= VALUE_COUNT:
                spot = SPACE_COUNT + bit - VALUE_COUNT
            ease: i64 = eases[spot]
            if ease == UNKNOWN:
                ease = enter(position, seat, spot)
                eases[spot] = ease
            if ease > best:
                best = ease
            if legal is None:
                if ease == PLAIN:
                    return PLAIN
            elif ease and TO + spot not in legal:
                # From the Arc a new landmark is one target, whatever the district.
                legal.append(TO + spot)
        bit += 1
    return best


def reach(
    position: "Paris",
    seat: i64,
    place: i64,
    open_spots: list[int],
    eases: list[int],
    legal: list[int] | None,
) -> i64:
    """Return how easily a key may go on from a place; with a list, add all targets."""
    board = position.board
    value: i64 = board.worth[place]
    limit: i64 = value + position.seats[seat * SEAT_FIELDS + FRANCS]
    if limit > board.most:
        limit = board.most
    within: i64 = board.above[value] & board.up_to[limit]
    lots: i64 = 0
    if place != ARC:
        home = district_of(position, place)
        lots = open_spots[home] & within
        return weigh(position, seat, home, lots, eases, legal) if lots else IMPOSSIBLE
    best: i64 = IMPOSSIBLE
    for district in range(DISTRICT_COUNT):
        lots = open_spots[district] & within
        if lots:
            ease = weigh(position, seat, district, lots, eases, legal)
            if ease > best:
                best = ease
            if legal is None and best == PLAIN:
                break
    return best


def add_moves(position: "Paris", seat: i64, legal: list[int]) -> i64:
    """Add an action for each key that may move, and return how easily any may."""
    out: i64 = position.seats[seat * SEAT_FIELDS + OUT]
    if out == 0:
        return IMPOSSIBLE
    best: i64 = IMPOSSIBLE
    first: i64 = seat * KEY_COUNT
    open_spots = open_lots(position, seat)
    eases = [UNKNOWN] * SPOT_COUNT
    for index in range(first, first + out):
        place: i64 = position.standing[index]
        ease = reach(position, seat, place, open_spots, eases, None)
        if ease:
            # Two keys may stand on one spot.
            if MOVE + place not in legal:
                legal.append(MOVE + place)
            if ease > best:
                best = ease
    return best


def targets(position: "Paris", place: i64) -> list[int]:
    """Return an action for each target of the key at a place."""
    legal: list[int] = []
    seat = position.actor
    eases = [UNKNOWN] * SPOT_COUNT
    reach(position, seat, place, open_lots(position, seat), eases, legal)
    legal.sort()
    return legal


def aim(position: "Paris", source: i64, spot: i64) -> None:
    """Choose the target of a move; a new landmark by the Arc's key still needs a district."""
    if spot >= SPACE_COUNT and position.landmarks[spot - SPACE_COUNT] == NONE:
        if source == ARC:
            position.push(WHERE, source * LANDMARK_COUNT + spot - SPACE_COUNT)
            return
        expect_payment(position, source, spot, district_of(position, source))
    else:
        expect_payment(position, source, spot, district_of(position, spot))


def openings(position: "Paris", landmark: i64) -> list[int]:
    """Return an action for each district in which the landmark may be built (RULES 4.9)."""
    worth: i64 = position.board.values[SPACE_COUNT + landmark]
    return [
        INTO + district
        for district in range(DISTRICT_COUNT)
        if position.districts[district * DISTRICT_FIELDS + HIGHEST] < worth
    ]


def expect_payment(position: "Paris", source: i64, spot: i64, district: i64) -> None:
    """Put the move on the stack of steps, all but paid."""
    position.push(PAYING, (source * SPOT_COUNT + spot) * DISTRICT_COUNT + district)
    # Without resources to pay there is nothing to ask.
    if not position.board.is_dear[position.built[spot] if spot < SPACE_COUNT else spot]:
        acquire(position)


def bill(position: "Paris", move: i64) -> i64:
    """Return the tile or landmark that a move on the stack is to acquire."""
    spot: i64 = move // DISTRICT_COUNT % SPOT_COUNT
    return position.built[spot] if spot < SPACE_COUNT else spot


def acquire(position: "Paris") -> None:
    """Carry out the move on the stack, in the order of RULES 4.12."""
    move: i64 = position.steps[-1]
    district: i64 = move % DISTRICT_COUNT
    spot: i64 = move // DISTRICT_COUNT % SPOT_COUNT
    source: i64 = move // DISTRICT_COUNT // SPOT_COUNT
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    price: i64 = position.board.values[spot] - value_of(position, source)
    position.withdraw_move()
    # The action itself is taken: the step that offered it goes too.
    position.finish_step()
    is_shared = _spend_permits(position, seat, spot)
    has_benefits = not (is_shared and position.board.bare)
    position.seats[own + FRANCS] -= price
    if spot < SPACE_COUNT:
        tile: i64 = position.built[spot]
        values = position.board.values
        position.tell(ACQUIRED, seat, position.board.types[tile], values[spot], district, price)
        pay(position, tile)
    else:
        landmark: i64 = spot - SPACE_COUNT
        if position.landmarks[landmark] == NONE:
            add_landmark(position, landmark, district)
        position.tell(ACQUIRED_LANDMARK, seat, landmark, district, price)
        pay(position, spot)
        if has_benefits:
            open_slots(position, landmark)
    is_newcomer = step_over(position, seat, source, spot, district)
    if is_newcomer:
        keys: i64 = position.districts[district * DISTRICT_FIELDS + KEYS] + 1
        position.districts = changed(position.districts, district * DISTRICT_FIELDS + KEYS, keys)
        if keys == CROWD:
            if has_benefits:
                position.push(BENEFIT, spot)
            position.push(REWARDING, district)
            return
    if has_benefits:
        benefit(position, spot)


def _spend_permits(position: "Paris", seat: i64, spot: i64) -> bool:
    """Use tiles 9 and 16 as the keys on the target ask for, and return whether tile 16 was.

    RULES 4.22, ruling A10.
    """
    standing: i64 = position.occupants[spot]
    if standing == 0:
        return False
    mine: i64 = standing & (15 << (4 * seat))
    if mine:
        _use_permit(position, seat, position.board.own_numbers)
    if mine == standing:
        return False
    _use_permit(position, seat, position.board.rival_numbers)
    return True


def _use_permit(position: "Paris", seat: i64, numbers: i64) -> None:
    held: i64 = position.seats[seat * SEAT_FIELDS + HELD] & numbers
    for number in range(1, TRACK_END + 1):
        if (held >> number) & 1:
            discard_bonus(position, seat, number)
            position.tell(USED_BONUS, seat, number)
            return


def step_over(position: "Paris", seat: i64, source: i64, spot: i64, district: i64) -> bool:
    """Move the key, and return whether it is new among the buildings of its district."""
    index: i64 = seat * KEY_COUNT
    while position.standing[index] != source:
        index += 1
    position.standing = changed(position.standing, index, spot)
    key: i64 = 1 << (4 * seat)
    position.occupants = changed(position.occupants, spot, position.occupants[spot] + key)
    field: i64 = district * LOT_FIELDS + EMPTY
    empty: i64 = position.lots[field] & ~lot_of(spot)
    if source < BANK:
        left: i64 = position.occupants[source] - key
        position.occupants = changed(position.occupants, source, left)
        if left == 0:
            empty |= lot_of(source)
        position.lots = changed(position.lots, field, empty)
        return False
    position.lots = changed(position.lots, field, empty)
    own: i64 = seat * SEAT_FIELDS
    banks: i64 = position.seats[own + BANKS]
    position.seats[own + BANKS] = banks & ~(1 << (source - BANK))
    return True


def benefit(position: "Paris", spot: i64) -> None:
    """Give what the building acquired brings (RULES 4.14 to 4.16)."""
    if spot >= SPACE_COUNT:
        return
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    kind: i64 = position.tokens[spot]
    if kind != NONE:
        position.tokens = changed(position.tokens, spot, NONE)
        position.seats[own + TOKENS + kind] += 1
        position.tell(TOKEN, seat, kind)
    value: i64 = spot % VALUE_COUNT
    points = position.board.points[value]
    if points:
        position.seats[own + POINTS] += points
        position.tell(SCORED, seat, points)
    if position.board.bonus_fee[value] >= 0:
        position.push(TAKING_BONUS, position.board.bonus_fee[value])
