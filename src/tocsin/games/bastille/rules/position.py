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

    def follow(self, like: Self) -> None:
        """Copy all fields; rows that change seldom are shared."""
        super().follow(like)
        self.deck = like.deck
        self.stock = like.stock
        self.versailles = like.versailles
        self.bonuses = like.bonuses
        self.deck_next = like.deck_next
        self.stock_next = like.stock_next
        self.round_number = like.round_number
        self.start = like.start
        self.cursor = like.cursor
        self.rank = like.rank
        self.space = like.space
        self.tallied = like.tallied
        self.memo = like.memo
        self.torch_stock = like.torch_stock
        self.coins = like.coins[:]
        self.points = like.points[:]
        self.tiles = like.tiles[:]
        self.supply = like.supply
        self.spaces = like.spaces[:]
        self.henchmen = like.henchmen
        self.bag = like.bag
        self.niches = like.niches
        self.track = like.track
        self.queue = like.queue
        self.display = like.display
        self.owner = like.owner
        self.joined = like.joined
        self.arsenal = like.arsenal
        self.weapons = like.weapons
        self.torches = like.torches
        self.piles = like.piles
        self.missions = like.missions
        self.taken = like.taken
