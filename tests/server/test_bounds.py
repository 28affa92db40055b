"""Bounded in bytes, requests and people: half requests, slow readers and floods of hellos."""

import asyncio
import contextlib
import json
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE, wait_until
from tests.server.guest import Guest, dial
from tests.server.house import House
from tests.server.stub import StubWire
from tocsin.server.access.identity import Visitor
from tocsin.server.errors import TooMany
from tocsin.server.websocket.client_connection import (
    MAX_QUEUED_BYTES,
    TRY_AGAIN_LATER,
    ClientConnection,
)

# Seconds for a whole request, in which even a slow machine reads what has come at once.
WITHIN = 4
# An address that the server does not take for its own proxy.
STRANGER = ("127.0.0.2", 0)
HALVES = (
    b"",
    b"GET / HT",
    b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "t.sqlite3", request_within=WITHIN) as house:
        yield house


def knock(house: House, begin: bytes, source: tuple[str, int] | None = None) -> socket.socket:
    """Send the beginning of a request."""
    wire = socket.create_connection(("127.0.0.1", house.port), PATIENCE, source)
    with contextlib.suppress(OSError):
        wire.sendall(begin)
    return wire


def heard(wire: socket.socket) -> bytes:
    """Return everything that comes until the server hangs up."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := wire.recv(65536):
            said += part
    wire.close()
    return said


def test_incomplete_requests_end_at_the_deadline(house: House) -> None:
    wires = [knock(house, HALVES[n % len(HALVES)]) for n in range(300)]
    # Others are served as ever.
    assert Guest(house).call("GET", "/health") == (200, "ok")
    assert Guest(house).open_table("me", "me", "me")["status"] == "playing"
    for number, wire in enumerate(wires):
        said = heard(wire)
        if number % len(HALVES) < 5:
            assert said.startswith(b"HTTP/1.1 408 ")
            assert json.loads(said.partition(b"\r\n\r\n")[2])["kind"] == "too-slow"
        else:
            assert said.startswith(b"HTTP/1.1 200 ")
    assert not any("Traceback" in line for line in house.errors)


def test_slow_request_ends_at_the_deadline(house: House) -> None:
    wire = knock(house, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")

    def is_answered() -> bool:
        with contextlib.suppress(OSError):
            wire.sendall(b"X: y\r\n")
        return bool(select.select([wire], [], [], 0.2)[0])

    # So few bytes that no other bound is met before patience ends.
    wait_until(is_answered, "the end of a request that drips")
    assert heard(wire).startswith(b"HTTP/1.1 408 ")


def test_connections_per_address_are_limited(tmp_path: Path) -> None:
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with House(tmp_path / "t.sqlite3", address_connections=50) as house:
        wires = [knock(house, HALVES[1], STRANGER) for _ in range(60)]
        for wire in wires[50:]:
            said = heard(wire)
            assert said.startswith(b"HTTP/1.1 429 ")
            assert json.loads(said.partition(b"\r\n\r\n")[2])["kind"] == "too-many"
        assert select.select(wires[:50], [], [], 0) == ([], [], [])
        for wire in wires[:50]:
            wire.close()
        # What was held is given back.
        wait_until(
            lambda: heard(knock(house, whole, STRANGER)).startswith(b"HTTP/1.1 200 "), "a place"
        )


def test_kept_alive_connection_serves_several_requests(house: House) -> None:
    wire = knock(house, b"")
    # All in all longer than one of them may take.
    for _ in range(2 * WITHIN + 1):
        wire.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        said = b""
        while not said.endswith(b"\r\n\r\nok"):
            part = wire.recv(65536)
            assert part, said
            said += part
        assert said.startswith(b"HTTP/1.1 200 ")
        time.sleep(0.5)
    wire.close()


def test_slow_client_is_closed_at_the_byte_limit() -> None:
    async def fill() -> None:
        wire = StubWire()
        page = ClientConnection(wire, Visitor("anne"), "Anne")
        # One message may be as long as it must be: a welcome to a long match.
        page.send(b"w" * (MAX_QUEUED_BYTES * 2))
        page.send(b"x")
        await asyncio.sleep(0)
        assert (wire.written, wire.closed) == ([], TRY_AGAIN_LATER)
        # However many there are, their bytes count; those behind a full socket too.
        wire = StubWire()
        page = ClientConnection(wire, Visitor("anne"), "Anne")
        wire.is_writing_paused = True
        most = 0
        for _ in range(100_000):
            page.send(b"x" * 1000)
            most = max(most, page.queued_bytes)
        await asyncio.sleep(0)
        assert MAX_QUEUED_BYTES - 1000 < most <= MAX_QUEUED_BYTES
        assert (page.queued_bytes, page.queue, wire.closed) == (0, [], None)
        wire.is_writing_paused = False
        wire.on_writing_resumed()
        assert (wire.written, wire.closed) == ([], TRY_AGAIN_LATER)
        wire = StubWire()
        page = ClientConnection(wire, Visitor("anne"), "Anne")
        for _ in range(1000):
            page.send(b"x" * 1000)
            await asyncio.sleep(0)
        assert wire.written == [[b"x" * 1000]] * 1000
        assert wire.closed is None

    asyncio.run(fill())


def test_messages_of_one_iteration_are_one_write() -> None:
    async def send() -> None:
        wire = StubWire()
        page = ClientConnection(wire, Visitor("anne"), "Anne")
        page.send(b"update")
        page.send(b"ack")
        await asyncio.sleep(0)
        assert wire.written == [[b"update", b"ack"]]
        # What waits for a full socket goes out once it is free.
        wire.is_writing_paused = True
        page.send(b"more")
        await asyncio.sleep(0)
        assert len(wire.written) == 1
        wire.is_writing_paused = False
        wire.on_writing_resumed()
        assert wire.written[1:] == [[b"more"]]

    asyncio.run(send())


def test_slow_reader_costs_no_memory(tmp_path: Path) -> None:
    async def flood(house: House) -> None:
        guest = Guest(house)
        table = guest.open_table("me", "me", "me")["id"]
        page = await guest.join(table)
        before = resident(house)
        deaf = [await dial(Guest(house), table) for _ in range(40)]
        for wire in deaf:
            wire.transport.pause_reading()
            for _ in range(100):
                await wire.send('{"type": "hello", "protocol": 2}')
        for number in range(100):
            assert (await page.ask("chat", text=f"{number}" * 100))["type"] == "ack"
        assert (await page.act(0, "bid force priest"))["type"] == "ack"
        assert resident(house) - before < 40e6
        for wire in deaf:
            wire.transport.abort()
        await page.close()

    with House(tmp_path / "t.sqlite3") as house:
        asyncio.run(flood(house))


def resident(house: House) -> int:
    """Return how many bytes of memory the server has."""
    assert house.process is not None
    return int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1]) * 4096


def test_flood_of_hellos_gets_few_welcomes(house: House) -> None:
    async def flood() -> None:
        guest = Guest(house)
        page = await guest.join(guest.open_table("me", "me", "me")["id"])
        page.frames.clear()
        for _ in range(500):
            await page.socket.send('{"type": "hello", "protocol": 2}')
        assert (await page.act(0, "bid force priest"))["type"] == "ack"
        kinds = [json.loads(frame)["type"] for frame in page.frames]
        assert 1 <= kinds.count("welcome") <= 15
        refusals = [json.loads(frame) for frame in page.frames if '"type":"error"' in frame]
        assert {refusal["kind"] for refusal in refusals} == {TooMany.kind}
        await page.close()

    asyncio.run(flood())


@pytest.mark.parametrize("limit", ["person_rate", "address_rate"])
def test_clients_of_one_person_or_address_share_a_rate(tmp_path: Path, limit: str) -> None:
    async def flood(house: House) -> None:
        guest = Guest(house)
        table = guest.open_table("me", "me", "me")["id"]
        people = [guest] * 4 if limit == "person_rate" else [Guest(house) for _ in range(4)]
        pages = [await each.join(table) for each in people]
        kinds = []
        for page in pages:
            for number in range(30):
                await page.socket.send(f'{{"type": "resign", "key": "k{number}", "seat": 9}}')
            await page.until(lambda page=page: len(page.answers) >= 15)  # type: ignore[misc]
            kinds += [answer["kind"] for answer in page.answers.values()]
        assert set(kinds) == {"not-your-seat", "too-many"}
        # They are behind with reading: no goodbye is to be waited for.
        for page in pages:
            page.socket.transport.abort()

    rates: dict[str, Any] = {limit: 5}
    with House(tmp_path / "t.sqlite3", **rates) as house:
        asyncio.run(flood(house))
