"""A match as tables of text: of what one may see at a table, and of nothing a client sends."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from tests.patience import wait_until
from tests.server.guest import Guest, Json, Page, followed_step
from tests.server.house import House
from tocsin import games


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("sheets") / "t.sqlite3") as house:
        yield house


def as_text(game: str, view: Json) -> Json:
    return msgspec.to_builtins(games.load(game).sheets(view))


def test_no_view_is_ever_taken_from_a_client(house: House) -> None:
    guest = Guest(house)
    view: Json = {"seats": [{} for _ in range(10_000)]}
    for game in games.ids():
        assert guest.call("POST", f"/api/games/{game}/sheets", view)[0] in (404, 405)


@pytest.mark.parametrize("game", games.ids())
def test_each_reads_the_match_as_their_own_eyes_see_it(house: House, game: str) -> None:
    async def match() -> None:
        anne, bob = Guest(house), Guest(house)
        seats = ["me"] + ["open"] * (games.load(game).players[0] - 1)
        table = anne.open_table(*seats, game=game)["id"]
        for seat in range(1, len(seats)):
            bob.sit(table, seat)
        for guest in (anne, bob, Guest(house)):
            page = Page(guest, table)
            page.text = True
            await page.open()
            for sight in page.sights.values():
                assert sight["sheets"][0].keys() == {"title", "columns", "rows", "printed"}
                assert sight["sheets"] == as_text(game, sight["view"])
            await page.close()

    asyncio.run(match())


def test_a_finished_match_is_read_at_any_step_by_any_eyes(house: House) -> None:
    guest = Guest(house)
    table = guest.open_table("random", "random", "random", "random", game="bastille")
    path = f"/api/tables/{table['id']}"
    wait_until(lambda: guest.ok("GET", path)["status"] == "over", "the match's end")
    for eyes in ("", "&seat=2"):
        told = guest.ok("GET", f"{path}/steps?text=true{eyes}")
        sight = {"view": told["view"], "sheets": told["sheets"], "outcome": None}
        assert sight["sheets"] == as_text("bastille", sight["view"])
        for step in told["steps"]:
            sight = followed_step(sight, step)
            assert sight["sheets"] == as_text("bastille", sight["view"])
        plain = guest.ok("GET", f"{path}/steps?{eyes}")
        assert "sheets" not in plain
        assert not any("sheets" in step.get("change", {}) for step in plain["steps"])
