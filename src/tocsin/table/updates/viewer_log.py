"""The log of one viewer, with numbers of its own (docs/protocol.md).

A step is shown to the seat that acted and to every viewer who sees one of its events. To the other
viewers it leaves no trace: neither in a number nor in the time of a message.
"""

# mypyc: compile

from tocsin.kernel.event import EventMessages
from tocsin.kernel.game import Game
from tocsin.kernel.message import Message

from .update_types import NO_UPDATE, ActionStep, AnyStep, HintStep, UndoStep, ViewerUpdate


def action_step(game: Game, number: int, seat: int, journal: list[list[int]]) -> ActionStep:
    """Return the step of an action; its events are formatted a single time."""
    events = [game.event_messages(raw) for raw in journal]
    audience: list[int] = []
    for event in events:
        audience += event.audience
    return ActionStep(number, seat, events, tuple(audience), _visible(events, None))


def _visible(events: list[EventMessages], viewer: int | None) -> ViewerUpdate:
    """Return the update with the events that a viewer may see."""
    update = ViewerUpdate(0, [], [])
    for index, event in enumerate(events, start=1):
        message = event.to(viewer)
        if message is not None:
            update.events.append(message)
            update.indices.append(index)
    return update if update.events else NO_UPDATE


class ViewerLog:
    """The log of one viewer: a seat, or None for spectators."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer: int | None = viewer
        # The number of the newest update.
        self.number: int = 0
        # Each entry: the events shown, by the numbers of the table's log entries they came from.
        self._log: list[dict[int, list[Message]]] = []
        # The numbers of hints in the table's log.
        self._hints: set[int] = set()

    def number_of_actions(self) -> int:
        """Return the number of entries without those that are hints only."""
        if not self._hints:
            return len(self._log)
        return sum([not entry or bool(entry.keys() - self._hints) for entry in self._log])

    def log(self) -> list[list[Message]]:
        """Return the events of each entry."""
        return [_events_of(entry) for entry in self._log]

    def follow(self, step: AnyStep) -> ViewerUpdate | None:
        """Append a step and return the update, or None if the step is invisible to the viewer."""
        if isinstance(step, ActionStep):
            update = self._act(step)
        elif isinstance(step, UndoStep):
            update = self._undo(step)
        else:
            update = self._hint(step)
        if update is not None:
            self.number += 1
        return update

    def _act(self, step: ActionStep) -> ViewerUpdate | None:
        viewer, update = self.viewer, step.open
        if viewer in step.audience:
            update = _visible(step.events, viewer)
        # The acting seat gets an update even without events.
        elif not update.events and viewer != step.seat:
            return None
        self._log.append({step.number: update.events})
        return update

    def _hint(self, step: HintStep) -> ViewerUpdate:
        self._hints.add(step.number)
        self._log.append({step.number: [step.message()]})
        return ViewerUpdate(0, [step.message()], [0])

    def _undo(self, step: UndoStep) -> ViewerUpdate | None:
        touched = [
            index for index, entry in enumerate(self._log) if not step.undone.isdisjoint(entry)
        ]
        if not touched:
            return None
        later = self._log[touched[0] :]
        # Later steps that stand are merged into one entry, and their events are repeated.
        standing = {
            number: events
            for entry in later
            for number, events in entry.items()
            if number not in step.undone
        }
        self._log[touched[0] :] = [standing]
        events = _events_of(standing)
        return ViewerUpdate(len(later), events, [0] * len(events))


def _events_of(entry: dict[int, list[Message]]) -> list[Message]:
    return [event for events in entry.values() for event in events]
