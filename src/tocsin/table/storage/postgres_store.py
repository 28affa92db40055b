"""The store in PostgreSQL, shared by several processes that notify each other by LISTEN/NOTIFY."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Iterable
from typing import Any

import asyncpg

from ..errors import ALREADY_WRITTEN, DATABASE_DOWN, ConcurrentWrite, StoreDown
from .group_commit import LogRow
from .schema import MIGRATIONS, TABLE_COLUMNS, Migrations, pending_migrations
from .sql_store import Rows, Statement
from .store import OnChange, OnPresence, OnRelease, Store

log = logging.getLogger("tocsin.store")
# Raised by the driver when the database is unreachable or rejects a statement.
DATABASE_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
CHANNEL = "tocsin"
RECONNECT_INTERVAL_S = 1.0
# Kinds of notifications: "<process> <table>" alone is a change of the table.
PRESENCE = "present"
# Without RELEASE, other processes would take over a table only at their regular check.
RELEASE = "left"
# The payload of a notification is limited to 8000 bytes.
MAX_PEOPLE_PER_NOTIFICATION = 300
# One round trip and one commit for any number of entries, and a notification for each inserted one.
INSERT_LOG_ENTRIES = """
WITH written AS (
    INSERT INTO log_entry (table_id, number, at, author, request, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, number, author, request
)
SELECT table_id, number, author, request, pg_notify($7, $8 || ' ' || table_id) FROM written
"""
# The key of an advisory lock; arbitrary, but unique among the programs on the database.
MIGRATION_LOCK = 0x70C517


class PostgresStore(Store):
    """A database shared by several processes; unique keys serialise their writes."""

    shared = True

    def __init__(self, url: str, migrations: Migrations = MIGRATIONS) -> None:
        super().__init__(migrations)
        self.url = url
        self.process_id = secrets.token_hex(4)
        self._on_change: OnChange = lambda table_id: None
        self._on_presence: OnPresence = lambda process, table_id, people: None
        self._on_release: OnRelease = lambda table_id: None
        self._leased: set[str] = set()
        # Receives notifications and holds the advisory locks of the leased tables.
        self._listener: asyncpg.Connection | None = None
        self._listener_lock = asyncio.Lock()
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and migrate the schema."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=8, reset=_no_reset
            )
            async with contextlib.AsyncExitStack() as failing:
                failing.push_async_callback(self._pool.close)
                async with self._pool.acquire() as connection, connection.transaction():
                    await _migrate(connection, self.migrations)
                failing.pop_all()
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise StoreDown(f"The database cannot be opened: {error}.") from None

    async def close(self) -> None:
        """Commit queued rows and disconnect."""
        await self._group_commit.flush()
        self._closing = True
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()

    async def fetch(self, sql: str, *values: Any) -> Rows:
        """Return the rows of a query."""
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]
        except DATABASE_ERRORS as error:
            log.warning("the database does not answer: %r", error)
            raise StoreDown(DATABASE_DOWN) from None

    async def write_all(self, statements: Iterable[Statement]) -> None:
        """Execute statements in one transaction."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql, *values)
        except asyncpg.UniqueViolationError:
            raise ConcurrentWrite(ALREADY_WRITTEN) from None
        except DATABASE_ERRORS as error:
            log.warning("the database does not answer: %r", error)
            raise StoreDown(DATABASE_DOWN) from None

    async def write_log_rows(self, rows: list[LogRow]) -> list[bool]:
        """Insert log entries in one commit."""
        # The same order in all processes prevents deadlocks.
        order = sorted(range(len(rows)), key=lambda index: rows[index][:2])
        columns = [list(column) for column in zip(*(rows[index] for index in order), strict=True)]
        new = await self.fetch(INSERT_LOG_ENTRIES, *columns, CHANNEL, self.process_id)
        keys = {row[:4] for row in new}
        inserted = [False] * len(rows)
        for index in order:
            table_id, number, _, author, request, _ = rows[index]
            key = (table_id, number, author, request)
            # Of two rows with equal keys the first was inserted.
            inserted[index] = key in keys
            keys.discard(key)
        return inserted

    async def dump(self, receive: Callable[[str, Rows], None]) -> None:
        """Pass on all rows, from one snapshot."""
        async with (
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            for table, columns in TABLE_COLUMNS.items():
                async for row in connection.cursor(f"SELECT {columns} FROM {table}"):
                    receive(table, [tuple(row)])

    # --- other processes

    def change_notification(self, table_id: str) -> list[Statement]:
        """Return the statement that notifies other processes when its transaction is committed."""
        return [("SELECT pg_notify($1, $2)", (CHANNEL, f"{self.process_id} {table_id}"))]

    async def serve(
        self, on_change: OnChange, on_presence: OnPresence, on_release: OnRelease
    ) -> None:
        """Begin to receive the notifications of other processes."""
        self._on_change, self._on_presence, self._on_release = on_change, on_presence, on_release
        await self._connect_listener()

    async def publish_presence(self, table_id: str, people: Collection[str]) -> None:
        """Notify other processes of the people connected to a table here."""
        ids = list(people)[:MAX_PEOPLE_PER_NOTIFICATION]
        payload = " ".join((self.process_id, table_id, PRESENCE, *ids))
        await self.fetch("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def acquire_lease(self, table_id: str) -> bool:
        """Return whether this process holds the lease; it ends with the listener connection."""
        if table_id in self._leased:
            return True
        async with self._listener_lock:
            if self._listener is None or self._listener.is_closed():
                return False
            try:
                is_acquired = await self._listener.fetchval(
                    "SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table_id
                )
            except DATABASE_ERRORS:
                return False
        if is_acquired:
            self._leased.add(table_id)
        return bool(is_acquired)

    async def release_lease(self, table_id: str) -> None:
        """Leave a table to another process."""
        if table_id not in self._leased:
            return
        self._leased.discard(table_id)
        async with self._listener_lock:
            with contextlib.suppress(*DATABASE_ERRORS):
                if self._listener is not None:
                    await self._listener.execute(
                        "SELECT pg_advisory_unlock(hashtextextended($1, 0))", table_id
                    )
                    payload = f"{self.process_id} {table_id} {RELEASE}"
                    await self._listener.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _connect_listener(self) -> None:
        self._listener = await asyncpg.connect(self.url)
        self._listener.add_termination_listener(self._on_disconnect)
        await self._listener.add_listener(CHANNEL, self._on_notification)

    def _on_notification(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        sender, table_id, *rest = str(payload).split(" ")
        if sender == self.process_id:
            return
        if rest[:1] == [PRESENCE]:
            self._on_presence(sender, table_id, set(rest[1:]))
        elif rest == [RELEASE]:
            self._on_release(table_id)
        else:
            self._on_change(table_id)

    def _on_disconnect(self, connection: Any) -> None:
        # PostgreSQL released the advisory locks: another process may lease the tables now.
        self._leased.clear()
        if not self._closing:
            self._reconnecting = asyncio.ensure_future(self._reconnect())

    async def _reconnect(self) -> None:
        while True:
            try:
                await self._connect_listener()
            except DATABASE_ERRORS:
                log.warning("the database is gone; trying again")
                await asyncio.sleep(RECONNECT_INTERVAL_S)
            else:
                # Notifications were missed: every log may have grown.
                self._on_change(None)
                return


async def _no_reset(connection: Any) -> None:
    """Save a round trip: no statement of the store changes the state of its connection."""


async def _migrate(connection: Any, migrations: Migrations) -> None:
    # Serialises processes that start at the same time.
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await connection.execute(
        "CREATE TABLE IF NOT EXISTS schema_migration (number BIGINT PRIMARY KEY)"
    )
    applied = await connection.fetchval("SELECT max(number) FROM schema_migration")
    for number, statements in pending_migrations(migrations, applied or 0):
        for statement in statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO schema_migration (number) VALUES ($1)", number)
