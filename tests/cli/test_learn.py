"""tocsin learn: lessons in the terminal, with typed input."""

import pytest
from click.testing import CliRunner, Result

from tocsin import games
from tocsin.cli import main
from tocsin.table.learning.lessons import lessons
from tocsin.table.learning.practice import Practice


def typed(game: str, lines: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["learn", game, *arguments], input=lines)


def keys(game_id: str, number: int, actions: list[str]) -> str:
    """Return the input lines for these actions of a lesson."""
    game = games.load(game_id)
    practice = Practice(game, lessons(game_id)[number - 1])
    lines = []
    for action in actions:
        choice = game.choice(practice.match.position, practice.lesson.seat)
        assert choice is not None
        lines.append(1 + [option.action for option in choice.options].index(action))
        practice.play(action)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("game_id", games.ids())
def test_all_lessons_can_be_completed(game_id: str) -> None:
    all_lessons = lessons(game_id)
    lines = "".join(
        keys(game_id, number, lesson.solution) for number, lesson in enumerate(all_lessons, 1)
    )
    result = typed(game_id, lines)
    assert result.exit_code == 0, result.output
    assert f"Lesson {len(all_lessons)} of {len(all_lessons)}" in result.output
    assert "--level gentle" in " ".join(result.output.split())


def test_a_mistake_is_explained_and_restarts_the_lesson() -> None:
    lesson = lessons("revolution")[0]
    lines = keys("revolution", 1, lesson.mistake) + keys("revolution", 1, lesson.solution) + "q\n"
    output = " ".join(typed("revolution", lines).output.split())
    assert "Many weak tokens never beat one stronger token." in output
    assert "Once more, from the beginning." in output
    assert "Lesson 2 of" in output


def test_hint_coach_rules_and_undo_commands() -> None:
    output = " ".join(typed("revolution", "h\nc\nr tie\n1\nu\na\nwhat\n?\nb\nq\n").output.split())
    assert "What helps now: Printer" in output
    assert "A token is gone whether it wins or loses." in output
    assert "3.7" in output
    assert "“what” is not one of the answers." in output
    assert output.count("Type the number of an answer") == 2


def test_any_first_lesson_in_either_language() -> None:
    assert "Leçon 2 sur" in typed("revolution", "n\nq\n", "--lang", "fr", "--lesson", "2").output
    result = typed("revolution", "", "--lesson", "99")
    assert result.exit_code == 2
    assert "numbered from 1 to" in result.output
