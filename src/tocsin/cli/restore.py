"""tocsin restore: a backup, put into an empty database."""

from pathlib import Path

import click

from .options import ask_store, database_option


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore(file: Path, database: str | None) -> None:
    """Put a backup FILE into an empty database, of the same kind or the other."""
    from tocsin.table.backup import restore as put_back

    count = ask_store(database, lambda store: put_back(store, file))
    click.echo(f"{count} rows were restored.")
