"""Ratings from the rankings of matches."""

from tocsin.lab.ratings import ratings


def test_winners_are_rated_above_losers() -> None:
    matches = [(["one", "two", "two"], [1, 2, 3])] * 10
    best, other = ratings(["two", "one"], matches)
    assert (best.bot, other.bot) == ("one", "two")
    assert best.mean - best.deviation > other.mean + other.deviation
