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
from ..rules.notre_dame import scores
from ..rules.place_louis import price
from ..rules.upgrade import can_raise
from ..rules.versailles import shown
from .evaluation import (
    UPGRADE_EACH_ROUND,
    Outlook,
    card_worth,
    effect_worth,
    mission_on_offer,
    steps_worth,
)

# What each further point of a tile's value usually earns.
VALUE_WORTH: Final = 0.8
MARKER_WORTH: Final = 1.0
# How likely an opponent with a higher tile is to overbid here.
OVERBID: Final = 0.2


class Prospect:
    """What the placements of a seat have in common, each worked out when it is first wanted."""

    def __init__(self, look: Outlook, seat: i64) -> None:
        self.look: Outlook = look
        self.seat: i64 = seat
        # By value: the chance that nobody overbids such a tile.
        self.holding: vec[float] = vec[float]([1.0, 1.0, 1.0, 1.0, 1.0])
        tiles = look.position.tiles
        other: i64
        value: i64
        chance = 1.0
        for value in range(b.VALUE_COUNT, 0, -1):
            self.holding[value] = chance
            for other in range(look.position.players):
                if other != seat and tiles[other * b.VALUE_COUNT + value - 1]:
                    chance *= 1.0 - OVERBID
        # What the characters on display are worth, whatever they cost; the coins to pay them.
        self.cards: list[float] | None = None
        self.purse: i64 = 0
        self.mission: float = -1.0
        # The bonuses of Versailles, the better and the other.
        self.better: float = -1.0
        self.other: float = 0.0

    def hold_chance(self, location: i64, value: i64) -> float:
        """Return the chance that nobody overbids a tile placed now."""
        # The space taken now is gone; without another nobody can follow.
        spaces = self.look.position.spaces
        last = self.look.position.board.first[location + 1] - 1
        if last > 0 and spaces[last] == 0 and spaces[last - 1]:
            return 1.0
        return self.holding[value]

    def own_tiles(self, location: i64) -> vec[i64]:
        """Return by value how many tiles the seat has at a location."""
        position = self.look.position
        counts = cells(b.VALUE_COUNT + 1, 0)
        space: i64
        for space in range(position.board.first[location], position.board.first[location + 1]):
            tile = position.spaces[space]
            if tile and tile_owner(tile) == self.seat:
                counts[tile_value(tile)] += 1
        return counts


class PlaceWorth:
    """What a tile earns at a location, with so many before it and that chance to be first."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        raise NotImplementedError


class Banque(PlaceWorth):
    """Coins, and the marker."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        look = prospect.look
        marker = 0.0 if look.position.start == prospect.seat else MARKER_WORTH
        if look.rounds == 0:
            marker *= 0.4
        coins = value * look.position.board.coins_each_value
        return float(coins) * look.coin + first * (0.4 + marker)


class NotreDame(PlaceWorth):
    """A better tile, and a point."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        look = prospect.look
        raised = self.will_rise(prospect, value)
        worth = 0.0
        if raised:
            worth += UPGRADE_EACH_ROUND * float(look.rounds)
            worth += VALUE_WORTH * float(value - 1)
        if scores(look.position, raised):
            worth += first * float(look.position.board.exchange_points)
        return worth

    def will_rise(self, prospect: Prospect, value: i64) -> bool:
        """Return whether a tile placed now still finds the next value in supply."""
        position = prospect.look.position
        if not can_raise(position, prospect.seat, value):
            return False
        before = prospect.own_tiles(b.NOTRE_DAME)[value]
        return position.supply[prospect.seat * b.VALUE_COUNT + value] > before


class Versailles(PlaceWorth):
    """The better bonus for the first, the other for the second."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        if prospect.better < 0.0:
            tile = shown(prospect.look.position)
            one = effect_worth(prospect.look, prospect.seat, tile[0], tile[1])
            other = effect_worth(prospect.look, prospect.seat, tile[2], tile[3])
            prospect.better = max(one, other)
            prospect.other = min(one, other)
        return first * prospect.better + (1.0 - first) * prospect.other


class Catacombes(PlaceWorth):
    """Henchmen into the bag."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        board = prospect.look.position.board
        many = effect_worth(prospect.look, prospect.seat, b.HENCHMEN, board.henchmen_first)
        few = effect_worth(prospect.look, prospect.seat, b.HENCHMEN, board.henchmen_second)
        return first * many + (1.0 - first) * few


class PlaceLouis(PlaceWorth):
    """What a tile adds to what the seat's tiles can buy."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        if prospect.cards is None:
            prospect.cards = self.on_display(prospect)
        own = prospect.own_tiles(b.PLACE_LOUIS)
        rivals = before
        higher: i64
        for higher in range(value, b.VALUE_COUNT + 1):
            rivals -= own[higher]
        # Opponents leave a good part of what one wants oneself.
        gone = (rivals + 1) // 2
        without = self.shopping(prospect, own, prospect.cards, gone)
        own[value] += 1
        return self.shopping(prospect, own, prospect.cards, gone) - without

    def on_display(self, prospect: Prospect) -> list[float]:
        """Return what each character on display is worth, and count the coins to pay them."""
        look = prospect.look
        prospect.purse = look.position.coins[prospect.seat]
        # What the bank will have paid.
        paid = prospect.own_tiles(b.BANQUE)
        value: i64
        for value in range(1, b.VALUE_COUNT + 1):
            prospect.purse += paid[value] * value * look.position.board.coins_each_value
        return [card_worth(look, prospect.seat, card) for card in look.position.display]

    def shopping(self, prospect: Prospect, tiles: vec[i64], cards: list[float], gone: i64) -> float:
        """Return what tiles buy, so many of the characters they would take being gone before."""
        highest: i64 = b.VALUE_COUNT
        while highest > 0 and tiles[highest] == 0:
            highest -= 1
        if highest == 0:
            return 0.0
        look = prospect.look
        purse = prospect.purse
        # A bit for each place on display.
        left: i64 = (1 << len(cards)) - 1
        for _ in range(gone):
            found = best_buy(look, left, cards, highest, purse)
            if found != b.NONE:
                left ^= 1 << found
        worth = 0.0
        value: i64
        for value in range(highest, 0, -1):
            for _ in range(tiles[value]):
                found = best_buy(look, left, cards, value, purse)
                if found != b.NONE:
                    left ^= 1 << found
                    paid = price(look.position, look.position.display[found], value)
                    purse -= paid
                    worth += cards[found] - float(paid) * look.coin
        return worth


class AtTheBastille(PlaceWorth):
    """Steps on the track."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        look = prospect.look
        extra = value + look.position.board.steps_first
        many = steps_worth(look, prospect.seat, extra)
        return first * many + (1.0 - first) * steps_worth(look, prospect.seat, value)


class EtatsGeneraux(PlaceWorth):
    """A mission, and coins."""

    def worth(self, prospect: Prospect, value: i64, before: i64, first: float) -> float:
        """Return the points to be expected."""
        look = prospect.look
        if prospect.mission < 0.0:
            taken: i64 = 0
            for count in prospect.own_tiles(b.ETATS_GENERAUX):
                taken += count
            prospect.mission = mission_on_offer(look, prospect.seat, taken)
        return prospect.mission + first * float(look.position.board.coins_first) * look.coin


# By location.
PLACES: Final[list[PlaceWorth]] = [
    Banque(),
    NotreDame(),
    Versailles(),
    Catacombes(),
    PlaceLouis(),
    AtTheBastille(),
    EtatsGeneraux(),
]
assert len(PLACES) == b.LOCATION_COUNT


def rate_places(look: Outlook, seat: i64, legal: list[int]) -> list[float]:
    """Return what each tile on each location is worth, less what such a tile usually earns."""
    ratings: list[float] = []
    prospect = Prospect(look, seat)
    for action in legal:
        value: i64 = (action - b.PLACE) // b.LOCATION_COUNT + 1
        location: i64 = (action - b.PLACE) % b.LOCATION_COUNT
        before = tiles_before(look, location, value)
        first = prospect.hold_chance(location, value) if before == 0 else 0.0
        worth = PLACES[location].worth(prospect, value, before, first)
        ratings.append(worth - VALUE_WORTH * float(value))
    return ratings


def tiles_before(look: Outlook, location: i64, value: i64) -> i64:
    """Return how many tiles at a location come before one of that value placed now."""
    position = look.position
    count: i64 = 0
    space: i64
    for space in range(position.board.first[location], position.board.first[location + 1]):
        tile = position.spaces[space]
        if tile and tile_value(tile) >= value:
            count += 1
    return count


def best_buy(look: Outlook, left: i64, cards: list[float], value: i64, purse: i64) -> i64:
    """Return the place on display of the character most worth buying with a tile, or NONE."""
    found: i64 = b.NONE
    best = 0.0
    place: i64
    for place in range(len(cards)):
        if (left >> place) & 1:
            paid = price(look.position, look.position.display[place], value)
            gain = cards[place] - float(paid) * look.coin
            if paid <= purse and gain > best:
                found = place
                best = gain
    return found
