"""A small thread pool with a deadline per job; its daemon threads never delay shutdown."""

import asyncio
import contextlib
import queue
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from ..errors import TooMany, Unavailable

Result = TypeVar("Result")
# Jobs of one address that may wait for its others: a household's pages request many at once.
MAX_QUEUED_PER_ADDRESS = 150
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class ThreadPool:
    """A fixed number of threads for one kind of job; jobs beyond the capacity are refused.

    No executor of the standard library: Python waits at its end for the threads of executors.
    """

    def __init__(
        self,
        name: str,
        threads: int,
        max_queued: int,
        deadline_s: float,
        max_per_address: int = 0,
    ) -> None:
        self.name = name
        self.threads = threads
        self.max_jobs = threads + max_queued
        self.deadline_s = deadline_s
        # Jobs of one address in the pool at a time, so that it cannot lock others out; 0: no limit.
        self.max_per_address = max_per_address
        # All jobs that are queued or running.
        self.jobs = 0
        self._address_slots: dict[str, asyncio.Semaphore] = {}
        self._jobs_by_address: Counter[str] = Counter()
        self._queue: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._started_threads = 0

    async def run(self, work: Callable[[], Result], address: str = "") -> Result:
        """Return the result of the work; raise Unavailable if the deadline passes before."""
        try:
            # Not wait_for: before Python 3.12 it may swallow a cancellation.
            async with asyncio.timeout(self.deadline_s):
                if not self.max_per_address:
                    return await self._submit(work)
                return await self._submit_for(address, work)
        except TimeoutError:
            raise Unavailable("This took too long; try again.") from None

    async def _submit_for(self, address: str, work: Callable[[], Result]) -> Result:
        """Submit the work once fewer than `max_per_address` jobs of the address are in the pool."""
        if self._jobs_by_address[address] >= self.max_per_address + MAX_QUEUED_PER_ADDRESS:
            raise TooMany("Wait until what you asked for before is done.")
        self._jobs_by_address[address] += 1
        slots = self._address_slots.setdefault(address, asyncio.Semaphore(self.max_per_address))
        try:
            async with slots:
                return await self._submit(work)
        finally:
            self._jobs_by_address[address] -= 1
            if not self._jobs_by_address[address]:
                del self._jobs_by_address[address], self._address_slots[address]

    async def _submit(self, work: Callable[[], Result]) -> Result:
        if self.jobs >= self.max_jobs:
            raise Unavailable("Too much is to be done just now; try again.")
        if self._started_threads < self.threads:
            self._started_threads += 1
            threading.Thread(target=self._work, name=f"tocsin-{self.name}", daemon=True).start()
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.jobs += 1
        self._queue.put((work, done))
        try:
            return await done
        finally:
            # Break the reference cycle future -> error -> frame -> future.
            del done

    def _work(self) -> None:
        while True:
            work, done = self._queue.get()
            result, error = None, None
            # The request may have been cancelled while its job was queued.
            if not done.cancelled():
                try:
                    result = work()
                except Exception as caught:
                    error = caught
            # The loop may be closed already at shutdown.
            with contextlib.suppress(RuntimeError):
                done.get_loop().call_soon_threadsafe(self._settle, done, result, error)

    def _settle(self, done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
        self.jobs -= 1
        if done.done():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


# Replays of whole matches, which would block the event loop.
REPLAY_POOL = ThreadPool("replay", threads=1, max_queued=20, deadline_s=20.0, max_per_address=3)
