"""What a fight promises: powers, odds and prices, and the mixed strategy of courage cards.

The greatest power a side can pay for decides most duels, numbers are courage for nothing, and
courage is dearer the less there is of it.
"""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..rules.board import CORNER, KIND, NOTHING, PIECE_COUNT, TOWER
from ..rules.combat.gangs import can_gang, is_companion
from ..rules.combat.powers import (
    coefficient,
    force_of,
    highest_affordable,
    is_counterable,
    is_defenceless,
    with_queen,
)
from ..rules.combat.targets import able_fighters
from ..rules.pieces.contact import touch
from ..rules.position import Bastion
from .evaluation import LOSS, price, worth_of

# How often a defender is expected to lay the free card and the dearest; the rest in between.
FREE_CARD: Final = 0.25
TOP_CARD: Final = 0.6
# Whoever joins an attack makes none of its own this turn.
JOINING: Final = 0.1
ROUNDS_OF_PLAY: Final = 120
# How often the side with the greater, the same and the lesser greatest power captures.
SURE: Final = 0.85
EVEN: Final = 0.25
RARE: Final = 0.08


def odds(attack: i64, defence: i64) -> float:
    """Return how often an attack captures, by the greatest powers of both sides."""
    if attack > defence:
        return SURE
    return EVEN if attack == defence else RARE


def top_power(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the greatest power the piece can reach with what its seat can pay."""
    card = highest_affordable(position, piece)
    return force_of(position, piece, attacks) * with_queen(position, piece, card)


# --- before an attack


def promise(position: Bastion, valiant: i64, support: vec[i64], target: i64, gain: float) -> float:
    """Return what an attack promises, with the best card against a likely defence.

    The position's `target` must be this one already.
    """
    costs = position.board.costs
    more: i64 = 0
    stake = LOSS * worth_of(valiant) if is_counterable(position, valiant) else 0.0
    stakes = stake
    for piece in support:
        more += force_of(position, piece, True)
        if is_counterable(position, piece):
            stakes += LOSS * worth_of(piece)
    defence = force_of(position, target, False)
    if is_defenceless(position, target):
        defence = 0
    corner = KIND[target % PIECE_COUNT] == TOWER and touch(position, valiant, target) == CORNER
    top = highest_affordable(position, target)
    powers = vec[i64]()
    for answer in range(1, top + 1):
        powers = append(powers, defence * with_queen(position, target, answer))
    force = force_of(position, valiant, True)
    mine = price(position, valiant)
    theirs = 0.5 * price(position, target)
    best = -9.0
    for card in range(1, highest_affordable(position, valiant) + 1):
        strength: i64 = force * with_queen(position, valiant, card)
        everything: i64 = strength + more
        value = -mine * float(costs[card - 1])
        for answer in range(top):
            share = likely(answer + 1, top)
            power = powers[answer]
            value += share * theirs * float(costs[answer])
            if power < everything or (power == everything and corner):
                value += share * gain
                if power > strength:
                    value -= share * stake
            elif power > everything:
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
    helpers = able_fighters(position, seat)
    best = -9.0
    for valiant in helpers:
        value = led_by(position, valiant, helpers, gain)
        if value > best:
            best = value
    position.target = NOTHING
    return best


def led_by(position: Bastion, valiant: i64, helpers: vec[i64], gain: float) -> float:
    """Return what the valiant's attack promises: alone, or with as many as are of use."""
    target = position.target
    support = vec[i64]()
    best = promise(position, valiant, support, target, gain)
    if not can_gang(position, valiant):
        return best
    for piece in helpers:
        if piece != valiant and is_companion(position, piece, valiant):
            support = append(support, piece)
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


def mixed(matrix: vec[float], columns: i64) -> list[float]:
    """Return the mixed strategy of the rows of so many columns, by fictitious play."""
    rows: i64 = len(matrix) // columns
    row_sums = vec[float]([0.0 for _ in range(rows)])
    column_sums = vec[float]([0.0 for _ in range(columns)])
    counts = [0.0] * rows
    row: i64 = 0
    for _ in range(ROUNDS_OF_PLAY):
        counts[row] += 1.0
        column: i64 = 0
        for place in range(columns):
            column_sums[place] += matrix[row * columns + place]
            if column_sums[place] < column_sums[column]:
                column = place
        row = 0
        for place in range(rows):
            row_sums[place] += matrix[place * columns + column]
            if row_sums[place] > row_sums[row]:
                row = place
    return [count / ROUNDS_OF_PLAY for count in counts]
