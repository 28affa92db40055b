"""Calls about tables: the lobby, opening one, sitting down."""

import contextlib
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tocsin.bots import DEFAULT_LEVEL
from tocsin.table import commands
from tocsin.table.clocks import Pace
from tocsin.table.errors import NotNow
from tocsin.table.log import AnyEntry, Imported, Opened, Place
from tocsin.table.people.tokens import Scope
from tocsin.table.seats import OWN_BOT
from tocsin.table.storage import table_index
from tocsin.table.storage.store import Person
from tocsin.table.storage.table_index import ListedTable
from tocsin.table.table import Table
from tocsin.table.updates.facts import TableFacts

from ..tables.clock import now_ms
from ..tables.registry import RECORDS
from ..tables.session import Live
from .accounts import free_name
from .endpoints import Endpoint, RequestContext

A_PAGE = 100
LONGEST_DELAY = 3600
SeatNumber = Annotated[int, Meta(ge=0, le=100)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    # Of several at one screen each may have a name; otherwise they are called as who opens it.
    name: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(max_length=20)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    private: bool = False
    pace: Pace | None = None
    # Seconds by which spectators see later what happens.
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    # Whether people may ask for hints though they play against each other.
    hints: bool = False
    # Whether anybody's own bots may sit down.
    bots: bool = False
    # An owner's corrected figures, in the shape of the game's components.toml.
    corrections: dict[str, Any] | None = None


class SitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be taken."""

    seat: SeatNumber
    invitation: str | None = None


class StandRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be left."""

    seat: SeatNumber


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The moment from which to play on, in which seat, and against which bot."""

    to: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT_LEVEL
    invitation: str | None = None


class FillRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The bot for all open seats."""

    bot: Annotated[str, Meta(max_length=40)]


class InvitationQuery(msgspec.Struct):
    """The query of calls that an invitation opens."""

    invitation: str | None = None


class TableListQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The query of a list: how many of its tables to skip."""

    skip: Annotated[int, Meta(ge=0, le=100_000)] = 0


async def list_public(context: RequestContext) -> list[ListedTable]:
    """List public tables that are open or playing, the newest first."""
    await context.hall.note_all()
    store, skip = context.hall.store, context.query.skip
    return await table_index.public_tables(store, context.person, now_ms(), A_PAGE, skip)


async def list_mine(context: RequestContext) -> list[ListedTable]:
    """List the tables of whoever asks, the newest first."""
    await context.hall.note_all()
    store, skip = context.hall.store, context.query.skip
    return await table_index.tables_of(store, context.person, now_ms(), A_PAGE, skip)


async def list_waiting(context: RequestContext) -> list[ListedTable]:
    """List the tables that wait for whoever asks, the most urgent first."""
    await context.hall.note_all()
    return await table_index.tables_waiting(context.hall.store, context.person, now_ms())


async def create(context: RequestContext) -> TableFacts:
    """Open a table; the match starts at once if no seat is open."""
    context.check_opening()
    await context.check_tables()
    wanted: NewTable = context.body
    person = await context.hall.person(context.person)
    context.check_corrections(wanted.corrections, person)
    places = [await _place(context, seat, person) for seat in wanted.seats]
    opened = commands.open_table(
        wanted.game,
        wanted.options,
        places,
        host=person.id,
        host_name=person.name,
        # Whatever a bot wants, the lobby is for people's tables.
        private=wanted.private or context.visitor.token is not None,
        pace=wanted.pace,
        corrections=wanted.corrections or {},
        delay=wanted.delay,
        hints=wanted.hints,
        bots=wanted.bots,
    )
    return await begin(context, opened, person)


async def begin(context: RequestContext, entry: Opened | Imported, person: Person) -> TableFacts:
    """Write the first line of a table, and return it as the person sees it."""
    live = await context.hall.open_table(entry, person.id, context.address())
    if person.account is not None:
        live.accounts.add(person.id)
    return live.facts(context.person)


async def _place(context: RequestContext, seat: NewSeat, person: Person) -> Place:
    if seat.kind == "bot":
        return Place(bot=seat.bot or DEFAULT_LEVEL)
    if seat.kind == "open":
        return Place()
    if person.owner is not None:
        return Place(person.name, person.id, OWN_BOT)
    name = await free_name(context, seat.name, person) if seat.name else person.name
    return Place(name, person.id)


async def show(context: RequestContext) -> TableFacts:
    """Show a table; a private one needs a seat or the invitation."""
    return (await watched(context, context.query.invitation)).facts(context.person)


async def sit(context: RequestContext) -> TableFacts:
    """Take an open seat; the last one starts the match."""
    wanted: SitRequest = context.body
    person = await context.hall.person(context.person)
    live = await context.hall.live(context.path("id"))
    if person.account is not None:
        live.accounts.add(person.id)
    await live.write(
        lambda table: commands.sit(
            table, person.id, person.name, wanted.seat, wanted.invitation, person.owner
        ),
        person.id,
    )
    return live.facts(context.person)


async def stand(context: RequestContext) -> TableFacts:
    """Leave a seat before the match starts."""
    wanted: StandRequest = context.body
    return await _write(context, lambda table: commands.stand(table, context.person, wanted.seat))


async def _write(context: RequestContext, decide: Callable[[Table], AnyEntry]) -> TableFacts:
    """Write what is decided at the table in the path, and return what that is then."""
    live = await context.hall.live(context.path("id"))
    await live.write(decide, context.person)
    return live.facts(context.person)


async def fill(context: RequestContext) -> TableFacts:
    """Give every open seat to a bot, so that the match starts."""
    wanted: FillRequest = context.body
    return await _write(context, lambda table: commands.fill(table, context.person, wanted.bot))


async def remove(context: RequestContext) -> TableFacts:
    """Take a seat from somebody before the match, or keep it for them no more; for the host."""
    wanted: StandRequest = context.body
    return await _write(context, lambda table: commands.remove(table, context.person, wanted.seat))


async def again(context: RequestContext) -> TableFacts:
    """Open the next table of the same people, or return it if somebody has asked for it before."""
    hall = context.hall
    live = await hall.live(context.path("id"))
    commands.may_follow(live.table, context.person)
    person = await hall.person(context.person)
    closed = live.table.successor
    if closed is None or await hall.was_closed(closed):
        context.check_opening()
        await context.check_tables()
        table_id = hall.new_id()
        # Somebody else may be faster: then there is a next table already.
        with contextlib.suppress(NotNow):
            await live.write(
                lambda table: commands.follow(table, person.id, table_id, closed), person.id
            )
    following = await hall.next_table(live.table, person)
    following.accounts |= live.accounts
    return following.facts(context.person)


async def branch(context: RequestContext) -> TableFacts:
    """Play on against bots from a moment of a finished match."""
    wanted: BranchRequest = context.body
    live = await watched(context, wanted.invitation)
    context.check_opening()
    await context.check_tables()
    person = await context.hall.person(context.person)
    table, chosen = live.table, (wanted.to, wanted.seat, wanted.bot)
    opened = await RECORDS.do(
        lambda: commands.branch(table, person.id, person.name, *chosen), context.address()
    )
    return await begin(context, opened, person)


async def close(context: RequestContext) -> TableFacts:
    """Close a table whose match has not begun."""
    return await _write(context, lambda table: commands.close(table, context.person))


async def watched(context: RequestContext, invitation: str | None) -> Live:
    """Return the table in the path, if whoever asks may look at it."""
    live = await context.hall.live(context.path("id"))
    commands.may_watch(live.table, context.person, invitation)
    return live


# A bot that plays has to see where it may sit down, and where it is asked.
LOOKING: tuple[Scope, ...] = ("read", "play")
ENDPOINTS = (
    Endpoint(
        "GET", "/api/tables", list_public, list[ListedTable], query=TableListQuery, scopes=LOOKING
    ),
    Endpoint(
        "POST",
        "/api/tables",
        create,
        TableFacts,
        NewTable,
        errors=(409, 422),
        scopes=("open",),
    ),
    Endpoint(
        "GET",
        "/api/tables/mine",
        list_mine,
        list[ListedTable],
        query=TableListQuery,
        scopes=LOOKING,
    ),
    Endpoint("GET", "/api/tables/waiting", list_waiting, list[ListedTable], scopes=LOOKING),
    Endpoint("GET", "/api/tables/{id}", show, TableFacts, query=InvitationQuery, scopes=LOOKING),
    Endpoint("POST", "/api/tables/{id}/sit", sit, TableFacts, SitRequest, scopes=("play",)),
    Endpoint("POST", "/api/tables/{id}/stand", stand, TableFacts, StandRequest, scopes=("play",)),
    Endpoint("POST", "/api/tables/{id}/remove", remove, TableFacts, StandRequest),
    Endpoint("POST", "/api/tables/{id}/again", again, TableFacts, errors=(422,)),
    Endpoint("POST", "/api/tables/{id}/branch", branch, TableFacts, BranchRequest, errors=(422,)),
    Endpoint("POST", "/api/tables/{id}/close", close, TableFacts, scopes=("open",)),
    Endpoint(
        "POST",
        "/api/tables/{id}/fill",
        fill,
        TableFacts,
        FillRequest,
        errors=(422,),
        scopes=("open",),
    ),
)
