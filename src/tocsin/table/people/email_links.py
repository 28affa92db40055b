"""Letters: links sent by mail that prove who reads an address, each good once and for a while."""

import secrets

import msgspec

from ..storage.store import Store
from .sessions import hashed

HOUR = 3600 * 1000
DAY = 24 * HOUR
# How long a link may be used.
LIFE = {"confirm": DAY, "recover": HOUR}
# Letters a day: from one person, and to one address whoever asks for them.
MOST_FROM = 10
MOST_TO = 5


class Letter(msgspec.Struct, frozen=True):
    """A link that was sent."""

    person: str
    kind: str
    email: str


async def write(store: Store, letter: Letter, now: int) -> str | None:
    """Note a letter and return the token for its link; None if there were enough today."""
    token = secrets.token_urlsafe(32)
    await store.write(
        (
            "INSERT INTO letter (token_hash, person, kind, email, created, used)"
            " VALUES ($1, $2, $3, $4, $5, 0)",
            (hashed(token), letter.person, letter.kind, letter.email.casefold(), now),
        )
    )
    # Counted with this one: of many that are asked for at once, none sees fewer than there are.
    counted = (("person", letter.person, MOST_FROM), ("email", letter.email.casefold(), MOST_TO))
    for column, value, most in counted:
        rows = await store.fetch(
            f"SELECT count(*) FROM letter WHERE {column} = $1 AND created > $2", value, now - DAY
        )
        if rows[0][0] > most:
            await store.write(("DELETE FROM letter WHERE token_hash = $1", (hashed(token),)))
            return None
    return token


async def open_(store: Store, token: str, kind: str, now: int) -> Letter | None:
    """Return the letter whose link was followed; nobody can follow it again."""
    # Of all who follow it at once, one finds the own mark there.
    mark = secrets.randbelow(2**62) + 1
    await store.write(
        (
            "UPDATE letter SET used = $1"
            " WHERE token_hash = $2 AND kind = $3 AND created > $4 AND used = 0",
            (mark, hashed(token), kind, now - LIFE[kind]),
        )
    )
    rows = await store.fetch(
        "SELECT person, kind, email FROM letter WHERE token_hash = $1 AND used = $2",
        hashed(token),
        mark,
    )
    if not rows:
        return None
    letter = Letter(*rows[0])
    # The other links to the same person of this kind are void with it.
    await void(store, letter.person, kind)
    return letter


async def void(store: Store, person: str, kind: str) -> None:
    """Let nobody follow the links of this kind that were sent to a person."""
    await store.write(
        (
            "UPDATE letter SET used = 1 WHERE person = $1 AND kind = $2 AND used = 0",
            (person, kind),
        )
    )


async def awaited(store: Store, person: str, now: int) -> str | None:
    """Return the address that a person has still to confirm."""
    rows = await store.fetch(
        "SELECT email FROM letter WHERE person = $1 AND kind = 'confirm' AND created > $2"
        " AND used = 0 ORDER BY created DESC LIMIT 1",
        person,
        now - LIFE["confirm"],
    )
    return rows[0][0] if rows else None


async def forget(store: Store, now: int) -> None:
    """Forget letters that neither can be used nor count any more."""
    await store.write(("DELETE FROM letter WHERE created <= $1", (now - DAY,)))
