"""Invariants of every position of High Card: each seat holds one card of the pack."""

from typing import Any

from tocsin.kernel.position import Position


def check(position: Position) -> None:
    """Raise if a card is missing or not in the pack."""
    match: Any = position
    assert len(match.cards) == match.players
    assert all(1 <= card <= match.board.highest for card in match.cards)
    assert all(match.decided[seat] or not match.thrown[seat] for seat in range(match.players))
