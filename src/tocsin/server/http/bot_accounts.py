"""Endpoints about the bots of an account and the tokens by which these bots sign in."""

import asyncio
import re
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.errors import ConcurrentWrite
from tocsin.table.people import tokens
from tocsin.table.people.names import MAX_NAME_LENGTH, clean, skeleton
from tocsin.table.people.tokens import OwnBot, Scope, Token

from ..errors import NameTaken, NeedsAccount, NoSuchPage, QuotaReached
from ..tables.clock import now_ms
from .accounts import Name
from .endpoints import Endpoint, RequestContext
from .me import free_name
from .personal_data import remove_own_bot

ID = re.compile("[a-z0-9]{1,40}")
DAY_MS = 24 * 3600 * 1000
MAX_TOKENS = 5
# Held from the count to the insert, so that concurrent requests cannot exceed a limit.
CREATION = asyncio.Lock()


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a new bot."""

    name: Name


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """The label, scopes, limits and lifetime of a new token; days null: until it is revoked."""

    label: Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=10)]
    # Requests and messages per second, and concurrent sockets; capped by the server's limits.
    rate: Annotated[int, Meta(ge=1, le=1000)] = 10
    sockets: Annotated[int, Meta(ge=1, le=1000)] = 2
    days: Annotated[int, Meta(ge=1, le=3660)] | None = None


class TokenEnd(msgspec.Struct, forbid_unknown_fields=True):
    """The token to revoke."""

    id: Annotated[str, Meta(max_length=100, pattern="^[0-9a-f]*$")]


class TokenFacts(msgspec.Struct):
    """A token as its owner sees it, without the secret."""

    id: str
    label: str
    scopes: list[Scope]
    rate: int
    sockets: int
    created: int
    # The time of the last use, to the hour; 0: never used.
    used: int
    expires: int | None


class BotFacts(msgspec.Struct):
    """A bot of an account, with its tokens."""

    id: str
    name: str
    created: int
    tokens: list[TokenFacts]


class Issued(msgspec.Struct):
    """The secret of a new token, which is never sent again, and the bots of the account."""

    token: str
    bots: list[BotFacts]


async def list_bots(context: RequestContext) -> list[BotFacts]:
    """List the visitor's bots with their tokens."""
    store = context.server.store
    known = await tokens.of_owner(store, context.person)
    return [
        BotFacts(
            bot.id,
            bot.name,
            bot.created,
            [_facts(token) for token in known if token.person == bot.id],
        )
        for bot in await tokens.bots_of(store, context.person)
    ]


def _facts(token: Token) -> TokenFacts:
    return msgspec.convert(token, TokenFacts, from_attributes=True)


async def make_bot(context: RequestContext) -> list[BotFacts]:
    """Create a bot under a name that is not in use."""
    store, most = context.server.store, context.server.settings.own_bots
    owner = await context.server.auth.person(context.person)
    if owner.account is None:
        raise NeedsAccount("Only accounts can have bots.")
    wanted: NewBot = context.body
    bot = OwnBot(secrets.token_hex(10), await free_name(context, wanted.name, None), now_ms())
    async with CREATION:
        if len(await tokens.bots_of(store, owner.id)) >= most:
            raise QuotaReached(f"You have {most} bots: remove one first.")
        try:
            await tokens.create_bot(store, owner.id, bot, skeleton(bot.name))
        except ConcurrentWrite:
            raise NameTaken("There is a bot of that name already.") from None
    return await list_bots(context)


async def remove_bot(context: RequestContext) -> list[BotFacts]:
    """Delete a bot with its tokens; its seats stay, without a name."""
    bot = await _own(context)
    await remove_own_bot(context.server, bot.id)
    return await list_bots(context)


async def issue_token(context: RequestContext) -> Issued:
    """Issue a token for a bot; only this response contains its secret."""
    store, settings = context.server.store, context.server.settings
    wanted: NewToken = context.body
    bot, now = await _own(context), now_ms()
    token = Token(
        id="",
        person=bot.id,
        owner=context.person,
        label=clean(wanted.label, MAX_NAME_LENGTH),
        scopes=[scope for scope in tokens.SCOPES if scope in wanted.scopes],
        rate=min(wanted.rate, settings.own_bot_rate),
        sockets=min(wanted.sockets, settings.own_bot_sockets),
        created=now,
        used=0,
        expires=now + wanted.days * DAY_MS if wanted.days is not None else None,
    )
    async with CREATION:
        known = await tokens.of_owner(store, context.person)
        if sum(each.person == bot.id for each in known) >= MAX_TOKENS:
            raise QuotaReached(f"A bot has at most {MAX_TOKENS} tokens: revoke one first.")
        secret = await tokens.issue(store, token)
    return Issued(secret, await list_bots(context))


async def end_token(context: RequestContext) -> list[BotFacts]:
    """Revoke a token and close its sockets."""
    bot = await _own(context)
    wanted: TokenEnd = context.body
    await tokens.revoke(context.server.store, context.person, wanted.id)
    context.server.access.disconnect(bot.id, None, only=wanted.id)
    return await list_bots(context)


async def _own(context: RequestContext) -> OwnBot:
    """Return the bot named in the path; raise NoSuchPage unless it is the visitor's."""
    wanted = context.path("bot")
    if ID.fullmatch(wanted):
        for bot in await tokens.bots_of(context.server.store, context.person):
            if bot.id == wanted:
                return bot
    raise NoSuchPage("You have no such bot.")


ENDPOINTS = (
    Endpoint("GET", "/api/bots", list_bots, list[BotFacts]),
    Endpoint("POST", "/api/bots", make_bot, list[BotFacts], NewBot, errors=(409, 422)),
    Endpoint("POST", "/api/bots/{bot}/remove", remove_bot, list[BotFacts]),
    Endpoint("POST", "/api/bots/{bot}/tokens", issue_token, Issued, NewToken, errors=(409, 422)),
    Endpoint("POST", "/api/bots/{bot}/tokens/end", end_token, list[BotFacts], TokenEnd),
)
