"""The Bastille track: steps, order within a space, coins past the end (RULES 4.8 to 4.10)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from . import event_ids
from .evaluation import is_first
from .position import Bastille


def evaluate_bastille(position: Bastille, seat: i64, value: i64) -> None:
    """Move the marker of a tile's owner by the tile's value, plus a bonus for the first tile."""
    advance(position, seat, value + position.board.steps_first if is_first(position) else value)


def advance(position: Bastille, seat: i64, steps: i64) -> None:
    """Move a marker; pay its owner a coin for each step past the end (ruling A25)."""
    space = position.track[seat]
    made = min(steps, position.board.last_space - space)
    if made > 0:
        position.track = with_item(position.track, seat, space + made)
        last: i64 = 0
        for arrival in position.queue:
            last = max(last, arrival)
        position.queue = with_item(position.queue, seat, last + 1)
        position.emit(event_ids.MOVED, seat, made, space + made)
    if made < steps:
        position.coins[seat] += steps - made
        position.emit(event_ids.AT_THE_END, seat, steps - made)


def is_ahead(position: Bastille, one: i64, other: i64) -> bool:
    """Tell whether a marker is ahead of another: further on, or earlier on the same space."""
    space = position.track[one]
    other_space = position.track[other]
    if space != other_space:
        return space > other_space
    return position.queue[one] < position.queue[other]


def seat_at(position: Bastille, rank: i64) -> i64:
    """Return the seat whose marker has this rank on the track; the leader has rank 0."""
    seat: i64
    other: i64
    for seat in range(position.players):
        ahead: i64 = 0
        for other in range(position.players):
            if other != seat and is_ahead(position, other, seat):
                ahead += 1
        if ahead == rank:
            return seat
    raise AssertionError(rank)
