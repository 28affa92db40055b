"""What is told of a line of the log, as data: what happened, and what each viewer learns of it."""

import msgspec

from tocsin.kernel.change import Change
from tocsin.kernel.event import EventMessages
from tocsin.kernel.message import Argument, Message, seat_id


class Told(msgspec.Struct, frozen=True, gc=False):
    """What a viewer learns of a line: how many entries go, and which events come instead.

    Of each event its place in the journal is known, counted from 1; 0 if it is told again.
    """

    undone: int
    events: list[Message]
    places: list[int]


# Most of what is done in secret tells others nothing, and a log holds it for each.
NOTHING = Told(0, [], [])


class Step(msgspec.Struct, frozen=True, gc=False):
    """An action, its events in words, and what all learn of it who are in no event's audience."""

    number: int
    seat: int
    journal: list[list[int]]
    events: list[EventMessages]
    audience: tuple[int, ...]
    open: Told


class BackStep(msgspec.Struct, frozen=True):
    """The lines that one line took back."""

    number: int
    seat: int
    gone: frozenset[int]


class HintStep(msgspec.Struct, frozen=True):
    """A seat was given a hint: everybody is told so, and nothing of the match changes."""

    number: int
    seat: int

    def message(self) -> Message:
        """Return what is told."""
        return Message("hinted", {"seat": seat_id(self.seat)})


AnyStep = Step | BackStep | HintStep


class ToldEvent(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An event, and how it changes the viewer's view."""

    key: str
    args: dict[str, Argument]
    change: Change | None = None
