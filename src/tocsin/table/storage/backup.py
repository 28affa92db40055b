"""Backups: all rows of a store in one file, which SQLite and PostgreSQL can restore."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tocsin.kernel.errors import BadOptions

from ..errors import ConcurrentWrite
from .schema import TABLE_COLUMNS
from .sql_store import Rows, Statement, placeholders
from .store import Store

FORMAT = 1
OTHER_VERSION = (
    "This backup was made by another version of Tocsin. Restore it with that version: this one"
    " brings its database up to date."
)
DAMAGED = "This backup is damaged: it has rows that no table fits."
Value = str | int | None


class Head(msgspec.Struct):
    """The first line of a backup."""

    tocsin_backup: int
    # The number of the latest migration.
    schema: int


async def back_up(store: Store, path: Path) -> int:
    """Write a snapshot of all rows, and return their count."""
    count = 0
    unfinished = path.with_name(path.name + ".part")
    # Readable by the owner only: a backup holds seeds and password hashes.
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as file:
        file.write(msgspec.json.encode(Head(FORMAT, len(store.migrations))) + b"\n")

        def receive(table: str, rows: Rows) -> None:
            nonlocal count
            count += len(rows)
            file.write(b"".join(msgspec.json.encode([table, *row]) + b"\n" for row in rows))

        await store.dump(receive)
    with open(unfinished, "rb") as written:
        os.fsync(written.fileno())
    unfinished.replace(path)
    return count


async def restore(store: Store, path: Path) -> int:
    """Insert the rows of a backup into an empty store, and return their count."""
    for table in TABLE_COLUMNS:
        if table != "setting" and await store.fetch(f"SELECT 1 FROM {table} LIMIT 1"):
            raise BadOptions("This database is in use; restore into an empty one.")
    head = _head(path)
    if (head.tocsin_backup, head.schema) != (FORMAT, len(store.migrations)):
        raise BadOptions(OTHER_VERSION)
    count = 0

    def statements() -> Iterator[Statement]:
        nonlocal count
        # A new store has generated secrets of its own.
        yield "DELETE FROM setting", ()
        for row in _rows(path):
            count += 1
            yield _insert(row)

    try:
        # One transaction: after a damaged backup the store is still empty.
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
    columns = TABLE_COLUMNS.get(table) if isinstance(table, str) else None
    if columns is None or len(values) != len(columns.split()):
        raise BadOptions(DAMAGED)
    sql = f"INSERT INTO {table} ({columns}) VALUES ({placeholders(len(values))})"
    return sql, tuple(values)
