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

from .thinking import Question, prepare, think

log = logging.getLogger("tocsin.bots")


class BotPool:
    """Asks worker processes; answers with a random legal action when they fail."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers or min(4, os.cpu_count() or 1)
        self.budget = budget
        self.failures = 0
        self._pool: ProcessPoolExecutor | None = None

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
        pool = self._ready_pool()
        try:
            thought = asyncio.wrap_future(pool.submit(think, question))
            return await asyncio.wait_for(thought, self.budget)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.failures += 1
            log.warning("bot %s failed (%s); a random action is played", question.bot, repr(error))
            if isinstance(error, TimeoutError | OSError | RuntimeError) and self._pool is pool:
                # A worker that hangs never comes back, and a broken pool takes no more work.
                self._pool = None
                _kill(pool)
            return None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's threads and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, prepare)
        return self._pool

    def warm_up(self) -> None:
        """Start a worker before anybody waits for it."""
        self._ready_pool().submit(os.getpid)

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            _kill(self._pool)
            self._pool = None


def _kill(pool: ProcessPoolExecutor) -> None:
    # The executor has no public way to end a worker that is busy before Python 3.14.
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        with contextlib.suppress(OSError, ValueError):
            worker.kill()
