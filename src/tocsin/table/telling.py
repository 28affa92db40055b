"""How a line of the log is told to those who look on: as changes of what they saw before.

An event carries the change of the viewer's view that it tells, and what is left then is told of the
whole sight. So nothing is told twice, and no client need know what an event does.
"""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

import msgspec

from tocsin.kernel.change import Change, difference
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.message import Argument
from tocsin.kernel.position import Position
from tocsin.kernel.record import HintRecord
from tocsin.kernel.sheet import Sheet
from tocsin.kernel.view import EVERYBODY, Built, Moments

from .entry import Line
from .facts import can_undo, plays
from .match import Match, Played
from .shown import HintStep, Shown, Told, step
from .table import News, Table

S = TypeVar("S", int, int | None)
T = TypeVar("T")
# A seat, or None for spectators; and whether the sight is to be had as text, too.
Viewer = tuple[int | None, bool]


class ToldEvent(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An event, and how it changes the viewer's view."""

    key: str
    args: dict[str, Argument]
    change: Change | None = None


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
        self.game = game
        self.position = position
        self.actors = position.actors()
        self.outcome = position.outcome()
        self._choices: dict[int, Choice | None] = {}
        self._plain: dict[int, Any] = {}
        self._sheets: dict[int | None, list[Sheet]] = {}
        if before is not None:
            self._choices = _left_out(before._choices, told)
            self._plain = _left_out(before._plain, told)
            self._sheets = _left_out(before._sheets, told)

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
            self._sheets[seat] = _sheets(self.game, self.position, seat)
        return self._sheets[seat]


def _left_out(known: dict[S, T], told: Collection[int | None]) -> dict[S, T]:
    return {seat: what for seat, what in known.items() if seat not in told}


class Seen(msgspec.Struct, frozen=True):
    """What those who look on were shown of a position last: the next line goes on from there.

    Nothing of how it came to be is kept: to let go of that later, when it has long left the
    processor's cache, costs as much as a good part of the telling.
    """

    position: Position
    shown: list[Built | None]
    asked: Asked


class Telling:
    """What those who look on see before a line is read, and how they are told of it after."""

    def __init__(self, table: Table, seen: Seen | None = None) -> None:
        assert table.match is not None
        self.table = table
        self.match = table.match
        # The position before the line and, put in as it is read, at each event that it tells.
        self.moments: list[Position] = [table.match.position]
        # What is told, who sees it so (None: all who see no more than spectators do), the events.
        self._events: list[tuple[Told, int | None, list[ToldEvent]]] = []
        self._earlier = seen if seen is not None and seen.position is self.moments[0] else None
        # Who learns something of the line.
        self._told: Collection[int | None] = ()
        # Each is found out when it is first asked for.
        self._moments: Moments | None = None
        self._before: Asked | None = None
        self._after: Asked | None = None

    def read(self, line: Line) -> News:
        """Have the table read the line, and return what it changed."""
        news = self.table.read(line, self.moments)
        self._told = news.updates
        return news

    def events(self, viewer: Viewer, told: Told) -> list[ToldEvent]:
        """Return the events that a viewer is told, each with the change of the view it tells.

        Those who are told the same, and see it alike, get the very same.
        """
        moments, seat = self._views(), viewer[0]
        if seat is not None and not moments.sees_otherwise(told.places, seat):
            seat = None
        for known, eyes, events in self._events:
            if known is told and eyes == seat:
                return events
        events = told_events(moments, told, seat)
        self._events.append((told, seat, events))
        return events

    def rest(self, viewer: Viewer, told: Told) -> Change | None:
        """Return how the viewer's sight changes beyond what the events tell."""
        (seat, is_text), table = viewer, self.table
        before, now = self._asked(), self._now()
        changes = {"view": view_rest(self._views(), told, seat)}
        if seat is not None and plays(table, seat):
            changes["choice"] = _choice_change(before, now, seat)
        if table.closed is None:
            changes["actors"] = difference(before.actors, now.actors)
        changes["outcome"] = _difference(before.outcome, now.outcome)
        if is_text:
            changes["sheets"] = _difference(before.sheets(seat), now.sheets(seat))
        # What it was would have to be found out before anybody knows who is told.
        changes["can_undo"] = [can_undo(table, seat)]
        return _together(changes)

    def seen(self) -> Seen | None:
        """Return what was shown of the position now; None if nobody was told of the line."""
        if self._moments is None:
            return None
        return Seen(self.match.position, self._moments.last(), self._now())

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


def _sheets(game: Game, position: Position, seat: int | None) -> list[Sheet]:
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
    return _together({"message": _difference(was.message, is_now.message)})


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


def _together(changes: dict[str, Change | None]) -> Change | None:
    """Return the change of something by those of what is in it."""
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


class PastStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a viewer saw: whether it was their own decision, and how it changed the view.

    After the changes of the events, `change` is that of the view itself; `sheets` that of the text.
    """

    own: bool
    events: list[ToldEvent]
    change: Change | None = None
    sheets: Change | None = None


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as a viewer has seen it so far: how it looked at first, and what changed it."""

    view: dict[str, Any]
    steps: list[PastStep]
    sheets: list[Sheet] | None = None


def past(
    match: Match,
    log: Sequence[Played],
    seat: int | None,
    hints: Sequence[HintRecord] = (),
    *,
    is_text: bool = False,
) -> Past:
    """Return what a viewer saw of the actions that stand, from a match before its first one.

    What others do in secret is no step, so that nobody can count it.
    """
    told_of = _hints_told(hints)
    game = match.game
    first = game.view(match.position, seat)
    first_sheets = sheets = _sheets(game, match.position, seat) if is_text else None
    shown: list[Built | None] | None = None
    steps = []
    for place, entry in enumerate(log):
        steps += [PastStep(False, [hint]) for hint in told_of.get(place, [])]
        moments = [match.position]
        match.play(entry.seat, entry.action, moments=moments)
        views = game.moments([*moments, match.position], shown)
        shown = views.last()
        told = Shown(seat).follow(step(game, 0, entry.seat, match.log[-1].journal))
        told = told or Told(0, [], [])
        events, change = told_events(views, told, seat), view_rest(views, told, seat)
        if events or change is not None:
            before, sheets = sheets, _sheets(game, match.position, seat) if is_text else None
            text = _difference(before, sheets)
            steps.append(PastStep(entry.seat == seat, events, change, text))
    steps += [PastStep(False, [hint]) for hint in told_of.get(len(log), [])]
    return Past(first, steps, first_sheets)


def _hints_told(hints: Sequence[HintRecord]) -> dict[int, list[ToldEvent]]:
    """Return what is told of hints, by the number of actions before them."""
    told: dict[int, list[ToldEvent]] = {}
    for hint in hints:
        message = HintStep(0, hint.seat).message()
        told.setdefault(hint.after, []).append(ToldEvent(message.key, message.args))
    return told


def retold(
    played: Match, seat: int | None, is_text: bool, hints: Sequence[HintRecord] = ()
) -> Retold:
    """Return a finished match as a seat saw it, a spectator (None) or EVERYBODY; or as text, too.

    All is known at the end: without a seat to look from, the actors' own words are told. A hint is
    told with the action after it: a step is an action.
    """
    told_of = _hints_told(hints)
    game = played.game
    match = played.again()
    view = game.view(match.position, seat)
    first = sheets = _sheets(game, match.position, seat) if is_text else None
    shown: list[Built | None] | None = None
    steps = []
    for place, entry in enumerate(played.log):
        moments = [match.position]
        match.play(entry.seat, entry.action, moments=moments)
        views = game.moments([*moments, match.position], shown)
        shown = views.last()
        listener = Shown(entry.seat if seat in (None, EVERYBODY) else seat)
        told = listener.follow(step(game, 0, entry.seat, match.log[-1].journal))
        told = told or Told(0, [], [])
        before, sheets = sheets, _sheets(game, match.position, seat) if is_text else None
        changes = {
            "view": view_rest(views, told, seat),
            "outcome": _difference(None, match.position.outcome()),
            "sheets": _difference(before, sheets),
        }
        change = _together(changes)
        events = [*told_of.get(place, []), *told_events(views, told, seat)]
        steps.append(RetoldStep(entry.seat, events, change))
    return Retold(view, steps, first)
