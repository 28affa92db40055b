"""Who asks: an account by a session, a guest by a signed cookie, somebody's own bot by a token.

The first page makes a guest.
"""

import base64
import hmac
import secrets
from hashlib import sha256

import msgspec
from starlette.requests import HTTPConnection

from tocsin.table.people import sessions, tokens
from tocsin.table.people.tokens import Scope, Token
from tocsin.table.storage.store import Store

from ..errors import BadToken, MissingScope

COOKIE = "tocsin"
# Over https: the browser takes a cookie of this name from nobody but us, for this host alone.
HOST_COOKIE = "__Host-tocsin"
A_DAY = 24 * 3600
A_YEAR = 365 * A_DAY
# A guest's cookie is good for a year, and made anew once it is so many days old.
RENEWED = 30
LONGEST_BROWSER = 120
BEARER = "bearer"


class Visitor(msgspec.Struct):
    """Who asks; the session is None for a guest and a bot, the token for all but bots."""

    person: str
    session: str | None = None
    # What the browser is to keep from now on, if that is something new.
    cookie: str | None = None
    token: Token | None = None

    @property
    def by(self) -> str | None:
        """Return the id of the session or the token by which they come; None: a guest."""
        return self.token.id if self.token is not None else self.session


def check_scope(token: Token, *scopes: Scope) -> None:
    """Raise MissingScope unless the token has one of these scopes."""
    if not scopes:
        raise MissingScope("This is for people: no bot may do that.")
    if not set(scopes) & set(token.scopes):
        raise MissingScope(f"The token does not allow that: it needs {' or '.join(scopes)}.")


class Signer:
    """Signs the ids of guests, so that nobody can be somebody else."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"tocsin cookie\0" + secret.encode()).digest()

    def cookie(self, person: str, today: int) -> str:
        """Return what a guest's browser is to keep."""
        return f"g.{person}.{today}.{self._signature(person, str(today))}"

    def guest(self, cookie: str) -> tuple[str, int] | None:
        """Return whose cookie it is and the day it was made, or None if we did not make it."""
        parts = cookie.split(".")
        if len(parts) != 4 or parts[0] != "g":
            return None
        _, person, day, signature = parts
        genuine = self._signature(person, day)
        if not hmac.compare_digest(signature.encode(), genuine.encode()):
            return None
        return person, int(day)

    def _signature(self, person: str, day: str) -> str:
        digest = hmac.new(self._key, f"{person}.{day}".encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


async def visitor(connection: HTTPConnection, signer: Signer, store: Store, now: int) -> Visitor:
    """Return who asks; whoever shows nothing that we know is a new guest.

    A token that opens nothing is refused: a bot must not be taken for a guest by mistake.
    """
    for header in connection.headers.getlist("authorization"):
        scheme, *given = header.split() or [""]
        if scheme.lower() != BEARER:
            continue
        token = await tokens.find(store, " ".join(given), now)
        if token is None:
            raise BadToken("This token opens nothing here, or nothing any more.")
        return Visitor(token.person, token=token)
    return await browsing(connection, signer, store, now)


async def browsing(connection: HTTPConnection, signer: Signer, store: Store, now: int) -> Visitor:
    """Return who asks, by what the browser keeps."""
    kept = _kept(connection)
    if kept.startswith("s."):
        session = await sessions.find(store, kept[2:], now)
        if session is not None:
            return Visitor(session.person, session.id)
    elif (known := signer.guest(kept)) is not None:
        person, day = known
        age = now // (A_DAY * 1000) - day
        # Whoever had the guest's cookie before the account was made is not the account.
        if age * A_DAY < A_YEAR and not await store.with_accounts([person]):
            renewed = signer.cookie(person, day + age) if age >= RENEWED else None
            return Visitor(person, cookie=renewed)
    return new_guest(signer, now)


def new_guest(signer: Signer, now: int) -> Visitor:
    """Return somebody whom nobody has seen before."""
    person = secrets.token_hex(10)
    return Visitor(person, cookie=signer.cookie(person, now // (A_DAY * 1000)))


async def sign_in(connection: HTTPConnection, store: Store, person: str, now: int) -> Visitor:
    """Begin a session for a person in this browser."""
    browser = connection.headers.get("user-agent", "")
    shown = "".join(sign for sign in browser if sign.isprintable())[:LONGEST_BROWSER]
    token = await sessions.start(store, person, shown, now)
    return Visitor(person, sessions.hashed(token), f"s.{token}")


def set_cookie(connection: HTTPConnection, value: str) -> str:
    """Return the header that makes the browser keep it."""
    secure = "; Secure" if _is_secure(connection) else ""
    name = _cookie_name(connection)
    return f"{name}={value}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"


def guest_name(person: str) -> str:
    """Return a name for a guest who has not chosen one."""
    return f"Citoyen {int(sha256(person.encode()).hexdigest(), 16) % 9000 + 1000}"


def _kept(connection: HTTPConnection) -> str:
    """Return what the browser keeps of ours.

    Read here: the standard library takes seconds to unquote a long value of backslashes, which
    ours never are.
    """
    wanted, found = _cookie_name(connection), ""
    for header in connection.headers.getlist("cookie"):
        for each in header.split(";"):
            name, _, value = each.strip().partition("=")
            found = value if name == wanted else found
    return found


def _cookie_name(connection: HTTPConnection) -> str:
    return HOST_COOKIE if _is_secure(connection) else COOKIE


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
