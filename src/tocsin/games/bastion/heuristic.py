"""An eye for a good march, a good fight and a good mission.

A march is worth the goals it comes nearer to, the attack it makes possible, the post it guards
and the danger it avoids (plans.py); a fight what it promises against a likely defence, and its
cards follow the mixed strategy of the small game they are (duels.py).
"""

# mypyc: compile

from math import log
from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .attack import fighters, reach
from .boards import (
    AMBUSH,
    ARCHER,
    BY_BREAKING,
    KIND,
    KING,
    NOTHING,
    PIECE_COUNT,
    SEAT_COUNT,
    THEFT,
    TOWER_A,
    Board,
)
from .combat import fighter, force_of, legal_cards, with_queen
from .duels import (
    LOSS,
    WORTH,
    best_promise,
    led_by,
    mixed,
    outcome_of,
    price,
    promise,
    top_power,
    worth_of,
)
from .events import doers, may_attack, victims
from .knowledge import EXACT, HAND_ROOM, label_of
from .missions import BY_CAPTOR, available, holdings
from .movement import AGAINST, EXTRA, destinations, green_left, manner
from .plans import Plan, Ways, mission_worth, points_for, prize, wanted_kinds
from .position import Bastion
from .steps import (
    ADDING,
    AMBUSHING,
    ARM,
    ASSAULT,
    ATTACH,
    BEAR,
    BOARD,
    CARDS,
    COURAGE,
    DECLARE,
    DODGING,
    FIGHTING,
    FREE,
    HAS_ATTACKED,
    HOMING,
    IS_SPY,
    LANDING,
    LAY,
    MOVE,
    MOVING,
    MUSTERING,
    PASS,
    PLAY,
    REDRAW,
    RELEASING,
    RETURN,
    RIPOSTING,
    SPY_ON,
    SUPPORT,
    TARGET,
    TO,
    TOKEN,
    TURN_GATE,
    VALIANT,
)
from .threats import odds
from .towers import lift, mount, put

GREEN_WORTH: Final = 0.05
# How much of what a riposte might cost counts against an attack.
RIPOSTE_SHARE: Final = 0.5
# How much the likely loss by the worst attack of the next turn counts, and how much more of it
# for the King.
DANGER: Final = 0.7
KING_FEAR: Final = 3.0
# A piece on its own treasure, flag or prison square keeps everybody out.
GUARD: Final = 0.25
MOVE_COST: Final = 0.01
# What a look at unknown missions is worth, and an event kept for later.
SPY_WORTH: Final = 0.02
KEPT_EVENT: Final = 0.3


class General(Heuristic):
    """The heuristic of Bastion' Siege."""

    def __init__(self) -> None:
        self.ways: Ways = Ways()
        # As the crow flies between all squares, for who strikes over walls.
        self.board: Board | None = None
        self.flights: list[list[int]] = []

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far choices stray: cards follow the mixed strategy, all else is open."""
        return 1.0 if cast(Bastion, position).step == CARDS else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action."""
        war = cast(Bastion, position)
        if war.step == CARDS:
            return rate_cards(war, seat, legal)
        if war.step in (TOKEN, MOVING, LANDING, DODGING, HOMING, RELEASING):
            return self.rate_moves(war, seat, legal)
        if war.step in (FIGHTING, RIPOSTING):
            return rate_attacks(war.copy(), seat, legal)
        if war.step == MUSTERING:
            return rate_muster(war.copy(), seat, legal)
        return [rate_other(war, seat, action) for action in legal]

    # --- marching

    def rate_moves(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what each march, or each square to land on, improves."""
        if self.board is not position.board:
            self.board = position.board
            self.flights = [
                position.board.distances(square) for square in range(position.board.size)
            ]
        twin = position.copy()
        plan = Plan(twin, seat, self.ways)
        if position.step == TOKEN:
            return [self.rate_side(twin, plan, action) for action in legal]
        if position.step != MOVING:
            piece = position.target if position.step == DODGING else position.picked
            stay = 0.0
            if position.step != RELEASING:
                stay = self.standing(twin, plan, piece)
                lift(twin, piece)
            return [
                stay if action == PASS else self.landing(twin, plan, piece, action)
                for action in legal
            ]
        ratings: list[float] = []
        for action in legal:
            if MOVE <= action < BOARD:
                ratings.append(self.march(twin, plan, seat * PIECE_COUNT + action - MOVE))
            else:
                ratings.append(rate_other(position, seat, action))
        return ratings

    def rate_side(self, twin: Bastion, plan: Plan, side: i64) -> float:
        """Return what a side of the token promises: marches that improve something, attacks."""
        twin.side = side
        first: i64 = plan.seat * PIECE_COUNT
        worth = 0.0
        for piece in range(first, first + PIECE_COUNT):
            if twin.place[piece] < 0 or twin.board.side[KIND[piece - first]] != side:
                continue
            here = self.strike_from(twin, plan, piece)
            gain = 0.0
            if destinations(twin, piece, True):
                gain = max(0.0, self.march(twin, plan, piece))
            worth += here + gain
        return worth

    def march(self, twin: Bastion, plan: Plan, piece: i64) -> float:
        """Return the best that moving the piece brings, less what it costs."""
        here: i64 = twin.place[piece]
        tower: i64 = twin.carrier[piece]
        before = self.standing(twin, plan, piece)
        squares = destinations(twin, piece, False)
        cost = MOVE_COST
        way = manner(twin, piece, green_left(twin, plan.seat))
        if way == EXTRA:
            cost += GREEN_WORTH * float(twin.board.extra_cost)
        elif way == AGAINST:
            cost += GREEN_WORTH * float(twin.board.against_cost)
        lift(twin, piece)
        best = -9.0
        for action in squares:
            rating = self.landing(twin, plan, piece, action)
            if rating > best:
                best = rating
        if tower != NOTHING:
            mount(twin, piece, tower)
        else:
            put(twin, piece, here)
        return best - before - cost

    def landing(self, twin: Bastion, plan: Plan, piece: i64, action: i64) -> float:
        """Return how well the piece, which is off the board, would stand there."""
        if action < TO:
            tower: i64 = plan.seat * PIECE_COUNT + TOWER_A + action - BOARD
            mount(twin, piece, tower)
        else:
            put(twin, piece, twin.board.named[action - TO])
        worth = self.standing(twin, plan, piece)
        lift(twin, piece)
        if action >= TO:
            worth += prize(twin, piece, twin.board.named[action - TO])
        return worth

    def standing(self, position: Bastion, plan: Plan, piece: i64) -> float:
        """Return how well a piece stands: its goals, its best attack, its post, its dangers."""
        here: i64 = position.place[piece]
        kind: i64 = KIND[piece % PIECE_COUNT]
        worth = plan.pull(kind)[here]
        worth += (1.0 - plan.lateness) * guarded(position, plan.seat, here)
        if position.board.side[kind] == position.side:
            worth += self.strike_from(position, plan, piece)
        if plan.boldness < 1.0:
            fear = DANGER * (1.0 - plan.boldness)
            if kind == KING:
                fear *= KING_FEAR
            worth -= fear * plan.threats.danger(position, piece)
        return worth

    def strike_from(self, position: Bastion, plan: Plan, piece: i64) -> float:
        """Return the best attack that the piece takes part in from where it stands."""
        if position.deeds[piece] & (HAS_ATTACKED | IS_SPY) or not may_attack(position):
            return 0.0
        flight = self.flights[position.place[piece]]
        kind: i64 = KIND[piece % PIECE_COUNT]
        best = 0.0
        for other in range(len(position.place)):
            there: i64 = position.place[other]
            if there < 0 or other // PIECE_COUNT == plan.seat or flight[there] > 2:
                continue
            if not reach(position, piece, other):
                continue
            position.target = other
            gain = plan.gain(other)
            value = promise(position, piece, [], other, gain)
            if kind <= ARCHER:
                friends = [
                    friend
                    for friend in fighters(position, plan.seat)
                    if friend == piece
                    or (
                        KIND[friend % PIECE_COUNT] <= ARCHER
                        and flight[position.place[friend]] <= 4
                        and reach(position, friend, other)
                    )
                ]
                if len(friends) > 1:
                    value = max(value, led_by(position, piece, friends, gain))
            position.target = NOTHING
            if value > best:
                best = value
        return best


def guarded(position: Bastion, seat: i64, square: i64) -> float:
    """Return what it is worth that a piece of the seat stands there and lets nobody in."""
    board = position.board
    if board.bastion[square] != seat:
        return 0.0
    if square == board.treasuries[seat] and position.treasure[seat] == seat:
        return GUARD
    if square == board.turrets[seat] and position.flag[seat] == seat:
        return GUARD
    if square == board.prisons[seat] and position.captives[seat]:
        return GUARD
    return 0.0


# --- fighting


def rate_attacks(twin: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return what each action of the combat step, or each riposte, promises; to stop is 0."""
    wanted = wanted_kinds(twin, seat)
    answers = ripostes(twin, seat) if twin.step == FIGHTING else []
    ratings: list[float] = []
    for action in legal:
        if TARGET <= action < ASSAULT:
            target: i64 = action - TARGET
            gain = worth_of(target) + wanted[KIND[target % PIECE_COUNT]]
            value = best_promise(twin, seat, target, gain)
            ratings.append(value - riposte_risk(answers, target // PIECE_COUNT, target))
        elif ASSAULT <= action < VALIANT:
            owner: i64 = action - ASSAULT
            worth = rate_assault(twin, seat, owner)
            ratings.append(worth - riposte_risk(answers, owner, NOTHING))
        elif SPY_ON <= action < SPY_ON + PIECE_COUNT * SEAT_COUNT:
            knows = knows_hand(twin, seat, (action - SPY_ON) % SEAT_COUNT)
            ratings.append(-SPY_WORTH if knows else SPY_WORTH)
        else:
            ratings.append(rate_other(twin, seat, action))
    return ratings


def knows_hand(position: Bastion, seat: i64, other: i64) -> bool:
    """Return whether the seat knows all missions in the hand of another."""
    for place in range(other * HAND_ROOM, (other + 1) * HAND_ROOM):
        if position.hands[place] != NOTHING:
            if label_of(position.hand_label[place], seat) != EXACT:
                return False
    return True


def ripostes(position: Bastion, seat: i64) -> list[float]:
    """Return by enemy piece what its best riposte on a piece of the seat might cost."""
    risks = [0.0] * len(position.place)
    for owner in range(position.players):
        if owner == seat:
            continue
        for enemy in fighters(position, owner):
            top = top_power(position, enemy, True)
            for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
                if position.place[piece] >= 0 and reach(position, enemy, piece):
                    chance = odds(top, top_power(position, piece, False))
                    risks[enemy] = max(risks[enemy], chance * LOSS * worth_of(piece))
    return risks


def riposte_risk(risks: list[float], owner: i64, target: i64) -> float:
    """Return what the best riposte of the attacked seat might cost."""
    if not risks:
        return 0.0
    worst = 0.0
    for enemy in range(owner * PIECE_COUNT, (owner + 1) * PIECE_COUNT):
        # The attacked one will seldom be there to strike back.
        share = RIPOSTE_SHARE * (0.2 if enemy == target else 1.0)
        worst = max(worst, share * risks[enemy])
    return worst


def rate_assault(twin: Bastion, seat: i64, owner: i64) -> float:
    """Return what it is worth to strike a drawbridge."""
    breaking = points_for(twin, seat, BY_BREAKING)
    if twin.broke[seat]:
        breaking = 0.0
    # A closed gate keeps everything away from the fight; a broken one may yet be asked for.
    return 0.6 * breaking + (0.4 if twin.closed[owner] else 0.05)


def rate_muster(twin: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return who leads best, and who is of use beside him."""
    target: i64 = twin.target
    if target == NOTHING:
        return [rate_stormer(twin, seat, action) for action in legal]
    valiant: i64 = twin.valiant
    support = twin.support
    wanted = wanted_kinds(twin, seat)
    gain = worth_of(target) + wanted[KIND[target % PIECE_COUNT]]
    twin.valiant = NOTHING
    if valiant == NOTHING:
        helpers = [seat * PIECE_COUNT + action - VALIANT for action in legal]
        return [led_by(twin, piece, helpers, gain) for piece in helpers]
    now = promise(twin, valiant, support, target, gain)
    free: list[int] = [
        seat * PIECE_COUNT + action - SUPPORT for action in legal if action != DECLARE
    ]
    # Whoever joins must be of use, alone or with all who are still free.
    together = promise(twin, valiant, support + free, target, gain) - now
    ratings: list[float] = []
    for action in legal:
        if action == DECLARE:
            ratings.append(0.1)
            continue
        joined = support + [seat * PIECE_COUNT + action - SUPPORT]
        ratings.append(max(promise(twin, valiant, joined, target, gain) - now, 0.9 * together))
    return ratings


def rate_stormer(twin: Bastion, seat: i64, action: i64) -> float:
    """Return who leads best against a drawbridge; everybody who can joins."""
    if VALIANT <= action < SUPPORT:
        return float(top_power(twin, seat * PIECE_COUNT + action - VALIANT, True))
    return 0.0 if action == DECLARE else 0.5


# --- cards


def rate_cards(position: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return the logarithm of how often each card is played in the mixed strategy."""
    if position.target == NOTHING:
        return assault_cards(position, seat, legal)
    twin = position.copy()
    own_place: i64 = 0 if seat == position.attacker else 1
    own_piece = position.valiant if own_place == 0 else position.target
    enemy_piece = position.target if own_place == 0 else position.valiant
    own = [action for action in legal if action < PLAY]
    theirs = [action for action in legal_cards(twin, enemy_piece // PIECE_COUNT) if action < PLAY]
    gain = wanted_kinds(position, seat)[KIND[enemy_piece % PIECE_COUNT]]
    own_price = price(position, own_piece)
    their_price = price(position, enemy_piece)
    matrix: list[list[float]] = []
    for mine in own:
        row: list[float] = []
        for other in theirs:
            twin.cards[own_place] = mine - COURAGE + 1
            twin.cards[1 - own_place] = other - COURAGE + 1
            result = outcome_of(twin, gain, own_place == 0)
            result -= own_price * float(twin.board.costs[mine - COURAGE])
            row.append(result + their_price * float(twin.board.costs[other - COURAGE]))
        matrix.append(row)
    shares = mixed(matrix)
    ratings: list[float] = []
    for place, _action in enumerate(legal):
        share = shares[place] if place < len(shares) else 0.02
        ratings.append(log(share + 0.001))
    return ratings


def assault_cards(position: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return a good card against a drawbridge: the cheapest that breaks it, if that is worth it."""
    piece = fighter(position, seat)
    force = force_of(position, piece, True)
    left: i64 = position.resistance[position.bridge]
    for other in position.support:
        left -= force_of(position, other, True)
    worth = rate_assault(position, seat, position.bridge)
    cost = price(position, piece)
    ratings: list[float] = []
    for action in legal:
        card: i64 = action - COURAGE + 1
        broken = worth if force * card >= left else 0.0
        ratings.append(10.0 * (broken - cost * float(position.board.costs[card - 1])))
    return ratings


# --- everything else


def rate_other(position: Bastion, seat: i64, action: i64) -> float:
    """Return a rating for what is neither march nor fight; to leave it is 0."""
    held = holdings(position, seat, BY_CAPTOR)
    if TURN_GATE <= action < SPY_ON:
        # An open gate lets one's own army out, and into the enemy's bastion.
        return 0.3 if position.closed[action - TURN_GATE] else -0.1
    if LAY <= action < RETURN:
        return 10.0 + float(position.board.points[action - LAY])
    if RETURN <= action < FREE:
        return -mission_worth(position, seat, action - RETURN, held)
    if FREE <= action < REDRAW:
        return 5.0 + WORTH[KIND[action - FREE]]
    if action == REDRAW:
        worst = 9.0
        for mission in available(position, seat):
            worth = mission_worth(position, seat, mission, held)
            if worth < worst:
                worst = worth
        return 0.8 - worst
    if ATTACH <= action < PLAY:
        return 0.3 * WORTH[KIND[action - ATTACH]]
    if action == ARM:
        # An object is best kept for a fight, and attached to whoever is in it.
        return -0.1
    if PLAY <= action < BEAR:
        return rate_event(position, seat, action - PLAY) - KEPT_EVENT
    if action >= BEAR:
        return 1.0
    if COURAGE <= action < LAY and position.step == ADDING:
        return rate_added(position, seat, action)
    if position.step == AMBUSHING and TARGET <= action < SUPPORT:
        return rate_ambush(position, seat, action)
    return 0.0


def rate_event(position: Bastion, seat: i64, event: i64) -> float:
    """Return what an event promises that is not laid instead of a card."""
    if event == THEFT:
        return 1.0
    if event == AMBUSH:
        return max([rate_ambush(position, seat, one) for one in victims(position, seat, AMBUSH)])
    # Dodge and Truce save whoever is attacked.
    piece = position.target
    attack = top_power(position, position.valiant, True)
    for other in position.support:
        attack += force_of(position, other, True)
    return odds(attack, top_power(position, piece, False)) * LOSS * worth_of(piece)


def rate_ambush(position: Bastion, seat: i64, action: i64) -> float:
    """Return what it brings to ambush a target, or to let a soldier do it: 0 if it escapes."""
    target: i64 = position.target
    able = [int(action)]
    if action < VALIANT:
        target = action - TARGET
        able = doers(position, seat, AMBUSH, target)
    defence = force_of(position, target, False) * with_queen(position, target, 1)
    for doer in able:
        piece: i64 = seat * PIECE_COUNT + doer - VALIANT
        if force_of(position, piece, True) * with_queen(position, piece, 2) > defence:
            return worth_of(target) + wanted_kinds(position, seat)[KIND[target % PIECE_COUNT]]
    return 0.0


def rate_added(position: Bastion, seat: i64, action: i64) -> float:
    """Return what a card added to an event brings, the enemy's being known."""
    twin = position.copy()
    place: i64 = 0 if seat == position.attacker else 1
    own_piece = position.valiant if place == 0 else position.target
    enemy_piece = position.target if place == 0 else position.valiant
    twin.extra[place] = action - COURAGE + 1
    gain = wanted_kinds(position, seat)[KIND[enemy_piece % PIECE_COUNT]]
    worth = outcome_of(twin, gain, place == 0)
    return worth - price(position, own_piece) * float(twin.board.costs[action - COURAGE])
