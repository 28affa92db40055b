"""Words: complete in both languages, and all used."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tocsin
from tests.battery.laws import some_viewers
from tests.battery.matches import moments, played
from tests.battery.variants import (
    GAMES,
    PLAYED,
    VARIANTS,
    Variant,
    data_of,
    folder_of,
    game_of,
    is_compiled,
    seed_of,
)
from tocsin.bots import LEVELS
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message, seat_id
from tocsin.kernel.position import Position
from tocsin.table.learning.lessons import RIVALS
from tocsin.table.words import LANGUAGES, Words, message_id

PACKAGE = Path(tocsin.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("words.*.ftl"))
FOLDER_NAMES = sorted({path.relative_to(PACKAGE).as_posix() for path in FOLDERS})
# Of the package, and of games outside of it.
WORDED = sorted({*FOLDERS, *map(data_of, GAMES)})
TABLE = PACKAGE / "table"
REPOSITORY = Path(__file__).parents[2]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    """Return the variables that a message or an attribute uses."""
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


@cache
def messages(folder: Path, language: str, name: str = "words") -> dict[str, frozenset[str]]:
    """Return the ids of a file, with attributes as `id.attribute`, and the variables of each."""
    file = folder / f"{name}.{language}.ftl"
    result: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            rows: list[tuple[str, ast.BaseNode | None]] = [(entry.id.name, entry.value)]
            rows += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for row, value in rows:
                assert row not in result, f"{file}: {row} is there twice"
                assert value is not None, f"{file}: {row} is empty"
                result[row] = variables(value)
    return result


def known_ids(game_id: str) -> set[str]:
    """Return the message ids that a match of the game can use."""
    return set(messages(data_of(game_id), "en")) | set(messages(TABLE, "en"))


# --- messages of a game


class Said(NamedTuple):
    """All messages of matches, the ids of things in them, and message keys."""

    messages: dict[str, Message]
    things: set[str]
    keys: set[str]


@cache
def said(game_id: str) -> Said:
    """Return the messages of a game; one of each group that differs only in numbers."""
    game = game_of(game_id)
    everything = Said({}, set(), set(table_keys(game)) | set(event_keys(game)))
    # Some messages occur in a single variant.
    for variant in PLAYED if is_compiled() else VARIANTS:
        if variant.game_id == game_id:
            for message in match_messages(variant, everything):
                add(everything, message)
    return everything


def add(everything: Said, message: Message) -> None:
    things = sorted(f"{name}={value}" for name, value in message.args.items() if is_thing(value))
    everything.messages.setdefault(" ".join((message.key, *things)), message)
    everything.keys.add(message.key)
    everything.things.update(str(value) for value in message.args.values() if is_thing(value))


def is_thing(value: object) -> bool:
    return isinstance(value, str) and ":" in value and not value.startswith("seat:")


def table_keys(game: Game) -> Iterator[str]:
    """Yield the keys of goal, terms of a judgement, table options and their values."""
    yield "goal"
    yield from (message_id(f"term:{name}") for name in game.heuristic().terms())
    for option in game.options:
        yield message_id(f"option-{option.id}")
        yield from (message_id(f"option-{option.id}-{value}") for value in option.choices)


def event_keys(game: Game) -> Iterator[str]:
    """Yield the keys of all declared events."""
    for form in game.event_forms.values():
        yield form.key
        if form.secret:
            yield f"{form.key}-own"


def match_messages(variant: Variant, everything: Said) -> Iterator[Message]:
    """Yield all messages of one match; collect ids of things outside of messages."""
    game = variant.game
    first = variant.new(seed_of(0))
    for part in game.parts(first):
        everything.things.add(part.id)
        yield from part.facts
    for moment in moments(variant, each=1):
        yield from moment_messages(game, moment.position, everything)
    position = variant.new(seed_of(0))
    journal: list[list[int]] = []
    position.journal = journal
    for _ in played(variant, position, 0):
        pass
    for viewer in (None, 0):
        yield from game.events(journal, viewer)
    outcome = position.outcome()
    assert outcome is not None
    everything.keys.add(f"reason-{outcome.reason}")
    for name in outcome.breakdown[0]:
        if is_thing(name):
            everything.things.add(name)
        else:
            everything.keys.add(message_id(f"points-{name}"))


def moment_messages(game: Game, position: Position, everything: Said) -> Iterator[Message]:
    """Yield the messages of choices and text tables of one position."""
    for seat in position.actors():
        choice = game.choice(position, seat)
        assert choice is not None
        yield choice.message
        yield from (option.message for option in choice.options)
        yield from (option.warning for option in choice.options if option.warning is not None)
        for closed in choice.closed:
            everything.things.add(closed.name or closed.target)
            yield closed.message
    for viewer in some_viewers(position, 0):
        for sheet in game.sheets(game.view(position, viewer)):
            yield sheet.title
            for cell in (*sheet.columns, *(cell for row in sheet.rows for cell in row)):
                if isinstance(cell, Message):
                    yield cell
                elif is_thing(cell):
                    everything.things.add(str(cell))


def quoted(folder: Path) -> set[str]:
    """Return every text in quotes in the Python files of a folder."""
    sources = (path.read_text("utf-8") for path in folder.rglob("*.py"))
    return {text for source in sources for text in re.findall(r'"([a-z0-9-]+)"', source)}


def arguments(names: Iterable[str]) -> set[str]:
    """Return the arguments of variables: `area_in` is a grammatical form of `area`."""
    return {name.partition("_")[0] for name in names}


# --- the tests


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_words_in_every_language(game_id: str, language: str) -> None:
    assert messages(data_of(game_id), language)


@pytest.mark.parametrize("folder", WORDED, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_all_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        other = messages(folder, language)
        alone = sorted(set(other) ^ set(english))
        assert not alone, f"in one of en and {language} alone: {', '.join(alone)}"
        for name in english:
            assert arguments(other[name]) == arguments(english[name]), f"{language}: {name}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_message_has_words(game_id: str) -> None:
    everything = said(game_id)
    needed = everything.keys | {message_id(thing) for thing in everything.things}
    missing = sorted(needed - known_ids(game_id))
    assert not missing, f"words.*.ftl lack {', '.join(missing)}"


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(game_id: str, language: str) -> None:
    most = game_of(game_id).players[1]
    words = Words(language, game_id, [f"Player {seat}" for seat in range(most)])
    # Only events may have an empty text: they are not news.
    events = set(event_keys(game_of(game_id)))
    for message in said(game_id).messages.values():
        assert words.say(message) or message.key in events
    for thing in said(game_id).things:
        assert words.name(thing)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_message_of_a_game_is_unused(game_id: str) -> None:
    sources, data = quoted(folder_of(game_id)), data_of(game_id)
    everything = said(game_id)
    used = everything.keys | {message_id(thing) for thing in everything.things}
    # Some reasons and sources of points are too rare to occur.
    used |= sources
    used |= {f"{kind}-{name}" for kind in ("reason", "points") for name in sources}
    # Every question has a text of the coach.
    used |= {f"coach-{name.removeprefix('choose-')}" for name in used}
    # Messages that are referenced by other messages.
    used |= set(re.findall(r"\{ ([a-z-]+) \}", (data / "words.en.ftl").read_text("utf-8")))
    unused = sorted(whole(messages(data, "en")) - used)
    assert not unused, f"unused: {', '.join(unused)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_no_form_of_a_name_is_unused(game_id: str) -> None:
    """A form such as `.the` is used where some message of either language asks for `_the`."""
    files = [messages(data_of(game_id), language) for language in LANGUAGES]
    asked = {name.partition("_")[2] for file in files for row in file.values() for name in row}
    # Logs address the acting player with `.you`.
    asked.add("you")
    forms = {name.partition(".")[2] for name in files[0] if "." in name}
    assert sorted(forms - asked) == []


def test_no_message_of_the_table_is_unused() -> None:
    others = quoted(PACKAGE)
    # The web client has a message for every kind of error.
    others |= {f"error-{kind}" for kind in others}
    others |= {f"level-{level}{end}" for level in LEVELS for end in ("", "-about", "-temper")}
    for folder in FOLDER_NAMES:
        if not folder.startswith("games/"):
            assert sorted(whole(messages(PACKAGE / folder, "en")) - others) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_prepositions_before_people_use_the_possessive_form(game_id: str) -> None:
    """French elides (d’Olympe), English puts a person first (Olympe’s): `{ $seat_of }` does."""
    people = "|".join(sorted(people_in(game_id) | set(RIVALS)))
    owned = re.compile(rf"\b(?:de |d’|of )\{{ \$(?:{people}) \}}")
    folders = (data_of(game_id), REPOSITORY / "web" / "src" / "games" / game_id)
    found = {
        f"{path}: {line}"
        for folder in folders
        for path in folder.glob("*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if owned.search(line)
    }
    assert sorted(found) == []


def people_in(game_id: str) -> set[str]:
    """Return the names of all arguments that are seats, in events, choices and tables."""
    told = {
        name
        for form in game_of(game_id).event_forms.values()
        for name, naming in (*form.public, *form.secret)
        if naming is seat_id
    }
    return told | {
        name
        for message in said(game_id).messages.values()
        for name, value in message.args.items()
        if str(value).startswith("seat:")
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_games_redefine_no_message_of_the_table(game_id: str) -> None:
    game_words = messages(data_of(game_id), "en")
    assert sorted(set(game_words) & set(messages(TABLE, "en"))) == []


def whole(names: Iterable[str]) -> set[str]:
    """Return the ids of messages, without those of attributes."""
    return {name for name in names if "." not in name}
