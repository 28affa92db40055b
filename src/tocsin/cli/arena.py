"""tocsin arena: bots against each other, with intervals."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.lab.arena import Entrant, Result, compete
from tocsin.lab.deal import Contest
from tocsin.lab.files import check_name, write_rows
from tocsin.lab.ledger import Ledger
from tocsin.lab.pool import Pool, freeze, pooled, thaw
from tocsin.lab.tournament import Cell, Matrix, contests, hold

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

file_option = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("game")
@players_option
@click.option("--field", help=BOTS_HELP)
@click.option(
    "--pool",
    help="Bots separated by commas, or a file of --freeze: each plays among those of each other "
    "kind, for a matrix of shares and for ratings.",
)
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="Deals; each is played as often as there are seats, everybody in every seat once.",
)
@click.option(
    "--until-clear",
    is_flag=True,
    help="Stop before that once it is clear that the first bot's share is not even; by bounds "
    "that hold however often one looks.",
)
@click.option(
    "--seconds",
    "patience",
    type=click.FloatRange(0),
    default=0.0,
    help="Seconds after which a bot that searches must answer. Without a limit only rollouts "
    "count, and the results do not depend on the machine.",
)
@click.option(
    "--keep", type=file_option, help="A file that keeps every deal: cut short, it goes on there."
)
@click.option(
    "--freeze",
    "frozen",
    type=file_option,
    help="Write the pool to this file, with a hash of each bot, to have the same again.",
)
@click.option("--out", type=file_option, help="Write the rows to this file: .json, .csv, .parquet.")
@table_options
@components_option
@seed_option
@sharing_options
@json_option
def arena(
    game: str,
    players: int | None,
    field: str | None,
    pool: str | None,
    deals: int,
    until_clear: bool,
    patience: float,
    keep: Path | None,
    frozen: Path | None,
    out: Path | None,
    options: tuple[str, ...],
    components: Path | None,
    seed: str | None,
    workers: int,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME, every deal from every seat, and report who wins how often."""
    if (field is None) == (pool is None):
        raise BadOptions("Name a field that plays at one table, or a pool.")
    if out is not None:
        check_name(out)
    corrections = read_corrections(components)
    rules = games.load(game, corrections)
    seats = players if players is not None else rules.players[0]
    contest = Contest(
        game=game,
        options=rules.settle(seats, chosen(options)),
        corrections=corrections,
        field=seated(field or "random", seats),
        deals=deals,
        seed=seed or "0",
        patience=patience,
    )
    ledger = Ledger(keep)
    result: Result | Matrix
    rows: Sequence[Entrant | Cell]
    if pool is None:
        with at_work(deals, min(workers, deals), cluster) as (team, done):
            result = compete(contest, team, lambda: done(1), ledger=ledger, until_clear=until_clear)
        rows = result.entrants
    else:
        members = _pool(pool, game, seats)
        if frozen is not None:
            freeze(members, frozen)
        total = deals * len(list(contests(contest, [each.bot for each in members.members])))
        with at_work(total, min(workers, deals), cluster) as (team, done):
            result = hold(
                contest,
                members.members,
                team,
                lambda: done(1),
                ledger=ledger,
                until_clear=until_clear,
            )
        rows = result.cells
    if out is not None:
        write_rows(out, rows)
    if as_json:
        click.echo(msgspec.json.encode(result))
    elif isinstance(result, Matrix):
        _show_matrix(result)
    else:
        _show(result)


def _pool(named: str, game: str, seats: int) -> Pool:
    path = Path(named)
    return thaw(path, game, seats) if path.is_file() else pooled(named.split(","), game, seats)


def _show(result: Result) -> None:
    table = Table("bot", "share", "95 %", "ms a decision", "worst", box=None, pad_edge=False)
    for entrant in result.entrants:
        table.add_row(
            entrant.bot,
            f"{entrant.share:.3f}",
            f"{entrant.low:.3f} to {entrant.high:.3f}",
            f"{entrant.ms_per_decision:.1f}",
            f"{entrant.worst_ms:.0f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{result.games} matches of {result.game}, {result.deals} deals from every seat, in "
        f"{result.seconds} s{', and then it was clear' if result.is_clear else ''}",
        highlight=False,
    )
    console.print(f"digest {result.digest}", highlight=False)


def _show_matrix(result: Matrix) -> None:
    names = [member.bot for member in result.pool]
    found = {(cell.one, cell.others): cell for cell in result.cells}
    table = Table("one among", *names, box=None, pad_edge=False)
    for one in names:
        cells = [found.get((one, other)) for other in names]
        table.add_row(
            one,
            *(
                "" if cell is None else f"{cell.share:.2f} ({cell.low:.2f} to {cell.high:.2f})"
                for cell in cells
            ),
        )
    console = Console()
    console.print(table)
    for rating in result.ratings:
        console.print(
            f"{rating.bot}: rated {rating.mean:.1f} ± {rating.deviation:.1f}", highlight=False
        )
    games_played = sum(cell.games for cell in result.cells)
    console.print(
        f"{games_played} matches of {result.game}; an even share is {1 / result.players:.2f}",
        highlight=False,
    )
    console.print(f"digest {result.digest}", highlight=False)
