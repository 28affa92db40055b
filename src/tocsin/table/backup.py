"""Backups: every row of a store in one file that any store can take in again."""

import gzip
import os
from pathlib import Path
from typing import Any

import msgspec

from tocsin.kernel.errors import BadOptions

from .schema import TABLES
from .store import Rows, Statement, Store

FORMAT = 1
AT_ONCE = 500


class Head(msgspec.Struct):
    """The first line of a backup."""

    tocsin_backup: int


async def back_up(store: Store, path: Path) -> int:
    """Write all rows as they are at one moment, and return how many there are."""
    count = 0
    unfinished = path.with_name(path.name + ".part")
    # Seeds and password hashes are in it: for the owner's eyes only.
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as file:
        file.write(msgspec.json.encode(Head(FORMAT)) + b"\n")

        def take(table: str, rows: Rows) -> None:
            nonlocal count
            count += len(rows)
            file.write(b"".join(msgspec.json.encode([table, *row]) + b"\n" for row in rows))

        await store.dump(take)
    with open(unfinished, "rb") as written:
        os.fsync(written.fileno())
    unfinished.replace(path)
    return count


async def restore(store: Store, path: Path) -> int:
    """Put all rows of a backup into an empty store, and return how many there are."""
    if await store.fetch("SELECT 1 FROM line LIMIT 1"):
        raise BadOptions("There are tables in this database; restore into an empty one.")
    count = 0
    try:
        with gzip.open(path, "rb") as file:
            if msgspec.json.decode(file.readline(), type=Head).tocsin_backup != FORMAT:
                raise BadOptions("This backup was made by another version.")
            # What a fresh store makes for itself gives way to what was backed up.
            statements: list[Statement] = [("DELETE FROM setting", ())]
            for line in file:
                statements.append(_insert(msgspec.json.decode(line)))
                count += 1
                if len(statements) >= AT_ONCE:
                    await store.write(*statements)
                    statements = []
            await store.write(*statements)
    except (OSError, EOFError, msgspec.DecodeError, KeyError, IndexError, TypeError) as error:
        raise BadOptions(f"{path.name} is not a backup, or a damaged one: {error}.") from None
    return count


def _insert(row: list[Any]) -> Statement:
    table, *values = row
    # Columns are only ever added at the end; what an older backup lacks is made anew.
    columns = TABLES[table][: len(values)]
    places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", tuple(values)
