"""The measurement of one row: an engine, a game and simulated people who play it."""

import asyncio
import contextlib
import math
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path

from tests.postgres_server import fresh, running

from .crowd import Crowd, Tally
from .figures import Row, findings
from .house import House, sqlite
from .least import GAME as NO_GAME
from .least import SEATS, MinimalServer, MinimalTables
from .ours import Tables
from .peer import DURABLE, GAME, Matches, Peer
from .processes import Used, cpu_seconds, megabytes, used
from .rolling import check_nothing_lost, restart_in_turn
from .wire import Refused, call

# Seconds between measurements, and between progress reports.
POLL_INTERVAL_S = 1.0
REPORT_INTERVAL_S = 10.0
# Limits of the think time that --load sets.
MIN_THINK_S, MAX_THINK_S = 0.001, 120.0
# Measurements after which the think time for --load has settled.
ADJUSTMENTS = 15
# How /metrics counts actions in the log; the second name is that of commit bfd07c9 and before.
ACTIONS_WRITTEN = ('tocsin_log_entries_total{kind="acted"', 'tocsin_lines_total{kind="acted"')


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


class Gauge:
    """Measures the CPU time of an engine and adjusts the think time to a target load."""

    def __init__(self, engine: House | Peer, crowd: Crowd, wish: Namespace) -> None:
        self.engine, self.crowd, self.wish = engine, crowd, wish
        self.database: int | None = None
        self._cpu = cpu_seconds(engine.pids)
        self._at = time.monotonic()

    def used(self) -> Used:
        now = used(self.engine.pids, self.database)
        now.server += self.engine.ended_cpu_s
        return now

    async def look(self) -> None:
        """Wait for an interval, then adjust the think time to the target load."""
        await asyncio.sleep(POLL_INTERVAL_S)
        cpu, now = cpu_seconds(self.engine.pids) + self.engine.ended_cpu_s, time.monotonic()
        share = (cpu - self._cpu) / (now - self._at) / len(self.engine.pids)
        self._cpu, self._at = cpu, now
        if self.wish.load is not None:
            # The square root damps the adjustment, so that it does not oscillate.
            factor = math.sqrt(max(share, 0.01) / self.wish.load)
            self.crowd.think = min(MAX_THINK_S, max(MIN_THINK_S, self.crowd.think * factor))


async def measure_ours(house: House, game: str, wish: Namespace) -> Row:
    """Measure a game of this project on an empty database."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        process = None
        database = sqlite(folder)
        if wish.store == "postgres":
            server, process = stack.enter_context(running())
            database = await fresh(server, "load")
        stack.push_async_callback(house.close)
        await house.open(database)
        few, many = await house.players(game)
        players = min(many, max(few, wish.players))
        crowd = Crowd(wish.think, wish.reconnects)
        stack.push_async_callback(crowd.close)
        tables = Tables(house, crowd, wish, game, players)
        if wish.sleeping:
            say(f"  {wish.sleeping} tables go to sleep")
            await tables.open_sleeping(wish.sleeping)
        say(f"  {wish.tables} tables of {players} are opened")
        await tables.fill(wish.tables)
        gauge = Gauge(house, crowd, wish)
        gauge.database = process
        row = await _count(gauge)
        row |= {"players": players, "compiled": house.is_compiled()}
        if wish.restarts:
            row |= await check_nothing_lost(crowd, database)
        return _described(row, house.name, game, wish)


async def measure_least(wish: Namespace) -> Row:
    """Measure the cost of sockets and store without a game."""
    least = MinimalServer()
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.push_async_callback(least.close)
        await least.open(sqlite(folder))
        crowd = Crowd(wish.think, 0.0)
        stack.push_async_callback(crowd.close)
        say(f"  {wish.tables} tables of {SEATS} are opened")
        await MinimalTables(least, crowd).fill(wish.tables)
        row = await _count(Gauge(least, crowd, wish))
        return _described(row | {"players": SEATS}, least.name, NO_GAME, wish)


async def measure_peer(name: str, wish: Namespace) -> Row:
    """Measure the peer with its game; FlatFile writes to a temporary folder."""
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tocsin-peer-"))
        peer = Peer(name, folder if name == DURABLE else "")
        stack.push_async_callback(peer.close)
        await peer.open()
        crowd = Crowd(wish.think, wish.reconnects)
        stack.push_async_callback(crowd.close)
        say(f"  {wish.tables} tables of 4 are opened")
        await Matches(peer, crowd).fill(wish.tables)
        row = await _count(Gauge(peer, crowd, wish))
        row = _described(row | {"players": 4}, name, GAME, wish)
        return row | {"store": "flatfile" if name == DURABLE else "memory"}


async def _count(gauge: Gauge) -> Row:
    """Let people play for the warm-up time, then measure."""
    wish, crowd, engine = gauge.wish, gauge.crowd, gauge.engine
    warm = max(wish.warm, ADJUSTMENTS) if wish.load is not None else wish.warm
    until = time.monotonic() + warm
    while time.monotonic() < until:
        await gauge.look()
    total, minutes = Tally(), []
    crowd.acknowledged.clear()
    written = await _written(engine, wish)
    began, before = time.monotonic(), gauge.used()
    restarting = None
    if wish.restarts and isinstance(engine, House):
        restarting = crowd.spawn(restart_in_turn(engine, wish.restarts, wish.seconds))
    stretch = 60.0 if wish.minutes else wish.seconds
    while time.monotonic() < began + wish.seconds or (restarting and not restarting.done()):
        crowd.tally = Tally()
        # Restarts may take longer than the planned period.
        left = max(POLL_INTERVAL_S, began + wish.seconds - time.monotonic())
        part = await _stretch(gauge, time.monotonic() + min(left, stretch))
        total.add(crowd.tally)
        minutes.append(part)
    crowd.tally = Tally()
    seconds, since = time.monotonic() - began, gauge.used().since(before)
    written = await _written(engine, wish) - written
    row = findings(total, since, seconds, written or len(total.times))
    row["memory_mb"] = round(megabytes(engine.pids), 1)
    row["think"] = round(crowd.think, 3)
    if wish.minutes:
        row["by_minute"] = minutes
    if restarting:
        row |= await restarting
    if not engine.is_alive:
        raise Refused(f"{engine.name} ended while it was measured")
    if crowd.task_errors:
        row["task_errors"] = dict(crowd.task_errors)
    return row


async def _stretch(gauge: Gauge, until: float) -> Row:
    """Measure one period, with progress reports."""
    crowd, told = gauge.crowd, time.monotonic()
    began, before = told, gauge.used()
    while (now := time.monotonic()) < until:
        await gauge.look()
        if now - told > REPORT_INTERVAL_S:
            told = now
            rate = len(crowd.tally.times) / (now - began)
            memory = megabytes(gauge.engine.pids)
            say(f"  {until - now:4.0f} s to go: {rate:.0f} actions/s, {memory:.0f} MB")
    seconds = time.monotonic() - began
    tally = crowd.tally
    part = findings(tally, gauge.used().since(before), seconds, len(tally.times))
    names = ("actions", "per_cpu_second", "p50_ms", "p99_ms", "server_cores", "other_cores")
    return {name: part[name] for name in names} | {
        "memory_mb": round(megabytes(gauge.engine.pids), 1)
    }


async def _written(engine: House | Peer, wish: Namespace) -> int:
    """Return the number of logged actions, which includes those of bots; 0 without bots."""
    if not wish.bots or isinstance(engine, Peer):
        return 0
    count = 0
    for port in engine.ports:
        text, _ = await call(port, "GET", "/metrics")
        for row in text.splitlines():
            if row.startswith(ACTIONS_WRITTEN):
                count += int(float(row.rpartition(" ")[2]))
    return count


def _described(row: Row, engine: str, game: str, wish: Namespace) -> Row:
    names = ("tables", "spectators", "reconnects", "bots", "sleeping", "store", "processes", "load")
    about = {name: getattr(wish, name) for name in names}
    return {"scenario": wish.scenario, "engine": engine, "game": game} | row | about
