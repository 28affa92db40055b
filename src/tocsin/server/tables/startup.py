"""Startup: loads tables with a bot or clock to run, and repairs the index after a crash."""

import asyncio
import time

from tocsin.table.errors import OtherRules
from tocsin.table.storage import table_index
from tocsin.table.storage.store import Store

from ..operations.background import log_refusal
from .registry import TableRegistry


class Startup:
    """The work after a start; all other tables are loaded on request."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables
        self.finished = asyncio.Event()

    async def run(self) -> None:
        """Load the tables that are due, then update the index rows that are behind their logs."""
        for table_id in await table_index.due_tables(self._store):
            await log_refusal(self._tables.get(table_id))
        for table_id in await table_index.outdated_tables(self._store):
            began = time.monotonic()
            await log_refusal(self.update_index(table_id))
            # Leave at least half of the time to requests.
            await asyncio.sleep(time.monotonic() - began)
        self.finished.set()

    async def update_index(self, table_id: str) -> None:
        """Write the index row of a table; unload the table again unless it is in use."""
        try:
            session = await self._tables.get_unrequested(table_id)
        except OtherRules:
            frozen = await self._tables.frozen(table_id)
            await self._store.write(table_index.update_statement(frozen))
            return
        await self._store.write(table_index.update_statement(session.table))
        if not session.is_requested and session.is_idle:
            await self._tables.unload(session)
