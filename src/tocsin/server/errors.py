"""What can go wrong on the way to a table, and the HTTP status of every error.

TocsinError
├── Malformed       a message that cannot be read
├── TooLarge        a body or a frame beyond its limit
├── TooMany         more than a client may ask in that time
├── ForeignOrigin   a page of another site
├── BadLogin        no such account, or another password
├── NameTaken       an account has that name
├── NoSuchPage      nothing there
├── CannotNotify    a notice that could not be sent
└── Unavailable     the server cannot do that just now
"""

from tocsin.kernel.errors import TocsinError


class Malformed(TocsinError):
    """A message that cannot be read."""

    kind = "malformed"


class TooLarge(TocsinError):
    """A body or a frame beyond its limit."""

    kind = "too-large"


class TooMany(TocsinError):
    """More than a client may ask in that time."""

    kind = "too-many"


class ForeignOrigin(TocsinError):
    """A page of another site."""

    kind = "foreign-origin"


class BadLogin(TocsinError):
    """No such account, or another password."""

    kind = "bad-login"


class NameTaken(TocsinError):
    """An account has that name."""

    kind = "name-taken"


class NoSuchPage(TocsinError):
    """Nothing there."""

    kind = "no-such-page"


class CannotNotify(TocsinError):
    """A notice that could not be sent."""

    kind = "cannot-notify"


class Unavailable(TocsinError):
    """The server cannot do that just now."""

    kind = "unavailable"


# Whatever is not here is a conflict with what the table has come to: 409.
STATUS = {
    "malformed": 400,
    "bad-login": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "private-table": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "broken-table": 410,
    "too-large": 413,
    "bad-options": 422,
    "bad-components": 422,
    "bad-record": 422,
    "bad-text": 422,
    "bad-pace": 422,
    "unreadable-action": 422,
    "cannot-notify": 422,
    "too-many": 429,
    "unavailable": 503,
}


def status(error: TocsinError) -> int:
    """Return the HTTP status for an error."""
    return STATUS.get(error.kind, 409)
