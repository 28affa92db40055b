"""RULES.md: equal clauses in both languages; every citation refers to an existing clause."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.battery.variants import GAMES, folder_of, game_of

TESTS = Path(__file__).parents[1]

HEADINGS = {
    "RULES.md": (
        ("Players and parts", "Set-up", "Turn", "Actions", "Chance")
        + ("What is hidden", "End and scoring", "Rulings", "Sources", "Versions")
    ),
    "RULES.fr.md": (
        ("Joueurs et matériel", "Mise en place", "Tour de jeu", "Actions", "Hasard")
        + ("Ce qui est caché", "Fin et décompte", "Arbitrages", "Sources", "Versions")
    ),
}
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
RULING = re.compile(r"^\*\*\d+\.\d+\*\* \((A\d+)\) ", re.MULTILINE)
# `RULES 3.3`, `RULES 3.3 and 4.1 to 4.6`, `RULES 2`; `ruling A9`, `rulings A1, A2 and A16`.
LIST = r"{0}(?:(?:,| and| to| or)\s+{0})*"
CITED_CLAUSES = re.compile(r"\bRULES (" + LIST.format(r"\d+(?:\.\d+)?\b") + ")")
CITED_RULINGS = re.compile(r"\b[Rr]ulings? (" + LIST.format(r"A\d+\b") + ")")

# Chapters with clauses cited on the first line of a file; 5, 6 and 8 concern many files.
CARRIED_OUT = ("2", "3", "4", "7")


def rules(game_id: str, name: str = "RULES.md") -> str:
    """Return the text of a game's rules."""
    return folder_of(game_id).joinpath(name).read_text("utf-8")


def citing_files(game_id: str) -> Iterator[Path]:
    """Yield the sources and tests of a game."""
    for folder in (folder_of(game_id), TESTS / "games" / game_id):
        for suffix in ("*.py", "*.toml", "*.ftl"):
            yield from sorted(folder.rglob(suffix))


def named(cited: str) -> set[str]:
    """Return the clauses and rulings of a citation, with ranges such as 4.1 to 4.6 expanded."""
    names = set(re.findall(r"A?\d+(?:\.\d+)?", cited))
    for chapter, first, last in re.findall(r"(\d+)\.(\d+) to \1\.(\d+)", cited):
        names |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return names


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", HEADINGS)
def test_the_rules_have_the_ten_headings(game_id: str, name: str) -> None:
    headings = re.findall(r"^## (.*)$", rules(game_id, name), re.MULTILINE)
    assert headings == [f"{n}. {heading}" for n, heading in enumerate(HEADINGS[name], start=1)]


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_have_the_same_clauses(game_id: str) -> None:
    english, french = rules(game_id), rules(game_id, "RULES.fr.md")
    assert CLAUSE.findall(french) == CLAUSE.findall(english)
    assert RULING.findall(french) == RULING.findall(english)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", HEADINGS)
def test_clauses_are_numbered_without_gaps_under_their_heading(game_id: str, name: str) -> None:
    for chapter, text in enumerate(re.split(r"^## ", rules(game_id, name), flags=re.M)[1:], 1):
        clauses = CLAUSE.findall(text)
        assert clauses, f"chapter {chapter} is empty"
        assert clauses == [f"{chapter}.{number}" for number in range(1, len(clauses) + 1)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_and_ruling_cited_exists(game_id: str) -> None:
    clauses = CLAUSE.findall(rules(game_id))
    there = {*clauses, *(clause.partition(".")[0] for clause in clauses)}
    there |= set(RULING.findall(rules(game_id)))
    for file in citing_files(game_id):
        text = " ".join(file.read_text("utf-8").split())
        for cited in CITED_CLAUSES.findall(text) + CITED_RULINGS.findall(text):
            names = named(cited)
            assert names <= there, f"{file.name} cites {sorted(names - there)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_ruling_is_cited_in_the_sources_where_it_bites(game_id: str) -> None:
    cited: set[str] = set()
    for file in folder_of(game_id).rglob("*"):
        if file.suffix in (".py", ".toml"):
            text = " ".join(file.read_text("utf-8").split())
            cited = cited.union(*map(named, CITED_RULINGS.findall(text)))
    assert set(RULING.findall(rules(game_id))) - cited == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_cited_on_the_first_line_of_a_file(game_id: str) -> None:
    heads: set[str] = set()
    for file in folder_of(game_id).rglob("*.py"):
        head = file.read_text("utf-8").partition("\n")[0]
        heads = heads.union(*map(named, CITED_CLAUSES.findall(head)))
    clauses = CLAUSE.findall(rules(game_id))
    chapters = {clause: clause.partition(".")[0] for clause in clauses}
    homeless = [
        clause
        for clause in clauses
        if chapters[clause] in CARRIED_OUT and not {clause, chapters[clause]} & heads
    ]
    assert not homeless, f"no file names on its first line RULES {', '.join(homeless)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_last_documented_version_is_the_rules_version(game_id: str) -> None:
    told = re.findall(r"^\*\*10\.\d+\*\* Rules version (\d+)", rules(game_id), re.MULTILINE)
    assert told, "chapter 10 has no rules version"
    assert int(told[-1]) == game_of(game_id).rules_version
