"""Examples beside the rules: positions and what is done there, as data (examples.toml)."""

import tomllib
from functools import cache

import msgspec

from tocsin import games
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message
from tocsin.kernel.record import steps

from ..errors import BadLesson
from ..updates.facts import SightFacts, position_sight
from .lessons import Condition, Start, beginning

FILE = "examples.toml"


class Example(Start, frozen=True, kw_only=True):
    """What happens at a position, seen by one seat, as the clause of the rules has it.

    It is told by messages of the game's lessons: `example-<id>` says what it is about, and
    `example-<id>-<step>` why a step goes as it does.
    """

    clause: str
    # By seat.
    names: list[str]
    # Seat and action of each step.
    steps: list[str]
    # The steps, from 1, that have a reason told.
    why: list[int] = msgspec.field(default_factory=list)
    # What the seat sees at the end.
    shows: list[Condition]

    def text(self) -> Message:
        """Return the message that tells what it is about."""
        return Message(f"example-{self.id}")

    def texts(self) -> list[Message]:
        """Return all that is said of it, in the order of the steps."""
        return [self.text(), *(Message(f"example-{self.id}-{step}") for step in self.why)]


class ExampleMoment(msgspec.Struct, frozen=True):
    """What is seen before the first step or after one, what it told, and what is said of it."""

    sight: SightFacts
    events: list[Message]
    text: Message | None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    example: list[Example]


@cache
def examples(game_id: str) -> tuple[Example, ...]:
    """Return the examples of a game in their order; none if it has no file of them."""
    file = games.data(game_id).joinpath(FILE)
    if not file.is_file():
        return ()
    try:
        return tuple(msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File).example)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game_id}/data/{FILE}: {error}.") from None


def example_moments(game: Game, example: Example) -> list[ExampleMoment]:
    """Play an example, and return what is seen of it, step by step."""
    position = beginning(game, example)
    said = dict(zip([0, *example.why], example.texts()))
    # Nothing is asked: an example is only looked at.
    found = [ExampleMoment(position_sight(game, position, example.seat, 0), [], said[0])]
    for number, step in enumerate(example.steps, start=1):
        journal: list[list[int]] = []
        position.journal = journal
        for _ in steps(game, position, [step]):
            pass
        events = game.events(journal, example.seat)
        sight = position_sight(game, position, example.seat, number)
        found.append(ExampleMoment(sight, events, said.get(number)))
    return found
