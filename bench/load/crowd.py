"""The people of a load run: they think, answer, reload their pages, and come again when cut off."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from .wire import Line, Refused

# As web/src/lib/net/socket.ts has it, in seconds.
FIRST_PAUSE = 0.4
LONGEST_PAUSE = 8.0
AT_ONCE = 0.1
SERVICE_RESTART = 1012
# Whoever was refused looks again before the next try.
AFTER_REFUSAL = 0.02


class Tally:
    """What happened since we began to count."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.bytes = 0
        self.welcomes = 0
        self.welcome_bytes = 0
        self.stale = 0
        self.gaps = 0
        self.refused: Counter[str] = Counter()
        # Milliseconds without a table, from the loss of the line to the welcome.
        self.silences: list[float] = []

    def add(self, other: "Tally") -> None:
        """Count what another has counted too."""
        self.times += other.times
        self.silences += other.silences
        self.refused += other.refused
        for name in ("bytes", "welcomes", "welcome_bytes", "stale", "gaps"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Crowd:
    """All pages of a run, and how they behave."""

    def __init__(self, think: float, reconnects: float) -> None:
        self.think = think
        self.reconnects = reconnects
        self.tally = Tally()
        # Every request that was acknowledged: its table and key.
        self.acknowledged: list[tuple[str, str]] = []
        self.pages: set[Page] = set()
        self.is_ending = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self.troubles: Counter[str] = Counter()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Start a task that ends with the crowd."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.troubles[f"{type(error).__name__}: {error}"[:200]] += 1

    async def go_home(self) -> None:
        """End everything."""
        self.is_ending = True
        for page in list(self.pages):
            page.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Page(ABC):
    """One page: a seat that decides, or a spectator."""

    # Subclasses say where the socket is, who asks, and what to say first.
    path: str
    cookie: str = ""

    def __init__(self, crowd: Crowd, ports: list[int], first: int) -> None:
        self.crowd = crowd
        self.ports = ports
        self.port = first % len(ports)
        self.line: Line | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # When the order that waits for its answer was sent.
        self.sent = 0.0
        self._due: asyncio.TimerHandle | None = None
        self._lost = 0.0
        crowd.pages.add(self)

    @abstractmethod
    def greet(self) -> None:
        """Say the first word on a new line."""

    @abstractmethod
    def heard(self, body: bytes) -> None:
        """Take in a message."""

    @abstractmethod
    def decide(self) -> bool:
        """Send an order if something is asked, and return whether it was."""

    @abstractmethod
    def repeat(self) -> None:
        """Send again what waits for its answer."""

    # --- the line

    async def come(self) -> None:
        """Open the line, by whichever process answers: a proxy would try them in turn too."""
        pause = FIRST_PAUSE
        while not self.over.done():
            for _ in self.ports:
                self.line = Line(self.heard, self._cut_off)
                try:
                    await self.line.dial(self.ports[self.port], self.path, self.cookie)
                except (OSError, Refused):
                    self.port = (self.port + 1) % len(self.ports)
                else:
                    self.greet()
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _cut_off(self, code: int) -> None:
        if self.over.done() or self.crowd.is_ending:
            return
        self._lost = time.perf_counter()
        self.crowd.spawn(self._come_again(AT_ONCE if code == SERVICE_RESTART else FIRST_PAUSE))

    async def _come_again(self, pause: float) -> None:
        await asyncio.sleep(pause * random.random() if pause == AT_ONCE else pause)
        await self.come()

    def reload(self) -> None:
        """Cut the line and come again at once."""
        assert self.line is not None
        self.line.cut()
        self._stop_thinking()
        self._lost = time.perf_counter()
        self.crowd.spawn(self.come())

    def welcomed(self) -> None:
        """Note that the page shows its table, and go on where it was."""
        if self._lost:
            self.crowd.tally.silences.append((time.perf_counter() - self._lost) * 1000)
            self._lost = 0.0
        if self.sent:
            self.repeat()

    def leave(self) -> None:
        """Close the page for good."""
        self._stop_thinking()
        self.crowd.pages.discard(self)
        if self.line is not None:
            self.line.cut()
        if not self.over.done():
            self.over.set_result(None)

    # --- deciding

    def answered(self, table: str, key: str) -> None:
        """Note how long the acknowledgement took; some reload their page then."""
        crowd = self.crowd
        crowd.tally.times.append((time.perf_counter() - self.sent) * 1000)
        crowd.acknowledged.append((table, key))
        self.sent = 0.0
        if crowd.reconnects and random.random() < crowd.reconnects:
            self.reload()

    def think(self, at_least: float = 0.0) -> None:
        """Decide after a while, unless something is under way."""
        if self.sent or self._due is not None or self.over.done():
            return
        pause = max(at_least, random.uniform(0.5, 1.5) * self.crowd.think)
        if pause:
            self._due = asyncio.get_running_loop().call_later(pause, self._decide)
        else:
            self._decide()

    def _decide(self) -> None:
        self._due = None
        if not self.sent and not self._lost:
            self.sent = time.perf_counter()
            if not self.decide():
                self.sent = 0.0

    def refused(self, kind: str) -> None:
        """Note that an order was refused, and think again."""
        self.sent = 0.0
        if kind == "stale-action":
            self.crowd.tally.stale += 1
        else:
            self.crowd.tally.refused[kind] += 1
        self.think(AFTER_REFUSAL)

    def _stop_thinking(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
