"""The greedy bot takes the best rated answer, and draws among ties."""

from collections import Counter

import pytest
from mypy_extensions import i64

from tocsin import games
from tocsin.bots.greedy import Greedy
from tocsin.bots.sight import Sight
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

ROUNDS = 300


class Fixed(Heuristic):
    """Rates the answers by their index in a list; further answers are rated 0."""

    def __init__(self, ratings: list[float]) -> None:
        self.ratings = ratings

    def temperature(self, position: Position, seat: i64) -> float:
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        return (self.ratings + [0.0] * len(legal))[: len(legal)]


def chosen(ratings: list[float]) -> Counter[int]:
    """Return the number of times a greedy bot takes each index of the legal answers."""
    game = games.load("revolution")
    sight = Sight(game, game.new(players=3, seed="00" * 32), 0)
    bot = Greedy(Fixed(ratings), 7)
    return Counter(sight.legal.index(bot.choose(sight)) for _ in range(ROUNDS))


def test_the_best_answer_is_taken() -> None:
    assert chosen([1.0, 3.0, 2.0]) == {1: ROUNDS}


def test_ties_are_drawn() -> None:
    # A third each, within five standard deviations.
    counts = chosen([2.0, 5.0, 5.0, 1.0, 5.0])
    assert set(counts) == {1, 2, 4}
    for count in counts.values():
        assert count == pytest.approx(ROUNDS / 3, abs=41)


def test_a_difference_by_rounding_is_a_tie() -> None:
    assert set(chosen([0.3, 0.1 + 0.2])) == {0, 1}
