"""Preparation of a round: tiles and characters laid out (RULES 1.1 and 3.10)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_appended

from . import event_ids
from .board import ASK_TILE
from .position import Bastille


def begin_round(position: Bastille) -> None:
    """Turn up the next tiles and characters; the start player places first (RULES 3.10)."""
    position.round_number += 1
    position.reveals += 1
    position.display = vec[i64]()
    position.ask(ASK_TILE, position.start)
    position.emit(event_ids.ROUND, position.round_number)
    position.emit(event_ids.SHOWN_BONUS, position.bonuses[position.round_number - 1])
    position.emit(event_ids.SHOWN_VERSAILLES, position.versailles[position.round_number - 1])
    # Ruling A24: the deck may be too small for a full display.
    for _ in range(min(position.board.display, len(position.deck) - position.deck_next)):
        card = position.deck[position.deck_next]
        position.deck_next += 1
        # A new row for each event, because copies made at an event share the row.
        position.display = with_appended(position.display, card)
        position.emit(event_ids.SHOWN_CARD, card)


def is_final(position: Bastille) -> bool:
    """Tell whether this is the last round, which ends with the final scoring (RULES 1.1)."""
    return position.round_number == position.board.rounds
