"""A client that plays on across server crashes, and remembers acknowledged requests."""

import asyncio
import secrets
from random import Random

import websockets

from tests.patience import patient
from tests.server.guest import Dropped, Guest, Json, Page
from tests.server.house import House

# One request in this many is a chat message.
REQUESTS_PER_MESSAGE = 15


class Survivor:
    """Plays one seat, and reconnects after a crash."""

    def __init__(self, guest: Guest, table: str, seat: int, dice: Random) -> None:
        self.guest, self.table, self.seat, self.dice = guest, table, seat, dice
        self.acknowledged: list[str] = []
        self.said: list[str] = []
        self.waiting: dict[str, Json] = {}
        self.is_connected = False
        # The close codes of earlier connections.
        self.close_codes: list[int] = []
        self.over = False

    async def play(self) -> None:
        while not self.over:
            async with patient("a server that accepts the connection"):
                page = await self._come()
            try:
                self.is_connected = True
                await self._sit_at(page)
            except websockets.ConnectionClosed as closed:
                self.close_codes.append(closed.rcvd.code if closed.rcvd else 0)
            finally:
                self.is_connected = False
                page.socket.transport.abort()

    async def _come(self) -> Page:
        while True:
            for house in self._doors():
                self.guest.house = house
                try:
                    return await self.guest.join(self.table)
                except Dropped:
                    continue
            await asyncio.sleep(0.1)

    def _doors(self) -> list[House]:
        """Return the servers to try."""
        return [self.guest.house]

    async def _sit_at(self, page: Page) -> None:
        # Unanswered requests are repeated with their idempotency key, and with an outdated number:
        # an action is acknowledged only if it was executed before.
        for key, request in list(self.waiting.items()):
            await self._send(page, key, request | {"number": 0})
        while not page.is_over():
            choices = dict(page.choices())
            if self.seat not in choices:
                await page.hear()
            elif self.dice.randrange(REQUESTS_PER_MESSAGE) == 0:
                await self._send(page, secrets.token_hex(8), {"text": secrets.token_hex(4)})
            else:
                action = self.dice.choice(choices[self.seat])
                number = page.sights[self.seat]["number"]
                request = {"seat": self.seat, "action": action, "number": number}
                await self._send(page, secrets.token_hex(8), request)
        self.over = True

    async def _send(self, page: Page, key: str, request: Json) -> None:
        self.waiting[key] = request
        if "text" in request:
            answer = await page.ask("chat", key, text=request["text"])
        else:
            answer = await page.ask("act", key, **request)
        del self.waiting[key]
        if answer["type"] == "ack":
            said_or_done = self.said if "text" in request else self.acknowledged
            said_or_done.append(request.get("text") or request["action"])

    async def check(self) -> int:
        """Check that acknowledged requests were executed once and in order; return their count."""
        record = self.guest.ok("GET", f"/api/tables/{self.table}/record")
        assert self.guest.ok("GET", f"/api/tables/{self.table}/verify")["ok"]
        done = [text[2:] for text in record["actions"] if text.startswith(f"{self.seat} ")]
        assert done == self.acknowledged
        page = await self.guest.join(self.table)
        assert [chat["text"] for chat in page.chat if chat["seat"] == self.seat] == self.said
        await page.close()
        return len(self.acknowledged) + len(self.said)


def seat_survivors(houses: list[House], dice: Random) -> list[Survivor]:
    """Open a table for two survivors and a bot."""
    people = [Guest(dice.choice(houses)) for _ in range(2)]
    table = people[0].open_table("me", "open", "greedy")["id"]
    people[1].sit(table, 1)
    return [
        Survivor(guest, table, seat, Random(dice.random())) for seat, guest in enumerate(people)
    ]
