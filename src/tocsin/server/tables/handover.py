"""Handover: on shutdown every table passes to other processes, one after the other."""

import asyncio
import logging
import time

from tocsin.table.storage.store import Store

from ..operations.background import log_refusal
from ..websocket.client_connection import SERVICE_RESTART
from .registry import TableRegistry
from .session import TableSession

log = logging.getLogger("tocsin.tables")
MAX_DURATION_S = 8.0
# Pause between two tables: all clients at once would delay each other at the next process.
PAUSE_S = 0.02
# Timeout per table, so that one stuck table does not delay the others.
TABLE_TIMEOUT_S = 1.0


class Handover:
    """Unloads all tables and makes their clients reconnect, if other processes may serve them."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables

    @property
    def duration_s(self) -> float:
        """Return the maximum duration."""
        return MAX_DURATION_S if self._store.shared else 0.0

    async def run(self) -> None:
        """Hand over all tables while those that remain are played on."""
        if not self._store.shared:
            return
        deadline = time.monotonic() + self.duration_s
        remaining = self._tables.sessions()
        while remaining and (left_s := deadline - time.monotonic()) > 0:
            pause_s = min(PAUSE_S, left_s / len(remaining))
            session = remaining.pop()
            try:
                async with asyncio.timeout(TABLE_TIMEOUT_S):
                    await self._hand_over(session)
            except TimeoutError:
                log.warning("table %s was not handed over in time", session.table.id)
            await asyncio.sleep(pause_s)

    async def _hand_over(self, session: TableSession) -> None:
        # The lock lets a write that has begun be answered before its client is disconnected.
        async with session.lock:
            for connection in list(session.audience.connections):
                connection.close(SERVICE_RESTART)
        await log_refusal(self._tables.unload(session))
