"""Bots think in processes of their own, within a budget; whatever they do, the table goes on."""

import asyncio
import contextlib
import heapq
import logging
import multiprocessing
import os
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar
from weakref import WeakKeyDictionary

from tocsin.bots.advice import Advice
from tocsin.bots.levels import fallback_level
from tocsin.bots.player import PlannedActions
from tocsin.table.match import Match

from ..errors import Unavailable
from .bot_worker import BotRequest, DecisionRequest, consult, get_ready, prepare, think

log = logging.getLogger("tocsin.bots")
# Seconds in which a process must have started; that is nobody's time to think.
START_TIMEOUT_S = 60.0
Asked = TypeVar("Asked", bound=DecisionRequest)
Answer = TypeVar("Answer")


class BotPool:
    """Asks workers, one question each at a time; the next level down where a bot fails."""

    def __init__(self, workers: int, budget: float, on_failure: Callable[[], object]) -> None:
        self.budget = budget
        self._on_failure = on_failure
        self._workers = [_Worker() for _ in range(workers or min(4, os.cpu_count() or 1))]
        # The last one back is the first to be asked: few tables need few processes.
        self._free = list(self._workers)
        # Who waits for a worker, the next one first, and for whom how much is asked now.
        self._line: list[tuple[bool, int, int, asyncio.Future[_Worker]]] = []
        self._came = 0
        self._asked_for: Counter[str] = Counter()
        # By seat and bot, as long as the match is in memory.
        self._seated: WeakKeyDictionary[Match, dict[tuple[int, str], _Seated]] = WeakKeyDictionary()

    async def choose(
        self, match: Match, seat: int, bot: str, host: str = "", is_awaited: bool = True
    ) -> str:
        """Return the text of an action that was legal when asked.

        Where people are there to await it, it comes sooner; and the more is asked for the tables
        of one host, the later the rest of it.
        """
        legal = match.position.legal(seat)
        if len(legal) == 1:
            return match.game.actions.text(legal[0])
        seated = self._seated.setdefault(match, {}).setdefault((seat, bot), _Seated(bot))
        action = None if seated.line is None else seated.line.take(match.position, legal)
        if action is None:
            # The line holds from the moment of the question on, whatever happens meanwhile.
            line = seated.line = PlannedActions(match.position)
            with self._in_line(host) as rank:
                actions = await self._think(match, seat, seated, is_awaited, rank)
            line.store(actions[1:])
            action = actions[0]
        return match.game.actions.text(action)

    async def advise(self, match: Match, seat: int, person: str) -> list[Advice]:
        """Return the best answers of a seat, for a person who waits for them."""
        case = DecisionRequest.of(match.game, match.position, seat, secrets.randbits(256))
        return await self.consult(consult, case, person, is_awaited=True)

    async def consult(
        self, work: Callable[[Asked], Answer], asked: Asked, whose: str, is_awaited: bool
    ) -> Answer:
        """Return what a worker finds out; Unavailable if it failed or took too long."""
        with self._in_line(whose) as rank:
            try:
                return await self._ask(work, asked, is_awaited, rank)
            except Exception as error:
                log.warning("no advice: %r", error)
                raise Unavailable("No advice can be had just now.") from None

    @contextlib.contextmanager
    def _in_line(self, whose: str) -> Iterator[int]:
        """Count what is asked for somebody, and yield how much that is now."""
        self._asked_for[whose] += 1
        try:
            yield self._asked_for[whose]
        finally:
            self._asked_for[whose] -= 1
            if not self._asked_for[whose]:
                del self._asked_for[whose]

    async def _think(
        self, match: Match, seat: int, seated: "_Seated", is_awaited: bool, rank: int
    ) -> list[int]:
        """Return a legal action and what is to follow it, of the bot or of one below it."""
        position = match.position
        legal = position.legal(seat)
        while (level := seated.level) is not None:
            question = BotRequest.of(match.game, position, seat, secrets.randbits(256), bot=level)
            try:
                actions = await self._ask(think, question, is_awaited, rank)
            except Exception as error:
                log.warning("bot %s: %r", level, error)
                actions = []
            if actions and actions[0] in legal:
                return actions
            self._on_failure()
            seated.level = fallback_level(level)
            log.warning("bot %s failed; %s takes its place", level, seated.level or "chance")
        return [secrets.choice(legal)]

    async def _ask(
        self, work: Callable[[Asked], Answer], asked: Asked, is_awaited: bool, rank: int
    ) -> Answer:
        """Return what a worker finds out when its turn has come."""
        worker = await self._worker(is_awaited, rank)
        try:
            return await worker.answer(work, asked, self.budget)
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


class _Seated:
    """A bot at its seat: what it thought out beforehand, and who plays for it since it failed."""

    def __init__(self, bot: str) -> None:
        self.line: PlannedActions | None = None
        # None: all levels failed, and chance plays.
        self.level: str | None = bot


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

    async def answer(
        self, work: Callable[[Asked], Answer], question: Asked, budget: float
    ) -> Answer:
        """Return what is found out in the process; the budget begins when the process does."""
        process = self.start()
        try:
            if self._started is not None:
                async with asyncio.timeout(START_TIMEOUT_S):
                    await self._started
                self._started = None
            async with asyncio.timeout(budget):
                return await asyncio.wrap_future(process.submit(work, question))
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
