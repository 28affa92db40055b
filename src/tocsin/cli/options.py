"""Options that several commands share."""

import asyncio
import tomllib
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click

from tocsin import games
from tocsin.bots import BOT_KINDS
from tocsin.kernel.errors import BadComponents, BadOptions
from tocsin.kernel.game import Game
from tocsin.table.words import LANGUAGES

file_path = click.Path(dir_okay=False, path_type=Path)
existing_file = click.Path(exists=True, dir_okay=False, path_type=Path)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="TOCSIN_LANG",
    help="Language of the output.",
)
BOTS_HELP = (
    "One bot for all seats, or one for each, separated by commas: "
    f"{', '.join(BOT_KINDS)}, or with changed settings, expert:rollouts=200:ahead=2; "
    "see docs/bots.md."
)
database_option = click.option(
    "--database",
    envvar="TOCSIN_DATABASE",
    metavar="FILE|URL",
    help="A SQLite file, or postgresql://…; by default a file in your data folder.",
)


class TableSetup(NamedTuple):
    """The table that a command plays at."""

    game: Game
    players: int
    # Whether --players was given; else `players` is the game's fewest.
    is_players_given: bool
    options: dict[str, str]
    corrections: dict[str, Any]
    seed: str | None
    # The options --option and --components as on the command line.
    arguments: list[str]


def table_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add GAME and the options of a table to a command, which receives them as `table`."""

    @click.argument("game")
    @click.option("--players", type=int, help="Number of seats; by default the game's fewest.")
    @click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A table option, e.g. board=anarchy; see “tocsin games”. May be repeated.",
    )
    @click.option(
        "--components",
        type=existing_file,
        help="A TOML file with corrected figures of the game's components.",
    )
    @click.option("--seed", help="Any text; the same seed gives the same matches.")
    @wraps(command)
    def with_table(
        game: str,
        players: int | None,
        options: tuple[str, ...],
        components: Path | None,
        seed: str | None,
        **others: Any,
    ) -> None:
        corrections = _read_corrections(components)
        rules = games.load(game, corrections)
        seats = players if players is not None else rules.players[0]
        arguments = [word for option in options for word in ("--option", option)]
        arguments += ["--components", str(components)] if components is not None else []
        table = TableSetup(
            rules,
            seats,
            players is not None,
            rules.settle(seats, parse_options(options)),
            corrections,
            seed,
            arguments,
        )
        command(table=table, **others)

    return with_table


def parse_options(options: tuple[str, ...]) -> dict[str, str]:
    """Return table options given as NAME=VALUE."""
    pairs = [option.partition("=") for option in options]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadOptions(f"“{name}{equals}{value}” is not an option: write NAME=VALUE.")
    return {name: value for name, _, value in pairs}


def store_command(command: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Add --database to an async command, which receives the open store as `store`."""

    @database_option
    @wraps(command)
    def with_store(database: str | None, **others: Any) -> None:
        from tocsin.server.settings import from_environment
        from tocsin.table.storage.database import store_for

        async def run() -> None:
            store = store_for(from_environment(database=database).database_url())
            await store.open()
            try:
                await command(store=store, **others)
            finally:
                await store.close()

        asyncio.run(run())

    return with_store


def _read_corrections(path: Path | None) -> dict[str, Any]:
    """Return the component corrections in a TOML file."""
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path} is not a TOML file: {error}.") from None


def bots_by_seat(bots: str, seats: int) -> list[str]:
    """Return the bot of each seat from a list with commas; a single bot is for all seats."""
    names = bots.split(",")
    if "" in names:
        raise BadOptions("A bot’s name is missing between the commas.")
    if len(names) not in (1, seats):
        raise BadOptions(
            f"Name one bot for all seats or one for each of {seats}, not {len(names)}."
        )
    return names if len(names) == seats else names * seats
