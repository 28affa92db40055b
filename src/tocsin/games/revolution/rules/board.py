"""What never changes in a match: names as numbers and printed figures as packed rows (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board

Kind = Literal["force", "blackmail", "gold"]
KINDS: Final[tuple[Kind, ...]] = ("force", "blackmail", "gold")
SPACES: Final = (
    ("general", "captain", "innkeeper", "magistrate")
    + ("priest", "aristocrat", "merchant", "printer")
    + ("rogue", "spy", "apothecary", "mercenary")
    + ("viceroy", "messenger", "mayor", "constable")
    + ("warden", "heretic", "governor", "anarchist")
)
AREAS: Final = (
    "plantation",
    "tavern",
    "cathedral",
    "town_hall",
    "fortress",
    "market",
    "harbor",
) + ("palace", "garden", "asylum", "jail", "guardhouse")

KIND_COUNT: Final = 3
SPACE_COUNT: Final = 20
AREA_COUNT: Final = 12
SEAT_COUNT: Final = 6
PALACE: Final = 7
ASYLUM: Final = 9
JAIL: Final = 10
GUARDHOUSE: Final = 11

FORCE: Final = 0
BLACKMAIL: Final = 1
GOLD: Final = 2
# Tokens are packed into one int, a byte for each kind, Force highest: to compare two bids is
# then to compare two ints, and any Force beats all Blackmail beats all Gold (RULES 3.6).
TOKEN: Final = vec[i64]([1 << 16, 1 << 8, 1])
SHIFT: Final = vec[i64]([16, 8, 0])

# --- questions: what is asked, or done without a question (course.py)

BIDDING: Final = 0
RESOLVING: Final = 1
# Effects of spaces that ask something, and the second halves of their answers.
INFLUENCE_ANY: Final = 2
INFLUENCE_RIVAL: Final = 3
RIVAL_AREA: Final = 4
SPY: Final = 5
APOTHECARY: Final = 6
PARTNER: Final = 7
REASSIGN: Final = 8
DESTINATION: Final = 9
RECLAIM: Final = 10
PUT_IN_JAIL: Final = 11
EJECTION: Final = 12
ENTER_ASYLUM: Final = 13
COPY: Final = 14

# Effects of spaces that never ask anything; no question has such a number.
SUPPORT: Final = 15
TOKENS: Final = 16
INFLUENCE: Final = 17
OCCUPY: Final = 18

# --- actions: the first of each family

# By kind and space.
BID: Final = 0
KNOCK: Final = BID + KIND_COUNT * SPACE_COUNT
DECLINE: Final = KNOCK + 1
# By area.
PLACE: Final = DECLINE + 1
# By seat.
RIVAL: Final = PLACE + AREA_COUNT
# By area and owner.
SPY_ON: Final = RIVAL + SEAT_COUNT
SWAP: Final = SPY_ON + AREA_COUNT * SEAT_COUNT
WITH: Final = SWAP + AREA_COUNT * SEAT_COUNT
# By area.
TAKE: Final = WITH + AREA_COUNT * SEAT_COUNT
PUT: Final = TAKE + AREA_COUNT
# By kind.
TAKE_BACK: Final = PUT + AREA_COUNT
# By seat.
TO_JAIL: Final = TAKE_BACK + KIND_COUNT
EJECT: Final = TO_JAIL + SEAT_COUNT
# By space.
COPY_SPACE: Final = EJECT + SEAT_COUNT


class Board(board.Board):
    """Figures and options of one match; components.py fills them in."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__("revolution", options)
        # Spaces in the order of resolution.
        self.order: vec[i64] = vec[i64]()
        # By kind * SPACE_COUNT + space: whether the space takes that kind of token.
        self.takes: vec[i64] = vec[i64]()
        # By kind: the actions that lay such a token, in board order.
        self.bids: vec[vec[i64]] = vec[vec[i64]]()
        # By space: effect and argument, effect and argument, in the printed order.
        self.effects: vec[vec[i64]] = vec[vec[i64]]()
        # Areas of the town on this board, without the Guardhouse.
        self.areas: vec[i64] = vec[i64]()
        # By area: its cube spaces, its points, and whether each cube gets them.
        self.capacity: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.each_cube: vec[i64] = vec[i64]()
        # Areas that must be full for the match to end.
        self.must_fill: vec[i64] = vec[i64]()
        self.start_hand: i64 = 0
        # By kind: the points of a token in hand at the end.
        self.end_value: vec[i64] = vec[i64]()
        # Up to how many tokens a hand is filled after a turn.
        self.patronage: i64 = 0
        self.bid_spaces: i64 = 0
        # Cubes of each seat.
        self.cubes: i64 = 0
        self.turn_limit: i64 = 0
        # How cubes enter and leave the Guardhouse (ruling A2).
        self.sealed: bool = options["guardhouse"] == "sealed"
        self.opened: bool = options["guardhouse"] == "open"
