"""Calls by which an account has bots of its own: their names, and the tokens that open them."""

import asyncio
import re
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.errors import Overtaken
from tocsin.table.people import tokens
from tocsin.table.people.names import LONGEST_NAME, clean, shape
from tocsin.table.people.tokens import OwnBot, Scope, Token

from ..errors import Enough, NameTaken, NeedsAccount, NoSuchPage
from ..tables.clock import now_ms
from .accounts import Name, free_name
from .endpoints import Asked, Call
from .personal_data import remove_own_bot

ID = re.compile("[a-z0-9]{1,40}")
A_DAY = 24 * 3600 * 1000
MOST_TOKENS = 5
# Counted and made one after the other, or whoever asks often at once would have more.
MAKING = asyncio.Lock()


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    """What a bot is to be called."""

    name: Name


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for, what it allows, and how long; null: until it is taken back."""

    label: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=10)]
    # Requests and messages a second, and sockets at once; no more than the server allows.
    rate: Annotated[int, Meta(ge=1, le=1000)] = 10
    sockets: Annotated[int, Meta(ge=1, le=1000)] = 2
    days: Annotated[int, Meta(ge=1, le=3660)] | None = None


class TokenEnd(msgspec.Struct, forbid_unknown_fields=True):
    """Which token to take back."""

    id: Annotated[str, Meta(max_length=100, pattern="^[0-9a-f]*$")]


class TokenFacts(msgspec.Struct):
    """A token as its owner sees it: never the token itself."""

    id: str
    label: str
    scopes: list[Scope]
    rate: int
    sockets: int
    created: int
    # When it was used last, to the hour; 0: never yet.
    used: int
    expires: int | None


class BotFacts(msgspec.Struct):
    """A bot of one's own, with its tokens."""

    id: str
    name: str
    created: int
    tokens: list[TokenFacts]


class Issued(msgspec.Struct):
    """A new token, which is told here and never again."""

    token: str
    bots: list[BotFacts]


async def list_bots(asked: Asked) -> list[BotFacts]:
    """List the bots of whoever asks, with their tokens."""
    store = asked.server.store
    known = await tokens.of_owner(store, asked.person)
    return [
        BotFacts(
            bot.id,
            bot.name,
            bot.created,
            [_facts(token) for token in known if token.person == bot.id],
        )
        for bot in await tokens.bots_of(store, asked.person)
    ]


def _facts(token: Token) -> TokenFacts:
    return msgspec.convert(token, TokenFacts, from_attributes=True)


async def make_bot(asked: Asked) -> list[BotFacts]:
    """Make a bot of one's own, under a name that nobody else has."""
    store, most = asked.server.store, asked.server.settings.own_bots
    owner = await asked.server.auth.person(asked.person)
    if owner.account is None:
        raise NeedsAccount("Bots of their own are for accounts only.")
    wanted: NewBot = asked.body
    bot = OwnBot(secrets.token_hex(10), await free_name(asked, wanted.name, None), now_ms())
    async with MAKING:
        if len(await tokens.bots_of(store, owner.id)) >= most:
            raise Enough(f"You have {most} bots: remove one first.")
        try:
            await tokens.make_bot(store, owner.id, bot, shape(bot.name))
        except Overtaken:
            raise NameTaken("There is a bot of that name already.") from None
    return await list_bots(asked)


async def remove_bot(asked: Asked) -> list[BotFacts]:
    """Remove a bot with its tokens; its seats stay, without a name."""
    bot = await _own(asked)
    await remove_own_bot(asked.server, bot.id)
    return await list_bots(asked)


async def issue_token(asked: Asked) -> Issued:
    """Make a token for a bot; it is shown this once."""
    store, settings = asked.server.store, asked.server.settings
    wanted: NewToken = asked.body
    bot, now = await _own(asked), now_ms()
    token = Token(
        id="",
        person=bot.id,
        owner=asked.person,
        label=clean(wanted.label, LONGEST_NAME),
        scopes=[scope for scope in tokens.SCOPES if scope in wanted.scopes],
        rate=min(wanted.rate, settings.own_bot_rate),
        sockets=min(wanted.sockets, settings.own_bot_sockets),
        created=now,
        used=0,
        expires=now + wanted.days * A_DAY if wanted.days is not None else None,
    )
    async with MAKING:
        known = await tokens.of_owner(store, asked.person)
        if sum(each.person == bot.id for each in known) >= MOST_TOKENS:
            raise Enough(f"A bot has {MOST_TOKENS} tokens at the most: take one back first.")
        secret = await tokens.issue(store, token)
    return Issued(secret, await list_bots(asked))


async def end_token(asked: Asked) -> list[BotFacts]:
    """Take a token back: whatever came by it is shown out."""
    bot = await _own(asked)
    wanted: TokenEnd = asked.body
    await tokens.end(asked.server.store, asked.person, wanted.id)
    asked.server.access.disconnect(bot.id, None, only=wanted.id)
    return await list_bots(asked)


async def _own(asked: Asked) -> OwnBot:
    """Return the bot in the path, if it is one's own."""
    wanted = asked.path("bot")
    found = await tokens.bots_of(asked.server.store, asked.person) if ID.fullmatch(wanted) else []
    for bot in found:
        if bot.id == wanted:
            return bot
    raise NoSuchPage("You have no such bot.")


CALLS = (
    Call("GET", "/api/bots", list_bots, list[BotFacts]),
    Call("POST", "/api/bots", make_bot, list[BotFacts], NewBot, errors=(409, 422)),
    Call("POST", "/api/bots/{bot}/remove", remove_bot, list[BotFacts]),
    Call("POST", "/api/bots/{bot}/tokens", issue_token, Issued, NewToken, errors=(409, 422)),
    Call("POST", "/api/bots/{bot}/tokens/end", end_token, list[BotFacts], TokenEnd),
)
