"""The things of the game, its questions and its actions as numbers (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

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
SEAT_COUNT: Final = 4
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
NOBODY: Final = -1
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
# Questions of a move that is not yet paid (RULES 6.4). Their subject is the source; the source and
# a landmark; the source, the target and a district.
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
