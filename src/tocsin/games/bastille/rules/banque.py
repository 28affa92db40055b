"""Banque de Paris: coins, and the start player marker (RULES 4.1)."""

# mypyc: compile

from mypy_extensions import i64

from . import event_ids
from .bonuses import gain_coins
from .evaluation import is_first
from .position import Bastille


def evaluate_banque(position: Bastille, seat: i64, value: i64) -> None:
    """Pay the owner of a tile; the first tile also takes the start player marker."""
    gain_coins(position, seat, value * position.board.coins_each_value)
    if is_first(position):
        # Immediately: the start player decides flag ties of this round and the order of the
        # monks in the last round.
        position.start = seat
        position.emit(event_ids.STARTS, seat)
