"""The keeper of a table is called when a bot or a clock needs it, and left alone otherwise."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from tests.patience import MOMENT, patient, until
from tocsin.server.settings import Settings
from tocsin.server.tables import table_runner
from tocsin.server.context import ServerContext
from tocsin.server.tables.session import TableSession
from tocsin.table import commands, opening
from tocsin.table.clocks import Pace
from tocsin.table.errors import StoreDown
from tocsin.table.log import Acted, InitialSeat, LogEntry
from tocsin.table.storage.sqlite_store import SqliteStore

PEOPLE = ("anne", "bob", "carl")
PACE = Pace(600, 5, 900)


def inside(folder: Path, body: Callable[[ServerContext], Awaitable[None]]) -> None:
    async def whole() -> None:
        settings = Settings(bot_workers=1, bot_delay=0.0)
        server = ServerContext(settings, SqliteStore(folder / "t.sqlite3"))
        await server.open()
        # A server that still wakes up may take up a table that the test has put away.
        waking = [task for task in server._tasks if "_wake" in repr(task.get_coro())]
        assert waking
        await asyncio.wait(waking)
        try:
            await body(server)
        finally:
            await server.close()

    asyncio.run(whole())


async def seated(
    server: ServerContext, pace: Pace | None = None, bots: int = 0, game: str = "revolution"
) -> TableSession:
    seats = [InitialSeat(name, name) for name in PEOPLE] + [InitialSeat(bot="random")] * bots
    entry = opening.open_table(
        game,
        {},
        seats,
        host="anne",
        host_name="Anne",
        private=False,
        pace=pace,
        corrections={},
    )
    return await server.opener.open_table(entry, "anne")


async def act(session: TableSession, seat: int) -> None:
    assert session.table.match is not None
    action = session.table.game.actions.text(session.table.match.position.legal(seat)[0])
    number = session.table.viewer_log(seat).number
    await session.write(lambda table: commands.act(table, PEOPLE[seat], seat, number, action))


@pytest.mark.parametrize("pace", [None, PACE], ids=["no clocks", "clocks"])
def test_nobody_calls_the_keeper_where_people_alone_play_and_no_clock_is_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: Pace | None
) -> None:
    looks = 0
    step = table_runner._step

    async def counted(session: TableSession) -> float | None:
        nonlocal looks
        looks += 1
        return await step(session)

    async def body(server: ServerContext) -> None:
        session = await seated(server, pace)
        await asyncio.sleep(0.1)
        before = looks
        for number in range(6):
            await act(session, number % 3)
            await asyncio.sleep(0.01)
        assert looks == before

    monkeypatch.setattr(table_runner, "_step", counted)
    inside(tmp_path, body)


def test_a_clock_that_runs_out_sooner_than_the_keeper_looks_calls_it(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server, PACE)
        server._keepers.pop(session.table.id).cancel()
        await asyncio.sleep(0)
        clocks = session.table.clocks
        assert clocks is not None
        for later, is_called in ((-1000, False), (1000, True)):
            session.runner_wakeup.clear()
            session.runner_due_ms = (clocks.next_due() or 0) + later
            await act(session, 0)
            assert session.runner_wakeup.is_set() == is_called

    inside(tmp_path, body)


def test_a_bot_whose_turn_comes_with_an_action_decides(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server, bots=1)
        # It bids with the others, and the keeper has nothing more to do until all have bid.
        await until(lambda: 3 not in session.table.deciders(), "the bot's bids")
        said = session.table.viewer_log(3).number_of_actions()
        async with patient("the bot's next bids"):
            while session.table.viewer_log(3).number_of_actions() <= said + 1:
                for seat in range(3):
                    if seat in session.table.deciders():
                        await act(session, seat)
                # Nobody else may have anything to decide before the bot has.
                await asyncio.sleep(MOMENT)

    inside(tmp_path, body)


def test_the_keeper_goes_when_the_match_is_over(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        while session.table.status == "playing":
            await act(session, session.table.deciders()[0])
        await until(lambda: session.table.id not in server._keepers, "the keeper to go")

    inside(tmp_path, body)


def test_bots_do_not_try_and_try_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        append, tries = server.store.append, 0

        async def append_no_deeds(table_id: str, line: LogEntry) -> None:
            nonlocal tries
            if isinstance(line.event, Acted):
                tries += 1
                raise StoreDown("The disk is full.")
            await append(table_id, line)

        monkeypatch.setattr(server.store, "append", append_no_deeds)
        for seat in range(2):
            await session.write(partial(commands.resign, person=PEOPLE[seat], seat=seat))
        await until(lambda: tries, "a bot that tries")
        await asyncio.sleep(table_runner.LOOK_AGAIN / 2)
        assert tries <= 3
        # And when it is over, they go on by themselves.
        monkeypatch.undo()
        await until(lambda: session.table.standing_actions(), "the bots to go on")

    inside(tmp_path, body)
