"""Chat on the wire: limits, the host's hand, and that nothing of it is in the match's log."""

import asyncio
import sqlite3
from pathlib import Path

from tests.patience import until
from tests.server.guest import Guest
from tests.server.house import House


def test_chat_of_strangers_is_limited_and_not_logged(tmp_path: Path) -> None:
    async def flood(house: House) -> None:
        host = Guest(house)
        table = host.open_table("me", "me", "me")["id"]
        page = await host.join(table)
        strangers = [await Guest(house).join(table) for _ in range(5)]
        kinds = []
        for stranger in strangers:
            for number in range(30):
                answer = await stranger.ask("chat", text=f"buy! {number}")
                kinds.append(answer.get("kind", answer["type"]))
        assert set(kinds) == {"ack", "too-many"}
        # All spectators together have a share, and the players' own words get through.
        assert kinds.count("ack") <= 25
        assert (await page.ask("chat", text="who are they?"))["type"] == "ack"
        await page.until(lambda: page.chat[-1]["text"] == "who are they?")
        for each in (page, *strangers):
            await each.close()

    database = tmp_path / "t.sqlite3"
    with House(database, chat_rate=0.5) as house:
        asyncio.run(flood(house))
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM log_entry").fetchone() == (1,)


def test_host_mutes_people_and_spectators(tmp_path: Path) -> None:
    async def talk(house: House) -> None:
        host = Guest(house, "Anne")
        table = host.open_table("me", "me", "me", private=True)
        page = await host.join(table["id"])
        assert page.table["chat"] == {"spectators": False, "yours": True, "muted": []}
        stranger = await Guest(house, "Dédé").join(table["id"], table["invitation"])
        assert (await stranger.ask("chat", text="may I?"))["kind"] == "spectators-silent"
        assert (await stranger.ask("spectator_chat", allowed=True))["kind"] == "not-your-seat"
        assert (await page.ask("spectator_chat", allowed=True))["type"] == "ack"
        assert (await stranger.ask("chat", text="I may"))["type"] == "ack"
        await page.until(lambda: bool(page.chat))
        number = page.chat[-1]["number"]
        assert (await stranger.ask("mute", chat=number, muted=True))["kind"] == "not-your-seat"
        assert (await page.ask("mute", chat=number, muted=True))["type"] == "ack"
        assert page.table["chat"]["muted"] == [number]
        assert (await stranger.ask("chat", text="hello?"))["kind"] == "muted"
        # It holds after a restart, and others are not told whom the host does not hear.
        house.kill()
        house.open()
        page = await host.join(table["id"])
        stranger = await stranger.guest.join(table["id"], table["invitation"])
        assert (await stranger.ask("chat", text="hello?"))["kind"] == "muted"
        assert stranger.table["chat"] == {"spectators": True, "yours": False, "muted": []}
        assert (await page.ask("mute", chat=number, muted=False))["type"] == "ack"
        assert (await stranger.ask("chat", text="thank you"))["type"] == "ack"
        for each in (page, stranger):
            await each.close()

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(talk(house))


def test_mutes_apply_in_other_processes(houses: list[House]) -> None:
    async def talk() -> None:
        host, stranger = Guest(houses[0], "Anne"), Guest(houses[1], "Dédé")
        table = host.open_table("me", "me", "me")["id"]
        page, other = await host.join(table), await stranger.join(table)
        assert (await other.ask("chat", text="hello"))["type"] == "ack"
        await page.until(lambda: bool(page.chat))
        assert (await page.ask("mute", chat=page.chat[-1]["number"], muted=True))["type"] == "ack"

        async def is_muted() -> bool:
            return bool((await other.ask("chat", text="hello?")).get("kind") == "muted")

        await until(is_muted, "word from the other process")
        assert (await page.ask("spectator_chat", allowed=False))["type"] == "ack"
        await other.until(lambda: not other.table["chat"]["spectators"])
        for each in (page, other):
            await each.close()

    asyncio.run(talk())
