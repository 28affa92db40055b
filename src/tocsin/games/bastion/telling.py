"""What is told of an answer that has no effect of its own yet but can be seen (RULES 6)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .boards import PIECE_COUNT
from .steps import (
    ASSAULT,
    BOARD,
    COURAGE,
    DECLARE,
    FREE,
    LAY,
    MOVE,
    REDRAW,
    SUPPORT,
    TARGET,
    VALIANT,
)
from .told import AIMED, AIMED_AT_GATE, CARD_ADDED, PICKED, WENT_ON

if TYPE_CHECKING:
    from .position import Bastion


def tell_answer(position: "Bastion", seat: i64, action: i64) -> None:
    """Tell which piece, target or card the seat has named, or only that it goes on."""
    if MOVE <= action < BOARD:
        position.tell(PICKED, seat, action - MOVE)
    elif TARGET <= action < ASSAULT:
        target: i64 = action - TARGET
        position.tell(AIMED, seat, target % PIECE_COUNT, target // PIECE_COUNT)
    elif ASSAULT <= action < VALIANT:
        position.tell(AIMED_AT_GATE, seat, action - ASSAULT)
    elif VALIANT <= action < SUPPORT:
        position.tell(PICKED, seat, action - VALIANT)
    elif SUPPORT <= action < DECLARE:
        position.tell(PICKED, seat, action - SUPPORT)
    elif COURAGE <= action < LAY:
        position.tell(CARD_ADDED, seat, action - COURAGE + 1)
    elif FREE <= action < REDRAW:
        position.tell(PICKED, seat, action - FREE)
    else:
        position.tell(WENT_ON, seat)
