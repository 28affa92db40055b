"""A match that was played by other rules: it stays as it was, and its record can still be had."""

from collections.abc import Sequence

import msgspec

from tocsin.kernel.record import Record, SeatRecord, commitment

from .log import Acted, Line
from .table import News, Standing, Status, Table
from .updates.update_types import HintStep


class Written(msgspec.Struct, frozen=True):
    """An action as it stands in the log, whatever it meant."""

    number: int
    seat: int
    text: str


class FrozenTable(Table):
    """Reads a log without playing it: who sits there, and which actions stand in the end."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self._written: list[Written] = []

    @property
    def status(self) -> Status:
        """Return that nothing goes on here."""
        return "frozen"

    def standing(self) -> Sequence[Standing]:
        """Return the actions that stand, in order."""
        return self._written

    def record(self) -> Record:
        """Return the record of what was played; how it would have ended only those rules know."""
        if self._brought is not None:
            return self._brought
        return Record(
            game=self.game.id,
            rules=self.rules,
            options=self.options,
            corrections=self.game.corrections,
            seed=self.seed,
            commitment=commitment(self.seed),
            seats=[SeatRecord(seat.name, seat.bot) for seat in self.seats],
            actions=[f"{written.seat} {written.text}" for written in self._written],
            times=[self._times[written.number] - self.started for written in self._written],
            outcome=None,
            origin=self.origin,
            hints=self.hint_records(),
        )

    def _replay(self, record: Record) -> None:
        """Leave the match of a record that was brought here unplayed."""

    def _start(self, at: int) -> None:
        self.started = at

    def _act(self, entry: Acted, line: Line, news: News) -> None:
        self._written.append(Written(line.number, entry.seat, entry.action))
        self._times[line.number] = line.at

    def _hint(self, hint: HintStep, news: News) -> None:
        self.hints.append(hint)

    def _take_back(self, seat: int, gone: frozenset[int], line: Line, news: News) -> None:
        self._written = [each for each in self._written if each.number not in gone]
