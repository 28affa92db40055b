"""A game's own eye for a good action, used by the greedy bot and by search."""

# mypyc: compile

from mypy_extensions import i64, mypyc_attr

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Rates the legal actions of a seat in a position redealt for that seat."""

    # How far a bot may stray from the best rating, in the unit of the ratings: choices that
    # others must not foresee need it, and where equal bids cancel it is half the strength.
    def temperature(self, position: Position, seat: i64) -> float:
        """Return the temperature for this choice; 0 takes the best."""
        raise NotImplementedError

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return one rating for each legal action, the higher the better."""
        raise NotImplementedError

    def terms(self) -> list[str]:
        """Return the names of what a judgement adds up, such as points had and points in sight."""
        raise NotImplementedError

    def judge(self, position: Position) -> list[float]:
        """Return what each seat may expect to have in the end: every term of seat 0, of seat 1, …

        The position is one redealt for somebody, or no secret to whoever asks.
        """
        raise NotImplementedError
