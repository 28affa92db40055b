"""What one viewer was shown of a match, counted for that viewer alone (docs/protocol.md).

A line of the log is shown to the seat that acted and to whoever learns something by it. Everything
else leaves no trace: not in a number, not in the time of a message.
"""

import msgspec

from tocsin.kernel.event import Spoken
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message, seat_id


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
    events: list[Spoken]
    audience: tuple[int, ...]
    open: Told

    def concerns(self, viewer: int | None) -> bool:
        """Return whether a viewer learns anything of it; whoever acts always does."""
        return bool(self.open.events) or viewer == self.seat or viewer in self.audience

    def to(self, viewer: int | None) -> Told:
        """Return what a viewer learns of it; those who learn the same get the very same."""
        return _told(self.events, viewer) if viewer in self.audience else self.open


def step(game: Game, number: int, seat: int, journal: list[list[int]]) -> Step:
    """Return an action as it was told, put into words once for all."""
    events = [game.spoken(raw) for raw in journal]
    audience = tuple(member for event in events for member in event.audience)
    return Step(number, seat, journal, events, audience, _told(events, None))


def _told(events: list[Spoken], viewer: int | None) -> Told:
    told = Told(0, [], [])
    for place, event in enumerate(events, start=1):
        message = event.to(viewer)
        if message is not None:
            told.events.append(message)
            told.places.append(place)
    return told if told.events else NOTHING


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


class Shown:
    """The log of one viewer: a seat, or None for spectators."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.number = 0
        # For each entry of the viewer's log: the lines it came from and what they told.
        self._log: list[dict[int, list[Message]]] = []
        # The lines that were hints.
        self._hints: set[int] = set()

    def number_of_actions(self) -> int:
        """Return how many entries of the log are more than hints."""
        if not self._hints:
            return len(self._log)
        return sum(not entry or bool(entry.keys() - self._hints) for entry in self._log)

    def log(self) -> list[list[Message]]:
        """Return the events of each entry that stands."""
        return [_flat(entry) for entry in self._log]

    def follow(self, step: AnyStep) -> Told | None:
        """Return what the viewer learns of a line, or None if nothing shows."""
        # Most actions are nobody else's business, and this is asked for every viewer.
        if isinstance(step, Step):
            shown = self._forward(step) if step.concerns(self.viewer) else None
        elif isinstance(step, BackStep):
            shown = self._backward(step)
        else:
            shown = self._hint(step)
        if shown is not None:
            self.number += 1
        return shown

    def _forward(self, step: Step) -> Told:
        told = step.to(self.viewer)
        self._log.append({step.number: told.events})
        return told

    def _hint(self, step: HintStep) -> Told:
        self._hints.add(step.number)
        self._log.append({step.number: [step.message()]})
        return Told(0, [step.message()], [0])

    def _backward(self, step: BackStep) -> Told | None:
        touched = [place for place, entry in enumerate(self._log) if step.gone & entry.keys()]
        if not touched:
            return None
        later = self._log[touched[0] :]
        # What others did since then still stands, and is told again as one entry.
        stands = {
            number: events
            for entry in later
            for number, events in entry.items()
            if number not in step.gone
        }
        self._log[touched[0] :] = [stands]
        events = _flat(stands)
        return Told(len(later), events, [0] * len(events))


def _flat(entry: dict[int, list[Message]]) -> list[Message]:
    return [event for events in entry.values() for event in events]
