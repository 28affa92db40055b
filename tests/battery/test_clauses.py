"""Every clause of the rules is cited by a test (RULES 1 to 8)."""

import ast
import re
from pathlib import Path

import pytest

from tocsin import games

TESTS = Path(__file__).parents[1] / "games"
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (?:\(A(\d+)\))?", re.MULTILINE)
CITED = re.compile(r"RULES (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)")
RULING = re.compile(r"[Rr]ulings? (A\d+(?:(?:, | and )A\d+)*)")


def docstrings(game: str) -> list[str]:
    folder = TESTS / game
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.rglob("test_*.py")]
    return [
        ast.get_docstring(node) or ""
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize("game", games.ids())
def test_every_clause_that_states_a_rule_has_a_test(game: str) -> None:
    rules = games.folder(game).joinpath("RULES.md").read_text("utf-8")
    clauses = {
        number: f"A{ruling}" if ruling else number
        for number, ruling in CLAUSE.findall(rules)
        # Chapters 9 and 10 are sources and versions.
        if int(number.split(".")[0]) <= 8
    }
    assert clauses
    texts = docstrings(game)
    cited = {
        clauses.get(number, number)
        for text in texts
        for match in CITED.findall(text)
        for number in re.findall(r"\d+\.\d+", match)
    } | {
        number
        for text in texts
        for match in RULING.findall(text)
        for number in re.findall(r"A\d+", match)
    }
    untested = sorted(set(clauses.values()) - cited)
    assert not untested, f"no docstring of a test in tests/games/{game} cites {', '.join(untested)}"
