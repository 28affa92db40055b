"""Endpoints about lessons and worked examples; attempts need no table and are not stored."""

from functools import cache
from typing import Annotated

import msgspec

from tocsin import games
from tocsin.kernel.message import Message
from tocsin.kernel.part import Part
from tocsin.table.learning.examples import ExampleMoment, example_moments, examples
from tocsin.table.learning.lessons import (
    MAX_DECISIONS,
    Lesson,
    lesson_by_id,
    lessons,
    start_position,
)
from tocsin.table.learning.practice import Practice, Progress, practice_after
from tocsin.table.updates.facts import SightFacts, position_sight
from tocsin.table.updates.replay import HistoryStep

from ..errors import NoSuchPage
from ..operations.thread_pool import REPLAY_POOL
from .endpoints import Endpoint, RequestContext
from .games import game_id

Text = Annotated[str, msgspec.Meta(max_length=80)]


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson, as the list of lessons shows it."""

    id: str
    # By seat; the learner's is empty.
    names: list[str]
    title: Message
    task: Message
    minutes: int


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """All actions of the learner so far; `text`: the view is wanted as text too."""

    actions: Annotated[list[Text], msgspec.Meta(max_length=MAX_DECISIONS)]
    text: bool = False


class Hint(msgspec.Struct, frozen=True):
    """A sentence, and the actions of the solution that are possible next."""

    message: Message
    actions: list[str]


class AttemptFacts(msgspec.Struct, frozen=True):
    """The state of an attempt at a lesson, and the steps since the last action."""

    # By seat; the learner's is empty.
    names: list[str]
    parts: list[Part]
    sight: SightFacts
    steps: list[HistoryStep]
    log: list[list[Message]]
    progress: Progress
    task: Message
    coach: Message
    hint: Hint


class ExampleFacts(msgspec.Struct, frozen=True):
    """A worked example: the clause that it illustrates, and its text."""

    id: str
    clause: str
    text: Message


class PlayedExample(msgspec.Struct, frozen=True):
    """A worked example step by step, with the components on its board."""

    names: list[str]
    parts: list[Part]
    moments: list[ExampleMoment]


async def list_lessons(context: RequestContext) -> list[LessonFacts]:
    """List the lessons of a game in order."""
    return [
        LessonFacts(lesson.id, lesson.names(), lesson.text(), lesson.text("task"), lesson.minutes)
        for lesson in lessons(game_id(context))
    ]


async def try_lesson(context: RequestContext) -> AttemptFacts:
    """Play a lesson from its beginning by the learner's actions; nothing is stored."""
    game = game_id(context)
    lesson = lesson_by_id(game, context.path("lesson"))
    if lesson is None:
        raise NoSuchPage("There is no such lesson.")
    attempt: Attempt = context.body
    return await REPLAY_POOL.run(lambda: _attempt(game, lesson, attempt), context.address())


async def list_examples(context: RequestContext) -> list[ExampleFacts]:
    """List the worked examples of a game in order."""
    return [
        ExampleFacts(example.id, example.clause, example.text())
        for example in examples(game_id(context))
    ]


async def play_example(context: RequestContext) -> PlayedExample:
    """Return a worked example step by step."""
    game = game_id(context)
    if context.path("example") not in {example.id for example in examples(game)}:
        raise NoSuchPage("There is no such example.")
    return await REPLAY_POOL.run(
        lambda: _played_example(game, context.path("example")), context.address()
    )


@cache
def _played_example(game: str, name: str) -> PlayedExample:
    example = next(each for each in examples(game) if each.id == name)
    loaded = games.load(game)
    parts = loaded.parts(start_position(loaded, example))
    return PlayedExample(example.names, parts, example_moments(loaded, example))


def _attempt(game: str, lesson: Lesson, attempt: Attempt) -> AttemptFacts:
    practice = practice_after(games.load(game), lesson, attempt.actions)
    return AttemptFacts(
        names=lesson.names(),
        parts=practice.game.parts(practice.match.position),
        sight=_sight(practice, attempt.text),
        steps=practice.newest_steps(),
        log=practice.log(),
        progress=practice.progress(),
        task=lesson.text("task"),
        coach=practice.coach_message(),
        hint=Hint(lesson.text("hint"), practice.next_actions()),
    )


def _sight(practice: Practice, is_text: bool) -> SightFacts:
    """Return the learner's view in the form that tables send."""
    return position_sight(
        practice.game,
        practice.match.position,
        practice.lesson.seat,
        len(practice.actions),
        is_asked=practice.progress() == "open",
        can_undo=bool(practice.actions),
        is_text=is_text,
    )


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game}/examples", list_examples, list[ExampleFacts]),
    Endpoint("GET", "/api/games/{game}/examples/{example}", play_example, PlayedExample),
    Endpoint("GET", "/api/games/{game}/lessons", list_lessons, list[LessonFacts]),
    Endpoint(
        "POST",
        "/api/games/{game}/lessons/{lesson}",
        try_lesson,
        AttemptFacts,
        Attempt,
        errors=(409, 422),
    ),
)
