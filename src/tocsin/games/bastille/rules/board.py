"""Board of a match: ids by number, printed figures as packed rows (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board as kernel

LOCATIONS: Final = ("banque", "notre_dame", "versailles", "catacombes") + (
    ("place_louis", "bastille", "etats_generaux")
)
Group = Literal["peasants", "soldiers", "nobles"]
GROUPS: Final[tuple[Group, ...]] = ("peasants", "soldiers", "nobles")
Weapon = Literal["pitchfork", "rifle", "rapier"]
WEAPONS: Final[tuple[Weapon, ...]] = ("pitchfork", "rifle", "rapier")
CARDS: Final = (
    ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10")
    + ("s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10")
    + ("n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10")
    + ("m1", "m2", "m3", "m4", "m5")
)
MISSIONS: Final = (
    ("most_peasants", "most_soldiers", "most_nobles", "most_crowns", "most_gems", "most_weapons")
    + ("low_peasants", "high_peasants", "low_soldiers", "high_soldiers")
    + ("low_nobles", "high_nobles", "two_of_each")
)
VERSAILLES_TILES: Final = ("v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8")
# The last two are the end tiles.
BONUS_TILES: Final = ("f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "e1", "e2")
EFFECTS: Final = ("coins", "points", "steps", "torches", "henchmen", "upgrade", "card", "mission")
NICHE_BOARDS: Final = ("left", "right", "final")
PILES: Final = ("top", "bottom")
SIDES: Final = ("left", "right")
# Sources of points, in the order in which they are first scored.
SOURCES: Final = (
    "notre_dame",
    "versailles",
    "flags",
    "gems",
    "crowns",
    "catacombs",
    "bastille",
) + ("characters", "missions", "henchmen", "coins", "unarmed")

NO_SEAT: Final = -1
NO_GROUP: Final = -1
NONE: Final = -1
VALUE_COUNT: Final = 4  # `tile_value` needs a power of two
LOCATION_COUNT: Final = 7
GROUP_COUNT: Final = 3
CARD_COUNT: Final = 35
MONK: Final = 3
FIRST_MONK: Final = 30
MONK_COUNT: Final = 5
MISSION_COUNT: Final = 13
NICHES_PER_BOARD: Final = 12
NICHE_COUNT: Final = 36
PAIR_COUNT: Final = 6
SOURCE_COUNT: Final = 12

BANQUE: Final = 0
NOTRE_DAME: Final = 1
VERSAILLES: Final = 2
CATACOMBES: Final = 3
PLACE_LOUIS: Final = 4
BASTILLE: Final = 5
ETATS_GENERAUX: Final = 6

COINS: Final = 0
POINTS: Final = 1
STEPS: Final = 2
TORCHES: Final = 3
HENCHMEN: Final = 4
UPGRADE: Final = 5
CARD: Final = 6
MISSION: Final = 7

LEFT: Final = 0
RIGHT: Final = 1
FINAL: Final = 2

CROWN_MAJORITY: Final = 3
GEM_MAJORITY: Final = 4
WEAPON_MAJORITY: Final = 5
FIRST_SERIES: Final = 6
SERIES_LENGTH: Final = 3
TWO_OF_EACH: Final = 12

FROM_NOTRE_DAME: Final = 0
FROM_VERSAILLES: Final = 1
FROM_FLAGS: Final = 2
FROM_GEMS: Final = 3
FROM_CROWNS: Final = 4
FROM_CATACOMBS: Final = 5
FROM_BASTILLE: Final = 6
FROM_CHARACTERS: Final = 7
FROM_MISSIONS: Final = 8
FROM_HENCHMEN: Final = 9
FROM_COINS: Final = 10
FROM_UNARMED: Final = 11

# The two weapons of each pair of tokens that can be claimed.
PAIR_FIRST: Final = vec[i64]([0, 0, 0, 1, 1, 2])
PAIR_SECOND: Final = vec[i64]([0, 1, 2, 1, 2, 2])

# The first action of each family, in the order of the action space in `__init__.py`.
PLACE: Final = 0
TAKE_BONUS: Final = PLACE + VALUE_COUNT * LOCATION_COUNT
BUY: Final = TAKE_BONUS + 2
DECLINE: Final = BUY + CARD_COUNT
CHOOSE_PILE: Final = DECLINE + 1
TAKE_MISSION: Final = CHOOSE_PILE + 2
ENTER: Final = TAKE_MISSION + MISSION_COUNT
RAISE: Final = ENTER + NICHE_COUNT
CLAIM: Final = RAISE + VALUE_COUNT - 1
JOIN: Final = CLAIM + PAIR_COUNT

# The questions by number; END stays on top once the match is over.
END: Final = 0
ASK_TILE: Final = 1
ASK_BONUS: Final = 2
ASK_CHARACTER: Final = 3
ASK_PILE: Final = 4
ASK_MISSION: Final = 5
ASK_NICHE: Final = 6
ASK_UPGRADE: Final = 7
ASK_WEAPONS: Final = 8
ASK_GROUP: Final = 9
# Phases without a decision of their own; the questions of a phase are stacked on top.
EVALUATE: Final = 10
ASSIGN: Final = 11
DRAW: Final = 12
ARM: Final = 13

PLACING: Final = 0
EVALUATING: Final = 1
ASSIGNING: Final = 2
DRAWING: Final = 3
CLAIMING: Final = 4
OVER: Final = 5
PHASES: Final = ("placing", "evaluating", "assigning", "drawing", "claiming", "over")


class BoardFigures(kernel.Board):
    """Options of one match and the figures that are single numbers."""

    def __init__(self, options: dict[str, str], figures: dict[str, int]) -> None:
        super().__init__("bastille", options)
        self.secret: bool = options["missions"] == "secret"
        self.flags_needed: bool = options["flags"] == "needed"
        self.exchange_needed: bool = options["notre_dame"] == "exchange"
        self.rounds: i64 = figures["rounds"]
        self.interim: i64 = figures["interim"]
        self.draws: i64 = figures["draws"]
        self.start_coins: i64 = figures["coins"]
        self.coins_each_value: i64 = figures["coins_each_value"]
        self.exchange_points: i64 = figures["exchange_points"]
        self.henchmen_first: i64 = figures["henchmen_first"]
        self.henchmen_second: i64 = figures["henchmen_second"]
        self.steps_first: i64 = figures["steps_first"]
        self.coins_first: i64 = figures["coins_first"]
        self.henchmen: i64 = figures["henchmen"]
        self.henchman_points: i64 = figures["henchman_points"]
        self.torches: i64 = figures["torches"]
        self.arsenal: i64 = figures["arsenal"]
        self.display: i64 = figures["display"]
        self.gem_points: i64 = figures["gem"]
        self.crowns_interim: i64 = figures["crowns_interim"]
        self.crowns_final: i64 = figures["crowns_final"]
        self.coins_each_point: i64 = figures["coins_each_point"]
        self.each_group_count: i64 = figures["each"]


class Board(BoardFigures):
    """Options and figures of one match, immutable and shared by all its positions.

    The arguments hold the figures by name: numbers, rows of numbers, and tables of rows.
    """

    def __init__(
        self,
        options: dict[str, str],
        figures: dict[str, int],
        rows: dict[str, list[int]],
        tables: dict[str, list[list[int]]],
    ) -> None:
        super().__init__(options, figures)
        # By location: index of its first space; its last is before the next location's first.
        self.first_space: vec[i64] = packed(rows["first_space"])
        # By value - 1, like all rows of influence tiles.
        self.tiles: vec[i64] = packed(rows["tiles"])
        self.start_tiles: vec[i64] = packed(rows["start_tiles"])
        self.weapons: vec[i64] = packed(rows["weapons"])
        # By space of the Bastille track: points of the last line reached.
        self.line_points: vec[i64] = packed(rows["line_points"])
        self.last_space: i64 = len(rows["line_points"]) - 1
        self.unarmed: vec[i64] = packed(rows["unarmed"])
        # By card.
        self.group: vec[i64] = packed(rows["group"])
        self.cost: vec[i64] = packed(rows["cost"])
        self.points: vec[i64] = packed(rows["points"])
        self.armed: vec[i64] = packed(rows["armed"])
        self.crowns: vec[i64] = packed(rows["crowns"])
        self.gems: vec[i64] = packed(rows["gems"])
        self.flags: vec[i64] = packed(rows["flags"])
        # By mission.
        self.copies: vec[i64] = packed(rows["copies"])
        self.first_points: vec[i64] = packed(rows["first_points"])
        self.second_points: vec[i64] = packed(rows["second_points"])
        # The cards of each stage.
        self.stages: vec[vec[i64]] = packed_rows(tables["stages"])
        # By tile: effect and amount of the left bonus, then of the right bonus.
        self.versailles: vec[vec[i64]] = packed_rows(tables["versailles"])
        self.bonuses: vec[vec[i64]] = packed_rows(tables["bonuses"])
        # By board: effect and amount of each niche; niches are numbered
        # board * NICHES_PER_BOARD + index on the board.
        self.niches: vec[vec[i64]] = packed_rows(tables["niches"])
        # By mission - FIRST_SERIES: the group and the costs that the series requires.
        self.series: vec[vec[i64]] = packed_rows(tables["series"])
        # Bit masks for bots: a bit for each cost required by a series, SERIES_LENGTH bits for
        # each series. A card fulfils the bits of its cost that are also bits of its group; a
        # monk without a group (the last entry) has the bits of all groups.
        self.cost_bits: vec[i64] = packed([cost_bits(self.series, cost) for cost in self.cost])
        self.group_bits: vec[i64] = packed(
            [group_bits(self.series, group) for group in range(GROUP_COUNT)] + [-1]
        )
        # By space of the track: points, interpolated between the lines.
        self.smooth_points: vec[float] = vec[float](
            [interpolated(self.line_points, n) for n in range(len(self.line_points))]
        )


def packed(numbers: list[int]) -> vec[i64]:
    """Return a packed row of numbers."""
    # mypyc compiles a comprehension to a loop that fills the row without an iterator.
    return vec[i64]([number for number in numbers])  # noqa: C416


def packed_rows(rows: list[list[int]]) -> vec[vec[i64]]:
    """Return a packed table of numbers."""
    return vec[vec[i64]]([packed(row) for row in rows])


# A tile on the board is one int: 1 + seat * VALUE_COUNT + value - 1; an empty space is 0.


def tile_owner(tile: i64) -> i64:
    """Return the owner of a tile on the board."""
    return (tile - 1) // VALUE_COUNT


def tile_value(tile: i64) -> i64:
    """Return the value of a tile on the board."""
    return ((tile - 1) & (VALUE_COUNT - 1)) + 1


def cost_bits(series: vec[vec[i64]], cost: i64) -> i64:
    """Return the bits of all series for cards of this cost."""
    bits: i64 = 0
    bit: i64 = 1
    for figures in series:
        for required in figures[1:]:
            if required == cost:
                bits |= bit
            bit <<= 1
    return bits


def group_bits(series: vec[vec[i64]], group: i64) -> i64:
    """Return the bits of the series of this group."""
    bits: i64 = 0
    bit: i64 = 1
    for figures in series:
        for _ in range(SERIES_LENGTH):
            if figures[0] == group:
                bits |= bit
            bit <<= 1
    return bits


def interpolated(lines: vec[i64], space: i64) -> float:
    """Return the points of a space of the track, interpolated between its two lines."""
    below = space
    while below > 0 and lines[below - 1] == lines[below]:
        below -= 1
    above = space
    while above < len(lines) - 1 and lines[above] == lines[below]:
        above += 1
    if above == below:
        return float(lines[space])
    share = float(space - below) / float(above - below)
    return float(lines[below]) + share * float(lines[above] - lines[below])
