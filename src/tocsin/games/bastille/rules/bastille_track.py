"""The Bastille track: steps, order within a space, coins past the end (RULES 4.8 to 4.10)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from . import event_ids
from .evaluation import is_first
from .position import Bastille


def evaluate_bastille(position: Bastille, seat: i64, value: i64) -> None:
    """Move the marker of a tile's owner."""
    advance(position, seat, value + position.board.steps_first if is_first(position) else value)


def advance(position: Bastille, seat: i64, steps: i64) -> None:
    """Move a marker, and pay its owner for the steps that cannot be made (ruling A25)."""
    here = position.track[seat]
    made = min(steps, position.board.last_space - here)
    if made > 0:
        position.track = with_item(position.track, seat, here + made)
        last: i64 = 0
        for place in position.queue:
            last = max(last, place)
        position.queue = with_item(position.queue, seat, last + 1)
        position.tell(event_ids.MOVED, seat, made, here + made)
    if made < steps:
        position.coins[seat] += steps - made
        position.tell(event_ids.AT_THE_END, seat, steps - made)


def is_ahead(position: Bastille, one: i64, other: i64) -> bool:
    """Return whether a marker comes before another: further on, or there earlier."""
    here = position.track[one]
    there = position.track[other]
    if here != there:
        return here > there
    return position.queue[one] < position.queue[other]


def seat_at(position: Bastille, place: i64) -> i64:
    """Return the seat with that many markers ahead of it."""
    seat: i64
    other: i64
    for seat in range(position.players):
        ahead: i64 = 0
        for other in range(position.players):
            if other != seat and is_ahead(position, other, seat):
                ahead += 1
        if ahead == place:
            return seat
    raise AssertionError(place)
