"""The log of a table: every line that is ever written there, and nothing is ever changed."""

from typing import Any, Literal

import msgspec

from tocsin.kernel.record import Origin, Record

from .clocks import Pace


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat when the table opens: a person, a bot, or nobody yet; both: an own bot."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    # Nobody sits there yet, and only this person may.
    kept_for: str | None = None


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """What a line says."""


class SeatEntry(Entry, frozen=True):
    """What a seat did, or what became of it."""

    seat: int


class Opened(Entry, frozen=True):
    """Somebody opened the table. The seed is a secret until the match is over."""

    game: str
    rules: int
    options: dict[str, str]
    seed: str
    seats: list[Place]
    host: str
    host_name: str
    invitation: str
    private: bool = False
    pace: Pace | None = None
    corrections: dict[str, Any] = {}
    # Seconds by which spectators see later what happens.
    delay: int = 0
    # Whether people may ask for hints though they play against each other.
    hints: bool = False
    # Whether anybody's own bots may sit down.
    bots: bool = False
    # The table whose people play on here, and the moment of a match that is played on from.
    follows: str = ""
    origin: Origin | None = None


class Imported(Entry, frozen=True):
    """Somebody brought the record of a match that was played elsewhere."""

    record: Record
    host: str
    host_name: str
    invitation: str


class Sat(SeatEntry, frozen=True):
    """A person took an open seat; `bot` says so if that is somebody's own bot."""

    person: str
    name: str
    bot: str | None = None


class Stood(SeatEntry, frozen=True):
    """A person left a seat before the match."""


class Filled(Entry, frozen=True):
    """The host gave every open seat to bots."""

    bot: str


class Acted(SeatEntry, frozen=True, gc=False):
    """A seat's action; `bot` names the bot that chose it, if one did."""

    action: str
    bot: str | None = None


class TookBack(SeatEntry, frozen=True):
    """A seat took back what stands on these lines."""

    numbers: list[int]


class AskedUndo(SeatEntry, frozen=True):
    """A seat asked the table to take back everything from its last action on."""


class AnsweredUndo(SeatEntry, frozen=True):
    """A seat agreed, or did not."""

    agree: bool


class Hinted(SeatEntry, frozen=True):
    """A seat was given a hint; what it said is nobody else's business."""


class Resigned(SeatEntry, frozen=True):
    """A person left; the bot plays on in that seat."""

    bot: str


class RanOut(SeatEntry, frozen=True):
    """A clock ran out; the bot stands in."""

    bot: str


class Returned(SeatEntry, frozen=True):
    """A person took the seat back from a stand-in."""


class Renamed(Entry, frozen=True):
    """A person is called otherwise from now on."""

    person: str
    before: str
    name: str


class Departed(Entry, frozen=True):
    """A person had all that names them removed; where a match goes on, the bot plays for them."""

    person: str
    bot: str


class Updated(Entry, frozen=True):
    """The match will be played by this version of the rules: it had not begun by an earlier one."""

    rules: int


CloseReason = Literal["host", "abandoned"]


class Closed(Entry, frozen=True):
    """The table was closed though its match had not ended: by its host, or as abandoned."""

    reason: CloseReason


class Followed(Entry, frozen=True):
    """The next table of the same people: there is one, however many ask for it."""

    table: str


class StoodStill(Entry, frozen=True):
    """No server was there from that time until now, so no clock ran."""

    begin: int


AnyEntry = (
    Opened
    | Imported
    | Sat
    | Stood
    | Filled
    | Acted
    | TookBack
    | AskedUndo
    | AnsweredUndo
    | Hinted
    | Resigned
    | RanOut
    | Returned
    | Renamed
    | Departed
    | Updated
    | StoodStill
    | Closed
    | Followed
)


class Line(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number from 1, its time in ms, and whose request it answers."""

    number: int
    at: int
    entry: AnyEntry
    # The person's id and the request's own key, so that a request asked twice is done once.
    by: str = ""
    key: str = ""


_ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """Return the entry as JSON."""
    return msgspec.json.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    """Return the entry that the JSON holds."""
    return _ENTRY.decode(body)
