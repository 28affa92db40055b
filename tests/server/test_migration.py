"""The server is killed during a migration, and restarts without loss.

`make crash` kills it more often, see `test_crash.py`.
"""

import asyncio
import os
import secrets
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tests.patience import until
from tests.postgres import fresh
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_crash import IN_MIGRATIONS, MANY, log, nothing_wrong
from tests.table.later import LATER
from tests.table.sitting import PEOPLE, Sitting
from tests.table.stores import ask
from tocsin.server.access.identity import COOKIE, DAY_S, Signer
from tocsin.table.log import encode
from tocsin.table.storage.log_effects import INSERT_PARTICIPANT, INSERT_TABLE
from tocsin.table.storage.postgres_store import MIGRATION_LOCK
from tocsin.table.storage.schema import MIGRATIONS
from tocsin.table.storage.sql_store import Statement
from tocsin.table.storage.store import INSERT_LOG_ENTRY, Store

SECRET = "a shared secret"
# Enough people for a migration that lasts longer than the time between kills.
CROWD = 150_000 if max(IN_MIGRATIONS.values()) >= MANY else 5_000
CROWDED = (
    f"WITH RECURSIVE crowd (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM crowd WHERE i < {CROWD})"
    " INSERT INTO person (id, name, email, created)"
    " SELECT 'p' || i, 'Person', 'p' || i || '@example.org', i FROM crowd"
)
PROGRAM = "tests.server.later"


def old_rows(table: str, status: str, sitting: Sitting) -> list[Statement]:
    """Return the statements that write a match without its row in the index."""
    return [
        (INSERT_TABLE, (table, "revolution", status, 0, sitting.at, "", 0)),
        *((INSERT_PARTICIPANT, (table, person)) for person in PEOPLE),
        *(
            (INSERT_LOG_ENTRY, (table, line.number, line.at, line.by, line.key, encode(line.event)))
            for line in sitting.lines
        ),
    ]


class Old:
    """A database before the migration: many people, a running and a finished match."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.running, self.finished = Sitting(), Sitting()
        self.running.bid(0)
        self.finished.play_to_end()
        ask(database, self._fill)

    async def _fill(self, store: Store) -> None:
        await store.write(
            (CROWDED, ()),
            *old_rows("running", "playing", self.running),
            *old_rows("finished", "over", self.finished),
        )

    def check(self) -> None:
        """Check that no row is lost and the running match continues."""
        with House(self.database, PROGRAM, secret=SECRET) as house:
            asyncio.run(self._play_on(house))
        nothing_wrong(house)
        ask(self.database, self._look, LATER)

    async def _play_on(self, house: House) -> None:
        bob = Guest(house)
        today = self.running.at // (DAY_S * 1000)
        bob.cookie = f"{COOKIE}={Signer(SECRET).cookie('bob', today)}"
        page = await bob.join("running")
        assert (await page.act(1, "bid force spy"))["type"] == "ack"
        await page.close()
        assert bob.ok("GET", "/api/tables/finished/verify")["ok"]
        # The index is rebuilt in the background.
        await until(lambda: len(bob.ok("GET", "/api/tables/mine")) == 2, "the index to catch up")

    async def _look(self, store: Store) -> None:
        counted = "SELECT count(*), count(email), count(motto), sum(created) FROM person"
        assert await store.fetch(counted) == [(CROWD, 0, CROWD, CROWD * (CROWD + 1) // 2)]
        assert await store.lines("finished") == self.finished.lines
        lines = await store.lines("running")
        assert lines[: len(self.running.lines)] == self.running.lines
        assert len(lines) == len(self.running.lines) + 1


def is_migrating(database: str) -> bool:
    """Return whether a process is migrating the schema."""
    if "://" in database:
        return asyncio.run(_holds_the_lock(database))
    with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as other:
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
        other.execute("ROLLBACK")
        return False


async def _holds_the_lock(database: str) -> bool:
    connection = await asyncpg.connect(database)
    try:
        held = await connection.fetchval(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database"
            " WHERE locktype = 'advisory' AND objid = $1 AND granted"
            " AND datname = current_database()",
            MIGRATION_LOCK,
        )
    finally:
        await connection.close()
    return bool(held)


def schema_of(database: str) -> int:
    """Return the number of the last applied migration."""
    if "://" in database:
        return asyncio.run(_postgres_schema(database))
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def _postgres_schema(database: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval("SELECT max(number) FROM schema_migration"))
    finally:
        await connection.close()


def begin(houses: list[House]) -> None:
    """Start servers together, and return once a migration has begun or is over."""
    database = houses[0].database
    while is_migrating(database):
        # The database has not noticed yet that the previous server is gone.
        time.sleep(0.05)
    for house in houses:
        house.start()
    # A small database may be migrated between two polls.
    while not is_migrating(database) and schema_of(database) == len(MIGRATIONS):
        time.sleep(0.001)


def kill(houses: list[House]) -> None:
    """Kill servers at the same moment."""
    for house in houses:
        assert house.process is not None
        os.kill(house.process.pid, signal.SIGKILL)
    for house in houses:
        house.kill()


def duration(database: str) -> float:
    """Return the seconds of an undisturbed migration."""
    house = House(database, PROGRAM)
    begin([house])
    began = time.monotonic()
    while is_migrating(database):
        time.sleep(0.001)
    kill([house])
    return time.monotonic() - began


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_killed_migration_loses_nothing(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    dice, began = Random(secrets.randbits(32)), time.monotonic()

    def old(number: int) -> Old:
        if kind == "sqlite":
            return Old(str(tmp_path / f"{number}.sqlite3"))
        return Old(asyncio.run(fresh(request.getfixturevalue("postgres"), f"old{number}")))

    migration_s = duration(old(0).database)
    kills = cut_off = databases = 0
    while kills < IN_MIGRATIONS[kind]:
        databases += 1
        data = old(databases)
        houses = [House(data.database, PROGRAM) for _ in range(1 if kind == "sqlite" else 2)]
        while schema_of(data.database) == len(MIGRATIONS) and kills < IN_MIGRATIONS[kind]:
            begin(houses)
            time.sleep(dice.uniform(0, migration_s))
            kill(houses)
            kills += 1
            cut_off += schema_of(data.database) == len(MIGRATIONS)
        data.check()
    took = time.monotonic() - began
    log.info("%d kills in migrations (%s), %d cut off, %.0f s", kills, kind, cut_off, took)
    assert cut_off or kills < MANY
