"""Background tasks of the server: started beside requests, cancelled on shutdown."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from tocsin.kernel.errors import TocsinError

log = logging.getLogger("tocsin.background")


class BackgroundTasks:
    """Keeps references to running tasks, and logs their errors."""

    def __init__(self) -> None:
        self.is_closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run a coroutine as a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    def spawn_later(self, delay_s: float, work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Run a coroutine function as a task after a delay, unless the server closes before."""

        def start() -> None:
            if not self.is_closing:
                self.spawn(work())

        asyncio.get_running_loop().call_later(delay_s, start)

    async def close(self, timeout_s: float) -> None:
        """Cancel all tasks, and wait for their end."""
        self.is_closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=timeout_s)

    def _on_done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background task failed: %r", error)


async def log_refusal(work: Coroutine[Any, Any, Any]) -> None:
    """Await work on one table; log a TocsinError, so that other tables are not affected."""
    try:
        await work
    except TocsinError as error:
        log.warning("table skipped: %s", error.sentence)
