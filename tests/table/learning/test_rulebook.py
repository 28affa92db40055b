"""The rules by clause: French typography, and search."""

import pytest

from tocsin.table.learning.rulebook import Clause, clauses, find, search

CLAUSES = [
    Clause("1.1", "1. Matériel", "L’État\u00a0: son CŒUR"),
    Clause("1.2", "1. Matériel", "L'été, « le Roy »"),
]


@pytest.mark.parametrize("text", ["l'etat", "L’ÉTAT", "etat : son", "coeur", "cœur"])
def test_search_ignores_accents_apostrophes_spaces_and_case(text: str) -> None:
    assert [clause.number for clause in search(CLAUSES, text)] == ["1.1"]


def test_search_by_number_chapter_or_text() -> None:
    assert [clause.number for clause in search(CLAUSES, "1.2")] == ["1.2"]
    assert [clause.number for clause in search(CLAUSES, "1")] == ["1.1", "1.2"]
    assert search(CLAUSES, "zèbre") == []


def test_french_punctuation_has_no_break_spaces() -> None:
    french = clauses("bastille", "fr")
    assert any("\u00a0:" in clause.text for clause in french)
    assert not any(" :" in clause.text or " ;" in clause.text for clause in french)
    assert not any("\u00a0" in clause.text for clause in clauses("bastille", "en"))


def numbers(game: str, language: str, text: str) -> list[str]:
    return [clause.number for clause in find(game, language, text)]


def test_answers_precede_other_clauses() -> None:
    results = numbers("revolution", "en", "tie")
    assert results[:3] == ["3.7", "7.5", "8.15"]
    assert "8.14" in results[3:]


def test_a_number_finds_one_clause_and_nonsense_none() -> None:
    assert numbers("revolution", "en", "3.7") == ["3.7"]
    assert numbers("revolution", "en", "zebra") == []
    assert numbers("revolution", "fr", "est-ce que je la") == []


def test_words_are_found_in_any_order_and_form() -> None:
    assert numbers("bastion", "en", "diagonal soldier square moves") == ["4.6"]


def test_a_game_without_questions_is_searched() -> None:
    assert numbers("high_card", "en", "highest card") == ["7.1"]
