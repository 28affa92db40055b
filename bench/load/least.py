"""A minimal durable server: WebSocket frames and one stored log entry for each action, no game.

It uses this project's sockets and store; its messages are constant, as frequent and as long as
those of *Revolution!*. The full server's further cost is that of rules, checks and updates.
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
from tocsin.table.log import Acted, LogEntry
from tocsin.table.storage.sqlite_store import SqliteStore

from .crowd import Crowd
from .house import UNLIMITED, House
from .ours import Act, Seat

NAME = "the least, no game"
GAME = "none"
SEATS = 4
# One action in so many is sent to all seats, the others to the actor only.
PUBLIC_INTERVAL = 5
OTHERS_UPDATE_BYTES = 1200
ACTOR_UPDATE_BYTES = 340
WELCOME: Final = (
    b'{"type":"welcome","sights":[{"seat":%d,"number":0,"outcome":null,'
    b'"choice":{"options":[{"action":"bid gold general"}]}}]}'
)
ACTION_DECODER: Final = msgspec.json.Decoder(Act)


class MinimalServer(House):
    """The minimal server in a process of its own."""

    folder = str(Path(__file__).parents[2])

    def __init__(self) -> None:
        super().__init__(NAME)

    def command(self, port: int) -> list[str]:
        return [self.python, "-m", "bench.load.least", self.database]


class MinimalTables:
    """Connects clients to tables, which exist without creation and never end."""

    def __init__(self, house: House, crowd: Crowd) -> None:
        self.house, self.crowd = house, crowd

    async def fill(self, count: int) -> None:
        """Connect clients to this number of tables."""
        for table in range(count):
            for _ in range(SEATS):
                await Seat(self.crowd, self.house, 0, f"t{table}", "").connect()


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
                order = ACTION_DECODER.decode(await wire.next())
                table.lines += 1
                line = LogEntry(table.lines, 0, Acted(seat, order.action), f"p{seat}", order.key)
                await store.append(name, line)
                _tell(table, seat, order.key)

    return application


def _tell(table: _Table, actor: int, key: str) -> None:
    is_public = table.lines % PUBLIC_INTERVAL == 0
    for seat, wire in enumerate(table.wires):
        if seat == actor or is_public:
            table.numbers[seat] += 1
            size = ACTOR_UPDATE_BYTES if seat == actor else OTHERS_UPDATE_BYTES
            update = {"type": "update", "number": table.numbers[seat], "events": "x" * size}
            frames = [wire.frame(msgspec.json.encode(update), False)]
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
