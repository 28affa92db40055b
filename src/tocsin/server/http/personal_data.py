"""Endpoints to export and to delete all personal data of the visitor."""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.people import data_export, tokens
from tocsin.table.people.data_export import PersonalData
from tocsin.table.table import Table

from ..access.limits import Buckets
from ..context import ServerContext
from ..errors import TooMany
from ..operations.thread_pool import ThreadPool
from ..tables.clock import now_ms
from .endpoints import Endpoint, RequestContext
from .passwords import check_password

# An export reads all matches of a person: two at once, then one in half a minute.
EXPORTS = Buckets(1 / 30, 60)
ONE_EXPORT = asyncio.Semaphore(1)
POOL = ThreadPool("exports", threads=1, max_queued=1, deadline_s=20.0)


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """The account's password; null for a guest."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Gone(msgspec.Struct):
    """All personal data was removed."""

    gone: bool


async def export_me(context: RequestContext) -> PersonalData:
    """Export all personal data of the visitor."""
    if not EXPORTS.take(context.address()):
        raise TooMany("Wait half a minute before the next export.")
    async with ONE_EXPORT:
        return await data_export.personal_data(
            context.server.store, context.person, now_ms(), _read
        )


async def _read(table: Callable[[], Table]) -> Table:
    """Read a table in a thread, then pause twice as long: games in progress come first."""
    began = time.monotonic()
    try:
        return await POOL.run(table)
    finally:
        await asyncio.sleep(2 * (time.monotonic() - began))


async def delete_me(context: RequestContext) -> Gone:
    """Delete the visitor's account, name, addresses and sessions; seats stay without a name."""
    server, person = context.server, context.person
    wanted: Leaving = context.body
    if (await server.auth.person(person)).account is not None:
        await check_password(context, wanted.password or "")
    for bot in await tokens.bots_of(server.store, person):
        await remove_own_bot(server, bot.id)
    await _remove(server, person)
    context.visitor = server.auth.new_guest()
    return Gone(True)


async def remove_own_bot(server: ServerContext, bot: str) -> None:
    """Remove a bot of an account; its tokens are revoked first."""
    await server.store.write(tokens.revoke_all_of_bot(bot))
    await _remove(server, bot)


async def _remove(server: ServerContext, person: str) -> None:
    """Disconnect a person and remove all their personal data."""
    server.access.disconnect(person, None)
    for table_id, status in await server.store.tables_of(person):
        await server.participants.remove(person, table_id, goes_on=status in ("open", "playing"))
    await data_export.delete_person(server.store, person)


ENDPOINTS = (
    Endpoint("GET", "/api/me/export", export_me, PersonalData),
    Endpoint("POST", "/api/me/delete", delete_me, Gone, Leaving),
)
