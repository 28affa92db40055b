"""Landmarks, built in rising order, and their prestige slots (RULES 4.9, 4.10 and 4.17)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.fields import with_added, with_item

from . import board as b
from . import event_ids, wording
from .bookkeeping import add_points, discard_bonus, discard_end
from .position import Paris

# The bit set of a landmark's three slots.
ALL_SLOTS: Final = 7


def buildable(position: Paris, district: i64) -> i64:
    """Return the lots of the landmarks that may be built in a district (RULES 4.9, ruling A20)."""
    highest = position.districts[district * b.DISTRICT_FIELDS + b.HIGHEST]
    return position.lots[b.SUPPLY] & position.board.lots_above[highest]


def add_landmark(position: Paris, landmark: i64, district: i64) -> None:
    """Put a landmark from the supply into a district."""
    position.landmarks = with_item(position.landmarks, landmark, district)
    lot: i64 = 1 << (b.VALUE_COUNT + landmark)
    lots = position.lots[:]
    lots[district * b.LOT_FIELDS + b.HERE] |= lot
    lots[district * b.LOT_FIELDS + b.EMPTY] |= lot
    lots[b.SUPPLY] -= lot
    position.lots = lots
    value = position.board.values[b.SPACE_COUNT + landmark]
    highest: i64 = district * b.DISTRICT_FIELDS + b.HIGHEST
    position.districts = with_item(position.districts, highest, value)
    position.emit(event_ids.NEW_LANDMARK, position.actor, landmark, district)


def open_slots(position: Paris, landmark: i64) -> None:
    """Open the prestige slots of an acquired landmark until the turn ends (ruling A27)."""
    position.acquired = landmark
    position.open_slots = ALL_SLOTS
    position.waiting = 0


def best_slot(position: Paris, kind: i64) -> i64:
    """Return the open slot of a kind with the highest VP, or -1."""
    first: i64 = position.acquired * b.SLOT_COUNT
    for slot in range(b.SLOT_COUNT):
        if (position.open_slots >> slot) & 1 and position.board.slot_kind[first + slot] == kind:
            return slot
    return -1


def slot_points(position: Paris, slot: i64) -> i64:
    """Return the VP of a slot of the acquired landmark."""
    return position.board.slot_points[position.acquired * b.SLOT_COUNT + slot]


def add_hand_ins(position: Paris, actions: vec[i64]) -> vec[i64]:
    """Add an action for each way to fill an open slot."""
    if position.acquired == b.NONE:
        return actions
    board = position.board
    own: i64 = position.actor * b.SEAT_FIELDS
    tiles = position.seats[own + b.HELD] & board.prestige_numbers
    if position.waiting:
        tiles |= 1 << position.waiting
    ends = position.seats[own + b.ENDS]
    for kind in range(b.RESOURCE_COUNT, b.KIND_COUNT):
        if best_slot(position, kind) < 0:
            continue
        first: i64 = b.HAND + (kind - b.RESOURCE_COUNT) * b.CODE_COUNT
        if position.seats[own + b.TOKENS + kind]:
            actions = append(actions, first + b.TOKEN_CODE)
        for number in range(1, b.TRACK_END + 1):
            if (tiles >> number) & 1:
                tile_kind = board.figures[number * b.FIGURE_COUNT]
                if tile_kind == b.ANY or tile_kind == kind:
                    actions = append(actions, first + number)
        for end in range(b.END_TILE_COUNT):
            if (ends >> end) & 1 and board.end_gain[end] == kind:
                actions = append(actions, first + b.END_CODE + end)
    return actions


def hand_in(position: Paris, action: i64) -> None:
    """Fill a slot of the landmark with a token or a tile."""
    filled: i64 = action - b.HAND
    kind: i64 = b.RESOURCE_COUNT + filled // b.CODE_COUNT
    code: i64 = filled % b.CODE_COUNT
    seat = position.actor
    own: i64 = seat * b.SEAT_FIELDS
    slot = best_slot(position, kind)
    points = slot_points(position, slot)
    if code == b.TOKEN_CODE:
        position.seats[own + b.TOKENS + kind] -= 1
        position.supply = with_added(position.supply, kind, 1)
    elif code >= b.END_CODE:
        discard_end(position, seat, code - b.END_CODE)
        position.emit(event_ids.USED_END, seat, code - b.END_CODE)
    elif code == position.waiting:
        position.waiting = 0
    else:
        # Another tile with two units replaces the waiting unit, which is sold (ruling A25).
        if position.board.figures[code * b.FIGURE_COUNT + 1] > 1:
            sell_waiting(position)
            position.waiting = code
        discard_bonus(position, seat, code)
        position.emit(event_ids.USED_BONUS, seat, code)
    add_points(position, seat, b.FROM_PRESTIGE, points)
    position.open_slots &= ~(1 << slot)
    position.emit(event_ids.HANDED, seat, kind, points)


def sell_waiting(position: Paris) -> None:
    """Sell the waiting unit of a bonus tile, if any (ruling A25)."""
    if position.waiting:
        seat = position.actor
        francs = position.board.unit_price[position.waiting]
        position.seats[seat * b.SEAT_FIELDS + b.FRANCS] += francs
        position.emit(event_ids.EARNED, seat, francs)


def hand_in_option(position: Paris, action: int, text: str) -> Option:
    """Return the option to fill a slot, with its VP."""
    filled = action - b.HAND
    kind = b.RESOURCE_COUNT + filled // b.CODE_COUNT
    points = slot_points(position, best_slot(position, kind))
    return wording.spend_option(
        text, filled % b.CODE_COUNT, kind, wording.HAND_KEYS, {"points": points}
    )
