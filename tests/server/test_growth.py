"""No endless growth: lists without loading, quotas, expiry, a start that loads what runs."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.guest import Guest
from tests.server.house import House
from tests.table.sitting import Sitting, truth
from tests.table.stores import ask
from tocsin.server.context import ServerContext
from tocsin.server.settings import Settings
from tocsin.server.tables.presence import PRESENCE_TTL_S, Presence
from tocsin.server.tables.registry import LOG_CHUNK_LINES
from tocsin.table.clocks import Pace
from tocsin.table.log import (
    Acted,
    ActionsUndone,
    Closed,
    InitialSeat,
    LogEntry,
    Opened,
    SatDown,
    StoodUp,
    encode,
)
from tocsin.table.storage import table_index
from tocsin.table.storage.log_effects import INSERT_TABLE
from tocsin.table.storage.sqlite_store import PARAMETER, SqliteStore
from tocsin.table.storage.store import Store
from tocsin.table.table import Table

RECORDS = Path(__file__).parents[1] / "records"
DAY = 24 * 3600 * 1000


def inside(path: Path, work: Callable[[ServerContext], Awaitable[None]], **settings: Any) -> None:
    """Open a server on a database, run the work, and close it."""

    async def run() -> None:
        server = ServerContext(Settings(bot_workers=1, **settings), SqliteStore(path / "t.sqlite3"))
        await server.open()
        try:
            await work(server)
        finally:
            await server.close()

    asyncio.run(run())


async def keep(store: Store, table_id: str, sitting: Sitting, noted: bool = True) -> None:
    """Write a table's log, and its index as a server would have left it."""
    # In one commit, as far as that goes.
    await asyncio.gather(*(store.append(table_id, line) for line in sitting.lines))
    if noted:
        await store.write(table_index.update_statement(Table.from_log(table_id, sitting.lines)))


def loaded(server: ServerContext) -> set[str]:
    return {session.table.id for session in server.tables.sessions()}


async def settled(server: ServerContext) -> None:
    """Wait until the index is in step with all logs."""

    async def is_in_step() -> bool:
        return not await table_index.outdated_tables(server.store)

    await until(is_in_step, "the index to catch up")


def waiting() -> Sitting:
    """Return a match that waits for a person, without clocks."""
    sitting = Sitting()
    sitting.lay(0)
    return sitting


def stood_up() -> Sitting:
    """Return a table at which Bob has sat for a while before the match."""
    sitting = Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())
    sitting.write(SatDown(1, "bob", "Bob"))
    sitting.write(StoodUp(1))
    return sitting


def test_start_loads_only_tables_with_a_clock_or_bot_to_move(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        for number in range(20):
            await keep(store, f"wait{number}", waiting())
        await keep(
            store, "open", Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())
        )
        await keep(store, "clock", Sitting(pace=Pace(6000, 5, 9000)))
        bots = Sitting(
            InitialSeat("Anne", "anne"),
            InitialSeat("", bot="random"),
            InitialSeat("", bot="random"),
        )
        await keep(store, "bots", bots)

    async def visit(server: ServerContext) -> None:
        await until(lambda: loaded(server) == {"clock", "bots"}, "what has a clock or a bot")
        # The rest is there for whoever asks.
        assert (await server.tables.get("wait7")).table.status == "playing"

    ask(tmp_path / "t.sqlite3", fill)
    inside(tmp_path, visit)


def test_index_is_repaired_and_its_tables_are_unloaded(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        # As a server leaves it that is killed between a line and the index.
        for number in range(5):
            await keep(store, f"wait{number}", waiting(), noted=False)
        bots = Sitting(
            InitialSeat("Anne", "anne"),
            InitialSeat("", bot="random"),
            InitialSeat("", bot="random"),
        )
        await keep(store, "bots", bots, noted=False)

    async def visit(server: ServerContext) -> None:
        await settled(server)
        await until(lambda: loaded(server) == {"bots"}, "the others to be given back")
        listed = await table_index.public_tables(server.store, "anne", 0, 100, 0)
        assert {table.id for table in listed} == {"bots", *(f"wait{n}" for n in range(5))}

    ask(tmp_path / "t.sqlite3", fill)
    inside(tmp_path, visit)


def test_lists_load_no_match(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        played = Sitting()
        played.play_to_end()
        for number in range(120):
            await keep(store, f"over{number:03}", played)
        await keep(store, "wait", waiting())

    async def visit(server: ServerContext) -> None:
        mine = await table_index.tables_of(server.store, "bob", 0, 100, 0)
        mine += await table_index.tables_of(server.store, "bob", 0, 100, 100)
        assert len(mine) == len({table.id for table in mine}) == 121
        over = next(table for table in mine if table.id == "over007")
        assert over.status == "over"
        assert over.ranks is not None
        assert 1 in over.ranks
        assert [(seat.name, seat.mine) for seat in over.seats] == [
            ("Anne", False),
            ("Bob", True),
            ("Chloe", False),
        ]
        public = await table_index.public_tables(server.store, "bob", 0, 100, 0)
        assert [(table.id, table.actors) for table in public] == [("wait", [0, 1, 2])]
        assert loaded(server) == set()

    ask(tmp_path / "t.sqlite3", fill)
    inside(tmp_path, visit)


def test_lists_reveal_no_secret_actions() -> None:
    sitting = Sitting()
    before = table_index.update_statement(sitting.table)[1][5]
    sitting.at += 5000
    sitting.lay(1)
    sitting.undo(1)
    assert table_index.update_statement(sitting.table)[1][5] == before


def test_lists_on_the_wire_are_paged_and_in_step(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
        for _ in range(101):
            anne.open_table("me", "open", "open")
        table = anne.open_table("me", "open", "open")["id"]
        assert len(anne.ok("GET", "/api/tables/mine")) == 100
        assert len(anne.ok("GET", "/api/tables/mine?skip=100")) == 2
        assert anne.call("GET", "/api/tables/mine?skip=-1")[0] == 400
        bob.sit(table, 1)
        (listed,) = bob.ok("GET", "/api/tables/mine")
        assert [seat["mine"] for seat in listed["seats"]] == [False, True, False]
        bob.ok("POST", f"/api/tables/{table}/stand", {"seat": 1})
        assert bob.ok("GET", "/api/tables/mine") == []
        # Who sits there is told by what leads to their pages.
        assert listed["seats"][0]["person"] == anne.ok("GET", "/api/me")["id"]


def test_a_page_of_a_list_is_full_as_long_as_there_is_more(tmp_path: Path) -> None:
    """Who has stood up again does not shorten it: its length tells whether to ask on."""

    async def fill(store: Store) -> None:
        for number in range(3):
            await keep(store, f"left{number}", stood_up())
        for number in range(3):
            await keep(store, f"wait{number}", waiting())

    async def visit(server: ServerContext) -> None:
        pages = [await table_index.tables_of(server.store, "bob", 0, 2, skip) for skip in (0, 2, 4)]
        assert [len(page) for page in pages] == [2, 1, 0]
        # Whoever opened a table has it in the list, with a seat or without.
        assert len(await table_index.tables_of(server.store, "anne", 0, 100, 0)) == 6

    ask(tmp_path / "t.sqlite3", fill)
    inside(tmp_path, visit)


def test_unfinished_tables_of_a_person_are_limited(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", person_tables=3) as house:
        anne = Guest(house)
        tables = [anne.open_table("me", "open", "open")["id"] for _ in range(3)]
        wish = {"game": "revolution", "seats": [{"kind": "me"}] * 3}
        status, refusal = anne.call("POST", "/api/tables", wish)
        assert (status, refusal["kind"]) == (429, "too-many")
        assert Guest(house).call("POST", f"/api/tables/{tables[0]}/close")[0] == 403
        closed = anne.ok("POST", f"/api/tables/{tables[0]}/close")
        assert (closed["status"], closed["closed"]) == ("over", "host")
        assert anne.call("POST", f"/api/tables/{tables[0]}/close")[0] == 409
        assert anne.call("GET", f"/api/tables/{tables[0]}/record")[0] == 409
        assert Guest(house).call("POST", f"/api/tables/{tables[0]}/sit", {"seat": 1})[0] == 409
        anne.ok("POST", "/api/tables", wish)


def test_an_address_opens_so_many_tables_a_day(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", address_tables=5) as house:
        wish = {"game": "revolution", "seats": [{"kind": "me"}] * 3}
        seen = [Guest(house).call("POST", "/api/tables", wish)[0] for _ in range(7)]
        assert seen == [200] * 5 + [429] * 2


# --- records from elsewhere


def some_record() -> Any:
    return json.loads(next((RECORDS / "revolution").glob("*.json")).read_bytes())


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"seats": [{"name": "x" * 950_000}]}, "too-large"),
        ({"seats": [{"name": "a\x00b"}]}, "bad-text"),
        ({"seats": [{"name": "a\u202eb"}]}, "bad-text"),
        ({"seats": [{"name": ""}]}, "bad-text"),
        ({"seats": [{"name": "x" * 41}]}, "bad-text"),
        ({"seats": [{"name": "x", "bot": "y" * 41}]}, "bad-text"),
        ({"times": [2**60]}, "bad-record"),
        ({"times": [-1]}, "bad-record"),
        ({"actions": ["0 knock"]}, "bad-record"),
        ({"actions": ["7 knock"]}, "bad-record"),
    ],
)
def test_imported_record_is_clean_and_small(tmp_path: Path, change: Any, kind: str) -> None:
    record = some_record()
    for name, values in change.items():
        record[name] = values + record[name][len(values) :] if name == "seats" else values
    with House(tmp_path / "t.sqlite3") as house:
        status, refusal = Guest(house).call("POST", "/api/records", record)
        assert refusal["kind"] == kind, (status, refusal)
        assert Guest(house).call("GET", "/health") == (200, "ok")


def test_a_person_brings_so_many_records(tmp_path: Path) -> None:
    record = some_record()
    record["seats"][0]["name"] = "\uff21nne  the\tfirst"
    with House(tmp_path / "t.sqlite3", person_records=2) as house:
        guest = Guest(house)
        brought = guest.ok("POST", "/api/records", record)
        assert brought["seats"][0]["name"] == "Anne the first"
        assert guest.ok("GET", f"/api/tables/{brought['id']}/verify")["ok"]
        guest.ok("POST", "/api/records", record)
        status, refusal = guest.call("POST", "/api/records", record)
        assert (status, refusal["kind"]) == (429, "too-many")
        assert [table["status"] for table in guest.ok("GET", "/api/tables/mine")] == ["over"] * 2


# --- abandoned tables


def test_abandoned_tables_are_closed_with_a_record(tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000

    def left(sitting: Sitting, days: int) -> Sitting:
        """Return the table as if its people had left so many days ago."""
        later = now - days * DAY - sitting.lines[-1].at
        sitting.lines = [
            LogEntry(line.number, line.at + later, line.event, line.by, line.key)
            for line in sitting.lines
        ]
        return sitting

    def empty() -> Sitting:
        return Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())

    async def fill(store: Store) -> None:
        await keep(store, "open", left(empty(), 15))
        await keep(store, "newer", left(empty(), 13))
        await keep(store, "match", left(waiting(), 121))
        await keep(store, "slow", left(waiting(), 119))
        await keep(store, "clock", left(Sitting(pace=Pace(9e6, 5, 9e6)), 121))

    async def visit(server: ServerContext) -> None:
        await until(
            lambda: server.metrics.value("tocsin_tables_abandoned_total") == 2, "two closed tables"
        )
        for table_id in ("open", "match"):
            lines = await server.store.lines(table_id)
            assert lines[-1].event == Closed("abandoned")
            table = (await server.tables.get(table_id)).table
            assert (table.status, table.closed) == ("over", "abandoned")
        for table_id in ("newer", "slow", "clock"):
            assert (await server.tables.get(table_id)).table.closed is None
        record = (await server.tables.get("match")).table.record()
        assert record.outcome is None
        assert len(record.actions) == 5

    ask(tmp_path / "t.sqlite3", fill)
    inside(tmp_path, visit)


def test_closed_table_has_no_deciders() -> None:
    sitting = waiting()
    sitting.write(Closed("abandoned"))
    assert sitting.table.status == "over"
    assert sitting.table.deciders() == []
    assert Table.from_log("table", sitting.lines).status == "over"


def test_finished_table_is_unloaded_before_an_unfinished_one(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        played = Sitting()
        played.play_to_end()
        await keep(store, "over", played)
        await keep(store, "wait", waiting())

    async def visit(server: ServerContext) -> None:
        for table_id in ("over", "wait"):
            session = await server.tables.get(table_id)
            session.last_used_s -= 61
        await server.heartbeat.tick()
        assert loaded(server) == {"wait"}
        assert (await server.tables.get("over")).table.status == "over"

    ask(tmp_path / "t.sqlite3", fill)
    inside(tmp_path, visit)


# --- long logs


def test_a_log_of_thousands_of_lines_is_read_to_its_end(tmp_path: Path) -> None:
    sitting = Sitting()
    while len(sitting.lines) < 2 * LOG_CHUNK_LINES:
        sitting.write(Acted(0, "bid force priest"))
        sitting.write(ActionsUndone(0, [len(sitting.lines)]))

    async def visit(server: ServerContext) -> None:
        assert truth((await server.tables.get("long")).table, 0) == truth(sitting.table, 0)

    ask(tmp_path / "t.sqlite3", lambda store: keep(store, "long", sitting))
    inside(tmp_path, visit)


# --- many tables


def many(path: Path, count: int, lines: int) -> None:
    """Write so many unfinished tables, as a server leaves them when it is stopped in order."""
    ask(path / "t.sqlite3", lambda store: asyncio.sleep(0))
    sitting = Sitting()
    while len(sitting.lines) < lines:
        for bid in ("force priest", "blackmail merchant"):
            sitting.act(0, f"bid {bid}")
        sitting.undo(0, whole_turn=True)
    sql, values = table_index.update_statement(sitting.table)
    with sqlite3.connect(path / "t.sqlite3") as connection:
        bodies = [(line.number, line.at, encode(line.event)) for line in sitting.lines]
        for number in range(count):
            table_id = f"t{number}"
            connection.execute(
                PARAMETER.sub("?", INSERT_TABLE),
                (table_id, "revolution", "playing", 0, number, "anne", 0),
            )
            connection.execute("INSERT INTO participant VALUES (?, 'anne')", (table_id,))
            connection.executemany(
                "INSERT INTO log_entry VALUES (?, ?, ?, '', '', ?)",
                ((table_id, number, at, body) for number, at, body in bodies),
            )
            connection.execute(PARAMETER.sub("?", sql), (*values[:6], table_id))


def test_start_reads_neither_all_tables_nor_a_whole_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many(tmp_path, count=30, lines=30)
    fetch, answers = SqliteStore.fetch, []

    async def counted(store: SqliteStore, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        rows = await fetch(store, sql, *values)
        answers.append(len(rows))
        return rows

    async def visit(server: ServerContext) -> None:
        # All that a start does, and its heartbeat.
        await server.startup.run()
        await server.heartbeat.tick()
        assert loaded(server) == set()
        # Neither all tables nor all lines of one were asked for.
        assert max(answers) < 10
        assert (await server.tables.get("t0")).table.status == "playing"
        assert max(answers) >= 30

    monkeypatch.setattr(SqliteStore, "fetch", counted)
    inside(tmp_path, visit, open_days=99999, idle_days=99999)


def test_table_requested_during_its_opening_exists_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The index is brought up to date after a start, and may come upon a table just written."""

    async def body(server: ServerContext) -> None:
        append, asked = server.store.append, []

        async def slow(table_id: str, line: LogEntry) -> None:
            await append(table_id, line)
            asked.append(asyncio.create_task(server.tables.get(table_id)))
            await asyncio.sleep(0.2)

        monkeypatch.setattr(server.store, "append", slow)
        entry = Sitting().lines[0].event
        assert isinstance(entry, Opened)
        session = await server.opener.open_table(entry, "anne")
        assert await asked[0] is session
        assert await server.tables.get(session.table.id) is session

    inside(tmp_path, body)


def test_presence_of_an_ended_process_expires(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    presence = Presence()
    for number in range(3):
        presence.update("gone", f"t{number}", {"anne"})
    now += PRESENCE_TTL_S - 1
    presence.update("there", "t0", {"bob"})
    assert presence.at("t0") == {"anne", "bob"}
    now += 2
    presence.expire()
    assert presence.at("t0") == {"bob"}
    assert presence.at("t1") == set()
