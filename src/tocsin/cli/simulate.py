"""tocsin simulate: many matches between bots."""

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tocsin import games
from tocsin.kernel.record import encode
from tocsin.lab.simulation import Batch, Plan, Report
from tocsin.lab.simulation import simulate as run

from .options import (
    chosen,
    components_option,
    json_option,
    read_corrections,
    seated,
    seed_option,
    table_options,
)


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of seats; the game's fewest if not given.")
@click.option(
    "--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="Matches."
)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="One bot for all seats, or one for each, separated by commas.",
)
@table_options
@components_option
@seed_option
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    show_default="all cores",
    help="Processes that play; the results do not depend on it.",
)
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
    report = _with_progress(plan, min(workers, count), records)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        _show(report)


def _with_progress(plan: Plan, workers: int, records: Path | None) -> Report:
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )
    task = bar.add_task("", total=plan.games)

    def note(first: int, batch: Batch) -> None:
        bar.advance(task, len(batch.digests))
        for number, record in enumerate(batch.records, start=first):
            assert records is not None
            (records / f"{plan.game}-{number:06d}.json").write_bytes(encode(record))

    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    pool = ProcessPoolExecutor(workers) if workers > 1 else nullcontext()
    with bar if console.is_terminal else nullcontext(), pool as executor:
        return run(plan, executor, workers, note)


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
