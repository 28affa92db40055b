"""The board of a match: names as numbers, printed figures as flat lists (RULES 1)."""

# mypyc: compile

from typing import Final

LOCATIONS: Final = (
    "banque",
    "notre_dame",
    "versailles",
    "catacombes",
    "place_louis",
    "bastille",
    "etats_generaux",
)
GROUPS: Final = ("peasants", "soldiers", "nobles")
WEAPONS: Final = ("pitchfork", "rifle", "rapier")
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
EFFECTS: Final = ("coins", "points", "steps", "torches", "henchmen") + (
    "upgrade",
    "card",
    "mission",
)
NICHE_BOARDS: Final = ("left", "right", "final")
PILES: Final = ("top", "bottom")
SIDES: Final = ("left", "right")
# What points are for, in the order in which they are first scored.
SOURCES: Final = (
    "notre_dame",
    "versailles",
    "flags",
    "gems",
    "crowns",
    "catacombs",
    "bastille",
) + ("characters", "missions", "henchmen", "coins", "unarmed")

NOBODY: Final = -1
NONE: Final = -1
VALUE_COUNT: Final = 4
LOCATION_COUNT: Final = 7
GROUP_COUNT: Final = 3
CARD_COUNT: Final = 35
MONK: Final = 3
FIRST_MONK: Final = 30
MONK_COUNT: Final = 5
MISSION_COUNT: Final = 13
NICHES_EACH: Final = 12
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

MOST_CROWNS: Final = 3
MOST_GEMS: Final = 4
MOST_WEAPONS: Final = 5
FIRST_SERIES: Final = 6
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

# Two weapon tokens taken together: the kinds of each pair.
PAIR_FIRST: Final = [0, 0, 0, 1, 1, 2]
PAIR_SECOND: Final = [0, 1, 2, 1, 2, 2]

# The numbers of the actions; the action space in `__init__` names them in the same order.
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

# What a seat is asked.
ASK_NOTHING: Final = 0
ASK_TILE: Final = 1
ASK_BONUS: Final = 2
ASK_CHARACTER: Final = 3
ASK_PILE: Final = 4
ASK_MISSION: Final = 5
ASK_NICHE: Final = 6
ASK_UPGRADE: Final = 7
ASK_WEAPONS: Final = 8
ASK_GROUP: Final = 9

PLACING: Final = 0
EVALUATING: Final = 1
ASSIGNING: Final = 2
DRAWING: Final = 3
CLAIMING: Final = 4
OVER: Final = 5
PHASES: Final = ("placing", "evaluating", "assigning", "drawing", "claiming", "over")


class Board:
    """Figures and options of one match; shared by all its positions and never changed."""

    def __init__(
        self,
        options: dict[str, str],
        course: list[int],
        spaces: list[int],
        rewards: list[int],
        tiles: list[int],
        start_tiles: list[int],
        henchmen: list[int],
        torches: int,
        weapons: list[int],
        arsenal: int,
        display: int,
        lines: list[int],
        scoring: list[int],
        unarmed: list[int],
        cards: list[list[int]],
        stages: list[list[int]],
        versailles: list[list[int]],
        bonuses: list[list[int]],
        niches: list[list[int]],
        copies: list[int],
        firsts: list[int],
        seconds: list[int],
        series: list[list[int]],
        each: int,
    ) -> None:
        self.options: dict[str, str] = options
        self.secret: bool = options["missions"] == "secret"
        self.flags_needed: bool = options["flags"] == "needed"
        self.exchange_needed: bool = options["notre_dame"] == "exchange"
        self.rounds: int = course[0]
        self.interim: int = course[1]
        self.draws: int = course[2]
        self.start_coins: int = course[3]
        # By location: its first space; the next location's first space ends it.
        self.first: list[int] = [sum(spaces[:location]) for location in range(len(spaces) + 1)]
        self.coins_each_value: int = rewards[0]
        self.exchange_points: int = rewards[1]
        self.henchmen_first: int = rewards[2]
        self.henchmen_second: int = rewards[3]
        self.steps_first: int = rewards[4]
        self.coins_first: int = rewards[5]
        # By value less one, as are all lists of influence tiles.
        self.tiles: list[int] = tiles
        self.start_tiles: list[int] = start_tiles
        self.henchmen: int = henchmen[0]
        self.henchman_points: int = henchmen[1]
        self.torches: int = torches
        self.weapons: list[int] = weapons
        self.arsenal: int = arsenal
        self.display: int = display
        # By space of the Bastille track: the value of the last line reached.
        self.lines: list[int] = lines
        self.last_space: int = len(lines) - 1
        self.gem: int = scoring[0]
        self.crowns_interim: int = scoring[1]
        self.crowns_final: int = scoring[2]
        self.coins_each_point: int = scoring[3]
        self.unarmed: list[int] = unarmed
        # By card.
        self.group: list[int] = cards[0]
        self.cost: list[int] = cards[1]
        self.points: list[int] = cards[2]
        self.armed: list[int] = cards[3]
        self.crowns: list[int] = cards[4]
        self.gems: list[int] = cards[5]
        self.flags: list[int] = cards[6]
        # The cards of each stage.
        self.stages: list[list[int]] = stages
        # By tile: effect and amount of the left bonus, effect and amount of the right one.
        self.versailles: list[list[int]] = versailles
        self.bonuses: list[list[int]] = bonuses
        # By board: effect and amount of each niche in turn; a niche's number is
        # board * NICHES_EACH + its place there.
        self.niches: list[list[int]] = niches
        # By mission.
        self.copies: list[int] = copies
        self.firsts: list[int] = firsts
        self.seconds: list[int] = seconds
        # By mission less FIRST_SERIES: the group and the costs it asks for.
        self.series: list[list[int]] = series
        self.each: int = each
