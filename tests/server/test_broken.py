"""A broken table is quarantined, and all other tables are served."""

import asyncio
import copy
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from click.testing import CliRunner

from tests.patience import until, wait_until
from tests.postgres import fresh
from tests.server.guest import Guest, dial
from tests.server.house import House
from tests.server.stub import StubWire
from tests.table.sitting import Sitting
from tocsin import __version__
from tocsin.cli import main
from tocsin.kernel.record import decode
from tocsin.server.access.identity import Visitor
from tocsin.server.context import ServerContext
from tocsin.server.settings import Settings
from tocsin.server.websocket.client_connection import ClientConnection
from tocsin.table import chat, commands, opening
from tocsin.table.chat import ChatLog
from tocsin.table.errors import BrokenTable, NoSuchTable, OtherRules
from tocsin.table.log import InitialSeat, LogEntry, Resigned, Returned
from tocsin.table.match import Match
from tocsin.table.seats import STAND_IN
from tocsin.table.storage.database import store_for
from tocsin.table.storage.store import Store
from tocsin.table.storage.table_store import QuarantinedTable

RECORDS = Path(__file__).parents[1] / "records"
ABSENT = "nobodyhere"
RETURNED = json.dumps({"kind": "returned", "seat": 7})
ILLEGAL = json.dumps({"kind": "acted", "seat": 0, "action": "knock"})
PEOPLE = [InitialSeat("Anne", "anne"), InitialSeat("Bob", "bob"), InitialSeat("Chloé", "chloe")]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite3")
    server: str = request.getfixturevalue("postgres")
    return asyncio.run(fresh(server, "broken"))


async def write_table(store: Store, table_id: str, *damage: tuple[str, tuple[Any, ...]]) -> None:
    """Write a table with an action and a return, and damage its rows."""
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.write(Returned(0))
    for line in sitting.lines:
        await store.append(table_id, line)
    if damage:
        await store.write(*damage)


def body(table_id: str, number: int, text: str) -> tuple[str, tuple[Any, ...]]:
    return "UPDATE log_entry SET body = $1 WHERE table_id = $2 AND number = $3", (
        text,
        table_id,
        number,
    )


def figures(table_id: str) -> tuple[str, tuple[Any, ...]]:
    """Return a statement that gives a table a correction too large for its game."""
    game = '"game":"revolution"'
    huge = f'{game},"corrections":{{"cubes":{{"each":{2**63}}}}}'
    where = "WHERE table_id = $3 AND number = 1"
    return f"UPDATE log_entry SET body = replace(body, $1, $2) {where}", (game, huge, table_id)


CORPUS: dict[str, Callable[[str], tuple[str, tuple[Any, ...]]]] = {
    "nojson": lambda i: body(i, 2, "this is no JSON"),
    "unknownentry": lambda i: body(i, 3, json.dumps({"kind": "danced", "seat": 0})),
    "missingline": lambda i: ("DELETE FROM log_entry WHERE table_id = $1 AND number = 2", (i,)),
    "nosuchseat": lambda i: body(i, 3, RETURNED),
    "negativeseat": lambda i: body(i, 3, RETURNED.replace("7", "-1")),
    "illegalaction": lambda i: body(i, 2, ILLEGAL),
    "nofirstline": lambda i: ("DELETE FROM log_entry WHERE table_id = $1 AND number = 1", (i,)),
    "nothinginit": lambda i: body(i, 1, "{}"),
    "emptyline": lambda i: body(i, 1, ""),
    "hugefigure": figures,
}


async def write_corpus(database: str) -> None:
    store = store_for(database)
    await store.open()
    await write_table(store, "good1")
    for table_id, damage in CORPUS.items():
        await write_table(store, table_id, damage(table_id))
    await write_table(store, "good2")
    await store.close()


def listed(database: str, *arguments: str) -> Any:
    found = CliRunner().invoke(main, ["tables", "--database", database, *arguments])
    assert found.exit_code == 0, found.output
    return found.output


def test_server_starts_with_broken_tables_and_serves_the_others(database: str) -> None:
    asyncio.run(write_corpus(database))
    with House(database) as house:
        guest = Guest(house)
        for good in ("good1", "good2"):
            assert guest.ok("GET", f"/api/tables/{good}")["status"] == "playing"
        assert {table["id"] for table in guest.ok("GET", "/api/tables")} == {"good1", "good2"}
        for table_id in CORPUS:
            status, answer = guest.call("GET", f"/api/tables/{table_id}")
            assert (status, answer["kind"]) == (410, "broken-table"), table_id
        shown = json.loads(listed(database, "--broken", "--json"))
        assert {row["table_id"] for row in shown} == set(CORPUS)
        assert all(row["reason"] and row["at"] for row in shown)
        counted = re.search(r"tocsin_tables_quarantined_total (\d+)", guest.ok("GET", "/metrics"))
        # A table may be quarantined twice before the store has recorded it.
        assert counted is not None
        assert int(counted[1]) >= len(CORPUS)
    for table_id in CORPUS:
        assert any(f"table {table_id} is quarantined" in line for line in house.errors)
    house.errors.clear()
    with House(database) as house:
        # Quarantined tables are not read again.
        assert Guest(house).ok("GET", "/api/tables/good1")["status"] == "playing"
        # The metric is updated at the first heartbeat.
        row = f"tocsin_tables_broken {len(CORPUS)}.0\n"
        wait_until(lambda: row in Guest(house).ok("GET", "/metrics"), "broken tables")
    assert not any("is quarantined" in line for line in house.errors)


def test_client_of_a_broken_table_is_disconnected_for_good(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        socket = await dial(Guest(house), "nojson")
        await socket.send(json.dumps({"type": "hello", "protocol": 2}))
        answer = json.loads(await socket.recv())
        assert (answer["type"], answer["kind"]) == ("error", "broken-table")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410

    database = str(tmp_path / "t.sqlite3")
    asyncio.run(write_corpus(database))
    with House(database) as house:
        asyncio.run(visit(house))


def test_a_table_that_was_mended_is_read_again_when_asked(database: str) -> None:
    asyncio.run(write_corpus(database))
    with House(database) as house:
        guest = Guest(house)
        assert guest.call("GET", "/api/tables/nosuchseat")[0] == 410

        async def mend() -> None:
            store = store_for(database)
            await store.open()
            await store.write(body("nosuchseat", 3, RETURNED.replace("7", "0")))
            await store.close()

        asyncio.run(mend())
        assert guest.call("GET", "/api/tables/nosuchseat")[0] == 410
        assert "will be loaded again" in listed(database, "--retry", "nosuchseat")
        assert guest.ok("GET", "/api/tables/nosuchseat")["status"] == "playing"
    assert "nosuchseat" not in listed(database, "--broken")
    refused = CliRunner().invoke(main, ["tables", "--database", database, "--retry", "good1"])
    assert refused.exit_code == 2
    assert "no broken table" in refused.output


# --- inside one process


@asynccontextmanager
async def opened(database: str, **settings: Any) -> AsyncIterator[ServerContext]:
    chosen = Settings(**{"database": database, "bot_workers": 1, **settings})
    server = ServerContext(chosen, store_for(database))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


def inside(database: str, visit: Callable[[ServerContext], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(database) as server:
            await visit(server)

    asyncio.run(whole())


async def seated(server: ServerContext) -> Any:
    """Return a table at which three people play Revolution!."""
    wish: dict[str, Any] = {"private": False, "pace": None, "corrections": {}}
    entry = opening.open_table("revolution", {}, PEOPLE, host="anne", host_name="Anne", **wish)
    return await server.opener.open_table(entry, "anne")


async def unload_all(server: ServerContext) -> None:
    for session in server.tables.sessions():
        await server.tables.unload(session)


def fail(*_: object) -> None:
    raise ZeroDivisionError("the rules divide by nothing")


def test_a_line_that_cannot_be_applied_is_never_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(server: ServerContext) -> None:
        session = await seated(server)
        wire = StubWire()
        page = ClientConnection(wire, Visitor("anne"), "Anne")
        session.audience.connections.add(page)
        monkeypatch.setattr(Match, "dry_run", fail)
        with pytest.raises(BrokenTable):
            await session.write(lambda table: commands.act(table, "anne", 0, 0, "bid force priest"))
        assert len(await server.store.lines(session.table.id)) == 1
        # Its clients are disconnected, and later requests are refused.
        await asyncio.sleep(0)
        assert b"broken-table" in wire.written[-1][-1]
        assert wire.closed == 4410
        with pytest.raises(BrokenTable):
            await session.write(lambda table: commands.resign(table, "anne", 0))
        with pytest.raises(BrokenTable):
            await server.tables.get(session.table.id)
        await until(server.store.quarantined_tables, "the record in the store")
        broken = await server.store.quarantined_tables()
        assert [row.table_id for row in broken] == [session.table.id]
        assert broken[0].reason == "ZeroDivisionError: the rules divide by nothing"
        # After the repair the match continues without loss.
        monkeypatch.undo()
        await server.store.lift_quarantine(session.table.id)
        again = await server.tables.get(session.table.id)
        await again.write(lambda table: commands.act(table, "anne", 0, 0, "bid force priest"))
        assert again.table.number == 2

    inside(database, visit)


@pytest.mark.parametrize("look", ["view", "parts"])
def test_table_that_cannot_be_shown_is_quarantined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, look: str
) -> None:
    async def visit(server: ServerContext) -> None:
        session, other = await seated(server), await seated(server)
        # A copy, because other tables share the game.
        session.table.game = copy.copy(session.table.game)
        monkeypatch.setattr(session.table.game, look, fail)
        with pytest.raises(BrokenTable):
            session.audience.welcome(ClientConnection(StubWire(), Visitor("anne"), "Anne"))
        with pytest.raises(BrokenTable):
            await server.tables.get(session.table.id)
        assert other.audience.welcome(ClientConnection(StubWire(), Visitor("anne"), "Anne"))
        assert await server.tables.get(other.table.id) is other

    inside(str(tmp_path / "t.sqlite3"), visit)


def test_a_record_of_other_rules_is_not_broken(database: str) -> None:
    async def visit(server: ServerContext) -> None:
        found = decode((RECORDS / "revolution/core-sole-win.json").read_bytes())
        table_id = (
            await server.opener.open_table(opening.import_match(found, "anne", "Anne"), "anne")
        ).table.id
        await unload_all(server)
        rules = f'"rules":{found.rules},'
        older = "UPDATE log_entry SET body = replace(body, $1, $2) WHERE table_id = $3"
        await server.store.write((older, (rules, '"rules":999,', table_id)))
        with pytest.raises(OtherRules, match="version 999 of the rules"):
            await server.tables.get(table_id)
        assert await server.store.quarantined_tables() == []

    inside(database, visit)


def test_another_version_tries_a_broken_table_again(database: str) -> None:
    async def visit(server: ServerContext) -> None:
        session = await seated(server)
        await server.store.quarantine(QuarantinedTable(session.table.id, 1, "0.0.1", "an old bug"))
        await server.store.quarantine(QuarantinedTable("still", 1, __version__, "the same bug"))

    async def later(server: ServerContext) -> None:
        assert [row.table_id for row in await server.store.quarantined_tables()] == ["still"]
        assert len(await server.store.all_tables(10)) == 1

    inside(database, visit)
    inside(database, later)


def test_table_quarantined_by_another_process_is_evicted(postgres: str) -> None:
    async def whole() -> None:
        database = await fresh(postgres, "aside")
        async with opened(database) as one, opened(database) as other:
            table_id = (await seated(one)).table.id
            session = await other.tables.get(table_id)
            one.quarantine.add(table_id, ZeroDivisionError("here"))
            await until(lambda: session.is_broken, "the notification")
            with pytest.raises(BrokenTable):
                await other.tables.get(table_id)

    asyncio.run(whole())


# --- concurrent requests


def test_concurrent_requests_for_an_absent_table_all_fail(database: str) -> None:
    async def visit(server: ServerContext) -> None:
        asked = [server.tables.get(ABSENT) for _ in range(100)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, NoSuchTable) for answer in answers), set(map(repr, answers))
        assert not server.tables.is_loading(ABSENT)

    inside(database, visit)


def test_requested_table_stays_loaded_after_the_index_repair(database: str) -> None:
    async def visit(server: ServerContext) -> None:
        table_id = (await seated(server)).table.id
        await unload_all(server)
        repair = asyncio.create_task(server.startup.update_index(table_id))
        await asyncio.sleep(0)
        session = await server.tables.get(table_id)
        await repair
        assert await server.tables.get(table_id) is session
        # A request during the unload loads the table anew.
        unloading = asyncio.create_task(server.tables.unload(session))
        await asyncio.sleep(0)
        again = await server.tables.get(table_id)
        await unloading
        assert again is not session
        assert await server.tables.get(table_id) is again

    inside(database, visit)


def test_concurrent_requests_share_one_load(database: str) -> None:
    async def visit(server: ServerContext) -> None:
        table_id = (await seated(server)).table.id
        await unload_all(server)
        cancelled = asyncio.create_task(server.tables.get(table_id))
        asked = [asyncio.create_task(server.tables.get(table_id)) for _ in range(20)]
        await asyncio.sleep(0)
        cancelled.cancel()
        found = await asyncio.gather(*asked)
        assert len(set(map(id, found))) == 1
        assert not server.tables.is_loading(table_id)

    inside(database, visit)


def test_entry_of_another_process_during_a_load_is_applied(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = chat.read

    async def read_while_anne_resigns(store: Store, table_id: str) -> ChatLog:
        talk = await read(store, table_id)
        other = store_for(address)
        await other.open()
        number = len(await other.lines(table_id)) + 1
        await other.append(table_id, LogEntry(number, 1, Resigned(0, STAND_IN)))
        await other.close()
        return talk

    async def visit(server: ServerContext) -> None:
        session = await seated(server)
        await server.tables.unload(session)
        monkeypatch.setattr(chat, "read", read_while_anne_resigns)
        again = await server.tables.get(session.table.id)
        assert again.table.seats[0].standin == STAND_IN

    address = asyncio.run(fresh(postgres, "meanwhile"))
    inside(address, visit)
