"""Hostile clients: typed errors, nothing changed, nothing leaked, and the server lives on."""

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.guest import Guest, Page, dial
from tests.server.house import House

EVIL_TEXTS = (
    "'; DROP TABLE log_entry; --",
    '" OR 1=1 --',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %s %n",
    "../../../../etc/passwd",
)


async def three(house: House) -> tuple[list[Page], str]:
    """Seat three people and return their pages."""
    people = [Guest(house) for _ in range(3)]
    table = people[0].open_table("me", "open", "open")["id"]
    for seat in (1, 2):
        people[seat].sit(table, seat)
    return [await guest.join(table) for guest in people], table


async def refusal(page: Page) -> Any:
    """Return the next error that the page is sent."""
    while (message := await page.hear())["type"] != "error":
        assert message["type"] == "table", message
    return message


async def unchanged(pages: list[Page], before: list[Any]) -> None:
    """Check that nobody was told anything and a fresh page sees what was there before."""
    for page, sights in zip(pages, before, strict=True):
        again = await page.guest.join(page.id)
        assert again.sights == sights
        await again.close()


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"act"',
    "{}",
    '{"type": "act"}',
    '{"type": "nothing", "key": "k"}',
    '{"type": "act", "key": "k", "seat": "0", "number": 0, "action": "bid force priest"}',
    '{"type": "act", "key": "k", "seat": 0, "number": 0.5, "action": "bid force priest"}',
    '{"type": "act", "key": "k", "seat": -1, "number": 0, "action": "bid force priest"}',
    '{"type": "act", "key": "k", "seat": 0, "number": 99999999999999999999999, "action": "x"}',
    '{"type": "act", "key": "", "seat": 0, "number": 0, "action": "bid force priest"}',
    '{"type": "act", "key": "' + "k" * 65 + '", "seat": 0, "number": 0, "action": "x"}',
    '{"type": "act", "key": "a\\u0000b", "seat": 0, "number": 0, "action": "x"}',
    '{"type": "act", "key": "k", "seat": 0, "number": 0, "action": "' + "x" * 300 + '"}',
    '{"type": "chat", "key": "k", "text": "' + "x" * 501 + '"}',
    '{"type": "act", "key": "k", "seat": 0, "number": 0, "action": null}',
    "[" * 9000,
    '{"a":' * 2000,
    "\x00\x01\x02",
    '{"type": "chat", "key": "k", "text": "\\ud800"}',
]


def test_what_cannot_be_read_gets_a_typed_error_and_changes_nothing(inn: House) -> None:
    async def attack() -> None:
        pages, _ = await three(inn)
        before = [page.sights for page in pages]
        for text in MALFORMED:
            await pages[0].socket.send(text)
            answer = await refusal(pages[0])
            assert answer["kind"] == "malformed", (text, answer)
        await pages[0].socket.send(b"\xff\xfe bytes")
        assert (await refusal(pages[0]))["kind"] == "malformed"
        await unchanged(pages, before)
        assert (await pages[0].act(0, "bid force priest"))["type"] == "ack"
        for page in pages:
            await page.close()

    asyncio.run(attack())


def test_wrong_seats_stale_numbers_and_illegal_actions_are_refused(inn: House) -> None:
    async def attack() -> None:
        pages, _ = await three(inn)
        before = [page.sights for page in pages]
        page = pages[0]
        for fields, kind in (
            ({"seat": 1, "number": 0, "action": "bid force priest"}, "not-your-seat"),
            ({"seat": 99, "number": 0, "action": "bid force priest"}, "not-your-seat"),
            ({"seat": 0, "number": 1, "action": "bid force priest"}, "stale-action"),
            ({"seat": 0, "number": 7777, "action": "bid force priest"}, "stale-action"),
            ({"seat": 0, "number": 0, "action": "bid gold priest"}, "illegal-action"),
            ({"seat": 0, "number": 0, "action": "knock"}, "illegal-action"),
            ({"seat": 0, "number": 0, "action": "bid force"}, "unreadable-action"),
            (
                {"seat": 0, "number": 0, "action": "'; DROP TABLE log_entry; --"},
                "unreadable-action",
            ),
        ):
            wish: dict[str, Any] = fields
            assert (await page.ask("act", **wish))["kind"] == kind, fields
        for kind in ("undo", "restart"):
            assert (await page.ask(kind, seat=0, number=0))["kind"] == "cannot-undo"
        assert (await page.ask("ask_undo", seat=0))["kind"] == "cannot-undo"
        assert (await page.ask("answer_undo", seat=0, agree=True))["kind"] == "not-now"
        assert (await page.ask("return", seat=0))["kind"] == "not-now"
        assert (await page.ask("resign", seat=2))["kind"] == "not-your-seat"
        await unchanged(pages, before)
        for page in pages:
            await page.close()

    asyncio.run(attack())


def test_a_spectator_may_look_and_talk_but_not_play(inn: House) -> None:
    async def attack() -> None:
        pages, table = await three(inn)
        spectator = await Guest(inn).join(table)
        assert list(spectator.sights) == [None]
        assert spectator.table["invitation"] is None
        answer = await spectator.ask("act", seat=0, number=0, action="bid force priest")
        assert answer["kind"] == "not-your-seat"
        assert (await spectator.ask("chat", text="Bonjour"))["type"] == "ack"
        for page in (*pages, spectator):
            await page.close()

    asyncio.run(attack())


def test_cookies_of_others_making_are_worth_nothing(inn: House) -> None:
    async def attack() -> None:
        pages, table = await three(inn)
        victim = pages[0].guest
        person = victim.cookie.removeprefix("tocsin=").partition(".")[0]
        for forged in (person, f"{person}.", f"{person}.AAAA", f"{person}." + "A" * 43, ".", "é"):
            thief = Guest(inn)
            thief.cookie = f"tocsin={forged}".encode("latin-1", "ignore").decode("latin-1")
            assert thief.call("GET", "/api/me")[1]["id"] != person
            thief.cookie = f"tocsin={forged}".encode("latin-1", "ignore").decode("latin-1")
            page = await thief.join(table)
            assert list(page.sights) == [None]
            await page.close()
        for page in pages:
            await page.close()

    asyncio.run(attack())


def test_the_invitation_of_one_table_does_not_open_another(inn: House) -> None:
    async def attack() -> None:
        host, stranger = Guest(inn), Guest(inn)
        one = host.open_table("me", "open", "open", private=True)
        other = host.open_table("me", "open", "open", private=True)
        wrong = one["invitation"]
        for query in ("", f"?invitation={wrong}", "?invitation="):
            status, answer = stranger.call("GET", f"/api/tables/{other['id']}{query}")
            assert (status, answer["kind"]) == (403, "private-table")
        body = {"seat": 1, "invitation": wrong}
        status, answer = stranger.call("POST", f"/api/tables/{other['id']}/sit", body)
        assert (status, answer["kind"]) == (403, "private-table")
        bare = await dial(stranger, other["id"])
        await bare.send(json.dumps({"type": "hello", "protocol": 2, "invitation": wrong}))
        assert json.loads(await bare.recv())["kind"] == "private-table"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await bare.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        listed = stranger.ok("GET", "/api/tables")
        assert not {one["id"], other["id"]} & {table["id"] for table in listed}
        page = await stranger.join(one["id"], invitation=one["invitation"])
        assert page.table["invitation"] is None
        await page.close()

    asyncio.run(attack())


def test_frames_that_are_too_large_close_the_socket(inn: House) -> None:
    async def attack() -> None:
        pages, _ = await three(inn)
        with contextlib.suppress(websockets.ConnectionClosed):
            await pages[0].socket.send('{"type": "chat", "text": "' + "x" * 20_000 + '"}')
            while True:
                await pages[0].hear()
        assert pages[0].socket.close_code == 1009
        assert (await pages[1].act(1, "bid force priest"))["type"] == "ack"
        for page in pages[1:]:
            await page.close()

    asyncio.run(attack())


def test_bodies_that_are_too_large_or_no_json_are_refused(inn: House) -> None:
    guest = Guest(inn)
    large = json.dumps({"name": "x" * 100_000}).encode()
    assert guest.call("PATCH", "/api/me", raw=large)[1]["kind"] == "too-large"
    for raw in (b"", b"{", b"\xff\xff", b'{"name": 5}', b'{"nome": "x"}', b"[" * 60_000):
        status, answer = guest.call("PATCH", "/api/me", raw=raw)
        assert (status, answer["kind"]) == (400, "malformed"), raw[:20]
    body = {"game": "revolution", "seats": [{"kind": "me"}] * 3}
    for wrong, kind in (
        ({"game": "chess"}, "bad-options"),
        ({"seats": []}, "bad-options"),
        ({"seats": [{"kind": "me"}] * 7}, "bad-options"),
        ({"seats": [{"kind": "bot", "bot": "hal"}] * 3}, "bad-options"),
        ({"options": {"board": "moon"}}, "bad-options"),
        ({"options": {"prisons": "open"}}, "bad-options"),
        ({"pace": {"bank": 0, "increment": 0, "cap": 0}}, "bad-pace"),
        ({"corrections": {"nothing": {}}}, "bad-components"),
    ):
        status, answer = guest.call("POST", "/api/tables", body | wrong)
        assert (status, answer["kind"]) == (422, kind), wrong


def test_pages_of_other_sites_are_refused(inn: House) -> None:
    async def attack() -> None:
        guest = Guest(inn)
        table = guest.open_table("me", "me", "me")["id"]
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://[", "x"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await dial(guest, table, Origin=origin)
            assert refused.value.response.status_code == 403
            status, answer = guest.call("PATCH", "/api/me", {"name": "Eve"}, Origin=origin)
            assert (status, answer["kind"]) == (403, "foreign-origin")
        own = f"http://127.0.0.1:{inn.port}"
        await (await dial(guest, table, Origin=own)).close()
        assert guest.call("PATCH", "/api/me", {"name": "Eve"}, Origin=own)[0] == 200

    asyncio.run(attack())


@pytest.mark.parametrize("text", EVIL_TEXTS)
def test_sql_and_html_in_names_and_chat_stay_plain_text(inn: House, text: str) -> None:
    async def attack() -> None:
        guest = Guest(inn, text[:40])
        assert guest.ok("GET", "/api/me")["name"] == text[:40]
        table = guest.open_table("me", "me", "me")
        assert table["seats"][0]["name"] == text[:40]
        page = await guest.join(table["id"])
        assert (await page.ask("chat", text=text))["type"] == "ack"
        assert page.chat[-1]["text"] == text
        assert page.chat[-1]["name"] == text[:40]
        await page.close()
        answer = guest.call(
            "POST", "/api/login", {"name": text[:40], "password": text + "12345678"}
        )
        assert answer[1]["kind"] == "bad-login"

    asyncio.run(attack())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/'%20OR%201=1",
        "/api/tables/" + "x" * 3000,
        "/api/nothing",
        "/api/games/..%2f..%2fetc/rules/en",
        "/api/games/revolution/rules/../../etc",
        "/api/words/en%00",
        "/..%2f..%2f..%2fetc%2fpasswd.txt",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/app.py",
    ],
)
def test_paths_that_lead_nowhere_are_not_found(inn: House, path: str) -> None:
    status, answer = Guest(inn).call("GET", path)
    assert status in (400, 404), answer
    assert "root:" not in str(answer)


def test_every_answer_carries_the_security_headers(inn: House) -> None:
    import http.client

    for path in ("/", "/api/me", "/api/nothing", "/health", "/metrics"):
        connection = http.client.HTTPConnection("127.0.0.1", inn.port)
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        assert "default-src 'self'" in str(answer.getheader("content-security-policy"))
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("x-frame-options") == "DENY"
        cookie = answer.getheader("set-cookie")
        if cookie:
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie


def test_half_open_and_silent_connections_do_no_harm(inn: House) -> None:
    silent = [socket.create_connection(("127.0.0.1", inn.port)) for _ in range(50)]
    for number, each in enumerate(silent):
        each.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: "[: number + 1])
    assert Guest(inn).call("GET", "/health") == (200, "ok")
    for each in silent:
        each.close()


def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", secret="open sesame") as house:
        guest = Guest(house, "Anne")
        table = guest.open_table("me", "open", "open", private=True)
        guest.call("GET", f"/api/tables/{table['id']}?invitation={table['invitation']}")
        guest.call("POST", "/api/account", {"name": "Anne", "password": "correct horse"})
        guest.call("POST", "/api/login", {"name": "Anne", "password": "wrong horse!"})
        cookie = guest.cookie
    said = "".join(house.errors)
    for secret in ("open sesame", "horse", table["invitation"], cookie.partition(".")[2]):
        assert secret not in said


@pytest.mark.parametrize(
    ("allowed", "guest_may", "account_may"),
    [("all", True, True), ("accounts", False, True), ("nobody", False, False)],
)
def test_the_host_says_who_may_correct_figures(
    tmp_path: Path, allowed: str, guest_may: bool, account_may: bool
) -> None:
    seats = [{"kind": "me"} for _ in range(3)]
    wish = {"game": "revolution", "seats": seats, "corrections": {"cubes": {"each": 24}}}
    with House(tmp_path / "t.sqlite3", corrections=allowed) as house:
        anne = Guest(house)
        for may in (guest_may, account_may):
            status, answer = anne.call("POST", "/api/tables", wish)
            assert (status == 200) == may, answer
            if not may:
                assert (status, answer["kind"]) == (422, "bad-components")
            assert anne.call("POST", "/api/tables", wish | {"corrections": {}})[0] == 200
            if not anne.ok("GET", "/api/me")["account"]:
                anne.ok("POST", "/api/account", {"name": "Anne", "password": "a long password"})
