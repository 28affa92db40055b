"""Calls by which people have all that is stored of them, and have it removed."""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.people import data_export, tokens
from tocsin.table.people.data_export import Dossier
from tocsin.table.table import Table

from ..access.limits import Buckets
from ..context import ServerContext
from ..errors import TooMany
from ..operations.thread_pool import ThreadPool
from ..tables.clock import now_ms
from .accounts import check_password
from .endpoints import Asked, Call

# All matches of a person are read for it: twice at once, then one in half a minute.
EXPORTS = Buckets(1 / 30, 60)
READING = asyncio.Semaphore(1)
MATCHES = ThreadPool("exports", threads=1, max_queued=1, deadline_s=20.0)


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """The account's password; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Gone(msgspec.Struct):
    """Everything that named the person is removed."""

    gone: bool


async def export_me(asked: Asked) -> Dossier:
    """Return everything that is stored of whoever asks."""
    if not EXPORTS.take(asked.address()):
        raise TooMany("Wait half a minute before the next one.")
    async with READING:
        return await data_export.dossier(asked.server.store, asked.person, now_ms(), _read)


async def _read(table: Callable[[], Table]) -> Table:
    """Read a table beside the loop; whoever plays meanwhile has most of the time."""
    began = time.monotonic()
    try:
        return await MATCHES.run(table)
    finally:
        await asyncio.sleep(2 * (time.monotonic() - began))


async def delete_me(asked: Asked) -> Gone:
    """Remove whoever asks: name, account, addresses, sessions; their seats stay, without a name."""
    server, person = asked.server, asked.person
    wanted: Leaving = asked.body
    if (await server.auth.person(person)).account is not None:
        await check_password(asked, wanted.password or "")
    for bot in await tokens.bots_of(server.store, person):
        await remove_own_bot(server, bot.id)
    await _remove(server, person)
    asked.visitor = server.auth.new_guest()
    return Gone(True)


async def remove_own_bot(server: ServerContext, bot: str) -> None:
    """Remove somebody's own bot, which comes no more from the first moment on."""
    await server.store.write(tokens.ending_of_bot(bot))
    await _remove(server, bot)


async def _remove(server: ServerContext, person: str) -> None:
    """Remove all that names somebody."""
    server.access.disconnect(person, None)
    for table_id, status in await server.store.stations_of(person):
        await server.participants.remove(person, table_id, goes_on=status in ("open", "playing"))
    await data_export.forget(server.store, person)


CALLS = (
    Call("GET", "/api/me/export", export_me, Dossier),
    Call("POST", "/api/me/delete", delete_me, Gone, Leaving),
)
