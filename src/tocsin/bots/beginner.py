"""The beginner bot: plays the best action it notices, and overlooks some."""

# mypyc: compile

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .policy import sample_action
from .sight import Sight


class Beginner(Bot):
    """Takes the best of the actions it notices: often the second best, rarely the worst.

    Its mistakes resemble those of people, who miss the good move instead of playing at random.
    """

    def __init__(self, heuristic: Heuristic, overlooks: float, seed: int) -> None:
        self.heuristic: Heuristic = heuristic
        # Probability of overlooking an action.
        self.overlooks: float = overlooks
        self.dice: Dice = Dice(seed)
        self.chance: Chance = Chance(f"{seed % (1 << 256):064x}")

    def choose(self, sight: Sight) -> int:
        """Return an action drawn by its rating from those that were noticed."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.sample(self.chance)
        noticed: list[int] = []
        ratings: list[float] = []
        all_ratings = self.heuristic.rate(world, sight.seat, sight.legal)
        for action, rating in zip(sight.legal, all_ratings):
            if self.dice.fraction() >= self.overlooks:
                noticed.append(action)
                ratings.append(rating)
        if not noticed:
            return sight.legal[self.dice.below(len(sight.legal))]
        return sample_action(noticed, ratings, self.heuristic.spread(world, sight.seat), self.dice)
