"""Laying out a round: tiles, characters and weapon tokens (RULES 2.3, 3.10 and 7.8)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import ASK_TILE, CARD_COUNT, PLACING
from .told import ARSENAL_LAID, ROUND, SHOWN_BONUS, SHOWN_CARD, SHOWN_VERSAILLES

if TYPE_CHECKING:
    from .position import Bastille


def begin_round(position: "Bastille") -> None:
    """Turn up the next tiles and characters; the start player is to place."""
    position.round_number += 1
    position.reveals += 1
    position.phase = PLACING
    position.tell(ROUND, position.round_number)
    position.tell(SHOWN_BONUS, position.bonuses[position.round_number - 1])
    position.tell(SHOWN_VERSAILLES, position.versailles[position.round_number - 1])
    position.display.clear()
    while len(position.display) < position.board.display and position.deck_next < CARD_COUNT:
        card: i64 = position.deck[position.deck_next]
        position.deck_next += 1
        position.display.append(card)
        position.tell(SHOWN_CARD, card)
    position.actor = position.start
    position.asked = ASK_TILE


def lay_out_arsenal(position: "Bastille") -> None:
    """Lay out weapon tokens at the Bastille."""
    position.reveals += 1
    for _ in range(position.board.arsenal):
        position.arsenal[position.stock[position.stock_next]] += 1
        position.stock_next += 1
    position.tell(ARSENAL_LAID, position.arsenal[0], position.arsenal[1], position.arsenal[2])
