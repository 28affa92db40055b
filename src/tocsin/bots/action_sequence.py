"""Sequences of one seat's actions, up to new information, another seat's decision or a new round.

A bid is laid token by token and a siege piece by piece, but only the whole has a value. So whole
sequences are drawn from the policy, or changed in one action, and searched as one decision.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .policy import policy_action, sample_action

# Later actions of a longer sequence are decided when they are due.
MAX_ACTIONS: Final = 40


class SequenceSampler:
    """Draws action sequences of one seat from a position on."""

    def __init__(self, start: Position, seat: i64) -> None:
        self.start: Position = start
        self.seat: i64 = seat
        self.reveals: i64 = start.reveals
        self.drawn: i64 = start.chance.drawn
        self.round: i64 = start.round()

    def continues(self, position: Position) -> bool:
        """Return whether the seat decides next, in the same round and without new information."""
        if position.reveals != self.reveals or position.chance.drawn != self.drawn:
            return False
        actors = position.actors()
        return len(actors) == 1 and actors[0] == self.seat and position.round() == self.round

    def completed(
        self,
        heuristic: Heuristic,
        dice: Dice,
        preferred: list[int],
        legal_count: i64,
        temperature: float,
    ) -> list[int]:
        """Return a sequence with the preferred actions in order, completed by the policy.

        The first `legal_count` are known to be legal; later ones are dropped if they are not.
        """
        position = self.start.copy()
        actions: list[int] = []
        while len(actions) < MAX_ACTIONS:
            index: i64 = len(actions)
            action = preferred[index] if index < len(preferred) else -1
            if index >= legal_count:
                legal = position.legal(self.seat)
                if action not in legal:
                    action = policy_action(heuristic, position, self.seat, legal, dice, temperature)
            position.apply(self.seat, action)
            actions.append(action)
            if not self.continues(position):
                break
        return actions

    def changed(self, heuristic: Heuristic, dice: Dice, actions: list[int]) -> list[int]:
        """Return the sequence with one action replaced and the rest kept as far as it is legal."""
        index: i64 = dice.below(len(actions))
        position = self.start.copy()
        for action in actions[:index]:
            position.apply(self.seat, action)
        legal = position.legal(self.seat)
        if len(legal) == 1:
            return actions
        others: list[int] = []
        ratings: list[float] = []
        for action, rating in zip(legal, heuristic.rate(position, self.seat, legal)):
            if action != actions[index]:
                others.append(action)
                ratings.append(rating)
        if dice.below(2) == 0:
            other = others[dice.below(len(others))]
        else:
            other = sample_action(others, ratings, heuristic.temperature(position, self.seat), dice)
        preferred = actions[:index] + [other] + actions[index + 1 :]
        return self.completed(heuristic, dice, preferred, index + 1, 1.0)


def play_while_legal(position: Position, seat: i64, actions: list[int]) -> None:
    """Play a sequence up to its first illegal action: another world may pose another question."""
    for action in actions:
        if not is_among(position.options(seat), action):
            return
        position.apply(seat, action)


def is_among(options: vec[i64], action: i64) -> bool:
    """Return whether the action is among the options."""
    for option in options:
        if option == action:
            return True
    return False
