"""boardgame.io under the same load, with each of its stores and a game of hidden bids."""

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec

from .crowd import Crowd, LoadClient

IN_MEMORY = "boardgame.io 0.50.2, in memory"
DURABLE = "boardgame.io 0.50.2, FlatFile"
PEERS = (IN_MEMORY, DURABLE)
GAME = "bids"
FOLDER = Path(__file__).parent / "peer"
LOCK = FOLDER / "package-lock.json"
# npm writes this file when an installation is complete.
INSTALLED = FOLDER / "node_modules" / ".package-lock.json"
SPACES = 12
# Packets of socket.io: a type in digits, the namespace, then JSON.
OPEN, PING, CONNECTED, EVENT = b"0", b"2", b"40", b"42"
SPACE = b"/bids,"
START_TIMEOUT_S = 20.0


class Unavailable(Exception):
    """boardgame.io cannot be installed or started."""


class Event(msgspec.Struct, array_like=True):
    name: str
    match: str
    content: msgspec.Raw


class Hand(msgspec.Struct):
    knocked: bool
    left: int = 0


class Bids(msgspec.Struct):
    hidden: dict[str, Hand]


class Course(msgspec.Struct):
    gameover: Any = None


class State(msgspec.Struct):
    bids: Bids = msgspec.field(name="G")
    ctx: Course
    number: int = msgspec.field(name="_stateID")


class Info(msgspec.Struct):
    state: State | None = None


STATE: Final = msgspec.json.Decoder(State)
INFO: Final = msgspec.json.Decoder(Info)


class Player(LoadClient):
    """One of four players, on a WebSocket without a socket.io library."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, crowd: Crowd, port: int, match: str, player: str) -> None:
        super().__init__(crowd, [port], 0)
        self.match, self.player = match, player
        self.hand = Hand(knocked=True)
        self.state = 0
        self._order = b""
        self._to_sync = b'42/bids,["sync","%b","%b",null,4]' % (match.encode(), player.encode())
        self.is_synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def greet(self) -> None:
        """The server speaks first."""

    def on_message(self, body: bytes) -> None:
        assert self.socket is not None
        if body.startswith(EVENT):
            self._take(msgspec.json.decode(body[len(EVENT + SPACE) :], type=Event), len(body))
        elif body.startswith(CONNECTED):
            self.socket.send(self._to_sync)
        elif body.startswith(OPEN):
            self.socket.send(CONNECTED + SPACE)
        elif body.startswith(PING):
            self.socket.send(b"3")

    def _take(self, event: Event, size: int) -> None:
        tally = self.crowd.tally
        if event.name == "sync":
            tally.welcomes += 1
            tally.welcome_bytes += size
            state = INFO.decode(event.content).state
            if not self.is_synced.done():
                self.is_synced.set_result(None)
            self.welcomed()
        else:
            tally.bytes += size
            state = STATE.decode(event.content) if event.name == "update" else None
        if state is None:
            return
        before, self.hand = self.hand, state.bids.hidden[self.player]
        self.state = state.number
        # boardgame.io sends no acknowledgement: the state with the player's move counts as one.
        if self.sent and (self.hand.left, self.hand.knocked) != (before.left, before.knocked):
            self.answered(self.match, "")
        if state.ctx.gameover is not None:
            self.leave()
        elif not self.hand.knocked:
            self.think()

    def decide(self) -> bool:
        if self.hand.knocked:
            return False
        lays = self.hand.left > 0
        move = {
            "type": "lay" if lays else "knock",
            "args": [random.randrange(SPACES)] if lays else [],
            "playerID": self.player,
        }
        order = ["update", {"type": "MAKE_MOVE", "payload": move}, self.state, self.match]
        self._order = EVENT + SPACE + json.dumps([*order, self.player]).encode()
        self.repeat()
        return True

    def repeat(self) -> None:
        assert self.socket is not None
        self.socket.send(self._order)


class Peer:
    """The server of boardgame.io."""

    ended_cpu_s = 0.0

    def __init__(self, name: str, flatfile_dir: str) -> None:
        self.name = name
        self.flatfile_dir = flatfile_dir
        self.ports: list[int] = []
        self._process: subprocess.Popen[str] | None = None

    @property
    def pids(self) -> list[int]:
        return [self._process.pid] if self._process is not None else []

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def open(self) -> None:
        """Start the server, with FlatFile if it has a folder for it, else in memory."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self._process = process = subprocess.Popen(
            ["node", "server.cjs", str(port)],
            cwd=FOLDER,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"NODE_ENV": "production", "FLATFILE_DIR": self.flatfile_dir},
        )
        assert process.stdout is not None
        while "ready" not in (said := await asyncio.to_thread(process.stdout.readline)):
            if not said:
                raise Unavailable("boardgame.io did not start")
        self.ports = [port]

    async def close(self) -> None:
        """Stop the server."""
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            await asyncio.to_thread(process.wait, 20)
            assert process.stdout is not None
            process.stdout.close()


class Matches:
    """Fills the peer with matches, one after the other at each table."""

    def __init__(self, peer: Peer, crowd: Crowd) -> None:
        self.peer, self.crowd = peer, crowd
        self.seated = 0

    async def fill(self, count: int) -> None:
        """Start play at this number of tables."""
        for index in range(count):
            self.crowd.spawn(self._keep_playing(index))
        while self.seated < count and not self.crowd.task_errors:
            await asyncio.sleep(0.1)

    async def _keep_playing(self, index: int) -> None:
        number = 0
        while True:
            number += 1
            match = f"match-{index}-{number}"
            port = self.peer.ports[0]
            # The first player's sync creates the match.
            first = Player(self.crowd, port, match, "0")
            await first.connect()
            await asyncio.wait_for(asyncio.shield(first.is_synced), START_TIMEOUT_S)
            others = [Player(self.crowd, port, match, player) for player in "123"]
            await asyncio.gather(*(player.connect() for player in others))
            self.seated += 1
            await asyncio.gather(first.over, *(player.over for player in others))


def install() -> None:
    """Install the packages of package-lock.json unless they are up to date."""
    if shutil.which("npm") is None:
        raise Unavailable("there is no npm here")
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        done = subprocess.run(
            ["npm", "ci", "--loglevel=error"], cwd=FOLDER, capture_output=True, text=True
        )
        if done.returncode:
            last = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
            raise Unavailable(f"npm could not install boardgame.io: {last[-1]}")
