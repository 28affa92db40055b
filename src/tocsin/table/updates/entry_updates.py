"""The updates of a log entry for each viewer, as changes of the viewer's sight (SightFacts).

Each event carries the change that it makes to the viewer's view; one further change covers the rest
of the sight. A client applies the changes without knowledge of the rules.
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

from ..log import LogEntry
from ..match import Match
from ..table import EntryEffects, Table
from .facts import can_undo, plays
from .update_types import ViewerEvent, ViewerUpdate

# A seat, or None for spectators; and whether the viewer reads the view as text too.
Viewer = tuple[int | None, bool]


class Prompts:
    """The choices of one position, each computed at most once."""

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


class EntryUpdates:
    """The updates of one log entry: each viewer's events and the remaining change."""

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

    def read(self, entry: LogEntry) -> EntryEffects:
        """Apply the entry to the table and return its effects."""
        return self.table.read(entry, self.moments)

    def events(self, viewer: Viewer, update: ViewerUpdate) -> list[ViewerEvent]:
        """Return the events of an update, each with its change of the viewer's view."""
        return viewer_events(self._views(), update, viewer[0])

    def rest(self, viewer: Viewer, update: ViewerUpdate) -> Change | None:
        """Return the change of the viewer's sight beyond the changes of the events."""
        seat, table = viewer[0], self.table
        before, after = self._prompts_before(), self.prompts()
        changes = self._changes_for_all(before, after).copy()
        view = remaining_change(self._views(), update, seat)
        if view is not None:
            changes["view"] = view
        if seat is not None and plays(table, seat):
            choice = _choice_change(before.choice(seat), after.choice(seat))
            if choice is not None:
                changes["choice"] = choice
        if viewer[1]:
            game = table.game
            sheets = json_difference(
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
            outcome = json_difference(before.outcome, after.outcome)
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
    """Return the view of a seat or spectator as text."""
    return game.sheets(game.view(position, seat))


def _choice_change(before: Choice | None, after: Choice | None) -> Change | None:
    """Return the change of a choice; equal options, its largest part, are not converted."""
    if before is None and after is None:
        return None
    if (
        before is None
        or after is None
        or before.options != after.options
        or before.closed != after.closed
    ):
        return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
    message = json_difference(before.message, after.message)
    return None if message is None else {"message": message}


def json_difference(before: Any, after: Any) -> Change | None:
    """Return the change between two values after converting them to JSON types."""
    if before == after:
        return None
    return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))


def viewer_events(
    history: ViewHistory, update: ViewerUpdate, seat: int | None
) -> list[ViewerEvent]:
    """Return the events of an update, each with its change of the seat's view."""
    events: list[ViewerEvent] = []
    last = 0
    for message, index in zip(update.events, update.indices):
        change = history.change(last, index, seat) if index else None
        events.append(ViewerEvent(message.key, message.args, change))
        last = index or last
    return events


def remaining_change(history: ViewHistory, update: ViewerUpdate, seat: int | None) -> Change | None:
    """Return the change of the seat's view after the last event of an update."""
    last = update.indices[-1] if update.indices else 0
    return history.change(last, len(history.positions) - 1, seat)
