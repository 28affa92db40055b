"""Web Push subscriptions: one per browser, owned by the person who subscribed last."""

import msgspec

from ..storage.sql_store import Statement
from ..storage.store import Store

# Above this number, the oldest subscription is deleted.
MAX_PER_PERSON = 10


class Subscription(msgspec.Struct, frozen=True):
    """The endpoint of a browser and its encryption keys (base64url), as in RFC 8291."""

    endpoint: str
    p256dh: str
    auth: str


async def subscribe(store: Store, person: str, subscription: Subscription, now: int) -> None:
    """Subscribe a browser to the notices of a person, instead of those of an earlier one."""
    delete_oldest = (
        "DELETE FROM push_subscription WHERE person = $1 AND endpoint NOT IN"
        " (SELECT endpoint FROM push_subscription WHERE person = $2"
        " ORDER BY created DESC, endpoint LIMIT $3)"
    )
    insert: Statement = (
        "INSERT INTO push_subscription (endpoint, person, p256dh, auth, created)"
        " VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person,"
        " p256dh = excluded.p256dh, auth = excluded.auth, created = excluded.created",
        (subscription.endpoint, person, subscription.p256dh, subscription.auth, now),
    )
    await store.write(insert, (delete_oldest, (person, person, MAX_PER_PERSON)))


async def unsubscribe(store: Store, person: str, endpoint: str) -> None:
    """Delete the subscription of a browser."""
    sql = "DELETE FROM push_subscription WHERE person = $1 AND endpoint = $2"
    await store.write((sql, (person, endpoint)))


async def of_person(store: Store, person: str) -> list[Subscription]:
    """Return the subscriptions of a person, the oldest first."""
    rows = await store.fetch(
        "SELECT endpoint, p256dh, auth FROM push_subscription WHERE person = $1"
        " ORDER BY created, endpoint",
        person,
    )
    return [Subscription(*row) for row in rows]
