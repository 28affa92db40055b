"""Confidence intervals by deal."""

from random import Random

import pytest

from tests.lab.deals import deal
from tocsin.lab.confidence import anytime_interval, share_difference, share_interval


def test_share_interval_counts_deals() -> None:
    # Four deals: the standard error of their mean is sqrt(1/48) = 0.1443.
    mean, low, high = share_interval([0.25, 0.75, 0.25, 0.75])
    assert mean == 0.5
    assert (low, high) == pytest.approx((0.5 - 1.96 * 0.14434, 0.5 + 1.96 * 0.14434), abs=1e-4)


def test_agreeing_deals_have_a_wilson_interval() -> None:
    # Wilson: 1 / (1 + 1.96² / 8).
    assert share_interval([1.0] * 8) == pytest.approx((1.0, 0.6756, 1.0), abs=1e-4)


def test_anytime_bounds_hold_at_every_look() -> None:
    dice = Random(0)
    wrong, wrong_at_once = 0, 0
    for _ in range(400):
        shares = [dice.choice([0.0, 0.25, 0.5, 1.0]) for _ in range(120)]
        looks = [shares[:count] for count in range(10, 121, 5)]
        wrong += any(not low <= 0.4375 <= high for _, low, high in map(anytime_interval, looks))
        wrong_at_once += any(
            not low <= 0.4375 <= high for _, low, high in map(share_interval, looks)
        )
    # At most one in twenty, where bounds for a single look fail far more often.
    assert wrong <= 20
    assert wrong_at_once > 60


def test_share_difference_counts_deals() -> None:
    deals = [deal(0.5, 0.1, 0.3, 0.1), deal(0.3, 0.3, 0.2, 0.2)]
    mean, low, high = share_difference(deals, [0, 2], [1, 3])
    assert mean == pytest.approx(0.15)
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * 0.15)
