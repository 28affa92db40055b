"""The rules of a game in our own words, by clause, with search."""

import re
from collections.abc import Iterator
from unicodedata import combining, normalize

import msgspec

from tocsin import games

from .words import typeset

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*)$")


class Clause(msgspec.Struct, frozen=True):
    """A numbered clause under its chapter's heading, as Markdown."""

    number: str
    chapter: str
    text: str


def clauses(game: str, language: str) -> list[Clause]:
    """Return the clauses of a game in the order of its RULES file."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    source = games.folder(game).joinpath(name).read_text("utf-8")
    return list(_parsed(typeset(source, language)))


def search(found: list[Clause], text: str) -> list[Clause]:
    """Return the clause or the chapter of that number, or all clauses that speak of the text."""
    wanted = _folded(text)
    by_number = [clause for clause in found if text in (clause.number, clause.number.split(".")[0])]
    return by_number or [clause for clause in found if wanted in _folded(clause.text)]


def _folded(text: str) -> str:
    """Return a text as it is compared: whatever the case, accents, apostrophes and spaces typed."""
    plain = "".join(sign for sign in normalize("NFD", text) if not combining(sign))
    plain = plain.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    return " ".join(plain.split())


def _parsed(markdown: str) -> Iterator[Clause]:
    chapter, number, lines = "", "", list[str]()
    for line in markdown.splitlines():
        begins = CLAUSE.match(line)
        if number and (begins or line.startswith("## ")):
            yield Clause(number, chapter, "\n".join(lines).strip())
            number, lines = "", []
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif begins:
            number, lines = begins[1], [begins[2]]
        elif number:
            lines.append(line)
    if number:
        yield Clause(number, chapter, "\n".join(lines).strip())
