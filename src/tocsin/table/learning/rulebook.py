"""The rules of a game by clause, with full-text search and frequent questions."""

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
# One word counts as a form of another if it is a prefix of at least this length.
MIN_PREFIX_LENGTH = 4
# A question matches if it contains at least one in this many of the searched words.
WORDS_PER_MATCH = 3


class Clause(msgspec.Struct, frozen=True):
    """A numbered clause under its chapter's heading, as Markdown."""

    number: str
    chapter: str
    text: str


class RulesQuestion(msgspec.Struct, frozen=True):
    """A frequent question, further search words, and the clauses that answer it."""

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
def questions(game: str, language: str) -> tuple[RulesQuestion, ...]:
    """Return the frequent questions of a game, if it has a file of them."""
    file = games.data(game).joinpath("questions.toml")
    if not file.is_file():
        return ()
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(game, language, "questions")))
    parsed = []
    for name, numbers in tomllib.loads(file.read_text("utf-8")).items():
        message = bundle.get_message(f"question-{name}")
        assert message.value is not None, name
        text, _ = bundle.format_pattern(message.value)
        words, _ = bundle.format_pattern(message.attributes["words"])
        parsed.append(RulesQuestion(typeset(str(text), language), str(words).split(", "), numbers))
    return tuple(parsed)


def find(game: str, language: str, text: str) -> list[Clause]:
    """Return the clauses for a number, a word or a question.

    The answers of frequent questions come first, then the clauses that contain the text or, if none
    does, all of its words.
    """
    all_clauses = clauses(game, language)
    matches = search(all_clauses, text)
    if matches and matches[0].number.startswith(text):
        return matches
    matches = matches or _with_all_words(all_clauses, _keywords(text, language))
    answers = _answers(game, language, text)
    by_number = {clause.number: clause for clause in all_clauses}
    return list(dict.fromkeys([*(by_number[number] for number in answers), *matches]))


def search(among: Sequence[Clause], text: str) -> list[Clause]:
    """Return the clause or chapter with this number, or all clauses that contain the text."""
    folded = _folded(text)
    by_number = [clause for clause in among if text in (clause.number, clause.number.split(".")[0])]
    return by_number or [clause for clause in among if folded in _folded_text(clause)]


def _with_all_words(among: Sequence[Clause], words: set[str]) -> list[Clause]:
    """Return the clauses that contain a form of each word."""
    if not words:
        return []
    clause_words = ((clause, set(WORD.findall(_folded_text(clause)))) for clause in among)
    return [clause for clause, known in clause_words if all(_is_in(word, known) for word in words)]


def _answers(game: str, language: str, text: str) -> list[str]:
    """Return the clauses of the most similar questions; a rare word weighs more."""
    all_questions, words_of = questions(game, language), _question_keywords(game, language)
    keywords = _keywords(text, language)
    scores = [0.0] * len(all_questions)
    for word in keywords:
        indexes = [index for index, words in enumerate(words_of) if _is_in(word, words)]
        for index in indexes:
            scores[index] += 1 / len(indexes)
    for index, question in enumerate(all_questions):
        hits = sum(_is_in(word, words_of[index]) for word in keywords)
        if hits < len(keywords) / WORDS_PER_MATCH:
            scores[index] = 0.0
        if _folded(text) in map(_folded, question.words):
            scores[index] += 1
    best = max(scores, default=0.0)
    return [
        number
        for question, score in zip(all_questions, scores)
        if score == best > 0
        for number in question.clauses
    ]


@cache
def _question_keywords(game: str, language: str) -> list[set[str]]:
    """Return the keywords of each question."""
    texts = (" ".join((each.text, *each.words)) for each in questions(game, language))
    return [_keywords(text, language) for text in texts]


def _keywords(text: str, language: str) -> set[str]:
    """Return the words of a text without stop words."""
    return set(WORD.findall(_folded(text))) - _stop_words(language)


@cache
def _stop_words(language: str) -> frozenset[str]:
    """Return the stop words of a language."""
    return frozenset(WORD.findall(_folded(Words(language)("little-words"))))


def _is_in(word: str, words: set[str]) -> bool:
    """Return whether a set contains a form of a word."""
    return any(_is_form(word, other) for other in words)


def _is_form(word: str, other: str) -> bool:
    if len(word) < MIN_PREFIX_LENGTH or len(other) < MIN_PREFIX_LENGTH:
        return word == other
    return word.startswith(other) or other.startswith(word)


@cache
def _folded_text(clause: Clause) -> str:
    return _folded(clause.text)


def _folded(text: str) -> str:
    """Return a text without differences of case, accents, apostrophes, ligatures and spaces."""
    plain = "".join(char for char in normalize("NFD", text) if not combining(char))
    plain = plain.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    return " ".join(plain.split())


def _parsed(markdown: str) -> Iterator[Clause]:
    chapter, number, lines = "", "", list[str]()
    for line in markdown.splitlines():
        heading = CLAUSE.match(line)
        if number and (heading or line.startswith("## ")):
            yield Clause(number, chapter, "\n".join(lines).strip())
            number, lines = "", []
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif heading:
            number, lines = heading[1], [heading[2]]
        elif number:
            lines.append(line)
    if number:
        yield Clause(number, chapter, "\n".join(lines).strip())
