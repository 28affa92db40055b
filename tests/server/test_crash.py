"""The server is killed at random moments; nothing acknowledged is lost, nothing is done twice.

`make crash` kills more often: TOCSIN_KILLS says how many times.
"""

import asyncio
import os
import secrets
from collections import Counter
from pathlib import Path
from random import Random

from tests.server.guest import Dropped, Guest, Page
from tests.server.house import House

KILLS = int(os.environ.get("TOCSIN_KILLS", "4"))
TABLES = 4


class Survivor:
    """Plays one seat, reconnects when the server is gone, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int, dice: Random) -> None:
        self.guest, self.table, self.seat, self.dice = guest, table, seat, dice
        self.acknowledged: list[str] = []
        self.waiting: dict[str, str] = {}
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                page = await self.guest.join(self.table)
            except (*Dropped, AssertionError):
                await asyncio.sleep(0.1)
                continue
            try:
                await self._sit_at(page)
            except Dropped:
                pass
            finally:
                page.socket.transport.abort()

    async def _sit_at(self, page: Page) -> None:
        # What was sent and not answered is sent again, with its key.
        for key, action in list(self.waiting.items()):
            await self._send(page, key, action, number=-1)
        while not page.is_over():
            choices = dict(page.choices())
            if self.seat not in choices:
                await page.hear()
                continue
            action = self.dice.choice(choices[self.seat])
            await self._send(page, secrets.token_hex(8), action)
        self.over = True

    async def _send(self, page: Page, key: str, action: str, number: int | None = None) -> None:
        if number is None:
            self.waiting[key] = action
            number = page.sights[self.seat]["number"]
        # A number that cannot be right: only what was done already is acknowledged.
        answer = await page.act(self.seat, action, key=key, number=max(number, 0))
        del self.waiting[key]
        if answer["type"] == "ack":
            self.acknowledged.append(action)


async def killings(house: House, survivors: list[Survivor], dice: Random) -> int:
    kills = 0
    while kills < KILLS and not all(survivor.over for survivor in survivors):
        await asyncio.sleep(dice.uniform(0.05, 0.6))
        house.kill()
        kills += 1
        await asyncio.to_thread(house.open)
    return kills


def test_killed_at_random_moments_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        dice = Random(secrets.randbits(32))
        with House(tmp_path / "t.sqlite3") as house:
            killed = 0
            while killed < KILLS:
                killed += await round_of_matches(house, dice)

    asyncio.run(run())


async def round_of_matches(house: House, dice: Random) -> int:
    """Play some matches to their ends while the server is being killed."""
    survivors: list[Survivor] = []
    for _ in range(TABLES):
        people = [Guest(house) for _ in range(2)]
        table = people[0].open_table("me", "open", "greedy")["id"]
        people[1].sit(table, 1)
        survivors += [
            Survivor(guest, table, seat, Random(dice.random())) for seat, guest in enumerate(people)
        ]
    killing = asyncio.create_task(killings(house, survivors, dice))
    playing = asyncio.gather(*(survivor.play() for survivor in survivors))
    killed = await killing
    await asyncio.wait_for(playing, 300)
    for survivor in survivors:
        record = survivor.guest.ok("GET", f"/api/tables/{survivor.table}/record")
        assert survivor.guest.ok("GET", f"/api/tables/{survivor.table}/verify")["ok"]
        done = [text[2:] for text in record["actions"] if text.startswith(f"{survivor.seat} ")]
        # Everything acknowledged is there once, and only once; so is nothing else but what was
        # sent and never answered, and every such request was asked again and answered.
        assert Counter(done) == Counter(survivor.acknowledged)
        assert done == survivor.acknowledged
    return killed
