"""Rate limits under a flood of connections and messages on loopback."""

import asyncio
import contextlib
import threading
from pathlib import Path

import pytest

from tests.patience import PATIENCE, patient, until
from tests.server.guest import Guest
from tests.server.house import House
from tocsin.server.errors import TooMany
from tocsin.server.operations.thread_pool import REPLAY_POOL, ThreadPool

ATTEMPTS = 10_000
AT_ONCE = 100
REQUEST = (
    "GET /api/tables/{id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def knock(port: int, request: bytes) -> int:
    """Try to connect once, and return the status."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        async with patient("an answer to a handshake"):
            line = await reader.readline()
        return int(line.split()[1]) if line else 0
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def test_table_plays_on_under_a_flood_of_connections(
    tmp_path: Path,
) -> None:
    async def flood(house: House) -> None:
        guest = Guest(house)
        table = guest.open_table("me", "me", "me")["id"]
        page = await guest.join(table)
        request = REQUEST.format(id=table).encode()
        gate = asyncio.Semaphore(AT_ONCE)
        seen: dict[int, int] = {}

        async def one() -> None:
            async with gate:
                status = await knock(house.port, request)
                seen[status] = seen.get(status, 0) + 1

        flooding = asyncio.gather(*(one() for _ in range(ATTEMPTS)))
        assert (await page.act(0, "bid force priest"))["type"] == "ack"
        await flooding
        assert sum(seen.values()) == ATTEMPTS
        # Some were let in, as a person opening pages would be; the rest got a plain no.
        assert set(seen) <= {101, 403}, seen
        # Most of them, but for a machine that needs a quarter of an hour for all.
        assert seen[403] > ATTEMPTS / 10
        assert (await page.act(0, "bid blackmail merchant"))["type"] == "ack"
        await until(lambda: guest.call("GET", "/health") == (200, "ok"), "the end of the flood")
        await page.close()

    with House(tmp_path / "t.sqlite3", address_rate=10) as house:
        asyncio.run(flood(house))


def test_message_flood_is_slowed_down_and_answered(tmp_path: Path) -> None:
    async def flood(house: House) -> None:
        guest = Guest(house)
        page = await guest.join(guest.open_table("me", "me", "me")["id"])
        for number in range(300):
            await page.socket.send(f'{{"type": "resign", "key": "k{number}", "seat": 9}}')
        while len(page.answers) < 300:
            await page.hear()
        kinds = {answer["kind"] for answer in page.answers.values()}
        assert kinds == {"not-your-seat", "too-many"}

        async def acts() -> bool:
            return bool((await page.act(0, "bid force priest"))["type"] == "ack")

        await until(acts, "an action after the flood")
        await page.close()

    with House(tmp_path / "t.sqlite3", socket_rate=20) as house:
        asyncio.run(flood(house))


def test_one_address_cannot_occupy_the_thread_pool() -> None:
    async def ask() -> None:
        helpers = ThreadPool(
            "test", threads=1, max_queued=20, deadline_s=PATIENCE, max_per_address=3
        )
        go_on = threading.Event()
        held = [asyncio.create_task(helpers.run(go_on.wait, "stranger")) for _ in range(3)]
        await asyncio.sleep(0)
        # The rest of it stands in a line of its own, which has an end.
        later = [asyncio.create_task(helpers.run(go_on.wait, "stranger")) for _ in range(150)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await helpers.run(go_on.wait, "stranger")
        later.pop(3).cancel()
        other = asyncio.create_task(helpers.run(lambda: "done", "somebody else"))
        await asyncio.sleep(0)
        go_on.set()
        assert await other == "done"
        assert await asyncio.gather(*held, *later) == [True] * 152
        # After a pause, the client may send requests again.
        assert await helpers.run(lambda: "done", "stranger") == "done"

    asyncio.run(ask())
    assert REPLAY_POOL.max_per_address * 5 < REPLAY_POOL.max_jobs


def test_address_above_its_rate_is_refused(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", address_rate=0.5) as house:
        guest = Guest(house)
        seen = [guest.call("GET", "/api/games") for _ in range(80)]
        assert seen[0][0] == 200
        assert seen[-1][0] == 429
        assert seen[-1][1]["kind"] == "too-many"
