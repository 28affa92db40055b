"""Payment of the resources of a move (RULES 1.4, 4.8 and 4.11).

`Paris.plan` lists the means chosen so far, resource by resource. Nothing is spent before the plan
is complete.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from . import board as b
from . import event_ids
from .bookkeeping import discard_bonus, discard_end, earn
from .position import Paris

# Ease of a move.
IMPOSSIBLE: Final = 0
WITH_TILES: Final = 1
PLAIN: Final = 2
# A purse packs the seat's units of wood, marble, gold and of any kind in one int, PURSE_BITS each.
PURSE_BITS: Final = 8
PURSE_MASK: Final = 255


def costs_wood(kind: str, value: str, option: str) -> bool:
    """Tell whether a building of a type and value costs wood (RULES 1.4, ruling A1)."""
    return value == "8" if option == "value8" else kind == "residence"


def purse_of(position: Paris, seat: i64) -> i64:
    """Return the purse of a seat: its tokens and the tiles that count as resources."""
    board = position.board
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    purse: i64 = seats[own + b.TOKENS + b.WOOD]
    purse += seats[own + b.TOKENS + b.MARBLE] << PURSE_BITS
    purse += seats[own + b.TOKENS + b.GOLD] << (2 * PURSE_BITS)
    held: i64 = seats[own + b.HELD] & board.resource_numbers
    for number in range(1, b.TRACK_END + 1):
        if (held >> number) & 1:
            kind = board.figures[number * b.FIGURE_COUNT]
            if kind == b.ANY:
                kind = b.RESOURCE_COUNT
            purse += board.figures[number * b.FIGURE_COUNT + 1] << (kind * PURSE_BITS)
    ends: i64 = seats[own + b.ENDS]
    for end in range(b.END_TILE_COUNT):
        if (ends >> end) & 1 and board.end_gain[end] < b.RESOURCE_COUNT:
            purse += 1 << (board.end_gain[end] * PURSE_BITS)
    return purse


def affordable(position: Paris, seat: i64, item: i64, purse: i64) -> i64:
    """Return the ease of paying the resources of an item: PLAIN if tokens suffice."""
    needs = position.board.costs
    own: i64 = seat * b.SEAT_FIELDS + b.TOKENS
    ease: i64 = PLAIN
    short: i64 = 0
    for kind in range(b.RESOURCE_COUNT):
        need = needs[item * b.RESOURCE_COUNT + kind]
        if need > position.seats[own + kind]:
            ease = WITH_TILES
            have = (purse >> (kind * PURSE_BITS)) & PURSE_MASK
            if need > have:
                short += need - have
    return ease if short <= purse >> (b.RESOURCE_COUNT * PURSE_BITS) else IMPOSSIBLE


def can_go_on(position: Paris, item: i64, plan: vec[i64]) -> bool:
    """Tell whether the seat can pay the open resources of an item after a plan."""
    purse = purse_of(position, position.actor)
    left: i64 = purse >> (b.RESOURCE_COUNT * PURSE_BITS)
    spent: i64 = 0
    # The plan pays the resources in the order of their kinds.
    for kind in range(b.RESOURCE_COUNT):
        need = position.board.costs[item * b.RESOURCE_COUNT + kind]
        have = (purse >> (kind * PURSE_BITS)) & PURSE_MASK
        while need > 0 and spent < len(plan):
            if is_wild(position, plan[spent]):
                left -= 1
            else:
                have -= 1
            need -= 1
            spent += 1
        if need > have:
            left -= need - have
    return left >= 0


def is_wild(position: Paris, code: i64) -> bool:
    """Tell whether a payment is a bonus tile that stands for any resource."""
    if code == b.TOKEN_CODE or code >= b.END_CODE:
        return False
    return position.board.figures[code * b.FIGURE_COUNT] == b.ANY


def unit_kind(position: Paris, item: i64, index: i64) -> i64:
    """Return the kind of an item's resource by its index, or -1 beyond the last."""
    needs = position.board.costs
    for kind in range(b.RESOURCE_COUNT):
        need = needs[item * b.RESOURCE_COUNT + kind]
        if index < need:
            return kind
        index -= need
    return -1


def payments(position: Paris, item: i64) -> vec[i64]:
    """Return an action for each way to pay the next resource; none if the plan is complete."""
    actions = vec[i64]()
    kind = unit_kind(position, item, len(position.plan))
    if kind < 0:
        return actions
    board = position.board
    own: i64 = position.actor * b.SEAT_FIELDS
    held: i64 = position.seats[own + b.HELD] & board.resource_numbers
    ends: i64 = position.seats[own + b.ENDS]
    if _tokens_left(position, item, kind) > 0:
        actions = _offered(position, item, b.TOKEN_CODE, actions)
    for number in range(1, b.TRACK_END + 1):
        if (held >> number) & 1:
            tile_kind = board.figures[number * b.FIGURE_COUNT]
            units = board.figures[number * b.FIGURE_COUNT + 1]
            if (tile_kind == kind or tile_kind == b.ANY) and count(position.plan, number) < units:
                actions = _offered(position, item, number, actions)
    for end in range(b.END_TILE_COUNT):
        if (ends >> end) & 1 and board.end_gain[end] == kind:
            if count(position.plan, b.END_CODE + end) == 0:
                actions = _offered(position, item, b.END_CODE + end, actions)
    return actions


def count(row: vec[i64], item: i64) -> i64:
    """Return the number of occurrences of an item in a row."""
    total: i64 = 0
    for each in row:
        if each == item:
            total += 1
    return total


def _tokens_left(position: Paris, item: i64, kind: i64) -> i64:
    """Return the number of tokens of a kind that the plan leaves."""
    left: i64 = position.seats[position.actor * b.SEAT_FIELDS + b.TOKENS + kind]
    for index in range(len(position.plan)):
        if position.plan[index] == b.TOKEN_CODE and unit_kind(position, item, index) == kind:
            left -= 1
    return left


def _offered(position: Paris, item: i64, code: i64, actions: vec[i64]) -> vec[i64]:
    """Add a payment, unless a later resource could not be paid after it."""
    plan = append(position.plan[:], code)
    return append(actions, b.PAY + code) if can_go_on(position, item, plan) else actions


def pay(position: Paris, item: i64) -> None:
    """Spend the planned tokens and tiles, and sell the unit left of a tile (ruling A25)."""
    seat = position.actor
    plan = position.plan
    for index in range(len(plan)):
        kind = unit_kind(position, item, index)
        code = plan[index]
        if code == b.TOKEN_CODE:
            position.seats[seat * b.SEAT_FIELDS + b.TOKENS + kind] -= 1
            position.supply = with_added(position.supply, kind, 1)
            position.emit(event_ids.PAID, seat, kind)
        elif code >= b.END_CODE:
            discard_end(position, seat, code - b.END_CODE)
            position.emit(event_ids.PAID_END, seat, kind, code - b.END_CODE)
        else:
            # A tile that pays for two resources is discarded once.
            if (position.seats[seat * b.SEAT_FIELDS + b.HELD] >> code) & 1:
                discard_bonus(position, seat, code)
            position.emit(event_ids.PAID_BONUS, seat, kind, code)
    for code in plan:
        # A tile has at most two units, so at most one is left.
        if b.TOKEN_CODE < code < b.END_CODE:
            if count(plan, code) < position.board.figures[code * b.FIGURE_COUNT + 1]:
                earn(position, seat, position.board.unit_price[code])
    position.plan = vec[i64]()
