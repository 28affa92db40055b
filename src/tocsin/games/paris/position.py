"""The whole truth of a match of Paris at one moment."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from . import board as b
from .board import Board


class Paris(Course):
    """Rows are indexed by seat, district, spot or tile as board.py names them."""

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        self.first: i64 = 0
        self.round_number: i64 = 1
        # 0 until the last End Game tile is taken.
        self.last_round: i64 = 0
        # How many End Game tiles were taken.
        self.taken_count: i64 = 0
        # What each seat has, SEAT_FIELDS side by side.
        self.seats: vec[i64] = nothing
        # By seat: where each key on the board stands.
        self.standing: vec[i64] = nothing

        # --- rows that change about once a turn or less: twins share them, so that a copy is cheap,
        # and whoever has to change one replaces it (`with_item`)
        # By spot: the keys on it, four bits for each seat.
        self.occupants: vec[i64] = nothing
        # The spots of each district as bits, for speed: they follow from other rows.
        self.lots: vec[i64] = nothing
        # What each district has, DISTRICT_FIELDS side by side.
        self.districts: vec[i64] = nothing
        # The bonus tiles left on each space of the track; behind them those used up, by number.
        self.left: vec[i64] = nothing
        # By kind: resources in the reserve; prestige that has left the game.
        self.supply: vec[i64] = nothing
        # By space: the building tile on it, and the token beside it.
        self.built: vec[i64] = nothing
        self.tokens: vec[i64] = nothing
        # By landmark: its district, or NONE in the supply.
        self.landmarks: vec[i64] = nothing
        # Which number lies on which space of the track and the inverse.
        self.track: vec[i64] = nothing
        self.place_of: vec[i64] = nothing
        # Three piles with room for PILE_SIZE each, from the bottom, and their heights.
        self.piles: vec[i64] = nothing
        self.heights: vec[i64] = nothing
        # The tiles out of the game.
        self.removed: vec[i64] = nothing
        # By seat and source: the VP scored so far.
        self.scored: vec[i64] = nothing
        # By End Game tile: who took it, and as which.
        self.takers: vec[i64] = nothing
        self.taken: vec[i64] = nothing
        # What pays the resources of the move that is being chosen, one after the other.
        self.plan: vec[i64] = nothing

        # The landmark acquired in this turn, whose prestige may be handed in, or NONE; its slots
        # that are still open, as bits; the bonus tile of which a unit waits, or 0 (ruling A25).
        self.acquired: i64 = b.NONE
        self.open_slots: i64 = 0
        self.waiting: i64 = 0

    def follow(self, like: Self) -> None:
        """Take over all that another position has."""
        super().follow(like)
        self.first = like.first
        self.round_number = like.round_number
        self.last_round = like.last_round
        self.taken_count = like.taken_count
        self.seats = like.seats[:]
        self.standing = like.standing[:]
        self.acquired = like.acquired
        self.open_slots = like.open_slots
        self.waiting = like.waiting
        # Shared.
        self.occupants = like.occupants
        self.lots = like.lots
        self.districts = like.districts
        self.left = like.left
        self.supply = like.supply
        self.built = like.built
        self.tokens = like.tokens
        self.landmarks = like.landmarks
        self.track = like.track
        self.place_of = like.place_of
        self.piles = like.piles
        self.heights = like.heights
        self.removed = like.removed
        self.scored = like.scored
        self.takers = like.takers
        self.taken = like.taken
        self.plan = like.plan

    def keys_end(self, seat: i64) -> i64:
        """Return the index in `standing` after the seat's keys."""
        return seat * b.KEY_COUNT + self.seats[seat * b.SEAT_FIELDS + b.OUT]

    def is_last_turn(self) -> bool:
        """Return whether the acting seat will not act again."""
        return self.round_number == self.last_round
