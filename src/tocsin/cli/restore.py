"""tocsin restore: restores a backup into an empty database."""

from pathlib import Path

import click

from .options import database_option, use_store


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore(file: Path, database: str | None) -> None:
    """Restore a backup FILE into an empty database, SQLite or PostgreSQL."""
    from tocsin.table.backup import restore as restore_rows

    count = use_store(database, lambda store: restore_rows(store, file))
    click.echo(f"{count} rows were restored.")
