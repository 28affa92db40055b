"""The state of a table: seats, match, clocks and undo request, and the questions about them."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from tocsin.kernel.game import Game
from tocsin.kernel.record import HintRecord, Origin, Record

from .clocks import Clocks, Pace
from .log import CloseReason, Opened
from .match import Match
from .seats import Seat
from .updates.update_types import AnyStep, HintStep
from .updates.viewer_log import ViewerLog

# The person of a seat whose player has no id here: from an imported record, or erased.
NO_PERSON = ""

# Frozen: begun by another version of the rules.
Status = Literal["open", "playing", "over", "frozen"]


class StandingAction(Protocol):
    """An action that was not taken back: the number of its log entry, and its seat."""

    @property
    def number(self) -> int: ...

    @property
    def seat(self) -> int: ...


class UndoRequest(msgspec.Struct):
    """A seat asks to take back all actions from log entry `target` on; `agreed` lists consents."""

    seat: int
    agreed: list[int]
    target: int


class TableState:
    """Seats around a match, as the log describes them so far."""

    # Set by the first event of the log.
    game: Game
    options: dict[str, str]
    seed: str
    rules: int
    host_name: str
    invitation: str
    private: bool
    created: int

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.host = NO_PERSON
        # Person and idempotency key of every request in the log.
        self.keys: set[tuple[str, str]] = set()
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.pace: Pace | None = None
        self.delay = 0
        self.undo_request: UndoRequest | None = None
        self.closed: CloseReason | None = None
        # The id of the next table of the same people.
        self.successor: str | None = None
        # For each seat, its events that leave the match where it was.
        self.changes: Counter[int] = Counter()
        # For each person, the number of renames.
        self.renamed: Counter[str] = Counter()
        # Times of the last entry, and of the last one that everybody could see.
        self.touched = self.updated = 0
        self.started = 0
        self.opened: Opened | None = None
        self.hints: list[HintStep] = []
        self._imported: Record | None = None
        self._deciders: list[int] = []
        # Time of each action by the number of its log entry.
        self._times: dict[int, int] = {}
        self._steps: list[AnyStep] = []
        self._viewer_logs: dict[int | None, ViewerLog] = {}

    @property
    def status(self) -> Status:
        """Return the stage of the table."""
        if self.closed is not None:
            return "over"
        if self.match is None:
            return "open"
        return "playing" if self._deciders else "over"

    def viewer_log(self, viewer: int | None) -> ViewerLog:
        """Return the log of one viewer; it is built when first asked for."""
        if viewer not in self._viewer_logs:
            log = ViewerLog(viewer)
            for step in self._steps:
                log.follow(step)
            self._viewer_logs[viewer] = log
        return self._viewer_logs[viewer]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def is_expected(self, person: str) -> bool:
        """Return whether a seat is kept for a person."""
        return any(seat.kept_for == person for seat in self.seats)

    def people(self) -> set[str]:
        """Return the ids of the host and of the seated people."""
        seated = {seat.person for seat in self.seats if seat.person is not None}
        return {self.host, *seated} - {NO_PERSON}

    def deciders(self) -> list[int]:
        """Return the seats that owe a decision now."""
        return self._deciders

    def standing_actions(self) -> Sequence[StandingAction]:
        """Return the actions that were not taken back, in order."""
        return self.match.log if self.match is not None else []

    def last_action(self, seat: int) -> int | None:
        """Return the log number of the seat's last action that was not taken back."""
        numbers = (action.number for action in self.standing_actions() if action.seat == seat)
        return max(numbers, default=None)

    def must_agree(self, asking: int) -> list[int]:
        """Return the seats whose consent an undo needs: those of other people who are playing."""
        asker = self.seats[asking].person
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.person != asker and seat.standin is None
        ]

    def allows_hints(self) -> bool:
        """Return whether hints may be asked for: always against bots, else if the host said so."""
        is_allowed = self.opened is not None and self.opened.hints
        return is_allowed or sum(seat.bot is None for seat in self.seats) == 1

    def allows_bots(self) -> bool:
        """Return whether any bot account may sit down."""
        return self.opened is not None and self.opened.bots

    @property
    def origin(self) -> Origin | None:
        """Return the match that this one continues; None if it began with the set-up."""
        if self._imported is not None:
            return self._imported.origin
        return self.opened.origin if self.opened is not None else None

    def record(self) -> Record:
        """Return the record of the match."""
        if self._imported is not None:
            return self._imported
        assert self.match is not None
        times = [self._times[played.number] - self.started for played in self.match.log]
        return self.match.record(times, self.hint_records())

    def hint_records(self) -> list[HintRecord]:
        """Return the hints of the match, each with the number of standing actions before it."""
        if self._imported is not None:
            return self._imported.hints
        numbers = [action.number for action in self.standing_actions()]
        return [
            HintRecord(hint.seat, sum(number < hint.number for number in numbers))
            for hint in self.hints
        ]
