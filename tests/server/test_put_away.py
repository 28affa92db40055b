"""A table may be put away while somebody comes to it: they are at the one that is in use."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.stub import StubWire
from tests.server.test_table_runner import inside, seated
from tocsin.server.access.identity import Visitor
from tocsin.server.context import ServerContext
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
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        person = server.auth.person

        async def slowly(person_id: str) -> Person:
            await server.tables.unload(session)
            return await person(person_id)

        async def visitor(connection: Any) -> Visitor:
            return Visitor("anne")

        async def accept() -> None:
            pass

        monkeypatch.setattr(server.auth, "person", slowly)
        monkeypatch.setattr(server.auth, "visitor", visitor)
        wire = Caller()
        caller: Any = SimpleNamespace(
            accept=accept,
            state=SimpleNamespace(transport=wire),
            path_params={"id": session.table.id},
            client=None,
        )
        serving = asyncio.create_task(endpoint.serve(server, caller))
        while not wire.written:
            assert not serving.done()
            await asyncio.sleep(0)
        (page,) = (await server.tables.get(session.table.id)).pages
        assert page.transport is wire
        wire.is_gone.set()
        await serving

    inside(tmp_path, body)


def test_a_table_that_is_put_away_as_soon_as_it_is_read_is_read_again(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        await server.tables.unload(session)
        asked = asyncio.create_task(server.tables.get(session.table.id))
        while session.table.id not in server._loading:
            assert not asked.done()
            await asyncio.sleep(0)
        # This is called before whoever waits goes on.
        read = server._loading[session.table.id]
        read.add_done_callback(lambda done: server._tables.pop(session.table.id))
        found = await asked
        assert found is not read.result()
        assert server._tables[session.table.id] is found

    inside(tmp_path, body)
