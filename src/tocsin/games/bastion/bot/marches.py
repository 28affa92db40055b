"""The value of marches: goals nearer, attacks made possible, posts guarded, danger avoided."""

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
from .duels import led_by
from .evaluation import prize
from .plans import UNRATED, Plan


def expect(clone: Bastion, seat: i64) -> None:
    """Let all enemies of a kind that the seat has not seen be the middle one of them.

    A march is chosen in two steps, and the next one a moment later: with values drawn anew each
    time, a piece would go where it does not want to be, and come back.
    """
    value = clone.value[:]
    figures = filled_row(PIECE_COUNT, 0)
    for army in range(0, len(clone.place), PIECE_COUNT):
        if army == seat * PIECE_COUNT:
            continue
        for kind in range(KIND_COUNT):
            # The figures of a kind are numbered in the order of their powers.
            count = unseen_figures(clone, seat, army, kind, figures)
            if count > 1:
                for piece in range(
                    army + FIRST_OF_KIND[kind], army + FIRST_OF_KIND[kind] + KIND_SIZE[kind]
                ):
                    if is_unseen(clone, seat, piece):
                        value[piece] = figures[count // 2]
    clone.value = value


def side_worth(plan: Plan, side: i64) -> float:
    """Return the value of a side of the token: its attacks, and marches that improve something."""
    clone = plan.position
    clone.side = side
    first: i64 = plan.seat * PIECE_COUNT
    worth = 0.0
    for piece in range(first, first + PIECE_COUNT):
        if clone.place[piece] >= 0 and clone.board.side[KIND[piece - first]] == side:
            worth += strike_from(plan, piece) + max(0.0, march(plan, piece))
    return worth


def march(plan: Plan, piece: i64) -> float:
    """Return the gain by the best march of the piece, less its cost."""
    clone = plan.position
    number: i64 = piece % PIECE_COUNT
    is_own_side = clone.board.side[KIND[number]] == clone.side
    if is_own_side and plan.marches[number] != UNRATED:
        return plan.marches[number]
    squares = destinations(clone, piece)
    if len(squares) == 0:
        return weights.LOWEST
    here = clone.place[piece]
    tower = clone.carrier[piece]
    before = standing(plan, piece)
    way = right_to_move(clone, piece, green_left(clone, plan.seat))
    cost = weights.MOVE_COST + weights.GREEN * float(cost_of(clone, way))
    lift(clone, piece)
    best = weights.LOWEST
    for action in squares:
        best = max(best, landing(plan, piece, action))
    if tower != NOTHING:
        mount(clone, piece, tower)
    else:
        put(clone, piece, here)
    worth = best - before - cost
    if is_own_side:
        plan.marches[number] = worth
    return worth


def landing(plan: Plan, piece: i64, action: i64) -> float:
    """Return the value of the piece, which is off the board, on that square or Tower."""
    clone = plan.position
    if action < TO:
        mount(clone, piece, plan.seat * PIECE_COUNT + board.TOWER_A + action - board.BOARD)
        worth = standing(plan, piece)
    else:
        square = clone.board.named[action - TO]
        put(clone, piece, square)
        worth = standing(plan, piece)
        # A piece that was once in a prison frees no other.
        if clone.rescued[piece] == 0 or clone.board.terrain[square] != board.PRISON:
            worth += prize(clone, plan.seat, KIND[piece % PIECE_COUNT], square)
    lift(clone, piece)
    return worth


def standing(plan: Plan, piece: i64) -> float:
    """Return the value of a piece where it stands: its goals, best attack, post and danger."""
    position = plan.position
    here = position.place[piece]
    kind = KIND[piece % PIECE_COUNT]
    worth = plan.pull(kind, here)
    worth += (1.0 - plan.lateness) * guarded(position, plan.seat, here)
    if position.board.side[kind] == position.side:
        worth += strike_from(plan, piece)
    if plan.boldness < 1.0:
        fear = weights.DANGER * (1.0 - plan.boldness)
        if kind == board.KING:
            fear *= weights.KING_FEAR
        worth -= fear * plan.danger(position, piece)
    return worth


def guarded(position: Bastion, seat: i64, square: i64) -> float:
    """Return the value of a piece of the seat that keeps the square shut."""
    if position.board.bastion[square] != seat:
        return 0.0
    terrain = position.board.terrain[square]
    treasure = terrain == board.TREASURY and position.treasure[seat] == seat
    flag = terrain == board.TURRET and position.flag[seat] == seat
    prisoners = terrain == board.PRISON and position.captives[seat] > 0
    return weights.GUARD if treasure or flag or prisoners else 0.0


def strike_from(plan: Plan, piece: i64) -> float:
    """Return the value of the best attack that the piece leads from where it stands."""
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
            best = max(best, led_by(position, piece, plan.gain(other)))
            position.target = NOTHING
    return best
