"""The full state of a match of Revolution! at one moment, hidden bids included."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NOBODY, NOTHING, Course

from .board import Board


class Revolution(Course):
    """Rows are indexed by seat, bids by seat and space, cubes by area and seat.

    Tokens are packed into ints (board.py). During resolution `actor` is the winner of the space
    being resolved.
    """

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        empty = vec[i64]()
        self.turn: i64 = 0
        # During bidding, each seat's tokens before its first bid; after the reveal, tokens gained.
        self.hands: vec[i64] = empty
        # The tokens that each seat has not laid yet.
        self.left: vec[i64] = empty
        # The number of spaces that each seat's bid covers.
        self.used: vec[i64] = empty
        self.knocked: vec[i64] = empty
        self.bids: vec[i64] = empty
        # The revealed bids of the previous turn; copies share this row, so it is only replaced.
        self.last_bids: vec[i64] = empty
        self.scores: vec[i64] = empty
        self.stocks: vec[i64] = empty
        self.cubes: vec[i64] = empty
        # The number of cubes in each area.
        self.filled: vec[i64] = empty
        # The seat whose cube is in the Guardhouse, if any.
        self.guardhouse: i64 = NOBODY
        # Index in the board's order of the space being resolved.
        self.cursor: i64 = -1
        # The number of spaces with a known winner or tie in this turn.
        self.settled: i64 = 0
        # The space whose effects are carried out, and an index into its row of effects.
        self.source: i64 = NOTHING
        self.step: i64 = 0

    def follow(self, like: Self) -> None:
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
