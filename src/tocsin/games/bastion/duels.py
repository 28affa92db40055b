"""What a fight promises: powers, odds and prices, and the mixed strategy of courage cards.

The greatest power a side can pay for decides most duels, numbers are courage for nothing, and
courage is dearer the less there is of it.
"""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from .attack import able, can_gang, fighters, is_companion
from .boards import CORNER, KIND, NOTHING, PIECE_COUNT, TOWER
from .combat import (
    coefficient,
    dearest,
    force_of,
    is_counterable,
    is_defenceless,
    reserve_of,
    with_queen,
)
from .contact import touch
from .position import Bastion

# What a piece is worth, by kind.
WORTH: Final = [1.0, 1.4, 1.6, 1.9, 2.4, 2.4]
# A piece lost is also a prisoner that serves somebody's mission.
LOSS: Final = 1.2
# What the last point of courage is worth, how fast it gets cheaper the more there are, and how
# many rounds before the end saving loses its sense.
LAST_COURAGE: Final = 1.5
PLENTY: Final = 0.15
LATE: Final = 20.0
# How often a defender is expected to lay the free card and the dearest; the rest in between.
FREE_CARD: Final = 0.25
TOP_CARD: Final = 0.6
# Whoever joins an attack makes none of its own this turn.
JOINING: Final = 0.1
ROUNDS_OF_PLAY: Final = 120


def worth_of(piece: i64) -> float:
    """Return what a piece is worth."""
    return WORTH[KIND[piece % PIECE_COUNT]]


def price(position: Bastion, piece: i64) -> float:
    """Return what a point of courage for the piece is worth to its seat."""
    left: i64 = position.reserve[reserve_of(position, piece)]
    # What is left at the end was saved in vain.
    rounds: i64 = position.board.round_limit - position.round_number
    return min(1.0, float(rounds) / LATE) * LAST_COURAGE / (1.0 + PLENTY * float(left))


def top_power(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the greatest power the piece can reach with what its seat can pay."""
    card = dearest(position, piece)
    return force_of(position, piece, attacks) * with_queen(position, piece, card)


# --- before an attack


def promise(position: Bastion, valiant: i64, support: list[int], target: i64, gain: float) -> float:
    """Return what an attack promises, with the best card against a likely defence.

    The position's `target` must be this one already.
    """
    board = position.board
    force = force_of(position, valiant, True)
    more: i64 = 0
    for piece in support:
        more += force_of(position, piece, True)
    defence = force_of(position, target, False)
    if is_defenceless(position, target):
        defence = 0
    corner = KIND[target % PIECE_COUNT] == TOWER and touch(position, valiant, target) == CORNER
    stake = LOSS * worth_of(valiant) if is_counterable(position, valiant) else 0.0
    stakes = stake
    for piece in support:
        if is_counterable(position, piece):
            stakes += LOSS * worth_of(piece)
    top = dearest(position, target)
    mine = price(position, valiant)
    theirs = 0.5 * price(position, target)
    best = -9.0
    for card in range(1, dearest(position, valiant) + 1):
        strength = force * with_queen(position, valiant, card)
        value = -mine * float(board.costs[card - 1])
        for answer in range(1, top + 1):
            share = likely(answer, top)
            power = defence * with_queen(position, target, answer)
            value += share * theirs * float(board.costs[answer - 1])
            if power < strength + more or (power == strength + more and corner):
                value += share * gain
                if power > strength:
                    value -= share * stake
            elif power > strength + more:
                value -= share * stakes
        if value > best:
            best = value
    return best


def likely(card: i64, top: i64) -> float:
    """Return how often a defender lays the card, if the dearest it can lay is `top`."""
    if top == 1:
        return 1.0
    if card == top:
        return TOP_CARD if top > 2 else 1.0 - FREE_CARD
    if card == 1:
        return FREE_CARD
    return (1.0 - FREE_CARD - TOP_CARD) / float(top - 2)


def best_promise(position: Bastion, seat: i64, target: i64, gain: float) -> float:
    """Return what the best attack promises that the seat's fighters can make on the target."""
    position.target = target
    helpers = [piece for piece in fighters(position, seat) if able(position, piece)]
    best = -9.0
    for valiant in helpers:
        value = led_by(position, valiant, helpers, gain)
        if value > best:
            best = value
    position.target = NOTHING
    return best


def led_by(position: Bastion, valiant: i64, helpers: list[int], gain: float) -> float:
    """Return what the valiant's attack promises: alone, or with as many as are of use."""
    target = position.target
    best = promise(position, valiant, [], target, gain)
    if not can_gang(position, valiant):
        return best
    position.valiant = valiant
    friends = [piece for piece in helpers if piece != valiant and is_companion(position, piece)]
    position.valiant = NOTHING
    support: list[int] = []
    for piece in friends:
        support = support + [piece]
        value = promise(position, valiant, support, target, gain) - JOINING
        if value > best:
            best = value
    return best


# --- courage cards


def outcome_of(position: Bastion, gain: float, as_attacker: bool) -> float:
    """Return what the combat with the cards that lie brings to the one who thinks.

    `gain` is what a prisoner of that fight is worth beyond itself.
    """
    valiant = position.valiant
    target = position.target
    strength = force_of(position, valiant, True) * coefficient(position, valiant, 0)
    everything = strength
    for piece in position.support:
        everything += force_of(position, piece, True)
    defence = force_of(position, target, False) * coefficient(position, target, 1)
    if is_defenceless(position, target):
        defence = 0
    lost = 0.0
    won = 0.0
    if defence > strength and defence != everything and is_counterable(position, valiant):
        lost += worth_of(valiant)
    if defence > everything:
        for piece in position.support:
            if is_counterable(position, piece):
                lost += worth_of(piece)
    corner = KIND[target % PIECE_COUNT] == TOWER and touch(position, valiant, target) == CORNER
    if defence < everything or (defence == everything and corner):
        won = worth_of(target)
    if as_attacker:
        return won + (gain if won > 0.0 else 0.0) - LOSS * lost
    return lost + (gain if lost > 0.0 else 0.0) - LOSS * won


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
