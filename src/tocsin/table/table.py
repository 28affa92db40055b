"""A table, rebuilt exactly from its log: each entry is applied to the state."""

from collections.abc import Collection, Iterable
from typing import Self

import msgspec

from tocsin.kernel.position import Position

from .errors import BadLog
from .log import (
    Acted,
    ActionsUndone,
    AnyTableEvent,
    ClockExpired,
    ClockPaused,
    Closed,
    HintGiven,
    LogEntry,
    NextTableOpened,
    PersonErased,
    Renamed,
    Resigned,
    Returned,
    RulesUpdated,
    SatDown,
    SeatEvent,
    UndoAnswered,
    UndoRequested,
)
from .seating import TableSeating
from .state import UndoRequest
from .updates.update_types import AnyStep, HintStep, UndoStep, ViewerUpdate
from .updates.viewer_log import action_step

# Events that a seat could repeat without end while the match stays where it is.
CHANGE_EVENTS = (SatDown, ActionsUndone, UndoRequested, Returned, HintGiven)


class EntryEffects(msgspec.Struct):
    """The effects of a log entry: updates by viewer, and whether the facts of the table changed."""

    updates: dict[int | None, ViewerUpdate] = {}
    # Whether spectators are shown the entry.
    public: bool = False
    table: bool = False
    # If wanted, the position at each event that is emitted.
    moments: list[Position] | None = None


class Table(TableSeating):
    """Applies the log to the state; `read` is the only method that changes it."""

    @classmethod
    def from_log(cls, table_id: str, entries: Iterable[LogEntry]) -> Self:
        """Return the table of a log."""
        table = cls(table_id)
        for entry in entries:
            table.read(entry)
        return table

    def dry_run(self, entry: LogEntry) -> None:
        """Raise the error that reading the entry would raise, and change nothing.

        Only actions are run: all other events were checked by their commands.
        """
        event = entry.event
        if isinstance(event, Acted) and self.match is not None:
            self.match.dry_run(event.seat, self.game.actions.parse(event.action))

    def read(self, entry: LogEntry, moments: list[Position] | None = None) -> EntryEffects:
        """Apply the next entry of the log and return its effects.

        The position at each emitted event is appended to `moments`, if given.
        """
        event = entry.event
        if entry.number != self.number + 1:
            raise BadLog(f"Line {self.number + 1} is missing.")
        if isinstance(event, SeatEvent) and not 0 <= event.seat < len(self.seats):
            raise BadLog(f"Line {entry.number} names seat {event.seat} of {len(self.seats)}.")
        self.number = entry.number
        if entry.key:
            self.keys.add((entry.by, entry.key))
        effects = EntryEffects(moments=moments)
        self._apply(event, entry, effects)
        self._run_clocks(entry.at)
        self.touched = entry.at
        if isinstance(event, CHANGE_EVENTS):
            self.changes[event.seat] += 1
        if effects.public or effects.table:
            self.updated = entry.at
        return effects

    def _apply(self, event: AnyTableEvent, entry: LogEntry, effects: EntryEffects) -> None:
        effects.table = True
        match event:
            case Acted():
                self._act(event, entry, effects)
            case ActionsUndone():
                self._take_back(frozenset(event.numbers), entry, effects)
            case HintGiven():
                self._hint(HintStep(entry.number, event.seat), effects)
            case UndoRequested():
                self._ask_undo(event.seat, entry, effects)
            case UndoAnswered():
                self._answer_undo(event, entry, effects)
            case Resigned() | ClockExpired():
                self.seats[event.seat].standin = event.bot
            case Returned():
                self.seats[event.seat].standin = None
                if self.clocks is not None:
                    self.clocks.top_up(event.seat, entry.at)
            case Closed():
                self.closed, self._deciders, self.undo_request = event.reason, [], None
            case RulesUpdated():
                self.rules = event.rules
            case NextTableOpened():
                self.successor = event.table
            case PersonErased():
                self._erase(event)
            case Renamed():
                self._rename(event)
            case ClockPaused():
                if self.clocks is not None:
                    self.clocks.exclude(event.begin, entry.at)
            case _:
                self._prepare(event, entry)

    def _act(self, acted: Acted, entry: LogEntry, effects: EntryEffects) -> None:
        assert self.match is not None
        action = self.game.actions.parse(acted.action)
        self.match.play(acted.seat, action, entry.number, effects.moments)
        self._times[entry.number] = entry.at
        journal = self.match.log[-1].journal
        self._show(action_step(self.game, entry.number, acted.seat, journal), effects)
        # An action that only its seat may see must not show on clocks or requests either.
        if effects.public:
            self.undo_request = None
            if self.clocks is not None and acted.bot is None:
                self.clocks.earn(acted.seat, entry.number, entry.at)
        effects.table = effects.public and self._facts_follow_actions()

    def _facts_follow_actions(self) -> bool:
        return self.clocks is not None or self.status == "over"

    def _take_back(self, undone: frozenset[int], entry: LogEntry, effects: EntryEffects) -> None:
        assert self.match is not None
        self.match.take_back(
            index for index, played in enumerate(self.match.log) if played.number in undone
        )
        if self.clocks is not None:
            self.clocks.take_back(undone, entry.at)
        self._show(UndoStep(undone), effects)
        effects.table = effects.public and self._facts_follow_actions()

    def _hint(self, hint: HintStep, effects: EntryEffects) -> None:
        effects.table = False
        self.hints.append(hint)
        self._show(hint, effects)

    def _show(self, step: AnyStep, effects: EntryEffects) -> None:
        """Append a step to the log of each viewer who may see it."""
        assert self.match is not None
        self._deciders = self.match.position.actors()
        # The log of spectators must exist: it decides whether the step is public.
        self.viewer_log(None)
        self._steps.append(step)
        for viewer, log in self._viewer_logs.items():
            update = log.follow(step)
            if update is not None:
                effects.updates[viewer] = update
        effects.public = None in effects.updates

    def _ask_undo(self, seat: int, entry: LogEntry, effects: EntryEffects) -> None:
        target = self.last_action(seat)
        assert target is not None
        self.undo_request = UndoRequest(seat, [], target)
        self._settle_request(self.undo_request, entry, effects)

    def _answer_undo(self, answer: UndoAnswered, entry: LogEntry, effects: EntryEffects) -> None:
        request = self.undo_request
        if request is None:
            return
        if not answer.agree:
            self.undo_request = None
            return
        request.agreed.append(answer.seat)
        self._settle_request(request, entry, effects)

    def _settle_request(self, request: UndoRequest, entry: LogEntry, effects: EntryEffects) -> None:
        """Take the actions back once all seats that must agree have agreed."""
        if set(self.must_agree(request.seat)) - set(request.agreed):
            return
        self.undo_request = None
        numbers = (action.number for action in self.standing_actions())
        undone = frozenset(number for number in numbers if number >= request.target)
        if undone:
            self._take_back(undone, entry, effects)
        effects.table = True

    def _run_clocks(self, at: int) -> None:
        if self.clocks is not None:
            waiting: Collection[int] = [
                seat for seat in self._deciders if self.seats[seat].player is None
            ]
            self.clocks.run(waiting, at)
