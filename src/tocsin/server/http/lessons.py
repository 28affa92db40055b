"""Calls about lessons: which a game has, and a try at one, which needs no table and is not kept."""

from functools import cache
from typing import Annotated

import msgspec

from tocsin import games
from tocsin.kernel.message import Message
from tocsin.kernel.part import Part
from tocsin.table.learning.examples import ExampleMoment, example_moments, examples
from tocsin.table.learning.lessons import MOST_DECISIONS, Lesson, beginning, lessons, of_id
from tocsin.table.learning.practice import Practice, Progress, practised
from tocsin.table.updates.facts import SightFacts, position_sight
from tocsin.table.updates.replay import PastStep

from ..errors import NoSuchPage
from ..operations.thread_pool import REPLAY_POOL
from .endpoints import Asked, Call
from .games import game_id

Text = Annotated[str, msgspec.Meta(max_length=80)]


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson, as a list of them shows it."""

    id: str
    # By seat; the learner's is empty.
    names: list[str]
    title: Message
    task: Message
    minutes: int


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """All that the learner has done so far; and whether the sight is wanted as text, too."""

    actions: Annotated[list[Text], msgspec.Meta(max_length=MOST_DECISIONS)]
    text: bool = False


class Hint(msgspec.Struct, frozen=True):
    """For whoever asks: a sentence, and what of the solution may be done next."""

    message: Message
    actions: list[str]


class AttemptFacts(msgspec.Struct, frozen=True):
    """Where a try at a lesson has come to, and what led there since the last action."""

    # By seat; the learner's is empty.
    names: list[str]
    parts: list[Part]
    sight: SightFacts
    steps: list[PastStep]
    log: list[list[Message]]
    progress: Progress
    task: Message
    coach: Message
    hint: Hint


class ExampleFacts(msgspec.Struct, frozen=True):
    """An example, as the rules show it: the clause that it belongs to, and what it tells."""

    id: str
    clause: str
    text: Message


class PlayedExample(msgspec.Struct, frozen=True):
    """An example step by step, and all that is drawn of it."""

    names: list[str]
    parts: list[Part]
    moments: list[ExampleMoment]


async def list_lessons(asked: Asked) -> list[LessonFacts]:
    """List the lessons of a game in their order."""
    return [
        LessonFacts(lesson.id, lesson.names(), lesson.text(), lesson.text("task"), lesson.minutes)
        for lesson in lessons(game_id(asked))
    ]


async def try_lesson(asked: Asked) -> AttemptFacts:
    """Play a lesson from its beginning by the learner's actions; nothing of it is kept."""
    game = game_id(asked)
    lesson = of_id(game, asked.path("lesson"))
    if lesson is None:
        raise NoSuchPage("There is no such lesson.")
    attempt: Attempt = asked.body
    return await REPLAY_POOL.run(lambda: _attempt(game, lesson, attempt), asked.address())


async def list_examples(asked: Asked) -> list[ExampleFacts]:
    """List the examples of a game in their order."""
    return [
        ExampleFacts(example.id, example.clause, example.text())
        for example in examples(game_id(asked))
    ]


async def play_example(asked: Asked) -> PlayedExample:
    """Play an example through."""
    game = game_id(asked)
    if asked.path("example") not in {example.id for example in examples(game)}:
        raise NoSuchPage("There is no such example.")
    return await REPLAY_POOL.run(
        lambda: _played_example(game, asked.path("example")), asked.address()
    )


@cache
def _played_example(game: str, name: str) -> PlayedExample:
    example = next(each for each in examples(game) if each.id == name)
    loaded = games.load(game)
    parts = loaded.parts(beginning(loaded, example))
    return PlayedExample(example.names, parts, example_moments(loaded, example))


def _attempt(game: str, lesson: Lesson, attempt: Attempt) -> AttemptFacts:
    practice = practised(games.load(game), lesson, attempt.actions)
    return AttemptFacts(
        names=lesson.names(),
        parts=practice.game.parts(practice.match.position),
        sight=_sight(practice, attempt.text),
        steps=practice.newest(),
        log=practice.log(),
        progress=practice.progress(),
        task=lesson.text("task"),
        coach=practice.said(),
        hint=Hint(lesson.text("hint"), practice.answers()),
    )


def _sight(practice: Practice, is_text: bool) -> SightFacts:
    """Return what the learner sees, in the form of a sight at a table."""
    return position_sight(
        practice.game,
        practice.match.position,
        practice.lesson.seat,
        len(practice.actions),
        is_asked=practice.progress() == "open",
        can_undo=bool(practice.actions),
        is_text=is_text,
    )


CALLS = (
    Call("GET", "/api/games/{game}/examples", list_examples, list[ExampleFacts]),
    Call("GET", "/api/games/{game}/examples/{example}", play_example, PlayedExample),
    Call("GET", "/api/games/{game}/lessons", list_lessons, list[LessonFacts]),
    Call(
        "POST",
        "/api/games/{game}/lessons/{lesson}",
        try_lesson,
        AttemptFacts,
        Attempt,
        errors=(409, 422),
    ),
)
