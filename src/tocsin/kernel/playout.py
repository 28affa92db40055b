"""A match played on by uniformly random actions, for speed tests and search."""

# mypyc: compile

from mypy_extensions import i64

from .dice import Dice
from .position import Position


def playout(position: Position, dice: Dice) -> int:
    """Play the position to its end and return the number of actions it took."""
    actions: i64 = 0
    actors = position.deciding()
    while actors:
        # Whoever owes a decision goes on owing it until it acts, whatever the others do.
        for seat in actors:
            options = position.options(seat)
            position.apply(seat, options[dice.below(len(options))])
            actions += 1
        actors = position.deciding()
    return actions
