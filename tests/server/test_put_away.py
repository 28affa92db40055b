"""A table may be put away while somebody comes to it: they are at the one that is in use."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.stub import StubWire
from tests.server.test_keeper import inside, seated
from tocsin.server.access.identity import Visitor
from tocsin.server.tables.registry import Hall
from tocsin.server.websocket import endpoint
from tocsin.server.websocket.messages import PROTOCOL
from tocsin.table.storage.person_store import Person


class Caller(StubWire):
    """Says hello, and then nothing until it is gone."""

    def __init__(self) -> None:
        super().__init__()
        self.has_said = False
        self.is_gone = asyncio.Event()

    async def next(self) -> str:
        if not self.has_said:
            self.has_said = True
            return json.dumps({"type": "hello", "protocol": PROTOCOL})
        await self.is_gone.wait()
        raise EOFError


def test_a_page_is_never_at_a_table_that_was_put_away_while_it_was_greeted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(hall: Hall) -> None:
        live = await seated(hall)
        person = hall.person

        async def slowly(person_id: str) -> Person:
            await hall._put_away(live)
            return await person(person_id)

        async def visitor(connection: Any) -> Visitor:
            return Visitor("anne")

        async def accept() -> None:
            pass

        monkeypatch.setattr(hall, "person", slowly)
        monkeypatch.setattr(hall, "visitor", visitor)
        wire = Caller()
        caller: Any = SimpleNamespace(
            accept=accept,
            state=SimpleNamespace(transport=wire),
            path_params={"id": live.table.id},
            client=None,
        )
        serving = asyncio.create_task(endpoint.serve(hall, caller))
        while not wire.written:
            assert not serving.done()
            await asyncio.sleep(0)
        (page,) = (await hall.live(live.table.id)).pages
        assert page.transport is wire
        wire.is_gone.set()
        await serving

    inside(tmp_path, body)


def test_a_table_that_is_put_away_as_soon_as_it_is_read_is_read_again(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        live = await seated(hall)
        await hall._put_away(live)
        asked = asyncio.create_task(hall.live(live.table.id))
        while live.table.id not in hall._loading:
            assert not asked.done()
            await asyncio.sleep(0)
        # This is called before whoever waits goes on.
        read = hall._loading[live.table.id]
        read.add_done_callback(lambda done: hall._tables.pop(live.table.id))
        found = await asked
        assert found is not read.result()
        assert hall._tables[live.table.id] is found

    inside(tmp_path, body)
