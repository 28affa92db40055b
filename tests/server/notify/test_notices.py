"""Turn notices, against a real SMTP server and a real HTTP receiver on loopback."""

import asyncio
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller

from tests.patience import PATIENCE, wait_until
from tests.server.guest import Guest, account, play_on
from tests.server.house import House
from tocsin.server.errors import CannotNotify
from tocsin.server.notify.webhook import _is_public, post
from tocsin.table.people.email_links import MAX_LINKS_PER_ADDRESS, MAX_LINKS_PER_PERSON


class Letters:
    """Records the requests that it receives."""

    def __init__(self) -> None:
        self.received: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.received.append(envelope)
        return "250 OK"


class PostOffice(Controller):
    """An SMTP server on a free port chosen by the system."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    handler = Letters()
    controller = PostOffice(handler, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE)
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
    wait_until(lambda: len(received) >= count, f"{count} notices")


def link(handler: Letters, kind: str) -> str:
    """Return the token in the newest letter's link, which leads to the address of the server."""
    letter = message_from_bytes(handler.received[-1].content, policy=default)
    text: str = letter.get_content()
    return text.partition(f"https://play.example/letter/{kind}#")[2].split()[0]


def confirm(guest: Guest, handler: Letters) -> None:
    """Follow the link in the newest letter, and forget it."""
    guest.ok("POST", "/api/email/confirm", {"token": link(handler, "confirm")})
    handler.received.clear()


def mailing(port: int) -> dict[str, Any]:
    """Return the settings of a server that can send mail."""
    return {"smtp_host": "127.0.0.1", "smtp_port": port, "address": "https://play.example"}


def test_absent_person_is_notified_of_their_turn(tmp_path: Path, letters: Any, hooks: Any) -> None:
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
        anne, bob = Guest(house, "Anne"), account(house, "Bob")
        webhook = f"http://127.0.0.1:{hook_port}/bob?x=1"
        bob.ok("PATCH", "/api/me", {"notices": {"email": "Bob@example.org", "webhook": webhook}})
        confirm(bob, handler)
        assert bob.ok("GET", "/api/me")["notices"]["email"] == "bob@example.org"
        for kind in ("email", "webhook"):
            assert bob.ok("POST", "/api/notices/test", {"kind": kind}) == {"sent": True}
        assert len(handler.received) == len(received) == 1
        assert handler.received[0].rcpt_tos == ["bob@example.org"]
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


def test_webhook_refuses_private_addresses_and_redirects(tmp_path: Path, hooks: Any) -> None:
    received, port = hooks
    with House(tmp_path / "t.sqlite3") as house:
        for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1", "2130706433"):
            with pytest.raises(CannotNotify):
                asyncio.run(post(f"http://{host}/x", b"{}", False, {}))
        assert received == []
        anne = account(house, "Anne")
        for url in (
            *("ftp://x.org/", "file:///etc/passwd", "http://", "x", "http://a:b@x.org/"),
            *("http://x.org:25/", f"http://127.0.0.1:{port}/x"),
        ):
            status, answer = anne.call("PATCH", "/api/me", {"notices": {"webhook": url}})
            assert (status, answer["kind"]) == (422, "cannot-notify"), url
        for email in ("nobody", "a@b\r\nBcc: c@d", "a b@c", "a@b,c@d", "<a@b>"):
            status, answer = anne.call("PATCH", "/api/me", {"notices": {"email": email}})
            assert (status, answer["kind"]) == (422, "bad-text"), email
    with House(tmp_path / "u.sqlite3", private_webhooks="true") as house:
        guest = account(house, "Anne")
        url = f"http://127.0.0.1:{port}/moved"
        guest.ok("PATCH", "/api/me", {"notices": {"webhook": url}})
        assert guest.call("POST", "/api/notices/test", {"kind": "webhook"})[0] == 422
        assert [path for path, _ in received] == ["/moved"]


@pytest.mark.parametrize(
    "address", ["64:ff9b::7f00:1", "::ffff:127.0.0.1", "2002:7f00:1::", "fe80::1", "ff02::1", "::1"]
)
def test_all_notations_of_private_addresses_are_refused(address: str) -> None:
    assert not _is_public(address)
    assert _is_public("2606:4700::1111")


def test_server_without_smtp_refuses_an_address(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        anne = account(house, "Anne")
        for method, path, body in (
            ("PATCH", "/api/me", {"notices": {"email": "a@example.org"}}),
            ("POST", "/api/password/forgotten", {"name": "Anne"}),
        ):
            status, answer = anne.call(method, path, body)
            assert (status, answer["kind"]) == (422, "cannot-notify")
            assert "SMTP" in answer["sentence"]
        status, answer = anne.call("POST", "/api/notices/test", {"kind": "webhook"})
        assert (status, answer["kind"]) == (422, "cannot-notify")


# --- abuse: strangers cannot make the server send mail to others


def test_unconfirmed_address_gets_no_notices(tmp_path: Path, letters: Any) -> None:
    handler, port = letters
    with House(tmp_path / "t.sqlite3", **mailing(port)) as house:
        anne = account(house, "Anne")
        answer = anne.ok("PATCH", "/api/me", {"notices": {"email": "anne@example.org"}})
        assert answer["notices"]["email"] is None
        assert answer["unconfirmed"] == "anne@example.org"
        assert anne.call("POST", "/api/notices/test", {"kind": "email"})[0] == 422
        assert len(handler.received) == 1
        token = link(handler, "confirm")
        # The link proves who reads the address, in whatever browser it is opened.
        Guest(house).ok("POST", "/api/email/confirm", {"token": token})
        answer = anne.ok("GET", "/api/me")
        assert (answer["notices"]["email"], answer["unconfirmed"]) == ("anne@example.org", None)
        for void in (token, "", "x"):
            assert Guest(house).call("POST", "/api/email/confirm", {"token": void})[0] == 410


def test_notices_are_in_the_recipients_language(tmp_path: Path, letters: Any, hooks: Any) -> None:
    handler, port = letters
    received, hook_port = hooks
    titles = {
        "en": ("Tocsin: confirm", "this is how a notification", "set a new password"),
        "fr": ("Tocsin\N{NO-BREAK SPACE}: confirmez", "voici à quoi ressemblera", "choisissez un"),
    }

    def newest() -> str:
        letter = message_from_bytes(handler.received[-1].content, policy=default)
        # The subject, and the same words in the text.
        assert str(letter["subject"]) in letter.get_content()
        return str(letter["subject"])

    with House(tmp_path / "t.sqlite3", private_webhooks="true", **mailing(port)) as house:
        for language, (confirming, testing, recovering) in titles.items():
            bob = account(house, f"Bob {language}")
            assert bob.ok("GET", "/api/me")["language"] is None
            webhook = f"http://127.0.0.1:{hook_port}/"
            addresses = {"email": f"bob@{language}.example", "webhook": webhook}
            changed = {"language": language, "notices": addresses}
            assert bob.ok("PATCH", "/api/me", changed)["language"] == language
            assert confirming in newest()
            confirm(bob, handler)
            for kind in ("email", "webhook"):
                bob.ok("POST", "/api/notices/test", {"kind": kind})
            assert testing in newest()
            assert testing in received[-1][1]["text"]
            bob.ok("POST", "/api/password/forgotten", {"name": f"Bob {language}"})
            wait_for(handler.received, 2)
            assert recovering in newest()
            assert bob.ok("GET", "/api/me/export")["language"] == language
        assert bob.call("PATCH", "/api/me", {"language": "la"})[0] == 400


def test_confirmation_mails_are_limited(tmp_path: Path, letters: Any) -> None:
    handler, port = letters
    wanted = {"notices": {"email": "victim@example.org"}}
    with House(tmp_path / "t.sqlite3", **mailing(port)) as house:
        answers = [Guest(house).call("PATCH", "/api/me", wanted)[1]["kind"] for _ in range(10)]
        assert set(answers) == {"needs-account"}
        # Ten accounts in one go are as many as one address may make.
        people = [account(house, f"Person number {'abcdefgh'[n]}") for n in range(8)]
        statuses = [person.call("PATCH", "/api/me", wanted)[0] for person in people]
        assert statuses == [200] * MAX_LINKS_PER_ADDRESS + [429] * (8 - MAX_LINKS_PER_ADDRESS)
        for number in range(MAX_LINKS_PER_PERSON + 3):
            body = {"notices": {"email": f"victim{number}@example.org"}}
            last = people[0].call("PATCH", "/api/me", body)
        assert (last[0], last[1]["kind"]) == (429, "too-many")
        assert len(handler.received) == MAX_LINKS_PER_ADDRESS + MAX_LINKS_PER_PERSON - 1


def test_recovery_link_sets_a_new_password(tmp_path: Path, letters: Any) -> None:
    handler, port = letters
    with House(tmp_path / "t.sqlite3", **mailing(port)) as house:
        anne = account(house, "Anne")
        anne.ok("PATCH", "/api/me", {"notices": {"email": "anne@example.org"}})
        confirm(anne, handler)
        account(house, "Bob")
        # The answer does not tell whether the account or its address exists.
        for name in ("Anne", "Bob", "Nobody"):
            assert Guest(house).ok("POST", "/api/password/forgotten", {"name": name})["sent"]
        wait_for(handler.received, 1)
        token = link(handler, "recover")
        stranger = Guest(house)
        short = {"token": token, "password": "short"}
        assert stranger.call("POST", "/api/password/recover", short)[0] == 400
        body = {"token": token, "password": "a new password"}
        assert stranger.ok("POST", "/api/password/recover", body)["account"] == "anne"
        assert Guest(house).call("POST", "/api/password/recover", body)[0] == 410
        assert anne.ok("GET", "/api/me")["account"] is None
        again = {"name": "Anne", "password": "a new password"}
        assert Guest(house).ok("POST", "/api/login", again)["account"] == "anne"
        assert len(handler.received) == 1
