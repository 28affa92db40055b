"""What a seat is after: the prisoners its missions want, and the squares worth going to."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from .boards import (
    ARCHER,
    ARMY,
    BY_ANNEXING,
    BY_BREAKING,
    BY_FLAG,
    BY_FREEING,
    BY_PRISONERS,
    BY_RAMPARTS,
    BY_TREASURE,
    KIND,
    KING,
    KNIGHT,
    NEED_COUNT,
    NEED_SOLDIER,
    NEED_STRATEGIST,
    NOBODY,
    PIECE_COUNT,
    QUEEN,
    RAMPART,
    SOLDIER,
    STAIRS,
    TOWER,
    Board,
)
from .duels import WORTH, top_power
from .end import PRISON_OF
from .missions import BY_CAPTOR, available, has_proof, holdings
from .position import Bastion
from .threats import Threats

POINT_WORTH: Final = 1.6
# How hard it is to take one prisoner more, by what a mission needs.
EFFORT: Final = [1.3, 1.0, 1.3, 1.3, 2.0, 2.2, 0.7, 0.8]
# How likely the other proofs are to come about, by proof.
PROSPECT: Final = [0.0, 0.12, 0.25, 0.25, 0.08, 0.55, 0.15]
# What lies in wait loses this much of its pull with every step of the way.
FADING: Final = 0.88
FAR: Final = 60
# How eagerly each kind goes out: royals are worth more at home, as long as things go well.
ZEAL: Final = [1.0, 0.8, 1.0, 1.0, 0.2, 0.05]
# A token is worth something even before a mission asks for it.
TOKEN_WORTH: Final = 0.5
FREEDOM_WORTH: Final = 1.2
SIEGE_WORTH: Final = 0.9
# An enemy that cannot be beaten one against one still draws those who come in numbers.
TOO_STRONG: Final = 0.35
# Rounds without progress after which nobody minds any danger.
PATIENCE: Final = 6.0
# The share of all rounds after which royals and guards begin to go out too.
LATE: Final = 0.5
# So do they when fewer pieces than this are left.
FEW: Final = 7


# --- missions


def mission_worth(position: Bastion, seat: i64, mission: i64, held: list[int]) -> float:
    """Return what a mission in hand promises."""
    board = position.board
    points = POINT_WORTH * board.points[mission]
    proof: i64 = board.proof[mission]
    if proof == BY_PRISONERS:
        effort = 0.0
        for need in range(NEED_COUNT):
            more: i64 = board.needs[mission * NEED_COUNT + need] - held[need]
            if more > 0:
                effort += EFFORT[need] * float(more)
        return points / (1.0 + 0.6 * effort)
    if has_proof(position, seat, proof):
        return points
    return points * PROSPECT[proof]


def wanted_kinds(position: Bastion, seat: i64) -> list[float]:
    """Return what a prisoner of each kind is worth to the seat beyond the loss to its owner."""
    wanted = [0.0] * len(WORTH)
    board = position.board
    held = holdings(position, seat, BY_CAPTOR)
    for mission in available(position, seat):
        if board.proof[mission] != BY_PRISONERS:
            continue
        first: i64 = mission * NEED_COUNT
        lack: i64 = 0
        for need in range(NEED_COUNT):
            lack += max(0, board.needs[first + need] - held[need])
        if lack == 0:
            continue
        share = POINT_WORTH * board.points[mission] / float(lack + 1)
        if board.common:
            share *= 0.3
        for kind in range(len(WORTH)):
            # Brave soldiers stand where soldiers would in the list of kinds.
            own: i64 = board.needs[first + kind] - held[kind]
            rank: i64 = NEED_SOLDIER if board.side[kind] == ARMY else NEED_STRATEGIST
            any_of: i64 = board.needs[first + rank] - held[rank]
            if own > 0 or any_of > 0:
                wanted[kind] += share
    return wanted


def holds_of(position: Bastion, captor: i64, seat: i64) -> bool:
    """Return whether the captor holds a piece of the seat."""
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if position.place[piece] == PRISON_OF - captor:
            return True
    return False


def points_for(position: Bastion, seat: i64, proof: i64) -> float:
    """Return what the missions the seat may lay are worth that ask for this proof."""
    worth = 0.0
    for mission in available(position, seat):
        if position.board.proof[mission] == proof:
            worth += POINT_WORTH * float(position.board.points[mission])
    return worth


# --- what waits on a square


def prize(position: Bastion, piece: i64, square: i64) -> float:
    """Return what the piece wins by arriving on that square."""
    board = position.board
    owner: i64 = board.bastion[square]
    seat: i64 = piece // PIECE_COUNT
    kind: i64 = KIND[piece % PIECE_COUNT]
    if owner in (NOBODY, seat) or kind == TOWER:
        return 0.0
    if square == board.prisons[owner]:
        if position.rescued[piece] == 0 and holds_of(position, owner, seat):
            return FREEDOM_WORTH + points_for(position, seat, BY_FREEING)
    elif square == board.treasuries[owner]:
        if position.treasure[owner] == owner:
            return TOKEN_WORTH + points_for(position, seat, BY_TREASURE)
    elif square == board.turrets[owner]:
        if position.flag[owner] == owner:
            return TOKEN_WORTH + points_for(position, seat, BY_FLAG)
    elif square == board.thrones[owner] and kind == KING:
        return points_for(position, seat, BY_ANNEXING)
    return 0.0


# --- ways


class Ways:
    """How far it is on foot from everywhere to a square, for each state of the drawbridges."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.known: dict[int, list[int]] = {}
        self.fading: list[float] = [FADING**way for way in range(FAR + 1)]

    def to(self, position: Bastion, goal: i64, by_side: bool) -> list[int]:
        """Return the number of steps from each square, FAR where there is no way."""
        board = position.board
        if self.board is not board:
            self.board = board
            self.known = {}
        key: i64 = goal * 2 + (1 if by_side else 0)
        for owner in range(position.players):
            key = key * 2 + (1 if position.closed[owner] else 0)
        if key not in self.known:
            self.known[key] = steps_to(position, goal, by_side)
        return self.known[key]


def steps_to(position: Bastion, goal: i64, by_side: bool) -> list[int]:
    """Return the number of steps on foot from each square to the goal, pieces not minded."""
    board = position.board
    walks = board.side_walks if by_side else board.walks_all
    ways = [FAR] * int(board.size)
    ways[goal] = 0
    border = [int(goal)]
    for square in border:
        steps = walks[square]
        for place in range(0, len(steps), 2):
            other = steps[place]
            gate = steps[place + 1]
            if ways[other] == FAR and not (gate and position.closed[gate - 1]):
                ways[other] = ways[square] + 1
                border.append(other)
    return ways


def boldness(position: Bastion) -> float:
    """Return from 0 to 1 how little danger counts: the longer nothing happens, the less."""
    return min(1.0, float(position.round_number - position.progress) / PATIENCE)


def lateness(position: Bastion, seat: i64) -> float:
    """Return from 0 to 1 how much royals and guards are needed outside.

    Near the last round nobody stays at home any more, nor when hardly anybody else is left.
    """
    limit = float(position.board.round_limit)
    late = (float(position.round_number) - LATE * limit) / (0.3 * limit)
    few = float(FEW - position.alive[seat]) / 4.0
    return min(1.0, max(0.0, late, few))


class Plan:
    """What a seat is after in one position: goals, and how they pull each kind of piece."""

    def __init__(self, position: Bastion, seat: i64, ways: Ways) -> None:
        self.position: Bastion = position
        self.seat: i64 = seat
        self.ways: Ways = ways
        self.wanted: list[float] = wanted_kinds(position, seat)
        self.tops: list[int] = [
            top_power(position, piece, False) if position.place[piece] >= 0 else 0
            for piece in range(len(position.place))
        ]
        self.boldness: float = boldness(position)
        self.lateness: float = lateness(position, seat)
        self.threats: Threats = Threats(position, seat, self.tops)
        # By kind: the pull on each square, empty until it is asked for.
        self.fields: list[list[float]] = [[] for _ in WORTH]

    def pull(self, kind: i64) -> list[float]:
        """Return how much each square promises a piece of this kind that goes on from there."""
        if not self.fields[kind]:
            self.fields[kind] = [0.0] * int(self.position.board.size)
            self.add_enemies(kind)
            if kind not in (TOWER, ARCHER):
                self.add_places(kind)
            if kind != ARCHER:
                self.add_gates(kind)
        return self.fields[kind]

    def gain(self, piece: i64) -> float:
        """Return what it is worth to capture a piece."""
        kind: i64 = KIND[piece % PIECE_COUNT]
        return WORTH[kind] + self.wanted[kind]

    def add_enemies(self, kind: i64) -> None:
        """Add the enemies on the board, those that can be beaten first."""
        position = self.position
        best: i64 = 0
        for piece in range(self.seat * PIECE_COUNT, (self.seat + 1) * PIECE_COUNT):
            if KIND[piece % PIECE_COUNT] == kind and self.tops[piece] > best:
                best = self.tops[piece]
        for other in range(len(position.place)):
            if position.place[other] < 0 or other // PIECE_COUNT == self.seat:
                continue
            value = self.gain(other)
            if kind in (TOWER, KNIGHT, QUEEN, KING) and self.tops[other] >= best:
                if KIND[other % PIECE_COUNT] != ARCHER:
                    value *= TOO_STRONG
            self.add_goal(kind, position.place[other], value)

    def add_places(self, kind: i64) -> None:
        """Add prisons, treasures, flags, thrones and ramparts of the enemies."""
        position = self.position
        board = position.board
        seat = self.seat
        ramparts = points_for(position, seat, BY_RAMPARTS)
        for owner in range(position.players):
            if owner == seat:
                continue
            if position.treasure[owner] == owner:
                value = TOKEN_WORTH + points_for(position, seat, BY_TREASURE)
                self.add_goal(kind, board.treasuries[owner], value)
            if position.flag[owner] == owner:
                value = TOKEN_WORTH + points_for(position, seat, BY_FLAG)
                self.add_goal(kind, board.turrets[owner], value)
            if holds_of(position, owner, seat):
                value = FREEDOM_WORTH + points_for(position, seat, BY_FREEING)
                self.add_goal(kind, board.prisons[owner], value)
            if kind == KING:
                self.add_goal(kind, board.thrones[owner], points_for(position, seat, BY_ANNEXING))
            if ramparts > 0.0:
                for square in range(board.size):
                    if board.bastion[square] == owner:
                        if RAMPART <= board.terrain[square] <= STAIRS:
                            self.add_goal(kind, square, 0.6 * ramparts)

    def add_gates(self, kind: i64) -> None:
        """Add the squares before a drawbridge that is closed, or that a mission wants broken."""
        position = self.position
        breaking = points_for(position, self.seat, BY_BREAKING)
        if position.broke[self.seat]:
            breaking = 0.0
        for owner in range(position.players):
            if owner == self.seat or position.resistance[owner] <= 0:
                continue
            value = 0.7 * breaking + (SIEGE_WORTH if position.closed[owner] else 0.0)
            if value > 0.0:
                for square in position.board.fronts[owner]:
                    self.add_goal(kind, square, value)

    def add_goal(self, kind: i64, goal: i64, value: float) -> None:
        """Let every square promise the goal, the less the further away it is."""
        field = self.fields[kind]
        ways = self.ways.to(self.position, goal, kind in (SOLDIER, TOWER))
        fading = self.ways.fading
        value *= ZEAL[kind] + (1.0 - ZEAL[kind]) * self.lateness
        for square in range(len(field)):
            worth = value * fading[ways[square]]
            if worth > field[square]:
                field[square] = worth
