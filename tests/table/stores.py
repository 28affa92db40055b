"""A store that is open while a test asks it something."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from tocsin.table.storage.database import store_for
from tocsin.table.storage.schema import MIGRATIONS, Migrations
from tocsin.table.storage.store import Store

Answer = TypeVar("Answer")


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
    body: Callable[[Store], Awaitable[Answer]],
    migrations: Migrations = MIGRATIONS,
) -> Answer:
    """Open a store, which brings its schema up to date, and return what is found there."""

    async def whole() -> Answer:
        async with opened(database, migrations) as store:
            return await body(store)

    return asyncio.run(whole())
