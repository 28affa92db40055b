"""The greedy bot: takes the best rated action it notices, with a random spread in sealed bids."""

# mypyc: compile

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .policy import sample_action
from .sight import Sight


class Greedy(Bot):
    """Looks one action ahead; a weak one overlooks actions.

    The mistakes of a weak one resemble those of people, who miss the good move instead of playing
    at random: often the second best action, rarely the worst.
    """

    def __init__(self, heuristic: Heuristic, seed: int, overlooks: float = 0.0) -> None:
        self.heuristic: Heuristic = heuristic
        self.dice: Dice = Dice(seed)
        self.chance: Chance = Chance(f"{seed % (1 << 256):064x}")
        # Probability of overlooking an action.
        self.overlooks: float = overlooks

    def choose(self, sight: Sight) -> int:
        """Return an action drawn by its rating from those that were noticed."""
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        world = sight.sample(self.chance)
        ratings = self.heuristic.rate(world, sight.seat, legal)
        spread = self.heuristic.temperature(world, sight.seat)
        if self.overlooks == 0.0:
            return sample_action(legal, ratings, spread, self.dice)
        noticed: list[int] = []
        noticed_ratings: list[float] = []
        for action, rating in zip(legal, ratings):
            if self.dice.fraction() >= self.overlooks:
                noticed.append(action)
                noticed_ratings.append(rating)
        if not noticed:
            return legal[self.dice.below(len(legal))]
        return sample_action(noticed, noticed_ratings, spread, self.dice)
