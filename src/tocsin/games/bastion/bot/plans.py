"""Plans: the goals of a seat, for each kind of piece."""

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

# Further than any way on a board.
FAR: Final = 60
FADED: Final = vec[float]([weights.FADING**way for way in range(FAR + 1)])
# Below what any march is worth.
UNRATED: Final = -1000.0


# --- ways


def ways_now(position: Bastion) -> vec[vec[i64]]:
    """Return the distances known with the drawbridges as they are; empty rows are not known yet."""
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
    ways = filled_row(ground.size, FAR)
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
    return min(1.0, float(position.round_number - position.progress) / weights.PATIENCE)


def lateness(position: Bastion, seat: i64) -> float:
    """Return from 0 to 1 how much royals and guards are needed outside.

    Near the last round no piece stays at home any more, nor when hardly any other is left.
    """
    limit = float(position.board.round_limit)
    late = (float(position.round_number) - weights.LATE * limit) / (weights.LATE_SPAN * limit)
    few = float(weights.FEW - position.alive[seat]) / weights.FEW_SPAN
    return min(1.0, max(0.0, late, few))


# --- plans


class Goals:
    """The goals of one kind of piece: the distance to each from everywhere, and its value."""

    def __init__(self, size: i64) -> None:
        self.ways: vec[vec[i64]] = vec[vec[i64]]()
        self.values: vec[float] = vec[float]()
        # By square: what the goals promise a piece that goes on from there; below 0: not known.
        self.pulls: vec[float] = vec[float]([-1.0] * size)

    def pull(self, square: i64) -> float:
        """Return the value of the best goal from a square, less by its distance."""
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
    """Return in one row all that a plan rests on."""
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
            # Who has an object in hand is a guess, and does not matter yet.
            row = append(row, max(bearer, NOTHING))
    return row


class Plan:
    """The plan of a seat in one position; most of it is worked out on demand."""

    def __init__(self, position: Bastion, seat: i64, grounds: vec[i64]) -> None:
        self.position: Bastion = position
        self.seat: i64 = seat
        self.grounds: vec[i64] = grounds
        self.ways: vec[vec[i64]] = ways_now(position)
        self.wanted: vec[float] = wanted_kinds(position, seat)
        # By piece on the board: the greatest power it can defend itself with; and the enemies.
        self.tops: vec[i64] = filled_row(len(position.place), 0)
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
        """Return the value of the best goal of a piece of this kind from a square."""
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
        """Return the worth of capturing a piece."""
        return worth_of(piece) + self.wanted[KIND[piece % PIECE_COUNT]]

    def danger(self, position: Bastion, piece: i64) -> float:
        """Return the likely loss by the worst attack on the piece where it stands."""
        return 0.0 if self.threats is None else self.threats.danger(position, piece)

    def add_enemies(self, goals: Goals, kind: i64) -> None:
        """Add the enemies on the board, those that can be beaten first."""
        best: i64 = 0
        first: i64 = self.seat * PIECE_COUNT + board.FIRST_OF_KIND[kind]
        for piece in range(first, first + board.KIND_SIZE[kind]):
            best = max(best, self.tops[piece])
        for other in self.enemies:
            value = self.gain(other)
            if kind >= TOWER and self.tops[other] >= best and KIND[other % PIECE_COUNT] != ARCHER:
                value *= weights.TOO_STRONG
            self.add_goal(goals, kind, self.position.place[other], value)

    def add_places(self, goals: Goals, kind: i64) -> None:
        """Add prisons, treasures, flags, thrones and ramparts of the enemies."""
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
        """Add the squares before a drawbridge that is closed, or that a mission wants broken."""
        position = self.position
        breaking = weights.SIEGE_SHARE * breaking_worth(position, self.seat)
        for owner in range(position.players):
            if owner != self.seat and position.resistance[owner] > 0:
                value = breaking + (weights.SIEGE if position.closed[owner] else 0.0)
                for square in position.board.fronts[owner]:
                    self.add_goal(goals, kind, square, value)

    def add_goal(self, goals: Goals, kind: i64, goal: i64, value: float) -> None:
        """Add a goal."""
        if value <= 0.0:
            return
        by_side = kind in (SOLDIER, TOWER)
        place: i64 = goal * 2 + (1 if by_side else 0)
        if len(self.ways[place]) == 0:
            self.ways[place] = steps_to(self.position, goal, by_side)
        goals.ways = append(goals.ways, self.ways[place])
        zeal = weights.ZEAL[kind]
        zeal += (1.0 - zeal) * self.lateness
        goals.values = append(goals.values, value * zeal)


class Plans:
    """The plan made last: the side, the piece and its square are asked one after the other."""

    def __init__(self) -> None:
        self.last: Plan | None = None

    def plan_of(self, position: Bastion, seat: i64) -> Plan:
        """Return the plan of the seat for a position that may be changed."""
        grounds = grounds_of(position, seat)
        plan = self.last
        if (
            plan is None
            or plan.position.board is not position.board
            or not same_row(plan.grounds, grounds)
        ):
            plan = Plan(position, seat, grounds)
            self.last = plan
        plan.position = position
        return plan
