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
from ..errors import TooMany
from ..operations.thread_pool import Helpers
from ..tables.clock import now_ms
from ..tables.registry import Hall
from .accounts import check_password
from .endpoints import Endpoint, RequestContext

# All matches of a person are read for it: twice at once, then one in half a minute.
EXPORTS = Buckets(1 / 30, 60)
READING = asyncio.Semaphore(1)
MATCHES = Helpers("exports", threads=1, most_waiting=1, deadline=20.0)


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """The account's password; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Gone(msgspec.Struct):
    """Everything that named the person is removed."""

    gone: bool


async def export_me(context: RequestContext) -> Dossier:
    """Return everything that is stored of whoever asks."""
    if not EXPORTS.take(context.address()):
        raise TooMany("Wait half a minute before the next one.")
    async with READING:
        return await data_export.dossier(context.hall.store, context.person, now_ms(), _read)


async def _read(table: Callable[[], Table]) -> Table:
    """Read a table beside the loop; whoever plays meanwhile has most of the time."""
    began = time.monotonic()
    try:
        return await MATCHES.do(table)
    finally:
        await asyncio.sleep(2 * (time.monotonic() - began))


async def delete_me(context: RequestContext) -> Gone:
    """Remove whoever asks: name, account, addresses, sessions; their seats stay, without a name."""
    hall, person = context.hall, context.person
    wanted: Leaving = context.body
    if (await hall.person(person)).account is not None:
        await check_password(context, wanted.password or "")
    for bot in await tokens.bots_of(hall.store, person):
        await remove_own_bot(hall, bot.id)
    await _remove(hall, person)
    context.visitor = hall.new_guest()
    return Gone(True)


async def remove_own_bot(hall: Hall, bot: str) -> None:
    """Remove somebody's own bot, which comes no more from the first moment on."""
    await hall.store.write(tokens.ending_of_bot(bot))
    await _remove(hall, bot)


async def _remove(hall: Hall, person: str) -> None:
    """Remove all that names somebody."""
    hall.show_out(person, None)
    for table_id, status in await hall.store.stations_of(person):
        await hall.forget_person(person, table_id, goes_on=status in ("open", "playing"))
    await data_export.forget(hall.store, person)


ENDPOINTS = (
    Endpoint("GET", "/api/me/export", export_me, Dossier),
    Endpoint("POST", "/api/me/delete", delete_me, Gone, Leaving),
)
