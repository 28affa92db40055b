"""The rules by clause: shown as French is set, and found however they are typed."""

import pytest

from tocsin.table.rulebook import Clause, clauses, search

CLAUSES = [
    Clause("1.1", "1. Matériel", "L’État\u00a0: son CŒUR"),
    Clause("1.2", "1. Matériel", "L'été, « le Roy »"),
]


@pytest.mark.parametrize("text", ["l'etat", "L’ÉTAT", "etat : son", "coeur", "cœur"])
def test_a_search_minds_no_accent_apostrophe_space_or_capital(text: str) -> None:
    assert [clause.number for clause in search(CLAUSES, text)] == ["1.1"]


def test_a_search_finds_by_number_chapter_or_text() -> None:
    assert [clause.number for clause in search(CLAUSES, "1.2")] == ["1.2"]
    assert [clause.number for clause in search(CLAUSES, "1")] == ["1.1", "1.2"]
    assert search(CLAUSES, "zèbre") == []


def test_no_line_of_a_french_clause_can_break_before_a_sign() -> None:
    french = clauses("bastille", "fr")
    assert any("\u00a0:" in clause.text for clause in french)
    assert not any(" :" in clause.text or " ;" in clause.text for clause in french)
    assert not any("\u00a0" in clause.text for clause in clauses("bastille", "en"))
