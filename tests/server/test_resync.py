"""A store that fails after a commit: the written entry is sent after a resync."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import until
from tests.server.stub import StubWire
from tests.server.test_table_runner import inside, seated
from tocsin.server.access.identity import Visitor
from tocsin.server.context import ServerContext
from tocsin.server.tables.session import TableSession
from tocsin.server.websocket.client_connection import ClientConnection
from tocsin.server.websocket.messages import Act, Request, Say
from tocsin.table import chat
from tocsin.table.errors import StoreDown

BID = Act("k", 0, 0, "bid force priest")
HELLO = Say("k", "Hello!")


def looking(session: TableSession, person: str) -> tuple[ClientConnection, StubWire]:
    wire = StubWire()
    page = ClientConnection(wire, Visitor(person), person)
    session.audience.connections.add(page)
    return page, wire


def kinds(wire: StubWire) -> list[str]:
    messages: list[dict[str, Any]] = [
        msgspec.json.decode(message) for written in wire.written for message in written
    ]
    return [message["type"] for message in messages]


@pytest.mark.parametrize(("request_", "told"), [(BID, "update"), (HELLO, "chat")])
@pytest.mark.parametrize("is_cancelled", [False, True], ids=["down", "cancelled"])
def test_entry_with_unknown_outcome_is_sent_after_the_resync(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request_: Request,
    told: str,
    is_cancelled: bool,
) -> None:
    def breaking(write: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def write_and_break(*args: Any) -> None:
            await write(*args)
            raise asyncio.CancelledError if is_cancelled else StoreDown("The line is dead.")

        return write_and_break

    async def body(server: ServerContext) -> None:
        session = await seated(server)
        anne, hers = looking(session, "anne")
        _, spectators = looking(session, "dora")
        with monkeypatch.context() as broken:
            broken.setattr(server.store, "append", breaking(server.store.append))
            broken.setattr(chat, "append", breaking(chat.append))
            asked = asyncio.create_task(anne.handle(session, request_))
            await asyncio.wait([asked])
        assert asked.cancelled() == is_cancelled
        await asyncio.sleep(0)
        assert kinds(hers) == ([] if is_cancelled else ["error"])
        await server.heartbeat.tick()
        # The server's own first heartbeat may be resyncing already.
        await until(lambda: told in kinds(hers), told)
        # A bid is secret; chat goes to all.
        assert kinds(spectators) == ([] if told == "update" else [told])
        assert not session.needs_resync
        # A repeated request with the same key is acknowledged without a change.
        await anne.handle(session, request_)
        await asyncio.sleep(0)
        assert kinds(hers)[-2:] == [told, "ack"]

    inside(tmp_path, body)
