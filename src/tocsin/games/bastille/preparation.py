"""Laying out a round: tiles, characters and weapon tokens (RULES 2.3, 3.10 and 7.8)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from . import told
from .board import ASK_TILE
from .position import Bastille


def begin_round(position: Bastille) -> None:
    """Turn up the next tiles and characters; the start player is to place (RULES 3.10)."""
    position.round_number += 1
    position.reveals += 1
    position.display = vec[i64]()
    position.ask(ASK_TILE, position.start)
    position.tell(told.ROUND, position.round_number)
    position.tell(told.SHOWN_BONUS, position.bonuses[position.round_number - 1])
    position.tell(told.SHOWN_VERSAILLES, position.versailles[position.round_number - 1])
    # As many as there are (ruling A24).
    for place in range(min(position.board.display, len(position.deck) - position.deck_next)):
        card = position.deck[position.deck_next]
        position.deck_next += 1
        # Told one by one, each row being a twin's who was told of it.
        position.display = append(position.display[:place], card)
        position.tell(told.SHOWN_CARD, card)


def lay_out_arsenal(position: Bastille) -> None:
    """Lay out weapon tokens at the Bastille (RULES 2.3 and 7.8)."""
    position.reveals += 1
    arsenal = position.arsenal[:]
    for _ in range(position.board.arsenal):
        arsenal[position.stock[position.stock_next]] += 1
        position.stock_next += 1
    position.arsenal = arsenal
    position.tell(told.ARSENAL_LAID, arsenal[0], arsenal[1], arsenal[2])
