"""Backups: every row of a store in one file that any store can take in again."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tocsin.kernel.errors import BadOptions

from ..errors import ConcurrentWrite
from .schema import TABLES
from .store import Rows, Statement, Store

FORMAT = 1
OF_ANOTHER = (
    "This backup was made by another version of Tocsin. Restore it with that version: this one"
    " brings its database up to date."
)
DAMAGED = "This backup is damaged: it has rows that no table fits."
Value = str | int | None


class Head(msgspec.Struct):
    """The first line of a backup."""

    tocsin_backup: int
    # The step of the schema that the rows are of.
    schema: int


async def back_up(store: Store, path: Path) -> int:
    """Write all rows as they are at one moment, and return how many there are."""
    count = 0
    unfinished = path.with_name(path.name + ".part")
    # Seeds and password hashes are in it: for the owner's eyes only.
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as file:
        file.write(msgspec.json.encode(Head(FORMAT, len(store.steps))) + b"\n")

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
    for table in TABLES:
        if table != "setting" and await store.fetch(f"SELECT 1 FROM {table} LIMIT 1"):
            raise BadOptions("This database is in use; restore into an empty one.")
    head = _head(path)
    if (head.tocsin_backup, head.schema) != (FORMAT, len(store.steps)):
        raise BadOptions(OF_ANOTHER)
    count = 0

    def statements() -> Iterator[Statement]:
        nonlocal count
        # What a fresh store makes for itself gives way.
        yield "DELETE FROM setting", ()
        for row in _rows(path):
            count += 1
            yield _insert(row)

    try:
        # In one piece: what breaks off in the middle must not keep a good one from coming after.
        await store.write_all(statements())
    except ConcurrentWrite:
        raise BadOptions(f"{path.name} is a damaged backup: it has a row twice.") from None
    return count


def _head(path: Path) -> Head:
    with _opened(path) as file:
        return msgspec.json.decode(file.readline(), type=Head)


def _rows(path: Path) -> Iterator[list[Value]]:
    with _opened(path) as file:
        file.readline()
        for line in file:
            yield msgspec.json.decode(line, type=list[Value])


@contextmanager
def _opened(path: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.open(path, "rb") as file:
            yield file
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"{path.name} is not a backup, or a damaged one: {error}.") from None


def _insert(row: list[Value]) -> Statement:
    table, *values = row or [None]
    columns = TABLES.get(table) if isinstance(table, str) else None
    if columns is None or len(values) != len(columns.split()):
        raise BadOptions(DAMAGED)
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    return f"INSERT INTO {table} ({columns}) VALUES ({places})", tuple(values)
