"""The search for clauses by everyday questions (tests/games/<id>/everyday.txt)."""

import re
from pathlib import Path

import pytest

from tests.battery.test_lessons import SHIPPED
from tests.battery.test_words import messages
from tests.battery.variants import GAMES, data_of
from tocsin.table.learning.rulebook import clauses, find, questions
from tocsin.table.words import LANGUAGES

TESTS = Path(__file__).parents[1]
# The clause has to be among the first results.
MAX_RESULTS = 3
LINE = re.compile(r"(?P<language>\w\w) (?P<text>.+) → (?P<clause>\d+\.\d+)")


def everyday(game_id: str, language: str) -> list[tuple[str, str]]:
    """Return the questions of a language with the clauses that answer them."""
    lines = (TESTS / "games" / game_id / "everyday.txt").read_text("utf-8").splitlines()
    rows = [LINE.fullmatch(line) for line in lines]
    assert all(rows), "a line cannot be read"
    return [(row["text"], row["clause"]) for row in rows if row and row["language"] == language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", SHIPPED)
def test_ten_everyday_questions_find_their_clause(game_id: str, language: str) -> None:
    rows = everyday(game_id, language)
    assert len(rows) >= 10
    missed = {
        text: [clause.number for clause in find(game_id, language, text)][:MAX_RESULTS]
        for text, number in rows
        if number not in [clause.number for clause in find(game_id, language, text)][:MAX_RESULTS]
    }
    assert missed == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_is_answered_by_existing_clauses(game_id: str, language: str) -> None:
    there = {clause.number for clause in clauses(game_id, language)}
    for question in questions(game_id, language):
        assert question.clauses
        assert set(question.clauses) <= there
        assert find(game_id, language, question.text)[0].number in question.clauses


@pytest.mark.parametrize("game_id", SHIPPED)
def test_all_languages_have_the_same_questions(game_id: str) -> None:
    english, *others = [messages(data_of(game_id), lang, "questions") for lang in LANGUAGES]
    assert len(questions(game_id, "en")) == len(english) / 2 >= 10
    assert all(other == english for other in others)
