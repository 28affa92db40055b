"""Browsers to which notices are pushed: one subscription each, of whoever uses it."""

import msgspec

from ..storage.store import Statement, Store

# Browsers of one person; the oldest gives way.
MOST_EACH = 10


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser's messages go, and the keys to encrypt them with, both base64url."""

    endpoint: str
    p256dh: str
    auth: str


async def begin(store: Store, person: str, known: Subscription, now: int) -> None:
    """Push to a browser from now on, for this person and nobody else."""
    oldest = (
        "DELETE FROM push WHERE person = $1 AND endpoint NOT IN (SELECT endpoint FROM push"
        " WHERE person = $2 ORDER BY created DESC, endpoint LIMIT $3)"
    )
    insert: Statement = (
        "INSERT INTO push (endpoint, person, p256dh, auth, created) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person,"
        " p256dh = excluded.p256dh, auth = excluded.auth, created = excluded.created",
        (known.endpoint, person, known.p256dh, known.auth, now),
    )
    await store.write(insert, (oldest, (person, person, MOST_EACH)))


async def end(store: Store, person: str, endpoint: str) -> None:
    """Push nothing more to a browser."""
    sql = "DELETE FROM push WHERE person = $1 AND endpoint = $2"
    await store.write((sql, (person, endpoint)))


async def of_person(store: Store, person: str) -> list[Subscription]:
    """Return the browsers of a person."""
    rows = await store.fetch(
        "SELECT endpoint, p256dh, auth FROM push WHERE person = $1 ORDER BY created, endpoint",
        person,
    )
    return [Subscription(*row) for row in rows]
