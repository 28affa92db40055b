"""Things, questions and actions of the game as numbers, and the board of a match (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from .printed_figures import PrintedFigures

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
LANDMARKS: Final = (
    "luxembourg",
    "tuileries",
    "opera",
    "grand_palais",
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
# First index of the used tiles, by number, in the row of tiles left on the track.
USED_UP: Final = TRACK_END + 1
KEY_COUNT: Final = 12

# A place is where a key may stand: a spot, a bank or the Arc, in this order. A spot is a building
# space or a landmark. A building tile has the number of the space printed on it.
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
NO_SEAT: Final = -1
NONE: Final = -1
ANY: Final = -1

# Sources of the VP scored during the match.
SOURCES: Final = ("buildings", "prestige", "bonus-tiles", "end-tiles")
SOURCE_COUNT: Final = 4
FROM_BUILDINGS: Final = 0
FROM_PRESTIGE: Final = 1
FROM_BONUS_TILES: Final = 2
FROM_END_TILES: Final = 3

# Fields of a seat in `Paris.seats`, SEAT_FIELDS ints for each seat.
FRANCS: Final = 0
POINTS: Final = 1
# Keys behind the screen, in the common reserve and on the board.
SCREEN: Final = 2
SPARE: Final = 3
OUT: Final = 4
MEEPLE: Final = 5
# Bit sets: banks (and the Arc) with a key; unused and used bonus tiles by number; unused End Game
# tiles.
BANKS: Final = 6
HELD: Final = 7
USED: Final = 8
ENDS: Final = 9
# Tokens, one field for each of the six kinds.
TOKENS: Final = 10
SEAT_FIELDS: Final = 16

# Fields of a district: keys on its buildings and landmarks, the value of its highest landmark, its
# VP tile.
KEYS: Final = 0
HIGHEST: Final = 1
REWARD: Final = 2
DISTRICT_FIELDS: Final = 3

# A lot is a spot as a bit within its district: first the building spaces by value, then the
# landmarks. Bit sets for each district: lots that stand there, those without a key, and buildings
# that cost a resource. The last set are the landmarks in the supply.
HERE: Final = 0
EMPTY: Final = 1
COSTLY: Final = 2
LOT_FIELDS: Final = 3
SUPPLY: Final = DISTRICT_COUNT * LOT_FIELDS
LOT_BITS: Final = VALUE_COUNT + LANDMARK_COUNT

# Effects of bonus tiles, each with up to FIGURE_COUNT figures.
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
# Gains of End Game tiles: a token of a kind, VP or Francs.
GAINS: Final = KINDS + ("points", "francs")
END_POINTS: Final = KIND_COUNT
END_FRANCS: Final = KIND_COUNT + 1

# --- questions, in the order of `QUESTIONS` in course.py

AFTER: Final = 0
PLAY: Final = 1
DRAWING: Final = 2
SITING: Final = 3
# Questions of a move that is not yet paid (RULES 6.4). Subject of TARGET is the source, of
# LANDMARK_DISTRICT the source and a landmark, of PAYING the source, the target and its district.
TARGET: Final = 4
LANDMARK_DISTRICT: Final = 5
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

# --- actions

# Means to pay a resource or to fill a prestige slot: a token, a bonus tile by its number, or an End
# Game tile.
TOKEN_CODE: Final = 0
END_CODE: Final = TRACK_END + 1
CODE_COUNT: Final = END_CODE + END_TILE_COUNT

# First action of each verb; the action space in `__init__` lists the verbs in the same order.
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

# Initial capacity of a row of answers, so that appending seldom reallocates.
ROW_CAPACITY: Final = 24


class Board(PrintedFigures):
    """The printed figures and the tables that the rules derive from them."""

    def __init__(self, players: i64, options: dict[str, str]) -> None:
        super().__init__(players, options)
        # By item: 1 if it costs any resource.
        self.has_cost: vec[i64] = vec[i64]()
        # By place: value (0 for banks and the Arc); district, or NONE for landmarks and the Arc.
        self.place_values: vec[i64] = vec[i64]()
        self.home_districts: vec[i64] = vec[i64]()
        # Lots of the landmarks that cost a resource.
        self.costly_landmarks: i64 = 0
        # By value: lots of higher value, and the other lots.
        self.max_value: i64 = 0
        self.lots_above: vec[i64] = vec[i64]()
        self.lots_up_to: vec[i64] = vec[i64]()
        # By number: price of one unit of a tile that counts as tokens, else 0.
        self.unit_price: vec[i64] = vec[i64]()
        # Bit sets of numbers by effect.
        self.resource_numbers: i64 = 0
        self.prestige_numbers: i64 = 0
        self.own_numbers: i64 = 0
        self.rival_numbers: i64 = 0
        self.franc_numbers: i64 = 0
        # VP for a pair of prestige, and for a pair of resources.
        self.pair_points: vec[i64] = vec[i64]([0, 0])

    def derive_tables(self) -> None:
        """Derive the tables of the rules from the printed figures."""
        for item in range(SPOT_COUNT):
            first: i64 = item * RESOURCE_COUNT
            cost = self.costs[first] + self.costs[first + 1] + self.costs[first + 2]
            self.has_cost = append(self.has_cost, 1 if cost else 0)
        for place in range(PLACE_COUNT):
            self.place_values = append(
                self.place_values, self.values[place] if place < SPOT_COUNT else 0
            )
            home: i64 = NONE
            if place < SPACE_COUNT:
                home = place // VALUE_COUNT
            elif BANK <= place < ARC:
                home = place - BANK
            self.home_districts = append(self.home_districts, home)
        for landmark in range(LANDMARK_COUNT):
            if self.has_cost[SPACE_COUNT + landmark]:
                self.costly_landmarks |= 1 << (VALUE_COUNT + landmark)
        self._derive_lots()
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

    def _derive_lots(self) -> None:
        """Sort the lots by their values."""
        self.max_value = max(self.values)
        for value in range(self.max_value + 1):
            more: i64 = 0
            for lot in range(LOT_BITS):
                spot: i64 = lot if lot < VALUE_COUNT else SPACE_COUNT + lot - VALUE_COUNT
                if self.values[spot] > value:
                    more |= 1 << lot
            self.lots_above = append(self.lots_above, more)
            self.lots_up_to = append(self.lots_up_to, (1 << LOT_BITS) - 1 - more)

    def _price_of_unit(self, number: i64) -> i64:
        """Return the price of one unit of a bonus tile; a free kind counts as its dearest."""
        effect = self.effects[number]
        if effect != RESOURCE and effect != PRESTIGE:
            return 0
        kind = self.figures[number * FIGURE_COUNT]
        if kind != ANY:
            return self.sell[kind]
        first: i64 = 0 if effect == RESOURCE else RESOURCE_COUNT
        return max(self.sell[first], self.sell[first + 1], self.sell[first + 2])

    def numbers_of(self, effect: i64) -> i64:
        """Return the bit set of the bonus tiles with an effect."""
        numbers: i64 = 0
        for number in range(1, TRACK_END + 1):
            if self.effects[number] == effect:
                numbers |= 1 << number
        return numbers

    def figures_of(self, number: int) -> list[int]:
        """Return all figures of a bonus tile."""
        first = number * FIGURE_COUNT
        return list(self.figures[first : first + FIGURE_COUNT])
