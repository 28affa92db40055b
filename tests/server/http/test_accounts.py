"""People: guests, accounts and their matches."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import Type, extract_parameters

from tests.server.guest import PASSWORD, Guest, account, signed_in
from tests.server.house import PLAIN, House


def test_guest_is_stable_while_the_cookie_lasts(inn: House) -> None:
    guest = Guest(inn)
    me = guest.ok("GET", "/api/me")
    assert me["account"] is None
    assert guest.ok("GET", "/api/me") == me
    assert Guest(inn).ok("GET", "/api/me")["id"] != me["id"]


def test_guest_sees_whether_the_name_was_chosen(inn: House) -> None:
    guest = Guest(inn)
    assert not guest.ok("GET", "/api/me")["named"]
    assert not guest.ok("PATCH", "/api/me", {"language": "fr"})["named"]
    assert guest.ok("PATCH", "/api/me", {"name": "Olympe"})["named"]


def test_index_page_creates_the_guest(inn: House) -> None:
    """Its first calls go out together; without a cookie each would make a guest of its own."""
    guest = Guest(inn)
    guest.call("GET", "/")
    cookie = guest.cookie
    assert cookie.startswith("tocsin=")
    guest.ok("GET", "/api/me")
    assert guest.cookie == cookie


def test_account_keeps_matches_of_the_guest(inn: House) -> None:
    guest = Guest(inn)
    table = guest.open_table("me", "random", "random")["id"]
    me = guest.ok("POST", "/api/account", {"name": "Olympe", "password": PASSWORD})
    assert me["account"] == "olympe"
    phone = Guest(inn)
    phone.ok("GET", "/api/me")
    assert phone.ok("GET", "/api/tables/mine") == []
    assert phone.ok("POST", "/api/login", {"name": "OLYMPE", "password": PASSWORD}) == me
    assert [mine["id"] for mine in phone.ok("GET", "/api/tables/mine")] == [table]
    assert phone.ok("POST", "/api/logout")["account"] is None
    assert phone.ok("GET", "/api/tables/mine") == []


def test_account_names_are_unique(inn: House) -> None:
    body = {"name": "Danton", "password": PASSWORD}
    Guest(inn).ok("POST", "/api/account", body)
    status, answer = Guest(inn).call("POST", "/api/account", body | {"name": " danton "})
    assert (status, answer["kind"]) == (409, "name-taken")


def test_wrong_password_and_unknown_account_look_alike(inn: House) -> None:
    account(inn, "Marat")
    wrong = Guest(inn).call("POST", "/api/login", {"name": "Marat", "password": "no such word"})
    nobody = Guest(inn).call("POST", "/api/login", {"name": "Corday", "password": PASSWORD})
    assert wrong == nobody
    assert wrong[0] == 401


def test_password_attempts_are_limited(inn: House) -> None:
    def guess(number: int) -> int:
        body = {"name": "x", "password": f"guess number {number}"}
        return Guest(inn).call("POST", "/api/login", body)[0]

    with ThreadPoolExecutor(30) as people:
        answers = list(people.map(guess, range(30)))
    # A slow machine may have no time for some of those that it lets through.
    assert {401, 429} <= set(answers) <= {401, 429, 503}


def test_password_hashes_are_slow_to_guess(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", program=PLAIN) as house:
        account(house, "Anne")
        signed_in(house, "Anne")
        with closing(sqlite3.connect(house.database)) as database:
            [(stored,)] = database.execute("SELECT password FROM person").fetchall()
    costs = extract_parameters(stored)
    assert costs.type is Type.ID
    assert costs.memory_cost >= 64 * 1024
    assert costs.time_cost >= 3


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "\u202ereversed"])
def test_unprintable_names_are_refused(inn: House, name: str) -> None:
    assert Guest(inn).call("PATCH", "/api/me", {"name": name})[1]["kind"] == "bad-text"


def test_invitation_opens_a_private_table(inn: House) -> None:
    host, friend = Guest(inn, "Anne"), Guest(inn, "Bob")
    table = host.open_table("me", "open", "random", private=True)
    assert table["invitation"]
    path = f"/api/tables/{table['id']}"
    assert friend.call("GET", path)[0] == 403
    seen = friend.ok("GET", f"{path}?invitation={table['invitation']}")
    assert seen["invitation"] is None
    seated = friend.sit(table["id"], 1, table["invitation"])
    assert seated["status"] == "playing"
    assert seated["invitation"] == table["invitation"]
    assert friend.ok("GET", path)["seats"][1]["mine"]


def test_lobby_lists_unfinished_public_tables(inn: House) -> None:
    host = Guest(inn, "Anne")
    table = host.open_table("me", "open", "open")["id"]
    assert table in [each["id"] for each in Guest(inn).ok("GET", "/api/tables")]
    host.ok("POST", f"/api/tables/{table}/stand", {"seat": 0})
    assert host.call("POST", f"/api/tables/{table}/stand", {"seat": 0})[0] == 403
    host.sit(table, 2)
    assert host.ok("POST", f"/api/tables/{table}/fill", {"bot": "random"})["status"] == "playing"


def test_games_rules_and_words_are_served(inn: House) -> None:
    guest = Guest(inn)
    game = next(g for g in guest.ok("GET", "/api/games") if g["id"] == "revolution")
    assert game["players"] == [3, 6]
    assert "medium" in game["bots"]
    for language in ("en", "fr"):
        assert guest.ok("GET", f"/api/games/revolution/rules/{language}")[0]["number"]
        assert "error-stale-action" in guest.ok("GET", f"/api/words/{language}")
        assert "choose-bid" in guest.ok("GET", f"/api/words/{language}/revolution")
