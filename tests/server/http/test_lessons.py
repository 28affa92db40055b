"""Lessons over HTTP: listed, played without a table, and bounded."""

from collections.abc import Iterator

import pytest

from tests.server.guest import Guest, followed_step
from tests.server.house import House
from tocsin import games
from tocsin.table.learning.lessons import lessons


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("lessons") / "t.sqlite3") as house:
        yield house


@pytest.mark.parametrize("game", games.ids())
def test_every_lesson_is_solved_by_its_hints(house: House, game: str) -> None:
    guest = Guest(house)
    listed = guest.ok("GET", f"/api/games/{game}/lessons")
    assert [row["id"] for row in listed] == [lesson.id for lesson in lessons(game)]
    for row in listed:
        path = f"/api/games/{game}/lessons/{row['id']}"
        actions: list[str] = []
        told = guest.ok("POST", path, {"actions": actions})
        assert told["task"] == row["task"]
        while told["progress"] == "open":
            assert told["sight"]["number"] == len(actions)
            actions.append(told["hint"]["actions"][0])
            before, told = told, guest.ok("POST", path, {"actions": actions})
            # The page that has seen the last answer comes by the steps to the next.
            sight = {"view": before["sight"]["view"]}
            for step in told["steps"]:
                # A step's own change is of the view.
                step |= {"change": {"view": step["change"]}} if "change" in step else {}
                sight = followed_step(sight, step)
            assert sight["view"] == told["sight"]["view"]
        assert told["progress"] == "done"
        assert told["coach"]["key"] == f"lesson-{row['id']}-after"
        assert told["sight"]["choice"] is None


def test_attempt_is_available_as_text_and_not_stored(house: House) -> None:
    guest = Guest(house)
    path = "/api/games/revolution/lessons/strength"
    plain = guest.ok("POST", path, {"actions": []})
    assert "sheets" not in plain["sight"]
    text = guest.ok("POST", path, {"actions": [], "text": True})
    assert text["sight"]["sheets"]
    assert guest.ok("POST", path, {"actions": []}) == plain
    assert guest.ok("GET", "/api/tables/mine") == []
    assert "lesson-strength-hint = " in guest.ok("GET", "/api/words/en/revolution/lessons")


def test_unknown_or_illegal_input_is_refused(house: House) -> None:
    guest = Guest(house)
    path = "/api/games/revolution/lessons/strength"
    assert guest.call("GET", "/api/games/zebra/lessons")[0] == 404
    assert guest.call("POST", "/api/games/revolution/lessons/zebra", {"actions": []})[0] == 404
    assert guest.call("POST", path, {"actions": ["knock"]})[1]["kind"] == "illegal-action"
    assert guest.call("POST", path, {"actions": ["zebra"]})[1]["kind"] == "unreadable-action"
    solution = lessons("revolution")[0].solution
    assert guest.call("POST", path, {"actions": [*solution, "knock"]})[1]["kind"] == "not-now"
    assert guest.call("POST", path, {"actions": ["knock"] * 41})[0] == 400
    assert guest.call("POST", path, {"actions": ["k" * 81]})[0] == 400


def test_rules_are_found_by_everyday_questions(house: House) -> None:
    guest = Guest(house)
    path = "/api/games/revolution/rules/en"
    assert guest.ok("GET", f"{path}?search=tie")[0]["number"] == "3.7"
    assert len(guest.ok("GET", path)) == len(guest.ok("GET", f"{path}?search=%20"))
    assert guest.ok("GET", f"{path}?search=zebra") == []
    assert guest.call("GET", f"{path}?search={'a' * 101}")[0] == 400
    asked = guest.ok("GET", "/api/games/revolution/questions/fr")
    assert asked[0]["text"] == "Comment gagne-t-on\u00a0?"
    assert asked[0]["clauses"][0] == "7.9"
