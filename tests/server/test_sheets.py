"""A match as tables of text: of what one may see at a table, and of nothing a client sends."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.patience import wait_until
from tests.server.guest import Guest, Json
from tests.server.house import House
from tocsin import games

SHEETS = "/api/tables/{}/sheets"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("sheets") / "t.sqlite3") as house:
        yield house


def test_no_view_is_ever_taken_from_a_client(house: House) -> None:
    guest = Guest(house)
    view: Json = {"seats": [{} for _ in range(10_000)]}
    for game in games.ids():
        assert guest.call("POST", f"/api/games/{game}/sheets", view)[0] in (404, 405)
        assert guest.call("POST", SHEETS.format("nothere"), view)[0] == 405


@pytest.mark.parametrize("game", games.ids())
def test_a_player_reads_the_match_as_their_own_seat_sees_it(house: House, game: str) -> None:
    anne, bob = Guest(house), Guest(house)
    seats = ["me"] + ["open"] * (games.load(game).players[0] - 1)
    table = anne.open_table(*seats, game=game)["id"]
    status, answer = anne.call("GET", SHEETS.format(table))
    assert (status, answer["kind"]) == (409, "not-now")
    for seat in range(1, len(seats)):
        bob.sit(table, seat)
    own = anne.ok("GET", f"{SHEETS.format(table)}?seat=0")
    public = anne.ok("GET", SHEETS.format(table))
    assert own
    assert own[0].keys() == {"title", "columns", "rows"}
    assert Guest(house).ok("GET", SHEETS.format(table)) == public
    for seat in (1, 99):
        status, answer = anne.call("GET", f"{SHEETS.format(table)}?seat={seat}")
        assert (status, answer["kind"]) == (403, "not-your-seat")
    status, answer = anne.call("GET", f"{SHEETS.format(table)}?to=0")
    assert (status, answer["kind"]) == (409, "not-now")


def test_the_sheets_of_a_private_table_need_its_invitation(house: House) -> None:
    anne, bob = Guest(house), Guest(house)
    table = anne.open_table("me", "me", "me", private=True)
    path = SHEETS.format(table["id"])
    status, answer = bob.call("GET", path)
    assert (status, answer["kind"]) == (403, "private-table")
    assert bob.ok("GET", f"{path}?invitation={table['invitation']}")


def test_a_finished_match_is_read_at_any_step_by_any_eyes(house: House) -> None:
    guest = Guest(house)
    table = guest.open_table("random", "random", "random", "random", game="bastille")
    path = f"/api/tables/{table['id']}"
    wait_until(lambda: guest.ok("GET", path)["status"] == "over", "the match's end")
    game = games.load("bastille")
    for to, seat in ((0, None), (7, 2), (1_000_000, 0)):
        eyes = "" if seat is None else f"&seat={seat}"
        shown = guest.ok("GET", f"{path}/replay?to={to}{eyes}")
        expected = msgspec.to_builtins(game.sheets(shown["view"]))
        assert guest.ok("GET", f"{path}/sheets?to={to}{eyes}") == expected
