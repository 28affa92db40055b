"""Bots of people's own, and the tokens by which their programs come."""

import secrets
from typing import Literal, get_args

import msgspec

from ..storage.store import Statement, Store
from .sessions import NOTED, hashed

Scope = Literal["read", "play", "open", "chat"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
# So that people, and programs that look for secrets in public, know one when they see it.
PREFIX = "tocsin_"
COLUMNS = (
    "token_hash, token.person, owner, label, scopes, rate, sockets, token.created, used, expires"
)
# Whom the host keeps out has no bots here either.
GOOD = (
    "FROM token JOIN person ON person.id = token.person WHERE owner NOT IN"
    " (SELECT target FROM ban WHERE kind = 'account') AND (expires IS NULL OR expires > {now:d})"
    " AND token_hash"
)


class OwnBot(msgspec.Struct, frozen=True):
    """A bot that belongs to somebody."""

    id: str
    name: str
    created: int


class Token(msgspec.Struct, frozen=True):
    """What a bot may do by it, how fast and by how many sockets; its id is the hash of it."""

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


async def make_bot(store: Store, owner: str, bot: OwnBot, shape: str) -> None:
    """Give somebody a bot; Overtaken if there is an account or a bot of a name like that."""
    await store.write(
        (
            "INSERT INTO person (id, name, created, shape, owner) VALUES ($1, $2, $3, $4, $5)",
            (bot.id, bot.name, bot.created, shape, owner),
        )
    )


async def bots_of(store: Store, owner: str) -> list[OwnBot]:
    """Return the bots of a person, the oldest first."""
    rows = await store.fetch(
        "SELECT id, name, created FROM person WHERE owner = $1 ORDER BY created, id", owner
    )
    return [OwnBot(*row) for row in rows]


async def issue(store: Store, token: Token) -> str:
    """Return a new token like this one, which nobody is ever told again."""
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
    """Return what a token allows, and note its use; None if it is none, or none any more."""
    good = GOOD.format(now=now)
    rows = await store.fetch(f"SELECT {COLUMNS} {good} = $1", hashed(secret))
    if not rows:
        return None
    token = _read(rows[0])
    if now - token.used > NOTED:
        await store.write(("UPDATE token SET used = $1 WHERE token_hash = $2", (now, token.id)))
    return token


async def of_owner(store: Store, owner: str) -> list[Token]:
    """Return the tokens of all bots of a person, expired ones too, the oldest first."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM token JOIN person ON person.id = token.person"
        " WHERE owner = $1 ORDER BY token.created, token_hash",
        owner,
    )
    return [_read(row) for row in rows]


async def end(store: Store, owner: str, token: str) -> None:
    """Take one token of a person's bots back."""
    await store.write(
        (
            "DELETE FROM token WHERE token_hash = $1"
            " AND person IN (SELECT id FROM person WHERE owner = $2)",
            (token, owner),
        )
    )


def ending_all(owner: str) -> Statement:
    """Return what takes every token of a person's bots back."""
    return (
        "DELETE FROM token WHERE person IN (SELECT id FROM person WHERE owner = $1)",
        (owner,),
    )


def ending_of_bot(bot: str) -> Statement:
    """Return what takes every token of one bot back."""
    return "DELETE FROM token WHERE person = $1", (bot,)


async def ended(store: Store, tokens: set[str], now: int) -> set[str]:
    """Return which of these tokens open nothing any more."""
    return tokens - await store.among(f"SELECT token_hash {GOOD.format(now=now)}", tokens)


def _read(row: tuple[object, ...]) -> Token:
    fields = dict(zip(Token.__struct_fields__, row, strict=True))
    return msgspec.convert(fields | {"scopes": str(fields["scopes"]).split()}, Token)
