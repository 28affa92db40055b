"""Connections below the level of requests: limits of bytes, frames, memory and time."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState

from tests.patience import PATIENCE, patient, until
from tests.server.guest import Guest
from tests.server.house import House
from tocsin.server.access.connection_limits import GuardedConfig
from tocsin.server.settings import Settings
from tocsin.server.websocket.protocol import WebSocketConnection

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
# Loopback is a trusted proxy: the header sets another client address with its own limits.
ANOTHER = {"X-Forwarded-For": "192.0.2.1"}
HELLO = b'{"type": "hello", "protocol": 2}'
TEXT, PING, PONG, CONTINUED = 1, 9, 10, 0
# Bytes, many times the size of the kernel's buffers.
FLOOD = 30_000_000


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "t.sqlite3", address_rate=60, socket_rate=20, person_rate=30) as house:
        yield house


def memory(house: House) -> int:
    """Return the bytes that the server holds."""
    assert house.process is not None
    return int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1]) * 4096


def spent(house: House) -> float:
    """Return the seconds of CPU that the server has used."""
    assert house.process is not None
    fields = Path(f"/proc/{house.process.pid}/stat").read_text().split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def knock(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE)


def pour(wire: socket.socket, data: bytes, most: int) -> int:
    """Send data repeatedly until the server closes; return the number of bytes sent."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < most:
            sent += wire.send(data)
    return sent


def heard(wire: socket.socket) -> bytes:
    said = b""
    with contextlib.suppress(OSError):
        while part := wire.recv(65536):
            said += part
    wire.close()
    return said


@pytest.mark.parametrize(
    ("begin", "endless"),
    [
        (HEAD, b"X-Longer: and longer\r\n" * 1000),
        (HEAD + b"X-Long: ", b"y" * 20_000),
        (b"GET /", b"a" * 20_000),
    ],
    ids=["many headers", "one header", "address"],
)
def test_headers_are_limited_in_bytes(house: House, begin: bytes, endless: bytes) -> None:
    Guest(house).ok("GET", "/api/me")
    before = memory(house)
    wire = knock(house)
    wire.sendall(begin)
    # The kernel's buffers may hold some megabytes.
    assert pour(wire, endless, FLOOD) < FLOOD / 2
    assert memory(house) - before < 20_000_000
    wire.close()
    assert Guest(house).call("GET", "/health") == (200, "ok")


def test_too_large_headers_get_status_431(house: House) -> None:
    wire = knock(house)
    wire.sendall(HEAD + b"X-Long: " + b"y" * 18_000 + b"\r\n\r\n")
    said = heard(wire)
    assert said.startswith(b"HTTP/1.1 431 ")
    assert json.loads(said.partition(b"\r\n\r\n")[2])["kind"] == "too-large"
    wire = knock(house)
    wire.sendall(HEAD + b"X-Long: " + b"y" * 12_000 + b"\r\nConnection: close\r\n\r\n")
    assert heard(wire).startswith(b"HTTP/1.1 200 ")


def test_body_does_not_count_as_headers(house: House) -> None:
    body = json.dumps({"name": "x" * 40_000}).encode()
    status, answer = Guest(house).call("PATCH", "/api/me", raw=body)
    assert (status, answer["kind"]) == (400, "malformed")


def test_requests_do_not_queue_up_on_a_connection(house: House) -> None:
    Guest(house).ok("GET", "/api/me")
    before, worked = memory(house), spent(house)
    wires = [knock(house) for _ in range(30)]
    for wire in wires:
        wire.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            wire.send((HEAD + b"\r\n") * 6000)
    assert Guest(house).call("GET", "/health", None, None, **ANOTHER) == (200, "ok")
    flooded = spent(house) - worked
    for _ in range(300):
        Guest(house).call("GET", "/health", None, None, **ANOTHER)
    # They sent 180,000, of which the server answers no more than each connection may have ahead.
    assert flooded < 20 * (spent(house) - worked - flooded)
    assert memory(house) - before < 30_000_000
    for wire in wires:
        wire.close()


def test_pipelined_requests_are_served(house: House) -> None:
    wire = knock(house)
    wire.sendall((HEAD + b"\r\n") * 4 + HEAD + b"Connection: close\r\n\r\n")
    assert heard(wire).count(b"HTTP/1.1 200 ") == 5


@pytest.mark.parametrize(
    ("headers", "path"),
    [
        ({"Cookie": 'tocsin="' + "\\1" * 7000 + '"'}, "/api/me"),
        ({"Cookie": "a=1;" * 3500}, "/api/me"),
        ({}, "/" + "a/" * 7000),
        ({}, "/api/tables?" + "a=1&" * 3500),
        ({"Origin": "http://" + "[" * 7000}, "/api/me"),
    ],
    ids=["quoted cookie", "cookies", "path", "query", "origin"],
)
def test_headers_do_not_slow_a_request_down(
    house: House, headers: dict[str, str], path: str
) -> None:
    guest = Guest(house)
    guest.ok("GET", "/api/me")
    before = spent(house)
    for _ in range(10):
        guest.cookie = ""
        guest.call("GET", path, None, None, **headers)
    long = spent(house) - before
    for _ in range(300):
        guest.cookie = ""
        guest.call("GET", "/api/me")
    # One that is as long as it may be costs no more than thirty short ones.
    assert long < spent(house) - before - long


def frame(code: int, content: bytes = b"", ends: bool = True, mask: bytes = b"\0\0\0\0") -> bytes:
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes([code | (0x80 if ends else 0)]) + length + mask + hidden


def dial(
    house: House, table: str, cookie: str = "", first: bytes = HELLO, **headers: str
) -> socket.socket:
    """Open a socket by hand, from an address of its own."""
    others = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    wire = knock(house)
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\nX-Forwarded-For: 192.0.2.1\r\n{others}\r\n".encode()
    )
    # Byte by byte, so that no bytes of the next response are consumed.
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += wire.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    wire.sendall(frame(TEXT, first))
    return wire


@pytest.mark.parametrize(
    ("begin", "endless"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (frame(TEXT, b"{", ends=False), frame(CONTINUED, ends=False)),
        (b"", frame(TEXT)),
    ],
    ids=["pings", "pongs", "fragments", "texts"],
)
def test_flood_of_small_frames_is_closed(house: House, begin: bytes, endless: bytes) -> None:
    table = Guest(house).open_table("me", "open", "open")["id"]
    wire = dial(house, table)
    wire.sendall(begin)
    with ThreadPoolExecutor(1) as aside:
        flood = aside.submit(pour, wire, endless * 5000, FLOOD)
        # Others are served as long as it lasts.
        while not flood.done():
            assert Guest(house).call("GET", "/health") == (200, "ok")
            time.sleep(0.1)
        # The server hung up, long before it had read all of that.
        assert flood.result() < FLOOD
    wire.close()


def test_fragments_use_no_more_memory_than_their_content(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        table = Guest(house).open_table("me", "open", "open")["id"]
        wires = [dial(house, table) for _ in range(10)]
        before = memory(house)
        for wire in wires:
            wire.sendall(frame(TEXT, b"{", ends=False))
            wire.sendall(frame(CONTINUED, b"  ", ends=False) * 8000)
            wire.sendall(frame(CONTINUED, ends=False) * 8000)
        for wire in wires:
            # Reading resumes when the inbox is empty.
            wire.sendall(frame(PING, b"done"))
            said = b""
            while b"done" not in said:
                said += wire.recv(65536)
        assert memory(house) - before < 10 * 200_000
        for wire in wires:
            wire.close()


class Deaf(asyncio.Transport):
    """A transport whose client reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.said = b""
        self.is_aborted = asyncio.Event()
        self._is_closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += data

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        # It ends when all is read.
        self._is_closing = True

    def abort(self) -> None:
        self._is_closing = True
        self.is_aborted.set()


class QuickConfig(GuardedConfig):
    """Timers so short that a test can wait for them."""

    ping_interval_s = 0.01
    close_timeout_s = 0.01


class PatientConfig(GuardedConfig):
    """A keepalive that a stalled test machine does not miss."""

    ping_interval_s = 0.5


async def accept_and_wait(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    with contextlib.suppress(EOFError):
        while True:
            await scope["state"]["transport"].next()


async def connected(app: Any, config: type[GuardedConfig] = QuickConfig) -> tuple[Any, Deaf]:
    """Return a WebSocket connection after its handshake, and the transport it writes to."""
    settled = config(app, Settings())
    settled.load()
    connection = WebSocketConnection(settled, ServerState(), {})
    transport = Deaf()
    connection.connection_made(transport)
    connection.data_received(
        b"GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await until(lambda: b"\r\n\r\n" in transport.said)
    transport.said = b""
    return connection, transport


def test_recent_traffic_counts_as_keepalive() -> None:
    async def visit() -> None:
        connection, transport = await connected(accept_and_wait, PatientConfig)
        # Traffic for more than two intervals.
        for _ in range(24):
            connection.data_received(frame(TEXT, b"{}"))
            await asyncio.sleep(PatientConfig.ping_interval_s / 10)
        assert transport.said == b""
        await until(lambda: transport.said != b"")
        assert transport.said[0] & 0x0F == PING
        connection.connection_lost(None)

    asyncio.run(visit())


@pytest.mark.parametrize("way", ["close frame", "broken frame", "no pong", "both close"])
def test_closing_ends_without_a_reading_client(way: str) -> None:
    left: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await accept_and_wait(scope, receive, send)
        left.append(way)

    async def visit() -> None:
        connection, transport = await connected(app)
        match way:
            case "close frame":
                connection.data_received(frame(8, b"\x03\xe8"))
            case "broken frame":
                connection.data_received(b"\x81\x02{}")
            case "no pong":
                pass
            case _:
                connection.close(1012, "")
                connection.data_received(frame(8, b"\x03\xf4"))
        async with patient("the end of the socket"):
            await transport.is_aborted.wait()
        assert left == [way]
        connection.connection_lost(None)

    asyncio.run(visit())


class Hearing:
    """The messages that come on a socket opened by hand, and the code by which it closes."""

    def __init__(self, wire: socket.socket) -> None:
        self.wire = wire
        self.heard = b""

    def next(self) -> dict[str, Any] | int:
        """Return the next message, or the code of the server's good-bye."""
        while True:
            code, size, begin = self._byte(0) & 0xF, self._byte(1), 2
            if size >= 126:
                begin = 4 if size == 126 else 10
                self._byte(begin)
                size = int.from_bytes(self.heard[2:begin], "big")
            if size:
                self._byte(begin + size - 1)
            content = self.heard[begin : begin + size]
            self.heard = self.heard[begin + size :]
            if code == 8:
                return int.from_bytes(content[:2], "big")
            if code == TEXT:
                message: dict[str, Any] = json.loads(content)
                return message

    def answer(self, key: str) -> dict[str, Any]:
        """Return the answer to a request."""
        while True:
            message = self.next()
            assert isinstance(message, dict), message
            if message.get("key") == key:
                return message

    def _byte(self, place: int) -> int:
        while len(self.heard) <= place:
            part = self.wire.recv(65536)
            assert part, "the server hung up"
            self.heard += part
        return self.heard[place]


def request(key: str, padding: int = 0) -> bytes:
    """Return a request that is answered by an error, of any length."""
    asked = {"type": "resign", "key": key, "seat": 9, "more": "é" * padding}
    return json.dumps(asked, ensure_ascii=False).encode()


def test_messages_do_not_depend_on_frame_boundaries(house: House) -> None:
    wire = dial(house, Guest(house).open_table("me", "open", "open")["id"])
    hearing = Hearing(wire)
    # Several in one go, and one of them byte by byte.
    wire.sendall(b"".join(frame(TEXT, request(f"k{n}"), mask=b"\1\2\3\4") for n in range(3)))
    assert [hearing.answer(f"k{n}")["kind"] for n in range(3)] == ["not-your-seat"] * 3
    for byte in frame(TEXT, request("slow", 100), mask=b"abcd"):
        wire.sendall(bytes([byte]))
    assert hearing.answer("slow")["kind"] == "not-your-seat"
    # Whole, in fragments with a ping among them, and at any length.
    for size in (10, 40, 50, 200, 3000, 7000):
        wire.sendall(frame(TEXT, request(f"w{size}", size), mask=b"\xff\0\xff\0"))
        assert hearing.answer(f"w{size}")["kind"] == "not-your-seat"
    content = request("parts", 300)
    wire.sendall(frame(TEXT, content[:50], ends=False) + frame(PING, b"hello"))
    wire.sendall(frame(CONTINUED, content[50:51], ends=False) + frame(CONTINUED, content[51:]))
    assert hearing.answer("parts")["kind"] == "not-your-seat"
    # Bytes are no message, and nothing at all is none either.
    wire.sendall(frame(2, request("bytes")) + frame(TEXT))
    for _ in range(2):
        error = hearing.next()
        assert isinstance(error, dict)
        assert (error["kind"], error["key"]) == ("malformed", None)
    wire.close()


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xff", ends=False) + frame(CONTINUED), 1007),
        (frame(TEXT, b"x" * 17_000), 1009),
        (frame(TEXT, b"x" * 17_000)[:20], 1009),
        (b"\x81\xff" + b"\x7f" * 8, 1009),
        (frame(TEXT, b"x" * 9_000, ends=False) + frame(CONTINUED, b"x" * 9_000), 1009),
        (b"\x81\x02{}", 1002),
        (frame(TEXT, b"{", ends=False) + frame(TEXT, b"{}"), 1002),
        (frame(CONTINUED, b"{}"), 1002),
        (frame(0x41, b"{}"), 1002),
        (frame(8, b"\x03\xe8"), 1000),
    ],
    ids=[
        "not UTF-8",
        "fragments not UTF-8",
        "too large",
        "half of one too large",
        "as large as can be said",
        "too large in all",
        "not masked",
        "text among fragments",
        "continued from nothing",
        "reserved bit",
        "good-bye",
    ],
)
def test_protocol_errors_close_with_their_code(house: House, bad: bytes, code: int) -> None:
    wire = dial(house, Guest(house).open_table("me", "open", "open")["id"])
    hearing = Hearing(wire)
    first = hearing.next()
    assert isinstance(first, dict)
    assert first["type"] == "welcome"
    wire.sendall(bad)
    while isinstance(last := hearing.next(), dict):
        pass
    assert last == code
    wire.close()


@pytest.mark.parametrize("sign", ["x", "é", "😀"])
def test_close_reason_may_be_any_text(house: House, sign: str) -> None:
    for size in range(20, 30):
        # The reason names the unreadable value, cut to 123 bytes.
        first = json.dumps({"type": sign * size * 4}, ensure_ascii=False).encode()
        wire = dial(house, Guest(house).open_table("me", "open", "open")["id"], first=first)
        hearing = Hearing(wire)
        error = hearing.next()
        assert isinstance(error, dict)
        assert error["kind"] == "malformed"
        assert hearing.next() == 4400
        wire.close()
    house.close()
    assert "Traceback" not in "".join(house.errors)
    house.open()


def test_update_and_acknowledgement_are_one_write(house: House) -> None:
    guest = Guest(house)
    wire = dial(house, guest.open_table("me", "me", "me")["id"], guest.cookie)
    hearing = Hearing(wire)
    welcome = hearing.next()
    assert isinstance(welcome, dict)
    time.sleep(0.3)
    act = {"type": "act", "key": "k", "seat": 0, "number": 0, "action": "bid force priest"}
    wire.sendall(frame(TEXT, json.dumps(act).encode()))
    while b'"update"' not in hearing.heard:
        hearing.heard += wire.recv(65536)
    assert b'{"type":"ack","key":"k"}' in hearing.heard
    wire.close()
