"""Statistics of a game over many matches."""

import msgspec
import pytest

from tocsin.lab.match_statistics import ComponentUse, MatchStatistics
from tocsin.lab.study import compare_options, study


def match(winner: int, taken: tuple[int, int]) -> MatchStatistics:
    """Return a match of two seats with one component, given the winner and both counts."""
    uses = [ComponentUse(3, times, 2 if times else 0) for times in taken]
    shares = [float(seat == winner) for seat in range(2)]
    return MatchStatistics(
        [7, 9], [{"sum": 7}, {"sum": 9}], shares, "over", 5, 3, 1, {"tile:a": uses}
    )


def test_takers_are_compared_with_their_table() -> None:
    # The seat with the higher count wins 30 of 40 matches.
    result = study("any", [match(0, (2, 1))] * 30 + [match(0, (1, 2))] * 10)
    (stats,) = result.components
    assert (stats.offered, stats.taken, stats.mean_round) == (100.0, 100.0, 2.0)
    assert stats.takers is not None
    assert stats.leavers is not None
    assert (stats.takers.mean, stats.leavers.mean) == (0.75, 0.25)
    # Two standard errors of sqrt(0.75 · 0.25 / 39) each.
    assert stats.surprise == pytest.approx(0.5 / (2 * 0.75 * 0.25 / 39) ** 0.5, abs=0.02)
    assert result.dead == []


def test_exclusive_offers_are_taken_or_left() -> None:
    # Only seat 0 could take it: 20 takers won, 20 leavers lost.
    taken, left = (
        msgspec.structs.replace(
            match(winner, (0, 0)), uses={"tile:a": [ComponentUse(3, times, 1), ComponentUse()]}
        )
        for winner, times in ((0, 2), (1, 0))
    )
    (stats,) = study("any", [taken, left] * 20).components
    assert stats.takers is not None
    assert stats.leavers is not None
    assert (stats.takers.mean, stats.leavers.mean) == (1.0, 0.0)
    assert (stats.offered, stats.taken) == (50.0, 50.0)


def test_hardly_taken_components_are_dead() -> None:
    assert study("any", [match(0, (0, 0))] * 3).dead == ["tile:a"]


def test_often_taken_losing_components_are_habits() -> None:
    result = study("any", [match(1, (2, 1))] * 40)
    assert (result.habits, result.neglected) == (["tile:a"], [])
    # Takers win as often as others: no habit.
    assert study("any", [match(seat, (2, 1)) for seat in (0, 1)] * 20).habits == []


def test_rarely_taken_winning_components_are_neglected() -> None:
    result = study("any", [match(0, (1, 0))] * 40 + [match(0, (0, 0))] * 10)
    assert (result.habits, result.neglected) == ([], ["tile:a"])


def test_sources_separate_winners_and_others() -> None:
    assert study("any", [match(1, (1, 0))] * 2).sources == {"sum": (9.0, 7.0)}


def test_options_are_compared_deal_by_deal() -> None:
    plain = [match(0, (1, 0)), match(1, (1, 0))]
    other = [msgspec.structs.replace(one, decisions=8, totals=[8, 14]) for one in plain]
    comparison = compare_options(plain, other)
    # 8 decisions instead of 5, a mean of 11 instead of 8, a lead of 6 instead of 2: every time.
    assert msgspec.structs.astuple(comparison.decisions) == (3.0, 3.0, 3.0)
    assert msgspec.structs.astuple(comparison.totals) == (3.0, 3.0, 3.0)
    assert msgspec.structs.astuple(comparison.margins) == (4.0, 4.0, 4.0)
    assert msgspec.structs.astuple(comparison.first_seat) == (0.0, 0.0, 0.0)
