"""Supporters of an attack: soldiers together, archers together (RULES 4.25, 4.44 and 4.45)."""

# mypyc: compile

from mypy_extensions import i64

from .. import board
from ..board import ARCHER, KIND, NOTHING, PIECE_COUNT
from ..pieces.battlefield import is_on_battlefield
from ..position import Bastion


def can_gang(position: Bastion, piece: i64) -> bool:
    """Return whether the valiant can have supporters (RULES 4.25 and 4.45, ruling A13)."""
    if position.target != NOTHING and is_on_battlefield(position, position.target):
        return False
    return KIND[piece % PIECE_COUNT] <= ARCHER


def is_companion(position: Bastion, piece: i64, valiant: i64) -> bool:
    """Return whether the piece can support the valiant (RULES 4.25, rulings A13 and A37)."""
    kind = KIND[piece % PIECE_COUNT]
    if kind == KIND[valiant % PIECE_COUNT]:
        return True
    # At four players Archers are soldiers (RULES 4.44).
    return kind <= ARCHER and position.board.side[ARCHER] == board.ARMY


assert board.SOLDIER == 0  # `<= ARCHER` means a Soldier or an Archer
