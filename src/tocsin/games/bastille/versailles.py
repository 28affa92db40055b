"""Versailles: the first tile chooses a bonus, the second takes the other (RULES 4.4)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import ASK_BONUS, FROM_VERSAILLES, TAKE_BONUS
from .bonuses import gain

if TYPE_CHECKING:
    from .position import Bastille


def visit(position: "Bastille", seat: i64, is_first: bool) -> None:
    """Evaluate a tile at Versailles."""
    if is_first:
        position.ask(seat, ASK_BONUS, [TAKE_BONUS, TAKE_BONUS + 1])
    else:
        take(position, seat, 1 - position.memo)


def take(position: "Bastille", seat: i64, side: i64) -> None:
    """Take one of the two bonuses."""
    position.memo = side
    tile = position.board.versailles[position.versailles[position.round_number - 1]]
    gain(position, seat, tile[2 * side], tile[2 * side + 1], FROM_VERSAILLES)
