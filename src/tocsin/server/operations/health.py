"""Health check: whether the database can be read and written."""

import asyncio
import time

from tocsin.kernel.errors import TocsinError
from tocsin.table.storage.store import Store

from ..tables.clock import now_ms

CACHE_TTL_S = 3.0
TIMEOUT_S = 5.0
HEALTHY = "ok"


class Health:
    """Checks the database by a write, whose result is cached for all requests."""

    def __init__(self, store: Store, timeout_s: float = TIMEOUT_S) -> None:
        self._store = store
        self._timeout_s = timeout_s
        self._lock = asyncio.Lock()
        self._checked_s = -CACHE_TTL_S
        self._result = HEALTHY

    async def result(self) -> str:
        """Return HEALTHY, or a sentence that names the problem."""
        async with self._lock:
            if time.monotonic() - self._checked_s >= CACHE_TTL_S:
                self._result = await self._check()
                self._checked_s = time.monotonic()
        return self._result

    async def _check(self) -> str:
        # The row that every heartbeat writes: it records that a server runs.
        try:
            async with asyncio.timeout(self._timeout_s):
                await self._store.save_setting("alive", str(now_ms()))
        except TimeoutError:
            return "The database does not answer in time."
        except TocsinError:
            return "The database cannot be written to; its disk may be full."
        return HEALTHY
