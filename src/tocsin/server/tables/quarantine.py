"""Quarantine: tables that cannot be read or that failed in play stay out of use."""

import logging
from collections.abc import Callable

from tocsin import __version__
from tocsin.table.errors import BrokenTable, ClosedTable
from tocsin.table.people import bans
from tocsin.table.storage.store import Store
from tocsin.table.storage.table_store import QuarantinedTable

from ..operations.background import BackgroundTasks
from ..operations.metrics import Metrics
from .clock import now_ms
from .failure_guard import QUARANTINED

log = logging.getLogger("tocsin.tables")
CLOSED = "Whoever runs this server has closed this table."
MAX_REASON_LENGTH = 500


class Quarantine:
    """Records broken tables in the store, where an administrator finds them."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        tasks: BackgroundTasks,
        on_add: Callable[[str, BrokenTable], None],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._tasks = tasks
        self._on_add = on_add
        # Tables that are not recorded in the store yet.
        self._unrecorded: set[str] = set()

    def add(self, table_id: str, error: Exception) -> BrokenTable:
        """Take a table out of use; return the error for its users."""
        reason = "".join(c for c in f"{type(error).__name__}: {error}" if c.isprintable())
        log.error("table %s is quarantined: %s", table_id, reason, exc_info=error)
        self._metrics.quarantined_tables.inc()
        self._unrecorded.add(table_id)
        refusal = BrokenTable(QUARANTINED)
        self._on_add(table_id, refusal)
        broken = QuarantinedTable(table_id, now_ms(), __version__, reason[:MAX_REASON_LENGTH])
        self._tasks.spawn(self._record(broken))
        return refusal

    async def _record(self, broken: QuarantinedTable) -> None:
        await self._store.quarantine(broken)
        await self._store.release_lease(broken.table_id)
        self._unrecorded.discard(broken.table_id)

    def check_unrecorded(self, table_id: str) -> None:
        """Raise BrokenTable if the table was quarantined a moment ago."""
        if table_id in self._unrecorded:
            raise BrokenTable(QUARANTINED)

    async def check(self, table_id: str) -> None:
        """Raise ClosedTable or BrokenTable if the table may not be used."""
        if await bans.banned(self._store, bans.TABLE, [table_id]):
            raise ClosedTable(CLOSED)
        if await self._store.is_quarantined(table_id):
            raise BrokenTable(QUARANTINED)
