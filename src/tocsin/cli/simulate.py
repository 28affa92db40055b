"""tocsin simulate: many matches between bots."""

from pathlib import Path

import click
import msgspec

from tocsin.kernel.record import encode
from tocsin.lab.simulation import Batch, SimulationPlan, SimulationReport
from tocsin.lab.simulation import simulate as run

from .listing import print_table
from .options import BOTS_HELP, TableSetup, bots_by_seat, json_option, table_options
from .workers import Workers, worker_options


@click.command()
@table_options
@click.option(
    "--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="Matches."
)
@click.option("--bots", default="random", show_default=True, help=BOTS_HELP)
@worker_options
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the record of every match to this folder.",
)
@json_option
def simulate(
    table: TableSetup,
    count: int,
    bots: str,
    workers: Workers,
    records: Path | None,
    as_json: bool,
) -> None:
    """Play many matches of GAME between bots and report wins, totals and speed."""
    plan = SimulationPlan(
        game=table.game.id,
        options=table.options,
        corrections=table.corrections,
        bots=bots_by_seat(bots, table.players),
        games=count,
        seed=table.seed or "0",
        keep_records=records is not None,
    )
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with workers.open(count) as (executor, advance):

        def on_batch(first: int, batch: Batch) -> None:
            advance(len(batch.digests))
            for number, record in enumerate(batch.records, start=first):
                assert records is not None
                (records / f"{plan.game}-{number:06d}.json").write_bytes(encode(record))

        report = run(plan, executor, on_batch)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        _show(report)


def _show(report: SimulationReport) -> None:
    print_table(
        ("seat", "bot", "wins", "share", "mean total"),
        [
            (str(seat), bot, f"{wins:g}", f"{wins / report.games:.1%}", f"{total:.1f}")
            for seat, (bot, wins, total) in enumerate(
                zip(report.bots, report.wins, report.mean_totals, strict=True)
            )
        ],
    )
    click.echo(
        f"{report.games} matches of {report.game}, {report.actions} actions in "
        f"{report.seconds} s: {report.games_per_second:g} matches/s, "
        f"{report.actions_per_second:g} actions/s"
    )
    ends = ", ".join(f"{reason} {count}" for reason, count in report.reasons.items())
    click.echo(f"ended by: {ends}")
    click.echo(f"digest {report.digest}")
