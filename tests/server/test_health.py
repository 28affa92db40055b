"""The health check with a slow database and with a cancelled request."""

import asyncio
from typing import Any, cast

import pytest

from tocsin.server.operations.health import HEALTHY, TIMEOUT_S, Health
from tocsin.table.storage.store import Store


class Slow:
    """A store whose writes end when the test sets `written`."""

    def __init__(self) -> None:
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def save_setting(self, name: str, value: str) -> None:
        await self.written


def asked(timeout_s: float = TIMEOUT_S) -> tuple[Slow, "asyncio.Task[str]"]:
    store = Slow()
    health = Health(cast(Store, cast(Any, store)), timeout_s)
    return store, asyncio.create_task(health.result())


def test_write_ending_during_a_cancellation_does_not_swallow_it() -> None:
    async def both_at_once() -> None:
        store, asking = asked()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.written.set_result(None)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(both_at_once())


def test_slow_database_is_unhealthy() -> None:
    async def ask() -> None:
        _, asking = asked(timeout_s=0.05)
        assert await asking == "The database does not answer in time."
        store, asking = asked()
        store.written.set_result(None)
        assert await asking == HEALTHY

    asyncio.run(ask())
