"""Sessions, guest cookies, names of accounts and limits on guessing passwords."""

import asyncio
import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import websockets

from tests.server.guest import PASSWORD, Guest, Page, account, elsewhere, signed_in
from tests.server.house import House
from tocsin.server.access.identity import DAY_S, Signer
from tocsin.table.people.names import skeleton
from tocsin.table.people.sessions import IDLE_TIMEOUT_MS


@pytest.fixture(scope="module")
def house(inn: House) -> House:
    """Return a server for all: each test has people of its own there."""
    return inn


@pytest.fixture(scope="module")
def olympe(house: House) -> Guest:
    """Return an account that no test changes."""
    return account(house, "Olympe")


def copy_of(guest: Guest) -> Guest:
    """Return a client with a stolen copy of the browser's cookie."""
    thief = Guest(guest.house)
    thief.cookie = guest.cookie
    return thief


def who(guest: Guest) -> str | None:
    """Return the account of a client's current cookie, or None for a guest."""
    account: str | None = copy_of(guest).ok("GET", "/api/me")["account"]
    return account


async def closed(page: Page) -> None:
    """Listen until the server closes the page; if it never does, listening gives up."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await page.hear()


def test_old_guest_cookie_does_not_open_the_account(house: House) -> None:
    async def attack() -> None:
        guest = Guest(house, "Anne")
        table = guest.open_table("me", "me", "me")["id"]
        thief = copy_of(guest)
        watching = await thief.join(table)
        assert guest.ok("POST", "/api/account", {"name": "Anne", "password": PASSWORD})["account"]
        assert who(thief) is None
        assert thief.ok("GET", "/api/tables/mine") == []
        await closed(watching)
        # The guest's matches are the account's.
        assert [mine["id"] for mine in guest.ok("GET", "/api/tables/mine")] == [table]

    asyncio.run(attack())


def test_every_login_creates_a_new_session(house: House) -> None:
    first = account(house, "Berthe")
    before = first.cookie
    second = signed_in(house, "Berthe")
    assert len({before, second.cookie}) == 2
    first.ok("POST", "/api/login", {"name": "Berthe", "password": PASSWORD})
    stale = Guest(house)
    stale.cookie = before
    assert first.cookie != before
    assert who(stale) is None


def test_logout_ends_the_session_and_its_sockets(house: House) -> None:
    async def leave() -> None:
        guest = account(house, "Claire")
        thief = copy_of(guest)
        page = await thief.join(guest.open_table("me", "me", "me")["id"])
        guest.ok("POST", "/api/logout")
        assert who(thief) is None
        await closed(page)

    asyncio.run(leave())


def test_sessions_are_ended_singly_or_together(house: House) -> None:
    laptop, phone, library = (
        account(house, "Denise"),
        signed_in(house, "Denise"),
        signed_in(house, "Denise"),
    )
    rows = laptop.ok("GET", "/api/sessions")
    assert len(rows) == 3
    assert sum(row["current"] for row in rows) == 1
    # Nothing in the list opens the account.
    assert not any(laptop.cookie.partition("s.")[2] in str(row) for row in rows)
    own = next(row["id"] for row in phone.ok("GET", "/api/sessions") if row["current"])
    laptop.ok("POST", "/api/sessions/end", {"id": own})
    assert [who(each) for each in (laptop, phone, library)] == ["denise", None, "denise"]
    left = laptop.ok("POST", "/api/sessions/end", {"id": None})
    assert [row["current"] for row in left] == [True]
    assert [who(each) for each in (laptop, library)] == ["denise", None]


def test_session_of_another_person_cannot_be_ended(house: House) -> None:
    flore, bob = account(house, "Flore"), account(house, "Bob")
    session = flore.ok("GET", "/api/sessions")[0]["id"]
    bob.ok("POST", "/api/sessions/end", {"id": session})
    assert who(flore) == "flore"
    assert (
        Guest(house).call("POST", "/api/sessions/end", {"id": session})[1]["kind"]
        == "needs-account"
    )
    assert Guest(house).ok("GET", "/api/sessions") == []


@pytest.mark.parametrize("session", ["\0", "none\0", "’"])
def test_malformed_session_id_is_rejected(olympe: Guest, session: str) -> None:
    status, answer = olympe.call("POST", "/api/sessions/end", {"id": session})
    assert (status, answer["kind"]) == (400, "malformed")


def test_password_change_ends_other_sessions(house: House) -> None:
    germaine, thief = account(house, "Germaine"), signed_in(house, "Germaine")
    wrong = {"old": "not that one", "new": "a new password"}
    assert germaine.call("POST", "/api/password", wrong)[1]["kind"] == "bad-login"
    germaine.ok("POST", "/api/password", {"old": PASSWORD, "new": "a new password"})
    assert [who(germaine), who(thief)] == ["germaine", None]
    assert (
        Guest(house).call("POST", "/api/login", {"name": "Germaine", "password": PASSWORD})[0]
        == 401
    )
    assert who(signed_in(house, "Germaine", "a new password")) == "germaine"
    assert Guest(house).call("POST", "/api/password", wrong)[1]["kind"] == "needs-account"


def test_unused_session_expires(house: House) -> None:
    guest = account(house, "Hortense")
    with closing(sqlite3.connect(house.database)) as database, database:
        database.execute("UPDATE session SET used = used - ?", (IDLE_TIMEOUT_MS - 60_000,))
    assert who(guest) == "hortense"
    with closing(sqlite3.connect(house.database)) as database, database:
        assert database.execute("SELECT max(used) FROM session").fetchone()[0] > 10**12
        database.execute("UPDATE session SET used = used - ?", (IDLE_TIMEOUT_MS + 60_000,))
    assert who(guest) is None


def test_store_contains_no_session_token(house: House) -> None:
    guest = account(house, "Jeanne")
    with closing(sqlite3.connect(house.database)) as database:
        text = str(database.execute("SELECT * FROM session").fetchall())
    assert guest.cookie.partition("s.")[2] not in text


@pytest.mark.parametrize(
    "cookie", ["s.", "s.x", "g.", "g.a.b", "g.a.1.x", "g.a.x.x", "x", "s." + "y" * 3000, "g.é.1.é"]
)
def test_unknown_cookie_makes_a_new_guest(house: House, cookie: str) -> None:
    guest = Guest(house)
    guest.cookie = f"tocsin={cookie}"
    assert guest.ok("GET", "/api/me")["account"] is None
    assert guest.cookie != f"tocsin={cookie}"


def test_guest_cookie_is_signed_with_its_day() -> None:
    signer = Signer("secret")
    cookie = signer.cookie("anne", 20_000)
    assert signer.guest(cookie) == ("anne", 20_000)
    assert signer.guest(cookie.replace("20000", "20001")) is None
    assert signer.guest(cookie.replace("anne", "bob")) is None
    assert Signer("another").guest(cookie) is None


def test_expired_guest_cookie_is_rejected(tmp_path: Path) -> None:
    import time

    with House(tmp_path / "t.sqlite3", secret="known") as house:
        today = int(time.time()) // DAY_S
        for age, known in ((0, True), (40, True), (400, False)):
            guest = Guest(house)
            guest.cookie = f"tocsin={Signer('known').cookie('a' * 20, today - age)}"
            assert (guest.ok("GET", "/api/me")["id"] == "a" * 20) == known, age


def test_https_cookie_is_bound_to_the_host(house: House) -> None:
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", house.port)
    connection.request("GET", "/api/me", headers={"X-Forwarded-Proto": "https"})
    cookie = str(connection.getresponse().getheader("set-cookie"))
    connection.close()
    assert cookie.startswith("__Host-tocsin=")
    assert "; Secure" in cookie
    assert "Domain" not in cookie


# --- names


@pytest.mark.parametrize(
    "name", ["olympe", "ОLYMPE", "0lympe", "Ólympe", "Ｏlympe", "O lympe", "Olyrnpe"]
)
@pytest.mark.usefixtures("olympe")
def test_similar_names_are_refused(house: House, name: str) -> None:
    for method, path, body in (
        ("PATCH", "/api/me", {"name": name}),
        ("POST", "/api/account", {"name": name, "password": PASSWORD}),
    ):
        status, answer = Guest(house).call(method, path, body, None, **elsewhere())
        assert (status, answer["kind"]) == (409, "name-taken"), path


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "A|ice"),
        ("Louis", "Łouiſ"),
        ("Anne", "Ａnnɇ"),
        ("Sasha", "$@sha"),
        ("Gilles", "ɡıʟʟeꜱ"),
        ("Ada", "ɑdɑ"),
        ("хор", "xop"),
        ("Rosa", "Ŗøsa"),
    ],
)
def test_confusable_letters_have_one_shape(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_of_symbols_have_their_own_shape() -> None:
    assert len({skeleton(name) for name in ("★", "☆", "♛♛", "♛")}) == 4


@pytest.mark.parametrize("name", ["Rоsа 1", "Roζa", "ᎪᏞᎥᏟᎬ", "ꓐꓳꓐ", "𐐠ob"])
def test_names_use_one_common_script(house: House, name: str) -> None:
    status, answer = Guest(house).call("PATCH", "/api/me", {"name": name})
    assert (status, answer["kind"]) == (422, "bad-text")


@pytest.mark.parametrize("name", ["Ольга", "Ωμέγα", "山田 Taro", "김 Lee", "Théroigne 2", "♛"])
def test_names_of_all_scripts_are_accepted(house: House, name: str) -> None:
    assert Guest(house).call("PATCH", "/api/me", {"name": name})[0] == 200


def test_names_with_few_common_letters_differ() -> None:
    names = ["Olympe", "Olympia", "Camille", "Camillo", "Anne", "Hanne", "Bob", "Bo"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_registration_keeps_a_chosen_name(house: House) -> None:
    guest = Guest(house, "La Rousse")
    body = {"name": "Manon", "password": PASSWORD}
    _, me = guest.call("POST", "/api/account", body, None, **elsewhere())
    assert (me["name"], me["account"]) == ("La Rousse", "manon")
    assert Guest(house, "La Rousse").ok("GET", "/api/me")["name"] == "La Rousse"
    assert account(house, "Lucile").ok("GET", "/api/me")["name"] == "Lucile"


def test_guessing_does_not_lock_the_owner_out(house: House) -> None:
    account(house, "Lucie")
    answers = [
        Guest(house).call(
            "POST",
            "/api/login",
            {"name": "Lucie", "password": f"guess number {number}"},
            None,
            **{"X-Forwarded-For": "203.0.113.77"},
        )[0]
        for number in range(12)
    ]
    assert set(answers) == {401, 429}
    signed_in(house, "Lucie")


def test_guesses_at_an_account_are_limited_in_all(house: House) -> None:
    rosalie = account(house, "Rosalie")
    answers = set()
    for number in range(14):
        body = {"name": "Rosalie", "password": f"guess number {number}"}
        far = {"X-Forwarded-For": f"203.0.113.{number}"}
        answers.add(Guest(house).call("POST", "/api/login", body, None, **far)[0])
    assert answers == {401, 429}
    # A signed-in owner is not delayed by strangers' guesses.
    body = {"old": PASSWORD, "new": "a new password"}
    assert rosalie.call("POST", "/api/password", body, None, **elsewhere())[0] == 200
