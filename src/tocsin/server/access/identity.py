"""Visitors of requests: accounts by session, guests by signed cookie, bots by token."""

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
# Over https: the prefix makes browsers reject cookies set by other hosts of the domain.
HOST_COOKIE = "__Host-tocsin"
DAY_S = 24 * 3600
COOKIE_LIFETIME_S = 365 * DAY_S
# A guest's cookie is renewed at this age.
RENEWAL_DAYS = 30
MAX_BROWSER_LENGTH = 120
BEARER = "bearer"


class Visitor(msgspec.Struct):
    """The sender of a request; `session` is set for accounts, `token` for bots."""

    person: str
    session: str | None = None
    # A new cookie value to set in the browser.
    cookie: str | None = None
    token: Token | None = None

    @property
    def by(self) -> str | None:
        """Return the id of the session or of the token; None for a guest."""
        return self.token.id if self.token is not None else self.session


def check_scope(token: Token, *scopes: Scope) -> None:
    """Raise MissingScope unless the token has one of these scopes."""
    if not scopes:
        raise MissingScope("Bots may not do this.")
    if not set(scopes) & set(token.scopes):
        raise MissingScope(f"The token does not allow this: it needs {' or '.join(scopes)}.")


class Signer:
    """Signs the ids of guests with HMAC-SHA256, so that they cannot be forged."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"tocsin cookie\0" + secret.encode()).digest()

    def cookie(self, person: str, today: int) -> str:
        """Return the cookie value of a guest."""
        return f"g.{person}.{today}.{self._signature(person, str(today))}"

    def guest(self, cookie: str) -> tuple[str, int] | None:
        """Return the guest and the creation day of a cookie; None if its signature is wrong."""
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
    """Return the visitor of a request: bot, account or guest; a new guest without credentials.

    An invalid token is refused, so that a bot never plays as a guest by mistake.
    """
    for header in connection.headers.getlist("authorization"):
        scheme, *given = header.split() or [""]
        if scheme.lower() != BEARER:
            continue
        token = await tokens.find(store, " ".join(given), now)
        if token is None:
            raise BadToken("This token is unknown, expired or revoked.")
        return Visitor(token.person, token=token)
    return await browsing(connection, signer, store, now)


async def browsing(connection: HTTPConnection, signer: Signer, store: Store, now: int) -> Visitor:
    """Return the visitor identified by the browser's cookie, or a new guest."""
    cookie = _cookie(connection)
    if cookie.startswith("s."):
        session = await sessions.find(store, cookie[2:], now)
        if session is not None:
            return Visitor(session.person, session.id)
    elif (guest := signer.guest(cookie)) is not None:
        person, day = guest
        age_days = now // (DAY_S * 1000) - day
        # A guest's cookie from before the registration does not open the account.
        if age_days * DAY_S < COOKIE_LIFETIME_S and not await store.with_accounts([person]):
            is_renewed = age_days >= RENEWAL_DAYS
            renewed = signer.cookie(person, day + age_days) if is_renewed else None
            return Visitor(person, cookie=renewed)
    return new_guest(signer, now)


def new_guest(signer: Signer, now: int) -> Visitor:
    """Return a guest with a new random id."""
    person = secrets.token_hex(10)
    return Visitor(person, cookie=signer.cookie(person, now // (DAY_S * 1000)))


async def sign_in(connection: HTTPConnection, store: Store, person: str, now: int) -> Visitor:
    """Begin a session for a person in this browser."""
    browser = connection.headers.get("user-agent", "")
    shown = "".join(sign for sign in browser if sign.isprintable())[:MAX_BROWSER_LENGTH]
    token = await sessions.start(store, person, shown, now)
    return Visitor(person, sessions.hashed(token), f"s.{token}")


def set_cookie(connection: HTTPConnection, value: str) -> str:
    """Return the value of a Set-Cookie header."""
    secure = "; Secure" if _is_secure(connection) else ""
    name = _cookie_name(connection)
    return f"{name}={value}; Path=/; Max-Age={COOKIE_LIFETIME_S}; HttpOnly; SameSite=Lax{secure}"


def guest_name(person: str) -> str:
    """Return the default name of a guest, derived from the id."""
    return f"Citoyen {int(sha256(person.encode()).hexdigest(), 16) % 9000 + 1000}"


def _cookie(connection: HTTPConnection) -> str:
    """Return the value of our cookie, or an empty string.

    Not parsed by http.cookies, which takes seconds to unquote a long value of backslashes.
    """
    wanted, cookie = _cookie_name(connection), ""
    for header in connection.headers.getlist("cookie"):
        for each in header.split(";"):
            name, _, value = each.strip().partition("=")
            cookie = value if name == wanted else cookie
    return cookie


def _cookie_name(connection: HTTPConnection) -> str:
    return HOST_COOKIE if _is_secure(connection) else COOKIE


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
