"""The full state of a match of High Card at one moment, hidden cards included."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from .board import Board


class HighCard(Course):
    """Rows are indexed by seat."""

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        # The card of each seat, at least 1.
        self.cards: vec[i64] = vec[i64]()
        # 1 for a seat that has decided, and for one that threw its card away.
        self.decided: vec[i64] = vec[i64]()
        self.thrown: vec[i64] = vec[i64]()

    def copy_from(self, other: Self) -> None:
        """Copy all fields from another position."""
        super().copy_from(other)
        self.cards = other.cards[:]
        self.decided = other.decided[:]
        self.thrown = other.thrown[:]
