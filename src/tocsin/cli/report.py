"""tocsin report: says how a game plays, for those who design or study games."""

from pathlib import Path

import click
import msgspec

from tocsin import games
from tocsin.kernel.errors import BadOptions
from tocsin.lab.observing import Observed, observe, observed
from tocsin.lab.simulation import Plan
from tocsin.lab.study import Compared, compared, study
from tocsin.table.words import Words

from .options import (
    BOTS_HELP,
    chosen,
    components_option,
    json_option,
    language_option,
    players_option,
    read_corrections,
    seated,
    seed_option,
    table_options,
)
from .progress import at_work, sharing_options
from .records import read, record_files
from .report_page import Page


@click.command()
@click.argument("game")
@players_option
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
    help="Play the same deals with this table option, too, and say what changes. May be repeated.",
)
@click.option(
    "--html",
    "page",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the page to this file.",
)
@table_options
@components_option
@seed_option
@sharing_options
@language_option
@json_option
def report(
    game: str,
    players: int | None,
    bots: str,
    count: int,
    records: Path | None,
    variants: tuple[str, ...],
    page: Path | None,
    options: tuple[str, ...],
    components: Path | None,
    seed: str | None,
    workers: int,
    cluster: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Say how GAME plays: seats, length, scores, and how every component fared.

    It is written as a page with charts (--html) or as JSON.
    """
    if page is None and not as_json:
        raise BadOptions("Say where to write the page: --html FILE, or ask for --json.")
    corrections = read_corrections(components)
    rules = games.load(game, corrections)
    seats = players if players is not None else rules.players[0]
    compared_with: dict[str, Compared] = {}
    if records is not None:
        matches = _brought(records, game, players)
        who = str(records)
    else:
        plan = Plan(
            game=game,
            options=rules.settle(seats, chosen(options)),
            corrections=corrections,
            bots=seated(bots, seats),
            games=count,
            seed=seed or "0",
        )
        others = [rules.settle(seats, plan.options | chosen((one,))) for one in variants]
        matches = _played(plan, workers, cluster)
        for variant, other in zip(variants, others, strict=True):
            again = _played(msgspec.structs.replace(plan, options=other), workers, cluster)
            compared_with[variant] = compared(matches, again)
        who = ", ".join(f"{plan.bots.count(name)} × {name}" for name in dict.fromkeys(plan.bots))
    found = study(game, matches)
    played = ["--bots", bots, "--games", str(count), "--seed", seed or "0"]
    command = ["tocsin", "report", game, "--players", str(found.players)]
    command += played if records is None else ["--records", str(records)]
    command += [word for option in options for word in ("--option", option)]
    command += ["--components", str(components)] if components is not None else []
    command += [word for variant in variants for word in ("--compare", variant)]
    if page is not None:
        words = Words(language, game)
        told = Page(words, rules, found, compared_with, who, command)
        page.write_text(told.text(language), "utf-8")
    if as_json:
        click.echo(msgspec.json.encode({"study": found, "compared": compared_with}))


def _played(plan: Plan, workers: int, cluster: str | None) -> list[Observed]:
    """Play and observe all matches of a plan."""
    with at_work(plan.games, workers, cluster) as (team, done):
        return observed(plan, team, done)


def _brought(folder: Path, game_id: str, players: int | None) -> list[Observed]:
    """Observe the finished matches of a folder that are of the game, and of one number of seats."""
    brought = [read(path) for path in record_files((folder,))]
    of_game = [(game, record) for game, record in brought if record.game == game_id]
    counts = {len(record.seats) for _, record in of_game if record.outcome is not None}
    seats = players if players is not None else min(counts, default=0)
    found = [
        observe(game, record)
        for game, record in of_game
        if record.outcome is not None and len(record.seats) == seats
    ]
    if not found:
        raise BadOptions(f"There is no finished match of {game_id} for {seats} in {folder}.")
    return found
