"""What one viewer was shown of a match, counted for that viewer alone (docs/protocol.md).

A line of the log is shown to the seat that acted and to whoever learns something by it. Everything
else leaves no trace: not in a number, not in the time of a message.
"""

# mypyc: compile

from tocsin.kernel.event import EventMessages
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message

from .update_types import NOTHING, AnyStep, BackStep, HintStep, Step, Told


def step(game: Game, number: int, seat: int, journal: list[list[int]]) -> Step:
    """Return an action as it was told, put into words once for all."""
    events = [game.event_messages(raw) for raw in journal]
    audience: list[int] = []
    for event in events:
        audience += event.audience
    return Step(number, seat, journal, events, tuple(audience), _told(events, None))


def _told(events: list[EventMessages], viewer: int | None) -> Told:
    told = Told(0, [], [])
    for place, event in enumerate(events, start=1):
        message = event.to(viewer)
        if message is not None:
            told.events.append(message)
            told.places.append(place)
    return told if told.events else NOTHING


class Shown:
    """The log of one viewer: a seat, or None for spectators."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer: int | None = viewer
        self.number: int = 0
        # For each entry of the viewer's log: the lines it came from and what they told.
        self._log: list[dict[int, list[Message]]] = []
        # The lines that were hints.
        self._hints: set[int] = set()

    def number_of_actions(self) -> int:
        """Return how many entries of the log are more than hints."""
        if not self._hints:
            return len(self._log)
        return sum([not entry or bool(entry.keys() - self._hints) for entry in self._log])

    def log(self) -> list[list[Message]]:
        """Return the events of each entry that stands."""
        return [_flat(entry) for entry in self._log]

    def follow(self, step: AnyStep) -> Told | None:
        """Return what the viewer learns of a line, or None if nothing shows."""
        if isinstance(step, Step):
            shown = self._forward(step)
        elif isinstance(step, BackStep):
            shown = self._backward(step)
        else:
            shown = self._hint(step)
        if shown is not None:
            self.number += 1
        return shown

    def _forward(self, step: Step) -> Told | None:
        viewer, told = self.viewer, step.open
        # Those who learn the same get the very same.
        if viewer in step.audience:
            told = _told(step.events, viewer)
        # Most actions are nobody else's business; whoever acts always learns of it.
        elif not told.events and viewer != step.seat:
            return None
        self._log.append({step.number: told.events})
        return told

    def _hint(self, step: HintStep) -> Told:
        self._hints.add(step.number)
        self._log.append({step.number: [step.message()]})
        return Told(0, [step.message()], [0])

    def _backward(self, step: BackStep) -> Told | None:
        touched = [
            place for place, entry in enumerate(self._log) if not step.gone.isdisjoint(entry)
        ]
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
