"""Processes on one PostgreSQL are restarted in turn, and nothing is lost.

`make load ARGS=rolling` does the same with hundreds of tables, and measures how long pages are
without theirs.
"""

import asyncio
from functools import partial
from random import Random

from tests.patience import until
from tests.server.house import House
from tests.server.survivor import Survivor, seat_survivors
from tocsin.server.websocket.client_connection import SERVICE_RESTART

TABLES = 2


class Traveller(Survivor):
    """Comes again by whichever process answers, as a page behind a proxy does when it is told."""

    houses: list[House]

    def _doors(self) -> list[House]:
        return self.houses


def test_in_a_rolling_restart_nothing_is_lost_and_every_match_comes_to_its_end(
    houses: list[House],
) -> None:
    dice = Random(11)
    # Calls before and after a match go to a process that is there.
    calm = asyncio.Lock()
    people: list[Traveller] = []
    farewells: list[int] = []

    async def restart_in_turn() -> None:
        for house in houses:
            await until(partial(restarted, house), "a page to say good-bye to")

    async def restarted(house: House) -> bool:
        async with calm:
            if not any(one.is_connected and one.guest.house is house for one in people):
                return False
            await asyncio.to_thread(house.close)
            await asyncio.to_thread(house.open)
            return True

    async def play_a_round() -> None:
        async with calm:
            people[:] = [one for _ in range(TABLES) for one in travellers(houses, dice)]
        await asyncio.gather(*(one.play() for one in people))
        async with calm:
            for one in people:
                assert await one.check()
                farewells.extend(one.close_codes)

    async def play() -> None:
        # Where a restart fails, nobody knocks on.
        async with asyncio.TaskGroup() as group:
            restarting = group.create_task(restart_in_turn())
            while not restarting.done():
                await play_a_round()

    asyncio.run(play())
    assert set(farewells) == {SERVICE_RESTART}


def travellers(houses: list[House], dice: Random) -> list[Traveller]:
    found = []
    for one in seat_survivors(houses, dice):
        traveller = Traveller(one.guest, one.table, one.seat, dice)
        # At first there is somebody at each of them.
        traveller.houses = houses[one.seat :] + houses[: one.seat]
        found.append(traveller)
    return found
