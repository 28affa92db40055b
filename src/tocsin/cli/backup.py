"""tocsin backup: everything a server knows, in one file."""

from pathlib import Path

import click

from .options import ask_store, database_option


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write all tables and people to FILE; the server may go on meanwhile.

    The file holds secrets (seeds of matches that go on, hashes of passwords): keep it private.
    """
    from tocsin.table.backup import back_up

    count = ask_store(database, lambda store: back_up(store, file))
    click.echo(f"{count} rows are in {file}.")
