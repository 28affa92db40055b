"""The bonus track: how tiles are taken from it (RULES 4.15, 4.18 and 4.19)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import FRANCS, HELD, MEEPLE, SEAT_FIELDS, TRACK_END, USED, changed
from .steps import BONUS, DECLINE
from .told import BONUS_TAKEN, PAID_FEE

if TYPE_CHECKING:
    from .position import Paris


def barred(position: "Paris", seat: i64) -> i64:
    """Return the numbers that the seat may not take, as bits (ruling A4)."""
    own: i64 = seat * SEAT_FIELDS
    if position.board.again:
        return position.seats[own + HELD]
    return position.seats[own + HELD] | position.seats[own + USED]


def add_tiles(position: "Paris", seat: i64, first: i64, last: i64, legal: list[int]) -> None:
    """Add an action for each tile that the seat may take from a stretch of the track."""
    closed = barred(position, seat)
    place: i64 = max(first, 1)
    while place <= last:
        if position.left[place]:
            number: i64 = position.track[place]
            if not (closed >> number) & 1:
                legal.append(BONUS + number - 1)
        place += 1


def has_tiles(position: "Paris", seat: i64, first: i64, last: i64) -> bool:
    """Return whether the seat may take any tile from a stretch of the track."""
    closed = barred(position, seat)
    place: i64 = max(first, 1)
    while place <= last:
        if position.left[place] and not (closed >> position.track[place]) & 1:
            return True
        place += 1
    return False


def bonuses(position: "Paris", fee: i64) -> list[int]:
    """Return an action for each tile ahead, and to decline; none if there is nothing to take."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    legal: list[int] = []
    ahead: i64 = position.seats[own + MEEPLE] + 1
    if position.seats[own + FRANCS] >= fee:
        add_tiles(position, seat, ahead, TRACK_END, legal)
    elif has_tiles(position, seat, ahead, TRACK_END):
        # Nothing to take as yet, but a free action may bring the Francs.
        legal.append(DECLINE)
        return legal
    if legal:
        legal.append(DECLINE)
    return legal


def take_ahead(position: "Paris", number: i64) -> None:
    """Pay the fee, move the meeple forward and take the tile."""
    fee = position.finish_step()
    if fee:
        position.seats[position.actor * SEAT_FIELDS + FRANCS] -= fee
        position.tell(PAID_FEE, position.actor, fee)
    take_with_meeple(position, number)


def take_with_meeple(position: "Paris", number: i64) -> None:
    """Move the meeple to the tile, forward or back, and take it."""
    position.seats[position.actor * SEAT_FIELDS + MEEPLE] = position.place_of[number]
    take(position, number)


def take(position: "Paris", number: i64) -> None:
    """Take the topmost tile of that number from the track."""
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    bit: i64 = 1 << number
    place: i64 = position.place_of[number]
    position.left = changed(position.left, place, position.left[place] - 1)
    held: i64 = position.seats[own + HELD]
    position.seats[own + HELD] = held | bit
    position.tell(BONUS_TAKEN, seat, number)
