"""The greedy bot: the action its game's heuristic rates best, or nearly best where others guess."""

# mypyc: compile

from tocsin.kernel.chance import Chance
from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic

from .bot import Bot
from .policy import pick
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
        return pick(self.heuristic, world, sight.seat, sight.legal, self.dice, 1.0)
