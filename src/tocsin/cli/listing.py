"""Tables in the terminal, and lists of structs as a table or as JSON."""

from collections.abc import Iterable, Sequence
from datetime import datetime

import click
import msgspec
from rich.console import Console
from rich.table import Table

TIME_COLUMNS = ("at", "created", "used")


def print_table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table without borders."""
    table = Table(*titles, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def show(items: Sequence[msgspec.Struct], as_json: bool) -> None:
    """Print structs of one type, one row for each."""
    if as_json:
        click.echo(msgspec.json.encode(items))
    elif not items:
        click.echo("The list is empty.")
    else:
        columns = items[0].__struct_fields__
        print_table(
            columns, ([_cell(name, getattr(item, name)) for name in columns] for item in items)
        )


def _cell(column: str, value: object) -> str:
    if column in TIME_COLUMNS and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)
