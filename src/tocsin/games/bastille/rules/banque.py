"""Banque de Paris: coins, and the start player marker (RULES 4.1)."""

# mypyc: compile

from mypy_extensions import i64

from . import event_ids
from .bonuses import gain_coins
from .evaluation import is_first
from .position import Bastille


def evaluate_banque(position: Bastille, seat: i64, value: i64) -> None:
    """Pay for a tile, and hand over the marker."""
    gain_coins(position, seat, value * position.board.coins_each_value)
    if is_first(position):
        # At once: it decides this round's flag ties and, in the last round, the monks' order.
        position.start = seat
        position.tell(event_ids.STARTS, seat)
