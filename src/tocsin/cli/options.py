"""Options that several verbs share."""

import asyncio
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tocsin.bots import NAMES
from tocsin.kernel.errors import BadComponents, BadOptions
from tocsin.table.store import Store
from tocsin.table.words import LANGUAGES

Answer = TypeVar("Answer")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="TOCSIN_LANG",
    help="Language of the table.",
)
players_option = click.option(
    "--players", type=int, help="Number of seats; the game's fewest if not given."
)
seed_option = click.option("--seed", help="Any text; the same seed gives the same matches.")
table_options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option, e.g. board=anarchy; see “tocsin games”. May be repeated.",
)
# How bots are named, wherever they are.
BOTS_HELP = (
    "One bot for all seats, or one for each, separated by commas: "
    f"{', '.join(NAMES)}, or one changed in detail, expert:rollouts=200:ahead=2; see docs/bots.md."
)
database_option = click.option(
    "--database",
    envvar="TOCSIN_DATABASE",
    metavar="FILE|URL",
    help="A SQLite file, or postgresql://…; a file in your data folder if not given.",
)
components_option = click.option(
    "--components",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A TOML file with corrected figures of the game's components.",
)


def chosen(options: tuple[str, ...]) -> dict[str, str]:
    """Return the table options as names and values."""
    pairs = [option.partition("=") for option in options]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadOptions(f"“{name}{equals}{value}” is not an option: write NAME=VALUE.")
    return {name: value for name, _, value in pairs}


def server_store(database: str | None) -> Store:
    """Return the store that a server would use, not yet opened."""
    from tocsin.server.settings import from_environment
    from tocsin.table.database import store_for

    return store_for(from_environment(database=database).database_url())


def ask_store(database: str | None, ask: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Open the store that a server would use, ask it something, and close it."""

    async def asked() -> Answer:
        store = server_store(database)
        await store.open()
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asked())


def read_corrections(path: Path | None) -> dict[str, Any]:
    """Return an owner's corrections from a TOML file."""
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path} is not a TOML file: {error}.") from None


def seated(bots: str, seats: int) -> list[str]:
    """Return one bot's name for each seat from a list with commas; one name stands for all."""
    names = bots.split(",")
    if "" in names:
        raise BadOptions("A bot’s name is missing between the commas.")
    if len(names) not in (1, seats):
        raise BadOptions(
            f"Name one bot for all seats or one for each of {seats}, not {len(names)}."
        )
    return names if len(names) == seats else names * seats
