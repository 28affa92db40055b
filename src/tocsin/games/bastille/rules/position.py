"""Fields of a position, hidden information included; the rules are elsewhere."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from .board import NONE, Board


class Bastille(Course):
    """The fields; rows are indexed by seat, or by seat and value, weapon or source of points."""

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        # Face-down stacks keep their order after the set-up; `deck_next`, `stock_next` and
        # `round_number` tell how far they are turned up. One tile is used in each round.
        self.deck: vec[i64] = nothing
        self.stock: vec[i64] = nothing
        self.versailles: vec[i64] = nothing
        self.bonuses: vec[i64] = nothing
        self.deck_next: i64 = 0
        self.stock_next: i64 = 0
        self.round_number: i64 = 0
        self.start: i64 = 0
        # By phase: the location being evaluated, henchmen drawn so far, or seats that have decided.
        self.cursor: i64 = 0
        # Rank of the tile being evaluated at its location, from 1, and its space.
        self.rank: i64 = 0
        self.space: i64 = NONE
        # Number of times that a seat has scored gems, crowns or the track in the final scoring.
        self.tallied: i64 = 0
        # The bonus or pile taken at this location, not available to the second tile.
        self.memo: i64 = NONE
        self.torch_stock: i64 = 0
        # Rows that change with every tile; each copy has its own.
        self.coins: vec[i64] = nothing
        self.points: vec[i64] = nothing
        # Influence tiles in front of each seat; a tile on a space is 1 + its index in this row,
        # an empty space is 0.
        self.tiles: vec[i64] = nothing
        self.spaces: vec[i64] = nothing
        # Rows that change seldom; copies share them, so they are replaced, never changed.
        self.supply: vec[i64] = nothing
        self.henchmen: vec[i64] = nothing
        self.bag: vec[i64] = nothing
        self.niches: vec[i64] = nothing
        self.track: vec[i64] = nothing
        # Order of markers on the same space of the track: the lowest number is in front.
        self.queue: vec[i64] = nothing
        self.display: vec[i64] = nothing
        self.owner: vec[i64] = nothing
        self.joined: vec[i64] = nothing
        self.arsenal: vec[i64] = nothing
        self.weapons: vec[i64] = nothing
        self.torches: vec[i64] = nothing
        # Number of copies by pile and mission; without `secret` the deck is the first pile.
        self.piles: vec[i64] = nothing
        # By seat: a bit for each mission it holds.
        self.missions: vec[i64] = nothing
        # Log of the missions dealt and all searches (etats_generaux.py).
        self.taken: vec[i64] = nothing

    def copy_from(self, other: Self) -> None:
        """Copy all fields; rows that change seldom are shared."""
        super().copy_from(other)
        self.deck = other.deck
        self.stock = other.stock
        self.versailles = other.versailles
        self.bonuses = other.bonuses
        self.deck_next = other.deck_next
        self.stock_next = other.stock_next
        self.round_number = other.round_number
        self.start = other.start
        self.cursor = other.cursor
        self.rank = other.rank
        self.space = other.space
        self.tallied = other.tallied
        self.memo = other.memo
        self.torch_stock = other.torch_stock
        self.coins = other.coins[:]
        self.points = other.points[:]
        self.tiles = other.tiles[:]
        self.supply = other.supply
        self.spaces = other.spaces[:]
        self.henchmen = other.henchmen
        self.bag = other.bag
        self.niches = other.niches
        self.track = other.track
        self.queue = other.queue
        self.display = other.display
        self.owner = other.owner
        self.joined = other.joined
        self.arsenal = other.arsenal
        self.weapons = other.weapons
        self.torches = other.torches
        self.piles = other.piles
        self.missions = other.missions
        self.taken = other.taken
