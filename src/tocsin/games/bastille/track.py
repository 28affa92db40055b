"""The Bastille track: steps, order within a space, coins past the end (RULES 4.8 to 4.10)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .told import AT_THE_END, MOVED

if TYPE_CHECKING:
    from .position import Bastille


def move(position: "Bastille", seat: i64, steps: i64) -> None:
    """Move a marker, and pay its owner for the steps that cannot be made."""
    here: i64 = position.track[seat]
    room: i64 = position.board.last_space - here
    made = min(steps, room)
    if made > 0:
        position.track[seat] = here + made
        position.queue[seat] = max(position.queue) + 1
        position.tell(MOVED, seat, made, here + made)
    if made < steps:
        position.coins[seat] += steps - made
        position.tell(AT_THE_END, seat, steps - made)


def is_ahead(position: "Bastille", one: i64, other: i64) -> bool:
    """Return whether a marker comes before another: further on, or there earlier."""
    here: i64 = position.track[one]
    there: i64 = position.track[other]
    if here != there:
        return here > there
    return position.queue[one] < position.queue[other]


def seat_at(position: "Bastille", place: i64) -> i64:
    """Return the seat with that many markers ahead of it."""
    for seat in range(position.players):
        ahead: i64 = 0
        for other in range(position.players):
            if other != seat and is_ahead(position, other, seat):
                ahead += 1
        if ahead == place:
            return seat
    raise AssertionError(place)


def advance(position: "Bastille", seat: i64, value: i64, is_first: bool) -> None:
    """Evaluate a tile at the Bastille."""
    extra: i64 = position.board.steps_first if is_first else 0
    move(position, seat, value + extra)
