"""The value of moves: nearer goals, possible attacks, guarded squares and avoided danger."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from ..rules import board
from ..rules.board import (
    FIRST_OF_KIND,
    KIND,
    KIND_COUNT,
    KIND_SIZE,
    NO_SEAT,
    NOTHING,
    PIECE_COUNT,
    TO,
)
from ..rules.combat.targets import attackable, may_attack
from ..rules.movement.destinations import cost_of, destinations, green_left, right_to_move
from ..rules.pieces.contact import BIT
from ..rules.pieces.hidden_values import is_unseen, unseen_figures
from ..rules.pieces.towers import lift, mount, put
from ..rules.position import Bastion
from . import weights
from .duels import lead_value
from .evaluation import prize
from .plans import UNRATED, TurnPlan


def assume_middle_values(position: Bastion, seat: i64) -> None:
    """Give all unseen enemies of a kind the median of their possible values.

    A move takes two answers. With values resampled for each answer, pieces would move to and fro.
    """
    value = position.value[:]
    figures = filled_row(PIECE_COUNT, 0)
    for army in range(0, len(position.place), PIECE_COUNT):
        if army == seat * PIECE_COUNT:
            continue
        for kind in range(KIND_COUNT):
            # The figures of a kind are numbered by increasing power.
            count = unseen_figures(position, seat, army, kind, figures)
            if count > 1:
                for piece in range(
                    army + FIRST_OF_KIND[kind], army + FIRST_OF_KIND[kind] + KIND_SIZE[kind]
                ):
                    if is_unseen(position, seat, piece):
                        value[piece] = figures[count // 2]
    position.value = value


def side_value(plan: TurnPlan, side: i64) -> float:
    """Return the value of a side of the token: all attacks and useful moves of its pieces."""
    position = plan.position
    position.side = side
    first: i64 = plan.seat * PIECE_COUNT
    worth = 0.0
    for piece in range(first, first + PIECE_COUNT):
        if position.place[piece] >= 0 and position.board.side[KIND[piece - first]] == side:
            worth += strike_value(plan, piece) + max(0.0, march_value(plan, piece))
    return worth


def march_value(plan: TurnPlan, piece: i64) -> float:
    """Return the gain of the best move of a piece, minus its cost."""
    position = plan.position
    number: i64 = piece % PIECE_COUNT
    is_own_side = position.board.side[KIND[number]] == position.side
    if is_own_side and plan.marches[number] != UNRATED:
        return plan.marches[number]
    squares = destinations(position, piece)
    if len(squares) == 0:
        return weights.LOWEST
    here = position.place[piece]
    tower = position.carrier[piece]
    before = standing_value(plan, piece)
    way = right_to_move(position, piece, green_left(position, plan.seat))
    cost = weights.MOVE_COST + weights.GREEN * float(cost_of(position, way))
    lift(position, piece)
    best = weights.LOWEST
    for action in squares:
        best = max(best, landing_value(plan, piece, action))
    if tower != NOTHING:
        mount(position, piece, tower)
    else:
        put(position, piece, here)
    worth = best - before - cost
    if is_own_side:
        plan.marches[number] = worth
    return worth


def landing_value(plan: TurnPlan, piece: i64, action: i64) -> float:
    """Return the value of a lifted piece on the square or Tower of an action."""
    position = plan.position
    if action < TO:
        mount(position, piece, plan.seat * PIECE_COUNT + board.TOWER_A + action - board.BOARD)
        worth = standing_value(plan, piece)
    else:
        square = position.board.named[action - TO]
        put(position, piece, square)
        worth = standing_value(plan, piece)
        # A piece that was once rescued from a prison frees no other.
        if position.rescued[piece] == 0 or position.board.terrain[square] != board.PRISON:
            worth += prize(position, plan.seat, KIND[piece % PIECE_COUNT], square)
    lift(position, piece)
    return worth


def standing_value(plan: TurnPlan, piece: i64) -> float:
    """Return the value of a piece on its square: goals, guard, best attack and danger."""
    position = plan.position
    here = position.place[piece]
    kind = KIND[piece % PIECE_COUNT]
    worth = plan.pull(kind, here)
    worth += (1.0 - plan.urgency) * guard_value(position, plan.seat, here)
    if position.board.side[kind] == position.side:
        worth += strike_value(plan, piece)
    if plan.boldness < 1.0:
        fear = weights.DANGER * (1.0 - plan.boldness)
        if kind == board.KING:
            fear *= weights.KING_FEAR
        worth -= fear * plan.danger(position, piece)
    return worth


def guard_value(position: Bastion, seat: i64, square: i64) -> float:
    """Return the value of guarding a square of the own bastion."""
    if position.board.bastion[square] != seat:
        return 0.0
    terrain = position.board.terrain[square]
    treasure = terrain == board.TREASURY and position.treasure[seat] == seat
    flag = terrain == board.TURRET and position.flag[seat] == seat
    prisoners = terrain == board.PRISON and position.captives[seat] > 0
    return weights.GUARD if treasure or flag or prisoners else 0.0


def strike_value(plan: TurnPlan, piece: i64) -> float:
    """Return the value of the best attack that a piece can lead from its square."""
    position = plan.position
    if position.deeds[piece] & board.SPENT or not may_attack(position):
        return 0.0
    marks = attackable(position, piece, NO_SEAT)
    if marks == 0:
        return 0.0
    best = 0.0
    for other in plan.enemies:
        if marks & BIT[other]:
            position.target = other
            best = max(best, lead_value(position, piece, plan.gain(other)))
            position.target = NOTHING
    return best
