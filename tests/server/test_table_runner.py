"""The runner of a table is woken when a bot or a clock needs it, and not otherwise."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from tests.patience import MOMENT, patient, until
from tocsin.server.context import ServerContext
from tocsin.server.settings import Settings
from tocsin.server.tables.session import TableSession
from tocsin.server.tables.table_runner import RETRY_S, TableRunner
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
        # The startup might load a table again that the test has unloaded.
        await server.startup.finished.wait()
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
def test_runner_sleeps_while_people_play_before_their_clocks_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: Pace | None
) -> None:
    looks = 0
    step = TableRunner.step

    async def counted(runner: TableRunner) -> float | None:
        nonlocal looks
        looks += 1
        return await step(runner)

    async def body(server: ServerContext) -> None:
        session = await seated(server, pace)
        await asyncio.sleep(0.1)
        before = looks
        for number in range(6):
            await act(session, number % 3)
            await asyncio.sleep(0.01)
        assert looks == before

    monkeypatch.setattr(TableRunner, "step", counted)
    inside(tmp_path, body)


def test_sooner_clock_wakes_the_runner(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server, PACE)
        server.tables.runners.stop(session.table.id)
        await asyncio.sleep(0)
        clocks = session.table.clocks
        assert clocks is not None
        for later, is_woken in ((-1000, False), (1000, True)):
            session.runner_wakeup.clear()
            session.runner_due_ms = (clocks.next_due() or 0) + later
            await act(session, 0)
            assert session.runner_wakeup.is_set() == is_woken

    inside(tmp_path, body)


def test_bot_decides_when_an_action_makes_it_its_turn(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server, bots=1)
        # The bot bids with the others; then its runner sleeps until all have bid.
        await until(lambda: 3 not in session.table.deciders(), "the bot's bids")
        said = session.table.viewer_log(3).number_of_actions()
        async with patient("the bot's next bids"):
            while session.table.viewer_log(3).number_of_actions() <= said + 1:
                for seat in range(3):
                    if seat in session.table.deciders():
                        await act(session, seat)
                # The people may have no decision before the bot has made its own.
                await asyncio.sleep(MOMENT)

    inside(tmp_path, body)


def test_runner_ends_with_the_match(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        while session.table.status == "playing":
            await act(session, session.table.deciders()[0])
        await until(lambda: session.table.id not in server.tables.runners, "the runner to end")

    inside(tmp_path, body)


def test_bots_pause_while_the_store_is_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        append, tries = server.store.append, 0

        async def append_no_actions(table_id: str, line: LogEntry) -> None:
            nonlocal tries
            if isinstance(line.event, Acted):
                tries += 1
                raise StoreDown("The disk is full.")
            await append(table_id, line)

        monkeypatch.setattr(server.store, "append", append_no_actions)
        for seat in range(2):
            await session.write(partial(commands.resign, person=PEOPLE[seat], seat=seat))
        await until(lambda: tries, "a bot that tries")
        await asyncio.sleep(RETRY_S / 2)
        assert tries <= 3
        # They continue when the store works again.
        monkeypatch.undo()
        await until(lambda: session.table.standing_actions(), "the bots to go on")

    inside(tmp_path, body)
