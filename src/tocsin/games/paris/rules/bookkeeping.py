"""Gains of Francs and VP, and used tiles laid aside (RULES 4.20 and 4.25)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from . import board as b
from . import event_ids
from .position import Paris


def earn(position: Paris, seat: i64, francs: i64) -> None:
    """Give Francs to a seat; money is unlimited (ruling A16)."""
    if francs:
        position.seats[seat * b.SEAT_FIELDS + b.FRANCS] += francs
        position.emit(event_ids.EARNED, seat, francs)


def score(position: Paris, seat: i64, source: i64, points: i64) -> None:
    """Give VP to a seat and emit the event."""
    if points:
        add_points(position, seat, source, points)
        position.emit(event_ids.SCORED, seat, points)


def add_points(position: Paris, seat: i64, source: i64, points: i64) -> None:
    """Give VP to a seat and count them by source."""
    position.seats[seat * b.SEAT_FIELDS + b.POINTS] += points
    position.scored = with_added(position.scored, seat * b.SOURCE_COUNT + source, points)


def discard_bonus(position: Paris, seat: i64, number: i64) -> None:
    """Lay a bonus tile face up beside the screen."""
    own: i64 = seat * b.SEAT_FIELDS
    bit: i64 = 1 << number
    position.seats[own + b.HELD] &= ~bit
    position.seats[own + b.USED] |= bit
    position.left = with_added(position.left, b.USED_UP + number, 1)


def discard_end(position: Paris, seat: i64, end: i64) -> None:
    """Lay an End Game tile aside face up, which reveals it."""
    bit: i64 = 1 << end
    position.seats[seat * b.SEAT_FIELDS + b.ENDS] &= ~bit
    position.reveals += 1
