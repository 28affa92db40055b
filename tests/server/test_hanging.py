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
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.patience import PATIENCE, in_vain, patient, until, wait_until
from tests.server.guest import PASSWORD, Guest, account
from tests.server.house import House
from tests.server.test_broken import opened
from tocsin.server.bots import pool
from tocsin.server.bots.bot_worker import BotDecisionRequest, think
from tocsin.server.context import ServerContext
from tocsin.server.errors import Unavailable
from tocsin.server.http import records
from tocsin.server.operations.thread_pool import ThreadPool
from tocsin.server.tables.session import TableSession
from tocsin.server.tables.table_runner import TableRunner
from tocsin.table import opening
from tocsin.table.log import InitialSeat

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
        wait_until(lambda: self.taken >= count, f"{count} connections")


@pytest.fixture
def drip() -> Iterator[Drip]:
    server = Drip()
    yield server
    server.listener.close()


def hang_if_random(question: BotDecisionRequest) -> list[int]:
    if question.bot == "random":
        time.sleep(3600)
    return think(question)


async def bots_only(server: ServerContext, bot: str) -> TableSession:
    """Return a table of three such bots."""
    wish: dict[str, Any] = {"private": False, "pace": None, "corrections": {}}
    places = [InitialSeat(bot=bot) for _ in range(3)]
    entry = opening.open_table("revolution", {}, places, host="a", host_name="A", **wish)
    return await server.opener.open_table(entry, "a")


def test_a_hung_bot_strands_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "think", hang_if_random)

    async def whole() -> None:
        async with opened(str(tmp_path / "t.sqlite3"), bot_workers=4, bot_budget=3600.0) as server:
            # Three of the four workers hang during the whole test.
            hung = await bots_only(server, "random")
            stuck = hung.table.number
            others = [await bots_only(server, "greedy") for _ in range(TABLES - 1)]
            await until(lambda: all(session.table.number > 5 for session in others), "other tables")
            assert hung.table.number == stuck
            assert server.metrics.value("tocsin_bot_failures_total") == 0
            # What becomes of the one that hangs is in test_bots.py.
            for session in (hung, *others):
                await until(
                    partial(runs_as_long_as_its_match, server, session),
                    "runners",
                )

    asyncio.run(whole())


def runs_as_long_as_its_match(server: ServerContext, session: TableSession) -> bool:
    """Tell whether a table has a runner exactly while its match goes on."""
    return (session.table.id in server.tables.runners) == (session.table.status != "over")


def test_failed_runner_is_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tocsin.server.tables.table_runner.RETRY_S", 0.1)
    step = TableRunner.step
    falls = iter([asyncio.CancelledError(), RuntimeError("a fall"), SystemError("another")])

    async def stumble(runner: TableRunner) -> float | None:
        for error in falls:
            raise error
        return await step(runner)

    async def whole() -> None:
        async with opened(str(tmp_path / "t.sqlite3")) as server:
            monkeypatch.setattr(TableRunner, "step", stumble)
            session = await bots_only(server, "random")
            await until(lambda: session.table.number > 5)
            assert server.metrics.value("tocsin_table_runners_restarted_total") == 3

    asyncio.run(whole())


def set_notices(guest: Guest, email: str | None = None, webhook: str | None = None) -> None:
    """Set where notices go, as if every address had been confirmed."""
    with closing(sqlite3.connect(guest.house.database, timeout=PATIENCE)) as database, database:
        database.execute(
            "UPDATE person SET email = ?, webhook = ? WHERE id = ?",
            (email, webhook, guest.ok("GET", "/api/me")["id"]),
        )


def callers(house: House, drip: Drip) -> list[Guest]:
    """Return people whose webhooks are slow, many more than are served at once."""
    found = [Guest(house, f"Caller {number}") for number in range(40)]
    for guest in found:
        set_notices(guest, webhook=f"http://127.0.0.1:{drip.port}/slow")
    return found


def ask_in_vain(guest: Guest, kind: str) -> None:
    """Ask for a notice by a server that goes away meanwhile."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        guest.call("POST", "/api/notices/test", {"kind": kind})


def asking_in_vain(guests: list[Guest], kind: str) -> list[threading.Thread]:
    threads = [threading.Thread(target=ask_in_vain, args=(guest, kind)) for guest in guests]
    for thread in threads:
        thread.start()
    return threads


def end(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), in_vain("the end of a call")


def test_login_works_while_webhooks_are_slow(tmp_path: Path, drip: Drip) -> None:
    settings = {"private_webhooks": "true"}
    with House(tmp_path / "t.sqlite3", "tests.server.hanging", **settings) as house:
        account(house, "Anne")
        threads = asking_in_vain(callers(house, drip), "webhook")
        drip.await_connections(8)
        Guest(house).ok("POST", "/api/login", {"name": "Anne", "password": PASSWORD})
        # All of these wait on, as they would for an hour.
        assert all(thread.is_alive() for thread in threads)
    end(threads)


def test_webhooks_that_drip_are_cut_short(tmp_path: Path, drip: Drip) -> None:
    with House(tmp_path / "t.sqlite3", private_webhooks="true") as house:
        guests = callers(house, drip)
        answers: list[tuple[int, Any]] = []

        def test_notice(guest: Guest) -> None:
            answers.append(guest.call("POST", "/api/notices/test", {"kind": "webhook"}))

        threads = [threading.Thread(target=test_notice, args=(guest,)) for guest in guests]
        for thread in threads:
            thread.start()
        end(threads)
        # One deadline for a whole exchange and for the wait before it, or they would wait still.
        assert [answer["kind"] for _, answer in answers] == ["cannot-notify"] * len(guests)


def test_a_mail_server_that_drips_is_cut_short(tmp_path: Path, drip: Drip) -> None:
    mail = {"smtp_host": "127.0.0.1", "smtp_port": drip.port}
    with House(tmp_path / "t.sqlite3", **mail) as house:
        guest = Guest(house, "Anne")
        set_notices(guest, email="a@example.org")
        # That there is an answer at all says it: the letter itself would never be done.
        status, answer = guest.call("POST", "/api/notices/test", {"kind": "email"})
        assert (status, answer["kind"]) in ((422, "cannot-notify"), (503, "unavailable"))


@pytest.mark.parametrize("slow", ["webhook", "email"])
def test_sigterm_ends_a_server_with_hanging_bots_and_notices(
    tmp_path: Path, drip: Drip, slow: str
) -> None:
    settings = {"private_webhooks": "true", "bot_budget": 3600, "bot_workers": 2}
    settings |= {"smtp_host": "127.0.0.1", "smtp_port": drip.port}
    house = House(tmp_path / "t.sqlite3", "tests.server.hanging", **settings)
    house.open()
    guest = Guest(house, "Anne")
    for _ in range(4):
        guest.open_table("me", "greedy", "greedy")
    set_notices(guest, email="a@example.org", webhook=f"http://127.0.0.1:{drip.port}/")
    asking = asking_in_vain([guest], slow)
    drip.await_connections(1)
    # All of this would hang for an hour, which is longer than anybody waits for the end here.
    house.close()
    end(asking)


def test_thread_pool_refuses_jobs_beyond_its_capacity() -> None:
    async def whole() -> None:
        release = threading.Event()
        helpers = ThreadPool("test", threads=1, max_queued=1, deadline_s=0.5)
        for _ in range(2):
            with pytest.raises(Unavailable):
                await helpers.run(lambda: release.wait(3600))
        # The one thread hangs and one is in line: the next is told at once, not after an hour.
        helpers.deadline_s = 3600.0
        with pytest.raises(Unavailable):
            async with patient("a refusal"):
                await helpers.run(os.getpid)
        release.set()
        await until(lambda: not helpers.jobs, "the end of what hung")
        assert await helpers.run(os.getpid) == os.getpid()
        with pytest.raises(ZeroDivisionError):
            await helpers.run(lambda: 1 // 0)

    asyncio.run(whole())


def test_overloaded_server_does_not_call_a_record_false(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def finished(asked: Any) -> Any:
        return SimpleNamespace(table=SimpleNamespace(game=None, record=lambda: None))

    busy = ThreadPool("busy", threads=0, max_queued=0, deadline_s=1)
    asked: Any = SimpleNamespace(address=lambda: "")
    monkeypatch.setattr(records, "REPLAY_POOL", busy)
    monkeypatch.setattr(records, "_finished", finished)
    with pytest.raises(Unavailable):
        asyncio.run(records.verify(asked))
