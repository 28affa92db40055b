"""What a seat is after: the squares worth going to, for each kind of piece."""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells, same_row

from ..rules import board
from ..rules.board import (
    ARCHER,
    HAND_ROOM,
    KIND,
    KIND_COUNT,
    KING,
    NOTHING,
    PIECE_COUNT,
    SOLDIER,
    TOWER,
)
from ..rules.position import Bastion
from .duels import top_power
from .evaluation import FREEDOM_WORTH, TOKEN_WORTH, WORTH, holds_of, points_for, wanted_kinds
from .threats import Threats

# What lies in wait loses this much of its pull with every step of the way.
FADING: Final = 0.88
FAR: Final = 60
FADED: Final = vec[float]([FADING**way for way in range(FAR + 1)])
# How eagerly each kind goes out: royals are worth more at home, as long as things go well.
ZEAL: Final = vec[float]([1.0, 0.8, 1.0, 1.0, 0.2, 0.05])
SIEGE_WORTH: Final = 0.9
# Below what any march is worth.
UNRATED: Final = -1000.0
# An enemy that cannot be beaten one against one still draws those who come in numbers.
TOO_STRONG: Final = 0.35
# Rounds without progress after which nobody minds any danger.
PATIENCE: Final = 6.0
# The share of all rounds after which royals and guards begin to go out too.
LATE: Final = 0.5
# So do they when fewer pieces than this are left.
FEW: Final = 7


# --- ways


def ways_now(position: Bastion) -> vec[vec[i64]]:
    """Return the ways known with the drawbridges as they are; empty where none yet is."""
    known = position.board.ways
    closed = 0
    for owner in range(position.players):
        if position.closed[owner]:
            closed |= 1 << owner
    if closed not in known:
        known[closed] = vec[vec[i64]]([vec[i64]() for _ in range(position.board.size * 2)])
    return known[closed]


def steps_to(position: Bastion, goal: i64, by_side: bool) -> vec[i64]:
    """Return the number of steps on foot from each square to the goal, pieces not minded."""
    ground = position.board
    walks = ground.side_walks if by_side else ground.walks_all
    ways = cells(ground.size, FAR)
    ways[goal] = 0
    border = vec[i64]([goal])
    done: i64 = 0
    while done < len(border):
        square = border[done]
        done += 1
        steps = walks[square]
        for place in range(0, len(steps), 2):
            other = steps[place]
            gate = steps[place + 1]
            if ways[other] == FAR and not (gate and position.closed[gate - 1]):
                ways[other] = ways[square] + 1
                border = append(border, other)
    return ways


# --- moods


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


# --- plans


class Goals:
    """What draws one kind of piece: how far it is to each goal, and what it is worth there."""

    def __init__(self, size: i64) -> None:
        self.ways: vec[vec[i64]] = vec[vec[i64]]()
        self.values: vec[float] = vec[float]()
        # By square: what the goals promise a piece that goes on from there; below 0: not known.
        self.pulls: vec[float] = vec[float]([-1.0] * size)

    def pull(self, square: i64) -> float:
        """Return how much a square promises: each goal the less the further away it is."""
        best = self.pulls[square]
        if best < 0.0:
            best = 0.0
            for place in range(len(self.values)):
                worth = self.values[place] * FADED[self.ways[place][square]]
                if worth > best:
                    best = worth
            self.pulls[square] = best
        return best


def grounds_of(position: Bastion, seat: i64) -> vec[i64]:
    """Return all that a plan rests on in one row: where that is the same, so is the plan."""
    row = append(position.place[:], position.round_number)
    row = append(row, position.progress)
    row = extend(row, position.value)
    row = extend(row, position.carrier)
    row = extend(row, position.alive)
    row = extend(row, position.captives)
    row = extend(row, position.reserve)
    row = extend(row, position.resistance)
    row = extend(row, position.closed)
    row = extend(row, position.treasure)
    row = extend(row, position.flag)
    row = extend(row, position.broke)
    row = extend(row, position.laid)
    row = extend(row, position.hands[seat * HAND_ROOM : (seat + 1) * HAND_ROOM])
    if position.board.advanced:
        for bearer in position.bearer:
            # Who has an object in hand is a guess, and does not matter yet.
            row = append(row, max(bearer, NOTHING))
    return row


class Plan:
    """What a seat is after in one position; most of it is worked out when it is asked for."""

    def __init__(self, position: Bastion, seat: i64, grounds: vec[i64]) -> None:
        self.position: Bastion = position
        self.seat: i64 = seat
        self.grounds: vec[i64] = grounds
        self.ways: vec[vec[i64]] = ways_now(position)
        self.wanted: vec[float] = wanted_kinds(position, seat)
        # By piece on the board: the greatest power it can defend itself with; and the enemies.
        self.tops: vec[i64] = cells(len(position.place), 0)
        self.enemies: vec[i64] = vec[i64]()
        for piece in range(len(position.place)):
            if position.place[piece] >= 0:
                self.tops[piece] = top_power(position, piece, False)
                if piece // PIECE_COUNT != seat:
                    self.enemies = append(self.enemies, piece)
        self.boldness: float = boldness(position)
        self.lateness: float = lateness(position, seat)
        self.threats: Threats | None = None
        if self.boldness < 1.0:
            self.threats = Threats(position, self.enemies, self.tops)
        self.goals: list[Goals | None] = [None for _ in range(KIND_COUNT)]
        # By own piece: what a march is worth, if its class is the one that marches.
        self.marches: vec[float] = vec[float]([UNRATED] * PIECE_COUNT)

    def pull(self, kind: i64, square: i64) -> float:
        """Return how much a square promises a piece of this kind that goes on from there."""
        goals = self.goals[kind]
        if goals is None:
            goals = Goals(self.position.board.size)
            self.goals[kind] = goals
            self.add_enemies(goals, kind)
            if kind != TOWER and kind != ARCHER:
                self.add_places(goals, kind)
            if kind != ARCHER:
                self.add_gates(goals, kind)
        return goals.pull(square)

    def gain(self, piece: i64) -> float:
        """Return what it is worth to capture a piece."""
        kind = KIND[piece % PIECE_COUNT]
        return WORTH[kind] + self.wanted[kind]

    def danger(self, position: Bastion, piece: i64) -> float:
        """Return what the worst attack on the piece, where it stands, is likely to cost."""
        return 0.0 if self.threats is None else self.threats.danger(position, piece)

    def add_enemies(self, goals: Goals, kind: i64) -> None:
        """Add the enemies on the board, those that can be beaten first."""
        best: i64 = 0
        for piece in range(self.seat * PIECE_COUNT, (self.seat + 1) * PIECE_COUNT):
            if KIND[piece % PIECE_COUNT] == kind and self.tops[piece] > best:
                best = self.tops[piece]
        for other in self.enemies:
            value = self.gain(other)
            if kind >= TOWER and self.tops[other] >= best and KIND[other % PIECE_COUNT] != ARCHER:
                value *= TOO_STRONG
            self.add_goal(goals, kind, self.position.place[other], value)

    def add_places(self, goals: Goals, kind: i64) -> None:
        """Add prisons, treasures, flags, thrones and ramparts of the enemies."""
        position = self.position
        ground = position.board
        seat = self.seat
        ramparts = points_for(position, seat, board.BY_RAMPARTS)
        for owner in range(position.players):
            if owner == seat:
                continue
            if position.treasure[owner] == owner:
                value = TOKEN_WORTH + points_for(position, seat, board.BY_TREASURE)
                self.add_goal(goals, kind, ground.treasuries[owner], value)
            if position.flag[owner] == owner:
                value = TOKEN_WORTH + points_for(position, seat, board.BY_FLAG)
                self.add_goal(goals, kind, ground.turrets[owner], value)
            if holds_of(position, owner, seat):
                value = FREEDOM_WORTH + points_for(position, seat, board.BY_FREEING)
                self.add_goal(goals, kind, ground.prisons[owner], value)
            if kind == KING:
                value = points_for(position, seat, board.BY_ANNEXING)
                self.add_goal(goals, kind, ground.thrones[owner], value)
            if ramparts > 0.0:
                for square in range(ground.size):
                    upper = board.RAMPART <= ground.terrain[square] <= board.STAIRS
                    if upper and ground.bastion[square] == owner:
                        self.add_goal(goals, kind, square, 0.6 * ramparts)

    def add_gates(self, goals: Goals, kind: i64) -> None:
        """Add the squares before a drawbridge that is closed, or that a mission wants broken."""
        position = self.position
        breaking = 0.0
        if position.broke[self.seat] == 0:
            breaking = points_for(position, self.seat, board.BY_BREAKING)
        for owner in range(position.players):
            if owner == self.seat or position.resistance[owner] <= 0:
                continue
            value = 0.7 * breaking + (SIEGE_WORTH if position.closed[owner] else 0.0)
            if value > 0.0:
                for square in position.board.fronts[owner]:
                    self.add_goal(goals, kind, square, value)

    def add_goal(self, goals: Goals, kind: i64, goal: i64, value: float) -> None:
        """Let every square promise the goal."""
        if value <= 0.0:
            return
        by_side = kind in (SOLDIER, TOWER)
        place: i64 = goal * 2 + (1 if by_side else 0)
        if len(self.ways[place]) == 0:
            self.ways[place] = steps_to(self.position, goal, by_side)
        goals.ways = append(goals.ways, self.ways[place])
        zeal = ZEAL[kind] + (1.0 - ZEAL[kind]) * self.lateness
        goals.values = append(goals.values, value * zeal)


class Plans:
    """The plan made last: the side, the piece and its square are asked one after the other."""

    def __init__(self) -> None:
        self.last: Plan | None = None

    def plan_of(self, position: Bastion, seat: i64) -> Plan:
        """Return what the seat is after, on a position that may be tried on."""
        grounds = grounds_of(position, seat)
        plan = self.last
        if (
            plan is None
            or plan.seat != seat
            or plan.position.board is not position.board
            or not same_row(plan.grounds, grounds)
        ):
            plan = Plan(position, seat, grounds)
            self.last = plan
        elif not is_same_step(plan.position, position):
            plan.marches = vec[float]([UNRATED] * PIECE_COUNT)
        plan.position = position
        return plan


def is_same_step(one: Bastion, other: Bastion) -> bool:
    """Return whether nothing has been done or spent in between, so that marches are worth as much.

    The plan must be the same for both.
    """
    if one.spent != other.spent or one.truce != other.truce or one.token != other.token:
        return False
    return same_row(one.deeds, other.deeds) and same_row(one.rescued, other.rescued)
