"""The health check, from inside: what it waits for and who may end that."""

import asyncio
from typing import Any, cast

import pytest

from tocsin.server.operations import health
from tocsin.server.operations.health import HEALTHY, Health
from tocsin.table.storage.store import Store


class Slow:
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def save_setting(self, name: str, value: str) -> None:
        await self.written


def asked() -> tuple[Slow, "asyncio.Task[str]"]:
    store = Slow()
    return store, asyncio.create_task(Health(cast(Store, cast(Any, store))).finding())


def test_a_write_that_ends_while_the_asker_is_cancelled_does_not_swallow_that() -> None:
    async def both_at_once() -> None:
        store, asking = asked()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.written.set_result(None)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(both_at_once())


def test_a_database_that_is_slow_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)

    async def ask() -> None:
        _, asking = asked()
        assert await asking == "The database does not answer in time."
        store, asking = asked()
        store.written.set_result(None)
        assert await asking == HEALTHY

    asyncio.run(ask())
