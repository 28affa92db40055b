"""Random playouts, for speed tests and search."""

# mypyc: compile

from mypy_extensions import i64

from .dice import Dice
from .position import Position


def playout(position: Position, dice: Dice) -> int:
    """Play uniformly random actions to the end of the match; return their number."""
    actions: i64 = 0
    actors = position.deciding()
    while actors:
        # A seat that has to decide stays an actor until it acts, whatever the others do.
        for seat in actors:
            options = position.options(seat)
            position.apply(seat, options[dice.below(len(options))])
            actions += 1
        actors = position.deciding()
    return actions
