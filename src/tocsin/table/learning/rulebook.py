"""The rules of a game in our own words, by clause, with search and everyday questions."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from unicodedata import combining, normalize

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tocsin import games

from ..words import Words, source, typeset

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*)$")
WORD = re.compile(r"[^\W_]+")
# Letters that two words have in common at their beginning, to be taken for forms of one.
STEM = 4
# A question must have one in so many of the words that are looked for.
SHARE = 3


class Clause(msgspec.Struct, frozen=True):
    """A numbered clause under its chapter's heading, as Markdown."""

    number: str
    chapter: str
    text: str


class Question(msgspec.Struct, frozen=True):
    """What people ask of a game, by which other words, and the clauses that answer it."""

    text: str
    words: list[str]
    clauses: list[str]


@cache
def clauses(game: str, language: str) -> tuple[Clause, ...]:
    """Return the clauses of a game in the order of its RULES file."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    rules = games.folder(game).joinpath(name).read_text("utf-8")
    return tuple(_parsed(typeset(rules, language)))


@cache
def questions(game: str, language: str) -> tuple[Question, ...]:
    """Return the everyday questions of a game; none if it has no file of them."""
    file = games.data(game).joinpath("questions.toml")
    if not file.is_file():
        return ()
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(game, language, "questions")))
    found = []
    for name, numbers in tomllib.loads(file.read_text("utf-8")).items():
        message = bundle.get_message(f"question-{name}")
        assert message.value is not None, name
        text, _ = bundle.format_pattern(message.value)
        words, _ = bundle.format_pattern(message.attributes["words"])
        found.append(Question(typeset(str(text), language), str(words).split(", "), numbers))
    return tuple(found)


def find(game: str, language: str, text: str) -> list[Clause]:
    """Return what the rules of a game say to a number, a word or an everyday question.

    Clauses that answer a question stand first, before those that speak of the text or, if none
    does, have all its words.
    """
    known = clauses(game, language)
    found = search(known, text)
    if found and found[0].number.startswith(text):
        return found
    found = found or _with_all_words(known, _meaning(text, language))
    answers = _answers(game, language, text)
    by_number = {clause.number: clause for clause in known}
    return list(dict.fromkeys([*(by_number[number] for number in answers), *found]))


def search(found: Sequence[Clause], text: str) -> list[Clause]:
    """Return the clause or the chapter of that number, or all clauses that speak of the text."""
    wanted = _folded(text)
    by_number = [clause for clause in found if text in (clause.number, clause.number.split(".")[0])]
    return by_number or [clause for clause in found if wanted in _plain(clause)]


def _with_all_words(known: Sequence[Clause], wanted: set[str]) -> list[Clause]:
    """Return the clauses that have all of the words in some form."""
    if not wanted:
        return []
    having = ((clause, set(WORD.findall(_plain(clause)))) for clause in known)
    return [clause for clause, words in having if all(_is_known(word, words) for word in wanted)]


def _answers(game: str, language: str, text: str) -> list[str]:
    """Return the clauses of the questions that are most like a text; a rare word says more."""
    asked, known = questions(game, language), _asked_with(game, language)
    wanted = _meaning(text, language)
    scores = [0.0] * len(asked)
    for word in wanted:
        places = [place for place, words in enumerate(known) if _is_known(word, words)]
        for place in places:
            scores[place] += 1 / len(places)
    for place, question in enumerate(asked):
        hits = sum(_is_known(word, known[place]) for word in wanted)
        if hits < len(wanted) / SHARE:
            scores[place] = 0.0
        if _folded(text) in map(_folded, question.words):
            scores[place] += 1
    best = max(scores, default=0.0)
    return [
        number
        for question, score in zip(asked, scores)
        if score == best > 0
        for number in question.clauses
    ]


@cache
def _asked_with(game: str, language: str) -> list[set[str]]:
    """Return the words with which people ask each question."""
    asked = questions(game, language)
    return [_meaning(" ".join((question.text, *question.words)), language) for question in asked]


def _meaning(text: str, language: str) -> set[str]:
    """Return the words of a text that mean something."""
    return set(WORD.findall(_folded(text))) - _little_words(language)


@cache
def _little_words(language: str) -> frozenset[str]:
    """Return the words that every question may have."""
    return frozenset(WORD.findall(_folded(Words(language)("little-words"))))


def _is_known(word: str, words: set[str]) -> bool:
    """Return whether a word, or another form of it, is among others."""
    return any(_is_form(word, other) for other in words)


def _is_form(word: str, other: str) -> bool:
    if len(word) < STEM or len(other) < STEM:
        return word == other
    return word.startswith(other) or other.startswith(word)


@cache
def _plain(clause: Clause) -> str:
    return _folded(clause.text)


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
