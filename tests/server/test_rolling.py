"""Processes on one PostgreSQL are restarted in turn: nothing is lost, and nobody waits for long.

`make load ARGS=rolling` does the same with hundreds of tables.
"""

import asyncio
import time
from random import Random
from statistics import median

import websockets

from tests.server.guest import Dropped, Page
from tests.server.house import House
from tests.server.survivor import Survivor, seat_survivors
from tocsin.server.page import SERVICE_RESTART

ROUNDS = 2
TABLES = 3
# Seconds that a page may be without its table; on a machine where even an undisturbed page takes
# its time, so many times that.
SILENCE = 2.0
AS_OFTEN = 10
PATIENCE = 120.0


class Traveller(Survivor):
    """Comes again by whichever process answers, as a page behind a proxy does when it is told."""

    houses: list[House]
    farewells: list[int]

    async def travel(self) -> list[float]:
        """Play to the end; return how long it took to come, the first time and each time after."""
        silences: list[float] = []
        lost = time.monotonic()
        while True:
            page = await self._come()
            silences.append(time.monotonic() - lost)
            try:
                await self._sit_at(page)
                return silences
            except websockets.ConnectionClosed as closed:
                lost = time.monotonic()
                self.farewells.append(closed.rcvd.code if closed.rcvd else 0)
            finally:
                page.socket.transport.abort()

    async def _come(self) -> Page:
        while True:
            for house in self.houses:
                self.guest.house = house
                try:
                    return await self.guest.join(self.table)
                except Dropped:
                    continue
            await asyncio.sleep(0.05)


def test_in_a_rolling_restart_nothing_is_lost_and_nobody_is_silent_for_two_seconds(
    houses: list[House],
) -> None:
    dice = Random(11)
    # Calls before and after a match go to a process that is there.
    calm = asyncio.Lock()

    async def restart_in_turn() -> None:
        for house in houses * ROUNDS:
            await asyncio.sleep(0.5)
            async with calm:
                await asyncio.to_thread(house.close)
                await asyncio.to_thread(house.open)

    async def play() -> None:
        first: list[float] = []
        silences: list[float] = []
        restarting = asyncio.create_task(restart_in_turn())
        while not restarting.done():
            async with calm:
                people = [one for _ in range(TABLES) for one in travellers(houses, dice)]
            async with asyncio.timeout(PATIENCE):
                for undisturbed, *found in await asyncio.gather(*(one.travel() for one in people)):
                    first.append(undisturbed)
                    silences += found
            async with calm:
                for one in people:
                    assert await one.check()
                    assert set(one.farewells) <= {SERVICE_RESTART}
        await restarting
        assert len(silences) >= ROUNDS
        assert max(silences) < max(SILENCE, AS_OFTEN * median(first)), sorted(silences)[-5:]

    asyncio.run(play())


def travellers(houses: list[House], dice: Random) -> list[Traveller]:
    found = []
    for one in seat_survivors(houses, dice):
        traveller = Traveller(one.guest, one.table, one.seat, dice)
        traveller.houses, traveller.farewells = houses, []
        found.append(traveller)
    return found
