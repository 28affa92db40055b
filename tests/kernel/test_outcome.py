"""Outcomes: ranks and winners."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tocsin.kernel.outcome import Outcome, ranked


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([], []),
        ([0], [1]),
        ([10, 30, 20], [3, 1, 2]),
        ([5, 5, 5], [1, 1, 1]),
        ([7, 9, 9, 3], [3, 1, 1, 4]),
        ([-30, -40], [1, 2]),
        ([(10, 1), (10, 2), (9, 9)], [2, 1, 3]),
    ],
)
def test_the_greatest_comes_first_and_equals_share_a_rank(
    keys: list[object], ranks: list[int]
) -> None:
    assert ranked(keys) == ranks


@given(keys=st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_rank_is_one_more_than_the_count_of_better_keys(keys: list[int]) -> None:
    ranks = ranked(keys)
    assert ranks == [1 + len([other for other in keys if other > key]) for key in keys]
    assert min(ranks) == 1


def test_winners_share_the_first_rank() -> None:
    outcome = Outcome([9, 3, 9], [{"a": 9}, {"a": 3}, {"a": 9}], ranked([9, 3, 9]), "full")
    assert outcome.winners() == [0, 2]
