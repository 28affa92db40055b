"""Outages: no table's clock runs while no server runs, or through a jump of the machine's clock."""

import contextlib
import logging
from collections.abc import Iterable

from tocsin.kernel.errors import TocsinError
from tocsin.table.log import ClockPaused
from tocsin.table.storage.store import Store

from .clock import CLOCK, now_ms
from .session import TableSession

log = logging.getLogger("tocsin.tables")
# With other processes, a shorter absence than so many heartbeats is no outage.
MISSED_HEARTBEATS = 3


class Outages:
    """Compares the time with the last recorded heartbeat, and pauses the clocks in between."""

    def __init__(self, store: Store, heartbeat_s: float) -> None:
        self._store = store
        self._heartbeat_s = heartbeat_s
        self._last_alive_ms = self._started_ms = 0

    async def open(self) -> None:
        """Read the time of the last heartbeat of any process."""
        alive = await self._store.setting("alive")
        self._last_alive_ms = int(alive or now_ms())
        self._started_ms = now_ms()

    async def save_alive(self) -> None:
        """Record that a server runs now."""
        await self._store.save_setting("alive", str(now_ms()))

    async def skip(self, session: TableSession) -> None:
        """Pause the clocks of a table for the time in which no server ran."""
        last_alive = self._last_alive_ms
        outage = now_ms() - last_alive
        if session.table.touched >= self._started_ms:
            # Another process has written to the table since.
            return
        clocks = session.table.clocks
        longest = MISSED_HEARTBEATS * self._heartbeat_s * 1000 if self._store.shared else 0
        if clocks is not None and session.table.status == "playing" and outage > longest:
            await session.write(lambda table: ClockPaused(last_alive))

    async def skip_jump(self, sessions: Iterable[TableSession]) -> None:
        """Follow the machine's clock; after a jump pause the clocks of all tables."""
        before = CLOCK.sync()
        if before is None:
            return
        log.warning("the clock jumped by %d s; no table's clock ran", (now_ms() - before) // 1000)
        for session in sessions:
            table = session.table
            if table.clocks is None or table.status != "playing":
                continue
            if await self._store.acquire_lease(table.id):
                with contextlib.suppress(TocsinError):
                    await session.write(lambda table: ClockPaused(before))
