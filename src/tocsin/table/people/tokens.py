"""Bots owned by people, and the API tokens of their programs."""

import secrets
from typing import Literal, get_args

import msgspec

from ..storage.sql_store import Statement
from ..storage.store import Store
from .sessions import USE_INTERVAL_MS, hashed

Scope = Literal["read", "play", "open", "chat"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
# Recognisable for people and for secret scanners.
PREFIX = "tocsin_"
COLUMNS = (
    "token_hash, token.person, owner, label, scopes, rate, sockets, token.created, used, expires"
)
# The tokens of a banned owner are invalid.
FROM_VALID_TOKENS = (
    "FROM token JOIN person ON person.id = token.person WHERE owner NOT IN"
    " (SELECT target FROM ban WHERE kind = 'account') AND (expires IS NULL OR expires > {now:d})"
    " AND token_hash"
)


class OwnBot(msgspec.Struct, frozen=True):
    """A bot owned by a person."""

    id: str
    name: str
    created: int


class Token(msgspec.Struct, frozen=True):
    """An API token with its scopes, requests per second and sockets; the id is its hash."""

    id: str
    person: str
    owner: str
    label: str
    scopes: list[Scope]
    rate: int
    sockets: int
    created: int
    used: int
    expires: int | None


async def create_bot(store: Store, owner: str, bot: OwnBot, skeleton: str) -> None:
    """Create a bot; raise ConcurrentWrite if a similar name is taken."""
    await store.write(
        (
            "INSERT INTO person (id, name, created, skeleton, owner) VALUES ($1, $2, $3, $4, $5)",
            (bot.id, bot.name, bot.created, skeleton, owner),
        )
    )


async def bots_of(store: Store, owner: str) -> list[OwnBot]:
    """Return the bots of a person, the oldest first."""
    rows = await store.fetch(
        "SELECT id, name, created FROM person WHERE owner = $1 ORDER BY created, id", owner
    )
    return [OwnBot(*row) for row in rows]


async def issue(store: Store, token: Token) -> str:
    """Store a new token and return its secret, which is not stored."""
    secret = PREFIX + secrets.token_urlsafe(32)
    await store.write(
        (
            "INSERT INTO token"
            " (token_hash, person, label, scopes, rate, sockets, created, used, expires)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            (
                hashed(secret),
                token.person,
                token.label,
                " ".join(token.scopes),
                token.rate,
                token.sockets,
                token.created,
                token.used,
                token.expires,
            ),
        )
    )
    return secret


async def find(store: Store, secret: str, now: int) -> Token | None:
    """Return the token of a secret and record its use; None if it is invalid."""
    source = FROM_VALID_TOKENS.format(now=now)
    rows = await store.fetch(f"SELECT {COLUMNS} {source} = $1", hashed(secret))
    if not rows:
        return None
    token = _token(rows[0])
    if now - token.used > USE_INTERVAL_MS:
        await store.write(("UPDATE token SET used = $1 WHERE token_hash = $2", (now, token.id)))
    return token


async def of_owner(store: Store, owner: str) -> list[Token]:
    """Return the tokens of all bots of a person, including expired ones, the oldest first."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM token JOIN person ON person.id = token.person"
        " WHERE owner = $1 ORDER BY token.created, token_hash",
        owner,
    )
    return [_token(row) for row in rows]


async def revoke(store: Store, owner: str, token: str) -> None:
    """Revoke one token of a person's bots."""
    await store.write(
        (
            "DELETE FROM token WHERE token_hash = $1"
            " AND person IN (SELECT id FROM person WHERE owner = $2)",
            (token, owner),
        )
    )


def revoke_all(owner: str) -> Statement:
    """Return the statement that revokes all tokens of a person's bots."""
    return (
        "DELETE FROM token WHERE person IN (SELECT id FROM person WHERE owner = $1)",
        (owner,),
    )


def revoke_all_of_bot(bot: str) -> Statement:
    """Return the statement that revokes all tokens of one bot."""
    return "DELETE FROM token WHERE person = $1", (bot,)


async def invalid(store: Store, tokens: set[str], now: int) -> set[str]:
    """Return those of these tokens that were revoked, have expired or have a banned owner."""
    sql = f"SELECT token_hash {FROM_VALID_TOKENS.format(now=now)}"
    return tokens - await store.select_among(sql, tokens)


def _token(row: tuple[object, ...]) -> Token:
    fields = dict(zip(Token.__struct_fields__, row, strict=True))
    return msgspec.convert(fields | {"scopes": str(fields["scopes"]).split()}, Token)
