"""The server is killed; nothing acknowledged is lost, nothing is done twice, nothing gets stuck.

Some kills come at any moment, some while a snapshot is being written; `test_migration.py` has those
in the middle of a migration. `make crash` kills more often: TOCSIN_KILLS says how many times one
process on SQLite is killed, TOCSIN_KILLS_OF_TWO how many times one or both of two on PostgreSQL.
"""

import asyncio
import logging
import os
import secrets
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.postgres import fresh
from tests.server.house import House
from tests.server.survivor import Survivor, seat_survivors
from tocsin.table.snapshot import EVERY

log = logging.getLogger("crash")
KILLS = int(os.environ.get("TOCSIN_KILLS", "4"))
KILLS_OF_TWO = int(os.environ.get("TOCSIN_KILLS_OF_TWO", "3"))
IN_MIGRATIONS = {"sqlite": max(1, KILLS // 5), "postgres": max(1, KILLS_OF_TWO // 3)}
AT_SNAPSHOTS = max(1, KILLS * 3 // 10)
# With fewer, luck decides whether a moment was met.
MANY = 10
TABLES = 4
# Seconds that a snapshot may take to be written.
SNAPSHOT_TAKES = 0.004
ANY = "at any moment"
CUT_OFF = "before a snapshot was written"

Kill = Callable[[list[Survivor]], Coroutine[Any, Any, str]]


async def outlive(houses: list[House], kills: Sequence[Kill], dice: Random) -> Counter[str]:
    """Play matches to their ends until the server was killed in all ways; return what was met."""
    began, counted, acknowledged = time.monotonic(), Counter[str](), 0
    waiting = iter(kills)
    while counted.total() < len(kills):
        survivors = [one for _ in range(TABLES) for one in seat_survivors(houses, dice)]
        playing = asyncio.gather(*(survivor.play() for survivor in survivors))
        while not playing.done() and (kill := next(waiting, None)):
            counted[await kill(survivors)] += 1
        await playing
        acknowledged += sum([await survivor.check() for survivor in survivors])
    for house in houses:
        nothing_wrong(house)
    took = time.monotonic() - began
    log.info("%d kills %s, %d acknowledged, %.0f s", len(kills), dict(counted), acknowledged, took)
    return counted


def nothing_wrong(house: House) -> None:
    """Check that no table was set aside, and no snapshot found damaged."""
    complaints = [line for line in house.errors if "set aside" in line or "passed over" in line]
    assert not complaints


# --- one process


class Snapshots:
    """Watches from outside how far the logs and the snapshots of some tables are."""

    def __init__(self, database: str, tables: set[str]) -> None:
        self.tables = tables
        self.reader = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        self.before = {table: self.number("line", table) for table in tables}

    def number(self, source: str, table: str) -> int:
        asked = f"SELECT max(number) FROM {source} WHERE table_id = ?"
        return int(self.reader.execute(asked, (table,)).fetchone()[0] or 0)

    def due(self) -> str | None:
        """Return a table with a line, new since we watch, at which it is to be written down."""
        for table in self.tables:
            number = self.number("line", table)
            if number > self.before[table] and number - self.number("snapshot", table) >= EVERY:
                return table
        return None


def kill_at_a_snapshot(house: House, survivors: list[Survivor], delay: float) -> str:
    # Not longer than needed: a file that somebody has open is not recovered after a crash.
    watched = Snapshots(house.database, {survivor.table for survivor in survivors})
    with closing(watched.reader):
        while (table := watched.due()) is None:
            if all(survivor.over for survivor in survivors):
                break
            time.sleep(0.0003)
        time.sleep(delay)
        assert house.process is not None
        os.kill(house.process.pid, signal.SIGKILL)
        house.process.wait()
        met = ANY if table is None else CUT_OFF if watched.due() else "after a snapshot"
    house.kill()
    house.open()
    return met


def test_killed_at_any_moment_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    dice = Random(secrets.randbits(32))

    async def at_random(survivors: list[Survivor]) -> str:
        await asyncio.sleep(dice.uniform(0.05, 0.6))
        house.kill()
        await asyncio.to_thread(house.open)
        return ANY

    async def while_it_starts(survivors: list[Survivor]) -> str:
        house.kill()
        house.start()
        await asyncio.sleep(dice.uniform(0.0, 1.5))
        house.kill()
        await asyncio.to_thread(house.open)
        return "while it starts"

    async def at_a_snapshot(survivors: list[Survivor]) -> str:
        delay = dice.uniform(0, SNAPSHOT_TAKES)
        return await asyncio.to_thread(kill_at_a_snapshot, house, survivors, delay)

    left = KILLS - AT_SNAPSHOTS - IN_MIGRATIONS["sqlite"]
    starting = left // 5
    kills = [at_a_snapshot] * AT_SNAPSHOTS + [while_it_starts] * starting
    kills += [at_random] * (left - starting)
    dice.shuffle(kills)
    with House(tmp_path / "t.sqlite3") as house:
        met = asyncio.run(outlive([house], kills, dice))
    assert met[CUT_OFF] or AT_SNAPSHOTS < MANY


# --- two processes


def test_killing_one_or_both_of_two_processes_loses_and_doubles_nothing(postgres: str) -> None:
    dice = Random(secrets.randbits(32))

    async def one(survivors: list[Survivor]) -> str:
        await asyncio.sleep(dice.uniform(0.05, 1.0))
        killed, other = dice.sample(houses, 2)
        killed.kill()
        # Some go over to the other process, as do the bots; some wait until theirs is back.
        for survivor in survivors:
            if survivor.guest.house is killed and dice.random() < 0.5:
                survivor.guest.house = other
        await asyncio.sleep(dice.uniform(0.0, 1.0))
        await asyncio.to_thread(killed.open)
        return "one"

    async def both(survivors: list[Survivor]) -> str:
        await asyncio.sleep(dice.uniform(0.05, 1.0))
        for house in houses:
            house.kill()
        await asyncio.gather(*(asyncio.to_thread(house.open) for house in houses))
        return "both"

    kills = [both] * (KILLS_OF_TWO // 5) + [one] * (KILLS_OF_TWO - KILLS_OF_TWO // 5)
    dice.shuffle(kills)
    database = asyncio.run(fresh(postgres, "crash"))
    with House(database) as first, House(database) as second:
        houses = [first, second]
        asyncio.run(outlive(houses, kills, dice))
