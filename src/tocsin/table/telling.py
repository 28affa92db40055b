"""How a line of the log is told to those who look on: as changes of what they saw before.

An event carries the change of the viewer's view that it tells, and what is left then is told of the
whole sight. So nothing is told twice, and no client need know what an event does.
"""

from functools import cached_property
from typing import Any

import msgspec

from tocsin.kernel.change import Change, difference
from tocsin.kernel.game import Game
from tocsin.kernel.message import Argument
from tocsin.kernel.position import Position
from tocsin.kernel.sheet import Sheet
from tocsin.kernel.view import Moments

from .facts import Asked, can_undo
from .match import Match
from .shown import Shown, Told, step
from .table import Table

# A seat, or None for spectators; and whether the sight is to be had as text, too.
Viewer = tuple[int | None, bool]


class ToldEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, and how it changes the viewer's view."""

    key: str
    args: dict[str, Argument]
    change: Change | None = None


class Seen(msgspec.Struct, frozen=True):
    """What those who look on were shown of a position last: the next line goes on from there."""

    position: Position
    moments: Moments
    asked: Asked


class Telling:
    """What those who look on see before a line is read, and how they are told of it after."""

    def __init__(self, table: Table, seen: Seen | None = None) -> None:
        assert table.match is not None
        self.table = table
        self.match = table.match
        # The position before the line and, put in as it is read, at each event that it tells.
        self.moments: list[Position] = [table.match.position]
        self._earlier = seen if seen is not None and seen.position is self.moments[0] else None

    def events(self, viewer: Viewer, told: Told) -> list[ToldEvent]:
        """Return the events that a viewer is told, each with the change of the view it tells."""
        return told_events(self._seen.moments, told, viewer[0])

    def rest(self, viewer: Viewer, told: Told) -> Change | None:
        """Return how the viewer's sight changes beyond what the events tell."""
        seat, is_text = viewer
        before, after = self._asked.of(self.table, seat), self._seen.asked.of(self.table, seat)
        if is_text:
            before["sheets"] = _sheets(self.table.game, self.moments[0], seat)
            after["sheets"] = _sheets(self.table.game, self._seen.position, seat)
        changes = {name: _difference(before[name], value) for name, value in after.items()}
        # What it was would have to be found out before anybody knows who is told.
        changes["can_undo"] = [can_undo(self.table, seat)]
        return _rest(view_rest(self._seen.moments, told, seat), changes)

    def seen(self) -> Seen | None:
        """Return what was shown of the position now; None if nobody was told of the line."""
        return self._seen if "_seen" in self.__dict__ else None

    @cached_property
    def _asked(self) -> Asked:
        """What was asked before the line."""
        if self._earlier is not None:
            return self._earlier.asked
        return Asked(self.table.game, self.moments[0])

    @cached_property
    def _seen(self) -> Seen:
        game, now = self.table.game, self.match.position
        earlier = self._earlier.moments if self._earlier is not None else None
        return Seen(now, game.moments([*self.moments, now], earlier), Asked(game, now))


def _sheets(game: Game, position: Position, seat: int | None) -> list[Sheet]:
    return game.sheets(game.view(position, seat))


def _difference(before: Any, after: Any) -> Change | None:
    """Return how something differs that is not JSON yet."""
    if before == after:
        return None
    return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))


def told_events(moments: Moments, told: Told, seat: int | None) -> list[ToldEvent]:
    """Return events, each with the change of the seat's view that it tells."""
    events = []
    last = 0
    for message, place in zip(told.events, told.places, strict=True):
        change = moments.change(last, place, seat) if place else None
        events.append(ToldEvent(message.key, message.args, change))
        last = place or last
    return events


def view_rest(moments: Moments, told: Told, seat: int | None) -> Change | None:
    """Return how the seat's view changes after the last event that is told."""
    last = told.places[-1] if told.places else 0
    return moments.change(last, len(moments.positions) - 1, seat)


def _rest(view: Change | None, beside: dict[str, Change | None]) -> Change | None:
    changes = {"view": view, **beside}
    return {name: change for name, change in changes.items() if change is not None} or None


class RetoldStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a finished match: whose it was, what it told, and how it changed the sight."""

    actor: int
    events: list[ToldEvent]
    change: Change | None = None


class Retold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole finished match: how it looked at first, and all its steps."""

    view: dict[str, Any]
    steps: list[RetoldStep]
    sheets: list[Sheet] | None = None


def retold(played: Match, seat: int | None, is_text: bool) -> Retold:
    """Return a finished match as a seat saw it, or a spectator (None); as text if that is wanted.

    All is known at the end: without a seat to look from, the actors' own words are told.
    """
    game = played.game
    match = Match(game, played.seats, played.options, played.seed)
    view = game.view(match.position, seat)
    first = sheets = _sheets(game, match.position, seat) if is_text else None
    views: Moments | None = None
    steps = []
    for entry in played.log:
        moments = [match.position]
        match.play(entry.seat, entry.action, moments=moments)
        views = game.moments([*moments, match.position], views)
        listener = Shown(game, entry.seat if seat is None else seat)
        told = listener.follow(step(game, 0, entry.seat, match.log[-1].journal))
        told = told or Told(0, [], [])
        before, sheets = sheets, _sheets(game, match.position, seat) if is_text else None
        beside = {
            "outcome": _difference(None, match.position.outcome()),
            "sheets": _difference(before, sheets),
        }
        change = _rest(view_rest(views, told, seat), beside)
        steps.append(RetoldStep(entry.seat, told_events(views, told, seat), change))
    return Retold(view, steps, first)
