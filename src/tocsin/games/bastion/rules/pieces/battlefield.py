"""The battlefield square: room for many, and what nobody suffers there (RULES 4.45)."""

# mypyc: compile

from mypy_extensions import i64

from ..position import Bastion


def has_room(position: Bastion, weight: i64) -> bool:
    """Return whether so many more pieces find room there, a loaded Tower being two."""
    return position.crowd + weight <= position.board.room


def stands_there(position: Bastion, piece: i64) -> bool:
    """Return whether the piece is there: it neither shoots nor is shot at or outnumbered."""
    return position.place[piece] == position.board.centre
