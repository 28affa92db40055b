"""Resources of a move: what may pay them, and the payment (RULES 4.8 and 4.11).

The plan in the position says with what each resource so far is to be paid; nothing is spent
before it is complete.
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .board import (
    ANY,
    END_TILE_COUNT,
    ENDS,
    FRANCS,
    HELD,
    RESOURCE_COUNT,
    SEAT_FIELDS,
    TOKENS,
    TRACK_END,
    USED,
    USED_UP,
    changed,
)
from .steps import END_CODE, PAY, TOKEN_CODE
from .told import EARNED, PAID, PAID_BONUS, PAID_END

if TYPE_CHECKING:
    from .position import Paris

IMPOSSIBLE: Final = 0
WITH_TILES: Final = 1
PLAIN: Final = 2


def affordable(position: "Paris", seat: i64, what: i64) -> i64:
    """Return whether the resources of a tile or landmark can be had, and if tokens will do."""
    needs = position.board.needs
    own: i64 = seat * SEAT_FIELDS
    missing: i64 = 0
    for kind in range(RESOURCE_COUNT):
        need: i64 = needs[what * RESOURCE_COUNT + kind]
        if need > position.seats[own + TOKENS + kind]:
            missing += 1
    if missing == 0:
        return PLAIN
    held: i64 = position.seats[own + HELD]
    if held & position.board.resource_numbers == 0 and position.seats[own + ENDS] == 0:
        return IMPOSSIBLE
    return WITH_TILES if can_go_on(position, seat, what, []) else IMPOSSIBLE


def can_go_on(position: "Paris", seat: i64, what: i64, plan: list[int]) -> bool:
    """Return whether the resources that the plan leaves open can be paid by what it leaves."""
    board = position.board
    own: i64 = seat * SEAT_FIELDS
    held: i64 = position.seats[own + HELD] & board.resource_numbers
    ends: i64 = position.seats[own + ENDS]
    spent: i64 = 0
    short: i64 = 0
    # Resources come in the order of their kinds, so the plan ends within one kind.
    for kind in range(RESOURCE_COUNT):
        need: i64 = board.needs[what * RESOURCE_COUNT + kind]
        have: i64 = position.seats[own + TOKENS + kind]
        while need > 0 and spent < len(plan):
            if plan[spent] == TOKEN_CODE:
                have -= 1
            need -= 1
            spent += 1
        if need > 0:
            number: i64 = 1
            while number <= TRACK_END and have < need:
                if (held >> number) & 1 and board.figures[number][0] == kind:
                    have += board.figures[number][1] - plan.count(number)
                number += 1
            for end in range(END_TILE_COUNT):
                if (ends >> end) & 1 and board.end_gain[end] == kind:
                    have += 1 - plan.count(END_CODE + end)
            if need > have:
                short += need - have
    return short <= wild_units(position, held, plan)


def wild_units(position: "Paris", held: i64, plan: list[int]) -> i64:
    """Return how many resources of any kind the bonus tiles held still stand for."""
    wild: i64 = 0
    for number in range(1, TRACK_END + 1):
        if (held >> number) & 1 and position.board.figures[number][0] == ANY:
            wild += position.board.figures[number][1] - plan.count(number)
    return wild


def unit_kind(position: "Paris", what: i64, place: i64) -> i64:
    """Return the kind of the resource at a place of the bill, or -1 beyond its end."""
    needs = position.board.needs
    for kind in range(RESOURCE_COUNT):
        need: i64 = needs[what * RESOURCE_COUNT + kind]
        if place < need:
            return kind
        place -= need
    return -1


def payments(position: "Paris", what: i64) -> list[int]:
    """Return an action for each way to pay the next resource; none if all are planned."""
    kind = unit_kind(position, what, len(position.plan))
    if kind < 0:
        return []
    legal: list[int] = []
    board = position.board
    own: i64 = position.actor * SEAT_FIELDS
    held: i64 = position.seats[own + HELD] & board.resource_numbers
    ends: i64 = position.seats[own + ENDS]
    if _tokens_left(position, what, kind) > 0:
        _offer(position, what, TOKEN_CODE, legal)
    if held:
        for number in range(1, TRACK_END + 1):
            if (held >> number) & 1:
                figures = board.figures[number]
                if figures[0] == kind or figures[0] == ANY:
                    if position.plan.count(number) < figures[1]:
                        _offer(position, what, number, legal)
    if ends:
        for end in range(END_TILE_COUNT):
            if (ends >> end) & 1 and board.end_gain[end] == kind:
                if END_CODE + end not in position.plan:
                    _offer(position, what, END_CODE + end, legal)
    return legal


def _tokens_left(position: "Paris", what: i64, kind: i64) -> i64:
    """Return how many tokens of the kind the plan leaves."""
    left: i64 = position.seats[position.actor * SEAT_FIELDS + TOKENS + kind]
    place: i64 = 0
    while place < len(position.plan):
        if position.plan[place] == TOKEN_CODE and unit_kind(position, what, place) == kind:
            left -= 1
        place += 1
    return left


def _offer(position: "Paris", what: i64, code: i64, legal: list[int]) -> None:
    """Add a way to pay, unless it would leave a later resource unpaid."""
    if can_go_on(position, position.actor, what, position.plan + [code]):
        legal.append(PAY + code)


def pay(position: "Paris", what: i64) -> None:
    """Spend what the plan says, and sell the unit that is left of a tile (ruling A25)."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    place: i64 = 0
    while place < len(position.plan):
        kind = unit_kind(position, what, place)
        code: i64 = position.plan[place]
        if code == TOKEN_CODE:
            position.seats[own + TOKENS + kind] -= 1
            position.supply = changed(position.supply, kind, position.supply[kind] + 1)
            position.tell(PAID, seat, kind)
        elif code >= END_CODE:
            discard_end(position, seat, code - END_CODE)
            position.tell(PAID_END, seat, kind, code - END_CODE)
        else:
            # A tile that pays for two is used once.
            if position.plan.index(code) == place:
                discard_bonus(position, seat, code)
            position.tell(PAID_BONUS, seat, kind, code)
        place += 1
    for code in position.plan:
        # A tile has two units at the most, so what is left is one.
        if 0 < code < END_CODE and position.plan.count(code) < position.board.figures[code][1]:
            francs = position.board.unit_price[code]
            position.seats[own + FRANCS] += francs
            position.tell(EARNED, seat, francs)
    position.plan = []


def discard_bonus(position: "Paris", seat: i64, number: i64) -> None:
    """Lay a bonus tile face up beside the screen."""
    own: i64 = seat * SEAT_FIELDS
    bit: i64 = 1 << number
    held: i64 = position.seats[own + HELD]
    used: i64 = position.seats[own + USED]
    position.seats[own + HELD] = held & ~bit
    position.seats[own + USED] = used | bit
    gone: i64 = position.left[USED_UP + number]
    position.left = changed(position.left, USED_UP + number, gone + 1)


def discard_end(position: "Paris", seat: i64, end: i64) -> None:
    """Lay an End Game tile aside openly: what it was comes to light."""
    own: i64 = seat * SEAT_FIELDS
    bit: i64 = 1 << end
    ends: i64 = position.seats[own + ENDS]
    position.seats[own + ENDS] = ends & ~bit
    position.reveals += 1
