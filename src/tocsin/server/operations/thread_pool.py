"""Work that may hang is done by a few threads of its own, and nobody waits for them at the end."""

import asyncio
import contextlib
import queue
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from ..errors import TooMany, Unavailable

Result = TypeVar("Result")
# How many may stand in line for their turn: the pages of a household ask for much at once.
MOST_IN_LINE = 150
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class ThreadPool:
    """So many threads for one kind of work; what it is given beyond its capacity is refused.

    Not an executor: Python joins the threads of executors before it ends, hung ones too.
    """

    def __init__(
        self, name: str, threads: int, max_queued: int, deadline: float, max_per_address: int = 0
    ) -> None:
        self.name = name
        # How much is taken in for one address, so that nobody keeps all others out; 0: anything.
        # What it asks beyond that waits for its turn.
        self.max_per_address = max_per_address
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._asked_by: Counter[str] = Counter()
        self.threads = threads
        self.most = threads + max_queued
        self.deadline = deadline
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._started = 0
        self._asked = 0

    async def do(self, work: Callable[[], Result], whose: str = "") -> Result:
        """Return what the work returns; Unavailable if it is not done by the deadline."""
        try:
            # Not wait_for: before Python 3.12 it may swallow that somebody cancels.
            async with asyncio.timeout(self.deadline):
                if not self.max_per_address:
                    return await self._ask(work)
                return await self._ask_in_turn(work, whose)
        except TimeoutError:
            raise Unavailable("This took too long; try again.") from None

    async def _ask_in_turn(self, work: Callable[[], Result], whose: str) -> Result:
        """Return what the work returns, once what the address asked before leaves room for it."""
        if self._asked_by[whose] >= self.max_per_address + MOST_IN_LINE:
            raise TooMany("Wait until what you asked for before is done.")
        self._asked_by[whose] += 1
        try:
            async with self._turns.setdefault(whose, asyncio.Semaphore(self.max_per_address)):
                return await self._ask(work)
        finally:
            self._asked_by[whose] -= 1
            if not self._asked_by[whose]:
                del self._asked_by[whose], self._turns[whose]

    async def _ask(self, work: Callable[[], Result]) -> Result:
        if self._asked >= self.most:
            raise Unavailable("Too much is to be done just now; try again.")
        if self._started < self.threads:
            self._started += 1
            threading.Thread(target=self._work, name=f"tocsin-{self.name}", daemon=True).start()
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._asked += 1
        self._jobs.put((work, done))
        try:
            return await done
        finally:
            # What an error has come through is kept with it, and must not keep the error.
            del done

    def _work(self) -> None:
        while True:
            work, done = self._jobs.get()
            result, error = None, None
            # Whoever asked may have given up while this waited in line.
            if not done.cancelled():
                try:
                    result = work()
                except Exception as caught:
                    error = caught
            # The loop is gone only when nobody waits any more.
            with contextlib.suppress(RuntimeError):
                done.get_loop().call_soon_threadsafe(self._settle, done, result, error)

    def _settle(self, done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
        self._asked -= 1
        if done.done():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
