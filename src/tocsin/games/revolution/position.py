"""The whole truth of a match of Revolution! at one moment: its fields."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOBODY, NOTHING, Course

from .board import Board


class Revolution(Course):
    """Rows are indexed by seat, bids by seat and space, cubes by area and seat.

    Tokens are packed into ints (board.py). While spaces are resolved, `actor` is who won the one
    at hand.
    """

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        self.turn: i64 = 0
        # During the bidding what each seat announced; from the reveal on what it has gained.
        self.hands: vec[i64] = nothing
        # What each seat has not laid yet.
        self.left: vec[i64] = nothing
        # How many spaces each seat's bid has opened.
        self.used: vec[i64] = nothing
        self.knocked: vec[i64] = nothing
        self.bids: vec[i64] = nothing
        # All bids of the turn before, which everybody has seen; replaced as a whole.
        self.last_bids: vec[i64] = nothing
        self.scores: vec[i64] = nothing
        self.stocks: vec[i64] = nothing
        self.cubes: vec[i64] = nothing
        # How many cubes stand in each area.
        self.filled: vec[i64] = nothing
        # Whose cube is in the Guardhouse.
        self.guardhouse: i64 = NOBODY
        # Which space of the board's order is being resolved.
        self.cursor: i64 = -1
        # Of how many spaces of that order it is known who won them.
        self.settled: i64 = 0
        # The space whose effects are being carried out, and how far down its list.
        self.source: i64 = NOTHING
        self.step: i64 = 0

    def follow(self, like: Self) -> None:
        """Take over all fields of another position."""
        super().follow(like)
        self.turn = like.turn
        self.hands = like.hands[:]
        self.left = like.left[:]
        self.used = like.used[:]
        self.knocked = like.knocked[:]
        self.bids = like.bids[:]
        self.last_bids = like.last_bids
        self.scores = like.scores[:]
        self.stocks = like.stocks[:]
        self.cubes = like.cubes[:]
        self.filled = like.filled[:]
        self.guardhouse = like.guardhouse
        self.cursor = like.cursor
        self.settled = like.settled
        self.source = like.source
        self.step = like.step
