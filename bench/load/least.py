"""The least that a durable server costs: frames in and out, and a line on the disk for each action.

It speaks by our sockets and writes by our store, and has no game: what it answers is always the
same, as often and as long as what *Revolution!* tells. What a server of ours takes beyond that goes
into rules, checks and telling; what is left of the peer's cost beside it is what could be gained.
"""

import contextlib
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
import uvloop

from tocsin.server.access.connection_limits import GuardedConfig
from tocsin.server.settings import Settings
from tocsin.server.websocket.protocol import WebSocketConnection
from tocsin.table.log import Acted, Line
from tocsin.table.storage.sqlite_store import SqliteStore

from .crowd import Crowd
from .ours import UNLIMITED, Act, House, Seat

NAME = "the least, no game"
GAME = "none"
SEATS = 4
# Every so many actions all are told of it, the others of so many bytes; and who acts of so many.
SEEN_BY_ALL = 5
TOLD_OTHERS = 1200
TOLD_ACTOR = 340
WELCOME: Final = (
    b'{"type":"welcome","sights":[{"seat":%d,"number":0,"outcome":null,'
    b'"choice":{"options":[{"action":"bid gold general"}]}}]}'
)
ORDERS: Final = msgspec.json.Decoder(Act)


class Least(House):
    """The server, in a process of its own."""

    folder = str(Path(__file__).parents[2])

    def __init__(self) -> None:
        super().__init__(NAME)

    def command(self, port: int) -> list[str]:
        return [self.python, "-m", "bench.load.least", self.database]


class Pages:
    """Sits people down at tables that need no opening, for good."""

    def __init__(self, house: House, crowd: Crowd) -> None:
        self.house, self.crowd = house, crowd

    async def fill(self, count: int) -> None:
        """Sit people down at so many tables."""
        for table in range(count):
            for _ in range(SEATS):
                await Seat(self.crowd, self.house, 0, f"t{table}", "").come()


class _Table:
    def __init__(self) -> None:
        self.lines = 0
        self.wires: list[Any] = []
        self.numbers: list[int] = []


def _application(store: SqliteStore) -> Any:
    tables: defaultdict[str, _Table] = defaultdict(_Table)

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await send({"type": "websocket.accept"})
        name = scope["path"].split("/")[3]
        table, wire = tables[name], scope["state"]["transport"]
        await wire.next()
        seat = len(table.wires)
        table.wires.append(wire)
        table.numbers.append(0)
        wire.write([wire.frame(WELCOME % seat, False)])
        with contextlib.suppress(EOFError):
            while True:
                order = ORDERS.decode(await wire.next())
                table.lines += 1
                line = Line(table.lines, 0, Acted(seat, order.action), f"p{seat}", order.key)
                await store.append(name, line)
                _tell(table, seat, order.key)

    return application


def _tell(table: _Table, actor: int, key: str) -> None:
    is_seen = table.lines % SEEN_BY_ALL == 0
    for seat, wire in enumerate(table.wires):
        if seat == actor or is_seen:
            table.numbers[seat] += 1
            size = TOLD_ACTOR if seat == actor else TOLD_OTHERS
            told = {"type": "update", "number": table.numbers[seat], "events": "x" * size}
            frames = [wire.frame(msgspec.json.encode(told), False)]
            if seat == actor:
                frames.append(wire.frame(msgspec.json.encode({"type": "ack", "key": key}), False))
            wire.write(frames)


class _Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(f"at http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}/", flush=True)


@contextlib.asynccontextmanager
async def _open(path: str) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(Path(path))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _serve(path: str) -> None:
    async with _open(path) as store:
        config = GuardedConfig(
            _application(store),
            Settings(socket_rate=float(UNLIMITED["TOCSIN_SOCKET_RATE"])),
            port=0,
            ws=WebSocketConnection,
            access_log=False,
            log_config=None,
            lifespan="off",
            timeout_graceful_shutdown=1,
        )
        await _Server(config).serve()


if __name__ == "__main__":
    uvloop.run(_serve(sys.argv[1]))
