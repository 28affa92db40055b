"""The slots of a match of Bastille: the whole truth at one moment, without a rule."""

# mypyc: compile

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.course import Course

from .board import NONE, Board


class Bastille(Course):
    """Rows are indexed by seat, or by seat and value, weapon or source of points."""

    def __init__(self, board: Board, players: i64, chance: Chance, reveals: i64) -> None:
        super().__init__(players, chance, reveals)
        self.board: Board = board
        nothing = vec[i64]()
        # The face-down orders never change after the set-up; the numbers after them say how far
        # they are turned up. Of the tiles the first `rounds` are used, one for each round.
        self.deck: vec[i64] = nothing
        self.stock: vec[i64] = nothing
        self.versailles: vec[i64] = nothing
        self.bonuses: vec[i64] = nothing
        self.deck_next: i64 = 0
        self.stock_next: i64 = 0
        self.round_number: i64 = 0
        self.start: i64 = 0
        # The location evaluated, the henchmen drawn, or the seats done, by phase.
        self.cursor: i64 = 0
        # How many tiles of the location were evaluated, and the space of the one now in turn.
        self.rank: i64 = 0
        self.space: i64 = NONE
        # How many seats have scored gems, crowns and the track in the final scoring, one by one.
        self.tallied: i64 = 0
        # The bonus or pile taken at this location, which the second tile must leave.
        self.memo: i64 = NONE
        self.torch_stock: i64 = 0
        # What changes with every tile.
        self.coins: vec[i64] = nothing
        self.points: vec[i64] = nothing
        # Influence tiles in front of each seat; on the board a tile is 1 + its place in this
        # row, an empty space 0.
        self.tiles: vec[i64] = nothing
        self.spaces: vec[i64] = nothing
        # What changes seldom: replaced as a whole (`with_item`), so that twins may share it.
        self.supply: vec[i64] = nothing
        self.henchmen: vec[i64] = nothing
        self.bag: vec[i64] = nothing
        self.niches: vec[i64] = nothing
        self.track: vec[i64] = nothing
        # On one space of the track the lower number is in front.
        self.queue: vec[i64] = nothing
        self.display: vec[i64] = nothing
        self.owner: vec[i64] = nothing
        self.joined: vec[i64] = nothing
        self.arsenal: vec[i64] = nothing
        self.weapons: vec[i64] = nothing
        self.torches: vec[i64] = nothing
        # By pile and mission: how many; without `secret` the deck is the first pile.
        self.piles: vec[i64] = nothing
        # A bit for each mission a seat holds.
        self.missions: vec[i64] = nothing
        # Missions dealt, then all searches, in order (etats_generaux.py).
        self.taken: vec[i64] = nothing

    def follow(self, like: Self) -> None:
        """Take over all fields; only the rows that change with every tile are copied."""
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
