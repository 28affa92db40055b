"""tocsin backup: the whole database of a server in one file."""

from pathlib import Path

import click

from tocsin.table.storage.store import Store

from .options import file_path, store_command


@click.command()
@click.argument("file", type=file_path)
@store_command
async def backup(store: Store, file: Path) -> None:
    """Write all tables and accounts to FILE, also while the server runs.

    The file contains secrets (seeds of unfinished matches, password hashes): keep it private.
    """
    from tocsin.table.storage.backup import back_up

    click.echo(f"{await back_up(store, file)} rows are in {file}.")
