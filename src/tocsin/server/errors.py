"""What can go wrong on the way to a table, and the HTTP status of every error."""

from tocsin.kernel.errors import TocsinError

WRONG_LOGIN = "Wrong account name or password."
BANNED_SENTENCE = "Whoever runs this server keeps you out."


class Malformed(TocsinError):
    """A message that cannot be read."""

    kind = "malformed"


class TooLarge(TocsinError):
    """A body or a frame beyond its limit."""

    kind = "too-large"


class TooMany(TocsinError):
    """More than a client may ask in that time."""

    kind = "too-many"


class TooSlow(TocsinError):
    """A request that does not come to its end."""

    kind = "too-slow"


class ForeignOrigin(TocsinError):
    """A page of another site."""

    kind = "foreign-origin"


class ForeignHost(TocsinError):
    """A name that is not the server's."""

    kind = "foreign-host"


class Banned(TocsinError):
    """An account or an address that the host keeps out."""

    kind = "banned"


class BadLogin(TocsinError):
    """No such account, or another password."""

    kind = "bad-login"


class BadToken(TocsinError):
    """A token that opens nothing, or nothing any more."""

    kind = "bad-token"


class MissingScope(TocsinError):
    """What a bot's token does not allow."""

    kind = "missing-scope"


class QuotaReached(TocsinError):
    """As many of something as there may be."""

    kind = "enough"


class NameTaken(TocsinError):
    """An account has that name."""

    kind = "name-taken"


class NeedsAccount(TocsinError):
    """What only an account may do."""

    kind = "needs-account"


class VoidLink(TocsinError):
    """A link from a letter that was used, or is too old."""

    kind = "void-link"


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
    "bad-token": 401,
    "missing-scope": 403,
    "no-bots": 403,
    "banned": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "not-your-seat": 403,
    "needs-account": 403,
    "no-hints": 403,
    "private-table": 403,
    "muted": 403,
    "spectators-silent": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "void-link": 410,
    "too-slow": 408,
    "broken-table": 410,
    "closed-table": 410,
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
