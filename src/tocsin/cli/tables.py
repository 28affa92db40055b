"""tocsin tables: the tables of a server, and those that something is wrong with."""

import click

from tocsin.kernel.errors import BadOptions
from tocsin.table.store import Store

from .listing import show
from .options import ask_store, database_option, json_option

STATUSES = ("open", "playing", "over", "frozen")


@click.command()
@click.option("--broken", is_flag=True, help="Only those that were set aside, and why.")
@click.option("--status", type=click.Choice(STATUSES), help="Only those of one status.")
@click.option("--most", default=100, show_default=True, help="How many at the most.")
@click.option("--retry", metavar="ID", help="Let a broken table be read again.")
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
    """List the tables of a server, the newest first; the server may go on meanwhile."""
    if retry is not None:
        ask_store(database, lambda store: _retry(store, retry))
        click.echo(f"Table {retry} will be read again when somebody comes to it.")
        return
    if broken:
        show(ask_store(database, lambda store: store.broken_tables()), as_json)
    else:
        show(ask_store(database, lambda store: store.all_tables(most, status)), as_json)


async def _retry(store: Store, table_id: str) -> None:
    if not await store.is_set_aside(table_id):
        raise BadOptions(f"There is no broken table “{table_id}”; see “tocsin tables --broken”.")
    await store.retry(table_id)
