"""tocsin arena: contests between bots, with confidence intervals."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from tocsin.kernel.errors import BadOptions
from tocsin.lab.arena import ContestResult, Entrant, play_contest
from tocsin.lab.deal import Contest
from tocsin.lab.files import check_suffix, write_rows
from tocsin.lab.pool import Pool, create_pool, load_pool, save_pool
from tocsin.lab.result_log import ResultLog
from tocsin.lab.tournament import PairResult, TournamentResult, pair_contests, play_tournament

from .listing import print_table
from .options import BOTS_HELP, TableSetup, bots_by_seat, file_path, json_option, table_options
from .workers import Workers, worker_options


@click.command()
@table_options
@click.option("--field", help=BOTS_HELP)
@click.option(
    "--pool",
    help="Bots separated by commas, or a file written by --freeze: each plays among those of each "
    "other kind, for a matrix of shares and for ratings.",
)
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="Deals; each is played as often as there are seats, with every bot in every seat once.",
)
@click.option(
    "--until-clear",
    is_flag=True,
    help="Stop earlier, once the first bot's share is significantly uneven (by bounds that are "
    "valid after every deal).",
)
@click.option(
    "--seconds",
    "limit_s",
    type=click.FloatRange(0),
    default=0.0,
    help="Time limit of a search for one decision. Without it only rollouts count, and the results "
    "do not depend on the machine.",
)
@click.option(
    "--keep", type=file_path, help="Log every deal in this file; the same command continues there."
)
@click.option(
    "--freeze",
    type=file_path,
    help="Write the pool with a hash of each bot to this file, for --pool.",
)
@click.option("--out", type=file_path, help="Write the rows to this file: .json, .csv, .parquet.")
@worker_options
@json_option
def arena(
    table: TableSetup,
    field: str | None,
    pool: str | None,
    deals: int,
    until_clear: bool,
    limit_s: float,
    keep: Path | None,
    freeze: Path | None,
    out: Path | None,
    workers: Workers,
    as_json: bool,
) -> None:
    """Let bots play GAME, every deal in all seats, and report their shares of the victories."""
    if (field is None) == (pool is None):
        raise BadOptions("Name a field that plays at one table, or a pool.")
    if out is not None:
        check_suffix(out)
    contest = Contest(
        game=table.game.id,
        options=table.options,
        corrections=table.corrections,
        field=bots_by_seat(field or "random", table.players),
        deals=deals,
        seed=table.seed or "0",
        limit_s=limit_s,
    )
    log = ResultLog(keep)
    result: ContestResult | TournamentResult
    rows: Sequence[Entrant | PairResult]
    if pool is None:
        with workers.open(deals) as (executor, advance):
            result = play_contest(
                contest, executor, lambda: advance(1), log=log, until_clear=until_clear
            )
        rows = result.entrants
    else:
        chosen = _pool(pool, table)
        if freeze is not None:
            save_pool(chosen, freeze)
        members = chosen.members
        total = deals * len(pair_contests(contest, [member.bot for member in members]))
        with workers.open(total) as (executor, advance):
            result = play_tournament(
                contest, members, executor, lambda: advance(1), log=log, until_clear=until_clear
            )
        rows = result.cells
    if out is not None:
        write_rows(out, rows)
    if as_json:
        click.echo(msgspec.json.encode(result))
    elif isinstance(result, TournamentResult):
        _show_matrix(result)
    else:
        _show(result)


def _pool(text: str, table: TableSetup) -> Pool:
    """Return the pool in a file, or a pool of the bots named."""
    path = Path(text)
    if path.is_file():
        return load_pool(path, table.game.id, table.players)
    return create_pool(text.split(","), table.game.id, table.players)


def _show(result: ContestResult) -> None:
    print_table(
        ("bot", "share", "95 %", "ms a decision", "worst"),
        [
            (
                entrant.bot,
                f"{entrant.share:.3f}",
                f"{entrant.low:.3f} to {entrant.high:.3f}",
                f"{entrant.ms_per_decision:.1f}",
                f"{entrant.worst_ms:.0f}",
            )
            for entrant in result.entrants
        ],
    )
    click.echo(
        f"{result.games} matches of {result.game}, {result.deals} deals in all seats, in "
        f"{result.seconds} s{', stopped because the result is clear' if result.is_clear else ''}"
    )
    click.echo(f"digest {result.digest}")


def _show_matrix(result: TournamentResult) -> None:
    names = [member.bot for member in result.pool]
    shares = {
        (cell.one, cell.others): f"{cell.share:.2f} ({cell.low:.2f} to {cell.high:.2f})"
        for cell in result.cells
    }
    print_table(
        ("one among", *names),
        [(one, *(shares.get((one, other), "") for other in names)) for one in names],
    )
    for rating in result.ratings:
        click.echo(f"{rating.bot}: rating {rating.mean:.1f} ± {rating.deviation:.1f}")
    count = sum(cell.games for cell in result.cells)
    click.echo(f"{count} matches of {result.game}; an even share is {1 / result.players:.2f}")
    click.echo(f"digest {result.digest}")
