"""Landmarks: built in rising order, and their prestige rewards (RULES 4.9, 4.10 and 4.17).

The argument of a turn's last step says which slots of the landmark acquired in this turn are
still open, and whether a unit of a bonus tile waits to be used.
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .board import (
    ANY,
    DISTRICT_FIELDS,
    EMPTY,
    END_TILE_COUNT,
    ENDS,
    FRANCS,
    HELD,
    HERE,
    HIGHEST,
    KIND_COUNT,
    LOT_FIELDS,
    POINTS,
    RESOURCE_COUNT,
    SEAT_FIELDS,
    SLOT_COUNT,
    SPACE_COUNT,
    SUPPLY,
    TOKENS,
    TRACK_END,
    VALUE_COUNT,
    changed,
)
from .paying import discard_bonus, discard_end
from .steps import CODE_COUNT, END_CODE, HAND, TOKEN_CODE
from .told import EARNED, HANDED, NEW_LANDMARK, USED_BONUS, USED_END

if TYPE_CHECKING:
    from .position import Paris

ALL_SLOTS: Final = 7
MASKS: Final = 8
# A unit that waits is written as the number of its tile.
WAITING: Final = TRACK_END + 1


def add_landmark(position: "Paris", landmark: i64, district: i64) -> None:
    """Put a landmark from the supply into a district."""
    position.landmarks = changed(position.landmarks, landmark, district)
    value = position.board.values[SPACE_COUNT + landmark]
    lot: i64 = 1 << (VALUE_COUNT + landmark)
    lots = position.lots.copy()
    lots[district * LOT_FIELDS + HERE] |= lot
    lots[district * LOT_FIELDS + EMPTY] |= lot
    lots[SUPPLY] -= lot
    position.lots = lots
    field: i64 = district * DISTRICT_FIELDS + HIGHEST
    position.districts = changed(position.districts, field, value)
    position.tell(NEW_LANDMARK, position.actor, landmark, district)


def open_slots(position: "Paris", landmark: i64) -> None:
    """Open the prestige slots of the landmark acquired."""
    set_slots(position, landmark, ALL_SLOTS, 0)


def set_slots(position: "Paris", landmark: i64, mask: i64, waiting: i64) -> None:
    """Note the open slots and the tile of which a unit waits."""
    position.steps[1] = ((landmark + 1) * MASKS + mask) * WAITING + waiting


def best_slot(position: "Paris", landmark: i64, mask: i64, kind: i64) -> i64:
    """Return the open slot of that kind with the most VP, or -1."""
    for slot in range(SLOT_COUNT):
        if (mask >> slot) & 1 and position.board.slot_kind[landmark * SLOT_COUNT + slot] == kind:
            return slot
    return -1


def add_hand_ins(position: "Paris", legal: list[int]) -> None:
    """Add an action for each way to fill an open slot."""
    noted: i64 = position.steps[1]
    if noted == 0:
        return
    waiting: i64 = noted % WAITING
    mask: i64 = noted // WAITING % MASKS
    landmark: i64 = noted // WAITING // MASKS - 1
    board = position.board
    own: i64 = position.actor * SEAT_FIELDS
    held: i64 = position.seats[own + HELD] & board.prestige_numbers
    ends: i64 = position.seats[own + ENDS]
    for kind in range(RESOURCE_COUNT, KIND_COUNT):
        if best_slot(position, landmark, mask, kind) < 0:
            continue
        first: i64 = HAND + (kind - RESOURCE_COUNT) * CODE_COUNT
        if position.seats[own + TOKENS + kind]:
            legal.append(first + TOKEN_CODE)
        for number in range(1, TRACK_END + 1):
            if (held >> number) & 1 or number == waiting:
                if board.figures[number][0] == ANY or board.figures[number][0] == kind:
                    legal.append(first + number)
        for end in range(END_TILE_COUNT):
            if (ends >> end) & 1 and board.end_gain[end] == kind:
                legal.append(first + END_CODE + end)


def hand_in(position: "Paris", kind: i64, code: i64) -> None:
    """Fill a slot of the landmark with a token or a tile."""
    noted: i64 = position.steps[1]
    waiting: i64 = noted % WAITING
    mask: i64 = noted // WAITING % MASKS
    landmark: i64 = noted // WAITING // MASKS - 1
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    slot = best_slot(position, landmark, mask, kind)
    points = position.board.slot_points[landmark * SLOT_COUNT + slot]
    if code == TOKEN_CODE:
        position.seats[own + TOKENS + kind] -= 1
        position.supply = changed(position.supply, kind, position.supply[kind] + 1)
    elif code >= END_CODE:
        discard_end(position, seat, code - END_CODE)
        position.tell(USED_END, seat, code - END_CODE)
    elif code == waiting:
        waiting = 0
    else:
        # Only another tile with two units drives a waiting unit out (ruling A25).
        if position.board.figures[code][1] > 1:
            sell_waiting(position)
            waiting = code
        discard_bonus(position, seat, code)
        position.tell(USED_BONUS, seat, code)
    position.seats[own + POINTS] += points
    position.tell(HANDED, seat, kind, points)
    set_slots(position, landmark, mask & ~(1 << slot), waiting)


def sell_waiting(position: "Paris") -> None:
    """Sell the unit of a bonus tile that was not handed in (ruling A25)."""
    noted: i64 = position.steps[1]
    waiting: i64 = noted % WAITING
    if waiting:
        seat = position.actor
        francs = position.board.unit_price[waiting]
        position.seats[seat * SEAT_FIELDS + FRANCS] += francs
        position.tell(EARNED, seat, francs)
