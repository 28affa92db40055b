"""Index writer: brings the index of tables up to date with their logs."""

import asyncio

from tocsin.table.errors import StoreDown
from tocsin.table.storage import table_index
from tocsin.table.storage.store import Store

from ..operations.background import BackgroundTasks
from .session import TableSession

# Maximum delay of the index as other processes see it. This process writes it before each list
# that it reads; without other processes the heartbeat suffices.
MAX_DELAY_S = 2.0


class IndexWriter:
    """Collects changed tables, and writes their index rows in batches."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks
        self._pending: set[TableSession] = set()
        self._lock = asyncio.Lock()

    def schedule(self, session: TableSession) -> None:
        """Schedule an index update of a table."""
        if self._store.shared and not self._pending:
            self._tasks.spawn_later(MAX_DELAY_S, self.flush)
        self._pending.add(session)

    async def flush(self) -> None:
        """Write the index rows of all changed tables."""
        # The lock makes a reader of the index wait for a flush that has already begun.
        async with self._lock:
            batch, self._pending = self._pending, set()
            tables = [session.table for session in batch if not session.is_broken]
            try:
                for first in range(0, len(tables), table_index.TABLES_PER_STATEMENT):
                    some = tables[first : first + table_index.TABLES_PER_STATEMENT]
                    await self._store.write(table_index.update_statement(*some))
            except StoreDown:
                # The next heartbeat tries again.
                self._pending |= batch
                raise
