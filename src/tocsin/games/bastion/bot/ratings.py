"""Ratings of answers, one function for each kind of action.

marches.py evaluates moves, duels.py attacks against a likely defence. A rating of 0 stands for an
unchanged position.
"""

# mypyc: compile

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from ..rules import board
from ..rules.board import DECLARE, HAND_ROOM, NOTHING, PIECE_COUNT, SEAT_COUNT, SUPPORT, VALIANT
from ..rules.combat.ambush_theft import victims
from ..rules.combat.courage_cards import side_of
from ..rules.combat.powers import fighter, force_of
from ..rules.missions.conditions import BY_CAPTOR, available, holdings
from ..rules.missions.knowledge import EXACT, label_of
from ..rules.pieces.towers import lift
from ..rules.position import Bastion
from . import weights
from .duels import (
    ambush_on,
    ambush_worth,
    assault_worth,
    attack_value,
    best_attack_value,
    lead_value,
    likely_loss,
    opponent,
    outcome_of,
    riposte_losses,
    top_power,
)
from .evaluation import gain_of, mission_worth, price, wanted_of, worth_of
from .marches import assume_middle_values, landing_value, march_value, side_value, standing_value
from .plans import PlanCache, TurnPlan


class Evaluator:
    """A question to a seat: a copy of the position for trials, and cached values."""

    def __init__(self, position: Bastion, seat: i64, legal: list[int], plans: PlanCache) -> None:
        self.position: Bastion = cast(Bastion, position.copy())
        self.seat: i64 = seat
        self.legal: list[int] = legal
        self._plans: PlanCache = plans
        self._plan: TurnPlan | None = None
        self._risks: list[float] | None = None
        # The piece to be moved, and its value on its square.
        self.piece: i64 = position.target if position.asked == board.DODGING else position.picked
        self.staying: float = 0.0
        asks_where = position.asked in (board.LANDING, board.RELEASING, board.DODGING, board.HOMING)
        if asks_where and position.place[self.piece] >= 0:
            self.staying = standing_value(self.plan(), self.piece)
            lift(self.position, self.piece)

    def own(self, slot: i64) -> i64:
        """Return the piece of the seat in a slot."""
        return self.seat * PIECE_COUNT + slot

    def plan(self) -> TurnPlan:
        """Return the plan of the seat, with the median values of unseen enemies."""
        if self._plan is None:
            assume_middle_values(self.position, self.seat)
            self._plan = self._plans.plan(self.position, self.seat)
        return self._plan

    def riposte_risk(self, owner: i64, target: i64) -> float:
        """Return the expected loss by the best riposte; a riposte itself has none."""
        if self.position.asked == board.RIPOSTING:
            return 0.0
        if self._risks is None:
            self._risks = riposte_losses(self.position, self.seat)
        worst = 0.0
        for enemy in range(owner * PIECE_COUNT, (owner + 1) * PIECE_COUNT):
            share = weights.RIPOSTE * (weights.RIPOSTE_OF_TARGET if enemy == target else 1.0)
            worst = max(worst, share * self._risks[enemy])
        return worst


# --- movement


def rate_side(evaluator: Evaluator, action: i64) -> float:
    """Return the value of all moves and attacks of a side of the token."""
    return side_value(evaluator.plan(), action - board.CHOOSE_SIDE)


def rate_march(evaluator: Evaluator, action: i64) -> float:
    """Return the gain of the best move of a piece."""
    return march_value(evaluator.plan(), evaluator.own(action - board.MOVE))


def rate_landing(evaluator: Evaluator, action: i64) -> float:
    """Return the value of the lifted piece on a square or Tower."""
    return landing_value(evaluator.plan(), evaluator.piece, action)


def rate_unchanged(evaluator: Evaluator, action: i64) -> float:
    """Return the value of an unchanged position."""
    return evaluator.staying


def rate_gate(evaluator: Evaluator, action: i64) -> float:
    """Return the value of opening or closing a drawbridge."""
    closed = evaluator.position.closed[action - board.TURN_GATE]
    return weights.OPEN_GATE if closed else weights.CLOSE_GATE


def rate_freeing(evaluator: Evaluator, action: i64) -> float:
    """Return the value of freeing a prisoner."""
    return weights.FREED + worth_of(action - board.FREE)


# --- attacks


def rate_target(evaluator: Evaluator, action: i64) -> float:
    """Return the value of an attack or ambush on a target; all thefts are equal."""
    target: i64 = action - board.TARGET
    position, seat = evaluator.position, evaluator.seat
    if position.asked == board.STEALING:
        return 0.0
    if position.asked == board.AMBUSHING:
        return ambush_on(position, seat, target)
    value = best_attack_value(position, seat, target, gain_of(position, seat, target))
    return value - evaluator.riposte_risk(target // PIECE_COUNT, target)


def rate_assault(evaluator: Evaluator, action: i64) -> float:
    """Return the value of an attack on a drawbridge."""
    owner: i64 = action - board.ASSAULT
    worth = assault_worth(evaluator.position, evaluator.seat, owner)
    return worth - evaluator.riposte_risk(owner, NOTHING)


def rate_valiant(evaluator: Evaluator, action: i64) -> float:
    """Return the value of an attack or ambush led by a piece; all thefts are equal."""
    position, seat = evaluator.position, evaluator.seat
    target = position.target
    if position.asked == board.STEALING:
        return 0.0
    if position.asked == board.AMBUSHING:
        return ambush_worth(position, seat, target, vec[i64]([action]))
    piece = evaluator.own(action - VALIANT)
    if target == NOTHING:
        return float(top_power(position, piece, True))
    return lead_value(position, piece, gain_of(position, seat, target))


def rate_support(evaluator: Evaluator, action: i64) -> float:
    """Return the gain by a supporter, alone or together with all others."""
    position = evaluator.position
    target = position.target
    if target == NOTHING:
        return weights.JOIN_ASSAULT
    valiant = position.valiant
    support = position.support
    gain = gain_of(position, evaluator.seat, target)
    joined = append(support[:], evaluator.own(action - SUPPORT))
    all_joined = support[:]
    for other in evaluator.legal:
        if other != DECLARE:
            all_joined = append(all_joined, evaluator.own(other - SUPPORT))
    now = attack_value(position, valiant, support, target, gain)
    alone = attack_value(position, valiant, joined, target, gain) - now
    together = attack_value(position, valiant, all_joined, target, gain) - now
    return max(alone, weights.TOGETHER * together)


def rate_declaring(evaluator: Evaluator, action: i64) -> float:
    """Return the value of declaring the attack without further supporters."""
    return 0.0 if evaluator.position.target == NOTHING else weights.DECLARING


def rate_card(evaluator: Evaluator, action: i64) -> float:
    """Return the value of a courage card with an event or against a drawbridge."""
    position, seat = evaluator.position, evaluator.seat
    card: i64 = action - board.COURAGE + 1
    piece = fighter(position, seat)
    cost = price(position, piece) * float(position.board.costs[card - 1])
    if position.asked == board.ADDING:
        position.extra = with_item(position.extra, side_of(position, seat), card)
        gain = wanted_of(position, seat, opponent(position, seat))
        return outcome_of(position, seat, gain) - cost
    # The cheapest card that breaks the drawbridge has the best value.
    power = force_of(position, piece, True) * card
    for other in position.support:
        power += force_of(position, other, True)
    is_broken = power >= position.resistance[position.bridge]
    worth = assault_worth(position, seat, position.bridge) if is_broken else 0.0
    return weights.ASSAULT_SCALE * (worth - cost)


# --- missions


def rate_laying(evaluator: Evaluator, action: i64) -> float:
    """Return the value of laying a mission."""
    return weights.LAYING + float(evaluator.position.board.points[action - board.LAY])


def rate_return(evaluator: Evaluator, action: i64) -> float:
    """Return the loss by returning a mission."""
    position, seat = evaluator.position, evaluator.seat
    return -mission_worth(
        position, seat, action - board.RETURN, holdings(position, seat, BY_CAPTOR)
    )


def rate_redraw(evaluator: Evaluator, action: i64) -> float:
    """Return the expected gain by replacing the worst mission."""
    position, seat = evaluator.position, evaluator.seat
    held = holdings(position, seat, BY_CAPTOR)
    worst = weights.HIGHEST
    for mission in available(position, seat):
        worst = min(worst, mission_worth(position, seat, mission, held))
    return weights.NEW_MISSION - worst


def rate_spying(evaluator: Evaluator, action: i64) -> float:
    """Return the value of spying on a hand; negative if all its missions are known."""
    position = evaluator.position
    first: i64 = (action - board.SPY_ON) % SEAT_COUNT * HAND_ROOM
    for index in range(first, first + HAND_ROOM):
        if position.hands[index] != NOTHING:
            if label_of(position.hand_label[index], evaluator.seat) != EXACT:
                return weights.SPYING
    return -weights.SPYING


# --- objects and events


def rate_bearer(evaluator: Evaluator, action: i64) -> float:
    """Return the value of attaching an object to a piece."""
    return weights.BEARER_SHARE * worth_of(action - board.ATTACH)


def rate_loot(evaluator: Evaluator, action: i64) -> float:
    """Return the value of taking the object of a defeated piece."""
    return weights.LOOT


def rate_arming(evaluator: Evaluator, action: i64) -> float:
    """Return the value of attaching an object before a fight."""
    return weights.ARM_EARLY


def rate_event(evaluator: Evaluator, action: i64) -> float:
    """Return the value of an event that does not replace a courage card."""
    position, seat = evaluator.position, evaluator.seat
    target = position.target
    event: i64 = action - board.PLAY
    worth = 0.0
    if event == board.THEFT:
        worth = weights.THEFT
    elif event == board.AMBUSH:
        for victim in victims(position, seat, event):
            worth = max(worth, ambush_on(position, seat, victim - board.TARGET))
    else:
        # Dodge and Truce save the target.
        attack = top_power(position, position.valiant, True)
        for other in position.support:
            attack += force_of(position, other, True)
        worth = likely_loss(attack, top_power(position, target, False), target)
    return worth - weights.KEPT_EVENT
