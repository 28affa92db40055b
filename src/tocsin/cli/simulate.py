"""tocsin simulate: many matches between bots."""

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tocsin import games
from tocsin.kernel.record import encode
from tocsin.lab.simulation import Batch, Plan, Report
from tocsin.lab.simulation import simulate as run

from .options import (
    BOTS_HELP,
    chosen,
    components_option,
    json_option,
    players_option,
    read_corrections,
    seated,
    seed_option,
    table_options,
)
from .progress import at_work, sharing_options


@click.command()
@click.argument("game")
@players_option
@click.option(
    "--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="Matches."
)
@click.option("--bots", default="random", show_default=True, help=BOTS_HELP)
@table_options
@components_option
@seed_option
@sharing_options
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder into which the record of every match is written.",
)
@json_option
def simulate(
    game: str,
    players: int | None,
    count: int,
    bots: str,
    options: tuple[str, ...],
    components: Path | None,
    seed: str | None,
    workers: int,
    cluster: str | None,
    records: Path | None,
    as_json: bool,
) -> None:
    """Play many matches of GAME between bots and report what came out."""
    corrections = read_corrections(components)
    rules = games.load(game, corrections)
    seats = players if players is not None else rules.players[0]
    settled = rules.settle(seats, chosen(options))
    plan = Plan(
        game=game,
        options=settled,
        corrections=corrections,
        bots=seated(bots, seats),
        games=count,
        seed=seed or "0",
        keep_records=records is not None,
    )
    report = _with_progress(plan, min(workers, count), cluster, records)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        _show(report)


def _with_progress(plan: Plan, workers: int, cluster: str | None, records: Path | None) -> Report:
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with at_work(plan.games, workers, cluster) as (team, done):

        def note(first: int, batch: Batch) -> None:
            done(len(batch.digests))
            for number, record in enumerate(batch.records, start=first):
                assert records is not None
                (records / f"{plan.game}-{number:06d}.json").write_bytes(encode(record))

        return run(plan, team, note)


def _show(report: Report) -> None:
    table = Table("seat", "bot", "wins", "share", "mean total", box=None, pad_edge=False)
    for seat, bot in enumerate(report.bots):
        share = report.wins[seat] / report.games
        table.add_row(
            str(seat),
            bot,
            f"{report.wins[seat]:g}",
            f"{share:.1%}",
            f"{report.mean_totals[seat]:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{report.games} matches of {report.game}, {report.actions} actions in "
        f"{report.seconds} s: {report.games_per_second:g} matches/s, "
        f"{report.actions_per_second:g} actions/s",
        highlight=False,
    )
    ends = ", ".join(f"{reason} {count}" for reason, count in report.reasons.items())
    console.print(f"ended by: {ends}", highlight=False)
    console.print(f"digest {report.digest}", highlight=False)
