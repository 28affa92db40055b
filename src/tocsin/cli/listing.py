"""Lists as verbs print them: a table for people, or JSON."""

from collections.abc import Sequence
from datetime import datetime

import click
import msgspec
from rich.console import Console
from rich.table import Table

TIMES = ("at", "created", "used")


def show(found: Sequence[msgspec.Struct], as_json: bool) -> None:
    """Print what was found, one row each."""
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    if not found:
        click.echo("There are none.")
        return
    columns = found[0].__struct_fields__
    table = Table(*columns, box=None, pad_edge=False)
    for row in found:
        table.add_row(*(_written(name, getattr(row, name)) for name in columns))
    Console().print(table)


def _written(column: str, value: object) -> str:
    if column in TIMES and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)
