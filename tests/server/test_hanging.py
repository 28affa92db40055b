"""What hangs: bots, webhooks, mail servers. Nobody else waits for them, and the server ends."""

import asyncio
import contextlib
import http.client
import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.guest import PASSWORD, Guest, account
from tests.server.house import House
from tests.server.test_broken import opened
from tocsin.server import bots, keeper, records
from tocsin.server.bots import BotPool
from tocsin.server.errors import Unavailable
from tocsin.server.hall import Hall
from tocsin.server.helpers import Helpers
from tocsin.server.live import Live
from tocsin.server.thinking import Question, think
from tocsin.table import etiquette
from tocsin.table.entry import Place

TABLES = 8


class Drip:
    """A server that takes every connection and sends a byte now and then, for ever."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.port = self.listener.getsockname()[1]
        self.taken = 0
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                self.taken += 1
                threading.Thread(target=self._drip, args=(connection,), daemon=True).start()

    def _drip(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), connection:
            while True:
                connection.sendall(b"H")
                time.sleep(0.5)

    def await_connections(self, count: int) -> None:
        for _ in range(200):
            if self.taken >= count:
                return
            time.sleep(0.05)
        raise AssertionError(f"{self.taken} of {count} connections came")


@pytest.fixture
def drip() -> Iterator[Drip]:
    server = Drip()
    yield server
    server.listener.close()


def hang_if_random(question: Question) -> str:
    if question.bot == "random":
        time.sleep(3600)
    return think(question)


async def bots_only(hall: Hall, bot: str) -> Live:
    """Return a table of three such bots."""
    wish: dict[str, Any] = {"private": False, "pace": None, "corrections": {}}
    places = [Place(bot=bot) for _ in range(3)]
    entry = etiquette.open_table("revolution", {}, places, host="a", host_name="A", **wish)
    return await hall.open_table(entry, "a")


async def until(told: Any, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not told():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def test_a_hung_bot_strands_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget is the bot's own: neither the wait in line nor the start of a worker is in it."""
    monkeypatch.setattr(bots, "think", hang_if_random)

    async def whole() -> None:
        async with opened(str(tmp_path / "t.sqlite3")) as hall:
            hall.bots.close()
            hall.bots = BotPool(2, 4.0)
            hung = await bots_only(hall, "random")
            others = [await bots_only(hall, "greedy") for _ in range(TABLES - 1)]
            await until(lambda: all(live.table.number > 10 for live in others), 120)
            # And the one whose bots hang goes on too, by random actions.
            await until(lambda: hung.table.number > 3, 120)
            asked_in_vain = hung.table.number
            assert hall.bots.failures <= asked_in_vain + 3
            going_on = [live for live in (hung, *others) if live.table.status != "over"]
            assert len(hall._keepers) == len(going_on)

    asyncio.run(whole())


def test_a_keeper_that_ends_while_its_match_goes_on_is_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tocsin.server.hall.LOOK_AGAIN", 0.1)
    step = keeper._step
    falls = iter([asyncio.CancelledError(), RuntimeError("a fall"), SystemError("another")])

    async def stumble(live: Live) -> float | None:
        for error in falls:
            raise error
        return await step(live)

    async def whole() -> None:
        async with opened(str(tmp_path / "t.sqlite3")) as hall:
            monkeypatch.setattr(keeper, "_step", stumble)
            live = await bots_only(hall, "random")
            await until(lambda: live.table.number > 5)
            assert hall.metrics.counts["keepers_restarted", ""] == 3
            assert "tocsin_keepers_restarted_total{} 3" in hall.metrics.text()

    asyncio.run(whole())


def set_notices(guest: Guest, email: str | None = None, webhook: str | None = None) -> None:
    """Set where notices go, as if every address had been confirmed."""
    with closing(sqlite3.connect(guest.house.database, timeout=30)) as database, database:
        database.execute(
            "UPDATE person SET email = ?, webhook = ? WHERE id = ?",
            (email, webhook, guest.ok("GET", "/api/me")["id"]),
        )


def test_somebody_logs_in_while_webhooks_are_slow(tmp_path: Path, drip: Drip) -> None:
    with House(tmp_path / "t.sqlite3", private_webhooks="true") as house:
        account(house, "Anne")
        webhook = f"http://127.0.0.1:{drip.port}/slow"
        callers = [Guest(house, f"Caller {number}") for number in range(40)]
        for guest in callers:
            set_notices(guest, webhook=webhook)
        answers: list[tuple[int, Any]] = []

        def test_notice(guest: Guest) -> None:
            answers.append(guest.call("POST", "/api/notices/test", {"kind": "webhook"}))

        threads = [threading.Thread(target=test_notice, args=(guest,)) for guest in callers]
        began = time.monotonic()
        for thread in threads:
            thread.start()
        drip.await_connections(8)
        before = time.monotonic()
        Guest(house).ok("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
        assert time.monotonic() - before < 5
        for thread in threads:
            thread.join(30)
        # One deadline for a whole exchange, and for the wait before it, however slowly it drips.
        assert time.monotonic() - began < 20
        assert {answer["kind"] for _, answer in answers} == {"cannot-notify"}


def test_a_mail_server_that_drips_is_cut_short(tmp_path: Path, drip: Drip) -> None:
    mail = {"smtp_host": "127.0.0.1", "smtp_port": drip.port}
    with House(tmp_path / "t.sqlite3", **mail) as house:
        guest = Guest(house, "Anne")
        set_notices(guest, email="a@example.org")
        began = time.monotonic()
        status, answer = guest.call("POST", "/api/notices/test", {"kind": "email"})
        assert time.monotonic() - began < 15
        assert (status, answer["kind"]) in ((422, "cannot-notify"), (503, "unavailable"))


def ask_in_vain(guest: Guest, kind: str) -> None:
    """Ask for a notice by a server that goes away meanwhile."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        guest.call("POST", "/api/notices/test", {"kind": kind})


@pytest.mark.parametrize("slow", ["webhook", "email"])
def test_sigterm_ends_a_server_with_hanging_bots_and_notices(
    tmp_path: Path, drip: Drip, slow: str
) -> None:
    settings = {"private_webhooks": "true", "bot_budget": 3000, "bot_workers": 2}
    settings |= {"smtp_host": "127.0.0.1", "smtp_port": drip.port}
    house = House(tmp_path / "t.sqlite3", "tests.server.hanging", **settings)
    house.open()
    guest = Guest(house, "Anne")
    for _ in range(4):
        guest.open_table("me", "greedy", "greedy")
    set_notices(guest, email="a@example.org", webhook=f"http://127.0.0.1:{drip.port}/")
    asking = threading.Thread(target=ask_in_vain, args=(guest, slow))
    asking.start()
    drip.await_connections(1)
    began = time.monotonic()
    house.close()
    assert time.monotonic() - began < 5
    asking.join(30)


def test_helpers_take_no_more_than_they_can_carry() -> None:
    async def whole() -> None:
        release = threading.Event()
        helpers = Helpers("test", threads=1, most_waiting=1, deadline=0.5)
        for _ in range(2):
            with pytest.raises(Unavailable):
                await helpers.do(lambda: release.wait(30))
        # The one thread hangs and one is in line: the next is told at once.
        began = time.monotonic()
        with pytest.raises(Unavailable):
            await helpers.do(os.getpid)
        assert time.monotonic() - began < 0.5
        release.set()
        await asyncio.sleep(0.1)
        assert await helpers.do(os.getpid) == os.getpid()
        with pytest.raises(ZeroDivisionError):
            await helpers.do(lambda: 1 // 0)

    asyncio.run(whole())


def test_a_server_that_has_no_time_does_not_say_that_a_record_is_false(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nothing(*_: Any) -> Any:
        return SimpleNamespace(table=SimpleNamespace(game=None))

    busy = Helpers("busy", threads=0, most_waiting=0, deadline=1)
    asked: Any = SimpleNamespace(
        hall=SimpleNamespace(live=nothing), path=lambda name: "table", address=lambda: ""
    )
    monkeypatch.setattr(records, "RECORDS", busy)
    monkeypatch.setattr(records, "_finished", nothing)
    with pytest.raises(Unavailable):
        asyncio.run(records.verify(asked))
