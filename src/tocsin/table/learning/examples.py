"""Examples of rules: a position and the actions that follow, as data (examples.toml)."""

import tomllib
from functools import cache

import msgspec

from tocsin import games
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.record import steps

from ..errors import BadLesson
from ..updates.facts import SightFacts, position_sight
from .lessons import Condition, Start, start_position

FILE = "examples.toml"


class Example(Start, frozen=True, kw_only=True):
    """An example of a clause of the rules, shown to one seat.

    Its texts are messages of the game's lessons: `example-<id>` introduces the example, and
    `example-<id>-<step>` explains a step.
    """

    clause: str
    # By seat.
    names: list[str]
    # Seat and action of each step.
    steps: list[str]
    # The numbers (from 1) of the steps with an explanation.
    why: list[int] = msgspec.field(default_factory=list)
    # Conditions on the view of the seat at the end.
    shows: list[Condition]

    def text(self) -> Message:
        """Return the introduction."""
        return Message(f"example-{self.id}")

    def texts(self) -> list[Message]:
        """Return the introduction and the explanations, in the order of the steps."""
        return [self.text(), *(Message(f"example-{self.id}-{step}") for step in self.why)]


class ExampleMoment(msgspec.Struct, frozen=True):
    """The view before the first step or after a step, with its events and explanation."""

    sight: SightFacts
    events: list[Message]
    text: Message | None


class _ExampleFile(msgspec.Struct, forbid_unknown_fields=True):
    example: list[Example]


@cache
def examples(game_id: str) -> tuple[Example, ...]:
    """Return the examples of a game in the order of its file, if it has one."""
    file = games.data(game_id).joinpath(FILE)
    if not file.is_file():
        return ()
    try:
        return tuple(msgspec.convert(tomllib.loads(file.read_text("utf-8")), _ExampleFile).example)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game_id}/data/{FILE}: {error}.") from None


def example_moments(game: Game, example: Example) -> list[ExampleMoment]:
    """Play an example, and return the moments before the first step and after each step."""
    position = start_position(game, example)
    texts = dict(zip([0, *example.why], example.texts()))
    moments = [ExampleMoment(position_sight(game, position, example.seat, 0), [], texts[0])]
    for number, step in enumerate(example.steps, start=1):
        journal: list[list[int]] = []
        position.journal = journal
        for _ in steps(game, position, [step]):
            pass
        events = game.events(journal, example.seat)
        sight = position_sight(game, position, example.seat, number)
        moments.append(ExampleMoment(sight, events, texts.get(number)))
    return moments
