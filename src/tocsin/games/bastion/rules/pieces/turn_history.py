"""Actions of each piece in this turn, which limit its further actions."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from ..position import Bastion


def mark_deed(position: Bastion, piece: i64, deed: i64) -> None:
    """Mark an action of the piece in this turn, by its bit (board.DISPLACED and following)."""
    position.deeds = with_item(position.deeds, piece, position.deeds[piece] | deed)


def clear_deeds(position: Bastion, piece: i64) -> None:
    """Clear the actions of a piece that leaves the board or comes back to it."""
    position.deeds = with_item(position.deeds, piece, 0)
