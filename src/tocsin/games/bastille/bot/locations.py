"""Estimates of a tile at each location, by its value and its probable rank there."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from ..rules import board as b
from ..rules.board import tile_owner, tile_value
from ..rules.evaluation import tiles_at
from ..rules.notre_dame import can_score
from ..rules.place_louis import price
from ..rules.upgrade import can_raise
from ..rules.versailles import versailles_bonuses
from .evaluation import (
    UPGRADE_WORTH_PER_ROUND,
    card_worth,
    effect_worth,
    offered_mission_worth,
    steps_worth,
)
from .features import SeatFeatures

# Points that a tile usually earns for each point of its value.
VALUE_WORTH: Final = 0.8
MARKER_WORTH: Final = 1.0
# Chance that an opponent with a higher tile places it at the same location.
OVERBID_CHANCE: Final = 0.2


class PlacementCache:
    """Values shared by all placements of a seat, computed when first needed."""

    def __init__(self, features: SeatFeatures, seat: i64) -> None:
        self.features: SeatFeatures = features
        self.seat: i64 = seat
        # By value: the chance that no opponent places a higher tile at the same location.
        self.unbeaten: vec[float] = vec[float]([1.0, 1.0, 1.0, 1.0, 1.0])
        tiles = features.position.tiles
        other: i64
        value: i64
        chance = 1.0
        for value in range(b.VALUE_COUNT, 0, -1):
            self.unbeaten[value] = chance
            for other in range(features.position.players):
                if other != seat and tiles[other * b.VALUE_COUNT + value - 1]:
                    chance *= 1.0 - OVERBID_CHANCE
        # Estimates of the characters on display without their price, and the coins to pay them.
        self.card_worths: list[float] | None = None
        self.purse: i64 = 0
        self.mission_worth: float = -1.0
        # Estimates of both bonuses of Versailles.
        self.better_bonus: float = -1.0
        self.other_bonus: float = 0.0

    def unbeaten_chance(self, location: i64, value: i64) -> float:
        """Return the chance that a tile placed now is evaluated before all later tiles."""
        # No later tile fits if this one takes the last space.
        spaces = self.features.position.spaces
        last = self.features.position.board.first_space[location + 1] - 1
        if last > 0 and spaces[last] == 0 and spaces[last - 1]:
            return 1.0
        return self.unbeaten[value]

    def own_tiles(self, location: i64) -> vec[i64]:
        """Return the number of the seat's tiles at a location, by value."""
        counts = filled_row(b.VALUE_COUNT + 1, 0)
        for tile in tiles_at(self.features.position, location):
            if tile and tile_owner(tile) == self.seat:
                counts[tile_value(tile)] += 1
        return counts


class LocationRater:
    """Estimates a tile at one location."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        """Estimate a tile evaluated after `earlier` others, or first with this chance."""
        raise NotImplementedError


class BanqueRater(LocationRater):
    """Estimates the coins and the start player marker."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        features = cache.features
        marker = 0.0 if features.position.start == cache.seat else MARKER_WORTH
        if features.rounds == 0:
            marker *= 0.4
        coins = value * features.position.board.coins_each_value
        return float(coins) * features.coin + first_chance * (0.4 + marker)


class NotreDameRater(LocationRater):
    """Estimates the better tile and the point for an exchange."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        features = cache.features
        raised = self.can_exchange(cache, value)
        worth = 0.0
        if raised:
            worth += UPGRADE_WORTH_PER_ROUND * float(features.rounds)
            worth += VALUE_WORTH * float(value - 1)
        if can_score(features.position, raised):
            worth += first_chance * float(features.position.board.exchange_points)
        return worth

    def can_exchange(self, cache: PlacementCache, value: i64) -> bool:
        """Tell whether the supply will hold the next value when the tile is evaluated."""
        position = cache.features.position
        if not can_raise(position, cache.seat, value):
            return False
        before = cache.own_tiles(b.NOTRE_DAME)[value]
        return position.supply[cache.seat * b.VALUE_COUNT + value] > before


class VersaillesRater(LocationRater):
    """Estimates the bonuses: the better one for the first tile, the other for the second."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        if cache.better_bonus < 0.0:
            tile = versailles_bonuses(cache.features.position)
            one = effect_worth(cache.features, cache.seat, tile[0], tile[1])
            other = effect_worth(cache.features, cache.seat, tile[2], tile[3])
            cache.better_bonus = max(one, other)
            cache.other_bonus = min(one, other)
        return first_chance * cache.better_bonus + (1.0 - first_chance) * cache.other_bonus


class CatacombesRater(LocationRater):
    """Estimates the henchmen put into the bag."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        board = cache.features.position.board
        many = effect_worth(cache.features, cache.seat, b.HENCHMEN, board.henchmen_first)
        few = effect_worth(cache.features, cache.seat, b.HENCHMEN, board.henchmen_second)
        return first_chance * many + (1.0 - first_chance) * few


class PlaceLouisRater(LocationRater):
    """Estimates the purchases that the tile adds to those of the seat's other tiles."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        if cache.card_worths is None:
            cache.card_worths = self.display_worths(cache)
        own = cache.own_tiles(b.PLACE_LOUIS)
        rivals = earlier
        higher: i64
        for higher in range(value, b.VALUE_COUNT + 1):
            rivals -= own[higher]
        # About half of the earlier tiles take a character that this seat wants.
        taken = (rivals + 1) // 2
        without = self.purchase_worth(cache, own, cache.card_worths, taken)
        own[value] += 1
        return self.purchase_worth(cache, own, cache.card_worths, taken) - without

    def display_worths(self, cache: PlacementCache) -> list[float]:
        """Estimate the characters on display and set the coins available to pay them."""
        features = cache.features
        cache.purse = features.position.coins[cache.seat]
        # Banque is evaluated before Place Louis.
        paid = cache.own_tiles(b.BANQUE)
        value: i64
        for value in range(1, b.VALUE_COUNT + 1):
            cache.purse += paid[value] * value * features.position.board.coins_each_value
        return [card_worth(features, cache.seat, card) for card in features.position.display]

    def purchase_worth(
        self, cache: PlacementCache, tiles: vec[i64], cards: list[float], taken: i64
    ) -> float:
        """Estimate the purchases of tiles after `taken` of their best characters are taken."""
        highest: i64 = b.VALUE_COUNT
        while highest > 0 and tiles[highest] == 0:
            highest -= 1
        if highest == 0:
            return 0.0
        features = cache.features
        purse = cache.purse
        # Mask of the characters left on display.
        left: i64 = (1 << len(cards)) - 1
        for _ in range(taken):
            index = best_buy(features, left, cards, highest, purse)
            if index != b.NONE:
                left ^= 1 << index
        worth = 0.0
        value: i64
        for value in range(highest, 0, -1):
            for _ in range(tiles[value]):
                index = best_buy(features, left, cards, value, purse)
                if index != b.NONE:
                    left ^= 1 << index
                    paid = price(features.position, features.position.display[index], value)
                    purse -= paid
                    worth += cards[index] - float(paid) * features.coin
        return worth


class BastilleRater(LocationRater):
    """Estimates the steps on the track."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        features = cache.features
        extra = value + features.position.board.steps_first
        many = steps_worth(features, cache.seat, extra)
        return first_chance * many + (1.0 - first_chance) * steps_worth(features, cache.seat, value)


class EtatsGenerauxRater(LocationRater):
    """Estimates the mission and the coins."""

    def worth(self, cache: PlacementCache, value: i64, earlier: i64, first_chance: float) -> float:
        features = cache.features
        if cache.mission_worth < 0.0:
            taken: i64 = 0
            for count in cache.own_tiles(b.ETATS_GENERAUX):
                taken += count
            cache.mission_worth = offered_mission_worth(features, cache.seat, taken)
        return (
            cache.mission_worth
            + first_chance * float(features.position.board.coins_first) * features.coin
        )


# By location.
RATERS: Final[list[LocationRater]] = [
    BanqueRater(),
    NotreDameRater(),
    VersaillesRater(),
    CatacombesRater(),
    PlaceLouisRater(),
    BastilleRater(),
    EtatsGenerauxRater(),
]
assert len(RATERS) == b.LOCATION_COUNT


def rate_placements(features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
    """Estimate each placement, less the usual points for a tile of its value."""
    ratings: list[float] = []
    cache = PlacementCache(features, seat)
    for action in legal:
        value: i64 = (action - b.PLACE) // b.LOCATION_COUNT + 1
        location: i64 = (action - b.PLACE) % b.LOCATION_COUNT
        earlier = earlier_count(features, location, value)
        first_chance = cache.unbeaten_chance(location, value) if earlier == 0 else 0.0
        worth = RATERS[location].worth(cache, value, earlier, first_chance)
        ratings.append(worth - VALUE_WORTH * float(value))
    return ratings


def earlier_count(features: SeatFeatures, location: i64, value: i64) -> i64:
    """Return the number of tiles evaluated before a tile of this value placed now."""
    count: i64 = 0
    for tile in tiles_at(features.position, location):
        if tile and tile_value(tile) >= value:
            count += 1
    return count


def best_buy(features: SeatFeatures, left: i64, cards: list[float], value: i64, purse: i64) -> i64:
    """Return the index on display of the best character to buy with a tile, or NONE."""
    best: i64 = b.NONE
    best_gain = 0.0
    index: i64
    for index in range(len(cards)):
        if (left >> index) & 1:
            paid = price(features.position, features.position.display[index], value)
            gain = cards[index] - float(paid) * features.coin
            if paid <= purse and gain > best_gain:
                best = index
                best_gain = gain
    return best
