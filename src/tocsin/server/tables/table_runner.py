"""Keeps a table going: lets its bots decide, and calls a stand-in when a clock has run out."""

import asyncio
import contextlib
import logging
import time

from tocsin.kernel.errors import TocsinError
from tocsin.table.errors import NotYourSeat, StoreDown
from tocsin.table.log import Acted, ClockExpired
from tocsin.table.seats import STAND_IN
from tocsin.table.table import Table

from ..errors import Unavailable
from .clock import now_ms
from .session import TableSession

log = logging.getLogger("tocsin.keeper")
# How often to look whether the process that kept a table is gone.
LOOK_AGAIN = 2.0


async def keep(session: TableSession) -> None:
    """Keep a table going until its match is over, or something is wrong with it."""
    while session.table.status != "over" and not session.is_broken:
        session.runner_wakeup.clear()
        session.runner_due_ms = None
        try:
            pause = await _step(session)
        except TocsinError as error:
            log.warning("table %s: %s", session.table.id, error.sentence)
            pause = LOOK_AGAIN
        if pause is None or pause > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await session.runner_wakeup.wait()


async def _step(session: TableSession) -> float | None:
    """Do what is to be done now; return how long there is nothing more to do."""
    table = session.table
    if table.status != "playing":
        return None
    if not await session.server.store.acquire_lease(table.id):
        return LOOK_AGAIN
    if table.clocks is not None and (late := table.clocks.expired(now_ms())):
        await session.write(lambda table: _run_out(table, late[0]))
        return 0
    bots = {seat: bot for seat in table.deciders() if (bot := table.seats[seat].player)}
    if bots:
        deciding = (_decide(session, seat, bot) for seat, bot in bots.items())
        for trouble in await asyncio.gather(*deciding, return_exceptions=True):
            if trouble is not None:
                raise trouble
        return 0
    if table.clocks is None or (due := table.clocks.next_due()) is None:
        return None
    session.runner_due_ms = due
    return max(0.01, (due - now_ms()) / 1000)


def _run_out(table: Table, seat: int) -> ClockExpired:
    if table.clocks is None or seat not in table.clocks.expired(now_ms()):
        raise NotYourSeat("The clock has not run out after all.")
    return ClockExpired(seat, STAND_IN)


async def _decide(session: TableSession, seat: int, bot: str) -> None:
    """Let a bot decide, unless the table has moved on while it thought."""
    table = session.table
    assert table.match is not None
    present = session.audience.people()
    # Only people wait: a bot of somebody's own has time.
    is_awaited = any(place.kind == "person" and place.person in present for place in table.seats)
    with session.quarantine_on_error():
        action = await session.server.bots.choose(table.match, seat, bot, table.host, is_awaited)
    await _unhurried(session)
    try:
        await session.write(lambda table: _bot_act(table, seat, bot, action))
    except (StoreDown, Unavailable):
        # It would think and try again at once, and so would the bots of all tables.
        raise
    except TocsinError:
        pass


def _bot_act(table: Table, seat: int, bot: str, action: str) -> Acted:
    if table.seats[seat].player != bot or table.match is None:
        raise NotYourSeat("The bot sits there no longer.")
    table.match.check(seat, table.game.actions.parse(action))
    return Acted(seat, action, bot)


async def _unhurried(session: TableSession) -> None:
    """Let people see what happened before the next thing happens."""
    while any(page.visitor.token is None for page in session.audience.connections):
        pause = session.last_public_s + session.server.settings.bot_delay - time.monotonic()
        if pause <= 0:
            return
        await asyncio.sleep(pause)
