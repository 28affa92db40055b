"""What a march is worth: the goals it comes nearer to, the attack it makes possible, the post it
guards and the danger it avoids."""

# mypyc: compile

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells

from ..rules import board
from ..rules.board import (
    ARCHER,
    FIRST_OF_KIND,
    KIND,
    KIND_COUNT,
    KIND_SIZE,
    NOBODY,
    NOTHING,
    PASS,
    PIECE_COUNT,
    TO,
)
from ..rules.combat.targets import attackable, can_fight, may_attack, reach
from ..rules.movement.destinations import cost_of, destinations, green_left, right_to_move
from ..rules.pieces.contact import BIT
from ..rules.pieces.hidden_values import is_unseen
from ..rules.pieces.towers import lift, mount, put
from ..rules.position import Bastion
from .duels import led_by, promise
from .evaluation import prize
from .plans import UNRATED, Plan, Plans
from .rater import Rater, lay_worth

GREEN_WORTH: Final = 0.1
# How much the likely loss by the worst attack of the next turn counts, and how much more of it
# for the King.
DANGER: Final = 0.7
KING_FEAR: Final = 3.0
# A piece on its own treasure, flag or prison square keeps everybody out.
GUARD: Final = 0.25
MOVE_COST: Final = 0.01
NO_FRIENDS: Final = vec[i64]()


class Marches(Rater):
    """Rates where pieces go."""

    def __init__(self, plans: Plans) -> None:
        self.plans: Plans = plans

    def plan(self, position: Bastion, seat: i64) -> Plan:
        """Return what the seat is after, on a twin with what it may expect of the enemies."""
        twin = cast(Bastion, position.copy())
        expect(twin, seat)
        return self.plans.plan_of(twin, seat)


class SideRater(Marches):
    """Which side of the token promises more."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return the marches that improve something, and the attacks."""
        plan = self.plan(position, seat)
        return [side_worth(plan, action) for action in legal]


class MoveRater(Marches):
    """Which piece marches; gates, objects and missions come between."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what each march improves; to stop is 0."""
        plan = self.plan(position, seat)
        ratings: list[float] = []
        for action in legal:
            if action < board.BOARD:
                ratings.append(march(plan, seat * PIECE_COUNT + action - board.MOVE))
            elif action < board.SPY_ON:
                # An open gate lets one's own army out, and into the enemy's bastion.
                closed = position.closed[action - board.TURN_GATE]
                ratings.append(0.3 if closed else -0.1)
            elif action == board.ARM:
                # An object is best kept for a fight, and attached to whoever is in it.
                ratings.append(-0.1)
            else:
                ratings.append(lay_worth(position, action))
        return ratings


class SquareRater(Marches):
    """Where the piece in hand goes, or one that dodges, is freed or is brought home."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return how well it would stand there."""
        plan = self.plan(position, seat)
        piece = position.target if position.asked == board.DODGING else position.picked
        stay = 0.0
        if position.asked != board.RELEASING:
            stay = standing(plan, piece)
            lift(plan.position, piece)
        return [stay if action == PASS else landing(plan, piece, action) for action in legal]


def expect(twin: Bastion, seat: i64) -> None:
    """Let all enemies of a kind that the seat has not seen be the middle one of them.

    A march is chosen in two steps, and the next one a moment later: with values drawn anew each
    time, a piece would go where it does not want to be, and come back.
    """
    value = twin.value[:]
    force = twin.board.force
    courage = twin.board.courage
    powers = cells(PIECE_COUNT, 0)
    for army in range(0, len(twin.place), PIECE_COUNT):
        if army == seat * PIECE_COUNT:
            continue
        for kind in range(KIND_COUNT):
            # In the order of their powers.
            count: i64 = 0
            for piece in range(
                army + FIRST_OF_KIND[kind], army + FIRST_OF_KIND[kind] + KIND_SIZE[kind]
            ):
                if is_unseen(twin, seat, piece):
                    figure = twin.value[piece]
                    power = force[figure] * courage[figure] * PIECE_COUNT + figure
                    place = count
                    while place > 0 and powers[place - 1] > power:
                        powers[place] = powers[place - 1]
                        place -= 1
                    powers[place] = power
                    count += 1
            if count > 1:
                middle = powers[count // 2] % PIECE_COUNT
                for piece in range(
                    army + FIRST_OF_KIND[kind], army + FIRST_OF_KIND[kind] + KIND_SIZE[kind]
                ):
                    if is_unseen(twin, seat, piece):
                        value[piece] = middle
    twin.value = value


def side_worth(plan: Plan, side: i64) -> float:
    """Return what a side of the token promises: marches that improve something, attacks."""
    twin = plan.position
    twin.side = side
    first: i64 = plan.seat * PIECE_COUNT
    worth = 0.0
    for piece in range(first, first + PIECE_COUNT):
        if twin.place[piece] >= 0 and twin.board.side[KIND[piece - first]] == side:
            here = strike_from(plan, piece)
            gain = 0.0
            if len(destinations(twin, piece)) > 0:
                gain = max(0.0, march(plan, piece))
            worth += here + gain
    return worth


def march(plan: Plan, piece: i64) -> float:
    """Return the best that moving the piece brings, less what it costs."""
    twin = plan.position
    number: i64 = piece % PIECE_COUNT
    is_own_side = twin.board.side[KIND[number]] == twin.side
    if is_own_side and plan.marches[number] != UNRATED:
        return plan.marches[number]
    here = twin.place[piece]
    tower = twin.carrier[piece]
    before = standing(plan, piece)
    squares = destinations(twin, piece)
    way = right_to_move(twin, piece, green_left(twin, plan.seat))
    cost = MOVE_COST + GREEN_WORTH * float(cost_of(twin, way))
    lift(twin, piece)
    best = -9.0
    for action in squares:
        rating = landing(plan, piece, action)
        if rating > best:
            best = rating
    if tower != NOTHING:
        mount(twin, piece, tower)
    else:
        put(twin, piece, here)
    worth = best - before - cost
    if is_own_side:
        plan.marches[number] = worth
    return worth


def landing(plan: Plan, piece: i64, action: i64) -> float:
    """Return how well the piece, which is off the board, would stand there."""
    twin = plan.position
    if action < TO:
        mount(twin, piece, plan.seat * PIECE_COUNT + board.TOWER_A + action - board.BOARD)
    else:
        put(twin, piece, twin.board.named[action - TO])
    worth = standing(plan, piece)
    lift(twin, piece)
    if action >= TO:
        worth += prize(twin, piece, twin.board.named[action - TO])
    return worth


def standing(plan: Plan, piece: i64) -> float:
    """Return how well a piece stands: its goals, its best attack, its post, its dangers."""
    position = plan.position
    here = position.place[piece]
    kind = KIND[piece % PIECE_COUNT]
    worth = plan.pull(kind, here)
    worth += (1.0 - plan.lateness) * guarded(position, plan.seat, here)
    if position.board.side[kind] == position.side:
        worth += strike_from(plan, piece)
    if plan.boldness < 1.0:
        fear = DANGER * (1.0 - plan.boldness)
        if kind == board.KING:
            fear *= KING_FEAR
        worth -= fear * plan.danger(position, piece)
    return worth


def guarded(position: Bastion, seat: i64, square: i64) -> float:
    """Return what it is worth that a piece of the seat stands there and lets nobody in."""
    ground = position.board
    if ground.bastion[square] != seat:
        return 0.0
    if square == ground.treasuries[seat] and position.treasure[seat] == seat:
        return GUARD
    if square == ground.turrets[seat] and position.flag[seat] == seat:
        return GUARD
    if square == ground.prisons[seat] and position.captives[seat]:
        return GUARD
    return 0.0


def strike_from(plan: Plan, piece: i64) -> float:
    """Return the best attack that the piece takes part in from where it stands."""
    position = plan.position
    if position.deeds[piece] & board.SPENT or not may_attack(position):
        return 0.0
    marks = attackable(position, piece, NOBODY)
    if marks == 0:
        return 0.0
    best = 0.0
    for other in plan.enemies:
        if marks & BIT[other] == 0:
            continue
        position.target = other
        gain = plan.gain(other)
        friends = friends_against(position, piece, other)
        if len(friends) > 1:
            value = led_by(position, piece, friends, gain)
        else:
            value = promise(position, piece, NO_FRIENDS, other, gain)
        position.target = NOTHING
        if value > best:
            best = value
    return best


def friends_against(position: Bastion, piece: i64, target: i64) -> vec[i64]:
    """Return the Soldiers and Archers that could attack the target, if the piece is one of them."""
    friends = vec[i64]()
    if KIND[piece % PIECE_COUNT] <= ARCHER:
        first: i64 = piece - piece % PIECE_COUNT
        for friend in range(first, first + FIRST_OF_KIND[board.TOWER]):
            if can_fight(position, friend):
                if friend == piece or reach(position, friend, target):
                    friends = append(friends, friend)
    return friends
