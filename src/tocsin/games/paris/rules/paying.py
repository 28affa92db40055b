"""Resources of a move: what costs wood, what may pay, and the payment (RULES 1.4, 4.8 and 4.11).

The plan in the position says with what each resource so far is to be paid; nothing is spent
before it is complete.
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

IMPOSSIBLE: Final = 0
WITH_TILES: Final = 1
PLAIN: Final = 2
# A purse has so many bits for each kind of resource that tokens and tiles stand for, and then
# for the units of any kind.
PURSE_BITS: Final = 8
PURSE_MASK: Final = 255


def costs_wood(kind: str, value: str, option: str) -> bool:
    """Return whether a building of that type and value costs wood (RULES 1.4, ruling A1)."""
    return value == "8" if option == "value8" else kind == "residence"


def purse(position: Paris, seat: i64) -> i64:
    """Return how many resources of each kind the tokens and tiles of a seat stand for."""
    board = position.board
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    found: i64 = seats[own + b.TOKENS + b.WOOD]
    found += seats[own + b.TOKENS + b.MARBLE] << PURSE_BITS
    found += seats[own + b.TOKENS + b.GOLD] << (2 * PURSE_BITS)
    held: i64 = seats[own + b.HELD] & board.resource_numbers
    number: i64 = 1
    while held >> number:
        if (held >> number) & 1:
            kind = board.figures[number * b.FIGURE_COUNT]
            if kind == b.ANY:
                kind = b.RESOURCE_COUNT
            found += board.figures[number * b.FIGURE_COUNT + 1] << (kind * PURSE_BITS)
        number += 1
    ends: i64 = seats[own + b.ENDS]
    end: i64 = 0
    while ends >> end:
        if (ends >> end) & 1 and board.end_gain[end] < b.RESOURCE_COUNT:
            found += 1 << (board.end_gain[end] * PURSE_BITS)
        end += 1
    return found


def affordable(position: Paris, seat: i64, what: i64, had: i64) -> i64:
    """Return whether a purse has the resources of a tile or landmark, and if tokens will do."""
    needs = position.board.needs
    own: i64 = seat * b.SEAT_FIELDS + b.TOKENS
    ease: i64 = PLAIN
    short: i64 = 0
    for kind in range(b.RESOURCE_COUNT):
        need = needs[what * b.RESOURCE_COUNT + kind]
        if need > position.seats[own + kind]:
            ease = WITH_TILES
            have = (had >> (kind * PURSE_BITS)) & PURSE_MASK
            if need > have:
                short += need - have
    return ease if short <= had >> (b.RESOURCE_COUNT * PURSE_BITS) else IMPOSSIBLE


def can_go_on(position: Paris, what: i64, plan: vec[i64]) -> bool:
    """Return whether the resources that a plan leaves open can be paid by what it leaves."""
    had = purse(position, position.actor)
    left: i64 = had >> (b.RESOURCE_COUNT * PURSE_BITS)
    spent: i64 = 0
    # Resources come in the order of their kinds, so the plan ends within one kind.
    for kind in range(b.RESOURCE_COUNT):
        need = position.board.needs[what * b.RESOURCE_COUNT + kind]
        have = (had >> (kind * PURSE_BITS)) & PURSE_MASK
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
    """Return whether what pays is a bonus tile that stands for any resource."""
    if code == b.TOKEN_CODE or code >= b.END_CODE:
        return False
    return position.board.figures[code * b.FIGURE_COUNT] == b.ANY


def unit_kind(position: Paris, what: i64, place: i64) -> i64:
    """Return the kind of the resource at a place of the bill, or -1 beyond its end."""
    needs = position.board.needs
    for kind in range(b.RESOURCE_COUNT):
        need = needs[what * b.RESOURCE_COUNT + kind]
        if place < need:
            return kind
        place -= need
    return -1


def payments(position: Paris, what: i64) -> vec[i64]:
    """Return an action for each way to pay the next resource; none if all are planned."""
    found = vec[i64]()
    kind = unit_kind(position, what, len(position.plan))
    if kind < 0:
        return found
    board = position.board
    own: i64 = position.actor * b.SEAT_FIELDS
    held: i64 = position.seats[own + b.HELD] & board.resource_numbers
    ends: i64 = position.seats[own + b.ENDS]
    if _tokens_left(position, what, kind) > 0:
        found = _offered(position, what, b.TOKEN_CODE, found)
    number: i64 = 1
    while held >> number:
        if (held >> number) & 1:
            of = board.figures[number * b.FIGURE_COUNT]
            units = board.figures[number * b.FIGURE_COUNT + 1]
            if (of == kind or of == b.ANY) and count(position.plan, number) < units:
                found = _offered(position, what, number, found)
        number += 1
    end: i64 = 0
    while ends >> end:
        if (ends >> end) & 1 and board.end_gain[end] == kind:
            if count(position.plan, b.END_CODE + end) == 0:
                found = _offered(position, what, b.END_CODE + end, found)
        end += 1
    return found


def count(row: vec[i64], item: i64) -> i64:
    """Return how often an item is in a row."""
    found: i64 = 0
    for each in row:
        if each == item:
            found += 1
    return found


def _tokens_left(position: Paris, what: i64, kind: i64) -> i64:
    """Return how many tokens of the kind the plan leaves."""
    left: i64 = position.seats[position.actor * b.SEAT_FIELDS + b.TOKENS + kind]
    place: i64 = 0
    while place < len(position.plan):
        if position.plan[place] == b.TOKEN_CODE and unit_kind(position, what, place) == kind:
            left -= 1
        place += 1
    return left


def _offered(position: Paris, what: i64, code: i64, found: vec[i64]) -> vec[i64]:
    """Add a way to pay, unless it would leave a later resource unpaid."""
    plan = append(position.plan[:], code)
    return append(found, b.PAY + code) if can_go_on(position, what, plan) else found


def pay(position: Paris, what: i64) -> None:
    """Spend what the plan says, and sell the unit that is left of a tile (ruling A25)."""
    seat = position.actor
    plan = position.plan
    place: i64 = 0
    while place < len(plan):
        kind = unit_kind(position, what, place)
        code = plan[place]
        if code == b.TOKEN_CODE:
            position.seats[seat * b.SEAT_FIELDS + b.TOKENS + kind] -= 1
            position.supply = with_added(position.supply, kind, 1)
            position.tell(event_ids.PAID, seat, kind)
        elif code >= b.END_CODE:
            discard_end(position, seat, code - b.END_CODE)
            position.tell(event_ids.PAID_END, seat, kind, code - b.END_CODE)
        else:
            # A tile that pays for two is used once.
            if (position.seats[seat * b.SEAT_FIELDS + b.HELD] >> code) & 1:
                discard_bonus(position, seat, code)
            position.tell(event_ids.PAID_BONUS, seat, kind, code)
        place += 1
    for code in plan:
        # A tile has two units at the most, so what is left is one.
        if b.TOKEN_CODE < code < b.END_CODE:
            if count(plan, code) < position.board.figures[code * b.FIGURE_COUNT + 1]:
                earn(position, seat, position.board.unit_price[code])
    position.plan = vec[i64]()
