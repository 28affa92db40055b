"""Owners of items (objects) and of events (RULES 4.46 and 4.49)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import index_of

from .board import IN_HAND_OF, KIND, NOTHING, OBJECT_COUNT, PIECE_COUNT, PRISON_OF, TOWER
from .position import Bastion


def object_in_hand(position: Bastion, seat: i64) -> i64:
    """Return the object that the seat has not attached yet, or NOTHING."""
    if not position.board.advanced:
        return NOTHING
    return index_of(position.bearer, IN_HAND_OF - seat)


def event_in_hand(position: Bastion, seat: i64) -> i64:
    """Return the event that the seat has not played yet, or NOTHING."""
    if not position.board.advanced:
        return NOTHING
    return index_of(position.event_at, seat)


def object_of(position: Bastion, piece: i64) -> i64:
    """Return the object that the piece bears, or NOTHING."""
    return index_of(position.bearer, piece)


def has_object(position: Bastion, piece: i64, number: i64) -> bool:
    """Return whether the piece bears this object."""
    return position.board.advanced and position.bearer[number] == piece


def can_bear(position: Bastion, piece: i64) -> bool:
    """Return whether an object can be attached to the piece (RULES 4.46)."""
    if position.place[piece] < 0 or KIND[piece % PIECE_COUNT] == TOWER:
        return False
    return object_of(position, piece) == NOTHING


def loose_object(position: Bastion, seat: i64) -> i64:
    """Return the first object whose bearer is a prisoner of the seat, or NOTHING."""
    for number in range(OBJECT_COUNT):
        piece: i64 = position.bearer[number]
        if piece >= 0 and position.place[piece] == PRISON_OF - seat:
            return number
    return NOTHING
