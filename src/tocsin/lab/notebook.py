"""The lab for notebooks and scripts (docs/arena.md)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from tocsin import games
from tocsin.kernel.record import Record

from . import charts
from .analysis import Analysis, decisions, summarize
from .arena import ContestResult, play_contest
from .deal import Contest
from .executor import open_executor
from .optional import require
from .simulation import SimulationPlan, action_lines, play_match, simulate
from .study import Estimate

if TYPE_CHECKING:
    import polars


class Chart(msgspec.Struct, frozen=True):
    """A chart that notebooks display; `svg` is its text."""

    svg: str

    def _repr_html_(self) -> str:
        return self.svg


def match(
    game: str, bots: Sequence[str], seed: str = "0", options: Mapping[str, str] | None = None
) -> Record:
    """Play one match with the named bot in each seat, and return its record."""
    rules = games.load(game)
    plan = _plan(game, bots, 1, seed, options)
    return play_match(rules, plan, 0, action_lines(rules, len(bots)))


def matches(
    game: str,
    bots: Sequence[str],
    count: int,
    seed: str = "0",
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    cluster: str | None = None,
) -> "polars.DataFrame":
    """Play many matches and return a frame with a row for each seat of each match.

    `cluster` is the address of a Dask scheduler whose workers play (docs/clusters.md).
    """
    frames = require("polars", "Frames need")
    records: list[Record] = []
    plan = msgspec.structs.replace(_plan(game, bots, count, seed, options), keep_records=True)
    with open_executor(workers, cluster) as executor:
        simulate(plan, executor, lambda first, batch: records.extend(batch.records))
    rows = [row for number, record in enumerate(records) for row in _rows(number, record)]
    frame: polars.DataFrame = frames.DataFrame(rows)
    return frame


def _rows(number: int, record: Record) -> list[dict[str, str | int | float]]:
    outcome = record.outcome
    assert outcome is not None
    winners = outcome.winners()
    return [
        {
            "match": number,
            "seat": seat,
            "bot": record.seats[seat].bot or "",
            "total": total,
            "rank": outcome.ranks[seat],
            "share": (seat in winners) / len(winners),
            "actions": len(record.actions),
            "reason": outcome.reason,
        }
        for seat, total in enumerate(outcome.totals)
    ]


def contest(
    game: str,
    field: Sequence[str],
    deals: int = 20,
    seed: str = "0",
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    cluster: str | None = None,
) -> ContestResult:
    """Play a field of bots on the same deals in all seats."""
    settled = games.load(game).settle(len(field), options or {})
    planned = Contest(game=game, options=settled, field=list(field), deals=deals, seed=seed)
    with open_executor(workers, cluster) as executor:
        return play_contest(planned, executor)


def review(record: Record, rollouts: int = 200) -> Analysis:
    """Evaluate every decision of a match by the knowledge of its seat."""
    game = games.load(record.game, record.corrections)
    return summarize(record, rollouts, False, list(decisions(game, record, rollouts)))


def chart(result: ContestResult) -> Chart:
    """Draw the shares of a contest with their intervals."""
    names = [entrant.bot for entrant in result.entrants]
    shares = [Estimate(each.share, each.low, each.high) for each in result.entrants]
    return Chart(charts.shares(names, shares))


def _plan(
    game: str, bots: Sequence[str], count: int, seed: str, options: Mapping[str, str] | None
) -> SimulationPlan:
    settled = games.load(game).settle(len(bots), options or {})
    return SimulationPlan(game=game, options=settled, bots=list(bots), games=count, seed=seed)
