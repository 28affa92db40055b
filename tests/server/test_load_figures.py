"""What a load run says of its answers: no percentile of a few."""

from bench.load.crowd import Tally
from bench.load.figures import ENOUGH, Row, findings, table
from bench.load.processes import Used


def found(times: list[float]) -> Row:
    tally = Tally()
    tally.times = times
    return findings(tally, Used(1.0, 20.0, 0.0, 0.1, 24.0), 12.0, 300)


def test_one_long_answer_among_few_is_no_percentile() -> None:
    row = found([5.0] * 83 + [183.0])
    assert row["p99_ms"] is None
    assert (row["answers"], row["p50_ms"], row["longest_ms"]) == (84, 5.0, 183.0)
    assert "| 84 | 5.0 | - | 183.0 |" in table([row])


def test_one_long_answer_among_many_is_left_to_the_longest() -> None:
    row = found([5.0] * (ENOUGH - 1) + [183.0])
    assert (row["p99_ms"], row["longest_ms"]) == (5.0, 183.0)
