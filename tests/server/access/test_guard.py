"""Host names, access to metrics, file modes, and addresses in rate limits."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from tests.server.guest import Guest
from tests.server.house import House
from tocsin.server.access import limits
from tocsin.server.access.limits import Buckets, address


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(
        tmp_path_factory.mktemp("guard") / "t.sqlite3", address="https://play.example.org"
    ) as house:
        yield house


# --- names


@pytest.mark.parametrize(
    "host", ["evil.example", "play.example.org.evil.example", "example.org", "["]
)
def test_foreign_host_name_is_refused(house: House, host: str) -> None:
    status, answer = Guest(house).call("GET", "/api/me", Host=host)
    assert (status, answer["kind"]) == (421, "foreign-host")


@pytest.mark.parametrize(
    "host",
    ["play.example.org", "PLAY.example.org:443", "127.0.0.1", "[::1]", "localhost:1", "den.local"],
)
def test_configured_and_local_names_are_accepted(house: House, host: str) -> None:
    assert Guest(house).call("GET", "/api/me", Host=host)[0] == 200


def test_https_sends_strict_transport_security(house: House) -> None:
    from http.client import HTTPConnection as Plain

    for scheme, expected in (("https", "max-age=31536000"), ("http", None)):
        connection = Plain("127.0.0.1", house.port)
        connection.request("GET", "/health", headers={"X-Forwarded-Proto": scheme})
        answer = connection.getresponse()
        answer.read()
        connection.close()
        assert answer.getheader("strict-transport-security") == expected


# --- figures


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_metrics_are_refused_to_clients_of_a_proxy(house: House, header: str) -> None:
    assert "tocsin_requests_total" in Guest(house).ok("GET", "/metrics")
    assert Guest(house).call("GET", "/metrics", None, None, **{header: "203.0.113.9"})[0] == 404


def test_metrics_are_readable_with_the_token(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3", metrics_token="figures") as house:
        guest = Guest(house)
        for wrong in ("", "Bearer ", "Bearer figure", "Bearer figures2"):
            assert guest.call("GET", "/metrics", Authorization=wrong)[0] == 404
        far = {"Authorization": "Bearer figures", "X-Forwarded-For": "203.0.113.9"}
        assert guest.call("GET", "/metrics", None, None, **far)[0] == 200


# --- files


def test_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with House(folder / "t.sqlite3") as house:
        Guest(house, "Anne").open_table("me", "me", "me")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert {"t.sqlite3", "t.sqlite3-wal"} <= set(modes)
        assert {name: mode for name, mode in modes.items() if mode & 0o077} == {}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_readable_database_is_made_private(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    path.touch(0o644)
    path.chmod(0o644)
    with House(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


# --- addresses


def coming_from(host: str) -> str:
    return address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))


def test_addresses_of_an_ipv6_network_count_as_one() -> None:
    assert coming_from("2001:db8:1:2::1") == coming_from("2001:db8:1:2:ffff::9")
    assert coming_from("2001:db8:1:2::1") != coming_from("2001:db8:1:3::1")
    assert coming_from("::ffff:203.0.113.9") == coming_from("203.0.113.9")
    assert coming_from("203.0.113.8") != coming_from("203.0.113.9")
    assert coming_from("fe80::1%eth0") == coming_from("fe80::2%eth0")
    assert coming_from("testclient") == "testclient"


def test_least_recently_used_bucket_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 3)
    buckets = Buckets(0.0001, 10_000)
    assert [buckets.take(whose) for whose in ("a", "b", "c")] == [True] * 3
    # a has spent its one token and stays in mind; b and c go for d and e.
    assert [buckets.take(whose) for whose in ("a", "d", "e", "a")] == [False, True, True, False]
    assert buckets.take("b")
