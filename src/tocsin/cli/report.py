"""tocsin report: statistics of a game for its designers and students."""

from pathlib import Path

import click
import msgspec

from tocsin.kernel.errors import BadOptions
from tocsin.lab.match_statistics import MatchStatistics, simulated_statistics, statistics_of
from tocsin.lab.simulation import SimulationPlan
from tocsin.lab.study import OptionComparison, compare_options, study
from tocsin.table.words import Words

from .options import (
    BOTS_HELP,
    TableSetup,
    bots_by_seat,
    file_path,
    json_option,
    language_option,
    parse_options,
    table_options,
)
from .records import read, record_files
from .report_page import ReportPage
from .workers import Workers, worker_options


@click.command()
@table_options
@click.option("--bots", default="medium", show_default=True, help=BOTS_HELP)
@click.option(
    "--games", "count", type=click.IntRange(2), default=400, show_default=True, help="Matches."
)
@click.option(
    "--records",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Report on the records of this folder instead of playing matches.",
)
@click.option(
    "--compare",
    "variants",
    multiple=True,
    metavar="NAME=VALUE",
    help="Also play the same deals with this table option and report the differences. May be "
    "repeated.",
)
@click.option("--html", "page", type=file_path, help="Write the page to this file.")
@worker_options
@language_option
@json_option
def report(
    table: TableSetup,
    bots: str,
    count: int,
    records: Path | None,
    variants: tuple[str, ...],
    page: Path | None,
    workers: Workers,
    language: str,
    as_json: bool,
) -> None:
    """Report on GAME: seats, length, scores and the use of every component.

    The output is a page with charts (--html) or JSON.
    """
    if page is None and not as_json:
        raise BadOptions("Name a file for the page, --html FILE, or choose --json.")
    game = table.game.id
    comparisons: dict[str, OptionComparison] = {}
    if records is not None:
        matches = _recorded(records, game, table.players if table.is_players_given else None)
        source = str(records)
    else:
        plan = SimulationPlan(
            game=game,
            options=table.options,
            corrections=table.corrections,
            bots=bots_by_seat(bots, table.players),
            games=count,
            seed=table.seed or "0",
        )
        others = [
            table.game.settle(table.players, plan.options | parse_options((variant,)))
            for variant in variants
        ]
        matches = _played(plan, workers)
        for variant, options in zip(variants, others, strict=True):
            again = _played(msgspec.structs.replace(plan, options=options), workers)
            comparisons[variant] = compare_options(matches, again)
        source = ", ".join(f"{plan.bots.count(name)} × {name}" for name in dict.fromkeys(plan.bots))
    result = study(game, matches)
    if page is not None:
        played = ["--bots", bots, "--games", str(count), "--seed", table.seed or "0"]
        command = ["tocsin", "report", game, "--players", str(result.players)]
        command += played if records is None else ["--records", str(records)]
        command += table.arguments
        command += [word for variant in variants for word in ("--compare", variant)]
        words = Words(language, game)
        content = ReportPage(words, table.game, result, comparisons, source, command)
        page.write_text(content.text(language), "utf-8")
    if as_json:
        click.echo(msgspec.json.encode({"study": result, "compared": comparisons}))


def _played(plan: SimulationPlan, workers: Workers) -> list[MatchStatistics]:
    """Play all matches of a plan and return their statistics."""
    with workers.open(plan.games) as (executor, advance):
        return simulated_statistics(plan, executor, advance)


def _recorded(folder: Path, game_id: str, players: int | None) -> list[MatchStatistics]:
    """Return the statistics of the finished matches of a game in a folder.

    Without a number of players, only matches with the smallest number present are included.
    """
    finished = [
        (game, record)
        for game, record in map(read, record_files((folder,)))
        if record.game == game_id and record.outcome is not None
    ]
    if players is None:
        players = min((len(record.seats) for _, record in finished), default=0)
    matches = [
        statistics_of(game, record) for game, record in finished if len(record.seats) == players
    ]
    if not matches:
        raise BadOptions(f"There is no finished match of {game_id} for {players} in {folder}.")
    return matches
