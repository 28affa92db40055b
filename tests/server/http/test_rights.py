"""Export and deletion of personal data."""

import asyncio
import gzip
import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.server.guest import PASSWORD, Guest, Page, account, play_on
from tests.server.house import House
from tocsin.server.http.personal_data import EXPORTS, _read
from tocsin.table.storage.backup import back_up
from tocsin.table.storage.database import store_for

NAMELESS = "…"


async def play(page: Page) -> None:
    dice = Random(3)
    await play_on(page, lambda _, options: dice.choice(options))


async def finished(guest: Guest) -> str:
    """Return a finished table with a chat message."""
    table: str = guest.open_table("me", "greedy", "greedy")["id"]
    page = await guest.join(table)
    assert (await page.ask("chat", text="My name is Anne"))["type"] == "ack"
    await play(page)
    await page.close()
    return table


def everything(house: House, folder: Path) -> list[list[Any]]:
    """Return all rows of the database."""

    async def rows() -> None:
        store = store_for(house.database)
        await store.open()
        await back_up(store, folder / "all.gz")
        await store.close()

    asyncio.run(rows())
    lines = gzip.decompress((folder / "all.gz").read_bytes()).splitlines()
    return [json.loads(line) for line in lines[1:]]


def test_export_contains_all_data_of_a_person(either: House, tmp_path: Path) -> None:
    anne, bob = account(either, "Anne"), account(either, "Bob")
    over = asyncio.run(finished(anne))
    running = anne.open_table("me", "open", "open")["id"]
    bob.sit(running, 1)
    found = anne.ok("GET", "/api/me/export")
    assert (found["name"], found["account"], found["email"]) == ("Anne", "anne", None)
    assert len(found["sessions"]) == 1
    tables = {table["id"]: table for table in found["tables"]}
    assert set(tables) == {over, running}
    assert [words["text"] for words in found["chat"]] == ["My name is Anne"]
    assert tables[over]["record"] == anne.ok("GET", f"/api/tables/{over}/record")
    # The seed of an unfinished match is secret.
    assert tables[running]["record"] is None
    assert (tables[running]["seats"], tables[running]["is_host"]) == ([0], True)
    # The export contains every row that is stored under the person's id.
    own = {row[0] for row in everything(either, tmp_path) if found["id"] in row[1:]}
    assert own == {"person", "session", "participant", "log_entry", "table_index", "chat"}
    assert "argon2" not in json.dumps(found)
    assert Guest(either).ok("GET", "/api/me/export")["tables"] == []


def test_unreadable_table_does_not_hide_others(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        anne = Guest(house, "Anne")
        broken, whole = (anne.open_table("me", "me", "me")["id"] for _ in range(2))
        with closing(sqlite3.connect(house.database)) as database, database:
            database.execute("UPDATE log_entry SET body = 'no JSON' WHERE table_id = ?", (broken,))
        found = {table["id"]: table for table in anne.ok("GET", "/api/me/export")["tables"]}
        assert (found[whole]["game"], found[broken]["game"]) == ("revolution", "")
        house.close()
        house.open()
        assert anne.ok("POST", "/api/me/delete", {}) == {"gone": True}
        assert Guest(house).ok("GET", f"/api/tables/{whole}")["seats"][0]["name"] == NAMELESS


def test_export_reveals_nothing_of_an_unfinished_match(either: House) -> None:
    anne = Guest(either, "Anne")
    anne.open_table("me", "greedy", "greedy")
    assert '"seed"' not in json.dumps(anne.ok("GET", "/api/me/export"))


def test_export_reads_matches_outside_the_loop() -> None:
    def where() -> Any:
        return threading.current_thread().name

    assert str(asyncio.run(_read(where))) == "tocsin-exports"


def test_exports_are_limited_in_rate(either: House) -> None:
    guest = Guest(either)
    answers = [guest.call("GET", "/api/me/export")[0] for _ in range(int(EXPORTS.burst))]
    assert set(answers) == {200, 429}
    assert answers.count(200) <= 3


def test_deleted_person_leaves_a_seat_without_a_name(either: House, tmp_path: Path) -> None:
    anne, bob = account(either, "Anne"), Guest(either, "Bob")
    person = anne.ok("GET", "/api/me")["id"]
    over = asyncio.run(finished(anne))
    # Nothing of it is in memory: the name must go from the log.
    either.close()
    either.open()
    open_table = anne.open_table("me", "open", "open")["id"]

    async def leave() -> str:
        # A short one: the bot that takes the seat thinks as long as it does for people.
        table: str = anne.open_table("me", "open", "greedy", game="high_card")["id"]
        bob.sit(table, 1)
        page, left = await bob.join(table), await anne.join(table)
        assert (await left.ask("chat", text="It is me, Anne"))["type"] == "ack"
        await page.until(lambda: bool(page.chat))
        assert anne.ok("POST", "/api/me/delete", {"password": PASSWORD}) == {"gone": True}
        await page.until(lambda: page.table["seats"][0]["name"] == NAMELESS)
        assert page.table["seats"][0]["standin"] == "medium"
        assert page.table["host_name"] == NAMELESS
        # The match goes on, with a bot in that seat.
        await play(page)
        await page.close()
        again = await bob.join(table)
        assert again.chat == []
        await again.close()
        return table

    table = asyncio.run(leave())
    for where in (table, over):
        seats = bob.ok("GET", f"/api/tables/{where}/record")["seats"]
        assert seats[0]["name"] == NAMELESS
        assert bob.ok("GET", f"/api/tables/{where}/verify")["ok"]
    assert bob.ok("GET", f"/api/tables/{open_table}")["seats"][0]["kind"] == "open"
    assert anne.ok("GET", "/api/me")["id"] != person
    assert anne.ok("GET", "/api/tables/mine") == []
    kept = {row[0] for row in everything(either, tmp_path) if person in row[1:]}
    # Log entries are never changed: their author id no longer belongs to a person.
    assert kept == {"log_entry"}
    either.close()
    either.open()
    assert bob.ok("GET", f"/api/tables/{table}/record")["seats"][0]["name"] == NAMELESS
    # The name is free again; a new account of that name has no data of the old one.
    assert account(either, "Anne").ok("GET", "/api/tables/mine") == []


def test_account_deletion_needs_the_password(either: House) -> None:
    anne = account(either, "Anne")
    for body in ({}, {"password": None}, {"password": "something else"}):
        status, refusal = anne.call("POST", "/api/me/delete", body)
        assert (status, refusal["kind"]) == (401, "bad-login")
    assert anne.ok("GET", "/api/me")["account"] == "anne"


def test_deleted_guest_returns_as_a_new_one(either: House) -> None:
    guest = Guest(either, "Anne")
    table = guest.open_table("me", "me", "me")["id"]
    kept = Guest(either)
    kept.cookie = guest.cookie
    guest.ok("POST", "/api/me/delete", {})
    # The old cookie belongs to a guest without a name or a seat.
    assert kept.ok("GET", "/api/me")["name"] != "Anne"
    assert kept.ok("GET", "/api/tables/mine") == []
    facts = kept.ok("GET", f"/api/tables/{table}")
    assert not any(seat["mine"] for seat in facts["seats"])
    assert {seat["standin"] for seat in facts["seats"]} == {"medium"}
