"""Opens new tables, and those that follow a finished match."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import partial

from tocsin.table import opening
from tocsin.table.errors import ConcurrentWrite, NoSuchTable
from tocsin.table.log import Imported, LogEntry, Opened
from tocsin.table.storage.person_store import Person
from tocsin.table.table import Table

from ..operations.thread_pool import REPLAY_POOL
from .clock import now_ms
from .registry import TableRegistry
from .session import TableSession

# Without letters and digits that look alike.
ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


class TableOpener:
    """Writes the first entry of new tables."""

    def __init__(
        self, tables: TableRegistry, on_seat_reserved: Callable[[str, Table], None]
    ) -> None:
        self._tables = tables
        # Called for each person for whom a seat of a following table is reserved.
        self._on_seat_reserved = on_seat_reserved
        # Concurrent requests for the following table share one.
        self._lock = asyncio.Lock()

    def new_id(self) -> str:
        """Return a random id for a new table."""
        return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))

    async def open_table(
        self, entry: Opened | Imported, person: str, address: str = ""
    ) -> TableSession:
        """Open a table for a person at an address."""
        while True:
            table = Table(self.new_id())
            line = LogEntry(1, now_ms(), entry, person)
            # Applied before it is written: an entry that fails must not reach the store.
            if isinstance(entry, Imported) or entry.origin is not None:
                await REPLAY_POOL.run(partial(table.read, line), address)
            else:
                table.read(line)
            with contextlib.suppress(ConcurrentWrite):
                return await self._tables.create(table, line)

    async def open_next(self, before: Table, person: Person) -> TableSession:
        """Return the table that follows another, opened if necessary.

        The process that wrote the id of the following table may have stopped before opening it.
        """
        assert before.successor is not None
        async with self._lock:
            return await self._open_next(before, before.successor, person)

    async def _open_next(self, before: Table, table_id: str, person: Person) -> TableSession:
        with contextlib.suppress(NoSuchTable):
            return await self._tables.get(table_id)
        table = Table(table_id)
        line = LogEntry(1, now_ms(), opening.open_next(before, person.id, person.name), person.id)
        table.read(line)
        try:
            session = await self._tables.create(table, line)
        except ConcurrentWrite:
            return await self._tables.get(table_id)
        for seat in table.seats:
            if seat.kept_for is not None:
                self._on_seat_reserved(seat.kept_for, table)
        return session

    async def was_closed(self, table_id: str) -> bool:
        """Tell whether a table was closed before its match."""
        with contextlib.suppress(NoSuchTable):
            return (await self._tables.get(table_id)).table.closed is not None
        return False
