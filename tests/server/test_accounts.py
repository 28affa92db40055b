"""People: guests, accounts and their matches."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.guest import Guest
from tests.server.house import House

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("accounts") / "t.sqlite3") as house:
        yield house


def test_a_guest_is_the_same_guest_as_long_as_the_cookie_lasts(house: House) -> None:
    guest = Guest(house)
    me = guest.ok("GET", "/api/me")
    assert me["account"] is None
    assert guest.ok("GET", "/api/me") == me
    assert Guest(house).ok("GET", "/api/me")["id"] != me["id"]


def test_the_page_itself_makes_the_guest(house: House) -> None:
    """Its first calls go out together; without a cookie each would make a guest of its own."""
    guest = Guest(house)
    guest.call("GET", "/")
    cookie = guest.cookie
    assert cookie.startswith("tocsin=")
    guest.ok("GET", "/api/me")
    assert guest.cookie == cookie


def test_an_account_keeps_the_guests_matches_on_every_device(house: House) -> None:
    guest = Guest(house)
    table = guest.open_table("me", "random", "random")["id"]
    me = guest.ok("POST", "/api/account", {"name": "Olympe", "password": PASSWORD})
    assert me["account"] == "olympe"
    phone = Guest(house)
    phone.ok("GET", "/api/me")
    assert phone.ok("GET", "/api/tables/mine") == []
    assert phone.ok("POST", "/api/login", {"name": "OLYMPE", "password": PASSWORD}) == me
    assert [mine["id"] for mine in phone.ok("GET", "/api/tables/mine")] == [table]
    assert phone.ok("POST", "/api/logout")["account"] is None
    assert phone.ok("GET", "/api/tables/mine") == []


def test_a_name_belongs_to_one_account(house: House) -> None:
    body = {"name": "Danton", "password": PASSWORD}
    Guest(house).ok("POST", "/api/account", body)
    status, answer = Guest(house).call("POST", "/api/account", body | {"name": " danton "})
    assert (status, answer["kind"]) == (409, "name-taken")


def test_a_wrong_password_and_no_account_look_alike(house: House) -> None:
    Guest(house).ok("POST", "/api/account", {"name": "Marat", "password": PASSWORD})
    wrong = Guest(house).call("POST", "/api/login", {"name": "Marat", "password": "no such word"})
    nobody = Guest(house).call("POST", "/api/login", {"name": "Corday", "password": PASSWORD})
    assert wrong == nobody
    assert wrong[0] == 401


def test_a_password_is_not_guessed_quickly(house: House) -> None:
    def guess(number: int) -> int:
        body = {"name": "x", "password": f"guess number {number}"}
        return Guest(house).call("POST", "/api/login", body)[0]

    with ThreadPoolExecutor(30) as people:
        answers = list(people.map(guess, range(30)))
    assert set(answers) == {401, 429}


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "\u202ereversed"])
def test_names_that_cannot_be_shown_are_refused(house: House, name: str) -> None:
    assert Guest(house).call("PATCH", "/api/me", {"name": name})[1]["kind"] == "bad-text"


def test_a_private_table_is_opened_by_its_invitation(house: House) -> None:
    host, friend = Guest(house, "Anne"), Guest(house, "Bob")
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


def test_the_lobby_lists_public_tables_that_are_not_over(house: House) -> None:
    host = Guest(house, "Anne")
    table = host.open_table("me", "open", "open")["id"]
    assert table in [each["id"] for each in Guest(house).ok("GET", "/api/tables")]
    host.ok("POST", f"/api/tables/{table}/stand", {"seat": 0})
    assert host.call("POST", f"/api/tables/{table}/stand", {"seat": 0})[0] == 403
    host.sit(table, 2)
    assert host.ok("POST", f"/api/tables/{table}/fill", {"bot": "random"})["status"] == "playing"


def test_games_rules_and_words_are_there(house: House) -> None:
    guest = Guest(house)
    game = next(g for g in guest.ok("GET", "/api/games") if g["id"] == "revolution")
    assert game["players"] == [3, 6]
    assert "greedy" in game["bots"]
    for language in ("en", "fr"):
        assert guest.ok("GET", f"/api/games/revolution/rules/{language}")[0]["number"]
        assert "error-stale-action" in guest.ok("GET", f"/api/words/{language}")
        assert "choose-bid" in guest.ok("GET", f"/api/words/{language}/revolution")
