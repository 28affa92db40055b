"""The rounds: tiles and characters laid out, and which is the last (RULES 1.1 and 3.10)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from . import event_ids
from .board import ASK_TILE
from .position import Bastille


def begin_round(position: Bastille) -> None:
    """Turn up the next tiles and characters; the start player is to place (RULES 3.10)."""
    position.round_number += 1
    position.reveals += 1
    position.display = vec[i64]()
    position.ask(ASK_TILE, position.start)
    position.tell(event_ids.ROUND, position.round_number)
    position.tell(event_ids.SHOWN_BONUS, position.bonuses[position.round_number - 1])
    position.tell(event_ids.SHOWN_VERSAILLES, position.versailles[position.round_number - 1])
    # As many as there are (ruling A24).
    for place in range(min(position.board.display, len(position.deck) - position.deck_next)):
        card = position.deck[position.deck_next]
        position.deck_next += 1
        # Told one by one, each row being a twin's who was told of it.
        position.display = append(position.display[:place], card)
        position.tell(event_ids.SHOWN_CARD, card)


def is_final(position: Bastille) -> bool:
    """Return whether the scoring that comes with this round is the final one (RULES 1.1)."""
    return position.round_number == position.board.rounds
