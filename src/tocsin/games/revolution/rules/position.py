"""The full state of a match of Revolution! at one moment, hidden bids included."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import NO_SEAT, NOTHING, Course

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
        self.guardhouse: i64 = NO_SEAT
        # Index in the board's order of the space being resolved.
        self.cursor: i64 = -1
        # The number of spaces with a known winner or tie in this turn.
        self.settled: i64 = 0
        # The space whose effects are carried out, and an index into its row of effects.
        self.source: i64 = NOTHING
        self.step: i64 = 0

    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        self.turn = other.turn
        self.hands = other.hands[:]
        self.left = other.left[:]
        self.used = other.used[:]
        self.knocked = other.knocked[:]
        self.bids = other.bids[:]
        self.last_bids = other.last_bids
        self.scores = other.scores[:]
        self.stocks = other.stocks[:]
        self.cubes = other.cubes[:]
        self.filled = other.filled[:]
        self.guardhouse = other.guardhouse
        self.cursor = other.cursor
        self.settled = other.settled
        self.source = other.source
        self.step = other.step
