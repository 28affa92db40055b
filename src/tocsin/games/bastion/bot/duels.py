"""The value of fights: powers, chances and prices, and the mixed strategy of courage cards.

The greatest affordable power decides most duels. Supporters add force without courage, and the
price of courage rises as the reserve falls.
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

FICTITIOUS_PLAYS: Final = 120


def capture_chance(attack: i64, defence: i64) -> float:
    """Return the chance of a capture, from the greatest powers of both sides."""
    if attack > defence:
        return weights.SURE
    return weights.EVEN if attack == defence else weights.RARE


def top_power(position: Bastion, piece: i64, attacks: bool) -> i64:
    """Return the greatest affordable power of a piece."""
    card = highest_affordable(position, piece)
    return force_of(position, piece, attacks) * with_queen(position, piece, card)


def likely_loss(attack: i64, defence: i64, piece: i64) -> float:
    """Return the expected loss of a piece's owner by an attack."""
    return capture_chance(attack, defence) * weights.LOSS * worth_of(piece)


# --- before an attack


def attack_value(
    position: Bastion, valiant: i64, support: vec[i64], target: i64, gain: float
) -> float:
    """Return the value of an attack with the best card against a likely defence.

    `position.target` has to be `target`.
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
            share = answer_chance(answer + 1, top)
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


def answer_chance(card: i64, top: i64) -> float:
    """Return the chance that a defender plays a card if `top` is its highest affordable card."""
    if top == 1:
        return 1.0
    if card == top:
        return weights.TOP_CARD if top > 2 else 1.0 - weights.FREE_CARD
    if card == 1:
        return weights.FREE_CARD
    return (1.0 - weights.FREE_CARD - weights.TOP_CARD) / float(top - 2)


def best_attack_value(position: Bastion, seat: i64, target: i64, gain: float) -> float:
    """Return the value of the seat's best attack on a target."""
    position.target = target
    best = weights.LOWEST
    for valiant in able_fighters(position, seat):
        best = max(best, lead_value(position, valiant, gain))
    position.target = NOTHING
    return best


def lead_value(position: Bastion, valiant: i64, gain: float) -> float:
    """Return the value of an attack led by a piece, with the best number of supporters."""
    target = position.target
    support = vec[i64]()
    best = attack_value(position, valiant, support, target, gain)
    if can_gang(position, valiant):
        for piece in able_fighters(position, valiant // PIECE_COUNT):
            if piece != valiant and is_companion(position, piece, valiant):
                support = append(support, piece)
                value = attack_value(position, valiant, support, target, gain)
                best = max(best, value + weights.JOINING)
    return best


def ambush_worth(position: Bastion, seat: i64, target: i64, able: vec[i64]) -> float:
    """Return the value of an ambush by one of `able` (VALIANT + slot), 0 if none succeeds."""
    defence = force_of(position, target, False) * with_queen(position, target, 1)
    for doer in able:
        piece: i64 = seat * PIECE_COUNT + doer - VALIANT
        if force_of(position, piece, True) * with_queen(position, piece, 2) > defence:
            return gain_of(position, seat, target)
    return 0.0


def ambush_on(position: Bastion, seat: i64, target: i64) -> float:
    """Return the value of the seat's ambush on a target."""
    return ambush_worth(position, seat, target, doers(position, seat, AMBUSH, target))


def assault_worth(position: Bastion, seat: i64, owner: i64) -> float:
    """Return the value of an attack on a drawbridge, without ripostes."""
    left = weights.CLOSED if position.closed[owner] else weights.OPEN
    return weights.BREAKING_SHARE * breaking_worth(position, seat) + left


def riposte_losses(position: Bastion, seat: i64) -> list[float]:
    """Return the expected loss by the best riposte of each enemy piece."""
    risks = [0.0] * len(position.place)
    for owner in range(position.players):
        if owner == seat:
            continue
        for enemy in fighters(position, owner):
            flight = position.board.flights[position.place[enemy]]
            for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
                there = position.place[piece]
                # Attacks reach two squares at most.
                if there >= 0 and flight[there] <= 2 and reach(position, enemy, piece):
                    top = top_power(position, enemy, True)
                    loss = likely_loss(top, top_power(position, piece, False), piece)
                    risks[enemy] = max(risks[enemy], loss)
    return risks


# --- courage cards


def opponent(position: Bastion, seat: i64) -> i64:
    """Return the opposing piece of a seat in the combat."""
    return position.target if seat == position.attacker else position.valiant


def outcome_of(position: Bastion, seat: i64, gain: float) -> float:
    """Return the value of the combat for a seat, with the played cards.

    `gain` is the value of the opposing piece as a prisoner, beyond its worth.
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
    """Return the logarithm of each card's share in the mixed strategy; changes the position."""
    index = side_of(position, seat)
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
            cards[index] = mine
            for theirs in range(1, columns + 1):
                cards[1 - index] = theirs
                result = outcome_of(position, seat, gain) - own_price * float(costs[mine - 1])
                matrix = append(matrix, result + their_price * float(costs[theirs - 1]))
    shares = mixed_strategy(matrix, columns)
    # Events come after all courage cards.
    shares += [weights.EVENT_SHARE] * (len(legal) - len(shares))
    return [log(share + weights.LEAST_SHARE) for share in shares]


def mixed_strategy(matrix: vec[float], columns: i64) -> list[float]:
    """Return the mixed strategy of the row player of a matrix game, by fictitious play."""
    rows: i64 = len(matrix) // columns
    row_sums = vec[float]([0.0] * rows)
    column_sums = vec[float]([0.0] * columns)
    counts = [0.0] * rows
    row: i64 = 0
    for _ in range(FICTITIOUS_PLAYS):
        counts[row] += 1.0
        column: i64 = 0
        for index in range(columns):
            column_sums[index] += matrix[row * columns + index]
            if column_sums[index] < column_sums[column]:
                column = index
        row = 0
        for index in range(rows):
            row_sums[index] += matrix[index * columns + column]
            if row_sums[index] > row_sums[row]:
                row = index
    return [count / FICTITIOUS_PLAYS for count in counts]
