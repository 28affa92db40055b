"""Notre Dame: exchanging a tile for a better one (RULES 4.2 and 4.3)."""

# mypyc: compile

from mypy_extensions import i64

from . import event_ids
from .board import FROM_NOTRE_DAME
from .bonuses import score
from .evaluation import is_first, return_tile
from .position import Bastille
from .upgrade import can_raise, raise_tile


def evaluate_notre_dame(position: Bastille, seat: i64, value: i64) -> None:
    """Give a tile back to its owner and exchange it; an exchanged first tile scores."""
    return_tile(position)
    exchanged = can_raise(position, seat, value)
    if exchanged:
        raise_tile(position, seat, value)
    else:
        position.emit(event_ids.KEPT, seat, value)
    if is_first(position) and can_score(position, exchanged):
        score(position, seat, FROM_NOTRE_DAME, position.board.exchange_points)


def can_score(position: Bastille, exchanged: bool) -> bool:
    """Tell whether a first tile scores: only if exchanged, except by option (ruling A5)."""
    return exchanged or not position.board.exchange_needed
