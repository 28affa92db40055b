"""Who asks: a signed cookie names a person, and the first page makes a guest."""

import base64
import hmac
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection

COOKIE = "tocsin"
A_YEAR = 365 * 24 * 3600


class Signer:
    """Signs the ids of people, so that nobody can be somebody else."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"tocsin cookie\0" + secret.encode()).digest()

    def cookie(self, person: str) -> str:
        """Return what the browser is to keep."""
        return f"{person}.{self._signature(person)}"

    def person(self, cookie: str) -> str | None:
        """Return whose cookie it is, or None if we did not make it."""
        person, _, signature = cookie.partition(".")
        genuine = self._signature(person)
        return person if hmac.compare_digest(signature.encode(), genuine.encode()) else None

    def _signature(self, person: str) -> str:
        digest = hmac.new(self._key, person.encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_person() -> str:
    """Return an id for a new guest."""
    return secrets.token_hex(10)


def guest_name(person: str) -> str:
    """Return a name for a guest who has not chosen one."""
    return f"Citoyen {int(sha256(person.encode()).hexdigest(), 16) % 9000 + 1000}"


def asking(connection: HTTPConnection, signer: Signer) -> str | None:
    """Return who asks, if we know."""
    return signer.person(connection.cookies.get(COOKIE, ""))


def set_cookie(connection: HTTPConnection, signer: Signer, person: str) -> str:
    """Return the header that makes the browser this person's."""
    secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
    value = signer.cookie(person)
    return f"{COOKIE}={value}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
