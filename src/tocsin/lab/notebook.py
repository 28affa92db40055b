"""The lab in a few lines, for notebooks and scripts (docs/arena.md)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.record import Record

from . import charts
from .analysis import Analysis, analysis, decisions
from .arena import Result, compete
from .deal import Contest
from .sharing import sharing
from .simulation import Plan, all_lines, play_match, simulate
from .study import Figure

if TYPE_CHECKING:
    import polars


class Chart(msgspec.Struct, frozen=True):
    """A drawing that notebooks show by themselves; `svg` is its text."""

    svg: str

    def _repr_html_(self) -> str:
        return self.svg


def match(
    game: str, bots: Sequence[str], seed: str = "0", options: Mapping[str, str] | None = None
) -> Record:
    """Play one match, a bot's name for each seat, and return its record."""
    rules = games.load(game)
    plan = _plan(game, bots, 1, seed, options)
    return play_match(rules, plan, 0, all_lines(rules, len(bots)))


def matches(
    game: str,
    bots: Sequence[str],
    count: int,
    seed: str = "0",
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    cluster: str | None = None,
) -> "polars.DataFrame":
    """Play many matches and return a frame with a row for each seat of each.

    A cluster is the address of a Dask scheduler whose workers play instead (docs/clusters.md).
    """
    try:
        import polars
    except ImportError:
        raise BadOptions("Frames need the extra “lab”: pip install 'tocsin[lab]'.") from None
    records: list[Record] = []
    plan = msgspec.structs.replace(_plan(game, bots, count, seed, options), keep_records=True)
    with sharing(workers, cluster) as team:
        simulate(plan, team, lambda first, batch: records.extend(batch.records))
    return polars.DataFrame(
        [row for number, record in enumerate(records) for row in _rows(number, record)]
    )


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
) -> Result:
    """Let a field of bots play the same deals from every seat."""
    settled = games.load(game).settle(len(field), options or {})
    held = Contest(game=game, options=settled, field=list(field), deals=deals, seed=seed)
    with sharing(workers, cluster) as team:
        return compete(held, team)


def review(record: Record, rollouts: int = 200) -> Analysis:
    """Judge every decision of a match by what its seat knew."""
    game = games.load(record.game, record.corrections)
    return analysis(record, rollouts, False, list(decisions(game, record, rollouts)))


def chart(result: Result) -> Chart:
    """Draw the shares of a contest, with their bounds."""
    names = [entrant.bot for entrant in result.entrants]
    figures = [Figure(each.share, each.low, each.high) for each in result.entrants]
    return Chart(charts.shares(names, figures))


def _plan(
    game: str, bots: Sequence[str], count: int, seed: str, options: Mapping[str, str] | None
) -> Plan:
    settled = games.load(game).settle(len(bots), options or {})
    return Plan(game=game, options=settled, bots=list(bots), games=count, seed=seed)
