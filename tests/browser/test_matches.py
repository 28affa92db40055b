"""Whole matches of every game: played beforehand, known to have much in them, then clicked."""

import re
from collections.abc import Iterator

import pytest

from tests.battery.variants import Variant
from tests.server.house import House
from tocsin.kernel.record import Record

from .conftest import NewVisitor
from .records import done, first_with, replay, told, watch
from .visitor import Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a house at which the matches are dealt that were played beforehand."""
    folder = tmp_path_factory.mktemp("house")
    database, deal = folder / "tables.sqlite3", folder / "deal"
    with House(database, program="tests.server.dealt", deal=deal) as house:
        yield house


def test_three_people_finish_a_revolution_and_look_back_at_it(
    visitor: NewVisitor, house: House
) -> None:
    played = first_with(
        {"spied", "swapped", "placed", "picked-cube", "knocked", "declined", "no-room"},
        Variant("revolution", 4, play="mixed"),
        lambda played: done(played, 3),
    )
    ada, *_ = replay(visitor, house, played, people=3)
    ada.click("Verify the record")
    ada.page.get_by_text("Verified:").wait_for()
    ada.page.get_by_role("img", name=re.compile("The course of the match")).wait_for()
    ada.page.locator("section.end").get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").wait_for()
    ada.click("One step on")
    ada.page.get_by_text(re.compile(r"^1 / \d+$")).wait_for()


def test_one_of_five_finishes_a_revolution_with_anarchy(visitor: NewVisitor, house: House) -> None:
    played = first_with(
        {"ejected", "reclaimed", "copied", "placed-rival"},
        Variant("revolution", 5, (("board", "anarchy"),), "mixed"),
        lambda played: done(played, 1),
    )
    replay(visitor, house, played, people=1)


def test_two_people_finish_bastille_in_french(visitor: NewVisitor, house: House) -> None:
    played = first_with(
        {"hired", "entered", "exchanged", "claimed", "claimed-two", "joined", "declined"},
        Variant("bastille", 4, play="mixed"),
        lambda played: done(played, 2),
    )
    for person in replay(visitor, house, played, people=2, language="FR"):
        assert re.search("emporte|partagent", person.page.locator("#end-title").inner_text())


def test_two_people_finish_paris_with_all_that_is_in_it(visitor: NewVisitor, house: House) -> None:
    played = first_with(
        {"acquired-landmark", "chose-reward", "bought", "sold", "took-end", "used-bonus", "handed"},
        Variant("paris", 3, play="mixed"),
        lambda played: done(played, 2),
    )
    replay(visitor, house, played, people=2)


def test_a_person_finishes_a_siege_with_all_that_is_in_it(
    visitor: NewVisitor, house: House
) -> None:
    played = first_with(
        {"carried", "gate-closed", "broken", "supported", "riposted", "mission-laid"},
        Variant("bastion", 2, play="mixed"),
        besieged,
    )
    replay(visitor, house, played, people=1)


def besieged(played: Record) -> set[str]:
    """Return what happened, and whether the first seat carried a piece and somebody riposted."""
    seen = {event.key for event in told(played)}
    riders: dict[object, object] = {}  # by tower
    token: object = None
    for event in told(played):
        args = event.args
        own = args.get("seat") == "seat:0"
        if event.key == "turn-begins":
            token = args["seat"]
        elif event.key == "boarded" and own:
            riders[args["tower"]] = args["piece"]
        elif event.key == "moved" and own and args["piece"] in riders:
            seen.add("carried")
        elif event.key == "moved" and own:
            riders = {tower: rider for tower, rider in riders.items() if rider != args["piece"]}
        elif event.key == "attacked" and args["seat"] != token:
            seen.add("riposted")
    return seen


@pytest.mark.parametrize(("players", "squares"), [(3, 120), (4, 133)])
def test_a_siege_of_more_is_watched_to_its_end(
    visitor: NewVisitor, house: House, players: int, squares: int
) -> None:
    table = Variant("bastion", players, play="mixed")
    played = first_with({"captured"}, table, lambda played: done(played, players))

    def look(eva: Visitor) -> None:
        assert eva.page.locator('[data-thing^="square:"]').count() == squares

    eva = watch(visitor, house, played, look)
    assert re.search("wins|share", eva.page.locator("#end-title").inner_text())
