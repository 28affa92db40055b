"""This project's server under load, with one client for each seat; of any compatible commit."""

import asyncio
import itertools
import random
from typing import Any, Final

import msgspec

from .changes import changed
from .crowd import Crowd, LoadClient
from .house import House
from .wire import Away, call

PROTOCOL = 2
KEYS = itertools.count(1)
# Concurrent calls while tables are opened, and hosts of the tables that are not played.
CONCURRENT_CALLS = 8
SLEEPING_HOSTS = 20


class SightMessage(msgspec.Struct):
    """A view; only the fields that a player needs are decoded."""

    seat: int | None
    number: int
    choice: Any
    outcome: Any


class SightChange(msgspec.Struct):
    """A change of a view; only the fields that a player needs are decoded."""

    choice: Any = None
    outcome: list[Any] | dict[str, Any] = []


class ServerMessage(msgspec.Struct):
    """A message of the server; only the fields that a player needs are decoded."""

    type: str
    key: str | None = None
    kind: str = ""
    number: int = 0
    change: SightChange | None = None
    sights: list[SightMessage] = []


class Act(msgspec.Struct, tag="act", tag_field="type"):
    key: str
    seat: int
    number: int
    action: str


HELLO: Final = b'{"type":"hello","protocol":%d}' % PROTOCOL
DECODER: Final = msgspec.json.Decoder(ServerMessage)
ENCODER: Final = msgspec.json.Encoder()


class Seat(LoadClient):
    """A client at a table of this project's server."""

    def __init__(self, crowd: Crowd, house: House, first: int, table: str, cookie: str) -> None:
        super().__init__(crowd, house.ports, first)
        self.path = f"/api/tables/{table}/socket"
        self.cookie = cookie
        self.table = table
        self.seat: int | None = None
        self.number = 0
        self.choice: Any = None
        self.options: list[str] = []
        self._order = Act("", 0, 0, "")

    def greet(self) -> None:
        assert self.socket is not None
        self.socket.send(HELLO)

    def on_message(self, body: bytes) -> None:
        heard = DECODER.decode(body)
        if heard.type == "update":
            self._take(heard, self._follow(heard))
        else:
            self._take(heard, bool(heard.sights) and self._look(heard.sights[0]))

    def _look(self, told: SightMessage) -> bool:
        """Store a whole view; return whether the match is over."""
        self.seat, self.number = told.seat, told.number
        self._choose_from(told.choice)
        return told.outcome is not None

    def _follow(self, heard: ServerMessage) -> bool:
        """Apply an update's changes of choice and outcome; return whether the match is over."""
        if heard.number != self.number + 1:
            self.crowd.tally.gaps += 1
            self.greet()
        self.number = heard.number
        change = heard.change
        if change is not None and change.choice:
            self._choose_from(changed(self.choice, change.choice))
        return change is not None and any(change.outcome)

    def _choose_from(self, choice: Any) -> None:
        self.choice = choice
        self.options = [option["action"] for option in choice["options"]] if choice else []

    def _take(self, heard: ServerMessage, is_over: bool) -> None:
        assert self.socket is not None
        tally, size = self.crowd.tally, self.socket.size
        match heard.type:
            case "welcome":
                tally.welcomes += 1
                tally.welcome_bytes += size
                self.welcomed()
            case "ack":
                tally.bytes += size
                self.answered(self.table, str(heard.key))
            case "error":
                tally.bytes += size
                self.refused(heard.kind)
                return
            case _:
                tally.bytes += size
        if is_over:
            self.leave()
        elif self.options:
            self.think()

    def decide(self) -> bool:
        if not self.options or self.seat is None:
            return False
        action = self.options[int(random.random() * len(self.options))]
        self._order = Act(str(next(KEYS)), self.seat, self.number, action)
        self.repeat()
        return True

    def repeat(self) -> None:
        assert self.socket is not None
        self.socket.send(ENCODER.encode(self._order))


class Tables:
    """Keeps tables of one game in play: a finished match is followed by a new one."""

    def __init__(self, house: House, crowd: Crowd, wishes: Any, game: str, players: int) -> None:
        self.house, self.crowd, self.wishes, self.game = house, crowd, wishes, game
        self.players = players
        self.seated = 0
        self._call_slots = asyncio.Semaphore(CONCURRENT_CALLS)

    async def fill(self, count: int) -> None:
        """Start play at this number of tables."""
        for index in range(count):
            self.crowd.spawn(self._keep_playing(index))
        while self.seated < count and not self.crowd.task_errors:
            await asyncio.sleep(0.1)

    async def _call(self, index: int, method: str, path: str, body: Any, cookie: str) -> Any:
        answer, _ = await self._call_any(index, method, path, body, cookie)
        return answer

    async def _call_any(
        self, index: int, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """Call one process, or the next one if it is stopping, as a proxy does."""
        ports = self.house.ports
        for last in range(len(ports), 0, -1):
            try:
                return await call(ports[(index + last) % len(ports)], method, path, body, cookie)
            except (OSError, Away):
                if last == 1:
                    raise
        raise AssertionError("a house has a process")

    async def _newcomer(self, index: int) -> str:
        _, cookie = await self._call_any(index, "GET", "/api/me")
        return cookie

    async def _keep_playing(self, index: int) -> None:
        """Play one match after the other, as the same people."""
        people = self.players - self.wishes.bots
        first = index * people
        cookies: list[str] = []
        while True:
            async with self._call_slots:
                while len(cookies) < people + self.wishes.spectators:
                    cookies.append(await self._newcomer(index))
                table = await self._open(index, cookies[:people])
                pages = [
                    Seat(self.crowd, self.house, first + number, table, cookie)
                    for number, cookie in enumerate(cookies)
                ]
                await asyncio.gather(*(page.connect() for page in pages))
            self.seated += 1
            await asyncio.gather(*(page.over for page in pages))

    async def _open(self, index: int, cookies: list[str]) -> str:
        bots = [{"kind": "bot", "bot": self.wishes.bot}] * self.wishes.bots
        seats = [{"kind": "me"}, *([{"kind": "open"}] * (len(cookies) - 1)), *bots]
        wanted = {"game": self.game, "seats": seats}
        table = await self._call(index, "POST", "/api/tables", wanted, cookies[0])
        path = f"/api/tables/{table['id']}/sit"
        for seat, cookie in enumerate(cookies[1:], start=1):
            await self._call(index, "POST", path, {"seat": seat}, cookie)
        return str(table["id"])

    async def open_sleeping(self, count: int) -> None:
        """Open matches that are not played, and restart the server, so that they are unloaded."""
        hosts = [await self._newcomer(0) for _ in range(SLEEPING_HOSTS)]
        wanted = {"game": self.game, "seats": [{"kind": "me"}] * self.players}

        async def open_some(own: int) -> None:
            for number in range(own, count, CONCURRENT_CALLS):
                await self._call(0, "POST", "/api/tables", wanted, hosts[number % SLEEPING_HOSTS])

        await asyncio.gather(*(open_some(own) for own in range(CONCURRENT_CALLS)))
        for index in range(self.house.count):
            await self.house.stop(index)
            await self.house.start(index)
