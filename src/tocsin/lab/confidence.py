"""Confidence intervals of shares by deal, for a fixed number of deals and for early stopping."""

from collections.abc import Sequence
from math import inf, log, sqrt

from .deal import Deal

# A mean with its lower and upper bound.
Interval = tuple[float, float, float]

# Standard normal quantile of a two-sided 95 % interval.
Z_95 = 1.96
# Probability that the bounds of an anytime interval are ever wrong.
ALPHA = 0.05
# Variance of Robbins' mixture: the anytime interval is narrowest around 8 / 0.16 = 50 deals.
MIXTURE_VARIANCE = 0.16
# With fewer deals their variance is unknown.
MIN_DEALS = 8


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the mean and its 95 % interval by the normal approximation."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values)
    side = Z_95 * sqrt(squares / (count - 1) / count) if count > 1 else inf
    return mean, mean - side, mean + side


def share_difference(deals: list[Deal], ones: list[int], others: list[int]) -> Interval:
    """Return the difference of two groups' mean shares, given by their indices in the field."""
    return mean_interval([_mean_share(deal, ones) - _mean_share(deal, others) for deal in deals])


def _mean_share(deal: Deal, group: list[int]) -> float:
    return sum(deal.shares[index] for index in group) / len(group)


def share_interval(shares: list[float]) -> Interval:
    """Return the mean share and its 95 % interval.

    The matches of a deal are correlated, so each deal counts as one observation. If all deals
    agree, their variance is no estimate, and the interval is Wilson's.
    """
    mean, low, high = mean_interval(shares)
    if 1e-9 < high - low < inf:
        return mean, max(0.0, low), min(1.0, high)
    square = Z_95 * Z_95 / len(shares)
    centre = (mean + square / 2) / (1 + square)
    side = sqrt(square * mean * (1 - mean) + square * square / 4) / (1 + square)
    return mean, max(0.0, centre - side), min(1.0, centre + side)


def anytime_interval(shares: list[float]) -> Interval:
    """Return the mean share and bounds that are valid at every look, so that one may stop early.

    An interval for one look excludes the truth in one of twenty looks, so stopping at the first
    clear one is wrong far more often. Robbins' mixture of normal bounds is wider.
    """
    count = len(shares)
    mean = sum(shares) / count
    if count < MIN_DEALS:
        return mean, 0.0, 1.0
    # One extra deal at the largest possible distance: deals that all agree leave some variance.
    variance = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    scale = 1 + count * MIXTURE_VARIANCE
    side = sqrt(variance * scale / MIXTURE_VARIANCE * log(scale / ALPHA**2)) / count
    return mean, max(0.0, mean - side), min(1.0, mean + side)
