"""The greedy bot: the action its game's heuristic rates best, or nearly best where others guess."""

# mypyc: compile

from math import exp

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .sight import Sight


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
            return sight.legal[ratings.index(best)]
        weights = [exp((rating - best) / spread) for rating in ratings]
        mark = self.dice.fraction() * sum(weights)
        for action, weight in zip(sight.legal, weights):
            mark -= weight
            if mark < 0.0:
                return action
        return sight.legal[ratings.index(best)]
