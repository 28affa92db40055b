"""A pool of worker processes for bots, with a time limit and fallback to weaker levels."""

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
from .bot_worker import BotDecisionRequest, DecisionRequest, advise, preload, prepare, think

log = logging.getLogger("tocsin.bots")
# For the start of a process, which does not count as thinking time.
START_TIMEOUT_S = 60.0
RequestT = TypeVar("RequestT", bound=DecisionRequest)
ResultT = TypeVar("ResultT")


class BotPool:
    """Runs requests in workers, each of which executes one at a time."""

    def __init__(self, workers: int, budget: float, on_failure: Callable[[], object]) -> None:
        self.budget = budget
        self._on_failure = on_failure
        self._workers = [_Worker() for _ in range(workers or min(4, os.cpu_count() or 1))]
        # A stack, so that a low load starts few processes.
        self._idle = list(self._workers)
        # A heap by priority: not awaited, pending requests of the owner, arrival.
        self._queue: list[tuple[bool, int, int, asyncio.Future[_Worker]]] = []
        self._arrivals = 0
        self._pending: Counter[str] = Counter()
        # By seat and bot, while the match is in memory.
        self._seated: WeakKeyDictionary[Match, dict[tuple[int, str], _Seated]] = WeakKeyDictionary()

    async def choose(
        self, match: Match, seat: int, bot: str, host: str = "", is_awaited: bool = True
    ) -> str:
        """Return the text of an action that was legal at the time of the call.

        Requests that people await come first, then those of hosts with few pending requests.
        """
        legal = match.position.legal(seat)
        if len(legal) == 1:
            return match.game.actions.text(legal[0])
        seated = self._seated.setdefault(match, {}).setdefault((seat, bot), _Seated(bot))
        action = None if seated.plan is None else seated.plan.take(match.position, legal)
        if action is None:
            # Created before the await: the plan refers to the position of the request.
            plan = seated.plan = PlannedActions(match.position)
            with self._count_pending(host) as rank:
                actions = await self._think(match, seat, seated, is_awaited, rank)
            plan.store(actions[1:])
            action = actions[0]
        return match.game.actions.text(action)

    async def advise(self, match: Match, seat: int, person: str) -> list[Advice]:
        """Return the best actions of a seat, for a person who awaits them."""
        request = DecisionRequest.of(match.game, match.position, seat, secrets.randbits(256))
        return await self.run(advise, request, person, is_awaited=True)

    async def run(
        self, work: Callable[[RequestT], ResultT], request: RequestT, owner: str, is_awaited: bool
    ) -> ResultT:
        """Run a function in a worker; raise Unavailable if it fails or takes too long."""
        with self._count_pending(owner) as rank:
            try:
                return await self._run(work, request, is_awaited, rank)
            except Exception as error:
                log.warning("a hint or an evaluation failed: %r", error)
                raise Unavailable("The analysis is not available at the moment.") from None

    @contextlib.contextmanager
    def _count_pending(self, owner: str) -> Iterator[int]:
        """Count a pending request of its owner, and yield the owner's total."""
        self._pending[owner] += 1
        try:
            yield self._pending[owner]
        finally:
            self._pending[owner] -= 1
            if not self._pending[owner]:
                del self._pending[owner]

    async def _think(
        self, match: Match, seat: int, seated: "_Seated", is_awaited: bool, rank: int
    ) -> list[int]:
        """Return a legal action and the plan after it, by the bot or a weaker level."""
        position = match.position
        legal = position.legal(seat)
        while (level := seated.level) is not None:
            request = BotDecisionRequest.of(
                match.game, position, seat, secrets.randbits(256), bot=level
            )
            try:
                actions = await self._run(think, request, is_awaited, rank)
            except Exception as error:
                log.warning("bot %s: %r", level, error)
                actions = []
            if actions and actions[0] in legal:
                return actions
            self._on_failure()
            seated.level = fallback_level(level)
            log.warning("bot %s failed; %s replaces it", level, seated.level or "random choice")
        return [secrets.choice(legal)]

    async def _run(
        self, work: Callable[[RequestT], ResultT], request: RequestT, is_awaited: bool, rank: int
    ) -> ResultT:
        worker = await self._acquire(is_awaited, rank)
        try:
            return await worker.run(work, request, self.budget)
        finally:
            self._release(worker)

    async def _acquire(self, is_awaited: bool, rank: int) -> "_Worker":
        """Return an idle worker, or wait in the queue for one."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._arrivals += 1
        heapq.heappush(self._queue, (not is_awaited, rank, self._arrivals, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise

    def _release(self, worker: "_Worker") -> None:
        while self._queue:
            *_, turn = heapq.heappop(self._queue)
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def warm_up(self) -> None:
        """Start a worker before the first request."""
        self._workers[-1].start()

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()


class _Seated:
    """A bot at its seat: its planned actions, and the level that decides after failures."""

    def __init__(self, bot: str) -> None:
        self.plan: PlannedActions | None = None
        # None: all levels have failed, and actions are chosen at random.
        self.level: str | None = bot


class _Worker:
    """One process in an executor of its own: killing it fails no other request."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._started: asyncio.Future[None] | None = None

    def start(self) -> ProcessPoolExecutor:
        """Start the process unless it is running."""
        if self._process is None:
            # Not forked: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, context, prepare)
            self._started = asyncio.wrap_future(self._process.submit(preload))
        return self._process

    async def run(
        self, work: Callable[[RequestT], ResultT], request: RequestT, budget: float
    ) -> ResultT:
        """Run a function in the process; the budget in seconds begins after its start."""
        process = self.start()
        try:
            if self._started is not None:
                async with asyncio.timeout(START_TIMEOUT_S):
                    await self._started
                self._started = None
            async with asyncio.timeout(budget):
                return await asyncio.wrap_future(process.submit(work, request))
        except (TimeoutError, OSError, RuntimeError, asyncio.CancelledError):
            # The process may hang, be broken or still execute a cancelled request.
            self.end()
            raise

    def end(self) -> None:
        """Kill the process, even if it is busy."""
        process, self._process = self._process, None
        if process is None:
            return
        if self._started is not None:
            self._started.cancel()
            self._started = None
        # Before Python 3.14, the executor has no public method to kill a busy process.
        running = list((getattr(process, "_processes", None) or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for child in running:
            with contextlib.suppress(OSError, ValueError):
                child.kill()
