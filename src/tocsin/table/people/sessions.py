"""Sessions: the browsers signed in to an account."""

import secrets
from hashlib import sha256

import msgspec

from ..storage.store import Store

# An unused session expires after 60 days.
IDLE_TIMEOUT_MS = 60 * 24 * 3600 * 1000
# The time of the last use is written at most once an hour.
USE_INTERVAL_MS = 3600 * 1000


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser; the id is the hash of its token."""

    id: str
    person: str
    browser: str
    created: int
    used: int


def hashed(token: str) -> str:
    """Return the hash of a token as stored: a leaked database contains no usable token."""
    return sha256(token.encode()).hexdigest()


async def start(store: Store, person: str, browser: str, now: int) -> str:
    """Start a session and return its token."""
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
    """Return the session of a token, and record its use."""
    sessions = await _select(store, "token_hash", hashed(token), now)
    if not sessions:
        return None
    session = sessions[0]
    if now - session.used > USE_INTERVAL_MS:
        await store.write(("UPDATE session SET used = $1 WHERE token_hash = $2", (now, session.id)))
    return session


async def of_person(store: Store, person: str, now: int) -> list[Session]:
    """Return the sessions of a person, the last used first."""
    return await _select(store, "person", person, now)


async def _select(store: Store, column: str, value: str, now: int) -> list[Session]:
    rows = await store.fetch(
        "SELECT token_hash, person, browser, created, used FROM session"
        f" WHERE {column} = $1 AND used > $2 ORDER BY used DESC, token_hash",
        value,
        now - IDLE_TIMEOUT_MS,
    )
    return [Session(*row) for row in rows]


async def end(store: Store, person: str, session: str) -> None:
    """End one session of a person."""
    await store.write(
        ("DELETE FROM session WHERE person = $1 AND token_hash = $2", (person, session))
    )


async def end_all(store: Store, person: str, but: str = "") -> None:
    """End all sessions of a person except one."""
    await store.write(("DELETE FROM session WHERE person = $1 AND token_hash <> $2", (person, but)))


async def invalid(store: Store, sessions: set[str]) -> set[str]:
    """Return those of these sessions that have ended."""
    sql = "SELECT token_hash FROM session WHERE token_hash"
    return sessions - await store.select_among(sql, sessions)


async def delete_expired(store: Store, now: int) -> None:
    """Delete the expired sessions."""
    await store.write(("DELETE FROM session WHERE used <= $1", (now - IDLE_TIMEOUT_MS,)))
