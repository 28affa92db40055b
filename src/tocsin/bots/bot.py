"""The interface of a bot: it answers a sight with an action or a sequence of actions."""

# mypyc: compile

from mypy_extensions import mypyc_attr

from .sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way to choose an action."""

    def choose(self, sight: Sight) -> int:
        """Return one of the sight's legal actions."""
        raise NotImplementedError

    def plan(self, sight: Sight) -> list[int]:
        """Return a legal action, followed by actions to play while the seat learns nothing new."""
        return [self.choose(sight)]
