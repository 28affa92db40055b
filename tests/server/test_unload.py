"""A client that connects while its table is unloaded gets the table that is in memory."""

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
from tocsin.server.tables.session import TableSession
from tocsin.server.websocket import endpoint
from tocsin.server.websocket.client_connection import ClientConnection
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


def test_table_unloaded_during_the_greeting_is_loaded_again(
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
        (page,) = (await server.tables.get(session.table.id)).audience.connections
        assert isinstance(page, ClientConnection)
        assert page.transport is wire
        wire.is_gone.set()
        await serving

    inside(tmp_path, body)


def test_table_unloaded_after_loading_is_loaded_again(tmp_path: Path) -> None:
    async def body(server: ServerContext) -> None:
        session = await seated(server)
        await server.tables.unload(session)
        table_id = session.table.id

        async def load_and_unload() -> TableSession:
            loaded = await server.tables.get_unrequested(table_id)
            await server.tables.unload(loaded)
            return loaded

        # The first request is resumed first, and so unloads the table before the second has it.
        first = asyncio.create_task(load_and_unload())
        second = asyncio.create_task(server.tables.get(table_id))
        assert await second is not await first
        assert server.tables.find(table_id) is await second

    inside(tmp_path, body)
