"""The whole truth of a match of High Card at one moment: its fields, and nothing else."""

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
        # The card of each seat, from 1 up.
        self.cards: vec[i64] = vec[i64]()
        # Who has decided, and who threw the card away.
        self.decided: vec[i64] = vec[i64]()
        self.thrown: vec[i64] = vec[i64]()

    def follow(self, like: Self) -> None:
        """Take over all fields of another position."""
        super().follow(like)
        self.cards = like.cards[:]
        self.decided = like.decided[:]
        self.thrown = like.thrown[:]
