"""The greedy bot: takes the best rated action, with a random spread in sealed bids."""

# mypyc: compile

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .policy import policy_action
from .sight import Sight


class Greedy(Bot):
    """Looks one action ahead."""

    def __init__(self, heuristic: Heuristic, seed: int) -> None:
        self.heuristic: Heuristic = heuristic
        self.dice: Dice = Dice(seed)
        self.chance: Chance = Chance(f"{seed % (1 << 256):064x}")

    def choose(self, sight: Sight) -> int:
        """Return an action drawn by its rating, the best being the most likely."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.sample(self.chance)
        return policy_action(self.heuristic, world, sight.seat, sight.legal, self.dice, 1.0)
