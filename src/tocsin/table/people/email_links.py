"""Single-use, expiring links that confirm an e-mail address or reset a password."""

import secrets

import msgspec

from ..storage.store import Store
from .sessions import hashed

HOUR_MS = 3600 * 1000
DAY_MS = 24 * HOUR_MS
LIFETIME_MS = {"confirm": DAY_MS, "recover": HOUR_MS}
# Per day.
MAX_LINKS_PER_PERSON = 10
MAX_LINKS_PER_ADDRESS = 5


class EmailLink(msgspec.Struct, frozen=True):
    """A link for a person, to be sent to an address."""

    person: str
    kind: str
    email: str


async def create(store: Store, link: EmailLink, now: int) -> str | None:
    """Store a link and return its token; None if a daily limit is reached."""
    token = secrets.token_urlsafe(32)
    await store.write(
        (
            "INSERT INTO email_link (token_hash, person, kind, email, created, used)"
            " VALUES ($1, $2, $3, $4, $5, 0)",
            (hashed(token), link.person, link.kind, link.email.casefold(), now),
        )
    )
    # Inserted before counting, so that concurrent requests count each other.
    limits = (
        ("person", link.person, MAX_LINKS_PER_PERSON),
        ("email", link.email.casefold(), MAX_LINKS_PER_ADDRESS),
    )
    for column, value, limit in limits:
        sql = f"SELECT count(*) FROM email_link WHERE {column} = $1 AND created > $2"
        rows = await store.fetch(sql, value, now - DAY_MS)
        if rows[0][0] > limit:
            await store.write(("DELETE FROM email_link WHERE token_hash = $1", (hashed(token),)))
            return None
    return token


async def redeem(store: Store, token: str, kind: str, now: int) -> EmailLink | None:
    """Mark a link as used and return it; None if it is unknown, used or expired."""
    # Of concurrent requests, exactly one reads its own mark back.
    mark = secrets.randbelow(2**62) + 1
    await store.write(
        (
            "UPDATE email_link SET used = $1"
            " WHERE token_hash = $2 AND kind = $3 AND created > $4 AND used = 0",
            (mark, hashed(token), kind, now - LIFETIME_MS[kind]),
        )
    )
    rows = await store.fetch(
        "SELECT person, kind, email FROM email_link WHERE token_hash = $1 AND used = $2",
        hashed(token),
        mark,
    )
    if not rows:
        return None
    link = EmailLink(*rows[0])
    await revoke(store, link.person, kind)
    return link


async def revoke(store: Store, person: str, kind: str) -> None:
    """Revoke all links of a person of one kind."""
    await store.write(
        (
            "UPDATE email_link SET used = 1 WHERE person = $1 AND kind = $2 AND used = 0",
            (person, kind),
        )
    )


async def pending(store: Store, person: str, now: int) -> str | None:
    """Return the address that the person has not confirmed yet."""
    rows = await store.fetch(
        "SELECT email FROM email_link WHERE person = $1 AND kind = 'confirm' AND created > $2"
        " AND used = 0 ORDER BY created DESC LIMIT 1",
        person,
        now - LIFETIME_MS["confirm"],
    )
    return rows[0][0] if rows else None


async def delete_expired(store: Store, now: int) -> None:
    """Delete links that are too old to be used or counted."""
    await store.write(("DELETE FROM email_link WHERE created <= $1", (now - DAY_MS,)))
