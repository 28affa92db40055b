"""What a heuristic would do: an action drawn by its rating, the best most likely."""

# mypyc: compile

from math import exp
from typing import Final

from mypy_extensions import i64

from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

# Ratings closer than this differ by rounding only.
SAME: Final = 1e-9


def pick(
    heuristic: Heuristic, position: Position, seat: i64, legal: list[int], dice: Dice, heat: float
) -> int:
    """Return an action for the seat; heat widens or narrows how far it strays from the best."""
    if len(legal) == 1:
        return legal[0]
    ratings = heuristic.rate(position, seat, legal)
    return drawn(legal, ratings, heuristic.temperature(position, seat) * heat, dice)


def drawn(legal: list[int], ratings: list[float], spread: float, dice: Dice) -> int:
    """Return one of the actions: one of the best, or nearly, where there is a spread."""
    best = max(ratings)
    if spread == 0.0:
        return _one_of_the_best(legal, ratings, best, dice)
    weights = [exp((rating - best) / spread) for rating in ratings]
    mark = dice.fraction() * sum(weights)
    for action, weight in zip(legal, weights):
        mark -= weight
        if mark < 0.0:
            return action
    return legal[ratings.index(best)]


def _one_of_the_best(legal: list[int], ratings: list[float], best: float, dice: Dice) -> int:
    """Draw among equals: always the first would favour a seat or a side of the board."""
    equals = [action for action, rating in zip(legal, ratings) if rating > best - SAME]
    return equals[dice.below(len(equals))]
