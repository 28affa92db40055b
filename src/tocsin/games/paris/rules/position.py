"""The complete state of a match of Paris."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from . import board as b
from .board import Board


class Paris(Course):
    """The state as packed rows, indexed by seat, district, spot or tile number (board.py)."""

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        # The start player.
        self.first: i64 = 0
        self.round_number: i64 = 1
        # Round number; 0 until the last End Game tile is taken.
        self.last_round: i64 = 0
        # Number of End Game tiles taken.
        self.taken_count: i64 = 0
        # By seat: SEAT_FIELDS ints.
        self.seats: vec[i64] = nothing
        # By seat: the places of its keys on the board, KEY_COUNT ints; NONE after the last.
        self.standing: vec[i64] = nothing

        # --- copy on write: these rows change at most about once a turn. Clones share them, so that
        # a copy is cheap; a change replaces the whole row (`with_item`).
        # By spot: the keys on it, four bits for each seat.
        self.occupants: vec[i64] = nothing
        # Lots of each district, LOT_FIELDS ints, then the supply; a cache of other rows for speed.
        self.lots: vec[i64] = nothing
        # By district: DISTRICT_FIELDS ints.
        self.districts: vec[i64] = nothing
        # Bonus tiles left by space of the track; from USED_UP, used tiles by number.
        self.left: vec[i64] = nothing
        # By kind: resources in the reserve, prestige out of the game.
        self.supply: vec[i64] = nothing
        # By space: the building tile on it, and the token beside it.
        self.built: vec[i64] = nothing
        self.tokens: vec[i64] = nothing
        # By landmark: its district, or NONE in the supply.
        self.landmarks: vec[i64] = nothing
        # Number by space of the track, and space by number.
        self.track: vec[i64] = nothing
        self.place_of: vec[i64] = nothing
        # Tiles of each pile from the bottom, PILE_SIZE ints; heights of the piles.
        self.piles: vec[i64] = nothing
        self.heights: vec[i64] = nothing
        # Building tiles out of the game.
        self.removed: vec[i64] = nothing
        # By seat and source: the VP scored so far.
        self.scored: vec[i64] = nothing
        # By End Game tile: the seat that took it, and the number of tiles taken before.
        self.takers: vec[i64] = nothing
        self.taken: vec[i64] = nothing
        # Means of payment chosen for the resources of the current move, in order.
        self.plan: vec[i64] = nothing

        # The landmark acquired in this turn, or NONE; the bit set of its open prestige slots; the
        # bonus tile with one unit used and one waiting, or 0 (ruling A25).
        self.acquired: i64 = b.NONE
        self.open_slots: i64 = 0
        self.waiting: i64 = 0

    def copy_from(self, other: Self) -> None:
        """Copy the state of another position."""
        super().copy_from(other)
        self.first = other.first
        self.round_number = other.round_number
        self.last_round = other.last_round
        self.taken_count = other.taken_count
        self.seats = other.seats[:]
        self.standing = other.standing[:]
        self.acquired = other.acquired
        self.open_slots = other.open_slots
        self.waiting = other.waiting
        # Shared rows.
        self.occupants = other.occupants
        self.lots = other.lots
        self.districts = other.districts
        self.left = other.left
        self.supply = other.supply
        self.built = other.built
        self.tokens = other.tokens
        self.landmarks = other.landmarks
        self.track = other.track
        self.place_of = other.place_of
        self.piles = other.piles
        self.heights = other.heights
        self.removed = other.removed
        self.scored = other.scored
        self.takers = other.takers
        self.taken = other.taken
        self.plan = other.plan

    def key_places(self, seat: i64) -> vec[i64]:
        """Return the places of a seat's keys on the board."""
        first: i64 = seat * b.KEY_COUNT
        return self.standing[first : first + self.seats[seat * b.SEAT_FIELDS + b.OUT]]

    def is_last_turn(self) -> bool:
        """Tell whether the acting seat is in its last turn."""
        return self.round_number == self.last_round
