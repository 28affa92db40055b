"""An eye for a good duel, a good march and a good mission.

Duels are judged by the greatest powers both sides can pay for; the cards themselves by solving
the small game they are. A march is worth the attack it makes possible, the way it saves towards
a mission, and the danger it avoids.
"""

# mypyc: compile

from math import log
from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .attack import able, can_gang, fighters, is_companion, reach
from .boards import (
    ARCHER,
    ARMY,
    BY_ANNEXING,
    BY_BREAKING,
    BY_FLAG,
    BY_FREEING,
    BY_PRISONERS,
    BY_TREASURE,
    CORNER,
    EACH,
    FIRST,
    KIND,
    KING,
    NEED_COUNT,
    NEED_SOLDIER,
    NEED_STRATEGIST,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    SOLDIER,
    TOWER,
    TOWER_A,
    Board,
)
from .combat import (
    coefficient,
    dearest,
    fighter,
    force_of,
    is_counterable,
    legal_cards,
)
from .contact import beside_king, beside_queen, touch
from .end import PRISON_OF
from .missions import BY_CAPTOR, available, holdings
from .movement import AGAINST, EXTRA, destinations, manner
from .position import Bastion
from .steps import (
    ADDING,
    ASSAULT,
    ATTACH,
    BEAR,
    BOARD,
    CARDS,
    COURAGE,
    DECLARE,
    FIGHTING,
    FREE,
    HAS_ATTACKED,
    IS_SPY,
    LANDING,
    LAY,
    MOVE,
    MOVING,
    MUSTERING,
    PLAY,
    REDRAW,
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
from .towers import lift, mount, put

# What a piece is worth, by kind; a point of courage; a point of rapidity.
WORTH: Final = [1.0, 1.4, 1.6, 1.9, 2.4, 2.4]
COURAGE_WORTH: Final = 0.22
GREEN_WORTH: Final = 0.06
POINT_WORTH: Final = 1.6
# How often the side with the greater, the same and the lesser greatest power captures.
SURE: Final = 0.85
EVEN: Final = 0.25
RARE: Final = 0.1
SAFE: Final = 0.25
RIPOSTE_RISK: Final = 0.12
# How hard it is to take one prisoner more, by what a mission needs.
EFFORT: Final = [1.3, 1.0, 1.3, 1.3, 2.0, 2.2, 0.7, 0.8]
WAY_WORTH: Final = 0.07
DANGER: Final = 0.35
ROUNDS_OF_PLAY: Final = 120


class General(Heuristic):
    """The heuristic of Bastion' Siege."""

    def __init__(self) -> None:
        # Ways on foot between all squares of a board; one general may see several boards.
        self.boards: list[Board] = []
        self.ways: list[list[int]] = []
        # The same for who does not move diagonally.
        self.side_ways: list[list[int]] = []
        # The same as the crow flies, for who strikes over walls.
        self.flights: list[list[int]] = []
        # The greatest powers of all pieces in the position being rated, without any help.
        self.powers: list[int] = []

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far choices stray: cards follow the mixed strategy, all else is open."""
        return 1.0 if cast(Bastion, position).step == CARDS else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action."""
        war = cast(Bastion, position)
        if war.step == CARDS:
            return rate_cards(war, seat, legal)
        if war.step in (TOKEN, MOVING, LANDING):
            return self.rate_moves(war, seat, legal)
        wanted = wanted_kinds(war, seat)
        if war.step in (FIGHTING, RIPOSTING):
            return [rate_attack(war, seat, action, wanted) for action in legal]
        if war.step == MUSTERING:
            return [rate_muster(war, seat, action, wanted) for action in legal]
        return [rate_other(war, seat, action) for action in legal]

    # --- marching

    def known(self, board: Board) -> i64:
        """Return the number of the board, measured the first time it is seen."""
        for number in range(len(self.boards)):
            if self.boards[number] is board:
                return number
        self.boards.append(board)
        self.ways.append(all_ways(board, board.walks_all))
        self.side_ways.append(all_ways(board, board.side_walks))
        flights: list[int] = []
        for square in range(board.size):
            flights += board.distances(square)
        self.flights.append(flights)
        return len(self.boards) - 1

    def rate_moves(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what each march, or each square to land on, improves."""
        wanted = wanted_kinds(position, seat)
        goals = self.goals(position, seat)
        board = position.board
        self.powers = [
            board.force[position.value[piece]] * dearest(position, piece)
            if position.place[piece] >= 0
            else 0
            for piece in range(len(position.place))
        ]
        twin = position.copy()
        if position.step == TOKEN:
            return [self.rate_side(twin, seat, side, wanted, goals) for side in legal]
        if position.step == LANDING:
            piece = position.picked
            lift(twin, piece)
            return [self.landing(twin, piece, action, wanted, goals) for action in legal]
        ratings: list[float] = []
        for action in legal:
            if MOVE <= action < BOARD:
                ratings.append(self.march(twin, seat * PIECE_COUNT + action - MOVE, wanted, goals))
            else:
                ratings.append(rate_other(position, seat, action))
        return ratings

    def rate_side(
        self, twin: Bastion, seat: i64, side: i64, wanted: list[float], goals: list[int]
    ) -> float:
        """Return what a side of the token promises: all marches that improve something."""
        twin.side = side
        worth = 0.0
        first: i64 = seat * PIECE_COUNT
        for piece in range(first, first + PIECE_COUNT):
            if twin.place[piece] < 0 or twin.board.side[KIND[piece - first]] != side:
                continue
            stay = self.attack_from(twin, piece, wanted)
            if destinations(twin, piece, True):
                stay += max(0.0, self.march(twin, piece, wanted, goals))
            worth += stay
        # On foot, soldiers clear the way first.
        return worth + (0.5 if side == ARMY and twin.round_number <= 2 else 0.0)

    def attack_from(self, position: Bastion, piece: i64, wanted: list[float]) -> float:
        """Return the best attack the piece has where it stands."""
        seat: i64 = piece // PIECE_COUNT
        flights = self.flights[self.known(position.board)]
        first: i64 = position.place[piece] * position.board.size
        best = 0.0
        for other in range(len(position.place)):
            there: i64 = position.place[other]
            if there < 0 or other // PIECE_COUNT == seat or flights[first + there] > 2:
                continue
            if reach(position, piece, other):
                value = self.strike(position, piece, other, wanted)
                if value > best:
                    best = value
        return best

    def strike(self, position: Bastion, piece: i64, target: i64, wanted: list[float]) -> float:
        """Return what an attack on the target promises, with all companions that reach it."""
        value = duel(position, piece, target, wanted)
        kind: i64 = KIND[piece % PIECE_COUNT]
        if kind > ARCHER or position.place[target] == position.board.centre:
            return value
        helpers = [piece]
        first: i64 = piece - piece % PIECE_COUNT + FIRST[kind]
        for other in range(first, first + EACH[kind]):
            if other != piece and position.place[other] >= 0:
                if position.deeds[other] & (HAS_ATTACKED | IS_SPY) == 0:
                    if reach(position, other, target):
                        helpers.append(other)
        if len(helpers) == 1:
            return value
        position.target = target
        defence = top_power(position, target, False)
        for leader in helpers:
            value = max(value, gang(position, leader, helpers, defence, wanted))
        position.target = NOTHING
        return value

    def march(self, twin: Bastion, piece: i64, wanted: list[float], goals: list[int]) -> float:
        """Return the best that moving the piece brings, less what it costs."""
        here: i64 = twin.place[piece]
        tower: i64 = twin.carrier[piece]
        before = self.standing(twin, piece, wanted, goals)
        squares = destinations(twin, piece, False)
        cost = 0.0
        if manner(twin, piece) == EXTRA:
            cost = GREEN_WORTH * twin.board.extra_cost
        elif manner(twin, piece) == AGAINST:
            cost = GREEN_WORTH * twin.board.against_cost
        lift(twin, piece)
        best = -9.0
        for action in squares:
            rating = self.landing(twin, piece, action, wanted, goals)
            if rating > best:
                best = rating
        if tower != NOTHING:
            mount(twin, piece, tower)
        else:
            put(twin, piece, here)
        return best - before - cost - 0.01

    def landing(
        self, twin: Bastion, piece: i64, action: i64, wanted: list[float], goals: list[int]
    ) -> float:
        """Return how well the piece, which is off the board, would stand there."""
        if action < TO:
            # Riding is worth something by itself, but not the fight from up there.
            return self.boarding(twin, piece, action - BOARD, goals)
        square: i64 = twin.board.named[action - TO]
        put(twin, piece, square)
        worth = self.standing(twin, piece, wanted, goals)
        lift(twin, piece)
        return worth + prize(twin, piece, square)

    def boarding(self, twin: Bastion, piece: i64, tower: i64, goals: list[int]) -> float:
        """Return how good it is to ride that Tower."""
        square: i64 = twin.place[piece // PIECE_COUNT * PIECE_COUNT + TOWER_A + tower]
        return -WAY_WORTH * float(self.nearest(twin, piece, square, goals)) - 0.05

    def standing(
        self, position: Bastion, piece: i64, wanted: list[float], goals: list[int]
    ) -> float:
        """Return how well a piece stands: its way, its best attack, its dangers, its help."""
        here: i64 = position.place[piece]
        seat: i64 = piece // PIECE_COUNT
        kind: i64 = KIND[piece % PIECE_COUNT]
        worth = -WAY_WORTH * float(self.nearest(position, piece, here, goals))
        best = 0.0
        worst = 0.0
        fights = position.board.side[kind] == position.side
        flights = self.flights[self.known(position.board)]
        first: i64 = here * position.board.size
        for other in range(len(position.place)):
            there: i64 = position.place[other]
            if there < 0 or other // PIECE_COUNT == seat or flights[first + there] > 2:
                continue
            if fights and reach(position, piece, other):
                value = self.strike(position, piece, other, wanted)
                if value > best:
                    best = value
            if reach(position, other, piece):
                value = duel(position, other, piece, wanted)
                if value > worst:
                    worst = value
        if beside_king(position, piece):
            worth += 0.03
        if beside_queen(position, piece):
            worth += 0.05
        if kind == KING:
            worst *= 1.5
        elif kind == SOLDIER:
            # Soldiers are strong in numbers, and numbers must come close first.
            worst *= 0.6
        # The longer nothing happens, the bolder one must be.
        quiet = float(position.round_number - position.progress)
        return worth + best - DANGER * max(0.0, 1.0 - quiet / 6.0) * worst

    def nearest(self, position: Bastion, piece: i64, here: i64, goals: list[int]) -> i64:
        """Return the way to the nearest goal of the piece: an enemy it can beat, or a place."""
        seat: i64 = piece // PIECE_COUNT
        kind: i64 = KIND[piece % PIECE_COUNT]
        number = self.known(position.board)
        ways = self.side_ways[number] if kind in (SOLDIER, TOWER) else self.ways[number]
        first: i64 = here * position.board.size
        best: i64 = 40
        if kind != TOWER:
            for place in range(0, len(goals), 2):
                if goals[place + 1] in (NOTHING, kind):
                    way: i64 = ways[first + goals[place]]
                    if way < best:
                        best = way
        for other in range(len(position.place)):
            there: i64 = position.place[other]
            if there >= 0 and other // PIECE_COUNT != seat:
                far: i64 = ways[first + there] + 1
                # Whoever is too strong is no goal for this one.
                if kind > ARCHER and self.powers[other] > self.powers[piece]:
                    if KIND[other % PIECE_COUNT] != ARCHER:
                        far += 3
                if far < best:
                    best = far
        return best

    def goals(self, position: Bastion, seat: i64) -> list[int]:
        """Return the squares that missions lead to, each with the kind it is for, or NOTHING."""
        board = position.board
        found: list[int] = []
        for mission in available(position, seat):
            proof = board.proof[mission]
            for owner in range(position.players):
                if owner == seat:
                    continue
                if proof == BY_TREASURE and position.treasure[owner] == owner:
                    found += [board.treasuries[owner], NOTHING]
                elif proof == BY_FLAG and position.flag[owner] == owner:
                    found += [board.turrets[owner], NOTHING]
                elif proof == BY_ANNEXING:
                    found += [board.thrones[owner], KING]
        for owner in range(position.players):
            if holds_of(position, owner, seat):
                found += [board.prisons[owner], NOTHING]
        return found


def all_ways(board: Board, steps: list[list[int]]) -> list[int]:
    """Return the number of steps on foot between all squares."""
    size: i64 = board.size
    ways = [99] * (size * size)
    for start in range(size):
        ways[start * size + start] = 0
        border = [start]
        for square in border:
            walks = steps[square]
            for place in range(0, len(walks), 2):
                other = walks[place]
                if ways[start * size + other] == 99:
                    ways[start * size + other] = ways[start * size + square] + 1
                    border.append(other)
    return ways


def holds_of(position: Bastion, captor: i64, seat: i64) -> bool:
    """Return whether the captor holds a piece of the seat."""
    for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
        if position.place[piece] == PRISON_OF - captor:
            return True
    return False


def prize(position: Bastion, piece: i64, square: i64) -> float:
    """Return what waits for the piece on that square."""
    board = position.board
    owner: i64 = board.bastion[square]
    seat: i64 = piece // PIECE_COUNT
    if owner in (NOBODY, seat) or KIND[piece % PIECE_COUNT] == TOWER:
        return 0.0
    worth = 0.0
    if square == board.prisons[owner] and position.rescued[piece] == 0:
        if holds_of(position, owner, seat):
            worth += 1.2
    if square == board.treasuries[owner] and position.treasure[owner] == owner:
        worth += 0.1
    if square == board.turrets[owner] and position.flag[owner] == owner:
        worth += 0.1
    for mission in available(position, seat):
        proof = board.proof[mission]
        points = POINT_WORTH * board.points[mission]
        store = board.treasuries if proof == BY_TREASURE else board.turrets
        if proof in (BY_TREASURE, BY_FLAG) and square == store[owner]:
            worth += points
        elif proof == BY_ANNEXING and square == board.thrones[owner]:
            if KIND[piece % PIECE_COUNT] == KING:
                worth += points
        elif proof == BY_FREEING and square == board.prisons[owner]:
            if holds_of(position, owner, seat):
                worth += points
    return worth


# --- missions


def missing(position: Bastion, seat: i64, mission: i64, held: list[int]) -> i64:
    """Return how many prisoners a mission still asks for."""
    lack: i64 = 0
    for need in range(NEED_COUNT):
        more: i64 = position.board.needs[mission * NEED_COUNT + need] - held[need]
        if more > 0:
            lack += more
    return lack


def mission_worth(position: Bastion, seat: i64, mission: i64, held: list[int]) -> float:
    """Return what a mission in hand promises."""
    board = position.board
    points = POINT_WORTH * board.points[mission]
    proof = board.proof[mission]
    if proof == BY_PRISONERS:
        effort = 0.0
        for need in range(NEED_COUNT):
            more: i64 = board.needs[mission * NEED_COUNT + need] - held[need]
            if more > 0:
                effort += EFFORT[need] * float(more)
        return points / (1.0 + 0.6 * effort)
    if proof == BY_BREAKING and position.broke[seat]:
        return points
    # Sieges seldom succeed.
    return points * 0.1


def wanted_kinds(position: Bastion, seat: i64) -> list[float]:
    """Return what a prisoner of each kind is worth to the seat beyond the loss to its owner."""
    wanted = [0.0] * 6
    board = position.board
    held = holdings(position, seat, BY_CAPTOR)
    for mission in available(position, seat):
        if board.proof[mission] != BY_PRISONERS:
            continue
        lack = missing(position, seat, mission, held)
        if lack == 0:
            continue
        share = POINT_WORTH * board.points[mission] / float(lack + 1)
        if board.common:
            share *= 0.3
        first: i64 = mission * NEED_COUNT
        for kind in range(6):
            # Brave soldiers stand where soldiers would in the list of kinds.
            own: i64 = board.needs[first + kind] - held[kind]
            rank: i64 = NEED_SOLDIER if board.side[kind] == ARMY else NEED_STRATEGIST
            any_of: i64 = board.needs[first + rank] - held[rank]
            if own > 0 or any_of > 0:
                wanted[kind] += share
    return wanted


# --- duels


def top_power(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the greatest power the piece can reach with what its seat can pay."""
    card = dearest(position, piece)
    if beside_queen(position, piece):
        card += position.board.queen_bonus
    return force_of(position, piece, attacks) * card


def chance_of(attack: i64, defence: i64) -> float:
    """Return how likely the attack captures, by the greatest powers of both."""
    if attack > defence:
        return SURE
    return EVEN if attack == defence else RARE


def worth_of(piece: i64) -> float:
    """Return what a piece is worth."""
    return WORTH[KIND[piece % PIECE_COUNT]]


def duel(position: Bastion, piece: i64, target: i64, wanted: list[float]) -> float:
    """Return what an attack of the piece alone on the target promises."""
    attack = top_power(position, piece, True)
    defence = top_power(position, target, False)
    win = chance_of(attack, defence)
    risk = risk_of(position, piece, target)
    gain = worth_of(target) + wanted[KIND[target % PIECE_COUNT]]
    if risk == 0.0:
        # Whoever cannot be lost can always try, and make the other pay.
        return max(win, SAFE) * gain - 0.05
    lose = 0.85 - win if attack != defence else 0.2
    if lose < 0.0:
        lose = 0.05
    return win * gain - lose * risk * worth_of(piece) - COURAGE_WORTH - RIPOSTE_RISK


def risk_of(position: Bastion, piece: i64, target: i64) -> float:
    """Return 1 if the target could capture the attacker, else 0."""
    kind: i64 = KIND[target % PIECE_COUNT]
    if KIND[piece % PIECE_COUNT] == ARCHER:
        return 1.0 if kind == ARCHER else 0.0
    if kind == ARCHER:
        return 0.0
    if kind == TOWER and touch(position, piece, target) == CORNER:
        return 0.0
    return 1.0


def best_gang(position: Bastion, seat: i64, target: i64, wanted: list[float]) -> float:
    """Return what the best attack on the target promises, gangs included."""
    position.target = target
    position.attacker = seat
    defence = top_power(position, target, False)
    best = -9.0
    helpers = [piece for piece in fighters(position, seat) if able(position, piece)]
    for piece in helpers:
        value = duel(position, piece, target, wanted)
        if can_gang(position, piece):
            value = max(value, gang(position, piece, helpers, defence, wanted))
        if value > best:
            best = value
    position.target = NOTHING
    position.attacker = NOBODY
    return best


def gang(
    position: Bastion, piece: i64, helpers: list[int], defence: i64, wanted: list[float]
) -> float:
    """Return what an attack led by the piece with all its companions promises."""
    position.valiant = piece
    attack = top_power(position, piece, True)
    everything = attack
    for other in helpers:
        if other != piece and is_companion(position, other):
            everything += force_of(position, other, True)
    position.valiant = NOTHING
    target = position.target
    if everything == attack:
        return -9.0
    win = 0.95 if everything > defence else chance_of(everything, defence)
    gain = worth_of(target) + wanted[KIND[target % PIECE_COUNT]]
    risk = risk_of(position, piece, target) * (0.35 if attack <= defence else 0.1)
    if everything <= defence:
        risk *= 3.0
    return win * gain - risk * worth_of(piece) - COURAGE_WORTH - RIPOSTE_RISK


def rate_attack(position: Bastion, seat: i64, action: i64, wanted: list[float]) -> float:
    """Return what an action of the combat step, or a riposte, promises; to stop is 0."""
    if TARGET <= action < ASSAULT:
        return best_gang(position.copy(), seat, action - TARGET, wanted)
    if ASSAULT <= action < VALIANT:
        # A closed gate keeps everything away from the fight.
        worth = 0.15 if position.closed[action - ASSAULT] else -0.1
        for mission in available(position, seat):
            if position.board.proof[mission] == BY_BREAKING:
                worth += POINT_WORTH * position.board.points[mission] * 0.5
        return worth
    if SPY_ON <= action < SPY_ON + PIECE_COUNT * 4:
        return 0.02
    return rate_other(position, seat, action)


def rate_muster(position: Bastion, seat: i64, action: i64, wanted: list[float]) -> float:
    """Return who leads best, and whether another supporter is needed."""
    twin = position.copy()
    if VALIANT <= action < SUPPORT:
        piece: i64 = seat * PIECE_COUNT + action - VALIANT
        if position.target == NOTHING:
            return float(top_power(twin, piece, True))
        helpers = [other for other in fighters(twin, seat) if able(twin, other)]
        defence = top_power(twin, position.target, False)
        value = duel(twin, piece, position.target, wanted)
        if can_gang(twin, piece):
            value = max(value, gang(twin, piece, helpers, defence, wanted))
        return value
    if action == DECLARE:
        return 0.0
    if position.target == NOTHING:
        return 0.5
    everything = top_power(twin, position.valiant, True)
    for other in position.support:
        everything += force_of(twin, other, True)
    # More than enough is a waste of attacks still to come.
    return 1.0 if everything <= top_power(twin, position.target, False) + 2 else -1.0


# --- cards


def rate_cards(position: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return the logarithm of how often each card is played in the mixed strategy."""
    if position.target == NOTHING:
        return assault_cards(position, seat, legal)
    twin = position.copy()
    own_place: i64 = 0 if seat == position.attacker else 1
    owner: i64 = position.target // PIECE_COUNT
    enemy: i64 = owner if own_place == 0 else position.attacker
    own = [action for action in legal if action < PLAY]
    cost_of = twin.board.costs
    theirs = [action for action in legal_cards(twin, enemy) if action < PLAY]
    wanted = wanted_kinds(position, seat)
    matrix: list[list[float]] = []
    for mine in own:
        row: list[float] = []
        for other in theirs:
            twin.cards[own_place] = mine - COURAGE + 1
            twin.cards[1 - own_place] = other - COURAGE + 1
            result = outcome_of(twin, wanted, own_place == 0)
            cost = cost_of[mine - COURAGE] - cost_of[other - COURAGE]
            row.append(result - COURAGE_WORTH * float(cost))
        matrix.append(row)
    shares = mixed(matrix)
    ratings: list[float] = []
    for place, _action in enumerate(legal):
        share = shares[place] if place < len(shares) else 0.02
        ratings.append(log(share + 0.001))
    return ratings


def outcome_of(position: Bastion, wanted: list[float], as_attacker: bool) -> float:
    """Return what the combat with these cards brings to the one who thinks."""
    valiant = position.valiant
    target = position.target
    strength = force_of(position, valiant, True) * coefficient(position, valiant, 0)
    everything = strength
    for piece in position.support:
        everything += force_of(position, piece, True)
    defence = force_of(position, target, False) * coefficient(position, target, 1)
    lost = 0.0
    won = 0.0
    if defence > strength and defence != everything and is_counterable(position, valiant):
        lost += worth_of(valiant)
    if defence > everything:
        for piece in position.support:
            if is_counterable(position, piece):
                lost += worth_of(piece)
    tower = KIND[target % PIECE_COUNT] == TOWER and touch(position, valiant, target) == CORNER
    if defence < everything or (defence == everything and tower):
        won = worth_of(target)
    if as_attacker:
        return won + (wanted[KIND[target % PIECE_COUNT]] if won > 0.0 else 0.0) - lost
    return lost + (wanted[KIND[valiant % PIECE_COUNT]] if lost > 0.0 else 0.0) - won


def mixed(matrix: list[list[float]]) -> list[float]:
    """Return the mixed strategy of the rows, by fictitious play."""
    rows: i64 = len(matrix)
    columns: i64 = len(matrix[0])
    row_sums = [0.0] * rows
    column_sums = [0.0] * columns
    counts = [0.0] * rows
    row: i64 = 0
    for _ in range(ROUNDS_OF_PLAY):
        counts[row] += 1.0
        column: i64 = 0
        for place in range(columns):
            column_sums[place] += matrix[row][place]
            if column_sums[place] < column_sums[column]:
                column = place
        row = 0
        for place in range(rows):
            row_sums[place] += matrix[place][column]
            if row_sums[place] > row_sums[row]:
                row = place
    return [count / ROUNDS_OF_PLAY for count in counts]


def assault_cards(position: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return a good card against a drawbridge: the cheapest that breaks it."""
    piece = fighter(position, seat)
    force = force_of(position, piece, True)
    left: i64 = position.resistance[position.bridge]
    ratings: list[float] = []
    for action in legal:
        card: i64 = action - COURAGE + 1
        breaks = force * card >= left
        ratings.append((6.0 if breaks else 0.0) - 2.0 * float(card))
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
        # Best with the King's men in a fight, never idly in the movement step.
        return 0.3 * WORTH[KIND[action - ATTACH]] - 0.5 * float(position.step == MOVING)
    if PLAY <= action < BEAR:
        return 0.4
    if action >= BEAR:
        return 1.0
    if COURAGE <= action < LAY and position.step == ADDING:
        return rate_added(position, seat, action)
    if TO <= action < TO + len(position.board.named):
        return 0.1
    return 0.0


def rate_added(position: Bastion, seat: i64, action: i64) -> float:
    """Return what a card added to an event brings, the enemy's being known."""
    twin = position.copy()
    place: i64 = 0 if seat == position.attacker else 1
    twin.extra[place] = action - COURAGE + 1
    worth = outcome_of(twin, wanted_kinds(position, seat), place == 0)
    return worth - COURAGE_WORTH * float(twin.board.costs[action - COURAGE])
