"""Periodic upkeep of tables: load overdue ones, unload idle ones, close abandoned ones."""

import time

from tocsin.table import commands
from tocsin.table.people import email_links, sessions
from tocsin.table.storage import table_index
from tocsin.table.storage.store import Store

from ..operations.background import log_refusal
from ..operations.metrics import Metrics
from ..settings import Settings
from .clock import now_ms
from .registry import TableRegistry

# Idle time after which a table is unloaded. Finished tables are the most numerous.
IDLE_S = 600.0
FINISHED_IDLE_S = 60.0
EXPIRY_INTERVAL_S = 3600.0
DAY_MS = 24 * 3600 * 1000
# Tables that are loaded or closed in one round.
BATCH_SIZE = 100
# Delay of a bot or clock, beyond the time of a bot, after which its process must have ended.
OVERDUE_AFTER_S = 15.0


class Upkeep:
    """The work on tables at each heartbeat."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        tables: TableRegistry,
        overdue_after_s: float = OVERDUE_AFTER_S,
    ) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._tables = tables
        self._overdue_ms = round((overdue_after_s + settings.bot_budget) * 1000)
        # The first heartbeat deletes the rows that expired while no server ran.
        self._last_expiry_s = time.monotonic() - EXPIRY_INTERVAL_S

    async def delete_expired(self) -> None:
        """Once an hour delete expired sessions and links, and close abandoned tables."""
        if time.monotonic() - self._last_expiry_s <= EXPIRY_INTERVAL_S:
            return
        self._last_expiry_s = time.monotonic()
        await sessions.delete_expired(self._store, now_ms())
        await email_links.delete_expired(self._store, now_ms())
        await self._close_abandoned()

    async def _close_abandoned(self) -> None:
        now = now_ms()
        opened = now - round(self._settings.open_days * DAY_MS)
        idle = now - round(self._settings.idle_days * DAY_MS)
        for table_id in await table_index.abandoned_tables(self._store, opened, idle, BATCH_SIZE):
            await log_refusal(self._close_one(table_id, opened, idle))

    async def _close_one(self, table_id: str, opened: int, idle: int) -> None:
        session = await self._tables.get(table_id)
        await session.write(
            lambda table: commands.abandon(table, opened if table.status == "open" else idle)
        )
        self._metrics.abandoned_tables.inc()

    async def load_overdue(self) -> None:
        """Load tables whose bots and clocks no process runs any more."""
        since = now_ms() - self._overdue_ms
        for table_id in await table_index.overdue_tables(self._store, since, BATCH_SIZE):
            if table_id not in self._tables:
                await log_refusal(self._tables.get(table_id))

    async def tend_sessions(self) -> None:
        """Resync tables, repeat their presence to other processes, and unload idle ones."""
        self._metrics.broken_tables.set(len(await self._store.quarantined_tables()))
        for session in self._tables.sessions():
            if session.needs_resync:
                await log_refusal(session.resync())
            if session.audience.connections and self._store.shared:
                people = session.audience.people_here()
                await self._store.publish_presence(session.table.id, people)
            max_idle_s = FINISHED_IDLE_S if session.table.status == "over" else IDLE_S
            if time.monotonic() - session.last_used_s > max_idle_s and session.is_idle:
                await self._tables.unload(session)
