"""Errors of a table besides those of its game's rules; each has a kind for clients."""

from tocsin.kernel.errors import TocsinError

# Sentences for clients; the messages of the database go to the server's log only.
DATABASE_DOWN = "The database does not answer; nothing was changed."
ALREADY_WRITTEN = "This was written already."
DATABASE_DAMAGED = "The database is damaged; whoever runs the server has to restore a backup."


class NotYourSeat(TocsinError):
    """The person does not hold the seat, or is not the host."""

    kind = "not-your-seat"


class SeatTaken(TocsinError):
    """The seat is taken, or kept for another person."""

    kind = "seat-taken"


class NotNow(TocsinError):
    """The command does not fit the status of the table."""

    kind = "not-now"


class PrivateTable(TocsinError):
    """The table is private and the person has no invitation."""

    kind = "private-table"


class NoSuchTable(TocsinError):
    """No table has this id."""

    kind = "no-such-table"


class BrokenTable(TocsinError):
    """The table is quarantined: its log cannot be read, or an action failed."""

    kind = "broken-table"


class OtherRules(TocsinError):
    """The match was begun by another version of the rules."""

    kind = "other-rules"


class ClosedTable(BrokenTable):
    """The operator of the server has closed the table."""

    kind = "closed-table"


class BadLog(TocsinError):
    """The log is inconsistent."""

    kind = "bad-log"


class BadText(TocsinError):
    """A name or chat line is empty, too long or unprintable."""

    kind = "bad-text"


class Muted(TocsinError):
    """The host has muted the person."""

    kind = "muted"


class SpectatorsSilent(TocsinError):
    """Spectators may not chat at this table."""

    kind = "spectators-silent"


class TooManyChanges(TocsinError):
    """A seat or person has reached a limit on events that bring the match no further."""

    kind = "too-many-changes"


class NoHints(TocsinError):
    """Hints are not allowed at this table."""

    kind = "no-hints"


class NoBots(TocsinError):
    """The host does not admit this bot account."""

    kind = "no-bots"


class BadPace(TocsinError):
    """A number of the pace is out of bounds."""

    kind = "bad-pace"


class BadLesson(TocsinError):
    """A lesson does not fit its game."""

    kind = "bad-lesson"


class ConcurrentWrite(TocsinError):
    """Another process wrote a row with this key first; read it and try again."""

    kind = "concurrent-write"


class StoreDown(TocsinError):
    """The database does not answer."""

    kind = "unavailable"
