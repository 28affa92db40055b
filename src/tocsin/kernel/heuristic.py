"""The evaluation of actions and positions by a game, used by greedy bots and search."""

# mypyc: compile

from mypy_extensions import i64, mypyc_attr

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Rates the legal actions of a seat in a position redealt for that seat."""

    def temperature(self, position: Position, seat: i64) -> float:
        """Return the softmax temperature of this choice, in the unit of the ratings.

        At 0 the best action is played; simultaneous choices have to be unpredictable.
        """
        raise NotImplementedError

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action; higher is better."""
        raise NotImplementedError

    def terms(self) -> list[str]:
        """Return the names of the terms of a judgement, such as points scored and expected."""
        raise NotImplementedError

    def judge(self, position: Position) -> list[float]:
        """Return the terms of the expected final score of seat 0, then of seat 1, and so on.

        All information of the position is used: redeal hidden information first.
        """
        raise NotImplementedError
