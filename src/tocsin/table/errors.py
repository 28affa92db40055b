"""What can go wrong at a table beside the rules of its game, each with a sentence."""

from tocsin.kernel.errors import TocsinError

# What clients are told of the database: its own words are for the log of the server only.
DOWN = "The database does not answer; nothing was changed."
WRITTEN = "This was written already."
DAMAGED = "The database is damaged; whoever runs the server has to restore a backup."


class NotYourSeat(TocsinError):
    """Somebody else, or nobody, sits there."""

    kind = "not-your-seat"


class SeatTaken(TocsinError):
    """The seat is not open."""

    kind = "seat-taken"


class NotNow(TocsinError):
    """The table is not at that stage."""

    kind = "not-now"


class PrivateTable(TocsinError):
    """A private table, and no invitation to it."""

    kind = "private-table"


class NoSuchTable(TocsinError):
    """There is no such table."""

    kind = "no-such-table"


class BrokenTable(TocsinError):
    """A table that was set aside: it cannot be read, or failed in play."""

    kind = "broken-table"


class OtherRules(TocsinError):
    """A match begun by another version of the rules."""

    kind = "other-rules"


class ClosedTable(BrokenTable):
    """A table that whoever runs the server has closed."""

    kind = "closed-table"


class BadLog(TocsinError):
    """A log that does not follow from itself."""

    kind = "bad-log"


class BadText(TocsinError):
    """A name or a chat line that is empty, too long or unprintable."""

    kind = "bad-text"


class Muted(TocsinError):
    """The host of the table does not let that person speak."""

    kind = "muted"


class SpectatorsSilent(TocsinError):
    """Spectators do not speak at that table."""

    kind = "spectators-silent"


class TooManyChanges(TocsinError):
    """A seat that changed its mind too often."""

    kind = "too-many-changes"


class NoHints(TocsinError):
    """A table whose people play without hints."""

    kind = "no-hints"


class NoBots(TocsinError):
    """A table to which its host wants no bots of others."""

    kind = "no-bots"


class BadPace(TocsinError):
    """A pace that no clock can keep."""

    kind = "bad-pace"


class BadLesson(TocsinError):
    """A lesson that its game cannot play."""

    kind = "bad-lesson"


class Overtaken(TocsinError):
    """Another process wrote that line of the log first; read on and try again."""

    kind = "overtaken"


class StoreDown(TocsinError):
    """The database does not answer."""

    kind = "unavailable"
