"""Backups: every row of a store in one file that any store can take in again."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tocsin.kernel.errors import BadOptions

from .errors import Overtaken
from .schema import TABLES, newest, onward, set_back, since
from .store import Rows, Statement, Store

FORMAT = 1
OF_ANOTHER = "This backup was made by a newer version, or is damaged."
Value = str | int | None


class Head(msgspec.Struct):
    """The first line of a backup."""

    tocsin_backup: int
    # The step of the schema that the rows are of; the first backups did not say.
    schema: int | None = None


async def back_up(store: Store, path: Path) -> int:
    """Write all rows as they are at one moment, and return how many there are."""
    count = 0
    unfinished = path.with_name(path.name + ".part")
    # Seeds and password hashes are in it: for the owner's eyes only.
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as file:
        file.write(msgspec.json.encode(Head(FORMAT, newest())) + b"\n")

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
    step = _step(path)
    count = 0

    def statements() -> Iterator[Statement]:
        nonlocal count
        # Old rows go through every later step, as they would have in their own store: a step may
        # change what is there. What a fresh store makes for itself gives way too.
        yield from ((statement, ()) for statement in set_back(step))
        for row in _rows(path):
            count += 1
            yield _insert(row)
        yield from ((statement, ()) for statement in onward(step))

    try:
        # In one piece: what breaks off in the middle must not keep a good one from coming after.
        await store.write_all(statements())
    except Overtaken:
        raise BadOptions(f"{path.name} is a damaged backup: it has a row twice.") from None
    return count


def _step(path: Path) -> int:
    """Return the step of the schema that a backup's rows are of."""
    told = _head(path).schema
    if told is None:
        # Tables and columns are told by name and number, and each came with some step.
        return max((since(*_shape(row)) for row in _rows(path)), default=newest())
    if not 0 < told <= newest():
        raise BadOptions(OF_ANOTHER)
    return told


def _head(path: Path) -> Head:
    with _opened(path) as file:
        return _read_head(file)


def _rows(path: Path) -> Iterator[list[Value]]:
    with _opened(path) as file:
        _read_head(file)
        for line in file:
            yield msgspec.json.decode(line, type=list[Value])


@contextmanager
def _opened(path: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.open(path, "rb") as file:
            yield file
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"{path.name} is not a backup, or a damaged one: {error}.") from None


def _read_head(file: gzip.GzipFile) -> Head:
    head = msgspec.json.decode(file.readline(), type=Head)
    if head.tocsin_backup != FORMAT:
        raise BadOptions(OF_ANOTHER)
    return head


def _shape(row: list[Value]) -> tuple[str, int]:
    """Return the table of a row, and how many values there are for it."""
    table, *values = row or [None]
    if not isinstance(table, str) or not 0 < len(values) <= len(TABLES.get(table, ())):
        raise BadOptions(OF_ANOTHER)
    return table, len(values)


def _insert(row: list[Value]) -> Statement:
    table, count = _shape(row)
    # Later versions add columns at the end; older rows do without them.
    columns = TABLES[table][:count]
    places = ", ".join(f"${number}" for number in range(1, count + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", tuple(row[1:])
