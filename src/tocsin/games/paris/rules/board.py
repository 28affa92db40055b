"""The board of a match: names, questions and actions as numbers, printed figures (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel import board as kernel

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
Resource = Literal["wood", "marble", "gold"]
RESOURCES: Final[tuple[Resource, ...]] = ("wood", "marble", "gold")
Kind = Literal[Resource, "bronze_prestige", "silver_prestige", "gold_prestige"]
KINDS: Final[tuple[Kind, ...]] = (
    *RESOURCES,
    "bronze_prestige",
    "silver_prestige",
    "gold_prestige",
)
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

# What VP were scored for during the match.
SOURCES: Final = ("buildings", "prestige", "bonus-tiles", "end-tiles")
SOURCE_COUNT: Final = 4
FROM_BUILDINGS: Final = 0
FROM_PRESTIGE: Final = 1
FROM_BONUS_TILES: Final = 2
FROM_END_TILES: Final = 3

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
# district those that stand there, those of them without a key, and the buildings that cost a
# resource; last, the supply.
HERE: Final = 0
EMPTY: Final = 1
DEAR: Final = 2
LOT_FIELDS: Final = 3
SUPPLY: Final = DISTRICT_COUNT * LOT_FIELDS
LOT_BITS: Final = VALUE_COUNT + LANDMARK_COUNT

# What a bonus tile does; it has up to so many figures.
FIGURE_COUNT: Final = 4
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

# --- the numbers of the questions (course.py has them in this order)

AFTER: Final = 0
PLAY: Final = 1
DRAWING: Final = 2
SITING: Final = 3
# Those of a move that is not yet paid (RULES 6.4). They are about its source; its source and a
# landmark; its source, its target and a district.
TARGET: Final = 4
WHERE: Final = 5
PAYING: Final = 6
BENEFIT: Final = 7
REWARDING: Final = 8
REWARDING_AT: Final = 9
TAKING_BONUS: Final = 10
TAKING_ANY: Final = 11
GOING_BACK: Final = 12
RETURNING: Final = 13
SEARCHING: Final = 14
TURN: Final = 15

# --- the numbers of the actions (the action space in `__init__` asserts them)

# What a resource is paid with, or a prestige slot filled: a token, a bonus tile by its number,
# or an End Game tile.
TOKEN_CODE: Final = 0
END_CODE: Final = TRACK_END + 1
CODE_COUNT: Final = END_CODE + END_TILE_COUNT

# The numbers of the actions; the action space in `__init__` names them in the same order.
DRAW: Final = 0
BUILD: Final = DRAW + PILE_COUNT
PLACE: Final = BUILD + DISTRICT_COUNT
MOVE: Final = PLACE + DISTRICT_COUNT + 1
TO: Final = MOVE + PLACE_COUNT
INTO: Final = TO + SPOT_COUNT
PAY: Final = INTO + DISTRICT_COUNT
REWARD_WITH: Final = PAY + CODE_COUNT
AT: Final = REWARD_WITH + VP_TILE_COUNT
BONUS: Final = AT + DISTRICT_COUNT
HAND: Final = BONUS + TRACK_END
SEARCH: Final = HAND + (KIND_COUNT - RESOURCE_COUNT) * CODE_COUNT
TAKE: Final = SEARCH + 1
PASS: Final = TAKE + END_TILE_COUNT
DECLINE: Final = PASS + 1
FINISH: Final = DECLINE + 1
RETURN: Final = FINISH + 1
BUY: Final = RETURN + KIND_COUNT
SELL: Final = BUY + RESOURCE_COUNT
USE: Final = SELL + KIND_COUNT
USE_END: Final = USE + TRACK_END

# Room for the answers to most questions, lest their row grow answer by answer.
ROOM: Final = 24


class Printed(kernel.Board):
    """Options and printed figures of one match; components.py fills them in."""

    def __init__(self, players: i64, options: dict[str, str]) -> None:
        super().__init__("paris", options)
        self.free: bool = options["districts"] == "free"
        self.shuffled: bool = options["setup"] == "random"
        self.closed: bool = options["screens"] == "closed"
        # Whether a used number may be taken again (ruling A4).
        self.again: bool = options["numbers"] == "held"
        # Whether tile 16 brings no benefits (ruling A9).
        self.bare: bool = options["tile16"] == "bare"
        # Whether nothing more is to be had from the last space of the track (ruling A13).
        self.stops: bool = options["space30"] == "closed"
        self.players: i64 = players
        self.keys: i64 = 0
        self.spare: i64 = 0
        self.francs: i64 = 0
        self.removed: i64 = 0
        self.banks: vec[i64] = vec[i64]()
        # By building tile.
        self.types: vec[i64] = vec[i64]()
        # By spot: its value.
        self.values: vec[i64] = vec[i64]()
        # By tile or landmark and resource: how many it costs.
        self.needs: vec[i64] = vec[i64]()
        # By value of a building: Francs for a bonus tile, or NONE; VP at once; token beside it.
        self.bonus_fee: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()
        # How many tokens there are of each kind.
        self.each: i64 = 0
        # By landmark and slot: kind of prestige and its VP, the most VP first.
        self.slot_kind: vec[i64] = vec[i64]()
        self.slot_points: vec[i64] = vec[i64]()
        self.buy: vec[i64] = vec[i64]()
        self.sell: vec[i64] = vec[i64]()
        # By VP tile and tier.
        self.rewards: vec[i64] = vec[i64]()
        # By number of a bonus tile (0 stands for none): what it does, its figures, its copies.
        self.effects: vec[i64] = vec[i64]()
        self.figures: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        # The last space of each zone of the track.
        self.zones: vec[i64] = vec[i64]()
        # By End Game tile: what it gives, and how much of it.
        self.end_gain: vec[i64] = vec[i64]()
        self.end_amount: vec[i64] = vec[i64]()


class Board(Printed):
    """The figures, and what follows from them for the rules."""

    def __init__(self, players: i64, options: dict[str, str]) -> None:
        super().__init__(players, options)
        # By tile or landmark: whether it costs any resource at all.
        self.is_dear: vec[i64] = vec[i64]()
        # By place: its value, and its district but for landmarks, which have none of their own.
        self.worth: vec[i64] = vec[i64]()
        self.home: vec[i64] = vec[i64]()
        # The landmarks that cost a resource, as bits of any district.
        self.dear_lots: i64 = 0
        # By value: the spots of a district worth more, and those worth no more, as bits.
        self.most: i64 = 0
        self.above: vec[i64] = vec[i64]()
        self.up_to: vec[i64] = vec[i64]()
        # By number: what one unit of a tile that counts as tokens is sold for, else 0.
        self.unit_price: vec[i64] = vec[i64]()
        # Numbers as bits, by what they do.
        self.resource_numbers: i64 = 0
        self.prestige_numbers: i64 = 0
        self.own_numbers: i64 = 0
        self.rival_numbers: i64 = 0
        self.franc_numbers: i64 = 0
        # VP for a pair of prestige, then of resources.
        self.pair_points: vec[i64] = vec[i64]([0, 0])

    def work_out(self) -> None:
        """Derive the tables of the rules from the printed figures."""
        for what in range(SPOT_COUNT):
            first: i64 = what * RESOURCE_COUNT
            cost = self.needs[first] + self.needs[first + 1] + self.needs[first + 2]
            self.is_dear = append(self.is_dear, 1 if cost else 0)
        for place in range(PLACE_COUNT):
            self.worth = append(self.worth, self.values[place] if place < SPOT_COUNT else 0)
            home: i64 = NONE
            if place < SPACE_COUNT:
                home = place // VALUE_COUNT
            elif BANK <= place < ARC:
                home = place - BANK
            self.home = append(self.home, home)
        for landmark in range(LANDMARK_COUNT):
            if self.is_dear[SPACE_COUNT + landmark]:
                self.dear_lots |= 1 << (VALUE_COUNT + landmark)
        self._work_out_lots()
        for number in range(TRACK_END + 1):
            self.unit_price = append(self.unit_price, self._price_of_unit(number))
            effect = self.effects[number]
            if PRESTIGE_PAIRS <= effect <= RESOURCE_PAIRS:
                self.pair_points[effect - PRESTIGE_PAIRS] = self.figures[number * FIGURE_COUNT]
        self.resource_numbers = self.numbers_of(RESOURCE)
        self.prestige_numbers = self.numbers_of(PRESTIGE)
        self.own_numbers = self.numbers_of(OWN)
        self.rival_numbers = self.numbers_of(RIVAL)
        self.franc_numbers = self.numbers_of(PER_FRANC)

    def _work_out_lots(self) -> None:
        """Sort the spots that a district may have by their values."""
        self.most = max(self.values)
        for value in range(self.most + 1):
            more: i64 = 0
            for lot in range(LOT_BITS):
                spot: i64 = lot if lot < VALUE_COUNT else SPACE_COUNT + lot - VALUE_COUNT
                if self.values[spot] > value:
                    more |= 1 << lot
            self.above = append(self.above, more)
            self.up_to = append(self.up_to, (1 << LOT_BITS) - 1 - more)

    def _price_of_unit(self, number: i64) -> i64:
        """Return what one unit of a bonus tile is sold for: of a free kind, what brings most."""
        effect = self.effects[number]
        if effect != RESOURCE and effect != PRESTIGE:
            return 0
        kind = self.figures[number * FIGURE_COUNT]
        if kind != ANY:
            return self.sell[kind]
        first: i64 = 0 if effect == RESOURCE else RESOURCE_COUNT
        return max(self.sell[first], self.sell[first + 1], self.sell[first + 2])

    def numbers_of(self, effect: i64) -> i64:
        """Return the numbers of the bonus tiles with that effect, as bits."""
        found: i64 = 0
        for number in range(1, TRACK_END + 1):
            if self.effects[number] == effect:
                found |= 1 << number
        return found

    def figures_of(self, number: int) -> list[int]:
        """Return all figures of a bonus tile."""
        return [self.figures[number * FIGURE_COUNT + place] for place in range(FIGURE_COUNT)]
