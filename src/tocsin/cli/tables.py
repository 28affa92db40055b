"""tocsin tables: the tables of a server, and those in quarantine."""

import click

from tocsin.kernel.errors import BadOptions
from tocsin.table.storage.store import Store

from .listing import show
from .options import json_option, store_command

STATUSES = ("open", "playing", "over", "frozen")


@click.command()
@click.option("--broken", is_flag=True, help="Only tables in quarantine, with the reason.")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables with this status.")
@click.option("--most", default=100, show_default=True, help="Maximum number of tables.")
@click.option("--retry", metavar="ID", help="Release a table from quarantine.")
@json_option
@store_command
async def tables(
    store: Store, broken: bool, status: str | None, most: int, retry: str | None, as_json: bool
) -> None:
    """List the tables of a server, the newest first, also while the server runs."""
    if retry is not None:
        if not await store.is_quarantined(retry):
            raise BadOptions(f"There is no broken table “{retry}”; see “tocsin tables --broken”.")
        await store.lift_quarantine(retry)
        click.echo(f"Table {retry} will be loaded again at the next request for it.")
    elif broken:
        show(await store.quarantined_tables(), as_json)
    else:
        show(await store.all_tables(most, status), as_json)
