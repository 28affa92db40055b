"""A table, rebuilt exactly from its log: seats, match, clocks and requests."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Literal, Protocol, Self

import msgspec

from tocsin import games
from tocsin.kernel.errors import BadRecord, IllegalAction, NotYourChoice
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position
from tocsin.kernel.record import (
    HintRecord,
    Origin,
    Record,
    SeatRecord,
    check_end,
    first_position,
    parsed,
    rules_mismatch,
)

from .clocks import Clocks, Pace
from .errors import BadLog, NotYourSeat, OtherRules
from .log import (
    Acted,
    AnsweredUndo,
    AnyEntry,
    AskedUndo,
    Closed,
    CloseReason,
    Departed,
    Filled,
    Followed,
    Hinted,
    Imported,
    Line,
    Opened,
    RanOut,
    Renamed,
    Resigned,
    Returned,
    Sat,
    SeatEntry,
    Stood,
    StoodStill,
    TookBack,
    Updated,
)
from .match import Match
from .seats import Seat, bot_name, own_name
from .updates.update_types import AnyStep, BackStep, HintStep, Told
from .updates.viewer_log import Shown, step

# People in a record from elsewhere are nobody this server knows.
NOBODY_HERE = ""
# Whoever had all that names them removed.
NAMELESS = "…"


# What could go to and fro for ever, and make a log grow without anything coming of it.
CHANGES = (Sat, TookBack, AskedUndo, Returned, Hinted)


class Standing(Protocol):
    """An action that stands: its line, and whose it is."""

    @property
    def number(self) -> int: ...

    @property
    def seat(self) -> int: ...


# Frozen: other rules left it as it was.
Status = Literal["open", "playing", "over", "frozen"]


class UndoRequest(msgspec.Struct):
    """A seat asks to take back everything from a line on; who has agreed so far."""

    seat: int
    agreed: list[int]
    target: int


class News(msgspec.Struct):
    """What a line changed: what each viewer is shown, the table itself."""

    updates: dict[int | None, Told] = {}
    public: bool = False
    table: bool = False
    # The position at each event that is told, if somebody wants to see those.
    moments: list[Position] | None = None


class Table:
    """Seats around a match; `read` is the only thing that changes it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.host = NOBODY_HERE
        self.keys: set[tuple[str, str]] = set()
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.pace: Pace | None = None
        self.delay = 0
        self.undo_request: UndoRequest | None = None
        self.closed: CloseReason | None = None
        # The next table of the same people.
        self.successor: str | None = None
        # How often each seat was taken, taken back, or wanted something taken back.
        self.changes: Counter[int] = Counter()
        # How often each person was called otherwise.
        self.renamed: Counter[str] = Counter()
        # When the last line was written, and the last that all could see.
        self.touched = self.updated = 0
        self.started = 0
        self.opened: Opened | None = None
        self._brought: Record | None = None
        self._deciders: list[int] = []
        self._times: dict[int, int] = {}
        # Who was given hints, by the lines of the log.
        self.hints: list[HintStep] = []
        self._steps: list[AnyStep] = []
        self._shown: dict[int | None, Shown] = {}

    @classmethod
    def of(cls, table_id: str, lines: Iterable[Line]) -> Self:
        """Return the table that a log tells of."""
        table = cls(table_id)
        for line in lines:
            table.read(line)
        return table

    # --- what it is

    @property
    def status(self) -> Status:
        """Return how far it has come."""
        if self.closed is not None:
            return "over"
        if self.match is None:
            return "open"
        return "playing" if self._deciders else "over"

    def shown(self, viewer: int | None) -> Shown:
        """Return what a viewer was shown so far."""
        if viewer not in self._shown:
            shown = Shown(viewer)
            for taken in self._steps:
                shown.follow(taken)
            self._shown[viewer] = shown
        return self._shown[viewer]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def is_expected(self, person: str) -> bool:
        """Return whether a seat is kept for a person."""
        return any(seat.kept_for == person for seat in self.seats)

    def people(self) -> set[str]:
        """Return who opened the table or sits there."""
        seated = {seat.person for seat in self.seats if seat.person is not None}
        return {self.host, *seated} - {NOBODY_HERE}

    def deciders(self) -> list[int]:
        """Return the seats that owe a decision now."""
        return self._deciders

    def standing(self) -> Sequence[Standing]:
        """Return the actions that stand, in order."""
        return self.match.log if self.match is not None else []

    @property
    def origin(self) -> Origin | None:
        """Return what the match was played on from, if it did not begin with the set-up."""
        if self._brought is not None:
            return self._brought.origin
        return self.opened.origin if self.opened is not None else None

    def record(self) -> Record:
        """Return the record of the match."""
        if self._brought is not None:
            return self._brought
        assert self.match is not None
        times = [self._times[played.number] - self.started for played in self.match.log]
        return self.match.record(times, self.hint_records())

    def hint_records(self) -> list[HintRecord]:
        """Return the hints that were given, by the actions that stand before them."""
        if self._brought is not None:
            return self._brought.hints
        numbers = [played.number for played in self.standing()]
        return [
            HintRecord(hint.seat, sum(number < hint.number for number in numbers))
            for hint in self.hints
        ]

    # --- what its log says

    def try_out(self, line: Line) -> None:
        """Raise what reading the line would raise, and change nothing.

        Only an action runs the rules of a game over something new; everything else was checked.
        """
        if isinstance(line.entry, Acted) and self.match is not None:
            self.match.try_out(line.entry.seat, self.game.actions.parse(line.entry.action))

    def read(self, line: Line, moments: list[Position] | None = None) -> News:
        """Take in the next line of the log and return what it changed.

        The position at each event that is told is put to the `moments`, if they are wanted.
        """
        if line.number != self.number + 1:
            raise BadLog(f"Line {self.number + 1} is missing.")
        if isinstance(line.entry, SeatEntry) and not 0 <= line.entry.seat < len(self.seats):
            raise BadLog(f"Line {line.number} names seat {line.entry.seat} of {len(self.seats)}.")
        self.number = line.number
        if line.key:
            self.keys.add((line.by, line.key))
        news = News(moments=moments)
        self._take(line.entry, line, news)
        self._run_clocks(line.at)
        self.touched = line.at
        if isinstance(line.entry, CHANGES):
            self.changes[line.entry.seat] += 1
        if news.public or news.table:
            self.updated = line.at
        return news

    def _take(self, entry: AnyEntry, line: Line, news: News) -> None:
        news.table = True
        match entry:
            case Acted():
                self._act(entry, line, news)
            case TookBack():
                self._take_back(entry.seat, frozenset(entry.numbers), line, news)
            case Hinted():
                self._hint(HintStep(line.number, entry.seat), news)
            case AskedUndo():
                self._ask_undo(entry.seat, line, news)
            case AnsweredUndo():
                self._answer_undo(entry, line, news)
            case Resigned() | RanOut():
                self.seats[entry.seat].standin = entry.bot
            case Returned():
                self.seats[entry.seat].standin = None
                if self.clocks is not None:
                    self.clocks.welcome_back(entry.seat, line.at)
            case Closed():
                self.closed, self._deciders, self.undo_request = entry.reason, [], None
            case Updated():
                self.rules = entry.rules
            case Followed():
                self.successor = entry.table
            case Departed():
                self._forget(entry)
            case Renamed():
                self._rename(entry)
            case StoodStill():
                if self.clocks is not None:
                    self.clocks.skip(entry.begin, line.at)
            case _:
                self._seat(entry, line)

    def _rename(self, entry: Renamed) -> None:
        """Call a person otherwise; one of several at one screen keeps a name of its own."""
        self.renamed[entry.person] += 1
        if self.host == entry.person:
            self.host_name = entry.name
        for number, seat in enumerate(self.seats):
            if entry.person in (seat.person, seat.kept_for) and seat.name == entry.before:
                seat.name = ""
                seat.name = own_name(self.seats, entry.name)
                if self.match is not None:
                    self.match.seats[number] = seat.record()

    def _forget(self, entry: Departed) -> None:
        """Take away all that names a person; a seat in a match stays."""
        person = entry.person
        for number, seat in enumerate(self.seats):
            if seat.kept_for == person:
                self.seats[number] = Seat()
        for number in self.seats_of(person):
            if self.status == "open":
                self.seats[number] = Seat()
                continue
            seat = self.seats[number]
            standin = seat.standin or entry.bot
            self.seats[number] = Seat(NAMELESS, NOBODY_HERE, seat.bot, standin)
            if self.match is not None:
                self.match.seats[number] = self.seats[number].record()
        if self.host == person:
            self.host, self.host_name = NOBODY_HERE, NAMELESS

    def _seat(self, entry: Opened | Imported | Sat | Stood | Filled, line: Line) -> None:
        """Take in a line from before the match."""
        match entry:
            case Opened():
                self._open(entry, line.at)
            case Imported():
                self._import(entry, line)
                return
            case Sat():
                self.seats[entry.seat] = Seat()
                name = own_name(self.seats, entry.name)
                self.seats[entry.seat] = Seat(name, entry.person, entry.bot)
            case Stood():
                self.seats[entry.seat] = Seat()
            case Filled():
                for seat in self.seats:
                    if seat.kind == "open":
                        seat.name, seat.bot = bot_name(self.seats), entry.bot
                        seat.kept_for = None
        if all(seat.kind != "open" for seat in self.seats):
            self._start(line.at)

    def _open(self, opened: Opened, at: int) -> None:
        self.opened = opened
        self.game: Game = games.load(opened.game, opened.corrections)
        self.options = opened.options
        self.seed = opened.seed
        self.rules = opened.rules
        self.host, self.host_name = opened.host, opened.host_name
        self.invitation = opened.invitation
        self.private = opened.private
        self.pace = opened.pace
        self.delay = opened.delay
        self.created = at
        for place in opened.seats:
            name = own_name(self.seats, place.name) if place.person else place.name
            if place.bot is not None and not name:
                name = bot_name(self.seats)
            self.seats.append(Seat(name, place.person, place.bot, kept_for=place.kept_for))

    def _import(self, entry: Imported, line: Line) -> None:
        record = entry.record
        self.game = games.load(record.game, record.corrections)
        self.options, self.seed, self.rules = record.options, record.seed, record.rules
        self.host, self.host_name = entry.host, entry.host_name
        self.invitation, self.private, self._brought = entry.invitation, False, record
        self.created = self.started = line.at
        self.seats = [
            Seat(seat.name, None if seat.bot else NOBODY_HERE, seat.bot) for seat in record.seats
        ]
        self._replay(record)

    def _replay(self, record: Record) -> None:
        """Play the match of a record that was brought here."""
        check_rules(self.game, record.rules)
        first_position(self.game, record)
        self.match = Match(self.game, record.seats, record.options, record.seed, record.origin)
        for number, (seat, action) in enumerate(
            parsed(self.game, len(record.seats), record.actions), start=1
        ):
            try:
                self.match.play(seat, action, number)
            except (NotYourChoice, IllegalAction):
                raise BadRecord(f"Action {number} is not legal there.") from None
            self._steps.append(step(self.game, number, seat, self.match.log[-1].journal))
        check_end(record, self.match.position)

    def _start(self, at: int) -> None:
        check_rules(self.game, self.rules)
        people = [SeatRecord(seat.name, seat.bot) for seat in self.seats]
        self.match = Match(self.game, people, self.options, self.seed, self.origin)
        self._deciders = self.match.position.actors()
        self.started = at
        if self.pace is not None:
            self.clocks = Clocks(self.pace, len(self.seats))

    def _act(self, entry: Acted, line: Line, news: News) -> None:
        assert self.match is not None
        action = self.game.actions.parse(entry.action)
        self.match.play(entry.seat, action, line.number, news.moments)
        self._times[line.number] = line.at
        journal = self.match.log[-1].journal
        self._tell(step(self.game, line.number, entry.seat, journal), news)
        # What only the acting seat may see must not show on the clocks or in a request either.
        if news.public:
            self.undo_request = None
            if self.clocks is not None and entry.bot is None:
                self.clocks.earn(entry.seat, line.number, line.at)
        news.table = news.public and self._facts_follow_actions()

    def _facts_follow_actions(self) -> bool:
        return self.clocks is not None or self.status == "over"

    def _take_back(self, seat: int, gone: frozenset[int], line: Line, news: News) -> None:
        assert self.match is not None
        places = [n for n, played in enumerate(self.match.log) if played.number in gone]
        self.match.take_back(places)
        if self.clocks is not None:
            self.clocks.take_back(gone, line.at)
        self._tell(BackStep(line.number, seat, gone), news)
        news.table = news.public and self._facts_follow_actions()

    def _hint(self, hint: HintStep, news: News) -> None:
        news.table = False
        self.hints.append(hint)
        self._tell(hint, news)

    def _tell(self, taken: AnyStep, news: News) -> None:
        assert self.match is not None
        self._deciders = self.match.position.actors()
        self.shown(None)
        self._steps.append(taken)
        for viewer, shown in self._shown.items():
            update = shown.follow(taken)
            if update is not None:
                news.updates[viewer] = update
        news.public = None in news.updates

    def _ask_undo(self, seat: int, line: Line, news: News) -> None:
        target = last_action(self, seat)
        assert target is not None
        self.undo_request = UndoRequest(seat, [], target)
        self._settle_request(line, news)

    def _answer_undo(self, entry: AnsweredUndo, line: Line, news: News) -> None:
        if self.undo_request is None:
            return
        if not entry.agree:
            self.undo_request = None
            return
        self.undo_request.agreed.append(entry.seat)
        self._settle_request(line, news)

    def _settle_request(self, line: Line, news: News) -> None:
        request = self.undo_request
        assert request is not None
        if set(must_agree(self, request.seat)) - set(request.agreed):
            return
        self.undo_request = None
        gone = frozenset(p.number for p in self.standing() if p.number >= request.target)
        if gone:
            self._take_back(request.seat, gone, line, news)
        news.table = True

    def _run_clocks(self, at: int) -> None:
        if self.clocks is not None:
            waiting: Collection[int] = [
                seat for seat in self.deciders() if self.seats[seat].player is None
            ]
            self.clocks.run(waiting, at)


def check_rules(game: Game, version: int) -> None:
    """Raise OtherRules if a match was begun by another version of the rules."""
    if version != game.rules_version:
        raise OtherRules(f"{rules_mismatch(game, version)} The match stays as it was.")


def check_host(table: Table, person: str) -> None:
    """Raise NotYourSeat unless the person opened the table."""
    if person != table.host:
        raise NotYourSeat("Only the person who opened the table may do that.")


def last_action(table: Table, seat: int) -> int | None:
    """Return the line of the seat's last action that stands."""
    return max((played.number for played in table.standing() if played.seat == seat), default=None)


def allows_hints(table: Table) -> bool:
    """Return whether hints may be had: against bots always, among people if the host said so."""
    is_allowed = table.opened is not None and table.opened.hints
    return is_allowed or sum(seat.bot is None for seat in table.seats) == 1


def allows_bots(table: Table) -> bool:
    """Return whether anybody's own bots may sit down."""
    return table.opened is not None and table.opened.bots


def must_agree(table: Table, asking: int) -> list[int]:
    """Return the seats whose consent an undo needs: other people who are there to play."""
    asker = table.seats[asking].person
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.person != asker and seat.standin is None
    ]
