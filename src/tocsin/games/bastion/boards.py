"""The board of a match: names as numbers, graph and printed figures as flat lists (RULES 1)."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

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
KIND: Final = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5]
# By kind: the first piece and how many there are.
FIRST: Final = [0, 8, 10, 12, 14, 15]
EACH: Final = [8, 2, 2, 2, 1, 1]
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
SIDES: Final = ("army", "strategists")
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
# Courage cards 1 to 5; the highest is the last.
CARD_COUNT: Final = 5


class Board:
    """Graph, figures and options of one match; shared by all its positions and never changed."""

    def __init__(
        self,
        options: dict[str, str],
        shape: str,
        players: int,
        terrain: list[int],
        bastion: list[int],
        file: list[int],
        row: list[int],
        link: list[int],
        adjacent: list[list[int]],
        lines: list[list[int]],
        leaps: list[list[int]],
        starts: list[list[int]],
        start_kinds: list[list[int]],
        force: list[int],
        courage: list[int],
        used: list[int],
        costs: list[int],
        reserves: list[int],
        track: int,
        rapidity: list[int],
        resistance: int,
        victory: list[int],
        bonus: list[int],
        room: int,
        needs: list[int],
        proof: list[int],
        gains: list[int],
        points: list[int],
        brave_power: int,
        object_force: list[int],
        helm: int,
        event_green: list[int],
        event_red: list[int],
        fury: list[int],
    ) -> None:
        self.options: dict[str, str] = options
        self.shape: str = shape
        self.players: int = players
        self.size: i64 = len(terrain)
        self.terrain: list[int] = terrain
        # By square: whose bastion it belongs to.
        self.bastion: list[int] = bastion
        self.file: list[int] = file
        self.row: list[int] = row
        # By square * size + square: how the two touch.
        self.link: list[int] = link
        self.adjacent: list[list[int]] = adjacent
        # By square: the neighbours at a common level and whose gate parts them, plus 1; those
        # across a side, then all.
        self.side_walks: list[list[int]] = [self.walks(square, SIDE) for square in range(len(file))]
        self.walks_all: list[list[int]] = [self.walks(square, TOUCH) for square in range(len(file))]
        # By square: middle, end, 1 if both steps cross sides; again and again.
        self.lines: list[list[int]] = lines
        # By square: end of a knight's move, and whose gate must be open for it.
        self.leaps: list[list[int]] = leaps
        # By seat: its start squares, bastion first, and the kind that stands there.
        self.starts: list[list[int]] = starts
        self.start_kinds: list[list[int]] = start_kinds
        # By square: its place among the names of all boards' squares, and back.
        self.name: list[int] = [
            SQUARES.index(f"{FILES[file[square]]}{row[square]}") for square in range(len(file))
        ]
        self.named: list[int] = [NOWHERE] * SQUARE_COUNT
        for square, name in enumerate(self.name):
            self.named[name] = square
        # As drawn, by row from the first and by file: the terrain's letter, the bastion's seat.
        self.drawn: list[str] = self.rows([LETTERS[ground] for ground in terrain])
        self.drawn_bastions: list[str] = self.rows([FILLED[seat + 1] for seat in bastion])
        self.level: list[int] = [LEVELS[ground] for ground in terrain]
        self.centre: i64 = terrain.index(BATTLEFIELD) if BATTLEFIELD in terrain else NOWHERE
        self.thrones: list[int] = self.only(THRONE)
        self.prisons: list[int] = self.only(PRISON)
        self.treasuries: list[int] = self.only(TREASURY)
        self.turrets: list[int] = self.only(TURRET)
        # By seat: the squares before the gate; distance and square, again and again, of its
        # bastion around the throne, and of the open ground around its prison.
        self.fronts: list[list[int]] = [self.front(seat) for seat in range(players)]
        self.refuges: list[list[int]] = [
            self.around(self.thrones[seat], seat) for seat in range(players)
        ]
        self.outside: list[list[int]] = [
            self.around(self.prisons[seat], NOBODY) for seat in range(players)
        ]
        # By figure.
        self.force: list[int] = force
        self.courage: list[int] = courage
        self.used: list[int] = used
        self.costs: list[int] = costs
        self.reserves: list[int] = reserves
        # How far a gain may lift a reserve; 0: there is no end.
        self.most_reserve: int = track if options["reserves"] == "track" else 0
        self.extra_cost: int = rapidity[0]
        self.against_cost: int = rapidity[1]
        self.most_green: int = rapidity[2]
        self.resistance: int = resistance
        self.victory_points: int = victory[0]
        self.hand_size: int = victory[1]
        self.first_draw: int = victory[2]
        self.draw: int = victory[3]
        self.king_bonus: int = bonus[0]
        self.rider_bonus: int = bonus[1]
        self.queen_bonus: int = bonus[2]
        self.room: int = room
        # By mission * NEED_COUNT + need; by mission; by mission * 3 + reserve; by mission.
        self.needs: list[int] = needs
        self.proof: list[int] = proof
        self.gains: list[int] = gains
        self.points: list[int] = points
        self.brave: list[int] = [
            int(KIND[figure] == SOLDIER and force[figure] * courage[figure] >= brave_power)
            for figure in range(PIECE_COUNT)
        ]
        # By object: Force it adds; what a helm adds to the limit of Courage.
        self.object_force: list[int] = object_force
        self.helm: int = helm
        self.event_green: list[int] = event_green
        self.event_red: list[int] = event_red
        self.fury_force: int = fury[0]
        self.fury_card: int = fury[1]
        # By kind: the class that moves and pays for it (RULES 3.2).
        archers = ARMY if players == SEAT_COUNT else STRATEGISTS
        self.side: list[int] = [ARMY, archers] + [STRATEGISTS] * 4
        self.free_deployment: bool = options["deployment"] == "free"
        self.advanced: bool = options["cards"] == "advanced"
        self.common: bool = options["objectives"] == "common"
        self.queen_limited: bool = options["queen"] == "limit"
        self.bridges_fall: bool = options["drawbridge"] == "fall"
        self.archers_taken: bool = options["battlefield"] == "taken"
        self.round_limit: int = int(options["round_limit"])

    def rows(self, letters: list[str]) -> list[str]:
        """Return one letter for each square, in rows; a space where there is no square."""
        files = sorted(set(self.file))
        rows = [[" "] * len(files) for _ in range(max(self.row))]
        for square, letter in enumerate(letters):
            rows[self.row[square] - 1][files.index(self.file[square])] = letter
        return ["".join(row) for row in rows]

    def walks(self, square: int, touch: int) -> list[int]:
        """Return neighbour and gate, again and again, of all steps on foot."""
        found: list[int] = []
        for other in self.adjacent[square]:
            link: int = self.link[square * len(self.terrain) + other]
            if link & touch and link & LEVEL:
                found += [other, link >> GATE_SHIFT]
        return found

    def only(self, terrain: int) -> list[int]:
        """Return each seat's only square of the terrain."""
        return [
            next(
                square
                for square, ground in enumerate(self.terrain)
                if ground == terrain and self.bastion[square] == seat
            )
            for seat in range(self.players)
        ]

    def front(self, seat: int) -> list[int]:
        """Return the squares side by side with the seat's gate, outside."""
        return [
            square
            for square in range(len(self.terrain))
            if self.bastion[square] != seat
            and any(
                self.terrain[other] == GATE
                and self.bastion[other] == seat
                and self.link[square * self.size + other] & SIDE
                for other in self.adjacent[square]
            )
        ]

    def around(self, start: int, owner: int) -> list[int]:
        """Return distance and square, again and again, of the owner's ground, the nearest first."""
        found: list[int] = []
        distance = self.distances(start)
        for square in sorted(range(len(distance)), key=distance.__getitem__):
            if self.bastion[square] == owner:
                found += [distance[square], square]
        return found

    def distances(self, start: int) -> list[int]:
        """Return how far each square is, walls not minded."""
        distance = [-1] * len(self.terrain)
        distance[start] = 0
        border = [start]
        while border:
            square = border.pop(0)
            for other in self.adjacent[square]:
                if distance[other] < 0:
                    distance[other] = distance[square] + 1
                    border.append(other)
        return distance
