"""tocsin tables: the tables of a server, and those that something is wrong with."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeVar

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tocsin.kernel.errors import BadOptions
from tocsin.table.store import Broken, Seating, Store

from .options import database_option, json_option, server_store

Found = TypeVar("Found")


@click.command()
@click.option("--broken", is_flag=True, help="Only those that were set aside, and why.")
@click.option("--retry", metavar="ID", help="Let a broken table be read again.")
@database_option
@json_option
def tables(broken: bool, retry: str | None, database: str | None, as_json: bool) -> None:
    """List the tables of a server, the newest first; the server may go on meanwhile."""
    if retry is not None:
        asyncio.run(_asked(database, lambda store: _retry(store, retry)))
        click.echo(f"Table {retry} will be read again when somebody comes to it.")
        return
    if broken:
        found = asyncio.run(_asked(database, lambda store: store.broken_tables()))
        _show(found, as_json)
    else:
        _show(asyncio.run(_asked(database, lambda store: store.all_tables())), as_json)


async def _asked(database: str | None, ask: Callable[[Store], Awaitable[Found]]) -> Found:
    store = server_store(database)
    await store.open()
    try:
        return await ask(store)
    finally:
        await store.close()


async def _retry(store: Store, table_id: str) -> None:
    if not await store.is_set_aside(table_id):
        raise BadOptions(f"There is no broken table “{table_id}”; see “tocsin tables --broken”.")
    await store.retry(table_id)


def _show(found: list[Broken] | list[Seating], as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    if not found:
        click.echo("There are none.")
        return
    columns = type(found[0]).__struct_fields__
    table = Table(*columns, box=None, pad_edge=False)
    for row in found:
        table.add_row(*(_written(name, getattr(row, name)) for name in columns))
    Console().print(table)


def _written(column: str, value: object) -> str:
    if column in ("at", "created") and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    return str(value)
