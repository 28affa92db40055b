"""tocsin restore: a backup, put into an empty database."""

import asyncio
from pathlib import Path

import click

from .options import database_option, server_store


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore(file: Path, database: str | None) -> None:
    """Put a backup FILE into an empty database, of the same kind or the other."""
    click.echo(f"{asyncio.run(_restore(file, database))} rows were restored.")


async def _restore(file: Path, database: str | None) -> int:
    from tocsin.table.backup import restore as put_back

    store = server_store(database)
    await store.open()
    try:
        return await put_back(store, file)
    finally:
        await store.close()
