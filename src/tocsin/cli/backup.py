"""tocsin backup: everything a server knows, in one file."""

import asyncio
from pathlib import Path

import click

from .options import database_option, server_store


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write all tables and people to FILE; the server may go on meanwhile.

    The file holds secrets (seeds of matches that go on, hashes of passwords): keep it private.
    """
    click.echo(f"{asyncio.run(_back_up(file, database))} rows are in {file}.")


async def _back_up(file: Path, database: str | None) -> int:
    from tocsin.table.backup import back_up

    store = server_store(database)
    await store.open()
    try:
        return await back_up(store, file)
    finally:
        await store.close()
