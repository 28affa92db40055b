"""The bonus track: how tiles are taken from it (RULES 4.18 and 4.19)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from . import board as b
from . import event_ids
from .position import Paris


def barred(position: Paris, seat: i64) -> i64:
    """Return the numbers that the seat may not take, as bits (ruling A4)."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.board.again:
        return position.seats[own + b.HELD]
    return position.seats[own + b.HELD] | position.seats[own + b.USED]


def ahead(position: Paris, seat: i64) -> i64:
    """Return the first space forward of the meeple, which never stays (ruling A30)."""
    return position.seats[seat * b.SEAT_FIELDS + b.MEEPLE] + 1


def add_tiles(position: Paris, seat: i64, first: i64, last: i64, found: vec[i64]) -> vec[i64]:
    """Add an action for each tile that the seat may take from a stretch of the track.

    RULES 4.18 and 4.19.
    """
    closed = barred(position, seat)
    left = position.left
    track = position.track
    place: i64 = max(first, 1)
    while place <= last:
        if left[place]:
            number = track[place]
            if not (closed >> number) & 1:
                found = append(found, b.BONUS + number - 1)
        place += 1
    return found


def has_tiles(position: Paris, seat: i64, first: i64, last: i64) -> bool:
    """Return whether the seat may take any tile from a stretch of the track."""
    closed = barred(position, seat)
    place: i64 = max(first, 1)
    while place <= last:
        if position.left[place] and not (closed >> position.track[place]) & 1:
            return True
        place += 1
    return False


def take_with_meeple(position: Paris, number: i64) -> None:
    """Move the meeple to the tile, forward or back, and take it."""
    position.seats[position.actor * b.SEAT_FIELDS + b.MEEPLE] = position.place_of[number]
    take(position, number)


def take(position: Paris, number: i64) -> None:
    """Take the topmost tile of that number from the track."""
    seat = position.actor
    position.left = with_added(position.left, position.place_of[number], -1)
    position.seats[seat * b.SEAT_FIELDS + b.HELD] |= 1 << number
    position.tell(event_ids.BONUS_TAKEN, seat, number)
