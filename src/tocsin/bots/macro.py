"""Lines of actions: what one seat does until it learns something, others decide, or a round ends.

A bid is laid token by token and a siege piece by piece, but only the whole is good or bad. So
whole lines are made up here, by the policy or from other lines, and searched as one decision.
"""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .policy import drawn, pick

# What follows in a longer line is decided when it comes to it.
LONGEST: Final = 40


class Stretch:
    """From a position on, the actions of one seat that belong together."""

    def __init__(self, start: Position, seat: i64) -> None:
        self.start: Position = start
        self.seat: i64 = seat
        self.reveals: i64 = start.reveals
        self.drawn: i64 = start.chance.drawn
        self.round: i64 = start.round()

    def goes_on(self, position: Position) -> bool:
        """Return whether the seat decides next, nothing new having come to light."""
        if position.reveals != self.reveals or position.chance.drawn != self.drawn:
            return False
        actors = position.actors()
        return len(actors) == 1 and actors[0] == self.seat and position.round() == self.round

    def line(
        self, heuristic: Heuristic, dice: Dice, wishes: list[int], wished: i64, heat: float
    ) -> list[int]:
        """Return a line that begins with the first wishes, keeps to the others while it can.

        The first `wished` of them are legal; where one of the others is not, or none are left,
        the policy decides.
        """
        position = self.start.copy()
        line: list[int] = []
        while len(line) < LONGEST:
            place: i64 = len(line)
            action = wishes[place] if place < len(wishes) else -1
            if place >= wished:
                legal = position.legal(self.seat)
                if action not in legal:
                    action = pick(heuristic, position, self.seat, legal, dice, heat)
            position.apply(self.seat, action)
            line.append(action)
            if not self.goes_on(position):
                break
        return line

    def changed(self, heuristic: Heuristic, dice: Dice, line: list[int]) -> list[int]:
        """Return the line with another action at one place, and what follows mended."""
        place: i64 = dice.below(len(line))
        position = self.start.copy()
        for action in line[:place]:
            position.apply(self.seat, action)
        legal = position.legal(self.seat)
        if len(legal) == 1:
            return line
        others: list[int] = []
        ratings: list[float] = []
        for action, rating in zip(legal, heuristic.rate(position, self.seat, legal)):
            if action != line[place]:
                others.append(action)
                ratings.append(rating)
        if dice.below(2) == 0:
            other = others[dice.below(len(others))]
        else:
            other = drawn(others, ratings, heuristic.temperature(position, self.seat), dice)
        wishes = line[:place] + [other] + line[place + 1 :]
        return self.line(heuristic, dice, wishes, place + 1, 1.0)


def play(position: Position, seat: i64, line: list[int]) -> None:
    """Play a line as far as it is legal: another world may ask something else."""
    for action in line:
        if not holds(position.options(seat), action):
            return
        position.apply(seat, action)


def holds(options: vec[i64], action: i64) -> bool:
    """Return whether the action is among the options."""
    for option in options:
        if option == action:
            return True
    return False
