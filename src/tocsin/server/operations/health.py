"""Whether the server can do its work: its database can be read, and written to."""

import asyncio
import time

from tocsin.kernel.errors import TocsinError
from tocsin.table.storage.store import Store

from ..tables.clock import now_ms

# Seconds for which an answer holds, and for which the database may take to give one.
HOLDS = 3.0
PATIENCE = 5.0
HEALTHY = "ok"


class Health:
    """Tries a write, but not for everybody who asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()
        self._tried = -HOLDS
        self._finding = HEALTHY

    async def finding(self) -> str:
        """Return HEALTHY, or a sentence that says what is wrong."""
        async with self._lock:
            if time.monotonic() - self._tried >= HOLDS:
                self._finding = await self._try()
                self._tried = time.monotonic()
        return self._finding

    async def _try(self) -> str:
        # The same row that every heartbeat writes: it says that a server is there.
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.save_setting("alive", str(now_ms()))
        except TimeoutError:
            return "The database does not answer in time."
        except TocsinError:
            return "The database cannot be written to; its disk may be full."
        return HEALTHY
