"""Formats messages as text with the Fluent files of the table and of its game."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, get_args
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tocsin import games
from tocsin.kernel.message import Argument, Message

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
VOWELS = frozenset("aeiouœæ")
NO_BREAK = "\u00a0"
# French typography: no line break before and after certain signs, nor between number and unit.
UNITS = "PV|points?|francs?|pièces?|jours?|heures?|minutes?|secondes?|actions?|joueurs?|[jh]"
BOUND_SPACES = re.compile(rf" (?=[;:!?»%])|(?<=«) |(?<=\d) (?=(?:{UNITS})\b)")


class Words:
    """Text in one language, with the names of the players of one table."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        players: Sequence[str] = (),
        with_lessons: bool = False,
    ) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource(None, language))
        if game is not None:
            self._bundle.add_resource(_resource(game, language))
        if game is not None and with_lessons:
            self._bundle.add_resource(_resource(game, language, "lessons"))
        self._players = tuple(players)

    def __call__(self, key: str, **args: Argument) -> str:
        """Format a message of the table; its arguments are inserted unchanged."""
        return self._format(key, None, args)

    def say(self, message: Message) -> str:
        """Format a message of the game; its string arguments are ids, replaced by names."""
        named: dict[str, Argument] = {}
        for name, value in message.args.items():
            if isinstance(value, str):
                named |= self._forms(name, value)
            else:
                named[name] = value
        return self._format(message.key, None, named)

    def name(self, thing: str) -> str:
        """Return the name of a game piece or seat."""
        return str(self._forms("name", thing)["name"])

    def listed(self, names: Sequence[str]) -> str:
        """Return names as an enumeration, the last one after *and*."""
        *first, last = names
        return self("listed", names=", ".join(first), last=last) if first else last

    def _forms(self, argument: str, thing: str) -> dict[str, Argument]:
        """Return the name of an id as the argument, and its other forms as `argument_form`."""
        kind, _, which = thing.partition(":")
        if kind == "seat":
            return self._person(argument, self._players[int(which)])
        key = message_id(thing)
        attributes = self._bundle.get_message(key).attributes
        forms: dict[str, Argument] = {argument: self._format(key, None, {})}
        for form in attributes:
            forms[f"{argument}_{form}"] = self._format(key, form, {})
        return forms

    def _person(self, argument: str, name: str) -> dict[str, Argument]:
        """Return a person's name as the argument, and its possessive form as `argument_of`."""
        form = "elided" if begins_with_a_vowel(name) else None
        return {argument: name, f"{argument}_of": self._format("name-of", form, {"name": name})}

    def _format(self, key: str, attribute: str | None, args: dict[str, Argument]) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return typeset(str(text), self._language)


def typeset(text: str, language: str) -> str:
    """Return the text with no-break spaces where the typography of the language needs them."""
    return BOUND_SPACES.sub(NO_BREAK, text) if language == "fr" else text


def message_id(thing: str) -> str:
    """Return the id of the Fluent message with the name of a thing."""
    return thing.replace(":", "-").replace("_", "-")


def begins_with_a_vowel(name: str) -> bool:
    """Return whether French elides before a name: d’Olympe, d’Hélène, d’Yves, but de Yann."""
    plain = normalize("NFD", name).lower()
    if plain[:1] == "y":
        return plain[1:2] not in VOWELS
    return plain[:1] in {*VOWELS, "h"}


def source(game: str | None, language: str, name: str = "words") -> str:
    """Return a Fluent file of a game (None: of the table); optional files may be empty."""
    folder = files("tocsin.table") if game is None else games.data(game)
    file = folder.joinpath(f"{name}.{language}.ftl")
    return file.read_text("utf-8") if name == "words" or file.is_file() else ""


@cache
def _resource(game: str | None, language: str, name: str = "words") -> Resource:
    return FluentResource(source(game, language, name))
