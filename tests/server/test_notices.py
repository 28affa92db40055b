"""Turn notices, against a real SMTP server and a real HTTP receiver on loopback."""

import asyncio
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller

from tests.postgres import free_port
from tests.server.guest import Guest, play_on
from tests.server.house import House


class Letters:
    """Keeps what it receives."""

    def __init__(self) -> None:
        self.received: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.received.append(envelope)
        return "250 OK"


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    handler = Letters()
    controller = Controller(handler, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield handler, controller.port
    controller.stop()


@pytest.fixture
def hooks() -> Iterator[tuple[list[tuple[str, Any]], int]]:
    received: list[tuple[str, Any]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.append((self.path, msgspec.json.decode(body)))
            moved = self.path == "/moved"
            self.send_response(302 if moved else 204)
            if moved:
                self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield received, server.server_port
    server.shutdown()
    server.server_close()


def wait_for(received: list[Any], count: int) -> None:
    for _ in range(100):
        if len(received) >= count:
            return
        time.sleep(0.1)
    raise AssertionError(f"{len(received)} of {count} notices came")


def test_an_absent_person_is_told_by_mail_and_webhook_that_it_is_their_turn(
    tmp_path: Path, letters: Any, hooks: Any
) -> None:
    handler, smtp_port = letters
    received, hook_port = hooks
    settings = {
        "smtp_host": "127.0.0.1",
        "smtp_port": smtp_port,
        "smtp_from": "table@tocsin.example",
        "private_webhooks": "true",
        "address": "https://play.example",
    }

    async def match(house: House) -> None:
        anne, bob = Guest(house, "Anne"), Guest(house, "Bob")
        webhook = f"http://127.0.0.1:{hook_port}/bob?x=1"
        bob.ok("PATCH", "/api/me", {"notices": {"email": "bob@example.org", "webhook": webhook}})
        assert bob.ok("GET", "/api/me")["notices"]["email"] == "bob@example.org"
        for kind in ("email", "webhook"):
            assert bob.ok("POST", "/api/notices/test", {"kind": kind}) == {"sent": True}
        assert len(handler.received) == len(received) == 1
        assert bob.call("POST", "/api/notices/test", {"kind": "email"})[0] == 429
        table = anne.open_table("me", "open", "random")["id"]
        bob.sit(table, 1)
        # The match begins with everybody's bids, and Bob has no page open.
        await asyncio.to_thread(wait_for, handler.received, 2)
        await asyncio.to_thread(wait_for, received, 2)
        letter = handler.received[1]
        assert letter.rcpt_tos == ["bob@example.org"]
        assert letter.mail_from == "table@tocsin.example"
        assert f"https://play.example/tables/{table}" in letter.content.decode()
        path, body = received[1]
        assert path == "/bob?x=1"
        assert body["kind"] == "turn"
        assert body["table"] == table
        # Anne, who sits at her page, is not written to; she set no address anyway.
        page = await anne.join(table)
        await play_on(page, lambda _, options: options[0], most=6)
        await page.close()
        assert len(handler.received) == 2

    with House(tmp_path / "t.sqlite3", **settings) as house:
        asyncio.run(match(house))


def test_a_webhook_goes_to_no_private_address_and_follows_no_redirect(
    tmp_path: Path, hooks: Any
) -> None:
    received, port = hooks
    with House(tmp_path / "t.sqlite3") as house:
        for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1", "2130706433"):
            guest = Guest(house)
            url = f"http://{host}:{port}/x"
            guest.ok("PATCH", "/api/me", {"notices": {"webhook": url}})
            status, answer = guest.call("POST", "/api/notices/test", {"kind": "webhook"})
            assert (status, answer["kind"]) == (422, "cannot-notify"), host
        assert received == []
        for url in ("ftp://x.org/", "file:///etc/passwd", "http://", "x", "http://a:b@x.org/"):
            status, answer = Guest(house).call("PATCH", "/api/me", {"notices": {"webhook": url}})
            assert (status, answer["kind"]) == (422, "cannot-notify"), url
        for email in ("nobody", "a@b\r\nBcc: c@d", "a b@c", "a@b,c@d", "<a@b>"):
            status, answer = Guest(house).call("PATCH", "/api/me", {"notices": {"email": email}})
            assert (status, answer["kind"]) == (422, "bad-text"), email
    with House(tmp_path / "u.sqlite3", private_webhooks="true") as house:
        guest = Guest(house)
        url = f"http://127.0.0.1:{port}/moved"
        guest.ok("PATCH", "/api/me", {"notices": {"webhook": url}})
        assert guest.call("POST", "/api/notices/test", {"kind": "webhook"})[0] == 422
        assert [path for path, _ in received] == ["/moved"]


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        guest = Guest(house)
        guest.ok("PATCH", "/api/me", {"notices": {"email": "a@example.org"}})
        status, answer = guest.call("POST", "/api/notices/test", {"kind": "email"})
        assert (status, answer["kind"]) == (422, "cannot-notify")
        assert "SMTP" in answer["sentence"]
        status, answer = guest.call("POST", "/api/notices/test", {"kind": "webhook"})
        assert (status, answer["kind"]) == (429, "too-many") or status == 422
