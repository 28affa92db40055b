"""tocsin tables: the tables of a server, and those in quarantine."""

import click

from tocsin.kernel.errors import BadOptions
from tocsin.table.store import Store

from .listing import show
from .options import database_option, json_option, use_store

STATUSES = ("open", "playing", "over", "frozen")


@click.command()
@click.option("--broken", is_flag=True, help="Only tables in quarantine, with the reason.")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables with this status.")
@click.option("--most", default=100, show_default=True, help="Maximum number of tables.")
@click.option("--retry", metavar="ID", help="Release a table from quarantine.")
@database_option
@json_option
def tables(
    broken: bool,
    status: str | None,
    most: int,
    retry: str | None,
    database: str | None,
    as_json: bool,
) -> None:
    """List the tables of a server, the newest first, also while the server runs."""
    if retry is not None:
        use_store(database, lambda store: _retry(store, retry))
        click.echo(f"Table {retry} will be loaded again at the next request for it.")
    elif broken:
        show(use_store(database, lambda store: store.broken_tables()), as_json)
    else:
        show(use_store(database, lambda store: store.all_tables(most, status)), as_json)


async def _retry(store: Store, table_id: str) -> None:
    if not await store.is_set_aside(table_id):
        raise BadOptions(f"There is no broken table “{table_id}”; see “tocsin tables --broken”.")
    await store.retry(table_id)
