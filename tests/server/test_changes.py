"""Over the wire: whoever was told of changes sees what a newcomer would."""

import asyncio
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.patience import patient
from tests.server.guest import Guest, Page
from tests.server.house import House
from tests.server.stub import StubWire
from tests.server.test_table_runner import PEOPLE, inside, seated
from tocsin import games
from tocsin.server.access.identity import Visitor
from tocsin.server.context import ServerContext
from tocsin.server.websocket.client_connection import ClientConnection
from tocsin.server.websocket.endpoint import serve
from tocsin.server.websocket.messages import PROTOCOL
from tocsin.table.log import Acted, ActionsUndone, Closed

STEPS = 120


async def newcomer(page: Page) -> Page:
    """Return a new page of the same person."""
    other = Page(page.guest, page.id)
    other.text = page.text
    await other.open()
    return other


async def check(page: Page) -> None:
    """The page sees what a newcomer would."""
    fresh = await newcomer(page)
    # A bot may act in between.
    async with patient("the same for both"):
        while True:
            await page.settle(0.05)
            await fresh.settle(0.05)
            if numbers(page) == numbers(fresh):
                break
    assert json.dumps(page.sights) == json.dumps(fresh.sights)
    if len(page.sights) == 1:
        assert page.log == fresh.log
    await fresh.close()


def numbers(page: Page) -> list[int]:
    """Return how much each seat of a page was shown."""
    return [sight["number"] for sight in page.sights.values()]


@pytest.mark.parametrize("game", ["revolution", "bastille", "bastion", "paris", "high_card"])
def test_updates_undo_reconnecting_and_late_hellos_end_in_the_whole_sight(
    house: House, game: str
) -> None:
    async def match() -> None:
        dice = Random(game)
        people = [Guest(house, name) for name in ("Anne", "Bob", "Chloé")]
        seats = ["me", "open", "greedy"] if game in ("revolution", "bastille") else ["me", "open"]
        table = people[0].open_table(*seats, game=game)["id"]
        people[1].sit(table, 1)
        pages = [Page(guest, table) for guest in people]
        pages[0].text = True
        for page in pages:
            await page.open()
        for number in range(STEPS):
            asked = [(page, *choice) for page in pages for choice in page.choices()]
            if not asked:
                if any(page.is_over() for page in pages):
                    break
                await asyncio.gather(*(page.settle(0.05) for page in pages))
                continue
            page, seat, options = dice.choice(asked)
            if page.sights[seat]["can_undo"] and dice.random() < 0.2:
                kind = dice.choice(("undo", "restart"))
                await page.ask(kind, seat=seat, number=page.sights[seat]["number"])
            else:
                await page.act(seat, dice.choice(options))
            await something_else(dice, pages)
            if number % 15 == 0:
                for each in pages:
                    await check(each)
        for each in pages:
            await check(each)
            await each.close()

    asyncio.run(match())


async def something_else(dice: Random, pages: list[Page]) -> None:
    """Now and then somebody comes again, or says hello on an open line, or hears much at once."""
    page = dice.choice(pages)
    happening = dice.randrange(12)
    if happening == 0:
        await page.close()
        await page.open()
    elif happening == 1:
        await page.socket.send(json.dumps(hello(page)))
    elif happening < 8:
        await page.settle(0.02)


def hello(page: Page) -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "text": page.text}


def test_who_wants_text_is_told_its_changes_too(house: House) -> None:
    async def match() -> None:
        guest = Guest(house, "Anne")
        table = guest.open_table("me", "me", "me")["id"]
        page = Page(guest, table)
        page.text = True
        await page.open()
        plain = await guest.join(table)
        for _ in range(30):
            seat, options = page.choices()[0]
            await page.act(seat, options[0])
            expected = games.load("revolution").sheets(page.sights[seat]["view"])
            assert page.sights[seat]["sheets"] == msgspec.to_builtins(expected)
        await plain.settle()
        assert "sheets" not in plain.sights[0]
        await page.close()
        await plain.close()

    asyncio.run(match())


class Caller(StubWire):
    """Says hello, and then nothing more; the socket of it as well."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.state, self.path_params, self.client = (
            SimpleNamespace(transport=self),
            {"id": table},
            None,
        )
        self.words = [json.dumps({"type": "hello", "protocol": PROTOCOL})]

    async def accept(self) -> None:
        """Let it in."""

    async def next(self) -> str:
        if self.words:
            return self.words.pop()
        await asyncio.sleep(0)
        return await super().next()


def test_whoever_comes_in_is_at_the_table_with_the_welcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: list[int] = []

    async def body(server: ServerContext) -> None:
        async def visitor(connection: Any) -> Visitor:
            return Visitor("zoe")

        session = await seated(server)
        welcome = session.audience.welcome

        def watched(page: ClientConnection) -> bytes:
            # Whatever happens next is not in the welcome any more.
            asyncio.get_running_loop().call_soon(
                lambda: there.append(len(session.audience.connections))
            )
            return welcome(page)

        monkeypatch.setattr(server.auth, "visitor", visitor)
        monkeypatch.setattr(session.audience, "welcome", watched)
        caller: Any = Caller(session.table.id)
        await serve(server, caller)

    inside(tmp_path, body)
    assert there == [1]


def test_whoever_was_away_is_told_whether_they_may_take_back(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server, game="bastille")
        table, match = session.table, session.table.match
        assert match is not None
        (seat,) = match.position.actors()
        wires = [StubWire() for _ in PEOPLE]
        pages = [ClientConnection(wire, Visitor(name), name) for wire, name in zip(wires, PEOPLE)]
        session.audience.connections |= {*pages}
        for page in pages:
            session.audience.welcome(page)

        async def act() -> None:
            action = table.game.actions.text(match.position.legal(seat)[0])
            await session.write(lambda table: Acted(seat, action))

        await act()
        # The others are told that it was taken back, and nobody is there for the seat itself.
        session.audience.connections.discard(pages[seat])
        await session.write(lambda table: ActionsUndone(seat, [table.number]))
        session.audience.connections.add(pages[seat])
        await act()
        await asyncio.sleep(0)
        updates = [json.loads(each) for written in wires[seat].written for each in written]
        assert [update["change"]["can_undo"] for update in updates] == [[True], [True]]

    inside(tmp_path, body)


def test_nobody_is_asked_anything_any_more_once_a_match_is_closed(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        wire = StubWire()
        page = ClientConnection(wire, Visitor("anne"), "Anne")
        session.audience.connections.add(page)
        await session.write(lambda table: Closed("abandoned"))
        await asyncio.sleep(0)
        (told,) = [json.loads(message) for written in wire.written for message in written]
        assert told["table"]["status"] == "over"
        assert [(sight["choice"], sight["actors"]) for sight in told["sights"]] == [(None, [])]

    inside(tmp_path, body)
