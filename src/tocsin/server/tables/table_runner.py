"""Table runner: lets the bots of a table decide, and calls a stand-in when a clock has run out."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from tocsin.kernel.errors import TocsinError
from tocsin.table.errors import NotYourSeat, StoreDown
from tocsin.table.log import Acted, ClockExpired
from tocsin.table.seats import STAND_IN
from tocsin.table.storage.store import Store
from tocsin.table.table import Table

from ..bots.pool import BotPool
from ..errors import Unavailable
from ..operations.background import BackgroundTasks
from ..operations.metrics import Metrics
from .clock import now_ms
from .session import TableSession

log = logging.getLogger("tocsin.tables")
# Pause after an error, before a restart, and between attempts to acquire the lease of a table.
RETRY_S = 2.0
MIN_WAIT_S = 0.01


class TableRunner:
    """Runs the bots and clocks of one table."""

    def __init__(
        self, session: TableSession, store: Store, bots: BotPool, bot_delay_s: float
    ) -> None:
        self.session = session
        self._store = store
        self._bots = bots
        self._bot_delay_s = bot_delay_s

    async def run_table(self) -> None:
        """Run until the match is over or the table is broken."""
        session = self.session
        while session.table.status != "over" and not session.is_broken:
            session.runner_wakeup.clear()
            session.runner_due_ms = None
            try:
                pause_s = await self.step()
            except TocsinError as error:
                log.warning("table %s: %s", session.table.id, error.sentence)
                pause_s = RETRY_S
            if pause_s is None or pause_s > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause_s):
                        await session.runner_wakeup.wait()

    async def step(self) -> float | None:
        """Do the work that is due; return the seconds until the next, or None without a time."""
        session, table = self.session, self.session.table
        if table.status != "playing":
            return None
        if not await self._store.acquire_lease(table.id):
            return RETRY_S
        if table.clocks is not None and (expired := table.clocks.expired(now_ms())):
            await session.write(lambda table: _run_out(table, expired[0]))
            return 0
        bots = {seat: bot for seat in table.deciders() if (bot := table.seats[seat].player)}
        if bots:
            decisions = (self._decide(seat, bot) for seat, bot in bots.items())
            for error in await asyncio.gather(*decisions, return_exceptions=True):
                if error is not None:
                    raise error
            return 0
        if table.clocks is None or (due := table.clocks.next_due()) is None:
            return None
        session.runner_due_ms = due
        return max(MIN_WAIT_S, (due - now_ms()) / 1000)

    async def _decide(self, seat: int, bot: str) -> None:
        """Let a bot decide; drop its action if the table has changed meanwhile."""
        session, table = self.session, self.session.table
        assert table.match is not None
        present = session.audience.people()
        # Without a person at the table the decision may wait for those of other tables.
        is_awaited = any(each.kind == "person" and each.person in present for each in table.seats)
        with session.quarantine_on_error():
            action = await self._bots.choose(table.match, seat, bot, table.host, is_awaited)
        await self._delay()
        try:
            await session.write(lambda table: _bot_act(table, seat, bot, action))
        except (StoreDown, Unavailable):
            # Ends this step, so that the bot pauses before it decides again.
            raise
        except TocsinError:
            pass

    async def _delay(self) -> None:
        """Wait until people have had time to see the last public event."""
        session = self.session
        while any(each.visitor.token is None for each in session.audience.connections):
            pause_s = session.last_public_s + self._bot_delay_s - time.monotonic()
            if pause_s <= 0:
                return
            await asyncio.sleep(pause_s)


def _run_out(table: Table, seat: int) -> ClockExpired:
    if table.clocks is None or seat not in table.clocks.expired(now_ms()):
        raise NotYourSeat("The clock has not run out after all.")
    return ClockExpired(seat, STAND_IN)


def _bot_act(table: Table, seat: int, bot: str, action: str) -> Acted:
    if table.seats[seat].player != bot or table.match is None:
        raise NotYourSeat("The bot sits there no longer.")
    table.match.check(seat, table.game.actions.parse(action))
    return Acted(seat, action, bot)


class TableRunners:
    """The running tasks of all tables in memory; a runner that fails is restarted."""

    def __init__(
        self,
        tasks: BackgroundTasks,
        metrics: Metrics,
        new_runner: Callable[[TableSession], TableRunner],
        is_loaded: Callable[[TableSession], bool],
    ) -> None:
        self._tasks = tasks
        self._metrics = metrics
        self._new_runner = new_runner
        self._is_loaded = is_loaded
        self._running: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._running

    def start(self, session: TableSession) -> None:
        """Start the runner of a table that is in memory and whose match is not over."""
        is_over = session.table.status == "over"
        if self._tasks.is_closing or is_over or not self._is_loaded(session):
            return
        task = self._tasks.spawn(self._new_runner(session).run_table())
        self._running[session.table.id] = task
        task.add_done_callback(lambda done: self._on_done(session, done))

    def stop(self, table_id: str) -> None:
        """Cancel the runner of a table."""
        task = self._running.pop(table_id, None)
        if task is not None:
            task.cancel()

    def release(self, table_id: str) -> None:
        """Drop the runner of a broken table, which ends without a restart."""
        self._running.pop(table_id, None)

    def _on_done(self, session: TableSession, done: "asyncio.Task[None]") -> None:
        if self._running.get(session.table.id) is not done:
            return
        del self._running[session.table.id]
        if not self._tasks.is_closing and session.table.status != "over":
            self._metrics.restarted_runners.inc()
            log.error("the runner of table %s ended; it is restarted", session.table.id)
            asyncio.get_running_loop().call_later(RETRY_S, self.start, session)
