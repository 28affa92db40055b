"""Two server processes on one PostgreSQL: one match, played at both."""

import asyncio
from functools import partial
from random import Random

import pytest

from tests.patience import patient, until
from tests.postgres import fresh
from tests.server.guest import Guest, Page, play_on
from tests.server.house import House
from tests.server.test_table_runner import seated
from tocsin.kernel.errors import StaleAction
from tocsin.server.context import ServerContext
from tocsin.server.settings import Settings
from tocsin.server.tables.remote_changes import RemoteChanges
from tocsin.server.tables.session import TableSession
from tocsin.table import commands
from tocsin.table.clocks import Pace
from tocsin.table.storage.database import store_for


def elsewhere(guest: Guest, house: House) -> Guest:
    """Return the same person as a client of another process."""
    twin = Guest(house)
    twin.cookie = guest.cookie
    return twin


def all_here(page: Page) -> bool:
    """Return whether the page shows both people as present."""
    return not any(seat["away"] for seat in page.table["seats"][:2])


def test_clients_of_two_processes_play_one_match(houses: list[House]) -> None:
    async def match() -> None:
        anne = Guest(houses[0], "Anne")
        table = anne.open_table("me", "open", "greedy")["id"]
        bob = Guest(houses[1], "Bob")
        bob.sit(table, 1)
        pages = [await anne.join(table), await bob.join(table)]
        watching = [await Guest(house).join(table) for house in houses]
        assert (await pages[0].ask("chat", text="Hello over there"))["type"] == "ack"
        await pages[1].until(lambda: bool(pages[1].chat))
        dice = Random(7)
        await asyncio.gather(*(play_on(page, lambda _, o: dice.choice(o)) for page in pages))
        for page in watching:
            await page.until(page.is_over)
        assert watching[0].log == watching[1].log
        assert watching[0].sights == watching[1].sights
        assert bob.ok("GET", f"/api/tables/{table}/verify")["ok"]
        for page in (*pages, *watching):
            await page.close()

    asyncio.run(match())


def test_the_same_request_to_both_processes_is_done_once(houses: list[House]) -> None:
    async def match() -> None:
        anne = Guest(houses[0], "Anne")
        table = anne.open_table("me", "me", "me")["id"]
        pages = [await anne.join(table), await elsewhere(anne, houses[1]).join(table)]
        for number in range(5):
            fields = {"key": f"k{number}", "text": f"line {number}"}
            answers = await asyncio.gather(*(page.ask("chat", **fields) for page in pages))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
        for page in pages:
            await page.until(lambda page=page: len(page.chat) >= 5)  # type: ignore[misc]
            await page.settle()
            assert [chat["text"] for chat in page.chat] == [f"line {n}" for n in range(5)]
        # Both answer the same question at the same time: one is first, the other stale.
        answers = await asyncio.gather(*(page.act(0, "bid force priest") for page in pages))
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        for page in pages:
            await page.until(lambda page=page: page.sights[0]["number"] >= 1)  # type: ignore[misc]
            await page.settle()
            assert page.sights[0]["number"] == 1
            await page.close()

    asyncio.run(match())


def test_presence_is_shared_between_processes(houses: list[House]) -> None:
    async def match() -> None:
        anne, bob = Guest(houses[0], "Anne"), Guest(houses[1], "Bob")
        table = anne.open_table("me", "open", "open")["id"]
        bob.sit(table, 1)
        page, other = await anne.join(table), await bob.join(table)
        await page.until(lambda: all_here(page))
        await other.until(lambda: all_here(other))
        await page.close()
        await other.until(lambda: other.table["seats"][0]["away"])
        await other.close()

    asyncio.run(match())


def test_entries_and_chat_reach_clients_of_other_processes(houses: list[House]) -> None:
    async def match() -> None:
        anne = Guest(houses[0], "Anne")
        table = anne.open_table("me", "open", "open")["id"]
        page: Page = await Guest(houses[1]).join(table)
        Guest(houses[0], "Bob").sit(table, 1)
        await page.until(lambda: page.table["seats"][1]["name"] == "Bob")
        anne.ok("POST", f"/api/tables/{table}/fill", {"bot": "random"})
        await page.until(lambda: page.table["status"] == "playing")
        assert list(page.sights) == [None]
        await page.close()

    asyncio.run(match())


def test_clocks_of_an_ended_process_pass_to_another(
    postgres: str,
) -> None:
    database = asyncio.run(fresh(postgres, "orphans"))

    async def outlive() -> None:
        settings = Settings(bot_workers=1, bot_budget=0.1)
        here, gone = (
            ServerContext(settings, store_for(database)),
            ServerContext(settings, store_for(database)),
        )
        await here.open()
        await gone.open()
        session = await seated(gone, Pace(1, 0, 1))
        await gone.close()
        assert not len(here.tables)
        async with patient("the other process to take the table up"):
            while session.table.id not in here.tables:
                await asyncio.sleep(0.1)
                await here.heartbeat.tick()
        found = await here.tables.get(session.table.id)
        await until(lambda: all(seat.standin for seat in found.table.seats), "stand-ins")
        await here.close()

    asyncio.run(outlive())


def test_a_process_reads_new_entries_before_it_refuses(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RemoteChanges, "on_change", lambda changes, table_id: None)
    database = asyncio.run(fresh(postgres, "behind"))

    async def twice() -> None:
        settings = Settings(bot_workers=1)
        here, there = (ServerContext(settings, store_for(database)) for _ in range(2))
        await here.open()
        await there.open()
        session = await seated(here)
        twin = await there.tables.get(session.table.id)
        assert session.table.match is not None
        action = session.table.game.actions.text(session.table.match.position.legal(0)[0])

        async def ask(session: TableSession, number: int, key: str) -> None:
            decide = partial(commands.act, person="anne", seat=0, number=number, action=action)
            await session.write(decide, "anne", key)

        await ask(session, session.table.viewer_log(0).number, "once")
        assert twin.table.number < session.table.number
        # It was done elsewhere: that is no refusal.
        await ask(twin, 7, "once")
        assert twin.table.number == session.table.number
        with pytest.raises(StaleAction):
            await ask(twin, 7, "another")
        await here.close()
        await there.close()

    asyncio.run(twice())
