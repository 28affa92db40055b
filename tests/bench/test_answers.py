"""The benchmark of response times plays real matches in the terminal."""

import pytest

from bench.answers import ResponseTimes, row, timed_match
from tocsin import games


@pytest.mark.parametrize("game_id", games.ids())
def test_answers_and_waits_are_timed(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    times = timed_match(game_id, 3, "medium", decisions=5, seconds=0.0).times
    assert times.answers
    assert times.waits
    # A wait contains the longest answer.
    assert max(times.waits) >= max(times.answers)
    assert not capsys.readouterr().out


def test_a_short_match_is_played_to_its_end() -> None:
    timed = timed_match("revolution", 3, "gentle", decisions=10_000, seconds=0.0)
    assert timed.match.position.outcome() is not None


def test_a_row_has_mean_maxima_and_cpu_share() -> None:
    times = ResponseTimes(answers=[0.1, 0.3], waits=[0.0, 0.4], cpu_s=0.38)
    assert row("paris", 2, times) == "| Paris | 2 | 2 | 200 | 300 | 400 | 0.95 |"
