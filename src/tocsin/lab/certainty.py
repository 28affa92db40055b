"""How sure a figure is: bounds by deals, and when one may stop because the answer is clear."""

from math import log, sqrt

from .deal import Deal

# Standard deviations to either side that hold 95 %.
SIDE = 1.96
# Of bounds that are looked at after every deal, so many in a hundred may ever be wrong.
WRONG = 0.05
# Such bounds are narrowest around 8 deals divided by this.
FOCUS = 0.16
# So few deals do not show how far they scatter.
FEWEST = 8


def difference(deals: list[Deal], ones: list[int], others: list[int]) -> tuple[float, ...]:
    """Return how much larger a share of some places is than of others, with its bounds, 95 %."""
    found = [mean_of(deal, ones) - mean_of(deal, others) for deal in deals]
    count = len(found)
    mean = sum(found) / count
    scatter = sum((each - mean) ** 2 for each in found)
    # Of one deal nothing can be said.
    side = SIDE * sqrt(scatter / (count - 1) / count) if count > 1 else 2.0
    return mean, mean - side, mean + side


def mean_of(deal: Deal, places: list[int]) -> float:
    """Return the mean share of some places."""
    return sum(deal.shares[place] for place in places) / len(places)


def interval(shares: list[float]) -> tuple[float, float, float]:
    """Return the mean of the deals' shares and the bounds between which it lies, 95 %.

    The matches of a deal are alike, so deals are counted, not matches. Where all deals agree
    they do not show how far they scatter: then the bounds are Wilson's.
    """
    count = len(shares)
    mean = sum(shares) / count
    scatter = sum((share - mean) ** 2 for share in shares)
    if count > 1 and scatter > 1e-12:
        side = SIDE * sqrt(scatter / (count - 1) / count)
        return mean, max(0.0, mean - side), min(1.0, mean + side)
    square = SIDE * SIDE / count
    centre = (mean + square / 2) / (1 + square)
    side = sqrt(square * mean * (1 - mean) + square * square / 4) / (1 + square)
    return mean, max(0.0, centre - side), min(1.0, centre + side)


def lasting_interval(shares: list[float]) -> tuple[float, float, float]:
    """Return the mean and bounds that hold all along, however often one looks and then stops.

    Bounds for one look are wrong in one of twenty looks, so who stops at the first clear one
    stops at a wrong one before long. These (Robbins' mixture of normal bounds) are wider.
    """
    count = len(shares)
    mean = sum(shares) / count
    if count < FEWEST:
        return mean, 0.0, 1.0
    # As if one deal more had been as far off as a deal can be: where all agree, too, is doubt.
    scatter = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    known = 1 + count * FOCUS
    side = sqrt(scatter * known / FOCUS * log(known / WRONG**2)) / count
    return mean, max(0.0, mean - side), min(1.0, mean + side)
