"""The random bot: any legal action, all equally likely."""

# mypyc: compile

from tocsin.kernel.dice import Dice

from .bot import Bot
from .sight import Sight


class Random(Bot):
    """Chooses uniformly."""

    def __init__(self, seed: int) -> None:
        self.dice: Dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        """Return one of the legal actions."""
        return sight.legal[self.dice.below(len(sight.legal))]
