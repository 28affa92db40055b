"""What the pieces have done this turn, which limits what they may still do."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from ..position import Bastion


def note_deed(position: Bastion, piece: i64, deed: i64) -> None:
    """Note that the piece has done something, by its bit (board.py)."""
    position.deeds = with_item(position.deeds, piece, position.deeds[piece] | deed)


def forget_deeds(position: Bastion, piece: i64) -> None:
    """Let a piece that leaves the board, or comes back to it, have done nothing."""
    position.deeds = with_item(position.deeds, piece, 0)
