"""Who has an account is told from guests of the same name: at seats, in lists and in chat."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import fresh
from tests.server.guest import Guest, Page
from tests.server.house import House

PASSWORD = "correct horse battery"


@pytest.fixture
def houses(postgres: str) -> Iterator[list[House]]:
    database = asyncio.run(fresh(postgres, "marks"))
    with House(database) as one, House(database) as other:
        yield [one, other]


def account(guest: Guest, name: str) -> Guest:
    guest.ok("POST", "/api/account", {"name": name, "password": PASSWORD})
    return guest


def marks(table: Any) -> list[tuple[str, bool]]:
    return [(seat["name"], seat["account"]) for seat in table["seats"]]


def test_accounts_are_marked_at_seats_in_lists_and_in_chat(tmp_path: Path) -> None:
    async def meet(house: House) -> None:
        # The guest had the name before there was such an account.
        double, anne = Guest(house, "Anne"), account(Guest(house), "Anne")
        opened = anne.open_table("me", "open", "open")
        assert marks(opened) == [("Anne", True), ("", False), ("", False)]
        table = opened["id"]
        assert marks(double.sit(table, 1))[1] == ("Anne 2", False)
        await speak(double, anne, table)
        (listed,) = double.ok("GET", "/api/tables")
        assert marks(listed) == [("Anne", True), ("Anne 2", False), ("", False)]
        assert marks(account(Guest(house), "Bob").sit(table, 2))[2] == ("Bob", True)
        # Nothing of it is in the log, and it is known after a restart all the same.
        house.kill()
        house.open()
        shown = double.ok("GET", f"/api/tables/{table}")
        assert marks(shown) == [("Anne", True), ("Anne 2", False), ("Bob", True)]
        page = await double.join(table)
        assert [line["account"] for line in page.chat] == [True, False]
        await page.close()

    async def speak(double: Guest, anne: Guest, table: str) -> None:
        pages = [await anne.join(table), await double.join(table)]
        for page in pages:
            assert (await page.ask("chat", text="I am Anne"))["type"] == "ack"
        for page in pages:
            await page.until(lambda page=page: len(page.chat) == 2)  # type: ignore[misc]
            assert [(line["name"], line["account"]) for line in page.chat] == [
                ("Anne", True),
                ("Anne 2", False),
            ]
            await page.close()

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(meet(house))


def test_spectators_with_accounts_are_marked_too(tmp_path: Path) -> None:
    async def watch(house: House) -> None:
        table = Guest(house).open_table("me", "open", "open")["id"]
        page = await account(Guest(house), "Olympe").join(table)
        assert (await page.ask("chat", text="good evening"))["type"] == "ack"
        await page.until(lambda: bool(page.chat))
        assert [(line["seat"], line["account"]) for line in page.chat] == [(None, True)]
        await page.close()

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(watch(house))


def test_a_guest_who_makes_an_account_is_marked_at_every_table_from_then_on(
    tmp_path: Path,
) -> None:
    async def meet(house: House) -> None:
        guest, other = Guest(house, "Manon"), Guest(house, "Lucile")
        tables = [guest.open_table("me", "open", "open")["id"] for _ in range(2)]
        page = await other.join(tables[0])
        own = await guest.join(tables[0])
        assert (await own.ask("chat", text="soon"))["type"] == "ack"
        await page.until(lambda: bool(page.chat))
        assert (page.chat[0]["account"], marks(page.table)[0]) == (False, ("Manon", False))
        account(guest, "Manon")
        await page.until(lambda: bool(page.chat[0]["account"]))
        assert marks(page.table)[0] == ("Manon", True)
        assert marks(other.ok("GET", f"/api/tables/{tables[1]}"))[0] == ("Manon", True)
        # Whoever has all that names them removed has no mark either.
        guest.ok("POST", "/api/me/delete", {"password": PASSWORD})
        assert marks(other.ok("GET", f"/api/tables/{tables[0]}"))[0] == ("", False)
        await page.close()

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(meet(house))


def test_other_processes_know_the_marks(houses: list[House]) -> None:
    async def meet() -> None:
        host, guest = Guest(houses[0], "Anne"), Guest(houses[1], "Manon")
        table = host.open_table("me", "open", "open")["id"]
        pages = [await host.join(table), await Guest(houses[1]).join(table)]
        account(Guest(houses[1]), "Bob").sit(table, 1)
        guest.sit(table, 2)
        await sees(pages[0], [("Anne", False), ("Bob", True), ("Manon", False)])
        account(guest, "Manon")
        for page in pages:
            await sees(page, [("Anne", False), ("Bob", True), ("Manon", True)])
            await page.close()

    async def sees(page: Page, wanted: list[tuple[str, bool]]) -> None:
        await page.until(lambda: marks(page.table) == wanted)

    asyncio.run(meet())
