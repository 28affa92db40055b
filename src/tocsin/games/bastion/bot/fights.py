"""What a fight is worth: whom to attack and with whom, by which card, and when to call it off."""

# mypyc: compile

from math import log
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from ..rules import board
from ..rules.board import (
    ASSAULT,
    COURAGE,
    DECLARE,
    HAND_ROOM,
    KIND,
    NOTHING,
    PIECE_COUNT,
    PLAY,
    SEAT_COUNT,
    SUPPORT,
    TARGET,
    VALIANT,
)
from ..rules.combat.ambush_theft import doers, victims
from ..rules.combat.courage_cards import legal_cards
from ..rules.combat.powers import fighter, force_of, with_queen
from ..rules.combat.targets import fighters, reach
from ..rules.missions.knowledge import EXACT, label_of
from ..rules.position import Bastion
from .duels import best_promise, led_by, mixed, odds, outcome_of, promise, top_power
from .evaluation import LOSS, WORTH, points_for, price, wanted_kinds, worth_of
from .rater import Rater, lay_worth

# How much of what a riposte might cost counts against an attack.
RIPOSTE_SHARE: Final = 0.5
# What a look at unknown missions is worth, and an event kept for later.
SPY_WORTH: Final = 0.02
KEPT_EVENT: Final = 0.3


# --- attacks


class AttackRater(Rater):
    """Whom or what to attack, in the combat step or as a riposte."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what each action promises; to stop is 0."""
        twin = cast(Bastion, position.copy())
        wanted = wanted_kinds(twin, seat)
        risks = ripostes(twin, seat) if twin.asked == board.FIGHTING else []
        ratings: list[float] = []
        for action in legal:
            if TARGET <= action < ASSAULT:
                target: i64 = action - TARGET
                gain = worth_of(target) + wanted[KIND[target % PIECE_COUNT]]
                value = best_promise(twin, seat, target, gain)
                ratings.append(value - riposte_risk(risks, target // PIECE_COUNT, target))
            elif ASSAULT <= action < VALIANT:
                owner: i64 = action - ASSAULT
                worth = assault_worth(twin, seat, owner)
                ratings.append(worth - riposte_risk(risks, owner, NOTHING))
            elif board.SPY_ON <= action < board.DONE:
                knows = knows_hand(twin, seat, (action - board.SPY_ON) % SEAT_COUNT)
                ratings.append(-SPY_WORTH if knows else SPY_WORTH)
            elif action >= PLAY:
                ratings.append(event_worth(twin, seat, action - PLAY) - KEPT_EVENT)
            else:
                ratings.append(lay_worth(twin, action))
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
            flight = position.board.flights[position.place[enemy]]
            for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
                there = position.place[piece]
                # Nobody strikes further than two squares.
                if there >= 0 and flight[there] <= 2 and reach(position, enemy, piece):
                    top = top_power(position, enemy, True)
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


def assault_worth(position: Bastion, seat: i64, owner: i64) -> float:
    """Return what it is worth to strike a drawbridge."""
    breaking = 0.0
    if position.broke[seat] == 0:
        breaking = points_for(position, seat, board.BY_BREAKING)
    # A closed gate keeps everything away from the fight; a broken one may yet be asked for.
    return 0.6 * breaking + (0.4 if position.closed[owner] else 0.05)


class MusterRater(Rater):
    """Who leads, and who supports."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return who leads best, and who is of use beside him."""
        twin = cast(Bastion, position.copy())
        target = twin.target
        if target == NOTHING:
            return [stormer_worth(twin, seat, action) for action in legal]
        gain = worth_of(target) + wanted_kinds(twin, seat)[KIND[target % PIECE_COUNT]]
        valiant = twin.valiant
        twin.valiant = NOTHING
        if valiant == NOTHING:
            helpers = vec[i64]([seat * PIECE_COUNT + action - VALIANT for action in legal])
            return [led_by(twin, piece, helpers, gain) for piece in helpers]
        support = twin.support
        now = promise(twin, valiant, support, target, gain)
        everybody = support[:]
        for action in legal:
            if action != DECLARE:
                everybody = append(everybody, seat * PIECE_COUNT + action - SUPPORT)
        # Whoever joins must be of use, alone or with all who are still free.
        together = promise(twin, valiant, everybody, target, gain) - now
        ratings: list[float] = []
        for action in legal:
            if action == DECLARE:
                ratings.append(0.1)
                continue
            joined = append(support[:], seat * PIECE_COUNT + action - SUPPORT)
            alone = promise(twin, valiant, joined, target, gain) - now
            ratings.append(max(alone, 0.9 * together))
        return ratings


def stormer_worth(twin: Bastion, seat: i64, action: i64) -> float:
    """Return who leads best against a drawbridge; everybody who can joins."""
    if VALIANT <= action < SUPPORT:
        return float(top_power(twin, seat * PIECE_COUNT + action - VALIANT, True))
    return 0.0 if action == DECLARE else 0.5


# --- cards


class CardRater(Rater):
    """Which courage card to lay."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return the logarithm of how often each card is played in the mixed strategy."""
        if position.target == NOTHING:
            return assault_cards(position, seat, legal)
        twin = cast(Bastion, position.copy())
        attacks = seat == position.attacker
        own_piece = position.valiant if attacks else position.target
        enemy_piece = position.target if attacks else position.valiant
        theirs = [
            card - COURAGE + 1
            for card in legal_cards(twin, enemy_piece // PIECE_COUNT)
            if card < PLAY
        ]
        gain = wanted_kinds(position, seat)[KIND[enemy_piece % PIECE_COUNT]]
        own_price = price(position, own_piece)
        their_price = price(position, enemy_piece)
        costs = position.board.costs
        matrix = vec[float]()
        cards = twin.cards[:]
        twin.cards = cards
        place: i64 = 0 if attacks else 1
        for action in legal:
            if action >= PLAY:
                continue
            mine: i64 = action - COURAGE + 1
            for other in theirs:
                cards[place] = mine
                cards[1 - place] = other
                result = outcome_of(twin, gain, attacks)
                result -= own_price * float(costs[mine - 1])
                matrix = append(matrix, result + their_price * float(costs[other - 1]))
        shares = mixed(matrix, len(theirs))
        ratings: list[float] = []
        for number in range(len(legal)):
            share = shares[number] if number < len(shares) else 0.02
            ratings.append(log(share + 0.001))
        return ratings


def assault_cards(position: Bastion, seat: i64, legal: list[int]) -> list[float]:
    """Return a good card against a drawbridge: the cheapest that breaks it, if that is worth it."""
    piece = fighter(position, seat)
    force = force_of(position, piece, True)
    left: i64 = position.resistance[position.bridge]
    for other in position.support:
        left -= force_of(position, other, True)
    worth = assault_worth(position, seat, position.bridge)
    cost = price(position, piece)
    ratings: list[float] = []
    for action in legal:
        card: i64 = action - COURAGE + 1
        broken = worth if force * card >= left else 0.0
        ratings.append(10.0 * (broken - cost * float(position.board.costs[card - 1])))
    return ratings


class AddedRater(Rater):
    """Which courage card to add to an event, the enemy's being known."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what each brings."""
        twin = cast(Bastion, position.copy())
        attacks = seat == position.attacker
        own_piece = position.valiant if attacks else position.target
        enemy_piece = position.target if attacks else position.valiant
        gain = wanted_kinds(position, seat)[KIND[enemy_piece % PIECE_COUNT]]
        cost = price(position, own_piece)
        ratings: list[float] = []
        for action in legal:
            card: i64 = action - COURAGE + 1
            twin.extra = with_item(position.extra, 0 if attacks else 1, card)
            worth = outcome_of(twin, gain, attacks)
            ratings.append(worth - cost * float(position.board.costs[card - 1]))
        return ratings


# --- objects and events


class PrepareRater(Rater):
    """What to add before the cards; to go on is 0."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what an object or an event saves."""
        ratings: list[float] = []
        for action in legal:
            if action == board.PASS:
                ratings.append(0.0)
            elif action >= PLAY:
                ratings.append(event_worth(position, seat, action - PLAY) - KEPT_EVENT)
            else:
                ratings.append(bearer_worth(action))
        return ratings


def bearer_worth(action: i64) -> float:
    """Return what it is worth to attach an object to a piece."""
    return 0.3 * WORTH[KIND[action - board.ATTACH]]


def event_worth(position: Bastion, seat: i64, event: i64) -> float:
    """Return what an event promises that is not laid instead of a card."""
    if event == board.THEFT:
        return 1.0
    if event == board.AMBUSH:
        best = 0.0
        for action in victims(position, seat, event):
            best = max(best, ambush_worth(position, seat, action))
        return best
    # Dodge and Truce save whoever is attacked.
    piece = position.target
    attack = top_power(position, position.valiant, True)
    for other in position.support:
        attack += force_of(position, other, True)
    return odds(attack, top_power(position, piece, False)) * LOSS * worth_of(piece)


class AmbushRater(Rater):
    """Whom to ambush, and who does it."""

    def rate(self, position: Bastion, seat: i64, legal: list[int]) -> list[float]:
        """Return what each brings."""
        return [ambush_worth(position, seat, action) for action in legal]


def ambush_worth(position: Bastion, seat: i64, action: i64) -> float:
    """Return what it brings to ambush a target, or to let a soldier do it: 0 if it escapes."""
    target = position.target
    able = vec[i64]([action])
    if action < VALIANT:
        target = action - TARGET
        able = doers(position, seat, board.AMBUSH, target)
    defence = force_of(position, target, False) * with_queen(position, target, 1)
    for doer in able:
        piece: i64 = seat * PIECE_COUNT + doer - VALIANT
        if force_of(position, piece, True) * with_queen(position, piece, 2) > defence:
            return worth_of(target) + wanted_kinds(position, seat)[KIND[target % PIECE_COUNT]]
    return 0.0
