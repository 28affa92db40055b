"""The store in PostgreSQL, for several processes: the log is the truth, NOTIFY only wakes them."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Iterable
from typing import Any

import asyncpg

from ..errors import ALREADY_WRITTEN, DATABASE_DOWN, ConcurrentWrite, StoreDown
from .group_commit import LineRow
from .schema import STEPS, TABLES, Steps, missing
from .store import Heard, Left, Met, Rows, Statement, Store

log = logging.getLogger("tocsin.store")
# What the driver raises when the database is away, or does not like what it is asked.
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
CHANNEL = "tocsin"
RECONNECT = 1.0
# Who is present is told beside the log; a payload has room for so many of our ids.
PRESENT = "present"
# A process says so when it leaves a table, or the others would look only after a while.
LEFT = "left"
MOST_NAMED = 300
# One round trip and one commit for any number of lines, and a wake-up for each that is written.
INSERT_LINES = """
WITH written AS (
    INSERT INTO line (table_id, number, at, asker, request, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])
    ON CONFLICT DO NOTHING
    RETURNING table_id, number, asker, request
)
SELECT table_id, number, asker, request, pg_notify($7, $8 || ' ' || table_id) FROM written
"""
# Any number that no other program on this database uses.
MIGRATION_LOCK = 0x70C517


class PostgresStore(Store):
    """Several processes on one database, serialised by its unique keys."""

    shared = True

    def __init__(self, url: str, steps: Steps = STEPS) -> None:
        super().__init__(steps)
        self.url = url
        self.me = secrets.token_hex(4)
        self._heard: Heard = lambda table_id: None
        self._met: Met = lambda process, table_id, people: None
        self._left: Left = lambda table_id: None
        self._kept: set[str] = set()
        # The one connection that hears wake-ups and holds the locks of the tables kept here.
        self._ear: asyncpg.Connection | None = None
        self._ear_lock = asyncio.Lock()
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8, reset=_as_is)
            async with contextlib.AsyncExitStack() as failing:
                failing.push_async_callback(self._pool.close)
                async with self._pool.acquire() as connection, connection.transaction():
                    await _migrate(connection, self.steps)
                failing.pop_all()
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise StoreDown(f"The database cannot be opened: {error}.") from None

    async def close(self) -> None:
        """Write what is waiting, and disconnect."""
        await self._group_commit.flush()
        self._closing = True
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        if self._ear is not None:
            await self._ear.close()
        await self._pool.close()

    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a question."""
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]
        except TROUBLE as error:
            log.warning("the database does not answer: %r", error)
            raise StoreDown(DATABASE_DOWN) from None

    async def write_all(self, statements: Iterable[Statement]) -> None:
        """Carry out statements together, durably."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql, *values)
        except asyncpg.UniqueViolationError:
            raise ConcurrentWrite(ALREADY_WRITTEN) from None
        except TROUBLE as error:
            log.warning("the database does not answer: %r", error)
            raise StoreDown(DATABASE_DOWN) from None

    async def write_lines(self, rows: list[LineRow]) -> list[bool]:
        """Write lines in one commit."""
        # In one order everywhere, so that no two processes wait for each other.
        order = sorted(range(len(rows)), key=lambda place: rows[place][:2])
        columns = [list(column) for column in zip(*(rows[place] for place in order), strict=True)]
        found = await self.fetch(INSERT_LINES, *columns, CHANNEL, self.me)
        left = {row[:4] for row in found}
        written = [False] * len(rows)
        for place in order:
            table_id, number, _, asker, request, _ = rows[place]
            line = (table_id, number, asker, request)
            # Of two alike the first was written.
            written[place] = line in left
            left.discard(line)
        return written

    async def dump(self, take: Callable[[str, Rows], None]) -> None:
        """Hand out all rows as they are at one moment."""
        async with (
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            for table, columns in TABLES.items():
                async for row in connection.cursor(f"SELECT {columns} FROM {table}"):
                    take(table, [tuple(row)])

    # --- other processes

    def waking(self, table_id: str) -> list[Statement]:
        """Return the statement that wakes other processes once a line is committed."""
        return [("SELECT pg_notify($1, $2)", (CHANNEL, f"{self.me} {table_id}"))]

    async def serve(self, heard: Heard, met: Met, left: Left) -> None:
        """Listen to the other processes."""
        self._heard, self._met, self._left = heard, met, left
        await self._connect_ear()

    async def tell_presence(self, table_id: str, people: Collection[str]) -> None:
        """Tell other processes who has a page open at a table here."""
        names = list(people)[:MOST_NAMED]
        payload = " ".join((self.me, table_id, PRESENT, *names))
        await self.fetch("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def keep(self, table_id: str) -> bool:
        """Return whether this process runs a table; the lock ends with the connection."""
        if table_id in self._kept:
            return True
        async with self._ear_lock:
            if self._ear is None or self._ear.is_closed():
                return False
            try:
                got = await self._ear.fetchval(
                    "SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table_id
                )
            except TROUBLE:
                return False
        if got:
            self._kept.add(table_id)
        return bool(got)

    async def let_go(self, table_id: str) -> None:
        """Leave a table to another process."""
        if table_id not in self._kept:
            return
        self._kept.discard(table_id)
        async with self._ear_lock:
            with contextlib.suppress(*TROUBLE):
                if self._ear is not None:
                    await self._ear.execute(
                        "SELECT pg_advisory_unlock(hashtextextended($1, 0))", table_id
                    )
                    payload = f"{self.me} {table_id} {LEFT}"
                    await self._ear.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _connect_ear(self) -> None:
        self._ear = await asyncpg.connect(self.url)
        self._ear.add_termination_listener(self._ear_lost)
        await self._ear.add_listener(CHANNEL, self._notified)

    def _notified(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        sender, table_id, *rest = str(payload).split(" ")
        if sender == self.me:
            return
        if rest[:1] == [PRESENT]:
            self._met(sender, table_id, set(rest[1:]))
        elif rest == [LEFT]:
            self._left(table_id)
        else:
            self._heard(table_id)

    def _ear_lost(self, connection: Any) -> None:
        # With the connection went its locks: another process may keep the tables now.
        self._kept.clear()
        if not self._closing:
            self._reconnecting = asyncio.ensure_future(self._reconnect())

    async def _reconnect(self) -> None:
        while True:
            try:
                await self._connect_ear()
            except TROUBLE:
                log.warning("the database is gone; trying again")
                await asyncio.sleep(RECONNECT)
            else:
                # Whatever was written while nobody listened is in the log.
                self._heard(None)
                return


async def _as_is(connection: Any) -> None:
    """Put a connection back as it is: nothing that is asked here changes its settings."""


async def _migrate(connection: Any, steps: Steps) -> None:
    # Processes that start together must not make the same tables twice.
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_step (number BIGINT PRIMARY KEY)")
    done = await connection.fetchval("SELECT max(number) FROM schema_step")
    for number, statements in missing(steps, done or 0):
        for statement in statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO schema_step (number) VALUES ($1)", number)
