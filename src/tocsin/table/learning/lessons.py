"""Lessons: positions with a task, as data beside each game (lessons.toml, lessons.*.ftl)."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from tocsin import games
from tocsin.kernel.errors import TocsinError
from tocsin.kernel.game import Game
from tocsin.kernel.message import Argument, Message, seat_id
from tocsin.kernel.position import Position
from tocsin.kernel.record import steps

from ..errors import BadLesson
from ..seats import BOT_NAMES

FILE = "lessons.toml"
ID = re.compile("[a-z]+(-[a-z]+)*")
# What the coach says of every lesson; its title is the message without an end.
TEXTS = ("task", "before", "after", "mistake", "hint")
# How texts call the rivals, in the order of their seats.
RIVALS = ("first", "second", "third", "fourth", "fifth")
Measured = int | str | bool | None
MOST_DECISIONS = 40


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that can be measured, and what it has to come to.

    Measured is how often an event was told to the learner, what stands at a place of the
    learner's view, or the learner's rank once the match is over (before it is, nothing).
    """

    told: str = ""
    args: dict[str, Argument] = {}
    view: str = ""
    rank: int | None = None
    equals: Measured | msgspec.UnsetType = msgspec.UNSET
    least: int | None = None
    most: int | None = None
    # It is the difference from the beginning of the lesson that counts.
    gained: bool = False

    def __post_init__(self) -> None:
        if bool(self.told) + bool(self.view) + (self.rank is not None) != 1:
            raise ValueError("a condition is about one thing: told, view or rank")
        if self.view and self.equals is msgspec.UNSET and self.least is self.most is None:
            raise ValueError(f"{self.view} is compared with nothing")

    def holds(self, value: Measured) -> bool:
        """Return whether what was measured is as it has to be."""
        if self.rank is not None:
            return value == self.rank
        if self.equals is not msgspec.UNSET:
            return type(value) is type(self.equals) and value == self.equals
        if value is None or isinstance(value, str):
            return False
        least = 1 if self.told and self.least is self.most is None else self.least
        return (least is None or value >= least) and (self.most is None or value <= self.most)


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the learner is to reach within so many decisions of theirs.

    All of the `goal` has to hold: as soon as it does or, with a `when`, at the moment at which
    all of that holds first, or at the end of the match. Once all of `until` holds it is too late.
    """

    goal: list[Condition]
    decisions: int
    when: list[Condition] = []
    until: list[Condition] = []

    def __post_init__(self) -> None:
        if not self.goal or not 1 <= self.decisions <= MOST_DECISIONS:
            raise ValueError(f"a task has a goal, and takes 1 to {MOST_DECISIONS} decisions")


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as data, and who looks at it."""

    id: str
    players: int
    options: dict[str, str] = {}
    # A small one is enough: nothing here is a secret.
    seed: int = 0
    seat: int = 0
    # How it comes about: actions from the set-up, fields replaced, and actions from there.
    actions: list[str] = []
    position: dict[str, Any] = {}
    then: list[str] = []

    def __post_init__(self) -> None:
        if not ID.fullmatch(self.id):
            raise ValueError(f"“{self.id}” is no id")
        if not 0 <= self.seat < self.players:
            raise ValueError(f"nobody sits at {self.seat}")


class Lesson(Start, frozen=True, kw_only=True):
    """One idea, one position, one task."""

    minutes: int
    # What rivals do, each the first of theirs that is legal when they are asked.
    rivals: list[str] = []
    task: Task
    # The learner's actions that solve it, and some that do not.
    solution: list[str]
    mistake: list[str]

    def others(self) -> list[int]:
        """Return the seats of the rivals."""
        return [seat for seat in range(self.players) if seat != self.seat]

    def names(self) -> list[str]:
        """Return who sits where; the learner has no name."""
        rivals = iter(BOT_NAMES)
        return ["" if seat == self.seat else next(rivals) for seat in range(self.players)]

    def text(self, part: str = "") -> Message:
        """Return one of the coach's texts, or the title."""
        key = f"lesson-{self.id}-{part}" if part else f"lesson-{self.id}"
        return Message(key, {name: seat_id(seat) for name, seat in zip(RIVALS, self.others())})


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lesson: list[Lesson]


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none if it has no file of them."""
    file = games.data(game_id).joinpath(FILE)
    if not file.is_file():
        return ()
    return read(games.load(game_id), file.read_text("utf-8"))


def read(game: Game, text: str) -> tuple[Lesson, ...]:
    """Return the lessons of a file, or raise BadLesson, which says where it is wrong."""
    try:
        found = msgspec.convert(tomllib.loads(text), _File).lesson
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game.id}/data/{FILE}: {error}.") from None
    ids = [lesson.id for lesson in found]
    for lesson in found:
        where = f"{game.id}/data/{FILE}: {lesson.id}"
        if ids.count(lesson.id) > 1:
            raise BadLesson(f"{where}: it is there twice.")
        try:
            _check(game, lesson)
        except (TocsinError, KeyError, IndexError, ValueError, TypeError) as error:
            raise BadLesson(f"{where}: {error}") from None
    return tuple(found)


def _check(game: Game, lesson: Lesson) -> None:
    """Raise if the lesson speaks of what the game does not have."""
    position = beginning(game, lesson)
    view = game.view(position, lesson.seat)
    for action in (*lesson.solution, *lesson.mistake):
        game.actions.parse(action)
    for line in lesson.rivals:
        seat, _, action = line.partition(" ")
        game.actions.parse(action)
        if int(seat) not in lesson.others():
            raise ValueError(f"“{line}” is of no rival")
    for condition in (*lesson.task.goal, *lesson.task.when, *lesson.task.until):
        if condition.view:
            seen(view, condition.view)
        elif condition.told:
            _check_event(game, condition)


def _check_event(game: Game, condition: Condition) -> None:
    names: dict[str, set[str]] = {}
    for form in game.event_forms.values():
        names[form.key] = {name for name, _ in form.public}
        names[f"{form.key}-own"] = names[form.key] | {name for name, _ in form.secret}
    if condition.told not in names:
        raise ValueError(f"no event is called {condition.told}")
    unknown = set(condition.args) - names[condition.told]
    if unknown:
        raise ValueError(f"{condition.told} does not tell {', '.join(sorted(unknown))}")


def of_id(game_id: str, lesson_id: str) -> Lesson | None:
    """Return the lesson of that id, or None if there is none."""
    return next((lesson for lesson in lessons(game_id) if lesson.id == lesson_id), None)


def beginning(game: Game, start: Start) -> Position:
    """Return the position with which a lesson or an example begins, before anybody has acted."""
    seed = f"{start.seed:064x}"
    position = game.new(players=start.players, options=start.options, seed=seed)
    for _ in steps(game, position, start.actions):
        pass
    if start.position:
        data = _replaced(position.to_json(), start.position)
        changed: Any = game.from_json(data)
        read_back = changed.to_json()
        for name in start.position:
            if read_back[name] != data[name]:
                raise ValueError(f"{name} follows from other fields")
        # What may be answered follows from them, too.
        changed.proceed()
        position = changed
    for _ in steps(game, position, start.then):
        pass
    return position


def _replaced(data: dict[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position with fields replaced; of a row, a table replaces what stands from a place.

    `{ 6 = [1, 2], 9 = 4 }` is another sixth and seventh number, and another ninth, from 0.
    """
    for name, value in fields.items():
        old = data[name]
        if isinstance(value, dict):
            for place, new in value.items():
                run = new if isinstance(new, list) else [new]
                first, end = int(place), int(place) + len(run)
                if end > len(old):
                    raise ValueError(f"{name} has no place {end - 1}")
                old[first:end] = run
        elif type(value) is not type(old):
            raise TypeError(f"{name} is not {value}")
        else:
            data[name] = value
    return data


def seen(view: Any, path: str) -> Measured:
    """Return what stands at a place of a view, such as `areas.harbor.holder` or `seats.0.coins`.

    A thing in a list is found by its id or by its place; `coins + torches` is a sum.
    """
    first, *others = [_at(view, place) for place in path.split(" + ")]
    for other in others:
        if not isinstance(first, int) or not isinstance(other, int):
            raise ValueError(f"{path} is no sum of numbers")
        first += other
    return first


def _at(view: Any, path: str) -> Measured:
    found = view
    for step in path.split("."):
        found = _item(found, step) if isinstance(found, list) else found[step]
    if isinstance(found, dict | list):
        raise ValueError(f"{path} is no single value")
    value: Measured = found
    return value


def _item(items: list[Any], step: str) -> Any:
    if step.isdecimal():
        return items[int(step)]
    by_id = {item["id"]: item for item in items}
    return by_id[step]
