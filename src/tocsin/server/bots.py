"""Bots think in processes of their own, within a budget; whatever they do, the table goes on."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor

import msgspec

from tocsin.table.match import Match

from .thinking import Question, get_ready, prepare, think

log = logging.getLogger("tocsin.bots")
# Seconds in which a process must have started; that is nobody's time to think.
STARTING = 60.0


class BotPool:
    """Asks workers, one question each at a time; a random legal action where they fail."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self.failures = 0
        self._workers = [_Worker() for _ in range(workers or min(4, os.cpu_count() or 1))]
        # The last one back is the first to be asked: few tables need few processes.
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, match: Match, seat: int, bot: str) -> str:
        """Return the text of an action that was legal when asked."""
        game = match.game
        legal = match.position.legal(seat)
        if len(legal) == 1:
            return game.actions.text(legal[0])
        question = Question(
            game.id,
            msgspec.json.encode(game.corrections),
            msgspec.json.encode(match.position.to_json()),
            seat,
            bot,
            secrets.randbits(256),
        )
        answer = await self._ask(question)
        texts = [game.actions.text(action) for action in legal]
        return answer if answer in texts else secrets.choice(texts)

    async def _ask(self, question: Question) -> str | None:
        """Return the bot's answer, or None if it crashed or took too long."""
        worker = await self._free.get()
        try:
            return await worker.answer(question, self.budget)
        except Exception as error:
            self.failures += 1
            log.warning("bot %s failed (%r); a random action is played", question.bot, error)
            return None
        finally:
            self._free.put_nowait(worker)

    def warm_up(self) -> None:
        """Start a worker before anybody waits for it."""
        self._workers[-1].start()

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process, so that ending it takes no other table's question away."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._started: asyncio.Future[None] | None = None

    def start(self) -> ProcessPoolExecutor:
        """Start the process, unless it is there."""
        if self._process is None:
            # Spawned, not forked: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, context, prepare)
            self._started = asyncio.wrap_future(self._process.submit(get_ready))
        return self._process

    async def answer(self, question: Question, budget: float) -> str:
        """Return what the bot says; its budget begins when its process does."""
        process = self.start()
        try:
            if self._started is not None:
                async with asyncio.timeout(STARTING):
                    await self._started
                self._started = None
            async with asyncio.timeout(budget):
                return await asyncio.wrap_future(process.submit(think, question))
        except (TimeoutError, OSError, RuntimeError, asyncio.CancelledError):
            # A worker that hangs never comes back, a broken one takes no more work, and one that
            # nobody waits for any more must not keep the next question waiting.
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        if self._started is not None:
            self._started.cancel()
            self._started = None
        # The executor has no public way to end a worker that is busy before Python 3.14.
        running = list((getattr(process, "_processes", None) or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for child in running:
            with contextlib.suppress(OSError, ValueError):
                child.kill()
