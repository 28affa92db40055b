"""The tables' own time: a jump of the machine's clock takes nobody's time away."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tocsin.server.context import ServerContext
from tocsin.server.settings import Settings
from tocsin.server.tables import clock
from tocsin.server.tables.clock import Clock
from tocsin.server.tables.session import TableSession
from tocsin.table import opening
from tocsin.table.clocks import Pace
from tocsin.table.log import InitialSeat
from tocsin.table.storage.sqlite_store import SqliteStore

SECOND = 1_000_000_000
DAY = 24 * 3600 * SECOND


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.steady = 5 * SECOND
        self.wall = 1_000_000 * SECOND

    def pass_time(self, nanoseconds: int) -> None:
        self.steady += nanoseconds
        self.wall += nanoseconds

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)


@pytest.mark.parametrize("jump", [DAY, -DAY, 3 * SECOND, -3 * SECOND])
def test_time_runs_on_steadily_until_a_jump_is_noticed(jump: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(SECOND)
    began = clock.now_ms()
    machine.wall += jump
    machine.pass_time(SECOND)
    assert clock.now_ms() == began + 1000
    assert clock.sync() == began + 1000
    assert clock.now_ms() == machine.wall // 1_000_000
    assert clock.sync() is None


def test_small_corrections_are_followed_without_a_word() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += SECOND // 2
    assert clock.sync() is None
    assert clock.now_ms() == machine.wall // 1_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    """Yield the machine that the server runs on."""
    machine = Machine()
    monkeypatch.setattr(clock.CLOCK, "_wall", lambda: machine.wall)
    monkeypatch.setattr(clock.CLOCK, "_steady", lambda: machine.steady)
    clock.CLOCK.sync()
    yield machine
    monkeypatch.undo()
    clock.CLOCK.sync()


async def seated(server: ServerContext) -> TableSession:
    """Open a table of three, each with a minute to think."""
    entry = opening.open_table(
        "revolution",
        {},
        [InitialSeat(name, name) for name in ("anne", "bob", "chloe")],
        host="anne",
        host_name="Anne",
        private=False,
        pace=Pace(60, 5, 90),
        corrections={},
    )
    return await server.opener.open_table(entry, "anne")


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_clock_jump_calls_no_stand_in(tmp_path: Path, machine: Machine, jump: int) -> None:
    async def play() -> None:
        server = ServerContext(Settings(bot_workers=1), SqliteStore(tmp_path / "t.sqlite3"))
        await server.open()
        session = await seated(server)
        clocks = session.table.clocks
        assert clocks is not None
        machine.pass_time(10 * SECOND)
        machine.wall += jump
        await server.heartbeat.tick()
        await asyncio.sleep(0.05)
        assert [seat.standin for seat in session.table.seats] == [None] * 3
        assert {clocks.left(seat, clock.now_ms()) for seat in range(3)} == {50_000}
        machine.pass_time(51 * SECOND)
        assert clocks.expired(clock.now_ms()) == [0, 1, 2]
        await server.close()

    asyncio.run(play())


def test_outage_calls_no_stand_in(tmp_path: Path, machine: Machine) -> None:
    async def play() -> None:
        server = ServerContext(Settings(bot_workers=1), SqliteStore(tmp_path / "t.sqlite3"))
        await server.open()
        table = (await seated(server)).table.id
        machine.pass_time(10 * SECOND)
        await server.close()
        machine.pass_time(DAY)
        server = ServerContext(Settings(bot_workers=1), SqliteStore(tmp_path / "t.sqlite3"))
        await server.open()
        session = await server.tables.get(table)
        await asyncio.sleep(0.05)
        clocks = session.table.clocks
        assert clocks is not None
        assert [seat.standin for seat in session.table.seats] == [None] * 3
        assert {clocks.left(seat, clock.now_ms()) for seat in range(3)} == {50_000}
        # From now on they run, and somebody looks at them.
        machine.pass_time(51 * SECOND)
        session.runner_wakeup.set()
        await until(lambda: all(seat.standin for seat in session.table.seats), "stand-ins")
        await server.close()

    asyncio.run(play())
