"""Errors of the server, and the HTTP status of every error."""

from tocsin.kernel.errors import TocsinError

WRONG_LOGIN = "Wrong account name or password."
BANNED_SENTENCE = "The operator of this server has banned you."


class Malformed(TocsinError):
    """A message that cannot be read."""

    kind = "malformed"


class TooLarge(TocsinError):
    """A body or a frame beyond its limit."""

    kind = "too-large"


class TooMany(TocsinError):
    """A rate limit or a quota is exceeded."""

    kind = "too-many"


class TooSlow(TocsinError):
    """A request that did not arrive completely in time."""

    kind = "too-slow"


class ForeignOrigin(TocsinError):
    """A request by a page of another site."""

    kind = "foreign-origin"


class ForeignHost(TocsinError):
    """A Host header that is not one of the server's names."""

    kind = "foreign-host"


class Banned(TocsinError):
    """An account or an address that the operator has banned."""

    kind = "banned"


class BadLogin(TocsinError):
    """An unknown account or a wrong password."""

    kind = "bad-login"


class BadToken(TocsinError):
    """A bot's token that is unknown, expired or revoked."""

    kind = "bad-token"


class MissingScope(TocsinError):
    """A request that a bot's token does not allow."""

    kind = "missing-scope"


class QuotaReached(TocsinError):
    """The maximum number of bots or tokens exists already."""

    kind = "enough"


class NameTaken(TocsinError):
    """A name that belongs to another account or bot."""

    kind = "name-taken"


class NeedsAccount(TocsinError):
    """A request that only an account may make."""

    kind = "needs-account"


class VoidLink(TocsinError):
    """An e-mail link that was used or has expired."""

    kind = "void-link"


class NoSuchPage(TocsinError):
    """An unknown path."""

    kind = "no-such-page"


class CannotNotify(TocsinError):
    """A notice that could not be sent."""

    kind = "cannot-notify"


class Unavailable(TocsinError):
    """A request that the server cannot serve at the moment."""

    kind = "unavailable"


# Kinds without an entry are conflicts with the state of a table: 409.
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
