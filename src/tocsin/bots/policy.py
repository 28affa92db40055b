"""The policy of a heuristic: an action drawn by its rating, the best being the most likely."""

# mypyc: compile

from math import exp
from typing import Final

from mypy_extensions import i64

from tocsin.kernel.dice import Dice
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

# Ratings closer than this differ by rounding only.
RATING_TOLERANCE: Final = 1e-9


def policy_action(
    heuristic: Heuristic,
    position: Position,
    seat: i64,
    legal: list[int],
    dice: Dice,
    temperature: float,
) -> int:
    """Draw an action of the seat; the temperature scales the heuristic's own spread."""
    if len(legal) == 1:
        return legal[0]
    ratings = heuristic.rate(position, seat, legal)
    return sample_action(legal, ratings, heuristic.temperature(position, seat) * temperature, dice)


def sample_action(legal: list[int], ratings: list[float], spread: float, dice: Dice) -> int:
    """Draw an action by the softmax of ratings / spread; with spread 0, one of the best."""
    best = max(ratings)
    if spread == 0.0:
        # A draw among equals: the first one would favour a seat or a side of the board.
        equals = [a for a, rating in zip(legal, ratings) if rating > best - RATING_TOLERANCE]
        return equals[dice.below(len(equals))]
    weights = [exp((rating - best) / spread) for rating in ratings]
    threshold = dice.fraction() * sum(weights)
    for action, weight in zip(legal, weights):
        threshold -= weight
        if threshold < 0.0:
            return action
    return legal[ratings.index(best)]
