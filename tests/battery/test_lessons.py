"""Lessons can be completed and failed, and have texts in every language; the coach likewise."""

from functools import cache
from importlib import import_module
from random import Random

import pytest

from tests.battery.test_words import PACKAGE, arguments, messages, whole
from tests.battery.variants import GAMES, data_of, folder_of, game_of
from tocsin.table.learning.lessons import RIVALS, TEXTS, Lesson, lessons, start_position
from tocsin.table.learning.practice import Practice
from tocsin.table.words import LANGUAGES, Words

LESSONS = [(game_id, lesson) for game_id in GAMES for lesson in lessons(game_id)]
SHIPPED = [game_id for game_id in GAMES if folder_of(game_id).is_relative_to(PACKAGE)]
MAX_MINUTES = 12


def each_lesson(test):
    ids = [f"{game_id}-{lesson.id}" for game_id, lesson in LESSONS]
    return pytest.mark.parametrize(("game_id", "lesson"), LESSONS, ids=ids)(test)


@cache
def texts(game_id: str, language: str) -> dict[str, frozenset[str]]:
    return messages(data_of(game_id), language, "lessons")


def tried(game_id: str, lesson: Lesson, actions: list[str]) -> Practice:
    """Play actions in a lesson, which has to be open before each."""
    practice = Practice(game_of(game_id), lesson)
    for action in actions:
        assert practice.progress() == "open", f"over before {action}"
        practice.play(action)
    return practice


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_taught(game_id: str) -> None:
    assert lessons(game_id)


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_game_is_taught_in_ten_minutes(game_id: str) -> None:
    assert 5 <= len(lessons(game_id)) <= 8
    assert 5 <= sum(lesson.minutes for lesson in lessons(game_id)) <= MAX_MINUTES


@each_lesson
def test_only_the_whole_solution_completes_the_task(game_id: str, lesson: Lesson) -> None:
    practice = tried(game_id, lesson, lesson.solution)
    assert practice.progress() == "done"
    assert practice.coach_message() == lesson.text("after")


@each_lesson
def test_a_wrong_answer_fails_and_is_explained(game_id: str, lesson: Lesson) -> None:
    practice = tried(game_id, lesson, lesson.mistake)
    assert practice.progress() == "failed"
    assert practice.coach_message() == lesson.text("mistake")


@each_lesson
def test_hint_shows_the_next_action_of_the_solution(game_id: str, lesson: Lesson) -> None:
    practice = Practice(game_of(game_id), lesson)
    for action in lesson.solution:
        assert action in practice.next_actions()
        practice.play(action)
    assert practice.next_actions() == []


@each_lesson
def test_lessons_are_deterministic(game_id: str, lesson: Lesson) -> None:
    one, other = (tried(game_id, lesson, lesson.mistake) for _ in range(2))
    assert one.match.position.to_json() == other.match.position.to_json()
    assert one.log() == other.log()


@each_lesson
def test_any_answers_keep_the_lesson_open_or_settle_it(game_id: str, lesson: Lesson) -> None:
    game = game_of(game_id)
    dice = Random(1)
    for _ in range(3):
        practice = Practice(game, lesson)
        while practice.progress() == "open":
            choice = game.choice(practice.match.position, lesson.seat)
            assert choice is not None
            practice.play(dice.choice(choice.options).action)
        assert len(practice.actions) <= lesson.task.decisions


@each_lesson
def test_position_of_a_lesson_is_valid(game_id: str, lesson: Lesson) -> None:
    game = game_of(game_id)
    position = start_position(game, lesson)
    import_module(f"tests.games.{game_id}.conservation").check(position)
    clone = game.from_json(position.to_json())
    assert clone.to_json() == position.to_json()
    for seat in position.actors():
        assert position.legal(seat)
        assert sorted(clone.legal(seat)) == sorted(position.legal(seat))


@each_lesson
def test_learner_decides_first_in_an_open_lesson(game_id: str, lesson: Lesson) -> None:
    practice = Practice(game_of(game_id), lesson)
    assert practice.match.position.actors() == [lesson.seat]
    assert practice.progress() == "open"
    assert practice.coach_message() == lesson.text("before")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_lesson_texts_are_complete_and_all_used(game_id: str, language: str) -> None:
    wanted = {lesson.text(part).key for lesson in lessons(game_id) for part in ("", *TEXTS)}
    told = {key for key in whole(texts(game_id, language)) if not key.startswith("example-")}
    assert told == wanted


@each_lesson
def test_all_languages_name_the_same_seated_rivals(game_id: str, lesson: Lesson) -> None:
    there = set(RIVALS[: lesson.players - 1])
    for part in ("", *TEXTS):
        key = lesson.text(part).key
        named = [arguments(texts(game_id, language)[key]) for language in LANGUAGES]
        assert named[0] <= there, key
        assert all(other == named[0] for other in named), key


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_lesson_text_can_be_formatted(game_id: str, lesson: Lesson, language: str) -> None:
    names = [f"Player {seat}" for seat in range(lesson.players)]
    words = Words(language, game_id, names, with_lessons=True)
    assert all(words.say(lesson.text(part)) for part in ("", *TEXTS))


@pytest.mark.parametrize("game_id", GAMES)
def test_lessons_redefine_no_message_of_the_game(game_id: str) -> None:
    assert texts(game_id, "en").keys() & messages(data_of(game_id), "en").keys() == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_coach_explains_every_kind_of_question(game_id: str) -> None:
    known = whole(messages(data_of(game_id), "en"))
    asked = {name.removeprefix("choose-") for name in known if name.startswith("choose-")}
    explained = {name.removeprefix("coach-") for name in known if name.startswith("coach-")}
    assert asked
    assert explained == asked
