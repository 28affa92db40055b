"""How a line of the log is told to those who look on: as changes of what they saw before.

An event carries the change of the viewer's view that it tells, and what is left then is told of the
whole sight. So nothing is told twice, and no client need know what an event does.
"""

from collections.abc import Collection
from functools import cached_property
from typing import Any

import msgspec

from tocsin.kernel.change import Change, difference
from tocsin.kernel.message import Argument
from tocsin.kernel.position import Position
from tocsin.kernel.view import Moments

from .facts import beside_view
from .shown import Told
from .table import Table

# A seat, or None for spectators; and whether the sight is to be had as text, too.
Viewer = tuple[int | None, bool]


class ToldEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, and how it changes the viewer's view."""

    key: str
    args: dict[str, Argument]
    change: Change | None = None


class Telling:
    """What those who look on see before a line is read, and how they are told of it after."""

    def __init__(self, table: Table, viewers: Collection[Viewer]) -> None:
        assert table.match is not None
        self.table = table
        # The position before the line and, put in as it is read, at each event that it tells.
        self.moments: list[Position] = [table.match.position.copy()]
        self._before = {viewer: _beside_view(table, viewer) for viewer in viewers}

    def events(self, viewer: Viewer, told: Told) -> list[ToldEvent]:
        """Return the events that a viewer is told, each with the change of the view it tells."""
        events = []
        last = 0
        for message, place in zip(told.events, told.places, strict=True):
            change = self._moments.change(last, place, viewer[0]) if place else None
            events.append(ToldEvent(message.key, message.args, change))
            last = place or last
        return events

    def rest(self, viewer: Viewer, told: Told) -> Change | None:
        """Return how the viewer's sight changes beyond what the events tell."""
        before, after = self._before[viewer], _beside_view(self.table, viewer)
        last = told.places[-1] if told.places else 0
        changes: dict[str, Any] = {
            "view": self._moments.change(last, len(self._moments.positions) - 1, viewer[0])
        }
        for name, value in after.items():
            changes[name] = difference(before[name], value)
        return {name: change for name, change in changes.items() if change is not None} or None

    @cached_property
    def _moments(self) -> Moments:
        match = self.table.match
        assert match is not None
        return match.game.moments([*self.moments, match.position])


def _beside_view(table: Table, viewer: Viewer) -> dict[str, Any]:
    seat, is_text = viewer
    beside = beside_view(table, seat)
    if is_text:
        assert table.match is not None
        sheets = table.game.sheets(table.game.view(table.match.position, seat))
        beside["sheets"] = msgspec.to_builtins(sheets)
    return beside
