"""Lessons as data: located errors, conditions, and the replies of rivals."""

import pytest

from tocsin import games
from tocsin.table.errors import BadLesson, NotNow
from tocsin.table.learning.lessons import Condition, lessons, parse_lessons, view_value
from tocsin.table.learning.practice import Practice

GAME = games.load("revolution")
GOOD = """
[[lesson]]
id = "one"
minutes = 1
players = 3
rivals = ["1 bid force priest"]
solution = ["bid force printer"]
mistake = ["bid force priest"]
[lesson.position]
scores = [1, 2, 3]
[lesson.task]
decisions = 1
goal = [{ told = "laid", args = { space = "space:printer" } }]
"""


def test_a_lesson_is_read() -> None:
    (lesson,) = parse_lessons(GAME, GOOD)
    assert lesson.others() == [1, 2]
    assert lesson.text("task").key == "lesson-one-task"
    assert lesson.text().args == {"first": "seat:1", "second": "seat:2"}
    practice = Practice(GAME, lesson)
    assert GAME.view(practice.match.position, 0)["seats"][2]["support"] == 3


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("minutes = 1", 'minutes = "a"', "$.lesson[0].minutes"),
        ("minutes = 1", "minuten = 1", "minuten"),
        ('id = "one"', 'id = "One"', "“One” is no id"),
        ("players = 3", "players = 9", "one: Revolution! is for 3 to 6 players"),
        ("players = 3", "players = 3\nseat = 3", "nobody sits at 3"),
        ("bid force printer", "bid force zebra", "one: "),
        ("1 bid force priest", "0 bid force priest", "is of no rival"),
        ("scores = [1, 2, 3]", "score = [1, 2, 3]", "'score'"),
        ("scores = [1, 2, 3]", "scores = 4", "scores is not 4"),
        ("scores = [1, 2, 3]", "phase = 1", "phase follows from other fields"),
        ("scores = [1, 2, 3]", "scores = { 2 = [1, 2] }", "scores has no place 3"),
        ('told = "laid"', 'told = "laying"', "no event is called laying"),
        ("{ space =", "{ place =", "laid does not tell place"),
        ('told = "laid"', 'told = "laid", view = "turn"', "about one thing"),
        ("decisions = 1", "decisions = 0", "takes 1 to 40 decisions"),
        ("decisions = 1", "decisions = 41", "takes 1 to 40 decisions"),
        (
            '{ told = "laid", args = { space = "space:printer" } }',
            '{ view = "turns", least = 1 }',
            "'turns'",
        ),
        (
            '{ told = "laid", args = { space = "space:printer" } }',
            '{ view = "turn" }',
            "compared with nothing",
        ),
        ("[[lesson]]", "[[lesson]", "lessons.toml: "),
    ],
)
def test_errors_name_their_location(good: str, bad: str, said: str) -> None:
    assert good in GOOD
    with pytest.raises(BadLesson) as caught:
        parse_lessons(GAME, GOOD.replace(good, bad))
    assert caught.value.sentence.startswith("revolution/data/lessons.toml: ")
    assert said in caught.value.sentence


def test_duplicate_ids_are_refused() -> None:
    with pytest.raises(BadLesson, match="one: it is there twice"):
        parse_lessons(GAME, GOOD + GOOD)


def test_view_values_are_addressed_by_id_or_index_and_summed() -> None:
    view = {"areas": [{"id": "harbor", "cubes": [1, 2]}], "seats": [{"holder": None}]}
    assert view_value(view, "areas.harbor.cubes.1") == 2
    assert view_value(view, "seats.0.holder") is None
    assert view_value(view, "areas.0.cubes.0 + areas.0.cubes.1") == 3
    for wrong in ("areas.harbor", "areas.harbor.cubes.0 + seats.0.holder"):
        with pytest.raises(ValueError, match="is no"):
            view_value(view, wrong)


def test_conditions_compare_values() -> None:
    assert Condition(told="won").holds(1)
    assert not Condition(told="won").holds(0)
    assert Condition(told="won", most=0).holds(0)
    assert Condition(view="a", equals=None).holds(None)
    # The number 0 is not equal to False.
    assert not Condition(view="a", equals=0).holds(False)
    assert not Condition(view="a", least=0).holds(None)
    assert Condition(view="a", least=1, most=2).holds(2)
    assert not Condition(view="a", least=1, most=2).holds(3)
    assert not Condition(rank=1).holds(None)


def test_gained_compares_with_the_first_position() -> None:
    text = GOOD.replace(
        '{ told = "laid", args = { space = "space:printer" } }',
        '{ view = "scores.0.now", gained = true, least = 0, most = 0 }',
    )
    practice = Practice(GAME, parse_lessons(GAME, text)[0])
    assert practice.progress() == "done"


def test_no_action_is_accepted_after_the_end() -> None:
    lesson = lessons("revolution")[0]
    practice = Practice(GAME, lesson)
    for action in lesson.solution:
        practice.play(action)
    with pytest.raises(NotNow):
        practice.play("bid gold priest")


def test_rivals_follow_the_script_and_then_a_bot() -> None:
    lesson = parse_lessons(GAME, GOOD)[0]
    practice = Practice(GAME, lesson)
    spread = [GAME.actions.text(entry.action) for entry in practice.match.log if entry.seat == 1]
    assert spread[0] == "bid force priest"
    assert spread[-1] == "knock"


def test_any_actions_that_reach_the_goal_count() -> None:
    lesson = next(lesson for lesson in lessons("revolution") if lesson.id == "tokens")
    practice = Practice(GAME, lesson)
    for space in ("general", "captain", "innkeeper", "magistrate", "magistrate"):
        practice.play(f"bid gold {space}")
    practice.play("knock")
    assert practice.progress() == "done"


def test_no_hint_after_a_deviation_from_the_solution() -> None:
    practice = Practice(GAME, lessons("revolution")[0])
    assert practice.next_actions() == ["bid force printer"]
    practice.play("bid force priest")
    assert practice.next_actions() == []


def test_hints_end_the_turn_last() -> None:
    lesson = next(lesson for lesson in lessons("paris") if lesson.id == "last")
    practice = Practice(games.load("paris"), lesson)
    practice.play("move chaillot-2")
    assert practice.next_actions() == ["use 22"]
    practice.play("use 22")
    assert practice.next_actions() == ["finish"]
