"""What a tile at each location may be expected to earn.

Each location pays for the rank that the tile will probably have there.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells

from ..rules import board as b
from ..rules.board import tile_owner, tile_value
from ..rules.notre_dame import can_score
from ..rules.place_louis import price
from ..rules.upgrade import can_raise
from ..rules.versailles import versailles_bonuses
from .evaluation import (
    UPGRADE_WORTH_PER_ROUND,
    SeatFeatures,
    card_worth,
    effect_worth,
    offered_mission_worth,
    steps_worth,
)

# What each further point of a tile's value usually earns.
VALUE_WORTH: Final = 0.8
MARKER_WORTH: Final = 1.0
# How likely an opponent with a higher tile is to overbid here.
OVERBID_CHANCE: Final = 0.2


class PlacementCache:
    """What the placements of a seat have in common, each worked out when it is first wanted."""

    def __init__(self, features: SeatFeatures, seat: i64) -> None:
        self.features: SeatFeatures = features
        self.seat: i64 = seat
        # By value: the chance that nobody overbids such a tile.
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
        # What the characters on display are worth, whatever they cost; the coins to pay them.
        self.card_worths: list[float] | None = None
        self.purse: i64 = 0
        self.mission_worth: float = -1.0
        # The bonuses of Versailles, the better and the other.
        self.better_bonus: float = -1.0
        self.other_bonus: float = 0.0

    def unbeaten_chance(self, location: i64, value: i64) -> float:
        """Return the chance that nobody overbids a tile placed now."""
        # The space taken now is gone; without another nobody can follow.
        spaces = self.features.position.spaces
        last = self.features.position.board.first_space[location + 1] - 1
        if last > 0 and spaces[last] == 0 and spaces[last - 1]:
            return 1.0
        return self.unbeaten[value]

    def own_tiles(self, location: i64) -> vec[i64]:
        """Return by value how many tiles the seat has at a location."""
        position = self.features.position
        counts = cells(b.VALUE_COUNT + 1, 0)
        space: i64
        for space in range(
            position.board.first_space[location], position.board.first_space[location + 1]
        ):
            tile = position.spaces[space]
            if tile and tile_owner(tile) == self.seat:
                counts[tile_value(tile)] += 1
        return counts


class LocationRater:
    """What a tile earns at a location, with so many before it and that chance to be first."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        raise NotImplementedError


class BanqueRater(LocationRater):
    """Coins, and the marker."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        features = cache.features
        marker = 0.0 if features.position.start == cache.seat else MARKER_WORTH
        if features.rounds == 0:
            marker *= 0.4
        coins = value * features.position.board.coins_each_value
        return float(coins) * features.coin + first * (0.4 + marker)


class NotreDameRater(LocationRater):
    """A better tile, and a point."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        features = cache.features
        raised = self.can_exchange(cache, value)
        worth = 0.0
        if raised:
            worth += UPGRADE_WORTH_PER_ROUND * float(features.rounds)
            worth += VALUE_WORTH * float(value - 1)
        if can_score(features.position, raised):
            worth += first * float(features.position.board.exchange_points)
        return worth

    def can_exchange(self, cache: PlacementCache, value: i64) -> bool:
        """Return whether a tile placed now still finds the next value in supply."""
        position = cache.features.position
        if not can_raise(position, cache.seat, value):
            return False
        before = cache.own_tiles(b.NOTRE_DAME)[value]
        return position.supply[cache.seat * b.VALUE_COUNT + value] > before


class VersaillesRater(LocationRater):
    """The better bonus for the first, the other for the second."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        if cache.better_bonus < 0.0:
            tile = versailles_bonuses(cache.features.position)
            one = effect_worth(cache.features, cache.seat, tile[0], tile[1])
            other = effect_worth(cache.features, cache.seat, tile[2], tile[3])
            cache.better_bonus = max(one, other)
            cache.other_bonus = min(one, other)
        return first * cache.better_bonus + (1.0 - first) * cache.other_bonus


class CatacombesRater(LocationRater):
    """Henchmen into the bag."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        board = cache.features.position.board
        many = effect_worth(cache.features, cache.seat, b.HENCHMEN, board.henchmen_first)
        few = effect_worth(cache.features, cache.seat, b.HENCHMEN, board.henchmen_second)
        return first * many + (1.0 - first) * few


class PlaceLouisRater(LocationRater):
    """What a tile adds to what the seat's tiles can buy."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        if cache.card_worths is None:
            cache.card_worths = self.display_worths(cache)
        own = cache.own_tiles(b.PLACE_LOUIS)
        rivals = before
        higher: i64
        for higher in range(value, b.VALUE_COUNT + 1):
            rivals -= own[higher]
        # Opponents leave a good part of what one wants oneself.
        gone = (rivals + 1) // 2
        without = self.purchase_worth(cache, own, cache.card_worths, gone)
        own[value] += 1
        return self.purchase_worth(cache, own, cache.card_worths, gone) - without

    def display_worths(self, cache: PlacementCache) -> list[float]:
        """Return what each character on display is worth, and count the coins to pay them."""
        features = cache.features
        cache.purse = features.position.coins[cache.seat]
        # What the bank will have paid.
        paid = cache.own_tiles(b.BANQUE)
        value: i64
        for value in range(1, b.VALUE_COUNT + 1):
            cache.purse += paid[value] * value * features.position.board.coins_each_value
        return [card_worth(features, cache.seat, card) for card in features.position.display]

    def purchase_worth(
        self, cache: PlacementCache, tiles: vec[i64], cards: list[float], gone: i64
    ) -> float:
        """Return what tiles buy, so many of the characters they would take being gone before."""
        highest: i64 = b.VALUE_COUNT
        while highest > 0 and tiles[highest] == 0:
            highest -= 1
        if highest == 0:
            return 0.0
        features = cache.features
        purse = cache.purse
        # A bit for each place on display.
        left: i64 = (1 << len(cards)) - 1
        for _ in range(gone):
            found = best_buy(features, left, cards, highest, purse)
            if found != b.NONE:
                left ^= 1 << found
        worth = 0.0
        value: i64
        for value in range(highest, 0, -1):
            for _ in range(tiles[value]):
                found = best_buy(features, left, cards, value, purse)
                if found != b.NONE:
                    left ^= 1 << found
                    paid = price(features.position, features.position.display[found], value)
                    purse -= paid
                    worth += cards[found] - float(paid) * features.coin
        return worth


class BastilleRater(LocationRater):
    """Steps on the track."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        features = cache.features
        extra = value + features.position.board.steps_first
        many = steps_worth(features, cache.seat, extra)
        return first * many + (1.0 - first) * steps_worth(features, cache.seat, value)


class EtatsGenerauxRater(LocationRater):
    """A mission, and coins."""

    def worth(self, cache: PlacementCache, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        features = cache.features
        if cache.mission_worth < 0.0:
            taken: i64 = 0
            for count in cache.own_tiles(b.ETATS_GENERAUX):
                taken += count
            cache.mission_worth = offered_mission_worth(features, cache.seat, taken)
        return (
            cache.mission_worth + first * float(features.position.board.coins_first) * features.coin
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
    """Return what each tile on each location is worth, less what such a tile usually earns."""
    ratings: list[float] = []
    cache = PlacementCache(features, seat)
    for action in legal:
        value: i64 = (action - b.PLACE) // b.LOCATION_COUNT + 1
        location: i64 = (action - b.PLACE) % b.LOCATION_COUNT
        before = earlier_tiles(features, location, value)
        first = cache.unbeaten_chance(location, value) if before == 0 else 0.0
        worth = RATERS[location].worth(cache, value, before, first)
        ratings.append(worth - VALUE_WORTH * float(value))
    return ratings


def earlier_tiles(features: SeatFeatures, location: i64, value: i64) -> i64:
    """Return how many tiles at a location come before one of that value placed now."""
    position = features.position
    count: i64 = 0
    space: i64
    for space in range(
        position.board.first_space[location], position.board.first_space[location + 1]
    ):
        tile = position.spaces[space]
        if tile and tile_value(tile) >= value:
            count += 1
    return count


def best_buy(features: SeatFeatures, left: i64, cards: list[float], value: i64, purse: i64) -> i64:
    """Return the place on display of the character most worth buying with a tile, or NONE."""
    found: i64 = b.NONE
    best = 0.0
    place: i64
    for place in range(len(cards)):
        if (left >> place) & 1:
            paid = price(features.position, features.position.display[place], value)
            gain = cards[place] - float(paid) * features.coin
            if paid <= purse and gain > best:
                found = place
                best = gain
    return found
