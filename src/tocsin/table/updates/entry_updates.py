"""How a line of the log is told to those who look on: as changes of what they saw before.

An event carries the change of the viewer's view that it tells, and what is left then is told of the
whole sight. So nothing is told twice, and no client need know what an event does.
"""

# mypyc: compile

from typing import Any

import msgspec

from tocsin.kernel.change import Change, difference
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position
from tocsin.kernel.sheet import Sheet
from tocsin.kernel.view_history import ViewHistory

from ..log import Line
from ..match import Match
from ..table import News, Table
from .facts import can_undo, plays
from .update_types import Told, ToldEvent

# A seat, or None for spectators; and whether the sight is to be had as text, too.
Viewer = tuple[int | None, bool]


class Prompts:
    """Choices and text tables of one position, computed once for all viewers."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game: Game = game
        self.position: Position = position
        self.actors: list[int] = position.actors()
        self.outcome: Outcome | None = position.outcome()
        self._choices: dict[int, Choice | None] = {}

    def choice(self, seat: int) -> Choice | None:
        """Return the choice of a seat, or None if it owes no decision."""
        if seat not in self.actors:
            return None
        if seat not in self._choices:
            self._choices[seat] = self.game.choice(self.position, seat)
        return self._choices[seat]


class Telling:
    """The updates of one log entry: each viewer's events and the change of what it is shown."""

    def __init__(self, table: Table, prompts: Prompts | None = None) -> None:
        """Prepare for the next entry; `prompts` are those after the entry before, if known.

        Without them an action takes 9 to 30 % more processor time in three of the games
        (make ablation ARGS=prompts).
        """
        assert table.match is not None
        self.table: Table = table
        self.match: Match = table.match
        # The position before the entry; reading the entry adds the position at each event.
        self.moments: list[Position] = [table.match.position]
        self._history: ViewHistory | None = None
        self._before: Prompts | None = None
        if prompts is not None and prompts.position is self.moments[0]:
            self._before = prompts
        self._after: Prompts | None = None
        self._common: dict[str, Change] | None = None

    def read(self, line: Line) -> News:
        """Apply the entry to the table and return the news."""
        return self.table.read(line, self.moments)

    def events(self, viewer: Viewer, told: Told) -> list[ToldEvent]:
        """Return the events that a viewer is told, each with its change of the view."""
        return told_events(self._views(), told, viewer[0])

    def rest(self, viewer: Viewer, told: Told) -> Change | None:
        """Return the change of the viewer's sight beyond the changes of the events."""
        seat, table = viewer[0], self.table
        before, after = self._prompts_before(), self.prompts()
        changes = self._changes_for_all(before, after).copy()
        view = view_rest(self._views(), told, seat)
        if view is not None:
            changes["view"] = view
        if seat is not None and plays(table, seat):
            choice = _choice_change(before.choice(seat), after.choice(seat))
            if choice is not None:
                changes["choice"] = choice
        if viewer[1]:
            game = table.game
            sheets = plain_difference(
                sheets_of(game, before.position, seat), sheets_of(game, after.position, seat)
            )
            if sheets is not None:
                changes["sheets"] = sheets
        # Always sent: the value before the entry is not known.
        changes["can_undo"] = [can_undo(table, seat)]
        return changes

    def _changes_for_all(self, before: Prompts, after: Prompts) -> dict[str, Change]:
        if self._common is None:
            self._common = {}
            actors = difference(before.actors, after.actors)
            if actors is not None and self.table.closed is None:
                self._common["actors"] = actors
            outcome = plain_difference(before.outcome, after.outcome)
            if outcome is not None:
                self._common["outcome"] = outcome
        return self._common

    def _prompts_before(self) -> Prompts:
        if self._before is None:
            self._before = Prompts(self.table.game, self.moments[0])
        return self._before

    def prompts(self) -> Prompts:
        """Return the prompts after the entry."""
        if self._after is None:
            self._after = Prompts(self.table.game, self.match.position)
        return self._after

    def _views(self) -> ViewHistory:
        if self._history is None:
            positions = [*self.moments, self.match.position]
            self._history = self.table.game.view_history(positions)
        return self._history


def sheets_of(game: Game, position: Position, seat: int | None) -> list[Sheet]:
    """Return a position as text, as a seat or a spectator reads it."""
    return game.sheets(game.view(position, seat))


def _choice_change(before: Choice | None, after: Choice | None) -> Change | None:
    """Return the change of a choice; its options, which are most of it, often stay the same."""
    if before is None and after is None:
        return None
    if (
        before is None
        or after is None
        or before.options != after.options
        or before.closed != after.closed
    ):
        return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
    message = plain_difference(before.message, after.message)
    return None if message is None else {"message": message}


def plain_difference(before: Any, after: Any) -> Change | None:
    """Return how something differs that is not JSON yet."""
    if before == after:
        return None
    return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))


def told_events(moments: ViewHistory, told: Told, seat: int | None) -> list[ToldEvent]:
    """Return events, each with the change of the seat's view that it tells."""
    events: list[ToldEvent] = []
    last = 0
    for message, place in zip(told.events, told.places):
        change = moments.change(last, place, seat) if place else None
        events.append(ToldEvent(message.key, message.args, change))
        last = place or last
    return events


def view_rest(moments: ViewHistory, told: Told, seat: int | None) -> Change | None:
    """Return how the seat's view changes after the last event that is told."""
    last = told.places[-1] if told.places else 0
    return moments.change(last, len(moments.positions) - 1, seat)
