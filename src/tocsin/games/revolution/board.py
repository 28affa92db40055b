"""The board of a match: names as numbers, printed figures as flat lists (RULES 1)."""

# mypyc: compile

from typing import Final

KINDS: Final = ("force", "blackmail", "gold")
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
NOBODY: Final = -1

FORCE: Final = 0
BLACKMAIL: Final = 1
GOLD: Final = 2
# Tokens are packed into one int, a byte for each kind, Force highest: to compare two bids is
# then to compare two ints, and any Force beats all Blackmail beats all Gold (RULES 3.6).
TOKEN: Final = [1 << 16, 1 << 8, 1]
SHIFT: Final = [16, 8, 0]

# Effects; those up to OCCUPY never ask anything.
SUPPORT: Final = 0
TOKENS: Final = 1
INFLUENCE: Final = 2
OCCUPY: Final = 3
INFLUENCE_ANY: Final = 4
INFLUENCE_RIVAL: Final = 5
SPY: Final = 6
APOTHECARY: Final = 7
REASSIGN: Final = 8
RECLAIM: Final = 9
PUT_IN_JAIL: Final = 10
ENTER_ASYLUM: Final = 11
COPY: Final = 12


class Board:
    """Figures and options of one match; shared by all its positions and never changed."""

    def __init__(
        self,
        options: dict[str, str],
        order: list[int],
        takes: list[int],
        effects: list[list[int]],
        areas: list[int],
        capacity: list[int],
        points: list[int],
        each_cube: list[int],
        must_fill: list[int],
        start_hand: int,
        end_value: list[int],
        patronage: int,
        bid_spaces: int,
        cubes: int,
        turn_limit: int,
    ) -> None:
        self.options: dict[str, str] = options
        # Spaces in the order of resolution.
        self.order: list[int] = order
        # By kind * SPACE_COUNT + space: whether the space takes that kind of token.
        self.takes: list[int] = takes
        # By space: effect and argument, effect and argument, in the printed order.
        self.effects: list[list[int]] = effects
        # Areas of the town on this board, without the Guardhouse.
        self.areas: list[int] = areas
        self.capacity: list[int] = capacity
        self.points: list[int] = points
        self.each_cube: list[int] = each_cube
        self.must_fill: list[int] = must_fill
        self.start_hand: int = start_hand
        self.end_value: list[int] = end_value
        self.patronage: int = patronage
        self.bid_spaces: int = bid_spaces
        self.cubes: int = cubes
        self.turn_limit: int = turn_limit
        self.sealed: bool = options["guardhouse"] == "sealed"
        self.opened: bool = options["guardhouse"] == "open"
        # By kind: the actions that lay such a token, in board order; a bid's number is
        # kind * SPACE_COUNT + space.
        self.bids: list[list[int]] = [
            [kind * SPACE_COUNT + space for space in order if takes[kind * SPACE_COUNT + space]]
            for kind in range(KIND_COUNT)
        ]
