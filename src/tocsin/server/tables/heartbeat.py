"""Heartbeat: runs the periodic work of the server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from tocsin.kernel.errors import TocsinError

log = logging.getLogger("tocsin.heartbeat")


class Heartbeat:
    """Runs steps in their order, at a fixed interval."""

    def __init__(self, interval_s: float, steps: Sequence[Callable[[], Awaitable[None]]]) -> None:
        self._interval_s = interval_s
        self._steps = steps

    async def run(self) -> None:
        """Tick until cancelled; a step that fails ends its tick."""
        while True:
            try:
                await self.tick()
            except TocsinError as error:
                log.warning("%s", error.sentence)
            await asyncio.sleep(self._interval_s)

    async def tick(self) -> None:
        """Run all steps once."""
        for step in self._steps:
            await step()
