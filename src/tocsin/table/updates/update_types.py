"""Steps of a match and the updates that viewers receive of them, as data."""

import msgspec

from tocsin.kernel.change import Change
from tocsin.kernel.event import EventMessages
from tocsin.kernel.message import Argument, Message, seat_id


class ViewerUpdate(msgspec.Struct, frozen=True, gc=False):
    """The update of one viewer: `undone` entries at the end of their log are replaced by events.

    `indices` holds the 1-based index of each event in the journal of the action, or 0 if the
    event was shown before and is repeated after an undo.
    """

    undone: int
    events: list[Message]
    indices: list[int]


# Shared by all hidden actions, because a log may hold many.
NO_UPDATE = ViewerUpdate(0, [], [])


class ActionStep(msgspec.Struct, frozen=True, gc=False):
    """An action with its events; `open` is the update of viewers outside every audience.

    `audience` lists the seats that see more of some event than spectators do.
    """

    number: int
    seat: int
    events: list[EventMessages]
    audience: tuple[int, ...]
    open: ViewerUpdate


class UndoStep(msgspec.Struct, frozen=True):
    """An undo of actions, given by the numbers of their log entries."""

    undone: frozenset[int]


class HintStep(msgspec.Struct, frozen=True):
    """A hint that a seat was given: all viewers see that it was, and the match does not change."""

    number: int
    seat: int

    def message(self) -> Message:
        """Return the event that all viewers see."""
        return Message("hinted", {"seat": seat_id(self.seat)})


AnyStep = ActionStep | UndoStep | HintStep


class ViewerEvent(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An event, and the change that it makes to the viewer's view."""

    key: str
    args: dict[str, Argument]
    change: Change | None = None
