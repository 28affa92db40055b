"""Banque de Paris: coins, and the start player marker (RULES 4.1)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .bonuses import gain_coins
from .told import STARTS

if TYPE_CHECKING:
    from .position import Bastille


def cash(position: "Bastille", seat: i64, value: i64, is_first: bool) -> None:
    """Evaluate a tile at the bank."""
    gain_coins(position, seat, value * position.board.coins_each_value)
    if is_first:
        # At once: it decides this round's flag ties and, in the last round, the monks' order.
        position.start = seat
        position.tell(STARTS, seat)
