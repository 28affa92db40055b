"""Our server under load: every seat a person with a page of their own, each action durable.

Of any commit that speaks the protocol.
"""

import asyncio
import itertools
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from .changes import changed
from .crowd import Crowd, Page
from .processes import cpu_seconds
from .wire import Away, Refused, call

PROTOCOL = 2
# What a public server keeps strangers from; here all come from one address.
UNLIMITED = dict.fromkeys(
    (
        "TOCSIN_ADDRESS_RATE",
        "TOCSIN_ADDRESS_SOCKETS",
        "TOCSIN_ADDRESS_CONNECTIONS",
        "TOCSIN_ADDRESS_TABLES",
        "TOCSIN_PERSON_RATE",
        "TOCSIN_PERSON_TABLES",
        "TOCSIN_SOCKET_RATE",
        "TOCSIN_SOCKETS",
    ),
    "100000000",
)
KEYS = itertools.count(1)
# Calls at once while tables are opened, and people who open those that sleep.
AT_ONCE = 8
HOSTS = 20
SECONDS_TO_END = 30
LOOK = 0.05


class Told(msgspec.Struct):
    """A whole sight, of which only what a player needs is decoded."""

    seat: int | None
    number: int
    choice: Any
    outcome: Any


class SightChange(msgspec.Struct):
    """A change of a sight, of which only what a player needs is decoded."""

    choice: Any = None
    outcome: list[Any] | dict[str, Any] = []


class Heard(msgspec.Struct):
    """A message of the server, of which only what a player needs is decoded."""

    type: str
    key: str | None = None
    kind: str = ""
    number: int = 0
    change: SightChange | None = None
    sights: list[Told] = []


class Act(msgspec.Struct, tag="act", tag_field="type"):
    key: str
    seat: int
    number: int
    action: str


HELLO: Final = b'{"type":"hello","protocol":%d}' % PROTOCOL
DECODER: Final = msgspec.json.Decoder(Heard)
ENCODER: Final = msgspec.json.Encoder()


class Seat(Page):
    """A page at one of our tables."""

    def __init__(self, crowd: Crowd, house: "House", first: int, table: str, cookie: str) -> None:
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
        assert self.line is not None
        self.line.send(HELLO)

    def heard(self, body: bytes) -> None:
        heard = DECODER.decode(body)
        if heard.type == "update":
            self._take(heard, self._follow(heard))
        else:
            self._take(heard, bool(heard.sights) and self._look(heard.sights[0]))

    def _look(self, told: Told) -> bool:
        """Take a whole sight in; return whether the match is over."""
        self.seat, self.number = told.seat, told.number
        self._choose_from(told.choice)
        return told.outcome is not None

    def _follow(self, heard: Heard) -> bool:
        """Apply what an update says of choice and outcome; return whether the match is over."""
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

    def _take(self, heard: Heard, is_over: bool) -> None:
        assert self.line is not None
        tally, size = self.crowd.tally, self.line.size
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
        assert self.line is not None
        self.line.send(ENCODER.encode(self._order))


class House:
    """One server of ours, of one or several processes on one database."""

    # Started from there: it is the one that is installed.
    folder = tempfile.gettempdir()

    def __init__(
        self, name: str, python: str = sys.executable, processes: int = 1, is_this: bool = True
    ) -> None:
        self.name = name
        self.python = python
        self.count = processes
        self.is_this = is_this
        self.ports: list[int] = []
        self.database = ""
        # Processor time of processes that have ended.
        self.spent = 0.0
        self._processes: list[subprocess.Popen[str]] = []

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes]

    @property
    def is_alive(self) -> bool:
        return all(process.poll() is None for process in self._processes)

    def is_compiled(self) -> bool:
        """Return whether its rules are compiled."""
        asked = "import tocsin.kernel.position as found; print(found.__file__)"
        found = subprocess.run(
            [self.python, "-c", asked],
            env=self._environment(),
            cwd=tempfile.gettempdir(),
            capture_output=True,
            text=True,
            check=True,
        )
        return not found.stdout.strip().endswith(".py")

    def _environment(self) -> dict[str, str]:
        hidden = ("TOCSIN_",) if self.is_this else ("TOCSIN_", "PYTHONPATH")
        kept = {name: each for name, each in os.environ.items() if not name.startswith(hidden)}
        return kept | UNLIMITED | {"TOCSIN_BOT_DELAY": "0.000001"}

    async def open(self, database: str) -> None:
        """Start all processes."""
        self.database = database
        for place in range(self.count):
            await self.start(place)

    async def start(self, place: int) -> None:
        """Start one process, on its old port if it had one."""
        old = self.ports[place] if place < len(self.ports) else 0
        process = subprocess.Popen(
            self.command(old),
            env=self._environment(),
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        # Before the first await, so that close() also ends a process that is still starting.
        self._processes[place : place + 1] = [process]
        assert process.stdout is not None
        said = await asyncio.to_thread(process.stdout.readline)
        if "http://" not in said:
            raise Refused(f"{self.name} did not start")
        port = int(said.split("/")[2].split(":")[1])
        self.ports[place : place + 1] = [port]

    def command(self, port: int) -> list[str]:
        """Return what starts one process; port 0: any that is free."""
        serve = [self.python, "-m", "tocsin", "serve", "--port", str(port)]
        return [*serve, "--database", self.database]

    async def stop(self, place: int) -> None:
        """End one process as its host would, and wait until it is gone."""
        process = self._processes[place]
        process.terminate()
        used = 0.0
        async with asyncio.timeout(SECONDS_TO_END):
            while process.poll() is None:
                used = cpu_seconds([process.pid]) or used
                await asyncio.sleep(LOOK)
        self.spent += used
        assert process.stdout is not None
        process.stdout.close()

    async def close(self) -> None:
        """End all that was started."""
        await asyncio.gather(*(self.stop(place) for place in range(len(self._processes))))
        self._processes.clear()
        self.ports.clear()

    async def players(self, game: str) -> tuple[int, int]:
        """Return how few and how many may play a game."""
        games, _ = await call(self.ports[0], "GET", "/api/games")
        few, many = next(each["players"] for each in games if each["id"] == game)
        return few, many


class Tables:
    """Fills a house with tables of one game, and sits people down again when a match is over."""

    def __init__(self, house: House, crowd: Crowd, wishes: Any, game: str, players: int) -> None:
        self.house, self.crowd, self.wishes, self.game = house, crowd, wishes, game
        self.players = players
        self.seated = 0
        self._doors = asyncio.Semaphore(AT_ONCE)

    async def fill(self, count: int) -> None:
        """Sit people down at so many tables."""
        for place in range(count):
            self.crowd.spawn(self._keep_playing(place))
        while self.seated < count and not self.crowd.troubles:
            await asyncio.sleep(0.1)

    async def _call(self, place: int, method: str, path: str, body: Any, cookie: str) -> Any:
        answer, _ = await self._anywhere(place, method, path, body, cookie)
        return answer

    async def _anywhere(
        self, place: int, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """Call one process, and the next if that one is about to end, as a proxy does."""
        ports = self.house.ports
        for last in range(len(ports), 0, -1):
            try:
                return await call(ports[(place + last) % len(ports)], method, path, body, cookie)
            except (OSError, Away):
                if last == 1:
                    raise
        raise AssertionError("a house has a process")

    async def _newcomer(self, place: int) -> str:
        _, cookie = await self._anywhere(place, "GET", "/api/me")
        return cookie

    async def _keep_playing(self, place: int) -> None:
        """Play one match after the other, as the same people."""
        people = self.players - self.wishes.bots
        first = place * people
        cookies: list[str] = []
        while True:
            async with self._doors:
                while len(cookies) < people + self.wishes.spectators:
                    cookies.append(await self._newcomer(place))
                table = await self._open(place, cookies[:people])
                pages = [
                    Seat(self.crowd, self.house, first + number, table, cookie)
                    for number, cookie in enumerate(cookies)
                ]
                await asyncio.gather(*(page.come() for page in pages))
            self.seated += 1
            await asyncio.gather(*(page.over for page in pages))

    async def _open(self, place: int, cookies: list[str]) -> str:
        bots = [{"kind": "bot", "bot": self.wishes.bot}] * self.wishes.bots
        seats = [{"kind": "me"}, *([{"kind": "open"}] * (len(cookies) - 1)), *bots]
        wanted = {"game": self.game, "seats": seats}
        table = await self._call(place, "POST", "/api/tables", wanted, cookies[0])
        path = f"/api/tables/{table['id']}/sit"
        for seat, cookie in enumerate(cookies[1:], start=1):
            await self._call(place, "POST", path, {"seat": seat}, cookie)
        return str(table["id"])

    async def lay_asleep(self, count: int) -> None:
        """Open matches that nobody goes on with, and start the server anew: they only sleep now."""
        hosts = [await self._newcomer(0) for _ in range(HOSTS)]
        wanted = {"game": self.game, "seats": [{"kind": "me"}] * self.players}

        async def open_some(own: int) -> None:
            for number in range(own, count, AT_ONCE):
                await self._call(0, "POST", "/api/tables", wanted, hosts[number % HOSTS])

        await asyncio.gather(*(open_some(own) for own in range(AT_ONCE)))
        for place in range(self.house.count):
            await self.house.stop(place)
            await self.house.start(place)


def sqlite(folder: Path) -> str:
    return str(folder / "load.sqlite3")
