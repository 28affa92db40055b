"""The constant data of a match: ids of all things, and printed figures as packed rows (RULES 1)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board

from .tokens import KIND_COUNT

SPACES: Final = (
    ("general", "captain", "innkeeper", "magistrate")
    + ("priest", "aristocrat", "merchant", "printer")
    + ("rogue", "spy", "apothecary", "mercenary")
    + ("viceroy", "messenger", "mayor", "constable")
    + ("warden", "heretic", "governor", "anarchist")
)
AREAS: Final = (
    ("plantation", "tavern", "cathedral", "town_hall")
    + ("fortress", "market", "harbor")
    + ("palace", "garden", "asylum", "jail", "guardhouse")
)

SPACE_COUNT: Final = 20
AREA_COUNT: Final = 12
SEAT_COUNT: Final = 6
PALACE: Final = 7
ASYLUM: Final = 9
JAIL: Final = 10
GUARDHOUSE: Final = 11

# --- questions, by number (course.py)

BIDDING: Final = 0
RESOLVING: Final = 1
# Effects of spaces that need an answer; RIVAL_AREA, PARTNER, DESTINATION and EJECTION are second
# steps.
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

# Effects of spaces that need no answer; no question has one of these numbers.
SUPPORT: Final = 15
TOKENS: Final = 16
INFLUENCE: Final = 17
OCCUPY: Final = 18

# --- actions: the number of the first in each family

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
    """The figures and options of one match, set by components.py."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__("revolution", options)
        # Spaces in the order of resolution.
        self.order: vec[i64] = vec[i64]()
        # By kind * SPACE_COUNT + space: 1 if the space accepts that kind of token.
        self.takes: vec[i64] = vec[i64]()
        # By kind: the actions that lay a token of that kind, in board order.
        self.bids: vec[vec[i64]] = vec[vec[i64]]()
        # By space: effects in the printed order, two ints for each: effect and argument.
        self.effects: vec[vec[i64]] = vec[vec[i64]]()
        # The areas of the town, without the Guardhouse.
        self.areas: vec[i64] = vec[i64]()
        # By area: cube spaces, points, and 1 if each cube scores the points (no majority).
        self.capacity: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.each_cube: vec[i64] = vec[i64]()
        # The areas that must be full for the match to end.
        self.must_fill: vec[i64] = vec[i64]()
        self.start_hand: i64 = 0
        # By kind: points of a token in hand at the end.
        self.end_value: vec[i64] = vec[i64]()
        # Hands with fewer tokens are filled up to this number after a turn.
        self.patronage: i64 = 0
        self.bid_spaces: i64 = 0
        # Number of cubes of each seat.
        self.cubes: i64 = 0
        self.turn_limit: i64 = 0
        # How cubes enter and leave the Guardhouse (ruling A2).
        self.sealed: bool = options["guardhouse"] == "sealed"
        self.opened: bool = options["guardhouse"] == "open"
