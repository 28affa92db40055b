"""The board of a match: names as numbers, squares and printed figures as packed rows (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from .ground import Ground, packed_row

SEAT_COUNT: Final = 4
# The pieces of a seat; soldiers and pairs are told apart by a letter, because values are hidden.
PIECES: Final = (
    ("sa", "sb", "sc", "sd", "se", "sf", "sg", "sh")
    + ("aa", "ab", "ta", "tb", "ca", "cb")
    + ("q", "k")
)
# The printed undersides: Force and Courage belong to a figure, not to a piece.
FIGURES: Final = (
    ("s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8")
    + ("a1", "a2", "t1", "t2", "c1", "c2")
    + ("q", "k")
)
KINDS: Final = ("soldier", "archer", "tower", "knight", "queen", "king")
PIECE_COUNT: Final = 16
SOLDIER: Final = 0
ARCHER: Final = 1
TOWER: Final = 2
KNIGHT: Final = 3
QUEEN: Final = 4
KING: Final = 5
# The kind of each piece, and of each figure.
KIND: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5])
# By kind: its first piece, and its number of pieces.
FIRST_OF_KIND: Final = vec[i64]([0, 8, 10, 12, 14, 15])
KIND_SIZE: Final = vec[i64]([8, 2, 2, 2, 1, 1])
KIND_COUNT: Final = 6
TOWER_A: Final = 10
QUEEN_PIECE: Final = 14
KING_PIECE: Final = 15

TERRAINS: Final = ("field", "rampart", "treasury", "turret", "stairs") + (
    "throne",
    "prison",
    "gate",
    "court",
    "battlefield",
)
LETTERS: Final = ".ROFEKJDYX"
# Signs of the map of bastions: no owner, then seats 0 to 3.
OWNER_SIGNS: Final = ".0123"
# Terrains by their index in TERRAINS and LETTERS.
RAMPART: Final = 1
TREASURY: Final = 2
TURRET: Final = 3
STAIRS: Final = 4
THRONE: Final = 5
PRISON: Final = 6
GATE: Final = 7
COURT: Final = 8
BATTLEFIELD: Final = 9
GROUND: Final = 1
UPSTAIRS: Final = 2
# By terrain: its levels, as bits.
LEVELS: Final = [1, 2, 2, 2, 3, 1, 1, 1, 1, 1]

# Files of the rectangle and the octagon, then those of the three sectors of the hexagon.
FILES: Final = tuple("abcdefghijklm") + tuple(
    f"{sector}:{file}" for sector in "ABC" for file in "abcdefgh"
)
ROW_COUNT: Final = 13
SECTOR_FILES: Final = 13
SECTOR_ROWS: Final = 5
SQUARES: Final = tuple(
    f"{file}{row}"
    for number, file in enumerate(FILES)
    for row in range(1, (ROW_COUNT if number < SECTOR_FILES else SECTOR_ROWS) + 1)
)
SQUARE_COUNT: Final = 289

# A link between two squares: SIDE or CORNER, LEVEL if they share a level, and from bit
# GATE_SHIFT on the owner of the gate between them plus 1.
SIDE: Final = 1
CORNER: Final = 2
LEVEL: Final = 4
TOUCH: Final = 3
GATE_SHIFT: Final = 3

MISSIONS: Final = tuple(f"m{number:02}" for number in range(1, 19))
MISSION_COUNT: Final = 18
PROOFS: Final = ("prisoners", "freed", "treasure", "flag", "annexed", "broken", "ramparts")
BY_PRISONERS: Final = 0
BY_FREEING: Final = 1
BY_TREASURE: Final = 2
BY_FLAG: Final = 3
BY_ANNEXING: Final = 4
BY_BREAKING: Final = 5
BY_RAMPARTS: Final = 6
# Needs of a mission: brave soldiers, five kinds, any soldiers, any strategists.
NEEDS: Final = ("brave", "archer", "tower", "knight", "queen", "king", "soldier", "strategist")
NEED_COUNT: Final = 8
NEED_SOLDIER: Final = 6
NEED_STRATEGIST: Final = 7

RESERVES: Final = ("green", "red", "blue")

OBJECTS: Final = ("flame_sword", "rune_shield", "helm", "boots") + (
    "grapnel",
    "silver_bow",
    "amulet",
    "crystal_ball",
)
OBJECT_COUNT: Final = 8
FLAME_SWORD: Final = 0
RUNE_SHIELD: Final = 1
HELM: Final = 2
BOOTS: Final = 3
GRAPNEL: Final = 4
SILVER_BOW: Final = 5
AMULET: Final = 6
CRYSTAL_BALL: Final = 7

EVENTS: Final = ("ambush", "theft", "ruse", "fog", "mirror", "fury", "dodge", "truce")
EVENT_COUNT: Final = 8
AMBUSH: Final = 0
THEFT: Final = 1
RUSE: Final = 2
FOG: Final = 3
MIRROR: Final = 4
FURY: Final = 5
DODGE: Final = 6
TRUCE: Final = 7

ARMY: Final = 0
STRATEGISTS: Final = 1
Side = Literal["army", "strategists"]
SIDES: Final[tuple[Side, ...]] = ("army", "strategists")
NO_SEAT: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
# `place` of a prisoner: PRISON_OF - captor.
PRISON_OF: Final = -2
# `bearer` of an object without a bearing piece: IN_BOX, GONE (discarded) or IN_HAND_OF - seat.
# `event_at` of an event: IN_BOX, GONE or its seat.
IN_BOX: Final = -1
GONE: Final = -2
IN_HAND_OF: Final = -3
# Courage cards 1 to 5.
CARD_COUNT: Final = 5
# Cards of attacker and defender before either is laid.
NO_CARDS: Final = vec[i64]([NOTHING, NOTHING])
# An event laid instead of a courage card is EVENT_CARD + event.
EVENT_CARD: Final = 10
HAND_ROOM: Final = 5
# `shown` of a piece: one bit for each seat that has seen its values, and PUBLIC.
PUBLIC: Final = 16
ALL_VIEWERS: Final = 31

# Action numbers: each constant is the first number of its block.
CHOOSE_SIDE: Final = 0
MOVE: Final = 2
BOARD: Final = MOVE + PIECE_COUNT
TO: Final = BOARD + 2
TURN_GATE: Final = TO + SQUARE_COUNT
SPY_ON: Final = TURN_GATE + SEAT_COUNT
DONE: Final = SPY_ON + PIECE_COUNT * SEAT_COUNT
END: Final = DONE + 1
PASS: Final = END + 1
TARGET: Final = PASS + 1
ASSAULT: Final = TARGET + SEAT_COUNT * PIECE_COUNT
VALIANT: Final = ASSAULT + SEAT_COUNT
SUPPORT: Final = VALIANT + PIECE_COUNT
DECLARE: Final = SUPPORT + PIECE_COUNT
COURAGE: Final = DECLARE + 1
LAY: Final = COURAGE + CARD_COUNT
RETURN: Final = LAY + MISSION_COUNT
FREE: Final = RETURN + MISSION_COUNT
REDRAW: Final = FREE + PIECE_COUNT
DEPLOY: Final = REDRAW + 1
ATTACH: Final = DEPLOY + PIECE_COUNT
PLAY: Final = ATTACH + PIECE_COUNT
BEAR: Final = PLAY + EVENT_COUNT
ARM: Final = BEAR + PIECE_COUNT
COMPLETE: Final = ARM + 1
ACTION_COUNT: Final = COMPLETE + PIECE_COUNT

# `deeds` of a piece: its actions of this turn, as bits.
DISPLACED: Final = 1
HASTENED: Final = 2
BOOTED: Final = 4
HAS_ATTACKED: Final = 8
IS_SPY: Final = 16
# A piece that has attacked or spied may not attack any more this turn.
SPENT: Final = HAS_ATTACKED | IS_SPY

# Question numbers.
DEALING: Final = 0
DEPLOYING: Final = 1
TOKEN: Final = 2
MOVING: Final = 3
LANDING: Final = 4
FREEING: Final = 5
RELEASING: Final = 6
FIGHTING: Final = 7
MUSTERING: Final = 8
PREPARING: Final = 9
CARDS: Final = 10
ADDING: Final = 11
LOOTING: Final = 12
DODGING: Final = 13
LAYING: Final = 14
KEEPING: Final = 15
RIPOSTING: Final = 16
REDRAWING: Final = 17
CHANGING: Final = 18
AMBUSHING: Final = 19
STEALING: Final = 20
ARMING: Final = 21
LOSING: Final = 22
HOMING: Final = 23
# Steps without a decision; OVER stands for the end of the match.
OPENING: Final = 24
RESOLVING: Final = 25
DRAWING: Final = 26
SPIES_REPORT: Final = 27
RAMPARTS: Final = 28
NEXT: Final = 29
OVER: Final = 30


class Board(Ground):
    """Squares, figures and options of a match: shared by all its positions and never changed."""

    def __init__(
        self,
        options: dict[str, str],
        players: int,
        shape: str,
        drawings: list[list[str]],
        rows: dict[str, list[int]],
        tables: dict[str, list[list[int]]],
        figures: dict[str, int],
    ) -> None:
        super().__init__(options, players, shape, drawings, rows, tables)
        # By figure; `brave`: strong enough to count as brave; `used`: in play at this player count.
        self.force: vec[i64] = packed_row(rows["force"])
        self.courage: vec[i64] = packed_row(rows["courage"])
        self.brave: vec[i64] = packed_row(rows["brave"])
        self.used: vec[i64] = packed_row(rows["used"])
        # By courage card: its price. By reserve: the amount at the start.
        self.costs: vec[i64] = packed_row(rows["costs"])
        self.reserves: vec[i64] = packed_row(rows["reserves"])
        # The upper limit of a reserve; 0: unlimited.
        self.max_reserve: i64 = figures["track"] if options["reserves"] == "track" else 0
        self.extra_cost: i64 = figures["extra_cost"]
        self.against_cost: i64 = figures["against_cost"]
        self.max_green: i64 = figures["max_green"]
        self.resistance: i64 = figures["resistance"]
        self.victory_points: i64 = figures["victory_points"]
        self.hand_size: i64 = figures["hand_size"]
        self.first_draw: i64 = figures["first_draw"]
        self.draw: i64 = figures["draw"]
        self.king_bonus: i64 = figures["king_bonus"]
        self.rider_bonus: i64 = figures["rider_bonus"]
        self.queen_bonus: i64 = figures["queen_bonus"]
        self.room: i64 = figures["room"]
        # By mission * NEED_COUNT + need; the sum of a mission's needs; by mission; by mission * 3 +
        # reserve.
        self.needs: vec[i64] = packed_row(rows["needs"])
        self.prisoners: vec[i64] = packed_row(
            [
                sum(rows["needs"][first : first + NEED_COUNT])
                for first in range(0, len(rows["needs"]), NEED_COUNT)
            ]
        )
        self.proof: vec[i64] = packed_row(rows["proof"])
        self.gains: vec[i64] = packed_row(rows["gains"])
        self.points: vec[i64] = packed_row(rows["points"])
        # By object: the Force it adds. The helm raises the limit of Courage.
        self.object_force: vec[i64] = packed_row(rows["object_force"])
        self.helm: i64 = figures["helm"]
        self.event_green: vec[i64] = packed_row(rows["event_green"])
        self.event_red: vec[i64] = packed_row(rows["event_red"])
        self.fury_force: i64 = figures["fury_force"]
        self.fury_card: i64 = figures["fury_card"]
        # By kind: the class, which decides when it moves and which reserve pays.
        self.side: vec[i64] = packed_row(rows["side"])
        self.free_deployment: bool = options["deployment"] == "free"
        self.advanced: bool = options["cards"] == "advanced"
        self.common: bool = options["objectives"] == "common"
        self.queen_limited: bool = options["queen"] == "limit"
        self.bridges_fall: bool = options["drawbridge"] == "fall"
        self.archers_taken: bool = options["battlefield"] == "taken"
        self.round_limit: i64 = int(options["round_limit"])


assert PUBLIC == 1 << SEAT_COUNT
assert ALL_VIEWERS == 2 * PUBLIC - 1
