"""The host's hand: what is done by `tocsin admin` while the server runs, on either database."""

import asyncio
import contextlib
import json
import subprocess
import sys
from ipaddress import ip_network
from typing import Any

import pytest
import websockets
from starlette.requests import HTTPConnection

from tests.patience import patient, until
from tests.server.guest import PASSWORD, Guest, Page, account, dial
from tests.server.house import House
from tocsin.kernel.errors import BadOptions
from tocsin.server.access.proxies import ProxyWatch
from tocsin.table.people.bans import NetworkSet, normalised_network

STRANGER = {"X-Forwarded-For": "203.0.113.7"}


def run(house: House, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tocsin", "admin", *words, "--database", house.database],
        capture_output=True,
        text=True,
        check=False,
    )


def admin(house: House, *words: str) -> str:
    """Run the verb beside the server, which must succeed."""
    ended = run(house, *words)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def listed(house: House, *words: str) -> Any:
    return json.loads(admin(house, *words, "--json"))


def mistake(house: House, *words: str) -> str:
    ended = run(house, *words)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    return ended.stderr


async def farewell(page: Page) -> list[str]:
    """Return the kinds of refusals that the page hears until it is closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await page.hear()
    return [answer["kind"] for answer in page.answers.values()]


def test_tables_are_listed_with_their_people_and_lines(either: House) -> None:
    anne = account(either, "Anne")
    first = anne.open_table("me", "open", "open")["id"]
    Guest(either, "Bob").sit(first, 1)
    second = anne.open_table("me", "me", "me")["id"]
    rows = listed(either, "tables")
    assert [row["id"] for row in rows] == [second, first]
    assert (rows[1]["people"], rows[1]["lines"]) == (["Anne (account anne)", "Bob"], 2)
    assert [row["id"] for row in listed(either, "tables", "--status", "open")] == [first]
    assert [row["id"] for row in listed(either, "tables", "--most", "1")] == [second]
    assert first in admin(either, "tables")
    assert listed(either, "tables", "--broken") == []


def test_a_closed_table_shows_its_people_out_and_lets_nobody_in(either: House) -> None:
    async def close() -> None:
        anne = Guest(either, "Anne")
        table = anne.open_table("me", "me", "me")["id"]
        other = anne.open_table("me", "me", "me")["id"]
        page = await anne.join(table)
        admin(either, "close", table, "--reason", "insults")
        assert await farewell(page) == ["closed-table"]
        status, refusal = anne.call("GET", f"/api/tables/{table}")
        assert (status, refusal["kind"]) == (410, "closed-table")
        assert [mine["id"] for mine in anne.ok("GET", "/api/tables/mine")] == [other]
        assert [each["target"] for each in listed(either, "bans")] == [table]
        assert {each["id"]: each["out_of_use"] for each in listed(either, "tables")} == {
            table: "closed",
            other: "",
        }
        either.close()
        either.open()
        assert anne.call("GET", f"/api/tables/{table}")[0] == 410
        admin(either, "reopen", table)
        page = await anne.join(table)
        assert (await page.act(0, "bid force priest"))["type"] == "ack"
        await page.close()

    asyncio.run(close())
    assert "no table" in mistake(either, "close", "nothing")
    assert "no closed table" in mistake(either, "reopen", "nothing")


def test_a_person_is_signed_out_everywhere(either: House) -> None:
    async def sign_out() -> None:
        anne = account(either, "Anne")
        page = await anne.join(anne.open_table("me", "me", "me")["id"])
        assert [row["sessions"] for row in listed(either, "people")] == [1]
        admin(either, "sign-out", "Anne")
        assert anne.ok("GET", "/api/me")["account"] is None
        await farewell(page)
        anne.ok("POST", "/api/login", {"name": "Anne", "password": PASSWORD})

    asyncio.run(sign_out())
    assert "no account" in mistake(either, "sign-out", "Nobody")


def test_a_banned_account_is_out_and_cannot_sign_in(either: House) -> None:
    async def ban() -> None:
        anne = account(either, "Anne")
        page = await anne.join(anne.open_table("me", "me", "me")["id"])
        admin(either, "ban", "account", "ANNE", "--reason", "spam")
        assert anne.ok("GET", "/api/me")["account"] is None
        await farewell(page)

    asyncio.run(ban())
    login = {"name": "Anne", "password": PASSWORD}
    status, refusal = Guest(either).call("POST", "/api/login", login)
    assert (status, refusal["kind"]) == (403, "banned")
    # Who does not know the password is told nothing of it.
    wrong = {"name": "Anne", "password": "something else"}
    assert Guest(either).call("POST", "/api/login", wrong)[1]["kind"] == "bad-login"
    assert [(row["kind"], row["target"]) for row in listed(either, "bans")] == [("account", "anne")]
    admin(either, "unban", "account", "anne")
    assert Guest(either).ok("POST", "/api/login", login)["account"] == "anne"
    assert listed(either, "bans") == []
    assert "is not banned" in mistake(either, "unban", "account", "anne")


def test_a_banned_network_is_refused_within_a_heartbeat(either: House) -> None:
    def asked() -> tuple[int, Any]:
        return Guest(either).call("GET", "/api/me", None, None, **STRANGER)

    async def ban() -> None:
        anne = Guest(either, "Anne")
        table = anne.open_table("me", "me", "me")["id"]
        socket = await dial(anne, table, **STRANGER)
        await socket.send('{"type": "hello", "protocol": 2}')
        admin(either, "ban", "address", "203.0.113.9/24")
        async with patient("the socket to be closed"):
            await socket.wait_closed()
        assert socket.close_code == 4403
        assert (asked()[0], asked()[1]["kind"]) == (403, "banned")
        with pytest.raises(websockets.InvalidStatus):
            await dial(anne, table, **STRANGER)
        assert anne.ok("GET", "/api/me")["name"] == "Anne"
        admin(either, "unban", "address", "203.0.113.0/24")
        await until(lambda: asked()[0] == 200, "the network to be let in again")

    asyncio.run(ban())


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.7/24", "203.0.113.200", "203.0.114.1"),
        # Of IPv6 no single address is banned: the limits know networks of 64 bits only.
        ("2001:db8::1", "2001:db8::/64", "2001:db8:0:1::/64"),
        ("2001:db8::/32", "2001:db8:5::/64", "2001:db9::/64"),
        ("1.0.0.0/8", "1.2.3.4", "testclient"),
    ],
)
def test_networks_hold_their_addresses(banned: str, inside: str, outside: str) -> None:
    networks = NetworkSet([ip_network(normalised_network(banned))])
    assert networks.contains(inside)
    assert not networks.contains(outside)


@pytest.mark.parametrize("place", ["", "localhost", "127.0.0.1", "::1", "0.0.0.0/0", "1.2.3"])
def test_nobody_bans_what_is_no_address_or_the_machine_itself(place: str) -> None:
    with pytest.raises(BadOptions):
        normalised_network(place)


def test_a_proxy_that_is_not_believed_is_named_in_the_log_once() -> None:
    def asked(client: str, said: str | None) -> HTTPConnection:
        headers = [] if said is None else [(b"x-forwarded-for", said.encode())]
        return HTTPConnection({"type": "http", "client": (client, 1), "headers": headers})

    watch = ProxyWatch()
    heard: list[Any] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "tocsin.server.access.proxies.log.warning", lambda *words: heard.append(words)
        )
        for client, said in (
            ("172.17.0.1", None),
            ("8.8.8.8", "198.51.100.1"),
            ("10.0.0.9", "198.51.100.1, 10.0.0.9"),
        ):
            watch.check(asked(client, said))
        assert heard == []
        for _ in range(2):
            watch.check(asked("172.17.0.1", "203.0.113.7"))
    assert len(heard) == 1
    assert "172.17.0.1" in heard[0]
