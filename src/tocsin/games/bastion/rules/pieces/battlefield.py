"""The battlefield square: room for several pieces, no shooting, no supporters (RULES 4.45)."""

# mypyc: compile

from mypy_extensions import i64

from ..position import Bastion


def has_room(position: Bastion, weight: i64) -> bool:
    """Return whether the battlefield has room for this weight; a loaded Tower weighs two."""
    return position.crowd + weight <= position.board.room


def is_on_battlefield(position: Bastion, piece: i64) -> bool:
    """Return whether the piece is on the battlefield: no shots and no supporters there."""
    return position.place[piece] == position.board.centre
