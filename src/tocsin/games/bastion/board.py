"""The board of a match: names as numbers, squares and printed figures as packed rows (RULES 1)."""

# mypyc: compile

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel import board

SEAT_COUNT: Final = 4
# The figures of a seat; soldiers and pairs are told apart by a letter, not by their values.
PIECES: Final = (
    ("sa", "sb", "sc", "sd", "se", "sf", "sg", "sh")
    + ("aa", "ab", "ta", "tb", "ca", "cb")
    + ("q", "k")
)
# What may be printed under them.
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
# By piece, and by figure: its kind.
KIND: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5])
# By kind: the first piece and how many there are.
FIRST: Final = vec[i64]([0, 8, 10, 12, 14, 15])
EACH: Final = vec[i64]([8, 2, 2, 2, 1, 1])
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
# Nobody, then the seats.
FILLED: Final = ".0123"
FIELD: Final = 0
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
# By terrain: the levels it has.
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

# How two squares touch: a side or a corner, at a common level, through somebody's gate.
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
# What a mission may need: five kinds, brave soldiers, then any soldiers and any strategists.
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
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
# The place of a prisoner is this less the seat that holds it.
PRISON_OF: Final = -2
# Where an object is when no piece bears it: in the box, put away, or in a seat's hand. An event
# is in the box, put away, or with the seat of that number.
IN_BOX: Final = -1
GONE: Final = -2
IN_HAND_OF: Final = -3
# Courage cards 1 to 5; the highest is the last.
CARD_COUNT: Final = 5
# Those of attacker and defender before one is laid.
NO_CARDS: Final = vec[i64]([NOTHING, NOTHING])
# An event laid instead of a courage card is this and its number.
EVENT_CARD: Final = 10
HAND_ROOM: Final = 5
# Who has seen a piece: a bit for each seat, this one for everybody, and all of them.
PUBLIC: Final = 16
ALL_EYES: Final = 31

# The numbers of the actions.
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

# What a piece has done this turn.
DISPLACED: Final = 1
HASTENED: Final = 2
BOOTED: Final = 4
HAS_ATTACKED: Final = 8
IS_SPY: Final = 16
# Whoever has done one of these attacks no more.
SPENT: Final = HAS_ATTACKED | IS_SPY

# The numbers of the questions that are asked.
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
# Those that are only carried out, and what stands for a match that is over.
OPENING: Final = 24
RESOLVING: Final = 25
DRAWING: Final = 26
SPIES_REPORT: Final = 27
RAMPARTS: Final = 28
NEXT: Final = 29
OVER: Final = 30


def packed(row: list[int]) -> vec[i64]:
    """Return a packed row."""
    return vec[i64](list(row))


def tabled(table: list[list[int]]) -> vec[vec[i64]]:
    """Return packed rows, one for each square or seat."""
    return vec[vec[i64]]([packed(row) for row in table])


class Ground(board.Board):
    """The squares of a match: what each is, what is around it, and whose it is."""

    def __init__(
        self,
        options: dict[str, str],
        players: int,
        shape: str,
        drawings: list[list[str]],
        rows: dict[str, list[int]],
        tables: dict[str, list[list[int]]],
    ) -> None:
        super().__init__("bastion", options)
        self.shape: str = shape
        self.players: i64 = players
        # As drawn, by row from the first and by file: the terrain's letter, the bastion's seat.
        self.drawn: list[str] = drawings[0]
        self.drawn_bastions: list[str] = drawings[1]
        # By square: its terrain and levels, whose bastion it belongs to, and its name's parts.
        self.size: i64 = len(rows["terrain"])
        self.terrain: vec[i64] = packed(rows["terrain"])
        self.level: vec[i64] = packed([LEVELS[ground] for ground in rows["terrain"]])
        self.bastion: vec[i64] = packed(rows["bastion"])
        self.file: vec[i64] = packed(rows["file"])
        self.row: vec[i64] = packed(rows["row"])
        # By square: its place among the names of all boards' squares, and back.
        names = [
            SQUARES.index(f"{FILES[file]}{row}") for file, row in zip(rows["file"], rows["row"])
        ]
        self.name: vec[i64] = packed(names)
        self.named: vec[i64] = packed(
            [names.index(name) if name in names else NOWHERE for name in range(SQUARE_COUNT)]
        )
        # By square * size + square: how the two touch.
        self.link: vec[i64] = packed(rows["link"])
        self.adjacent: vec[vec[i64]] = tabled(tables["adjacent"])
        # By square: neighbour, and how the two touch; again and again.
        self.contacts: vec[vec[i64]] = tabled(
            [
                [number for other in row for number in (other, rows["link"][first + other])]
                for first, row in zip(range(0, len(rows["link"]), self.size), tables["adjacent"])
            ]
        )
        # By square: the neighbours at a common level and whose gate parts them, plus 1; those
        # across a side, then all.
        self.side_walks: vec[vec[i64]] = tabled(tables["side_walks"])
        self.walks_all: vec[vec[i64]] = tabled(tables["walks_all"])
        # By square: middle, end, 1 if both steps cross sides; again and again.
        self.lines: vec[vec[i64]] = tabled(tables["lines"])
        # By square: end of a knight's move, and whose gate must be open for it.
        self.leaps: vec[vec[i64]] = tabled(tables["leaps"])
        # For bots, which fill it in as they ask: by the drawbridges that are closed, as bits, then
        # by goal * 2, by sides only 1 more: how far it is on foot from each square.
        self.ways: dict[int, vec[vec[i64]]] = {}
        # By square and square: how many steps it is, walls not minded.
        self.flights: vec[vec[i64]] = tabled(tables["flights"])
        terrain = rows["terrain"]
        self.centre: i64 = terrain.index(BATTLEFIELD) if BATTLEFIELD in terrain else NOWHERE
        # By seat: its start squares, bastion first, and the kind that stands there.
        self.starts: vec[vec[i64]] = tabled(tables["starts"])
        self.start_kinds: vec[vec[i64]] = tabled(tables["start_kinds"])
        self.thrones: vec[i64] = packed(rows["thrones"])
        self.prisons: vec[i64] = packed(rows["prisons"])
        self.treasuries: vec[i64] = packed(rows["treasuries"])
        self.turrets: vec[i64] = packed(rows["turrets"])
        # By seat: the squares before the gate; distance and square, again and again, of its
        # bastion around the throne, and of the open ground around its prison.
        self.fronts: vec[vec[i64]] = tabled(tables["fronts"])
        self.refuges: vec[vec[i64]] = tabled(tables["refuges"])
        self.outside: vec[vec[i64]] = tabled(tables["outside"])


class Board(Ground):
    """Squares, figures and options of one match; shared by all its positions and never changed."""

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
        # By figure.
        self.force: vec[i64] = packed(rows["force"])
        self.courage: vec[i64] = packed(rows["courage"])
        self.brave: vec[i64] = packed(rows["brave"])
        self.used: vec[i64] = packed(rows["used"])
        self.costs: vec[i64] = packed(rows["costs"])
        self.reserves: vec[i64] = packed(rows["reserves"])
        # How far a gain may lift a reserve; 0: there is no end.
        self.most_reserve: i64 = figures["track"] if options["reserves"] == "track" else 0
        self.extra_cost: i64 = figures["extra_cost"]
        self.against_cost: i64 = figures["against_cost"]
        self.most_green: i64 = figures["most_green"]
        self.resistance: i64 = figures["resistance"]
        self.victory_points: i64 = figures["victory_points"]
        self.hand_size: i64 = figures["hand_size"]
        self.first_draw: i64 = figures["first_draw"]
        self.draw: i64 = figures["draw"]
        self.king_bonus: i64 = figures["king_bonus"]
        self.rider_bonus: i64 = figures["rider_bonus"]
        self.queen_bonus: i64 = figures["queen_bonus"]
        self.room: i64 = figures["room"]
        # By mission * NEED_COUNT + need, and in all; by mission; by mission * 3 + reserve.
        self.needs: vec[i64] = packed(rows["needs"])
        self.prisoners: vec[i64] = packed(
            [
                sum(rows["needs"][first : first + NEED_COUNT])
                for first in range(0, len(rows["needs"]), NEED_COUNT)
            ]
        )
        self.proof: vec[i64] = packed(rows["proof"])
        self.gains: vec[i64] = packed(rows["gains"])
        self.points: vec[i64] = packed(rows["points"])
        # By object: Force it adds; what a helm adds to the limit of Courage.
        self.object_force: vec[i64] = packed(rows["object_force"])
        self.helm: i64 = figures["helm"]
        self.event_green: vec[i64] = packed(rows["event_green"])
        self.event_red: vec[i64] = packed(rows["event_red"])
        self.fury_force: i64 = figures["fury_force"]
        self.fury_card: i64 = figures["fury_card"]
        # By kind: the class that moves and pays for it.
        self.side: vec[i64] = packed(rows["side"])
        self.free_deployment: bool = options["deployment"] == "free"
        self.advanced: bool = options["cards"] == "advanced"
        self.common: bool = options["objectives"] == "common"
        self.queen_limited: bool = options["queen"] == "limit"
        self.bridges_fall: bool = options["drawbridge"] == "fall"
        self.archers_taken: bool = options["battlefield"] == "taken"
        self.round_limit: i64 = int(options["round_limit"])


assert PUBLIC == 1 << SEAT_COUNT
assert ALL_EYES == 2 * PUBLIC - 1
