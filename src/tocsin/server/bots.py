"""Bots think in processes of their own, within a budget; whatever they do, the table goes on."""

import asyncio
import contextlib
import heapq
import logging
import multiprocessing
import os
import secrets
from collections import Counter
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
        self._free = list(self._workers)
        # Who waits for a worker, the next one first, and for whom how much is asked now.
        self._line: list[tuple[bool, int, int, asyncio.Future[_Worker]]] = []
        self._came = 0
        self._asked_for: Counter[str] = Counter()

    async def choose(
        self, match: Match, seat: int, bot: str, host: str = "", is_awaited: bool = True
    ) -> str:
        """Return the text of an action that was legal when asked.

        Where people are there to await it, it comes sooner; and the more is asked for the tables
        of one host, the later the rest of it.
        """
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
        self._asked_for[host] += 1
        try:
            answer = await self._ask(question, is_awaited, self._asked_for[host])
        finally:
            self._asked_for[host] -= 1
            if not self._asked_for[host]:
                del self._asked_for[host]
        texts = [game.actions.text(action) for action in legal]
        return answer if answer in texts else secrets.choice(texts)

    async def _ask(self, question: Question, is_awaited: bool, rank: int) -> str | None:
        """Return the bot's answer, or None if it crashed or took too long."""
        worker = await self._worker(is_awaited, rank)
        try:
            return await worker.answer(question, self.budget)
        except Exception as error:
            self.failures += 1
            log.warning("bot %s failed (%r); a random action is played", question.bot, error)
            return None
        finally:
            self._give_back(worker)

    async def _worker(self, is_awaited: bool, rank: int) -> "_Worker":
        """Return a worker, in turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._came += 1
        heapq.heappush(self._line, (not is_awaited, rank, self._came, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: "_Worker") -> None:
        while self._line:
            *_, turn = heapq.heappop(self._line)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

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
