"""Clocks: functions of the times passed to them."""

import pytest

from tocsin.table.clocks import Clocks, Pace
from tocsin.table.errors import BadPace

LIVE = Pace(bank=60, increment=5, cap=90)
DAY_S = 24 * 3600.0


def test_bank_shrinks_only_while_a_decision_is_owed() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0], now=0)
    clocks.run([1], now=10_000)
    assert clocks.left(0, 50_000) == 50_000
    assert clocks.left(1, 15_000) == 55_000
    assert [face.running for face in clocks.faces(15_000)] == [False, True]


def test_several_clocks_run_in_a_simultaneous_phase() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.run([0, 1, 2], now=0)
    clocks.run([0, 2], now=3_000)
    assert [clocks.left(seat, 4_000) for seat in range(3)] == [56_000, 57_000, 56_000]


def test_decision_earns_the_increment_up_to_the_cap() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.run([0], now=0)
    clocks.earn(0, number=1, now=10_000)
    assert clocks.left(0, 10_000) == 55_000
    for number in range(2, 20):
        clocks.earn(0, number, now=10_000)
    assert clocks.left(0, 10_000) == 90_000


def test_undone_decision_earns_nothing() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.run([0], now=0)
    clocks.earn(0, number=7, now=1_000)
    clocks.take_back([7], now=2_000)
    assert clocks.left(0, 2_000) == 58_000
    clocks.take_back([7], now=2_000)
    assert clocks.left(0, 2_000) == 58_000


def test_clock_expires_when_its_bank_is_spent() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0, 1], now=1_000)
    assert clocks.next_due() == 61_000
    assert clocks.expired(60_999) == []
    assert clocks.expired(61_000) == [0, 1]
    clocks.run([], now=61_000)
    assert clocks.next_due() is None
    assert clocks.expired(99_000) == []


def test_returning_person_has_a_minimum_bank() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.run([0], now=0)
    clocks.run([], now=70_000)
    clocks.top_up(0, now=80_000)
    assert clocks.left(0, 80_000) == 6_000


def test_excluded_time_is_not_counted() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0], now=10_000)
    clocks.exclude(begin=20_000, end=500_000)
    assert clocks.left(0, 500_000) == 50_000
    assert clocks.left(1, 500_000) == 60_000


def test_exclusion_begins_with_the_clock_at_the_earliest() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.run([0], now=10_000)
    clocks.exclude(begin=5_000, end=20_000)
    assert clocks.left(0, 20_000) == 60_000


def test_correspondence_pace_works_in_days() -> None:
    clocks = Clocks(Pace(3 * DAY_S, DAY_S, 7 * DAY_S), 1)
    clocks.run([0], now=0)
    clocks.earn(0, 1, now=round(DAY_S * 1000))
    assert clocks.left(0, round(DAY_S * 1000)) == round(3 * DAY_S * 1000)


@pytest.mark.parametrize(
    "pace",
    [Pace(0, 0, 10), Pace(10, 0, 5), Pace(10, -1, 20), Pace(10, 30, 20), Pace(1, 0, 1e12)],
)
def test_pace_out_of_bounds_is_refused(pace: Pace) -> None:
    with pytest.raises(BadPace):
        pace.check()


def test_system_clock_set_back_keeps_spent_time() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.run([0], now=100_000)
    clocks.exclude(begin=110_000, end=20_000)
    assert clocks.left(0, 20_000) == 50_000
    assert clocks.left(0, 30_000) == 40_000
