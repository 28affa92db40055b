"""Figures of a load run: percentiles of enough answers, and ratios between engines."""

from bench.load.__main__ import THIS, ratios
from bench.load.crowd import Tally
from bench.load.figures import MIN_ANSWERS_FOR_P99, Row, findings, median_ratio, table
from bench.load.peer import DURABLE, GAME, IN_MEMORY
from bench.load.processes import Used


def found(times: list[float]) -> Row:
    tally = Tally()
    tally.times = times
    return findings(tally, Used(1.0, 20.0, 0.0, 0.1, 24.0), 12.0, 300)


def test_few_answers_have_no_percentile() -> None:
    row = found([5.0] * 83 + [183.0])
    assert row["p99_ms"] is None
    assert (row["answers"], row["p50_ms"], row["longest_ms"]) == (84, 5.0, 183.0)
    assert "| 84 | 5.0 | - | 183.0 |" in table([row])


def test_percentile_ignores_a_single_outlier() -> None:
    row = found([5.0] * (MIN_ANSWERS_FOR_P99 - 1) + [183.0])
    assert (row["p99_ms"], row["longest_ms"]) == (5.0, 183.0)


def rounds(*costs: float | None) -> list[Row]:
    return [{"problem": "none"} if cost is None else {"per_cpu_second": cost} for cost in costs]


def test_ratio_is_the_median_of_rounds() -> None:
    ratio = median_ratio(rounds(30.0, 80.0, 20.0), rounds(10.0, 20.0, 10.0))
    assert ratio == {"median": 3.0, "lowest": 2.0, "highest": 4.0}
    assert "| 3.00 (2.00 to 4.00) |" in table([{"ratio_to_durable": ratio}])


def test_ratio_skips_rounds_that_were_not_measured() -> None:
    ratio = median_ratio(rounds(30.0, None, 20.0), rounds(10.0, 20.0, None))
    assert ratio == {"median": 3.0, "lowest": 3.0, "highest": 3.0}
    assert median_ratio(rounds(30.0), rounds(None)) is None


def test_rows_are_compared_with_peers_and_the_older_commit() -> None:
    measured = {
        (THIS, "paris"): rounds(60.0),
        ("Tocsin at abc", "paris"): rounds(30.0),
        (IN_MEMORY, GAME): rounds(120.0),
        (DURABLE, GAME): rounds(20.0),
    }
    medians = {
        entrant: {
            name: ratio and ratio["median"]
            for name, ratio in ratios(entrant, measured, "Tocsin at abc").items()
        }
        for entrant in measured
    }
    assert medians == {
        (THIS, "paris"): {
            "ratio_to_in_memory": 0.5,
            "ratio_to_durable": 3.0,
            "ratio_to_before": 2.0,
        },
        ("Tocsin at abc", "paris"): {"ratio_to_in_memory": 0.25, "ratio_to_durable": 1.5},
        (IN_MEMORY, GAME): {},
        (DURABLE, GAME): {},
    }
