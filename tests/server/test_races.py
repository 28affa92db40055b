"""Requests that come at the same moment: what may happen once happens once, and nothing is undone.

Addresses are told apart as behind a proxy, so that limits for one address do not hide a race.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import wait_until
from tests.postgres import fresh
from tests.server.guest import PASSWORD, Guest, account, signed_in
from tests.server.house import House
from tests.server.http.test_sessions import copy_of, who
from tests.server.notify.test_notices import Letters, letters, link
from tocsin.table.people.email_links import MAX_LINKS_PER_ADDRESS

__all__ = ["letters"]
NEW = "another horse, another battery"
Mail = tuple[Letters, int]


@pytest.fixture(params=["sqlite", "postgres"])
def houses(
    request: pytest.FixtureRequest, letters: Mail, postgres: str, tmp_path: Path
) -> Iterator[list[House]]:
    """Two servers on one database, or twice the same one where a file has but one."""
    settings = {"address": "https://play.example", "smtp_host": "127.0.0.1"}
    # Passwords take their time here: in it others may come between.
    mail: Any = settings | {"smtp_port": letters[1], "slow_passwords": True}
    if request.param == "sqlite":
        with House(tmp_path / "t.sqlite3", **mail) as house:
            yield [house, house]
        return
    database = asyncio.run(fresh(postgres, "races"))
    with House(database, **mail) as first, House(database, **mail) as second:
        yield [first, second]


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """Do all of these at the same moment, and return what they return."""
    start, results = threading.Barrier(len(calls)), [None] * len(calls)

    def do(place: int) -> None:
        start.wait()
        results[place] = calls[place]()

    threads = [threading.Thread(target=do, args=(place,)) for place in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def from_elsewhere(
    guest: Guest, number: int, method: str, path: str, body: Any
) -> Callable[[], tuple[int, Any]]:
    where = {"X-Forwarded-For": f"192.0.2.{number}"}
    return lambda: guest.call(method, path, body, None, **where)


def with_mail(house: House, handler: Letters, name: str) -> Guest:
    guest = account(house, name)
    guest.ok("PATCH", "/api/me", {"notices": {"email": f"{name}@example.org"}})
    guest.ok("POST", "/api/email/confirm", {"token": link(handler, "confirm")})
    return guest


def forgotten(house: House, handler: Letters, name: str) -> str:
    """Return the token of a link for whoever forgot the password."""
    before = len(handler.received)
    Guest(house).ok("POST", "/api/password/forgotten", {"name": name})
    wait_until(lambda: len(handler.received) > before, "a letter")
    return link(handler, "recover")


def test_a_link_from_a_letter_is_good_once(houses: list[House], letters: Mail) -> None:
    with_mail(houses[0], letters[0], "anne")
    token = forgotten(houses[0], letters[0], "anne")
    tries = [
        from_elsewhere(
            Guest(houses[n % 2]), n, "POST", "/api/password/recover",
            {"token": token, "password": f"{NEW} {n}"},
        )
        for n in range(8)
    ]  # fmt: skip
    answers = sorted(status for status, _ in at_once(*tries))
    assert answers == [200, *[410] * 7]


def test_no_more_letters_go_out_by_asking_at_once(houses: list[House], letters: Mail) -> None:
    guest = account(houses[0], "anne")
    changes = [
        from_elsewhere(
            _at(houses[n % 2], guest), n, "PATCH", "/api/me",
            {"notices": {"email": "victim@example.org"}},
        )
        for n in range(20)
    ]  # fmt: skip
    at_once(*changes)
    assert len(letters[0].received) <= MAX_LINKS_PER_ADDRESS


def _at(house: House, guest: Guest) -> Guest:
    other = Guest(house)
    other.cookie = guest.cookie
    return other


def flood_of_names(house: House, guest: Guest, until: threading.Event) -> None:
    number = 0
    while not until.is_set():
        number += 1
        _at(house, guest).call("PATCH", "/api/me", {"name": f"Renamed {number}"})


def while_renaming(houses: list[House], guest: Guest, call: Callable[[], Any]) -> None:
    """Do something while somebody with the same cookie changes the name again and again."""
    done = threading.Event()
    thieves = [
        threading.Thread(target=flood_of_names, args=(houses[n % 2], copy_of(guest), done))
        for n in range(4)
    ]
    for thief in thieves:
        thief.start()
    try:
        for _ in range(3):
            call()
    finally:
        done.set()
        for thief in thieves:
            thief.join()


def test_an_account_is_not_undone_by_a_guest_who_changes_names(houses: list[House]) -> None:
    guest = Guest(houses[0], "Olympe")
    number = iter(range(10))
    made: list[str] = []

    def make() -> None:
        name = f"olympe{next(number)}"
        fresh_one = Guest(houses[0])
        fresh_one.cookie = guest.cookie
        if fresh_one.call("POST", "/api/account", {"name": name, "password": PASSWORD})[0] == 200:
            made.append(name)

    while_renaming(houses, guest, make)
    for name in made:
        assert who(signed_in(houses[1], name)) == name
    # Whoever had the guest's cookie is not the account.
    assert who(guest) is None


def test_another_password_is_not_undone_by_changing_names(houses: list[House]) -> None:
    guest = account(houses[0], "anne")
    passwords = iter([PASSWORD, NEW, f"{NEW} 2", f"{NEW} 3"])
    now = [next(passwords)]

    def change() -> None:
        old, now[0] = now[0], next(passwords)
        guest.ok("POST", "/api/password", {"old": old, "new": now[0]})

    while_renaming(houses, guest, change)
    assert who(signed_in(houses[1], "anne", now[0])) == "anne"


def test_whoever_signs_in_while_the_password_changes_is_out(houses: list[House]) -> None:
    owner = account(houses[0], "anne")
    thieves = [Guest(houses[n % 2]) for n in range(7)]
    tries = [
        from_elsewhere(thief, n, "POST", "/api/login", {"name": "anne", "password": PASSWORD})
        for n, thief in enumerate(thieves)
    ]
    change = from_elsewhere(owner, 99, "POST", "/api/password", {"old": PASSWORD, "new": NEW})
    assert at_once(change, *tries)[0][0] == 200
    assert [who(thief) for thief in thieves] == [None] * 7
    assert who(owner) == "anne"


def test_two_changes_of_a_password_do_not_both_count(houses: list[House]) -> None:
    owner = account(houses[0], "anne")
    changes = [
        from_elsewhere(
            _at(houses[n % 2], owner), n, "POST", "/api/password",
            {"old": PASSWORD, "new": f"{NEW} {n}"},
        )
        for n in range(4)
    ]  # fmt: skip
    answers = [status for status, _ in at_once(*changes)]
    assert answers.count(200) == 1
    # A bad login, or by then no login at all.
    assert set(answers) <= {200, 401, 403}


def test_links_are_void_once_the_password_or_the_address_is_another(
    houses: list[House], letters: Mail
) -> None:
    guest = with_mail(houses[0], letters[0], "anne")
    token = forgotten(houses[0], letters[0], "anne")
    guest.ok("POST", "/api/password", {"old": PASSWORD, "new": NEW})
    late = {"token": token, "password": PASSWORD}
    assert Guest(houses[1]).call("POST", "/api/password/recover", late)[0] == 410
    token = forgotten(houses[0], letters[0], "anne")
    guest.ok("PATCH", "/api/me", {"notices": {"email": None}})
    late = {"token": token, "password": PASSWORD}
    assert Guest(houses[1]).call("POST", "/api/password/recover", late)[0] == 410
    assert who(guest) == "anne"
