"""Notre Dame: exchanging a tile for a better one (RULES 4.2, 4.3 and 4.14)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import FROM_NOTRE_DAME, RAISE, VALUE_COUNT
from .bonuses import score
from .told import EXCHANGED, KEPT

if TYPE_CHECKING:
    from .position import Bastille


def can_raise(position: "Bastille", seat: i64, value: i64) -> bool:
    """Return whether the seat's supply holds a tile of just the next value."""
    return value < VALUE_COUNT and position.supply[seat * VALUE_COUNT + value] > 0


def raise_tile(position: "Bastille", seat: i64, value: i64) -> None:
    """Exchange a tile in front of its owner for the next value; the old one leaves the game."""
    index: i64 = seat * VALUE_COUNT + value
    position.tiles[index - 1] -= 1
    position.supply[index] -= 1
    position.tiles[index] += 1
    position.tell(EXCHANGED, seat, value, value + 1)


def exchange(position: "Bastille", seat: i64, value: i64, is_first: bool) -> None:
    """Evaluate a tile at Notre Dame, once it is back in front of its owner."""
    exchanged = can_raise(position, seat, value)
    if exchanged:
        raise_tile(position, seat, value)
    else:
        position.tell(KEPT, seat, value)
    if scores(position, is_first, exchanged):
        score(position, seat, FROM_NOTRE_DAME, position.board.exchange_points)


def scores(position: "Bastille", is_first: bool, exchanged: bool) -> bool:
    """Return whether a tile scores: where nothing is exchanged, nothing happens (ruling A5)."""
    return is_first and (exchanged or not position.board.exchange_needed)


def upgrades(position: "Bastille", seat: i64) -> list[int]:
    """Return an action for each value that an upgrade may raise."""
    return [
        RAISE + value - 1
        for value in range(1, VALUE_COUNT)
        if position.tiles[seat * VALUE_COUNT + value - 1] and can_raise(position, seat, value)
    ]
