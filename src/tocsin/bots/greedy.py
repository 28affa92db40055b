"""The greedy bot: the action its game's heuristic rates best, or nearly best where others guess."""

# mypyc: compile

from math import exp
from typing import Final

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .sight import Sight

# Ratings closer than this differ by rounding only.
SAME: Final = 1e-9


class Greedy(Bot):
    """Looks one action ahead."""

    def __init__(self, heuristic: Heuristic, seed: int) -> None:
        self.heuristic: Heuristic = heuristic
        self.dice: Dice = Dice(seed)
        self.chance: Chance = Chance(f"{seed % (1 << 256):064x}")

    def choose(self, sight: Sight) -> int:
        """Return an action drawn by its rating, the best most likely."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.sample(self.chance)
        ratings = self.heuristic.rate(world, sight.seat, sight.legal)
        spread = self.heuristic.spread(world, sight.seat)
        best = max(ratings)
        if spread == 0.0:
            return self._one_of_the_best(sight.legal, ratings, best)
        weights = [exp((rating - best) / spread) for rating in ratings]
        mark = self.dice.fraction() * sum(weights)
        for action, weight in zip(sight.legal, weights):
            mark -= weight
            if mark < 0.0:
                return action
        return sight.legal[ratings.index(best)]

    def _one_of_the_best(self, legal: list[int], ratings: list[float], best: float) -> int:
        """Draw among equals: always the first would favour a seat or a side of the board."""
        equals = [action for action, rating in zip(legal, ratings) if rating > best - SAME]
        return equals[self.dice.below(len(equals))]
