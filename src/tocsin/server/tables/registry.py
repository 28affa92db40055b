"""Table registry: the tables in memory, loaded from their logs when they are first used."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any

from tocsin.table import chat
from tocsin.table.chat import ChatLog
from tocsin.table.errors import BrokenTable, NoSuchTable, OtherRules, StoreDown
from tocsin.table.frozen import FrozenTable
from tocsin.table.log import LogEntry, RulesUpdated
from tocsin.table.table import Table

from .index_writer import IndexWriter
from .outages import Outages
from .quarantine import Quarantine
from .session import SessionEvents, SessionServices, TableSession
from .table_runner import TableRunner, TableRunners

# Entries applied without a pause: less than 10 ms of the event loop with compiled rules.
LOG_CHUNK_LINES = 1000
TABLE_ID = re.compile("[a-z0-9]{1,20}")


class TableRegistry:
    """All tables in memory of one process; concurrent requests for a table share one load."""

    def __init__(
        self,
        services: SessionServices,
        quarantine: Quarantine,
        index: IndexWriter,
        outages: Outages,
        new_runner: Callable[[TableSession], TableRunner],
        on_turn: Callable[[TableSession, set[int]], None],
    ) -> None:
        self._services = services
        self._store = services.store
        self._quarantine = quarantine
        self._index = index
        self._outages = outages
        self._events = SessionEvents(
            on_failure=quarantine.add,
            on_entry=index.schedule,
            on_turn=on_turn,
            check_usable=self.check,
        )
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self.runners = TableRunners(services.tasks, services.metrics, new_runner, self._is_loaded)

    def __len__(self) -> int:
        return len(self._sessions)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._sessions

    def is_loading(self, table_id: str) -> bool:
        """Tell whether a table is being loaded or created."""
        return table_id in self._loading

    def sessions(self) -> list[TableSession]:
        """Return all tables in memory."""
        return list(self._sessions.values())

    def find(self, table_id: str) -> TableSession | None:
        """Return a table if it is in memory."""
        return self._sessions.get(table_id)

    def _is_loaded(self, session: TableSession) -> bool:
        return self._sessions.get(session.table.id) is session

    async def get(self, table_id: str) -> TableSession:
        """Return a table, loaded if necessary.

        It may be unloaded at the caller's next await, unless a client is connected to it.
        """
        if not TABLE_ID.fullmatch(table_id):
            raise NoSuchTable("There is no such table.")
        session = await self.get_unrequested(table_id)
        # The table may have been unloaded between the end of loading and this step of the loop.
        while not self._is_loaded(session):
            session = await self.get_unrequested(table_id)
        session.last_used_s, session.is_requested = time.monotonic(), True
        return session

    async def get_unrequested(self, table_id: str) -> TableSession:
        """Return a table as `get` does, but do not count this as a use."""
        self._quarantine.check_unrecorded(table_id)
        # A table that is being loaded is among the sessions already, but may not be used yet.
        if table_id in self._loading:
            return await asyncio.shield(self._loading[table_id])
        session = self._sessions.get(table_id)
        return session or await self._share(table_id, self._load(table_id))

    async def _share(self, table_id: str, work: Coroutine[Any, Any, TableSession]) -> TableSession:
        """Return the result of the work, which concurrent requests for the table share."""
        task = self._loading[table_id] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._on_loaded(table_id, done))
        try:
            # The shield keeps the work running for the others if this request is cancelled.
            return await asyncio.shield(task)
        finally:
            # Break the reference cycle task -> error -> frame -> task.
            del task

    def _on_loaded(self, table_id: str, done: "asyncio.Task[TableSession]") -> None:
        del self._loading[table_id]
        # Mark the error as retrieved, even if every request was cancelled.
        if not done.cancelled():
            done.exception()

    async def _load(self, table_id: str) -> TableSession:
        await self._quarantine.check(table_id)
        try:
            lines = await self._store.lines(table_id)
            table = await _read(table_id, lines)
        except StoreDown:
            raise
        except OtherRules:
            await self._store.freeze(table_id)
            raise
        except Exception as error:
            raise self._quarantine.add(table_id, error) from error
        if not table.number:
            raise NoSuchTable("There is no such table.")
        session = self._add(table, await chat.read(self._store, table_id), lines)
        try:
            await self._bring_up(session)
        except BaseException:
            if self._is_loaded(session):
                del self._sessions[table_id]
            raise
        # Not earlier: clocks may seem to have run out during an outage.
        self.runners.start(session)
        return session

    def _add(self, table: Table, talk: ChatLog, lines: list[LogEntry]) -> TableSession:
        session = TableSession(self._services, self._events, table, talk)
        if table.delay:
            session.audience.delay_spectators(lines)
        self._sessions[table.id] = session
        return session

    async def _bring_up(self, session: TableSession) -> None:
        """Apply to a table that was just loaded all changes outside its log."""
        if self._store.shared:
            # Other processes could not notify this table while it was being read.
            await session.catch_up()
        await session.refresh_accounts()
        self._index.schedule(session)
        await self._outages.skip(session)
        newest = session.table.game.rules_version
        if session.table.status == "open" and session.table.rules != newest:
            await session.write(lambda table: RulesUpdated(newest))

    async def create(self, table: Table, line: LogEntry) -> TableSession:
        """Write the first entry of a table, and keep it; ConcurrentWrite if its id is taken."""
        session = await self._share(table.id, self._create(table, line))
        session.is_requested = True
        self._index.schedule(session)
        self._events.on_turn(session, set(table.deciders()))
        return session

    async def _create(self, table: Table, line: LogEntry) -> TableSession:
        await self._store.append(table.id, line)
        self._services.metrics.log_entries[type(line.event)].inc()
        session = self._add(table, ChatLog(), [line])
        self.runners.start(session)
        return session

    async def check(self, table_id: str) -> None:
        """Evict a table that was quarantined elsewhere; raise ClosedTable if it was closed."""
        try:
            await self._quarantine.check(table_id)
        except BrokenTable as why:
            self.evict(table_id, why)

    def evict(self, table_id: str, why: BrokenTable) -> None:
        """Remove a broken table from memory, and disconnect its clients."""
        session = self._sessions.pop(table_id, None)
        self.runners.release(table_id)
        if session is not None:
            session.disconnect_all(why)

    async def unload(self, session: TableSession) -> None:
        """Remove an idle table from memory, and release it to other processes."""
        # Before the first await, so that a concurrent request loads the table anew.
        self._sessions.pop(session.table.id, None)
        self.runners.stop(session.table.id)
        await self._store.release_lease(session.table.id)
        await self._index.flush()

    async def frozen(self, table_id: str) -> FrozenTable:
        """Return a table whose match was begun with other rules, read from its log."""
        return FrozenTable.from_log(table_id, await self._store.lines(table_id))


async def _read(table_id: str, lines: list[LogEntry]) -> Table:
    """Return the table of a log; a long log yields to other work in between."""
    table = Table(table_id)
    for line in lines:
        table.read(line)
        if line.number % LOG_CHUNK_LINES == 0:
            await asyncio.sleep(0)
    return table
