"""The goals of a seat for each kind of piece, with distances and values."""

# mypyc: compile

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row, same_row

from ..rules import board
from ..rules.board import ARCHER, HAND_ROOM, KIND, KIND_COUNT, NOTHING, PIECE_COUNT, SOLDIER, TOWER
from ..rules.position import Bastion
from . import weights
from .duels import top_power
from .evaluation import breaking_worth, points_for, prize, wanted_kinds, worth_of
from .threats import Threats

# More than any distance on a board.
UNREACHABLE_STEPS: Final = 60
FADING_POWERS: Final = vec[float]([weights.FADING**way for way in range(UNREACHABLE_STEPS + 1)])
# Below the value of any move.
UNRATED: Final = -1000.0


# --- distances


def cached_distances(position: Bastion) -> vec[vec[i64]]:
    """Return the cache of distances for the current drawbridges; empty rows are unknown."""
    known = position.board.ways
    closed = 0
    for owner in range(position.players):
        if position.closed[owner]:
            closed |= 1 << owner
    if closed not in known:
        known[closed] = vec[vec[i64]]([vec[i64]() for _ in range(position.board.size * 2)])
    return known[closed]


def distances_to(position: Bastion, goal: i64, by_side: bool) -> vec[i64]:
    """Return the distance on foot from each square to a goal, on an empty board."""
    ground = position.board
    walks = ground.side_walks if by_side else ground.walks_all
    distances = filled_row(ground.size, UNREACHABLE_STEPS)
    distances[goal] = 0
    queue = vec[i64]([goal])
    next_index: i64 = 0
    while next_index < len(queue):
        square = queue[next_index]
        next_index += 1
        steps = walks[square]
        for index in range(0, len(steps), 2):
            other = steps[index]
            gate = steps[index + 1]
            if distances[other] == UNREACHABLE_STEPS and not (gate and position.closed[gate - 1]):
                distances[other] = distances[square] + 1
                queue = append(queue, other)
    return distances


# --- the situation of a seat


def boldness(position: Bastion) -> float:
    """Return the disregard of danger, from 0 to 1, which rises in rounds without progress."""
    return min(1.0, float(position.round_number - position.progress) / weights.BOLD_AFTER_ROUNDS)


def urgency(position: Bastion, seat: i64) -> float:
    """Return the need for royals and guards outside the bastion, from 0 to 1.

    The need rises towards the last round, and with few pieces left.
    """
    limit = float(position.board.round_limit)
    late = (float(position.round_number) - weights.LATE_SHARE * limit) / (weights.LATE_SPAN * limit)
    few = float(weights.FEW_PIECES - position.alive[seat]) / weights.FEW_SPAN
    return min(1.0, max(0.0, late, few))


# --- plans


class Goals:
    """The goals of one kind of piece: distances from all squares, and values."""

    def __init__(self, size: i64) -> None:
        self.distances: vec[vec[i64]] = vec[vec[i64]]()
        self.values: vec[float] = vec[float]()
        # By square: the cached result of `pull`; below 0: not computed yet.
        self.pulls: vec[float] = vec[float]([-1.0] * size)

    def pull(self, square: i64) -> float:
        """Return the value of the best goal from a square, discounted by distance."""
        best = self.pulls[square]
        if best < 0.0:
            best = 0.0
            for index in range(len(self.values)):
                worth = self.values[index] * FADING_POWERS[self.distances[index][square]]
                if worth > best:
                    best = worth
            self.pulls[square] = best
        return best


def plan_key(position: Bastion, seat: i64) -> vec[i64]:
    """Return all inputs of a plan as one row, the key of the cache."""
    row = append(position.place[:], seat)
    row = append(row, position.round_number)
    row = append(row, position.progress)
    row = append(row, position.token)
    row = append(row, position.spent)
    row = append(row, position.truce)
    row = extend(row, position.deeds)
    row = extend(row, position.rescued)
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
            # The owner of an object in hand is resampled, and does not matter yet.
            row = append(row, max(bearer, NOTHING))
    return row


class TurnPlan:
    """The goals and threats of a seat in one position, mostly computed on demand."""

    def __init__(self, position: Bastion, seat: i64, key: vec[i64]) -> None:
        self.position: Bastion = position
        self.seat: i64 = seat
        self.key: vec[i64] = key
        self.distances: vec[vec[i64]] = cached_distances(position)
        self.wanted: vec[float] = wanted_kinds(position, seat)
        # By piece on the board: its greatest power in defence.
        self.powers: vec[i64] = filled_row(len(position.place), 0)
        self.enemies: vec[i64] = vec[i64]()
        for piece in range(len(position.place)):
            if position.place[piece] >= 0:
                self.powers[piece] = top_power(position, piece, False)
                if piece // PIECE_COUNT != seat:
                    self.enemies = append(self.enemies, piece)
        self.boldness: float = boldness(position)
        self.urgency: float = urgency(position, seat)
        self.threats: Threats | None = None
        if self.boldness < 1.0:
            self.threats = Threats(position, self.enemies, self.powers)
        self.goals: list[Goals | None] = [None for _ in range(KIND_COUNT)]
        # By own piece: the cached value of its best move, if its side of the token is up.
        self.marches: vec[float] = vec[float]([UNRATED] * PIECE_COUNT)

    def pull(self, kind: i64, square: i64) -> float:
        """Return the discounted value of the best goal of a kind from a square."""
        goals = self.goals[kind]
        if goals is None:
            goals = Goals(self.position.board.size)
            self.goals[kind] = goals
            self.add_enemies(goals, kind)
            if kind != TOWER and kind != ARCHER:
                self.add_squares(goals, kind)
            if kind != ARCHER:
                self.add_gates(goals, kind)
        return goals.pull(square)

    def gain(self, piece: i64) -> float:
        """Return the worth of capturing a piece."""
        return worth_of(piece) + self.wanted[KIND[piece % PIECE_COUNT]]

    def danger(self, position: Bastion, piece: i64) -> float:
        """Return the expected loss by the worst attack on a piece."""
        return 0.0 if self.threats is None else self.threats.danger(position, piece)

    def add_enemies(self, goals: Goals, kind: i64) -> None:
        """Add the enemies on the board; those that are too strong count less."""
        best: i64 = 0
        first: i64 = self.seat * PIECE_COUNT + board.FIRST_OF_KIND[kind]
        for piece in range(first, first + board.KIND_SIZE[kind]):
            best = max(best, self.powers[piece])
        for other in self.enemies:
            value = self.gain(other)
            if kind >= TOWER and self.powers[other] >= best and KIND[other % PIECE_COUNT] != ARCHER:
                value *= weights.TOO_STRONG
            self.add_goal(goals, kind, self.position.place[other], value)

    def add_squares(self, goals: Goals, kind: i64) -> None:
        """Add the prisons, treasures, flags, thrones and ramparts of enemies."""
        position = self.position
        ground = position.board
        ramparts = weights.RAMPART_SHARE * points_for(position, self.seat, board.BY_RAMPARTS)
        for square in range(ground.size):
            if ground.bastion[square] in (board.NO_SEAT, self.seat):
                continue
            terrain = ground.terrain[square]
            if terrain in (board.PRISON, board.TREASURY, board.TURRET, board.THRONE):
                self.add_goal(goals, kind, square, prize(position, self.seat, kind, square))
            if board.RAMPART <= terrain <= board.STAIRS:
                self.add_goal(goals, kind, square, ramparts)

    def add_gates(self, goals: Goals, kind: i64) -> None:
        """Add the squares before drawbridges that are closed or wanted broken by a mission."""
        position = self.position
        breaking = weights.SIEGE_SHARE * breaking_worth(position, self.seat)
        for owner in range(position.players):
            if owner != self.seat and position.resistance[owner] > 0:
                value = breaking + (weights.SIEGE if position.closed[owner] else 0.0)
                for square in position.board.fronts[owner]:
                    self.add_goal(goals, kind, square, value)

    def add_goal(self, goals: Goals, kind: i64, goal: i64, value: float) -> None:
        """Add a goal with its distances, unless it is worthless."""
        if value <= 0.0:
            return
        by_side = kind in (SOLDIER, TOWER)
        index: i64 = goal * 2 + (1 if by_side else 0)
        if len(self.distances[index]) == 0:
            self.distances[index] = distances_to(self.position, goal, by_side)
        goals.distances = append(goals.distances, self.distances[index])
        zeal = weights.ZEAL[kind]
        zeal += (1.0 - zeal) * self.urgency
        goals.values = append(goals.values, value * zeal)


class PlanCache:
    """Caches the last plan: side, piece and square are asked one after the other."""

    def __init__(self) -> None:
        self.last_plan: TurnPlan | None = None

    def plan(self, position: Bastion, seat: i64) -> TurnPlan:
        """Return the plan of a seat; it may change the position for its calculations."""
        key = plan_key(position, seat)
        plan = self.last_plan
        if plan is None or plan.position.board is not position.board or not same_row(plan.key, key):
            plan = TurnPlan(position, seat, key)
            self.last_plan = plan
        plan.position = position
        return plan
