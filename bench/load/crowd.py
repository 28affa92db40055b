"""Simulated people: they think, act, reload their pages and reconnect after a lost connection."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from .wire import Refused, WebSocketClient

# The delays of web/src/lib/socket.ts.
FIRST_RETRY_S = 0.4
MAX_RETRY_S = 8.0
RESTART_RETRY_S = 0.1
SERVICE_RESTART = 1012
# Pause after a refused action before the next one.
REFUSAL_PAUSE_S = 0.02


class Tally:
    """Counters of one period of a run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.bytes = 0
        self.welcomes = 0
        self.welcome_bytes = 0
        self.stale = 0
        self.gaps = 0
        self.refused: Counter[str] = Counter()
        # From the loss of a connection to the next welcome.
        self.outages_ms: list[float] = []

    def add(self, other: "Tally") -> None:
        """Add the counters of another tally."""
        self.times += other.times
        self.outages_ms += other.outages_ms
        self.refused += other.refused
        for name in ("bytes", "welcomes", "welcome_bytes", "stale", "gaps"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Crowd:
    """All clients of a run, with their think time and reload rate."""

    def __init__(self, think: float, reconnects: float) -> None:
        self.think = think
        self.reconnects = reconnects
        self.tally = Tally()
        # Table and key of every acknowledged request.
        self.acknowledged: list[tuple[str, str]] = []
        self.pages: set[LoadClient] = set()
        self.is_ending = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self.task_errors: Counter[str] = Counter()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Start a task that ends with the crowd."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.task_errors[f"{type(error).__name__}: {error}"[:200]] += 1

    async def close(self) -> None:
        """Close all clients and cancel all tasks."""
        self.is_ending = True
        for page in list(self.pages):
            page.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class LoadClient(ABC):
    """One client: a player or a spectator."""

    # Set by subclasses.
    path: str
    cookie: str = ""

    def __init__(self, crowd: Crowd, ports: list[int], first: int) -> None:
        self.crowd = crowd
        self.ports = ports
        self.port = first % len(ports)
        self.socket: WebSocketClient | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # The time at which the unanswered action was sent; 0: none.
        self.sent = 0.0
        self._due: asyncio.TimerHandle | None = None
        self._lost = 0.0
        crowd.pages.add(self)

    @abstractmethod
    def greet(self) -> None:
        """Send the first message of a new connection."""

    @abstractmethod
    def on_message(self, body: bytes) -> None:
        """Process a message."""

    @abstractmethod
    def decide(self) -> bool:
        """Send an action if one is possible; return whether it was sent."""

    @abstractmethod
    def repeat(self) -> None:
        """Send the unanswered action again."""

    # --- the connection

    async def connect(self) -> None:
        """Connect to the first server process that answers, as a proxy does."""
        pause = FIRST_RETRY_S
        while not self.over.done():
            for _ in self.ports:
                self.socket = WebSocketClient(self.on_message, self._on_close)
                try:
                    await self.socket.connect(self.ports[self.port], self.path, self.cookie)
                except (OSError, Refused):
                    self.port = (self.port + 1) % len(self.ports)
                else:
                    self.greet()
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_RETRY_S)

    def _on_close(self, code: int) -> None:
        if self.over.done() or self.crowd.is_ending:
            return
        self._lost = time.perf_counter()
        self.crowd.spawn(
            self._reconnect(RESTART_RETRY_S if code == SERVICE_RESTART else FIRST_RETRY_S)
        )

    async def _reconnect(self, pause: float) -> None:
        await asyncio.sleep(pause * random.random() if pause == RESTART_RETRY_S else pause)
        await self.connect()

    def reload(self) -> None:
        """Drop the connection and reconnect at once."""
        assert self.socket is not None
        self.socket.cut()
        self._stop_thinking()
        self._lost = time.perf_counter()
        self.crowd.spawn(self.connect())

    def welcomed(self) -> None:
        """Record the end of an outage, and repeat an unanswered action."""
        if self._lost:
            self.crowd.tally.outages_ms.append((time.perf_counter() - self._lost) * 1000)
            self._lost = 0.0
        if self.sent:
            self.repeat()

    def leave(self) -> None:
        """Close the client for good."""
        self._stop_thinking()
        self.crowd.pages.discard(self)
        if self.socket is not None:
            self.socket.cut()
        if not self.over.done():
            self.over.set_result(None)

    # --- deciding

    def answered(self, table: str, key: str) -> None:
        """Record the time of an acknowledgement; reload at the given rate."""
        crowd = self.crowd
        crowd.tally.times.append((time.perf_counter() - self.sent) * 1000)
        crowd.acknowledged.append((table, key))
        self.sent = 0.0
        if crowd.reconnects and random.random() < crowd.reconnects:
            self.reload()

    def think(self, at_least: float = 0.0) -> None:
        """Decide after a think time, unless an action is unanswered."""
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
        """Record a refused action, and think again."""
        self.sent = 0.0
        if kind == "stale-action":
            self.crowd.tally.stale += 1
        else:
            self.crowd.tally.refused[kind] += 1
        self.think(REFUSAL_PAUSE_S)

    def _stop_thinking(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
