"""A table whose match was begun by another version of the rules: readable, but not playable."""

from collections.abc import Sequence

import msgspec

from tocsin.kernel.record import Record, SeatRecord, commitment

from .log import Acted, LogEntry
from .state import StandingAction, Status
from .table import EntryEffects, Table
from .updates.update_types import HintStep


class UnplayedAction(msgspec.Struct, frozen=True):
    """An action as text, which these rules might not understand."""

    number: int
    seat: int
    text: str


class FrozenTable(Table):
    """Reads a log without playing it: keeps the seats and the standing actions."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self._actions: list[UnplayedAction] = []

    @property
    def status(self) -> Status:
        """Return "frozen"."""
        return "frozen"

    def standing_actions(self) -> Sequence[StandingAction]:
        """Return the actions that were not taken back, in order."""
        return self._actions

    def record(self) -> Record:
        """Return the record of the match, without an outcome."""
        if self._imported is not None:
            return self._imported
        return Record(
            game=self.game.id,
            rules=self.rules,
            options=self.options,
            corrections=self.game.corrections,
            seed=self.seed,
            commitment=commitment(self.seed),
            seats=[SeatRecord(seat.name, seat.bot) for seat in self.seats],
            actions=[f"{action.seat} {action.text}" for action in self._actions],
            times=[self._times[action.number] - self.started for action in self._actions],
            outcome=None,
            origin=self.origin,
            hints=self.hint_records(),
        )

    def _replay(self, record: Record) -> None:
        """Leave an imported match unplayed."""

    def _start(self, at: int) -> None:
        self.started = at

    def _act(self, acted: Acted, entry: LogEntry, effects: EntryEffects) -> None:
        self._actions.append(UnplayedAction(entry.number, acted.seat, acted.action))
        self._times[entry.number] = entry.at

    def _hint(self, hint: HintStep, effects: EntryEffects) -> None:
        self.hints.append(hint)

    def _take_back(self, undone: frozenset[int], entry: LogEntry, effects: EntryEffects) -> None:
        self._actions = [action for action in self._actions if action.number not in undone]
