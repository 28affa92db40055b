"""Sessions: which browsers are signed in to which account, and until when."""

import secrets
from hashlib import sha256

import msgspec

from ..storage.store import Store

# Not used for so long, a browser is signed out.
EXPIRY = 60 * 24 * 3600 * 1000
# A use is noted to the hour.
NOTED = 3600 * 1000


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in; its id is the hash of what the browser keeps."""

    id: str
    person: str
    browser: str
    created: int
    used: int


def hashed(token: str) -> str:
    """Return what the store keeps of a token: whoever reads the store cannot use it."""
    return sha256(token.encode()).hexdigest()


async def start(store: Store, person: str, browser: str, now: int) -> str:
    """Sign a browser in and return the token it is to keep."""
    token = secrets.token_urlsafe(32)
    await store.write(
        (
            "INSERT INTO session (token_hash, person, browser, created, used)"
            " VALUES ($1, $2, $3, $4, $5)",
            (hashed(token), person, browser, now, now),
        )
    )
    return token


async def find(store: Store, token: str, now: int) -> Session | None:
    """Return the session of a token, and note its use."""
    found = await _select(store, "token_hash", hashed(token), now)
    if not found:
        return None
    session = found[0]
    if now - session.used > NOTED:
        await store.write(("UPDATE session SET used = $1 WHERE token_hash = $2", (now, session.id)))
    return session


async def of_person(store: Store, person: str, now: int) -> list[Session]:
    """Return where a person is signed in, the latest first."""
    return await _select(store, "person", person, now)


async def _select(store: Store, column: str, value: str, now: int) -> list[Session]:
    rows = await store.fetch(
        "SELECT token_hash, person, browser, created, used FROM session"
        f" WHERE {column} = $1 AND used > $2 ORDER BY used DESC, token_hash",
        value,
        now - EXPIRY,
    )
    return [Session(*row) for row in rows]


async def end(store: Store, person: str, session: str) -> None:
    """Sign one browser of a person out."""
    await store.write(
        ("DELETE FROM session WHERE person = $1 AND token_hash = $2", (person, session))
    )


async def end_all(store: Store, person: str, but: str = "") -> None:
    """Sign all browsers of a person out but one."""
    await store.write(("DELETE FROM session WHERE person = $1 AND token_hash <> $2", (person, but)))


async def ended(store: Store, sessions: set[str]) -> set[str]:
    """Return which of these sessions are no more."""
    return sessions - await store.among("SELECT token_hash FROM session WHERE token_hash", sessions)


async def forget(store: Store, now: int) -> None:
    """Forget the sessions that have expired."""
    await store.write(("DELETE FROM session WHERE used <= $1", (now - EXPIRY,)))
