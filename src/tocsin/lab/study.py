"""What many matches together say of a game: seats, lengths, scores, and how components fared."""

from collections import Counter
from math import sqrt
from statistics import fmean, quantiles

import msgspec

from .certainty import SIDE, interval
from .observing import Observed

# A component that is taken in fewer of a hundred matches in which it could be is dead.
DEAD = 1.0
# Fewer takers than this say nothing.
FEWEST = 20
# What more of a hundred take is a habit.
HABIT = 50.0


class Figure(msgspec.Struct, frozen=True):
    """A mean with its bounds, 95 %."""

    mean: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How figures are spread: the tenth, half and ninetieth of a hundred, and the ends."""

    least: float
    tenth: float
    half: float
    ninetieth: float
    most: float
    mean: float


class Fared(msgspec.Struct, frozen=True, kw_only=True):
    """How a component fared, by seats that could choose it in a match."""

    thing: str
    # Of a hundred seats: to how many it was offered at all, and how many of those took it.
    offered: float
    taken: float
    mean_round: float | None
    # The share in the victories of who took it more often than the table did on average, and of
    # who took it less often; or of who took and left it, where nobody else of the table could.
    takers: Figure | None
    leavers: Figure | None
    # The difference of the two in standard errors: what is most surprising comes first.
    surprise: float


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What many matches say."""

    game: str
    players: int
    matches: int
    seats: list[Figure]
    decisions: Spread
    rounds: Spread
    seconds: Spread | None
    totals: Spread
    margins: Spread
    # Totals of all seats, for drawing; and by source what winners and others have on average.
    all_totals: list[int]
    sources: dict[str, tuple[float, float]]
    lead_changes: Spread
    reasons: dict[str, int]
    fared: list[Fared]
    # What most take though who takes it more surely wins less; what few take though who does
    # surely wins more; and what nearly nobody takes.
    habits: list[str]
    neglected: list[str]
    dead: list[str]


def study(game_id: str, matches: list[Observed]) -> Study:
    """Sum up matches of one game with one number of players."""
    players = len(matches[0].totals)
    fared = sorted(_fared(matches), key=lambda one: (-one.surprise, -one.taken))
    timed = [match.seconds for match in matches if match.seconds]
    return Study(
        game=game_id,
        players=players,
        matches=len(matches),
        seats=[_figure([match.shares[seat] for match in matches]) for seat in range(players)],
        decisions=spread([match.decisions for match in matches]),
        rounds=spread([match.rounds for match in matches]),
        seconds=spread(timed) if timed else None,
        totals=spread([total for match in matches for total in match.totals]),
        margins=spread([_margin(match) for match in matches]),
        all_totals=[total for match in matches for total in match.totals],
        sources=_sources(matches),
        lead_changes=spread([match.lead_changes for match in matches]),
        reasons=dict(Counter(match.reason for match in matches).most_common()),
        fared=fared,
        habits=[one.thing for one in fared if one.taken > HABIT and _sure_gain(one) < 0],
        neglected=[one.thing for one in fared if one.taken < HABIT and _sure_gain(one) > 0],
        dead=[one.thing for one in fared if one.taken < DEAD],
    )


def spread(figures: list[int] | list[float]) -> Spread:
    """Return how figures are spread."""
    tenths = quantiles(figures, n=10, method="inclusive") if len(figures) > 1 else [figures[0]] * 9
    return Spread(
        min(figures), tenths[0], tenths[4], tenths[8], max(figures), round(fmean(figures), 2)
    )


def _margin(match: Observed) -> int:
    best, second, *_ = sorted(match.totals, reverse=True)
    return best - second


def _figure(shares: list[float]) -> Figure:
    return Figure(*(round(bound, 4) for bound in interval(shares)))


def _sources(matches: list[Observed]) -> dict[str, tuple[float, float]]:
    """Return what each source brought winners and others on average, the largest first."""
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    winners = losers = 0
    for match in matches:
        for seat, parts in enumerate(match.breakdown):
            (won if match.shares[seat] else lost).update(parts)
            winners += bool(match.shares[seat])
            losers += not match.shares[seat]
    named = sorted(won | lost, key=lambda source: -won[source])
    return {
        name: (round(won[name] / max(1, winners), 2), round(lost[name] / max(1, losers), 2))
        for name in named
    }


def _fared(matches: list[Observed]) -> list[Fared]:
    seats = len(matches) * len(matches[0].totals)
    found = []
    for thing in sorted({thing for match in matches for thing in match.uses}):
        uses = [use for match in matches for use in match.uses.get(thing, ()) if use.offered]
        takers, leavers = _sides(thing, matches)
        rounds = [use.round for use in uses if use.taken]
        found.append(
            Fared(
                thing=thing,
                offered=round(100 * len(uses) / seats, 2),
                taken=round(100 * len(rounds) / len(uses), 2),
                mean_round=round(fmean(rounds), 2) if rounds else None,
                takers=_figure(takers) if len(takers) >= FEWEST else None,
                leavers=_figure(leavers) if len(leavers) >= FEWEST else None,
                surprise=_surprise(takers, leavers),
            )
        )
    return found


def _sides(thing: str, matches: list[Observed]) -> tuple[list[float], list[float]]:
    """Return the shares of who took a thing more often than others of the table, and less often.

    Where one seat alone could have it, it took it or left it.
    """
    more: list[float] = []
    less: list[float] = []
    for match in matches:
        uses = match.uses.get(thing, [])
        offered = [use.taken for use in uses if use.offered]
        if not offered:
            continue
        mean = fmean(offered) if len(offered) > 1 else 0.5
        for seat, use in enumerate(uses):
            if use.offered and use.taken != mean:
                (more if use.taken > mean else less).append(match.shares[seat])
    return more, less


def _surprise(takers: list[float], leavers: list[float]) -> float:
    if len(takers) < FEWEST or len(leavers) < FEWEST:
        return 0.0
    sides = [(high - low) / 2 / SIDE for _, low, high in map(interval, (takers, leavers))]
    error = sqrt(sum(side * side for side in sides))
    return round(abs(fmean(takers) - fmean(leavers)) / error, 2) if error else 0.0


def _sure_gain(one: Fared) -> float:
    """Return how much more of the victories takers have than leavers, where bounds lie apart."""
    if one.takers is None or one.leavers is None:
        return 0.0
    apart = one.takers.low > one.leavers.high or one.leavers.low > one.takers.high
    return one.takers.mean - one.leavers.mean if apart else 0.0


class Compared(msgspec.Struct, frozen=True):
    """How much larger figures are with another option, on the same deals (95 %)."""

    decisions: Figure
    totals: Figure
    margins: Figure
    # The share of the first seat.
    first_seat: Figure


def compared(plain: list[Observed], other: list[Observed]) -> Compared:
    """Return how matches with another option differ from those without, deal by deal."""

    def difference(of: list[float]) -> Figure:
        mean = fmean(of)
        scatter = sum((one - mean) ** 2 for one in of) / max(1, len(of) - 1)
        side = SIDE * sqrt(scatter / len(of))
        return Figure(*(round(bound, 4) for bound in (mean, mean - side, mean + side)))

    pairs = list(zip(plain, other, strict=True))
    return Compared(
        difference([two.decisions - one.decisions for one, two in pairs]),
        difference([fmean(two.totals) - fmean(one.totals) for one, two in pairs]),
        difference([_margin(two) - _margin(one) for one, two in pairs]),
        difference([two.shares[0] - one.shares[0] for one, two in pairs]),
    )
