"""Play and connections leave no reference cycles, and the collector runs while idle."""

import asyncio
import contextlib
import gc
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
import uvicorn

from tests.battery.variants import GAMES, game_of, seed_of
from tests.patience import until
from tests.server.guest import Guest, dial
from tests.server.guest import Page as Visit
from tests.server.house import House
from tests.server.stub import StubWire
from tocsin import games
from tocsin.server.access.identity import Visitor
from tocsin.server.app import application
from tocsin.server.context import ServerContext
from tocsin.server.operations.gc_schedule import MAX_INTERVAL_S, MIN_NEW_OBJECTS, GcScheduler
from tocsin.server.run import config
from tocsin.server.settings import Settings
from tocsin.server.tables.session import TableSession
from tocsin.server.websocket.client_connection import ClientConnection
from tocsin.server.websocket.messages import Act, Undo
from tocsin.table import opening
from tocsin.table.errors import ConcurrentWrite
from tocsin.table.log import ClockPaused, InitialSeat, LogEntry
from tocsin.table.storage.sqlite_store import SqliteStore

# Before what is made once and kept has been made, and while circles are counted.
BEFORE, COUNTED = 20, 60


async def seated(
    server: ServerContext, game_id: str
) -> tuple[TableSession, list[ClientConnection]]:
    people = [f"person {seat}" for seat in range(game_of(game_id).players[0])]
    entry = opening.open_table(
        game_id,
        {},
        [InitialSeat(person, person) for person in people],
        host=people[0],
        host_name=people[0],
        private=False,
        pace=None,
        corrections={},
    )
    session = await server.opener.open_table(entry, people[0])
    pages = [
        ClientConnection(StubWire(), Visitor(person), person) for person in [*people, "somebody"]
    ]
    session.audience.connections.update(pages)
    return session, pages


async def play(
    session: TableSession, pages: list[ClientConnection], times: int, random: Random
) -> None:
    """Play with undo and with refused requests."""
    for number in range(times):
        if session.table.match is None or session.table.status != "playing":
            return
        position = session.table.match.position
        seat = random.choice(position.actors())
        action = session.table.game.actions.text(random.choice(position.legal(seat)))
        shown = session.table.viewer_log(seat).number
        key = f"{number} of {times}"
        await pages[seat].handle(session, Act(key, seat, shown, action))
        await pages[seat].handle(session, Act(f"late {key}", seat, shown, action))
        if number % 7 == 0:
            await pages[seat].handle(
                session, Undo(f"back {key}", seat, session.table.viewer_log(seat).number)
            )


async def cycles_of_play(server: ServerContext, game_id: str) -> int:
    """Return the count of objects in reference cycles after play at a new table."""
    random = Random(1)
    session, pages = await seated(server, game_id)
    await play(session, pages, BEFORE, random)
    gc.collect()
    gc.disable()
    try:
        await play(session, pages, COUNTED, random)
        return gc.collect()
    finally:
        gc.enable()


@pytest.mark.parametrize("game_id", GAMES)
def test_play_leaves_no_reference_cycles(game_id: str, tmp_path: Path) -> None:
    async def twice() -> list[int]:
        server = ServerContext(Settings(bot_workers=1), SqliteStore(tmp_path / "t.sqlite3"))
        await server.open()
        try:
            return [await cycles_of_play(server, game_id) for _ in range(2)]
        finally:
            await server.close()

    # Play leaves the same count both times; a bot process of an earlier test that ends late may
    # add cycles once.
    assert min(asyncio.run(twice())) == 0


class Here(House):
    """A server in this process, so that a test can count its reference cycles."""

    context: ServerContext
    server: uvicorn.Server

    def is_visited(self) -> bool:
        return bool(self.server.server_state.connections or self.server.server_state.tasks)


@contextlib.asynccontextmanager
async def served(path: Path) -> AsyncIterator[Here]:
    """Run a server with its normal configuration in this process."""
    settings = Settings(bot_workers=1)
    app = application(settings, SqliteStore(path))
    here = Here(path)
    here.context = app.server
    with socket.create_server(("127.0.0.1", 0)) as listener:
        here.port = listener.getsockname()[1]
        here.server = server = uvicorn.Server(config(settings, app))
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        try:
            yield here
        finally:
            server.should_exit = True
            await serving


async def plays_and_leaves(guest: Guest, table: str) -> None:
    page = await guest.join(table)
    assert (await page.act(0, "knock"))["kind"] == "illegal-action"
    seat, options = page.choices()[0]
    await page.act(seat, options[0])
    await page.close()


async def hangs_up(guest: Guest, table: str) -> None:
    page = await guest.join(table)
    page.socket.transport.abort()


async def leaves_before_hello(guest: Guest, table: str) -> None:
    await (await dial(guest, table)).close()


async def sends_a_broken_frame(guest: Guest, table: str) -> None:
    page = await guest.join(table)
    page.socket.transport.write(b"\x81\x02{}")
    await page.socket.wait_closed()


async def sends_too_much(guest: Guest, table: str) -> None:
    page = await guest.join(table)
    await page.socket.send("x" * 20_000)
    await page.socket.wait_closed()


async def knocks_at_a_wrong_door(guest: Guest, _: str) -> None:
    assert (await asyncio.to_thread(guest.call, "GET", "/api/tables/nowhere00"))[0] == 404
    page = Visit(guest, "nowhere00")
    with pytest.raises(AssertionError, match="not let in"):
        await page.open()
    await page.close()


async def asks_for_much_at_once(guest: Guest, _: str) -> None:
    read, write = await asyncio.open_connection("127.0.0.1", guest.house.port)
    request = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    write.write((request + b"\r\n") * 99 + request + b"Connection: close\r\n\r\n")
    answers = await read.read()
    assert answers.count(b"HTTP/1.1 ") == 100
    write.close()


async def is_overtaken(guest: Guest, table: str) -> None:
    assert isinstance(guest.house, Here)
    written = LogEntry(1, 0, ClockPaused(0))
    with pytest.raises(ConcurrentWrite):
        await guest.house.context.store.append(table, written)


ENDS = [
    plays_and_leaves,
    hangs_up,
    leaves_before_hello,
    sends_a_broken_frame,
    sends_too_much,
    knocks_at_a_wrong_door,
    asks_for_much_at_once,
    is_overtaken,
]


@pytest.mark.parametrize("end", ENDS)
def test_connections_leave_no_reference_cycles(
    end: Callable[[Guest, str], Awaitable[None]], tmp_path: Path
) -> None:
    async def whole() -> Counter[str]:
        async with served(tmp_path / "t.sqlite3") as here:
            guest = await asyncio.to_thread(Guest, here, "Ada")
            table = await asyncio.to_thread(guest.open_table, "me", "random", "random")
            await end(guest, table["id"])
            await until(lambda: not here.is_visited())
            gc.collect()
            gc.disable()
            try:
                for _ in range(3):
                    await end(guest, table["id"])
                await until(lambda: not here.is_visited())
                return left_behind()
            finally:
                gc.enable()

    assert asyncio.run(whole()) == {}


def play_a_corrected_game() -> None:
    game = games.load("revolution", {"cubes": {"each": 24}})
    position = game.new(players=3, seed=seed_of(1))
    seat = position.actors()[0]
    journal: list[list[int]] = []
    position.journal = journal
    position.apply(seat, position.legal(seat)[0])
    assert game.events(journal, seat)
    game.view(position, seat)


def test_corrected_game_leaves_no_reference_cycles() -> None:
    play_a_corrected_game()
    gc.collect()
    play_a_corrected_game()
    assert gc.collect() == 0


def left_behind() -> Counter[str]:
    """Return the types of the server's objects that only the collector frees."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    kinds = Counter(f"{type(thing).__module__}.{type(thing).__name__}" for thing in gc.garbage)
    gc.garbage.clear()
    gc.collect()
    ours = ("tocsin.", "uvicorn.", "starlette.", "websockets.server.")
    return Counter({kind: count for kind, count in kinds.items() if kind.startswith(ours)})


@pytest.fixture
def collections(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record the collections instead of running them."""
    collections: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: collections.append(1))
    return collections


def test_cycles_are_collected_when_no_message_came(
    collections: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (MIN_NEW_OBJECTS + 1, 0, 0))
    scheduler = GcScheduler()
    scheduler.tick(messages=5)
    scheduler.tick(messages=6)
    assert not collections
    scheduler.tick(messages=6)
    assert collections == [1]


def test_cycles_are_collected_hourly_during_play(
    collections: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (MIN_NEW_OBJECTS + 1, 0, 0))
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    scheduler = GcScheduler()
    for message, (now, count) in enumerate(
        [(1.0, 0), (MAX_INTERVAL_S, 0), (MAX_INTERVAL_S + 1, 1), (MAX_INTERVAL_S + 2, 1)], start=1
    ):
        monkeypatch.setattr(time, "monotonic", lambda now=now: now)
        scheduler.tick(messages=message)
        assert len(collections) == count


def test_no_collection_for_few_new_objects(
    collections: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (MIN_NEW_OBJECTS, 0, 0))
    scheduler = GcScheduler()
    scheduler.tick(messages=0)
    scheduler.tick(messages=0)
    assert not collections
