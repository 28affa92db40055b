"""What one viewer was shown of a match, counted for that viewer alone (docs/protocol.md).

A line of the log is shown to the seat that acted and to whoever learns something by it. Everything
else leaves no trace: not in a number, not in the time of a message.
"""

import msgspec

from tocsin.kernel.event import told
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message


class Step(msgspec.Struct, frozen=True):
    """An action as it was told: to all alike, or (None) to each as they may know it."""

    number: int
    seat: int
    journal: list[list[int]]
    alike: list[Message | None]


def step(game: Game, number: int, seat: int, journal: list[list[int]]) -> Step:
    """Return an action as it was told; what all learn alike is put together once for all."""
    forms = [game.events_told[raw[0]] for raw in journal]
    alike = [
        None if form.hidden or form.secret else told(form, raw, None)
        for form, raw in zip(forms, journal, strict=True)
    ]
    return Step(number, seat, journal, alike)


class BackStep(msgspec.Struct, frozen=True):
    """The lines that one line took back."""

    number: int
    seat: int
    gone: frozenset[int]


class Told(msgspec.Struct, frozen=True):
    """What a viewer learns of a line: how many entries go, and which events come instead.

    Of each event its place in the journal is known, counted from 1; 0 if it is told again.
    """

    undone: int
    events: list[Message]
    places: list[int]


class Shown:
    """The log of one viewer: a seat, or None for spectators."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.number = 0
        # For each entry of the viewer's log: the lines it came from and what they told.
        self._log: list[dict[int, list[Message]]] = []

    def __len__(self) -> int:
        return len(self._log)

    def log(self) -> list[list[Message]]:
        """Return the events of each entry that stands."""
        return [_flat(entry) for entry in self._log]

    def follow(self, step: Step | BackStep) -> Told | None:
        """Return what the viewer learns of a line, or None if nothing shows."""
        shown = self._forward(step) if isinstance(step, Step) else self._backward(step)
        if shown is not None:
            self.number += 1
        return shown

    def _forward(self, step: Step) -> Told | None:
        events: list[Message] = []
        places: list[int] = []
        for place, raw in enumerate(step.journal, start=1):
            message = step.alike[place - 1]
            if message is None:
                message = told(self.game.events_told[raw[0]], raw, self.viewer)
            if message is not None:
                events.append(message)
                places.append(place)
        if not events and step.seat != self.viewer:
            return None
        self._log.append({step.number: events})
        return Told(0, events, places)

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
