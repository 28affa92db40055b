"""The value of fights: powers, odds and prices, and the mixed strategy of courage cards.

The greatest power a side can pay for decides most duels, numbers are courage for nothing, and
courage is dearer the less there is of it.
"""

# mypyc: compile

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..rules.board import AMBUSH, COURAGE, NOTHING, PIECE_COUNT, PLAY, VALIANT
from ..rules.combat.ambush_theft import doers
from ..rules.combat.courage_cards import side_of
from ..rules.combat.gangs import can_gang, is_companion
from ..rules.combat.powers import (
    coefficient,
    fighter,
    force_of,
    highest_affordable,
    is_counterable,
    is_defeated,
    is_defenceless,
    is_over_corner,
    losers,
    with_queen,
)
from ..rules.combat.targets import able_fighters, fighters, reach
from ..rules.position import Bastion
from . import weights
from .evaluation import breaking_worth, gain_of, price, wanted_of, worth_of

ROUNDS_OF_PLAY: Final = 120


def odds(attack: i64, defence: i64) -> float:
    """Return the chance that an attack captures, by the greatest powers of both sides."""
    if attack > defence:
        return weights.SURE
    return weights.EVEN if attack == defence else weights.RARE


def top_power(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the greatest power the piece can reach with what its seat can pay."""
    card = highest_affordable(position, piece)
    return force_of(position, piece, attacks) * with_queen(position, piece, card)


def likely_loss(attack: i64, defence: i64, piece: i64) -> float:
    """Return the expected loss of the owner of a piece by an attack of that power."""
    return odds(attack, defence) * weights.LOSS * worth_of(piece)


# --- before an attack


def promise(position: Bastion, valiant: i64, support: vec[i64], target: i64, gain: float) -> float:
    """Return the value of an attack, with the best card against a likely defence.

    The position's `target` must be this one already.
    """
    costs = position.board.costs
    more: i64 = 0
    stake = weights.LOSS * worth_of(valiant) if is_counterable(position, valiant) else 0.0
    stakes = stake
    for piece in support:
        more += force_of(position, piece, True)
        if is_counterable(position, piece):
            stakes += weights.LOSS * worth_of(piece)
    defence = 0 if is_defenceless(position, target) else force_of(position, target, False)
    corner = is_over_corner(position, valiant, target)
    top = highest_affordable(position, target)
    powers = vec[i64]()
    for answer in range(1, top + 1):
        powers = append(powers, defence * with_queen(position, target, answer))
    force = force_of(position, valiant, True)
    mine = price(position, valiant)
    theirs = weights.THEIR_COURAGE * price(position, target)
    best = weights.LOWEST
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
        best = max(best, value)
    return best


def likely(card: i64, top: i64) -> float:
    """Return the chance that a defender lays the card if `top` is the highest it can lay."""
    if top == 1:
        return 1.0
    if card == top:
        return weights.TOP_CARD if top > 2 else 1.0 - weights.FREE_CARD
    if card == 1:
        return weights.FREE_CARD
    return (1.0 - weights.FREE_CARD - weights.TOP_CARD) / float(top - 2)


def best_promise(position: Bastion, seat: i64, target: i64, gain: float) -> float:
    """Return the value of the best attack by the seat's fighters on the target."""
    position.target = target
    best = weights.LOWEST
    for valiant in able_fighters(position, seat):
        best = max(best, led_by(position, valiant, gain))
    position.target = NOTHING
    return best


def led_by(position: Bastion, valiant: i64, gain: float) -> float:
    """Return the value of the valiant's attack, alone or with as many supporters as are of use."""
    target = position.target
    support = vec[i64]()
    best = promise(position, valiant, support, target, gain)
    if can_gang(position, valiant):
        for piece in able_fighters(position, valiant // PIECE_COUNT):
            if piece != valiant and is_companion(position, piece, valiant):
                support = append(support, piece)
                value = promise(position, valiant, support, target, gain)
                best = max(best, value + weights.JOINING)
    return best


def ambush_worth(position: Bastion, seat: i64, target: i64, able: vec[i64]) -> float:
    """Return the value of an ambush by one of the able (VALIANT + slot), 0 if none succeeds."""
    defence = force_of(position, target, False) * with_queen(position, target, 1)
    for doer in able:
        piece: i64 = seat * PIECE_COUNT + doer - VALIANT
        if force_of(position, piece, True) * with_queen(position, piece, 2) > defence:
            return gain_of(position, seat, target)
    return 0.0


def ambush_on(position: Bastion, seat: i64, target: i64) -> float:
    """Return the value of an ambush on the target."""
    return ambush_worth(position, seat, target, doers(position, seat, AMBUSH, target))


def assault_worth(position: Bastion, seat: i64, owner: i64) -> float:
    """Return the value of an attack on a drawbridge, ripostes apart."""
    left = weights.CLOSED if position.closed[owner] else weights.OPEN
    return weights.BREAKING_SHARE * breaking_worth(position, seat) + left


def ripostes(position: Bastion, seat: i64) -> list[float]:
    """Return the likely cost of the best riposte of each enemy piece."""
    risks = [0.0] * len(position.place)
    for owner in range(position.players):
        if owner == seat:
            continue
        for enemy in fighters(position, owner):
            flight = position.board.flights[position.place[enemy]]
            for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
                there = position.place[piece]
                # No attack reaches further than two squares.
                if there >= 0 and flight[there] <= 2 and reach(position, enemy, piece):
                    top = top_power(position, enemy, True)
                    loss = likely_loss(top, top_power(position, piece, False), piece)
                    risks[enemy] = max(risks[enemy], loss)
    return risks


# --- courage cards


def opponent(position: Bastion, seat: i64) -> i64:
    """Return the piece that the seat fights against."""
    return position.target if seat == position.attacker else position.valiant


def outcome_of(position: Bastion, seat: i64, gain: float) -> float:
    """Return the value for a seat of the combat with the cards that lie.

    `gain` is what a prisoner of it is worth beyond itself.
    """
    target = position.target
    strength = force_of(position, position.valiant, True)
    strength *= coefficient(position, position.valiant, 0)
    everything = strength
    for piece in position.support:
        everything += force_of(position, piece, True)
    defence = force_of(position, target, False) * coefficient(position, target, 1)
    if is_defenceless(position, target):
        defence = 0
    lost = 0.0
    for piece in losers(position, strength, everything, defence):
        lost += worth_of(piece)
    won = worth_of(target) if is_defeated(position, everything, defence) else 0.0
    if seat != position.attacker:
        won, lost = lost, won
    return won + (gain if won > 0.0 else 0.0) - weights.LOSS * lost


def rate_cards(position: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return the logarithm of the share of each card in the mixed strategy.

    The position may be changed.
    """
    place = side_of(position, seat)
    own = fighter(position, seat)
    enemy = opponent(position, seat)
    gain = wanted_of(position, seat, enemy)
    own_price = price(position, own)
    their_price = price(position, enemy)
    costs = position.board.costs
    columns = highest_affordable(position, enemy)
    cards = position.cards[:]
    position.cards = cards
    matrix = vec[float]()
    for action in legal:
        if action < PLAY:
            mine: i64 = action - COURAGE + 1
            cards[place] = mine
            for theirs in range(1, columns + 1):
                cards[1 - place] = theirs
                result = outcome_of(position, seat, gain) - own_price * float(costs[mine - 1])
                matrix = append(matrix, result + their_price * float(costs[theirs - 1]))
    shares = mixed(matrix, columns)
    # Events come after all courage cards.
    shares += [weights.EVENT_SHARE] * (len(legal) - len(shares))
    return [log(share + weights.LEAST_SHARE) for share in shares]


def mixed(matrix: vec[float], columns: i64) -> list[float]:
    """Return the mixed strategy of the rows of so many columns, by fictitious play."""
    rows: i64 = len(matrix) // columns
    row_sums = vec[float]([0.0] * rows)
    column_sums = vec[float]([0.0] * columns)
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
