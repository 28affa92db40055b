"""tocsin backup: the whole database of a server in one file."""

from pathlib import Path

import click

from .options import database_option, file_path, use_store


@click.command()
@click.argument("file", type=file_path)
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write all tables and accounts to FILE, also while the server runs.

    The file contains secrets (seeds of unfinished matches, password hashes): keep it private.
    """
    from tocsin.table.backup import back_up

    count = use_store(database, lambda store: back_up(store, file))
    click.echo(f"{count} rows are in {file}.")
