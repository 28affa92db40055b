"""Statistics of a game over many matches: seats, lengths, scores and components."""

from collections import Counter
from math import sqrt
from statistics import fmean, quantiles

import msgspec

from .confidence import Z_95, mean_interval, share_interval
from .match_statistics import MatchStatistics

# A component is dead if less than this percentage of the seats that could take it did.
DEAD_BELOW_PERCENT = 1.0
# Fewer takers or leavers are no sample.
MIN_SAMPLE = 20
# A component is a habit if more than this percentage of the seats that could take it did.
HABIT_ABOVE_PERCENT = 50.0


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """The distribution of a quantity: extremes, deciles 1, 5 and 9, and mean."""

    min: float
    p10: float
    median: float
    p90: float
    max: float
    mean: float


class ComponentStats(msgspec.Struct, frozen=True, kw_only=True):
    """The use of a component by the seats that could take it, and their results."""

    component: str
    # Percentage of all seats that could take it, and of these that did.
    offered: float
    taken: float
    mean_round: float | None
    # Shares of the seats that took it more often, and less often, than their table's mean. Where
    # only one seat could take it: shares of the seats that took it and that left it.
    takers: Estimate | None
    leavers: Estimate | None
    # Difference between takers and leavers in standard errors.
    surprise: float


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of many matches of one game with one number of players."""

    game: str
    players: int
    matches: int
    seats: list[Estimate]
    decisions: Spread
    rounds: Spread
    seconds: Spread | None
    totals: Spread
    margins: Spread
    # Totals of all seats, for a histogram; mean points by source for winners and for others.
    all_totals: list[int]
    sources: dict[str, tuple[float, float]]
    lead_changes: Spread
    reasons: dict[str, int]
    # The most surprising first.
    components: list[ComponentStats]
    # Taken by most though takers win significantly less; taken by few though takers win
    # significantly more; hardly ever taken.
    habits: list[str]
    neglected: list[str]
    dead: list[str]


def study(game_id: str, matches: list[MatchStatistics]) -> Study:
    """Compute the statistics of matches of one game with one number of players."""
    components = sorted(_components(matches), key=lambda one: (-one.surprise, -one.taken))
    times = [match.seconds for match in matches if match.seconds]
    all_totals = [total for match in matches for total in match.totals]
    habit = HABIT_ABOVE_PERCENT
    return Study(
        game=game_id,
        players=len(matches[0].totals),
        matches=len(matches),
        seats=[_estimate(list(shares)) for shares in zip(*(match.shares for match in matches))],
        decisions=_spread([match.decisions for match in matches]),
        rounds=_spread([match.rounds for match in matches]),
        seconds=_spread(times) if times else None,
        totals=_spread(all_totals),
        margins=_spread([_margin(match) for match in matches]),
        all_totals=all_totals,
        sources=_sources(matches),
        lead_changes=_spread([match.lead_changes for match in matches]),
        reasons=dict(Counter(match.reason for match in matches).most_common()),
        components=components,
        habits=[one.component for one in components if one.taken > habit and _gain(one) < 0],
        neglected=[one.component for one in components if one.taken < habit and _gain(one) > 0],
        dead=[one.component for one in components if one.taken < DEAD_BELOW_PERCENT],
    )


def _spread(values: list[int] | list[float]) -> Spread:
    deciles = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return Spread(
        min(values), deciles[0], deciles[4], deciles[8], max(values), round(fmean(values), 2)
    )


def _margin(match: MatchStatistics) -> int:
    best, second, *_ = sorted(match.totals, reverse=True)
    return best - second


def _rounded(interval: tuple[float, float, float]) -> Estimate:
    return Estimate(*(round(bound, 4) for bound in interval))


def _estimate(shares: list[float]) -> Estimate:
    return _rounded(share_interval(shares))


def _sources(matches: list[MatchStatistics]) -> dict[str, tuple[float, float]]:
    """Return the mean points by source for winners and others, the winners' largest first."""
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    winners = losers = 0
    for match in matches:
        for seat, parts in enumerate(match.breakdown):
            (won if match.shares[seat] else lost).update(parts)
            winners += bool(match.shares[seat])
            losers += not match.shares[seat]
    names = sorted(won | lost, key=lambda source: -won[source])
    return {
        name: (round(won[name] / max(1, winners), 2), round(lost[name] / max(1, losers), 2))
        for name in names
    }


def _components(matches: list[MatchStatistics]) -> list[ComponentStats]:
    seats = len(matches) * len(matches[0].totals)
    stats = []
    for component in sorted({component for match in matches for component in match.uses}):
        uses = [use for match in matches for use in match.uses.get(component, ()) if use.offered]
        takers, leavers = _takers_and_leavers(component, matches)
        rounds = [use.round for use in uses if use.taken]
        stats.append(
            ComponentStats(
                component=component,
                offered=round(100 * len(uses) / seats, 2),
                taken=round(100 * len(rounds) / len(uses), 2),
                mean_round=round(fmean(rounds), 2) if rounds else None,
                takers=_estimate(takers) if len(takers) >= MIN_SAMPLE else None,
                leavers=_estimate(leavers) if len(leavers) >= MIN_SAMPLE else None,
                surprise=_surprise(takers, leavers),
            )
        )
    return stats


def _takers_and_leavers(
    component: str, matches: list[MatchStatistics]
) -> tuple[list[float], list[float]]:
    """Return the shares of seats above and below their table's mean use of a component."""
    more: list[float] = []
    less: list[float] = []
    for match in matches:
        uses = match.uses.get(component, [])
        counts = [use.taken for use in uses if use.offered]
        if not counts:
            continue
        mean = fmean(counts) if len(counts) > 1 else 0.5
        for seat, use in enumerate(uses):
            if use.offered and use.taken != mean:
                (more if use.taken > mean else less).append(match.shares[seat])
    return more, less


def _surprise(takers: list[float], leavers: list[float]) -> float:
    """Return the difference of two samples' means in standard errors; 0 for small samples."""
    if len(takers) < MIN_SAMPLE or len(leavers) < MIN_SAMPLE:
        return 0.0
    sides = [(high - low) / 2 / Z_95 for _, low, high in map(share_interval, (takers, leavers))]
    error = sqrt(sum(side * side for side in sides))
    return round(abs(fmean(takers) - fmean(leavers)) / error, 2) if error else 0.0


def _gain(one: ComponentStats) -> float:
    """Return the takers' share minus the leavers', 0 if their intervals overlap."""
    if one.takers is None or one.leavers is None:
        return 0.0
    is_disjoint = one.takers.low > one.leavers.high or one.leavers.low > one.takers.high
    return one.takers.mean - one.leavers.mean if is_disjoint else 0.0


class OptionComparison(msgspec.Struct, frozen=True):
    """The increase of some quantities with another table option, on the same deals (95 %)."""

    decisions: Estimate
    totals: Estimate
    margins: Estimate
    # The share of the first seat.
    first_seat: Estimate


def compare_options(base: list[MatchStatistics], other: list[MatchStatistics]) -> OptionComparison:
    """Compare matches with another option with those without, deal by deal."""
    pairs = list(zip(base, other, strict=True))
    differences = (
        [two.decisions - one.decisions for one, two in pairs],
        [fmean(two.totals) - fmean(one.totals) for one, two in pairs],
        [_margin(two) - _margin(one) for one, two in pairs],
        [two.shares[0] - one.shares[0] for one, two in pairs],
    )
    return OptionComparison(*(_rounded(mean_interval(values)) for values in differences))
