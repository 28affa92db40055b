"""The beginner: plays as well as it can see, but overlooks some of what it could do."""

# mypyc: compile

from tocsin.kernel.heuristic import Heuristic

from .greedy import Greedy
from .policy import drawn
from .sight import Sight


class Beginner(Greedy):
    """Takes the best of the actions it has noticed: often the second best, hardly ever the worst.

    So it errs like a person, who does not see the good move, and not like dice.
    """

    def __init__(self, heuristic: Heuristic, overlooks: float, seed: int) -> None:
        super().__init__(heuristic, seed)
        # How likely it overlooks an action.
        self.overlooks: float = overlooks

    def choose(self, sight: Sight) -> int:
        """Return an action drawn by its rating from those that were noticed."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.sample(self.chance)
        ratings = self.heuristic.rate(world, sight.seat, sight.legal)
        noticed: list[int] = []
        rated: list[float] = []
        for action, rating in zip(sight.legal, ratings):
            if self.dice.fraction() >= self.overlooks:
                noticed.append(action)
                rated.append(rating)
        if not noticed:
            return sight.legal[self.dice.below(len(sight.legal))]
        return drawn(noticed, rated, self.heuristic.temperature(world, sight.seat), self.dice)
