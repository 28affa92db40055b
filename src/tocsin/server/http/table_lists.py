"""Lists of tables: public ones, the visitor's own, and those that wait for the visitor."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tocsin.table.people.tokens import Scope
from tocsin.table.storage import table_index
from tocsin.table.storage.table_index import ListedTable

from ..tables.clock import now_ms
from .endpoints import Endpoint, RequestContext

PAGE_SIZE = 100
# Scope "play" includes the lists: a bot must find open seats and the tables that wait for it.
LIST_SCOPES: tuple[Scope, ...] = ("read", "play")


class TableListQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The query of a list of tables: the number of tables to skip."""

    skip: Annotated[int, Meta(ge=0, le=100_000)] = 0


async def list_public(context: RequestContext) -> list[ListedTable]:
    """List public tables that are open or playing, the newest first."""
    await context.server.index.flush()
    store, skip = context.server.store, context.query.skip
    return await table_index.public_tables(store, context.person, now_ms(), PAGE_SIZE, skip)


async def list_mine(context: RequestContext) -> list[ListedTable]:
    """List the visitor's tables, the newest first."""
    await context.server.index.flush()
    store, skip = context.server.store, context.query.skip
    return await table_index.tables_of(store, context.person, now_ms(), PAGE_SIZE, skip)


async def list_waiting(context: RequestContext) -> list[ListedTable]:
    """List the tables that wait for the visitor, the most urgent first."""
    await context.server.index.flush()
    return await table_index.tables_waiting(context.server.store, context.person, now_ms())


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables",
        list_public,
        list[ListedTable],
        query=TableListQuery,
        scopes=LIST_SCOPES,
    ),
    Endpoint(
        "GET",
        "/api/tables/mine",
        list_mine,
        list[ListedTable],
        query=TableListQuery,
        scopes=LIST_SCOPES,
    ),
    Endpoint("GET", "/api/tables/waiting", list_waiting, list[ListedTable], scopes=LIST_SCOPES),
)
