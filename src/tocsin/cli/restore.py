"""tocsin restore: restores a backup into an empty database."""

from pathlib import Path

import click

from tocsin.table.storage.store import Store

from .options import existing_file, store_command


@click.command()
@click.argument("file", type=existing_file)
@store_command
async def restore(store: Store, file: Path) -> None:
    """Restore a backup FILE into an empty database, SQLite or PostgreSQL."""
    from tocsin.table.storage.backup import restore as restore_rows

    click.echo(f"{await restore_rows(store, file)} rows were restored.")
