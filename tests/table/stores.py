"""Helpers that open a store for the duration of a test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from tocsin.table.log import LogEntry, NextTableOpened
from tocsin.table.storage.database import store_for
from tocsin.table.storage.schema import MIGRATIONS, Migrations
from tocsin.table.storage.store import Store

Result = TypeVar("Result")


@asynccontextmanager
async def opened(database: str | Path, migrations: Migrations = MIGRATIONS) -> AsyncIterator[Store]:
    store = store_for(str(database), migrations)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def ask(
    database: str | Path,
    body: Callable[[Store], Awaitable[Result]],
    migrations: Migrations = MIGRATIONS,
) -> Result:
    """Open a store (which migrates its schema) and return the result of a function."""

    async def run() -> Result:
        async with opened(database, migrations) as store:
            return await body(store)

    return asyncio.run(run())


def entry_line(number: int, text: str = "next", key: str = "") -> LogEntry:
    return LogEntry(number, number * 10, NextTableOpened(text), "anne", key)
