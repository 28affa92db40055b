"""Our server under load: every seat a person with a socket of their own, each action durable."""

import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .figures import Figures, cpu_seconds, megabytes, percentile

SEATS = 4


class Option(msgspec.Struct):
    action: str


class Choice(msgspec.Struct):
    options: list[Option]


class Sight(msgspec.Struct):
    seat: int | None
    number: int
    choice: Choice | None
    outcome: msgspec.Raw


class Change(msgspec.Struct):
    """What is new of a sight, each thing in a list of its own."""

    choice: list[Choice | None] = []
    outcome: list[msgspec.Raw] = []


class Heard(msgspec.Struct):
    type: str
    number: int = 0
    change: Change | None = None
    sights: list[Sight] = []


HEARD = msgspec.json.Decoder(Heard)


class Person:
    """One seat: thinks for a while, answers, and notes how long the acknowledgement took."""

    def __init__(self, port: int, load: "Load") -> None:
        self.port = port
        self.load = load
        self.cookie = ""
        self.sight: Sight | None = None
        self.sent = 0.0
        self.count = 0
        self.due: asyncio.TimerHandle | None = None

    def call(self, method: str, path: str, body: Any = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        data = json.loads(answer.read())
        assert answer.status == 200, data
        if answer.getheader("set-cookie"):
            self.cookie = str(answer.getheader("set-cookie")).partition(";")[0]
        connection.close()
        return data

    async def play(self, table: str) -> None:
        """Play until the match is over or the time is up."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None, max_size=None
        ) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            async for frame in socket:
                self._hear(socket, HEARD.decode(frame))
                if self.sight is not None and bytes(self.sight.outcome) != b"null":
                    return

    def _hear(self, socket: ClientConnection, heard: Heard) -> None:
        match heard.type:
            case "welcome":
                self.sight = heard.sights[0]
            case "update":
                self._update(heard.number, heard.change or Change())
            case "ack":
                self.load.note(time.perf_counter() - self.sent)
                self.sent = 0.0
            case "error":
                self.load.stale += 1
                self.sent = 0.0
        asked = self.sight is not None and self.sight.choice is not None
        if asked and not self.sent and self.due is None:
            pause = random.uniform(0.5, 1.5) * self.load.think
            loop = asyncio.get_running_loop()
            self.due = loop.call_later(pause, self._decide, socket)

    def _update(self, number: int, change: Change) -> None:
        assert self.sight is not None
        self.sight.number = number
        for choice in change.choice:
            self.sight.choice = choice
        for outcome in change.outcome:
            self.sight.outcome = msgspec.Raw(bytes(outcome))

    def _decide(self, socket: ClientConnection) -> None:
        self.due = None
        sight = self.sight
        if sight is None or sight.choice is None:
            return
        self.count += 1
        action = random.choice(sight.choice.options).action
        request = {
            "type": "act",
            "key": f"{self.count}",
            "seat": sight.seat,
            "number": sight.number,
            "action": action,
        }
        self.sent = time.perf_counter()
        self.load.spawn(socket.send(json.dumps(request)))


class Load:
    """All people, and what was noted of their actions."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.times: list[float] = []
        self.stale = 0
        self.counting = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def note(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds * 1000)

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()


async def seat_four(port: int, load: Load) -> None:
    """Seat four people at one table after another."""
    people = [Person(port, load) for _ in range(SEATS)]
    for person in people:
        person.call("GET", "/api/me")
    while True:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        table = people[0].call("POST", "/api/tables", {"game": "revolution", "seats": seats})["id"]
        for seat, person in enumerate(people[1:], start=1):
            person.call("POST", f"/api/tables/{table}/sit", {"seat": seat})
        await asyncio.gather(*(person.play(table) for person in people))


async def measure(tables: int, seconds: float, think: float) -> Figures:
    """Start the server, fill it, and measure."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "tocsin", "serve", "--port", "0"]
            + ["--database", f"{folder}/load.sqlite3"],
            env=os.environ
            | {
                "TOCSIN_ADDRESS_RATE": "1000000",
                "TOCSIN_ADDRESS_SOCKETS": "1000000",
                "TOCSIN_BOT_WORKERS": "1",
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        port = int(process.stdout.readline().split("/")[2].split(":")[1])
        load = Load(think)
        try:
            for _ in range(tables):
                load.spawn(seat_four(port, load))
                await asyncio.sleep(0)
            await asyncio.sleep(5)
            load.counting, load.stale = True, 0
            cpu, began = cpu_seconds(process.pid), time.perf_counter()
            await asyncio.sleep(seconds)
            load.counting = False
            took = time.perf_counter() - began
            times = sorted(load.times)
            figures = Figures(
                name="Tocsin, SQLite, synced",
                actions=len(times),
                seconds=took,
                p50=percentile(times, 0.5),
                p99=percentile(times, 0.99),
                cpu=cpu_seconds(process.pid) - cpu,
                memory=megabytes(process.pid),
                stale=load.stale,
            )
        finally:
            for task in list(load.tasks):
                task.cancel()
            await asyncio.gather(*load.tasks, return_exceptions=True)
            process.terminate()
            process.wait(20)
            process.stdout.close()
    return figures
