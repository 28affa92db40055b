"""An upgrade in the middle of matches: what other rules began goes on by no others."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.guest import Guest, Page
from tests.server.house import House
from tocsin import games
from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import decode, replay

OLDER = 0


def set_back(house: House, *tables: str) -> None:
    """Make a database look as if an earlier version of the rules had been there."""
    with closing(sqlite3.connect(house.database)) as database, database:
        for table in tables:
            where = "WHERE table_id = ? AND number = 1"
            (body,) = database.execute(f"SELECT body FROM log_entry {where}", (table,)).fetchone()
            entry = json.loads(body)
            assert entry["rules"] == games.load(entry["game"]).rules_version
            changed = json.dumps(entry | {"rules": OLDER})
            database.execute(f"UPDATE log_entry SET body = ? {where}", (changed, table))


async def lay(page: Page, seat: int, *bids: str) -> None:
    for bid in bids:
        assert (await page.act(seat, f"bid {bid}"))["type"] == "ack"


def test_an_upgrade_in_the_middle_of_matches(tmp_path: Path) -> None:
    house = House(tmp_path / "t.sqlite3")

    async def play() -> tuple[Guest, str, str, str]:
        anne = Guest(house, "Anne")
        running, untouched = (anne.open_table("me", "me", "me")["id"] for _ in range(2))
        waiting = anne.open_table("me", "open", "open")["id"]
        page = await anne.join(running)
        await lay(page, 0, "force priest", "blackmail merchant")
        number = page.sights[0]["number"]
        assert (await page.ask("undo", seat=0, number=number))["type"] == "ack"
        await lay(page, 1, "force spy")
        await page.close()
        return anne, running, untouched, waiting

    async def look(anne: Guest, running: str, untouched: str, waiting: str) -> None:
        # The match that had begun by other rules is frozen, with a sentence.
        status, answer = anne.call("GET", f"/api/tables/{running}")
        assert (status, answer["kind"]) == (409, "other-rules")
        assert "The match stays as it was." in answer["sentence"]
        # Its record has what stood, and says itself why it is not read.
        text = json.dumps(anne.ok("GET", f"/api/tables/{running}/record"))
        record = decode(text.encode())
        assert record.actions == ["0 bid force priest", "1 bid force spy"]
        assert record.rules == OLDER
        assert len(record.times) == 2
        with pytest.raises(BadRecord, match="version"):
            replay(games.load("revolution"), record)
        # Everything else goes on.
        page = await anne.join(untouched)
        await lay(page, 0, "force priest")
        await page.close()
        assert anne.ok("GET", f"/api/tables/{waiting}")["status"] == "open"
        started = anne.ok("POST", f"/api/tables/{waiting}/fill", {"bot": "random"})
        assert started["status"] == "playing"

    with house:
        tables = asyncio.run(play())
    set_back(house, tables[1], tables[3])
    with house:
        asyncio.run(look(*tables))
    # The table that began after the upgrade is of the new rules for good.
    with house:
        assert tables[0].ok("GET", f"/api/tables/{tables[3]}")["status"] in ("playing", "over")
        listed = [table["id"] for table in Guest(house).ok("GET", "/api/tables")]
        assert tables[1] not in listed
        assert tables[0].ok("GET", "/api/tables/mine")


def test_the_record_of_a_frozen_private_match_is_for_those_who_were_there(tmp_path: Path) -> None:
    house = House(tmp_path / "t.sqlite3")
    with house:
        anne = Guest(house, "Anne")
        table = anne.open_table("me", "me", "me", private=True)
    set_back(house, table["id"])
    path = f"/api/tables/{table['id']}/record"
    with house:
        assert Guest(house).call("GET", path)[1]["kind"] == "private-table"
        assert Guest(house).ok("GET", f"{path}?invitation={table['invitation']}")["actions"] == []
        assert anne.ok("GET", path)["actions"] == []
