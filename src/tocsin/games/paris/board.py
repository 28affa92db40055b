"""The board of a match: names as numbers, printed figures as flat lists (RULES 1)."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

DISTRICTS: Final = (
    "belleville",
    "la_villette",
    "batignolles",
    "montmartre",
    "saint_germain",
    "chaillot",
)
VALUES: Final = ("1", "2", "3", "4", "5", "8")
TYPES: Final = ("cafe", "bakery", "residence", "restaurant", "hotel", "theater")
LANDMARKS: Final = ("luxembourg", "tuileries", "opera", "grand_palais") + (
    "sacre_coeur",
    "notre_dame",
    "louvre",
    "eiffel",
)
KINDS: Final = ("wood", "marble", "gold", "bronze_prestige", "silver_prestige", "gold_prestige")
VP_TILES: Final = ("v1", "v2", "v3", "v4", "v5", "v6")
END_TILES: Final = tuple(f"e{number}" for number in range(1, 13))
NUMBERS: Final = tuple(f"{number}" for number in range(1, 31))
PILES: Final = ("1", "2", "3")
SPACES: Final = tuple(f"{district}-{value}" for district in DISTRICTS for value in VALUES)

DISTRICT_COUNT: Final = 6
VALUE_COUNT: Final = 6
SPACE_COUNT: Final = 36
LANDMARK_COUNT: Final = 8
SLOT_COUNT: Final = 3
RESOURCE_COUNT: Final = 3
KIND_COUNT: Final = 6
VP_TILE_COUNT: Final = 6
END_TILE_COUNT: Final = 12
PILE_COUNT: Final = 3
PILE_SIZE: Final = 12
TRACK_END: Final = 30
# Behind the tiles left on each space of the track: those used up, by number.
USED_UP: Final = TRACK_END + 1
SEAT_COUNT: Final = 4
KEY_COUNT: Final = 12

# Where a key may stand. A spot is a building space or a landmark, wherever that is; after the
# spots come the banks and the Arc. A building tile has the number of the space it names.
SPOT_COUNT: Final = SPACE_COUNT + LANDMARK_COUNT
BANK: Final = SPOT_COUNT
ARC: Final = BANK + DISTRICT_COUNT
PLACE_COUNT: Final = ARC + 1
SPOTS: Final = SPACES + LANDMARKS
PLACES: Final = SPOTS + tuple(f"bank-{district}" for district in DISTRICTS) + ("arc",)

WOOD: Final = 0
MARBLE: Final = 1
GOLD: Final = 2
BRONZE: Final = 3
NOBODY: Final = -1
NONE: Final = -1
ANY: Final = -1

# What a seat has, side by side in one list: SEAT_FIELDS ints for each seat.
FRANCS: Final = 0
POINTS: Final = 1
# Keys behind the screen, in the common reserve and on the board.
SCREEN: Final = 2
SPARE: Final = 3
OUT: Final = 4
MEEPLE: Final = 5
# Sets as bits: banks (and the Arc) with a key, numbers unused and used, End Game tiles unused.
BANKS: Final = 6
HELD: Final = 7
USED: Final = 8
ENDS: Final = 9
# Tokens of each of the six kinds.
TOKENS: Final = 10
SEAT_FIELDS: Final = 16

# What a district has: keys on its buildings and landmarks, its highest landmark, its VP tile.
KEYS: Final = 0
HIGHEST: Final = 1
REWARD: Final = 2
DISTRICT_FIELDS: Final = 3

# The spots of a district as bits: a building by its value, a landmark behind them. For each
# district those that stand there and those of them without a key; last, the supply.
HERE: Final = 0
EMPTY: Final = 1
LOT_FIELDS: Final = 2
SUPPLY: Final = DISTRICT_COUNT * LOT_FIELDS
LOT_BITS: Final = VALUE_COUNT + LANDMARK_COUNT

# What a bonus tile does.
GAIN: Final = 0
RESOURCE: Final = 1
PRESTIGE: Final = 2
PER_VALUE: Final = 3
OWN: Final = 4
RIVAL: Final = 5
MORE_KEYS: Final = 6
TAKE_ANY: Final = 7
PER_TILE: Final = 8
PRESTIGE_PAIRS: Final = 9
RESOURCE_PAIRS: Final = 10
BACK: Final = 11
PER_FRANC: Final = 12
PER_LANDMARK: Final = 13
PER_TYPE: Final = 14
# What an End Game tile gives: one of the six kinds, or one of these.
GAINS: Final = KINDS + ("points", "francs")
END_POINTS: Final = KIND_COUNT
END_FRANCS: Final = KIND_COUNT + 1


def changed(items: list[int], index: i64, item: i64) -> list[int]:
    """Return the list with one item changed; the old list may belong to other positions too."""
    changed_items = items.copy()
    changed_items[index] = item
    return changed_items


def price_of_unit(effect: int, figures: list[int], sell: list[int]) -> int:
    """Return what one unit of a bonus tile is sold for: of a free kind, what brings most."""
    if effect not in (RESOURCE, PRESTIGE):
        return 0
    if figures[0] != ANY:
        return sell[figures[0]]
    return max(sell[:RESOURCE_COUNT] if effect == RESOURCE else sell[RESOURCE_COUNT:])


class Board:
    """Figures and options of one match; shared by all its positions and never changed."""

    def __init__(
        self,
        options: dict[str, str],
        players: int,
        keys: int,
        spare: int,
        francs: int,
        removed: int,
        banks: list[int],
        types: list[int],
        values: list[int],
        needs: list[int],
        bonus_fee: list[int],
        points: list[int],
        tokens: list[int],
        each: int,
        slot_kind: list[int],
        slot_points: list[int],
        buy: list[int],
        sell: list[int],
        rewards: list[int],
        effects: list[int],
        figures: list[list[int]],
        copies: list[int],
        zones: list[int],
        end_gain: list[int],
        end_amount: list[int],
    ) -> None:
        self.options: dict[str, str] = options
        self.free: bool = options["districts"] == "free"
        self.shuffled: bool = options["setup"] == "random"
        self.closed: bool = options["screens"] == "closed"
        # Whether a used number may be taken again (ruling A4).
        self.again: bool = options["numbers"] == "held"
        # Whether tile 16 brings no benefits (ruling A9).
        self.bare: bool = options["tile16"] == "bare"
        # Whether nothing more is to be had from the last space of the track (ruling A13).
        self.stops: bool = options["space30"] == "closed"
        self.players: int = players
        self.keys: int = keys
        self.spare: int = spare
        self.francs: int = francs
        self.removed: int = removed
        self.banks: list[int] = banks
        # By building tile.
        self.types: list[int] = types
        # By spot: its value.
        self.values: list[int] = values
        # By tile or landmark and resource: how many it costs.
        self.needs: list[int] = needs
        # By tile or landmark: whether it costs any resource at all.
        self.is_dear: list[int] = [
            int(any(needs[first : first + RESOURCE_COUNT]))
            for first in range(0, len(needs), RESOURCE_COUNT)
        ]
        # By value of a building: Francs for a bonus tile, or NONE; VP at once; token beside it.
        self.bonus_fee: list[int] = bonus_fee
        self.points: list[int] = points
        self.tokens: list[int] = tokens
        # How many tokens there are of each kind.
        self.each: int = each
        # By landmark and slot: kind of prestige and its VP, the most VP first.
        self.slot_kind: list[int] = slot_kind
        self.slot_points: list[int] = slot_points
        self.buy: list[int] = buy
        self.sell: list[int] = sell
        # By VP tile and tier.
        self.rewards: list[int] = rewards
        # By number of a bonus tile (0 stands for none): what it does, and its figures.
        self.effects: list[int] = effects
        self.figures: list[list[int]] = figures
        self.copies: list[int] = copies
        # The last space of each zone of the track.
        self.zones: list[int] = zones
        self.end_gain: list[int] = end_gain
        self.end_amount: list[int] = end_amount
        # By place: its value, and its district but for landmarks, which have none of their own.
        self.worth: list[int] = values + [0] * (PLACE_COUNT - SPOT_COUNT)
        self.home: list[int] = (
            [space // VALUE_COUNT for space in range(SPACE_COUNT)]
            + [NONE] * LANDMARK_COUNT
            + list(range(DISTRICT_COUNT))
            + [NONE]
        )
        # By value: the spots of a district worth more, and those worth no more, as bits.
        lots = values[:VALUE_COUNT] + values[SPACE_COUNT:]
        self.most: int = max(lots)
        self.above: list[int] = []
        self.up_to: list[int] = []
        for value in range(self.most + 1):
            more = [int(lot > value) << bit for bit, lot in enumerate(lots)]
            self.above.append(sum(more))
            self.up_to.append((1 << LOT_BITS) - 1 - sum(more))
        # By number: what one unit of a tile that counts as tokens is sold for, else 0.
        self.unit_price: list[int] = [
            price_of_unit(effect, figures[number], sell) for number, effect in enumerate(effects)
        ]
        self.resource_numbers: int = self.numbers_of(RESOURCE)
        self.prestige_numbers: int = self.numbers_of(PRESTIGE)
        # VP for a pair of prestige, then of resources.
        self.pair_points: list[int] = [0, 0]
        for number in range(1, TRACK_END + 1):
            if PRESTIGE_PAIRS <= effects[number] <= RESOURCE_PAIRS:
                self.pair_points[effects[number] - PRESTIGE_PAIRS] = figures[number][0]
        self.own_numbers: int = self.numbers_of(OWN)
        self.rival_numbers: int = self.numbers_of(RIVAL)

    def numbers_of(self, effect: int) -> int:
        """Return the numbers of the bonus tiles with that effect, as bits."""
        found = 0
        for number, does in enumerate(self.effects):
            if does == effect:
                found |= 1 << number
        return found
