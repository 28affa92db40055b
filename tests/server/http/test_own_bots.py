"""Bots of accounts: scopes, limits and revocation of tokens, and the marking of bots."""

import asyncio
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from tests.patience import PATIENCE, patient
from tests.server.guest import PASSWORD, Guest, Json, Page, account, dial, play_on, signed_in
from tests.server.house import House
from tests.server.http.test_sessions import closed
from tests.server.robot import ALL, Robot, issue, own_bot
from tocsin.server.app import ENDPOINTS
from tocsin.server.websocket.messages import PROTOCOL
from tocsin.table.people.tokens import PREFIX

# Marks the server example among the examples of docs/bots.md.
PASS = "Authorization"


def refused(guest: Guest, method: str, path: str, body: Json = None) -> tuple[int, str]:
    """Return the error of a refused call."""
    status, answer = guest.call(method, path, body)
    return status, answer["kind"]


async def shut_out(guest: Guest, table: str) -> tuple[int, str]:
    """Return the close code and the kind of error by which a socket is refused."""
    socket = await dial(guest, table)
    # It may be shut already.
    with contextlib.suppress(websockets.ConnectionClosed):
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
    async with patient("being shut out"):
        error = json.loads(await socket.recv())
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
    return int(socket.close_code or 0), error["kind"]


Join = Callable[[Guest, str], Awaitable[Page]]


def visit(body: Callable[[Join], Coroutine[Any, Any, None]]) -> None:
    """Run a visit, and close all pages that it opens."""

    async def run() -> None:
        pages: list[Page] = []

        async def join(guest: Guest, table: str) -> Page:
            pages.append(await guest.join(table))
            return pages[-1]

        try:
            await body(join)
        finally:
            for page in pages:
                await page.close()

    asyncio.run(run())


async def play(page: Page) -> None:
    dice = Random(5)
    await play_on(page, lambda _, options: dice.choice(options))


def test_token_is_shown_once_and_stored_as_a_hash(house: House) -> None:
    anne = account(house, "Anne")
    robot = issue(anne, own_bot(anne), "play")
    assert robot.token.startswith(PREFIX)
    (bot,) = anne.ok("GET", "/api/bots")
    (token,) = bot["tokens"]
    assert (token["label"], token["scopes"], token["used"]) == ("a laptop", ["play"], 0)
    with closing(sqlite3.connect(house.database)) as database:
        kept = str(database.execute("SELECT * FROM token").fetchall())
    assert robot.token not in kept + str(bot)
    assert robot.token.removeprefix(PREFIX) not in kept + str(bot)
    me = robot.ok("GET", "/api/me")
    assert (me["name"], me["account"], me["scopes"]) == ("Clockwork", None, ["play"])
    assert not robot.cookie
    assert anne.ok("GET", "/api/bots")[0]["tokens"][0]["used"] > 0
    assert anne.ok("GET", "/api/me")["scopes"] is None


def test_wrong_token_is_refused_and_creates_no_guest(house: House) -> None:
    anne = account(house, "Anne")
    table = anne.open_table("me", "me", "me")["id"]
    good = issue(anne, own_bot(anne)).token
    for wrong in ("", "x", PREFIX, good[:-1], good + "x", good.upper(), "tocsin_é", "x" * 5000):
        robot = Robot(house, wrong.encode().decode("latin-1"))
        assert refused(robot, "GET", "/api/me") == (401, "bad-token"), wrong
        assert not robot.cookie
        assert asyncio.run(shut_out(robot, table)) == (4401, "bad-token")
    # However it is written, it is a token.
    for written in ("bearer x", "BEARER", "Bearer\tx", "Bearer"):
        assert Guest(house).call("GET", "/api/me", Authorization=written)[0] == 401
    # Pages are served even with an invalid token.
    assert Robot(house, "x").call("GET", "/")[0] == 200


def test_revoked_token_is_rejected(either: House) -> None:
    async def attack(join: Join) -> None:
        anne, bob = account(either, "Anne"), account(either, "Bob")
        bot = own_bot(anne)
        robot, other = issue(anne, bot), issue(anne, bot)
        table = robot.open_table("me", "medium", "medium")["id"]
        page, spared = await join(robot, table), await join(other, table)
        ids = [token["id"] for token in anne.ok("GET", "/api/bots")[0]["tokens"]]
        # Another account can neither revoke, issue nor list tokens.
        for path, body in (
            (f"/api/bots/{bot}/tokens/end", {"id": ids[0]}),
            (f"/api/bots/{bot}/tokens", {"label": "x", "scopes": ["play"]}),
            (f"/api/bots/{bot}/remove", None),
        ):
            for stranger in (bob, Guest(either)):
                assert refused(stranger, "POST", path, body) == (404, "no-such-page")
        bob.ok("POST", f"/api/bots/{own_bot(bob, 'Bobbin')}/tokens/end", {"id": ids[0]})
        assert bob.ok("GET", "/api/bots")[0]["tokens"] == Guest(either).ok("GET", "/api/bots") == []
        assert robot.ok("GET", "/api/me")["name"] == "Clockwork"
        left = anne.ok("POST", f"/api/bots/{bot}/tokens/end", {"id": ids[0]})
        assert [token["id"] for token in left[0]["tokens"]] == ids[1:]
        await closed(page)
        assert refused(robot, "GET", "/api/me") == (401, "bad-token")
        assert await shut_out(robot, table) == (4401, "bad-token")
        assert (await spared.ask("chat", text="still here"))["type"] == "ack"

    visit(attack)


def test_revocation_disconnects_in_other_processes(houses: list[House]) -> None:
    async def attack(join: Join) -> None:
        here, there = houses
        anne = account(here, "Anne")
        bot = own_bot(anne)
        robot = issue(anne, bot)
        table = robot.open_table("me", "medium", "medium")["id"]
        page = await join(Robot(there, robot.token), table)
        (token,) = anne.ok("GET", "/api/bots")[0]["tokens"]
        anne.ok("POST", f"/api/bots/{bot}/tokens/end", {"id": token["id"]})
        await closed(page)

    visit(attack)


def test_expired_token_is_rejected(house: House) -> None:
    anne = account(house, "Anne")
    robot = issue(anne, own_bot(anne), days=1)
    assert robot.ok("GET", "/api/me")["name"] == "Clockwork"
    with closing(sqlite3.connect(house.database)) as database, database:
        database.execute("UPDATE token SET expires = expires - 86400000")
    assert refused(robot, "GET", "/api/me") == (401, "bad-token")


def test_password_change_revokes_all_tokens(house: House) -> None:
    anne = account(house, "Anne")
    robot = issue(anne, own_bot(anne))
    anne.ok("POST", "/api/password", {"old": PASSWORD, "new": "a new password"})
    assert refused(robot, "GET", "/api/me") == (401, "bad-token")
    assert anne.ok("GET", "/api/bots")[0]["tokens"] == []


def test_ban_of_the_owner_includes_the_bots(house: House) -> None:
    anne = account(house, "Anne")
    robot = issue(anne, own_bot(anne))
    person = anne.ok("GET", "/api/me")["id"]
    with closing(sqlite3.connect(house.database)) as database, database:
        database.execute("INSERT INTO ban VALUES ('account', ?, 1, '')", (person,))
    assert refused(robot, "GET", "/api/me") == (401, "bad-token")


@pytest.mark.parametrize("scope", ALL)
def test_token_allows_exactly_its_scopes(inn: House, scope: str) -> None:
    anne = account(inn, f"Anne {scope}")
    robot = issue(anne, own_bot(anne, f"Clock {scope}"), scope)
    table = anne.open_table("me", "open", "open", bots=True)["id"]
    new = {"game": "revolution", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 2}
    path = f"/api/tables/{table}"
    asked = {
        ("GET", "/api/games", None): ALL,
        ("GET", "/api/tables", None): ["read", "play"],
        ("GET", path, None): ["read", "play"],
        ("GET", f"/api/people/{anne.ok('GET', '/api/me')['id']}", None): ["read"],
        ("GET", f"{path}/record", None): ["read"],
        ("POST", f"{path}/sit", '{"seat": 1}'): ["play"],
        ("POST", f"{path}/stand", '{"seat": 1}'): ["play"],
        ("POST", "/api/tables", json.dumps(new)): ["open"],
        ("POST", f"{path}/fill", '{"bot": "medium"}'): ["open"],
        ("POST", f"{path}/close", None): ["open"],
    }
    for (method, where, body), allowed in asked.items():
        status, answer = robot.call(method, where, json.loads(body) if body else None)
        kind = answer.get("kind") if isinstance(answer, dict) else None
        assert (kind == "missing-scope") == (scope not in allowed), (method, where, status, answer)
    if scope != "read":
        assert asyncio.run(shut_out(robot, table)) == (4403, "missing-scope")


PEOPLES = [call for call in ENDPOINTS if not call.scopes]


def test_bot_is_refused_what_is_for_people(house: House) -> None:
    anne = account(house, "Anne")
    bot = own_bot(anne)
    robot = issue(anne, bot)
    parts = {"id": anne.open_table("me", "open", "open")["id"], "bot": bot, "game": "revolution"}
    for call in PEOPLES:
        path = call.path.format(**parts, lesson="strength", example="any")
        body: Json = None if call.method == "GET" else {}
        assert refused(robot, call.method, path, body) == (403, "missing-scope"), path


def test_endpoints_for_people_are_complete() -> None:
    closed_to_bots = {call.path for call in PEOPLES}
    assert {
        *("/api/account", "/api/login", "/api/logout", "/api/password", "/api/sessions"),
        *("/api/bots", "/api/bots/{bot}/tokens", "/api/me/export", "/api/me/delete", "/api/push"),
        *("/api/tables/{id}/hint", "/api/tables/{id}/again", "/api/tables/{id}/remove"),
        *("/api/records", "/api/notices/test"),
    } <= closed_to_bots
    assert [call.path for call in ENDPOINTS if call.method == "PATCH"] == ["/api/me"]


def test_token_scopes_apply_to_socket_messages(house: House) -> None:
    async def attack(join: Join) -> None:
        anne = account(house, "Anne")
        bot = own_bot(anne)
        robot, silent = issue(anne, bot, "play", "open"), issue(anne, bot, "read", "chat")
        table = robot.open_table("me", "medium", "medium")["id"]
        page, watching = await join(robot, table), await join(silent, table)
        orders: dict[str, dict[str, Json]] = {
            "undo": {"seat": 0, "number": 0},
            "restart": {"seat": 0, "number": 0},
            "ask_undo": {"seat": 0},
            "answer_undo": {"seat": 0, "agree": True},
            "chat": {"text": "hello"},
            "mute": {"chat": 1, "muted": True},
            "spectator_chat": {"allowed": True},
        }
        for kind, fields in orders.items():
            assert (await page.ask(kind, **fields))["kind"] == "missing-scope", kind
        assert (await watching.ask("chat", text="hello"))["type"] == "ack"
        # Every token of the bot has its seat; actions there need the scope.
        seat, options = watching.choices()[0]
        assert (await watching.act(seat, options[0]))["kind"] == "missing-scope"
        assert (await watching.ask("resign", seat=0))["kind"] == "missing-scope"
        assert (await page.act(seat, options[0]))["type"] == "ack"

    visit(attack)


def test_bot_without_seat_and_scope_sees_nothing(house: House) -> None:
    async def attack(join: Join) -> None:
        anne = account(house, "Anne")
        robot = issue(anne, own_bot(anne), "play")
        table = anne.open_table("me", "open", "open")["id"]
        robot.sit(table, 1)
        page = await join(robot, table)
        anne.ok("POST", f"/api/tables/{table}/remove", {"seat": 1})
        anne.ok("POST", f"/api/tables/{table}/fill", {"bot": "medium"})
        await page.until(lambda: page.table["status"] == "playing")
        assert page.sights == {}

    visit(attack)


def test_sockets_are_limited_by_token_and_owner(tmp_path: Path) -> None:
    async def attack(join: Join) -> None:
        anne = account(house, "Anne")
        bot = own_bot(anne)
        one, two = issue(anne, bot, sockets=1), issue(anne, bot, sockets=3)
        table = one.open_table("me", "medium", "medium")["id"]
        page = await join(one, table)
        assert await shut_out(one, table) == (4429, "too-many")
        pages = [await join(two, table) for _ in range(2)]
        # The owner's bots have three between them.
        assert await shut_out(two, table) == (4429, "too-many")
        await page.close()
        await pages[0].close()
        page = await join(one, table)
        # People have limits of their own.
        await (await join(anne, anne.open_table("me", "me", "me")["id"])).close()

    with House(tmp_path / "t.sqlite3", own_bot_sockets=3) as house:
        visit(attack)


def test_requests_are_limited_by_token_and_owner(tmp_path: Path) -> None:
    async def attack(join: Join) -> None:
        anne = account(house, "Anne")
        tick, tock = (issue(anne, own_bot(anne, name), rate=1) for name in ("Tick", "Tock"))
        page = await join(tick, tick.open_table("me", "medium", "medium")["id"])
        while (answer := await page.ask("chat", text="x"))["type"] == "ack":
            pass
        assert answer["kind"] == "too-many"
        # Another bot goes on by its own token, until both have asked all that the owner's may.
        assert tock.ok("GET", "/api/me")["name"] == "Tock"
        while tock.call("GET", "/api/me")[0] != 429:
            pass
        assert anne.ok("GET", "/api/me")["name"] == "Anne"

    with House(tmp_path / "t.sqlite3", own_bot_rate=2) as house:
        visit(attack)


def test_bots_and_tokens_are_limited(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", own_bots=2, own_bot_rate=20, own_bot_tables=1) as house:
        anne = account(house, "Anne")
        assert refused(Guest(house), "POST", "/api/bots", {"name": "X"}) == (403, "needs-account")
        bot = own_bot(anne, "One")
        own_bot(anne, "Two")
        assert refused(anne, "POST", "/api/bots", {"name": "Three"}) == (409, "enough")
        path, wanted = f"/api/bots/{bot}/tokens", {"label": "x", "scopes": ALL}
        wrongs: list[dict[str, Json]] = [
            {"scopes": []},
            {"scopes": ["admin"]},
            {"rate": 0},
            {"days": 0},
            {"owner": "me"},
        ]
        for wrong in wrongs:
            assert refused(anne, "POST", path, wanted | wrong) == (400, "malformed")
        assert refused(anne, "POST", path, wanted | {"label": "\u202e"}) == (422, "bad-text")
        assert refused(anne, "POST", path.replace(bot, "%00"), wanted)[0] == 404
        robot, *_ = [issue(anne, bot, rate=1000, sockets=1000) for _ in range(5)]
        assert refused(anne, "POST", path, wanted) == (409, "enough")
        tokens = anne.ok("GET", "/api/bots")[0]["tokens"]
        assert {(token["rate"], token["sockets"]) for token in tokens} == {(20, 10)}
        robot.open_table("me", "open", "open")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        new = {"game": "revolution", "seats": seats}
        assert refused(robot, "POST", "/api/tables", new) == (429, "too-many")


def test_bot_names_are_unique(house: House) -> None:
    anne = account(house, "Anne")
    own_bot(anne, "Clockwork")
    for name in ("Anne", "anne", "C1ockwork"):
        assert refused(anne, "POST", "/api/bots", {"name": name}) == (409, "name-taken")
    assert refused(Guest(house), "PATCH", "/api/me", {"name": "Clockwork"}) == (409, "name-taken")
    wanted = {"name": "Clockwork", "password": PASSWORD}
    assert refused(Guest(house), "POST", "/api/account", wanted) == (409, "name-taken")
    # There is no password that opens a bot.
    assert refused(Guest(house), "POST", "/api/login", wanted) == (401, "bad-login")


def test_host_decides_whether_bots_may_sit(house: House) -> None:
    anne, bob = account(house, "Anne"), account(house, "Bob")
    robot = issue(anne, own_bot(anne))

    def knock(table: Json, **invitation: str) -> str | None:
        path = f"/api/tables/{table['id']}/sit"
        status, answer = robot.call("POST", path, {"seat": 1} | invitation)
        return None if status == 200 else answer["kind"]

    shut = bob.open_table("me", "open", "open")
    assert knock(shut) == "no-bots"
    # All who sit at a public table know its invitation: it is no word of the host.
    assert knock(shut, invitation=shut["invitation"]) == "no-bots"
    assert knock(bob.open_table("me", "open", "open", bots=True)) is None
    secret = bob.open_table("me", "open", "open", private=True, bots=True)
    assert knock(secret) == "private-table"
    invited = bob.open_table("me", "open", "open", private=True)
    assert knock(invited, invitation=invited["invitation"]) is None
    assert knock(anne.open_table("me", "open", "open")) is None
    own = anne.open_table("me", "open", "open", private=True)
    assert knock(own) == "private-table"
    listed = {table["id"]: table["bots"] for table in robot.ok("GET", "/api/tables")}
    assert listed[shut["id"]] is False
    # Tables of bots are not listed in the lobby, and a bot cannot choose a seat name.
    seats = [{"kind": "me", "name": "Danton"}, {"kind": "open"}, {"kind": "open"}]
    opened = robot.ok("POST", "/api/tables", {"game": "revolution", "seats": seats})
    assert (opened["private"], opened["seats"][0]["name"]) == (True, "Clockwork")
    assert opened["id"] not in listed


def test_bots_are_marked_as_bots_everywhere(either: House) -> None:
    async def look(join: Join) -> None:
        anne, bob = account(either, "Anne"), account(either, "Bob")
        bot = own_bot(anne)
        robot = issue(anne, bot)
        table = bob.open_table("me", "open", "medium", bots=True)["id"]
        page = await join(bob, table)
        robot.sit(table, 1)
        playing = await join(robot, table)
        await page.until(lambda: page.table["status"] == "playing")
        seat = page.table["seats"][1]
        assert (seat["kind"], seat["bot"], seat["person"]) == ("bot", "own", bot)
        assert (seat["name"], seat["account"], seat["standin"]) == ("Clockwork", False, None)
        assert (await playing.ask("chat", text="bonjour"))["type"] == "ack"
        assert (await page.ask("chat", text="salut"))["type"] == "ack"
        assert [(said["bot"], said["account"]) for said in page.chat] == [
            (True, False),
            (False, True),
        ]
        listed = bob.ok("GET", "/api/tables")[0]["seats"][1]
        assert (listed["kind"], listed["bot"]) == ("bot", "own")
        # Against bots only, hints are allowed and undo needs no consent.
        assert page.table["hints"] is True
        dice = Random(1)
        both = [asyncio.create_task(play(playing))]
        while not page.is_over():
            if page.choices():
                seat_number, options = page.choices()[0]
                await page.act(seat_number, dice.choice(options))
            else:
                await page.hear()
        await asyncio.gather(*both)
        record = bob.ok("GET", f"/api/tables/{table}/record")
        assert [each.get("bot") for each in record["seats"]] == [None, "own", "medium"]
        assert bob.ok("GET", f"/api/tables/{table}/verify")["ok"]
        bobs = bob.ok("GET", f"/api/people/{bob.ok('GET', '/api/me')['id']}")
        against = {(each["name"], each["bot"]): each["played"] for each in bobs["opponents"]}
        assert against == {("Clockwork", "own"): 1, ("", "medium"): 1}
        its = bob.ok("GET", f"/api/people/{bot}")
        assert (its["account"], its["owner"]["name"], bobs["owner"]) == (False, "Anne", None)
        # The next table keeps its seat for the bot.
        again = bob.ok("POST", f"/api/tables/{table}/again")
        assert [each["name"] for each in again["seats"] if each["kept"]] == ["Clockwork"]
        assert [each["id"] for each in robot.ok("GET", "/api/tables/waiting")] == [again["id"]]
        kept = next(n for n, each in enumerate(again["seats"]) if each["kept"])
        assert robot.sit(again["id"], kept)["seats"][kept]["kind"] == "bot"
        # After a restart everything is as it was.
        either.close()
        either.open()
        seat = bob.ok("GET", f"/api/tables/{table}")["seats"][1]
        assert (seat["kind"], seat["bot"]) == ("bot", "own")
        assert [said["bot"] for said in (await join(bob, table)).chat] == [True, False]

    visit(look)


def test_undo_needs_no_consent_of_a_bot(house: House) -> None:
    async def look(join: Join) -> None:
        anne = account(house, "Anne")
        robot = issue(anne, own_bot(anne))
        table = anne.open_table("me", "open", game="paris")["id"]
        robot.sit(table, 1)
        page, playing = await join(anne, table), await join(robot, table)
        dice, acted = Random(2), set[int]()
        # Both have done something, so that it is not hers alone to take back.
        while not (page.choices() and acted == {0, 1}):
            for each in (page, playing):
                if each.choices():
                    seat, options = each.choices()[0]
                    await each.act(seat, dice.choice(options))
                    acted.add(seat)
                await each.settle(0.1)
        assert (await page.ask("ask_undo", seat=0))["type"] == "ack"
        await page.settle(0.1)
        assert page.table["undo_request"] is None

    visit(look)


def test_removed_bot_is_replaced_in_its_seat(either: House) -> None:
    async def attack(join: Join) -> None:
        anne = account(either, "Anne")
        bot = own_bot(anne)
        robot = issue(anne, bot)
        table = anne.open_table("me", "open", "medium")["id"]
        robot.sit(table, 1)
        page = await join(robot, table)
        assert anne.ok("POST", f"/api/bots/{bot}/remove") == []
        await closed(page)
        assert refused(robot, "GET", "/api/me") == (401, "bad-token")
        seat = anne.ok("GET", f"/api/tables/{table}")["seats"][1]
        assert (seat["kind"], seat["name"], seat["standin"]) == ("bot", "…", "medium")
        # Its name is free again.
        assert own_bot(anne, "Clockwork") != bot

    visit(attack)


def test_deleting_an_account_deletes_its_bots(either: House) -> None:
    anne = account(either, "Anne")
    bot = own_bot(anne)
    robot = issue(anne, bot, "read")
    told = anne.ok("GET", "/api/me/export")
    assert [each["name"] for each in told["bots"]] == ["Clockwork"]
    assert [(each["bot"], each["scopes"]) for each in told["tokens"]] == [(bot, ["read"])]
    assert robot.token not in json.dumps(told)
    anne.ok("POST", "/api/me/delete", {"password": PASSWORD})
    assert refused(robot, "GET", "/api/me") == (401, "bad-token")
    assert Guest(either).call("GET", f"/api/people/{bot}")[0] == 404


def test_tokens_outlive_sessions_of_the_owner(house: House) -> None:
    anne = account(house, "Anne")
    robot = issue(anne, own_bot(anne))
    anne.ok("POST", "/api/logout")
    assert robot.ok("GET", "/api/me")["name"] == "Clockwork"
    assert len(signed_in(house, "Anne").ok("GET", "/api/bots")) == 1


def test_example_client_plays_a_whole_match(house: House, tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "bots.md").read_text("utf-8")
    example = next(
        text for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if PASS in text
    )
    program = tmp_path / "mybot.py"
    program.write_text(example, "utf-8")
    anne = account(house, "Anne")
    robot = issue(anne, own_bot(anne), "open", "play")
    told = subprocess.run(
        [sys.executable, str(program)],
        env=os.environ
        | {"TOCSIN_SERVER": f"http://127.0.0.1:{house.port}", "TOCSIN_TOKEN": robot.token},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert told.returncode == 0, told.stderr
    found = re.fullmatch(r"table (\w+): came in as number ([1-4])\n", told.stdout)
    assert found is not None, told.stdout
    table = robot.ok("GET", f"/api/tables/{found[1]}")
    assert (table["status"], table["outcome"]["ranks"][0]) == ("over", int(found[2]))
    assert [seat["bot"] for seat in table["seats"]] == ["own", "medium", "medium", "medium"]
