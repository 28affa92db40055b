"""The seats of a table and the start of its match: events from before it, names, erasure."""

from tocsin import games
from tocsin.kernel.errors import BadRecord, IllegalAction, NotYourChoice
from tocsin.kernel.game import Game
from tocsin.kernel.record import (
    Record,
    SeatRecord,
    check_end,
    first_position,
    parsed,
    rules_mismatch,
)

from .clocks import Clocks
from .errors import OtherRules
from .log import (
    Imported,
    LogEntry,
    Opened,
    PersonErased,
    Renamed,
    SatDown,
    SeatsFilled,
    StoodUp,
)
from .match import Match
from .seats import Seat, bot_name, own_name
from .state import NO_PERSON, TableState
from .updates.viewer_log import action_step

# The name of a person whose data was erased.
ERASED_NAME = "…"


class TableSeating(TableState):
    """Applies the events that open a table and change its seats."""

    def _rename(self, event: Renamed) -> None:
        """Rename a person; other names of theirs, in further seats they hold, stay."""
        self.renamed[event.person] += 1
        if self.host == event.person:
            self.host_name = event.name
        for number, seat in enumerate(self.seats):
            if event.person in (seat.person, seat.kept_for) and seat.name == event.before:
                seat.name = ""
                seat.name = own_name(self.seats, event.name)
                self._update_seat_record(number)

    def _erase(self, event: PersonErased) -> None:
        """Remove id and name of a person; in a match a stand-in keeps their seat."""
        person = event.person
        for number, seat in enumerate(self.seats):
            if seat.kept_for == person or (seat.person == person and self.status == "open"):
                self.seats[number] = Seat()
            elif seat.person == person:
                standin = seat.standin or event.bot
                self.seats[number] = Seat(ERASED_NAME, NO_PERSON, seat.bot, standin)
                self._update_seat_record(number)
        if self.host == person:
            self.host, self.host_name = NO_PERSON, ERASED_NAME

    def _update_seat_record(self, number: int) -> None:
        if self.match is not None:
            self.match.seats[number] = self.seats[number].record()

    def _prepare(
        self, event: Opened | Imported | SatDown | StoodUp | SeatsFilled, entry: LogEntry
    ) -> None:
        """Apply an event from before the match, and start the match once all seats are taken."""
        match event:
            case Opened():
                self._open(event, entry.at)
            case Imported():
                self._import(event, entry.at)
                return
            case SatDown():
                self.seats[event.seat] = Seat()
                name = own_name(self.seats, event.name)
                self.seats[event.seat] = Seat(name, event.person, event.bot)
            case StoodUp():
                self.seats[event.seat] = Seat()
            case SeatsFilled():
                for seat in self.seats:
                    if seat.kind == "open":
                        seat.name, seat.bot = bot_name(self.seats), event.bot
                        seat.kept_for = None
        if all(seat.kind != "open" for seat in self.seats):
            self._start(entry.at)

    def _open(self, opened: Opened, at: int) -> None:
        self.opened = opened
        self.game = games.load(opened.game, opened.corrections)
        self.options = opened.options
        self.seed = opened.seed
        self.rules = opened.rules
        self.host, self.host_name = opened.host, opened.host_name
        self.invitation = opened.invitation
        self.private = opened.private
        self.pace = opened.pace
        self.delay = opened.delay
        self.created = at
        for seat in opened.seats:
            name = own_name(self.seats, seat.name) if seat.person else seat.name
            if seat.bot is not None and not name:
                name = bot_name(self.seats)
            self.seats.append(Seat(name, seat.person, seat.bot, kept_for=seat.kept_for))

    def _import(self, imported: Imported, at: int) -> None:
        record = imported.record
        self.game = games.load(record.game, record.corrections)
        self.options, self.seed, self.rules = record.options, record.seed, record.rules
        self.host, self.host_name = imported.host, imported.host_name
        self.invitation, self.private, self._imported = imported.invitation, False, record
        self.created = self.started = at
        self.seats = [
            Seat(seat.name, None if seat.bot else NO_PERSON, seat.bot) for seat in record.seats
        ]
        self._replay(record)

    def _replay(self, record: Record) -> None:
        """Play the match of an imported record."""
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
            journal = self.match.log[-1].journal
            self._steps.append(action_step(self.game, number, seat, journal))
        check_end(record, self.match.position)

    def _start(self, at: int) -> None:
        check_rules(self.game, self.rules)
        people = [SeatRecord(seat.name, seat.bot) for seat in self.seats]
        self.match = Match(self.game, people, self.options, self.seed, self.origin)
        self._deciders = self.match.position.actors()
        self.started = at
        if self.pace is not None:
            self.clocks = Clocks(self.pace, len(self.seats))


def check_rules(game: Game, version: int) -> None:
    """Raise OtherRules if a match was begun by another version of the rules."""
    if version != game.rules_version:
        raise OtherRules(f"{rules_mismatch(game, version)} The match stays as it was.")
