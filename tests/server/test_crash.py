"""The server is killed: no acknowledged request is lost or executed twice, no match gets stuck.

`test_migration.py` has the kills in the middle of a migration. `make crash` kills more often:
TOCSIN_KILLS says how many times one process on SQLite is killed, TOCSIN_KILLS_OF_TWO how many times
one or both of two on PostgreSQL.
"""

import asyncio
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.postgres import fresh
from tests.server.house import House
from tests.server.survivor import Survivor, seat_survivors

log = logging.getLogger("crash")
KILLS = int(os.environ.get("TOCSIN_KILLS", "4"))
KILLS_OF_TWO = int(os.environ.get("TOCSIN_KILLS_OF_TWO", "3"))
IN_MIGRATIONS = {"sqlite": max(1, KILLS // 5), "postgres": max(1, KILLS_OF_TWO // 3)}
# With fewer kills, none may hit a migration.
MANY = 10
TABLES = 4

Kill = Callable[[list[Survivor]], Coroutine[Any, Any, str]]


async def outlive(houses: list[House], kills: Sequence[Kill], dice: Random) -> None:
    """Play matches to their ends until all kills were executed."""
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


def nothing_wrong(house: House) -> None:
    """Check that no table was quarantined."""
    assert not [line for line in house.errors if "set aside" in line]


# --- one process


def test_a_killed_server_loses_and_repeats_nothing(tmp_path: Path) -> None:
    dice = Random(secrets.randbits(32))

    async def at_random(survivors: list[Survivor]) -> str:
        await asyncio.sleep(dice.uniform(0.05, 0.6))
        house.kill()
        await asyncio.to_thread(house.open)
        return "at any moment"

    async def while_it_starts(survivors: list[Survivor]) -> str:
        house.kill()
        house.start()
        await asyncio.sleep(dice.uniform(0.0, 1.5))
        house.kill()
        await asyncio.to_thread(house.open)
        return "while it starts"

    left = KILLS - IN_MIGRATIONS["sqlite"]
    starting = left // 5
    kills = [while_it_starts] * starting + [at_random] * (left - starting)
    dice.shuffle(kills)
    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(outlive([house], kills, dice))


# --- two processes


def test_killing_one_or_both_processes_loses_nothing(postgres: str) -> None:
    dice = Random(secrets.randbits(32))

    async def one(survivors: list[Survivor]) -> str:
        await asyncio.sleep(dice.uniform(0.05, 1.0))
        killed, other = dice.sample(houses, 2)
        killed.kill()
        # Some clients move to the other process, as the bots do; some wait for the restart.
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
