"""Whole matches of every game: played beforehand, known to have much in them, then clicked."""

import re
from collections.abc import Iterator

import pytest

from tests.battery.variants import Variant
from tests.server.house import House
from tocsin.kernel.record import Record

from .conftest import NewVisitor
from .records import Away, Wanted, done, replay, told, watch
from .visitor import Visitor


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


# A match is long: where nobody need click all of it, somebody comes late or goes early.
LATE: Away = {0: range(230)}
EARLY: Away = {0: range(90, 1000)}
FRIEND_EARLY: Away = {1: range(20, 1000)}
COMPANY = Wanted(
    "revolution-4",
    Variant("revolution", 4, play="mixed"),
    {"spied", "swapped", "placed", "picked-cube", "knocked", "declined", "no-room"},
    lambda played: done(played, 2, FRIEND_EARLY),
)
ONE_OF_FIVE = Wanted(
    "revolution-5-anarchy",
    Variant("revolution", 5, (("board", "anarchy"),), "mixed"),
    {"ejected", "reclaimed", "copied", "placed-rival"},
    lambda played: done(played, 1, LATE),
)
IN_FRENCH = Wanted(
    "bastille-4",
    Variant("bastille", 4, play="mixed"),
    {"hired", "entered", "exchanged", "claimed", "claimed-two", "joined", "declined"},
    lambda played: done(played, 1),
)
BUILDERS = Wanted(
    "paris-2",
    Variant("paris", 2, play="mixed"),
    {"acquired-landmark", "chose-reward", "bought", "sold", "took-end", "used-bonus", "handed"},
    lambda played: done(played, 2, EARLY),
)
SIEGE = Wanted(
    "bastion-2",
    Variant("bastion", 2, play="mixed"),
    {"carried", "gate-closed", "broken", "supported", "riposted", "mission-laid"},
    besieged,
)
WATCHED = {
    players: Wanted(
        f"bastion-{players}",
        Variant("bastion", players, play="mixed"),
        {"captured", "moved", "attacked"},
        lambda played: {event.key for event in told(played)},
    )
    for players in (3, 4)
}
# Whatever happens in it, a short one is typed to its end.
SHORT = {
    game: Wanted(
        f"{game}-{players}-short",
        Variant(game, players, play="mixed"),
        set(),
        lambda played: {event.key for event in told(played)},
    )
    for game, players in (("bastion", 2), ("revolution", 3))
}
WANTED = [COMPANY, ONE_OF_FIVE, IN_FRENCH, BUILDERS, SIEGE, *WATCHED.values(), *SHORT.values()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a house at which the matches are dealt that were played beforehand."""
    folder = tmp_path_factory.mktemp("house")
    database, deal = folder / "tables.sqlite3", folder / "deal"
    with House(database, program="tests.server.dealt", deal=deal) as house:
        yield house


def test_two_people_finish_a_revolution_and_look_back_at_it(
    visitor: NewVisitor, house: House
) -> None:
    ada, *_ = replay(visitor, house, COMPANY.kept(), people=2, away=FRIEND_EARLY)
    ada.page.locator("section.end summary", has_text="Fairness").click()
    ada.click("Verify the record")
    ada.page.get_by_text("Verified:").wait_for()
    ada.page.get_by_role("img", name=re.compile("The course of the match")).wait_for()
    ada.page.locator("section.end").get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").wait_for()
    ada.click("One step on")
    ada.page.get_by_text(re.compile(r"^1 / \d+$")).wait_for()


def test_one_of_five_finishes_a_revolution_with_anarchy(visitor: NewVisitor, house: House) -> None:
    replay(visitor, house, ONE_OF_FIVE.kept(), people=1, away=LATE)


def test_a_person_finishes_bastille_in_french(visitor: NewVisitor, house: House) -> None:
    (ada,) = replay(visitor, house, IN_FRENCH.kept(), people=1, language="FR")
    assert re.search("emporte|partagent", ada.page.locator("#end-title").inner_text())


def test_two_people_finish_paris_with_all_that_is_in_it(visitor: NewVisitor, house: House) -> None:
    replay(visitor, house, BUILDERS.kept(), people=2, away=EARLY)


def test_a_person_finishes_a_siege_with_all_that_is_in_it(
    visitor: NewVisitor, house: House
) -> None:
    replay(visitor, house, SIEGE.kept(), people=1)


@pytest.mark.parametrize(("players", "squares"), [(3, 120), (4, 133)])
def test_a_siege_of_more_is_watched_to_its_end(
    visitor: NewVisitor, house: House, players: int, squares: int
) -> None:
    def look(eva: Visitor) -> None:
        assert eva.page.locator('[data-thing^="square:"]').count() == squares

    eva = watch(visitor, house, WATCHED[players].kept(), look)
    assert re.search("win|share", eva.page.locator("#end-title").inner_text())


@pytest.mark.parametrize(
    "played", [IN_FRENCH, BUILDERS, *SHORT.values()], ids=lambda wanted: wanted.name
)
def test_a_match_of_each_game_is_finished_by_keys_from_text_alone(
    visitor: NewVisitor, house: House, played: Wanted
) -> None:
    def typist() -> Visitor:
        person = visitor()
        person.read_as_text()
        person.by_keys = True
        return person

    (ada,) = replay(typist, house, played.kept(), people=1)
    assert ada.page.locator(".board").count() == 0
