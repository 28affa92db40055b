"""The log of a table: an append-only list of events, from which the table is rebuilt."""

from typing import Any, Literal

import msgspec

from tocsin.kernel.record import Origin, Record

from .clocks import Pace


class InitialSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat when the table opens: open, a person's, a bot's; with both set, a bot account's."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    # The only person who may take this open seat.
    kept_for: str | None = None


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """An event of the log; its kind is the name of the class in lower case."""


class SeatEvent(TableEvent, frozen=True):
    """An event of one seat."""

    seat: int


class Opened(TableEvent, frozen=True):
    """A person opened the table. The seed is secret until the match is over."""

    game: str
    rules: int
    options: dict[str, str]
    seed: str
    seats: list[InitialSeat]
    host: str
    host_name: str
    invitation: str
    private: bool = False
    pace: Pace | None = None
    corrections: dict[str, Any] = {}
    # Spectator delay in seconds.
    delay: int = 0
    # Whether hints are allowed although people play against each other.
    hints: bool = False
    # Whether any bot account may sit down.
    bots: bool = False
    # The id of the table whose people play again here.
    follows: str = ""
    # The match that this one continues.
    origin: Origin | None = None


class Imported(TableEvent, frozen=True):
    """A person imported the record of a match that was played elsewhere."""

    record: Record
    host: str
    host_name: str
    invitation: str


class SatDown(SeatEvent, frozen=True):
    """A person took an open seat; `bot` is set for a bot account."""

    person: str
    name: str
    bot: str | None = None


class StoodUp(SeatEvent, frozen=True):
    """A seat became open again before the match."""


class SeatsFilled(TableEvent, frozen=True):
    """The host gave all open seats to bots."""

    bot: str


class Acted(SeatEvent, frozen=True, gc=False):
    """A seat played an action; `bot` is the bot that chose it, if any."""

    action: str
    bot: str | None = None


class ActionsUndone(SeatEvent, frozen=True):
    """A seat took back the actions in these entries of the log."""

    numbers: list[int]


class UndoRequested(SeatEvent, frozen=True):
    """A seat asked the table to take back all actions since its last one, including it."""


class UndoAnswered(SeatEvent, frozen=True):
    """A seat agreed to an undo request or refused it."""

    agree: bool


class HintGiven(SeatEvent, frozen=True):
    """A seat was given a hint; its text is not logged."""


class Resigned(SeatEvent, frozen=True):
    """A person left the match; the bot stands in."""

    bot: str


class ClockExpired(SeatEvent, frozen=True):
    """A clock ran out; the bot stands in."""

    bot: str


class Returned(SeatEvent, frozen=True):
    """A person took the seat back from a stand-in."""


class Renamed(TableEvent, frozen=True):
    """A person changed their name."""

    person: str
    before: str
    name: str


class PersonErased(TableEvent, frozen=True):
    """A person's data was erased; in a running match the bot stands in for them."""

    person: str
    bot: str


class RulesUpdated(TableEvent, frozen=True):
    """The match, not yet begun, will be played by this newer version of the rules."""

    rules: int


CloseReason = Literal["host", "abandoned"]


class Closed(TableEvent, frozen=True):
    """The table was closed before its match had ended."""

    reason: CloseReason


class NextTableOpened(TableEvent, frozen=True):
    """The next table of the same people was opened."""

    table: str


class ClockPaused(TableEvent, frozen=True):
    """No server ran from `begin` (in ms) until this entry, so that time does not count."""

    begin: int


AnyTableEvent = (
    Opened
    | Imported
    | SatDown
    | StoodUp
    | SeatsFilled
    | Acted
    | ActionsUndone
    | UndoRequested
    | UndoAnswered
    | HintGiven
    | Resigned
    | ClockExpired
    | Returned
    | Renamed
    | PersonErased
    | RulesUpdated
    | ClockPaused
    | Closed
    | NextTableOpened
)


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An event with its number, counted from 1, and its time in ms."""

    number: int
    at: int
    event: AnyTableEvent
    # The person who made the request, and its idempotency key.
    by: str = ""
    key: str = ""


_DECODER: msgspec.json.Decoder[AnyTableEvent] = msgspec.json.Decoder(AnyTableEvent)


def encode(event: AnyTableEvent) -> str:
    """Return an event as JSON."""
    return msgspec.json.encode(event).decode()


def decode(body: str) -> AnyTableEvent:
    """Return the event of a JSON text."""
    return _DECODER.decode(body)
