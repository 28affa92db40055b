"""Evaluation of positions by the heuristic."""

import pytest

from tests.battery.variants import Variant, seed_of
from tocsin.bots.evaluation import HeuristicEvaluator, margin, win_probabilities
from tocsin.kernel.dice import Dice
from tocsin.kernel.playout import playout

REVOLUTION = Variant("revolution", 4)


def test_an_ended_match_is_evaluated_by_its_outcome() -> None:
    position = REVOLUTION.new(seed_of(3))
    playout(position, Dice(3))
    outcome = position.outcome()
    assert outcome is not None
    judge = HeuristicEvaluator(REVOLUTION.game.heuristic(), 30.0)
    values = [judge.value(position, seat) for seat in range(4)]
    assert max(values) == values[outcome.winners()[0]]
    assert all(0.0 <= value <= 1.0 for value in values)


def test_win_probabilities_sum_to_one_in_order() -> None:
    chances = win_probabilities([10.0, 30.0, 20.0], 10.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] < chances[2] < chances[1]


def test_margin_mixes_best_and_mean_rival() -> None:
    # Ahead of the best by 10 and of the mean by 15.
    assert margin([30.0, 20.0, 10.0], 0) == pytest.approx(12.5)
