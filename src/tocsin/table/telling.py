"""How a line of the log is told to those who look on: as changes of what they saw before.

An event carries the change of the viewer's view that it tells, and what is left then is told of the
whole sight. So nothing is told twice, and no client need know what an event does.
"""

# mypyc: compile

from collections.abc import Collection
from typing import Any, Final

import msgspec

from tocsin.kernel.change import Change, difference
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position
from tocsin.kernel.sheet import Sheet
from tocsin.kernel.view import Built, Moments

from .entry import Line
from .facts import can_undo, plays
from .match import Match
from .table import News, Table
from .told import Told, ToldEvent

# A seat, or None for spectators; and whether the sight is to be had as text, too.
Viewer = tuple[int | None, bool]
ENCODER: Final = msgspec.json.Encoder()


class Asked:
    """What is asked and written at a position, put together once for all who are told.

    Whoever was not told how it came to be is asked what they were asked before, and reads the same.
    """

    def __init__(
        self,
        game: Game,
        position: Position,
        before: "Asked | None" = None,
        told: Collection[int | None] = (),
    ) -> None:
        self.game: Game = game
        self.position: Position = position
        self.actors: list[int] = position.actors()
        self.outcome: Outcome | None = position.outcome()
        self._choices: dict[int, Choice | None] = {}
        self._plain: dict[int, Any] = {}
        self._sheets: dict[int | None, list[Sheet]] = {}
        if before is not None:
            for seat, choice in before._choices.items():
                if seat not in told:
                    self._choices[seat] = choice
            for seat, plain in before._plain.items():
                if seat not in told:
                    self._plain[seat] = plain
            for viewer, sheets in before._sheets.items():
                if viewer not in told:
                    self._sheets[viewer] = sheets

    def choice(self, seat: int) -> Choice | None:
        """Return what a seat is asked."""
        if seat not in self.actors:
            return None
        if seat not in self._choices:
            self._choices[seat] = self.game.choice(self.position, seat)
        return self._choices[seat]

    def plain_choice(self, seat: int) -> Any:
        """Return what a seat is asked as plain JSON."""
        if seat not in self._plain:
            self._plain[seat] = msgspec.to_builtins(self.choice(seat))
        return self._plain[seat]

    def sheets(self, seat: int | None) -> list[Sheet]:
        """Return the position as text, as a seat or a spectator reads it."""
        if seat not in self._sheets:
            self._sheets[seat] = sheets_of(self.game, self.position, seat)
        return self._sheets[seat]


class Seen:
    """What those who look on were shown of a position last: the next line goes on from there.

    Nothing of how it came to be is kept: to let go of that later, when it has long left the
    processor's cache, costs as much as a good part of the telling.
    """

    def __init__(self, position: Position, shown: list[Built | None], asked: Asked) -> None:
        self.position: Position = position
        self.shown: list[Built | None] = shown
        self.asked: Asked = asked


class Once:
    """Events that several are told, and see alike; None: as spectators see it."""

    def __init__(self, told: Told, seat: int | None, events: list[ToldEvent]) -> None:
        self.told: Told = told
        self.seat: int | None = seat
        self.events: list[ToldEvent] = events
        self.json: msgspec.Raw | None = None


class Telling:
    """What those who look on see before a line is read, and how they are told of it after."""

    def __init__(self, table: Table, seen: Seen | None = None) -> None:
        assert table.match is not None
        self.table: Table = table
        self.match: Match = table.match
        # The position before the line and, put in as it is read, at each event that it tells.
        self.moments: list[Position] = [table.match.position]
        self._once: list[Once] = []
        self._earlier: Seen | None = None
        if seen is not None and seen.position is self.moments[0]:
            self._earlier = seen
        # Who learns something of the line.
        self._told: Collection[int | None] = ()
        # Each is found out when it is first asked for.
        self._moments: Moments | None = None
        self._before: Asked | None = None
        self._after: Asked | None = None
        self._common: dict[str, Change] | None = None

    def read(self, line: Line) -> News:
        """Have the table read the line, and return what it changed."""
        news = self.table.read(line, self.moments)
        self._told = news.updates
        return news

    def events(self, viewer: Viewer, told: Told) -> list[ToldEvent]:
        """Return the events that a viewer is told, each with the change of the view it tells."""
        return self._of(viewer, told).events

    def events_as_json(self, viewer: Viewer, told: Told) -> msgspec.Raw:
        """Return the same as JSON, which is made once for all who are told the same."""
        once = self._of(viewer, told)
        if once.json is None:
            once.json = msgspec.Raw(ENCODER.encode(once.events))
        return once.json

    def _of(self, viewer: Viewer, told: Told) -> Once:
        moments, seat = self._views(), viewer[0]
        if seat is not None and not moments.sees_otherwise(told.places, seat):
            seat = None
        for known in self._once:
            if known.told is told and known.seat == seat:
                return known
        once = Once(told, seat, told_events(moments, told, seat))
        self._once.append(once)
        return once

    def rest(self, viewer: Viewer, told: Told) -> Change | None:
        """Return how the viewer's sight changes beyond what the events tell."""
        seat, table = viewer[0], self.table
        before, now = self._asked(), self._now()
        changes = self._for_all(before, now).copy()
        view = view_rest(self._views(), told, seat)
        if view is not None:
            changes["view"] = view
        if seat is not None and plays(table, seat):
            choice = _choice_change(before, now, seat)
            if choice is not None:
                changes["choice"] = choice
        if viewer[1]:
            sheets = plain_difference(before.sheets(seat), now.sheets(seat))
            if sheets is not None:
                changes["sheets"] = sheets
        # What it was would have to be found out before anybody knows who is told.
        changes["can_undo"] = [can_undo(table, seat)]
        return changes

    def seen(self) -> Seen | None:
        """Return what was shown of the position now; None if nobody was told of the line."""
        if self._moments is None:
            return None
        return Seen(self.match.position, self._moments.last(), self._now())

    def _for_all(self, before: Asked, now: Asked) -> dict[str, Change]:
        """Return what changes for whoever is told."""
        if self._common is None:
            self._common = {}
            actors = difference(before.actors, now.actors)
            if actors is not None and self.table.closed is None:
                self._common["actors"] = actors
            outcome = plain_difference(before.outcome, now.outcome)
            if outcome is not None:
                self._common["outcome"] = outcome
        return self._common

    def _asked(self) -> Asked:
        """Return what was asked before the line."""
        if self._before is None:
            earlier = self._earlier
            first = self.moments[0]
            self._before = earlier.asked if earlier else Asked(self.table.game, first)
        return self._before

    def _now(self) -> Asked:
        """Return what is asked after the line."""
        if self._after is None:
            earlier = self._earlier.asked if self._earlier is not None else None
            self._after = Asked(self.table.game, self.match.position, earlier, self._told)
        return self._after

    def _views(self) -> Moments:
        """Return how the views differ from one moment to the next."""
        if self._moments is None:
            shown = self._earlier.shown if self._earlier is not None else None
            positions = [*self.moments, self.match.position]
            self._moments = self.table.game.moments(positions, shown, self._told)
        return self._moments


def sheets_of(game: Game, position: Position, seat: int | None) -> list[Sheet]:
    """Return a position as text, as a seat or a spectator reads it."""
    return game.sheets(game.view(position, seat))


def _choice_change(before: Asked, now: Asked, seat: int) -> Change | None:
    """Return how what a seat is asked differs; the options, nearly all, are often the same."""
    was, is_now = before.choice(seat), now.choice(seat)
    if was is None and is_now is None:
        return None
    if (
        was is None
        or is_now is None
        or was.options != is_now.options
        or was.closed != is_now.closed
    ):
        return difference(before.plain_choice(seat), now.plain_choice(seat))
    message = plain_difference(was.message, is_now.message)
    return None if message is None else {"message": message}


def plain_difference(before: Any, after: Any) -> Change | None:
    """Return how something differs that is not JSON yet."""
    if before == after:
        return None
    return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))


def told_events(moments: Moments, told: Told, seat: int | None) -> list[ToldEvent]:
    """Return events, each with the change of the seat's view that it tells."""
    events: list[ToldEvent] = []
    last = 0
    for message, place in zip(told.events, told.places):
        change = moments.change(last, place, seat) if place else None
        events.append(ToldEvent(message.key, message.args, change))
        last = place or last
    return events


def view_rest(moments: Moments, told: Told, seat: int | None) -> Change | None:
    """Return how the seat's view changes after the last event that is told."""
    last = told.places[-1] if told.places else 0
    return moments.change(last, len(moments.positions) - 1, seat)
