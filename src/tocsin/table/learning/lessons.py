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
# The coach's texts, each a message `lesson-<id>-<text>`; the title is `lesson-<id>`.
TEXTS = ("task", "before", "after", "mistake", "hint")
# The arguments of the texts that name the rivals, in seat order.
RIVALS = ("first", "second", "third", "fourth", "fifth")
Measured = int | str | bool | None
MAX_DECISIONS = 40


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A measured value and its required value or range.

    The value is the number of times an event was shown to the learner (`told`), a value of the
    learner's view, or the learner's rank (None before the end of the match).
    """

    told: str = ""
    args: dict[str, Argument] = {}
    view: str = ""
    rank: int | None = None
    equals: Measured | msgspec.UnsetType = msgspec.UNSET
    least: int | None = None
    most: int | None = None
    # Whether the difference from the beginning of the lesson is compared.
    gained: bool = False

    def __post_init__(self) -> None:
        if bool(self.told) + bool(self.view) + (self.rank is not None) != 1:
            raise ValueError("a condition is about one thing: told, view or rank")
        if self.view and self.equals is msgspec.UNSET and self.least is self.most is None:
            raise ValueError(f"{self.view} is compared with nothing")

    def holds(self, value: Measured) -> bool:
        """Return whether the measured value meets the condition."""
        if self.rank is not None:
            return value == self.rank
        if self.equals is not msgspec.UNSET:
            return type(value) is type(self.equals) and value == self.equals
        if value is None or isinstance(value, str):
            return False
        least = 1 if self.told and self.least is self.most is None else self.least
        return (least is None or value >= least) and (self.most is None or value <= self.most)


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The goal of a lesson, to be reached within a number of decisions.

    The lesson succeeds as soon as all conditions of `goal` hold. With `when`, they are checked only
    once, when all conditions of `when` first hold or the match ends. It fails as soon as all
    conditions of `until` hold.
    """

    goal: list[Condition]
    decisions: int
    when: list[Condition] = []
    until: list[Condition] = []

    def __post_init__(self) -> None:
        if not self.goal or not 1 <= self.decisions <= MAX_DECISIONS:
            raise ValueError(f"a task has a goal, and takes 1 to {MAX_DECISIONS} decisions")


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as data, and the seat that views it."""

    id: str
    players: int
    options: dict[str, str] = {}
    # Small, because nothing is secret in a lesson.
    seed: int = 0
    seat: int = 0
    # Actions from the set-up, then fields to replace, then further actions.
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
    # Scripted actions; a rival to act takes the first of its own that is legal.
    rivals: list[str] = []
    task: Task
    # Actions of the learner that reach the goal, and actions that miss it.
    solution: list[str]
    mistake: list[str]

    def others(self) -> list[int]:
        """Return the seats of the rivals."""
        return [seat for seat in range(self.players) if seat != self.seat]

    def names(self) -> list[str]:
        """Return the names by seat; the learner's is empty."""
        rivals = iter(BOT_NAMES)
        return ["" if seat == self.seat else next(rivals) for seat in range(self.players)]

    def text(self, part: str = "") -> Message:
        """Return one of the coach's texts, or the title."""
        key = f"lesson-{self.id}-{part}" if part else f"lesson-{self.id}"
        return Message(key, {name: seat_id(seat) for name, seat in zip(RIVALS, self.others())})


class _LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    lesson: list[Lesson]


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in the order of its file, if it has one."""
    file = games.data(game_id).joinpath(FILE)
    if not file.is_file():
        return ()
    return parse_lessons(games.load(game_id), file.read_text("utf-8"))


def parse_lessons(game: Game, text: str) -> tuple[Lesson, ...]:
    """Return the lessons of a file; raise BadLesson with the location of an error."""
    try:
        parsed = msgspec.convert(tomllib.loads(text), _LessonFile).lesson
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game.id}/data/{FILE}: {error}.") from None
    ids = [lesson.id for lesson in parsed]
    for lesson in parsed:
        where = f"{game.id}/data/{FILE}: {lesson.id}"
        if ids.count(lesson.id) > 1:
            raise BadLesson(f"{where}: it is there twice.")
        try:
            _check(game, lesson)
        except (TocsinError, KeyError, IndexError, ValueError, TypeError) as error:
            raise BadLesson(f"{where}: {error}") from None
    return tuple(parsed)


def _check(game: Game, lesson: Lesson) -> None:
    """Raise if the lesson names an action, event, field or seat that does not exist."""
    position = start_position(game, lesson)
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
            view_value(view, condition.view)
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


def lesson_by_id(game_id: str, lesson_id: str) -> Lesson | None:
    """Return the lesson with this id, or None."""
    return next((lesson for lesson in lessons(game_id) if lesson.id == lesson_id), None)


def start_position(game: Game, start: Start) -> Position:
    """Return the first position of a lesson or an example."""
    seed = f"{start.seed:064x}"
    position = game.new(players=start.players, options=start.options, seed=seed)
    for _ in steps(game, position, start.actions):
        pass
    if start.position:
        data = _with_fields(position.to_json(), start.position)
        changed: Any = game.from_json(data)
        read_back = changed.to_json()
        for name in start.position:
            if read_back[name] != data[name]:
                raise ValueError(f"{name} follows from other fields")
        # Recompute the choices from the changed fields.
        changed.proceed()
        position = changed
    for _ in steps(game, position, start.then):
        pass
    return position


def _with_fields(data: dict[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position with replaced fields; a table replaces parts of a list by index.

    `{ 6 = [1, 2], 9 = 4 }` replaces the numbers at the indexes 6, 7 and 9.
    """
    for name, value in fields.items():
        old = data[name]
        if isinstance(value, dict):
            for index, new in value.items():
                run = new if isinstance(new, list) else [new]
                first, end = int(index), int(index) + len(run)
                if end > len(old):
                    raise ValueError(f"{name} has no place {end - 1}")
                old[first:end] = run
        elif type(value) is not type(old):
            raise TypeError(f"{name} is not {value}")
        else:
            data[name] = value
    return data


def view_value(view: Any, path: str) -> Measured:
    """Return the value of a view at a path, such as `areas.harbor.holder` or `seats.0.coins`.

    An item of a list is addressed by its id or index; `coins + torches` is a sum.
    """
    first, *others = [_single_value(view, term) for term in path.split(" + ")]
    for other in others:
        if not isinstance(first, int) or not isinstance(other, int):
            raise ValueError(f"{path} is no sum of numbers")
        first += other
    return first


def _single_value(view: Any, path: str) -> Measured:
    item = view
    for key in path.split("."):
        item = _list_item(item, key) if isinstance(item, list) else item[key]
    if isinstance(item, dict | list):
        raise ValueError(f"{path} is no single value")
    value: Measured = item
    return value


def _list_item(items: list[Any], key: str) -> Any:
    if key.isdecimal():
        return items[int(key)]
    by_id = {item["id"]: item for item in items}
    return by_id[key]
