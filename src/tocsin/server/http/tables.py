"""Endpoints about one table: creation, seats, rematch and branches."""

import contextlib
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tocsin.bots import DEFAULT_LEVEL
from tocsin.table import commands, opening
from tocsin.table.clocks import Pace
from tocsin.table.errors import NotNow
from tocsin.table.log import AnyTableEvent, Imported, InitialSeat, Opened
from tocsin.table.seats import OWN_BOT
from tocsin.table.storage.person_store import Person
from tocsin.table.table import Table
from tocsin.table.updates.facts import TableFacts

from ..operations.thread_pool import REPLAY_POOL
from ..tables.session import TableSession
from .endpoints import Endpoint, RequestContext
from .me import free_name
from .table_lists import LIST_SCOPES

MAX_DELAY_S = 3600
SeatNumber = Annotated[int, Meta(ge=0, le=100)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The occupant of a seat: the host, an open seat or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    # Several people at one screen may have a name each; default: the host's name.
    name: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(max_length=20)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    private: bool = False
    pace: Pace | None = None
    # Seconds by which spectators see the table later.
    delay: Annotated[int, Meta(ge=0, le=MAX_DELAY_S)] = 0
    # Whether hints are allowed in a match of several people.
    hints: bool = False
    # Whether bots that belong to accounts may take seats.
    bots: bool = False
    # Corrected figures of components, in the form of the game's components.toml.
    corrections: dict[str, Any] | None = None


class SitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat to take, with the invitation of a private table."""

    seat: SeatNumber
    invitation: str | None = None


class StandRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat to leave or to clear."""

    seat: SeatNumber


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The number of the step to continue from, the own seat and the bot of all other seats."""

    to: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT_LEVEL
    invitation: str | None = None


class FillRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The bot for all open seats."""

    bot: Annotated[str, Meta(max_length=40)]


class InvitationQuery(msgspec.Struct):
    """The query of endpoints about one table: the invitation of a private table."""

    invitation: str | None = None


async def create(context: RequestContext) -> TableFacts:
    """Open a table; the match starts at once if no seat is open."""
    context.check_opening()
    await context.check_tables()
    wanted: NewTable = context.body
    person = await context.server.auth.person(context.person)
    context.check_corrections(wanted.corrections, person)
    seats = [await _seat(context, seat, person) for seat in wanted.seats]
    opened = opening.open_table(
        wanted.game,
        wanted.options,
        seats,
        host=person.id,
        host_name=person.name,
        # Tables opened by bots are always private: the lobby is for people.
        private=wanted.private or context.visitor.token is not None,
        pace=wanted.pace,
        corrections=wanted.corrections or {},
        delay=wanted.delay,
        hints=wanted.hints,
        bots=wanted.bots,
    )
    return await begin(context, opened, person)


async def begin(context: RequestContext, entry: Opened | Imported, person: Person) -> TableFacts:
    """Create a table from its first log entry; return it as the person sees it."""
    session = await context.server.opener.open_table(entry, person.id, context.address())
    if person.account is not None:
        session.audience.accounts.add(person.id)
    return session.audience.facts(context.person)


async def _seat(context: RequestContext, seat: NewSeat, person: Person) -> InitialSeat:
    if seat.kind == "bot":
        return InitialSeat(bot=seat.bot or DEFAULT_LEVEL)
    if seat.kind == "open":
        return InitialSeat()
    if person.owner is not None:
        return InitialSeat(person.name, person.id, OWN_BOT)
    name = await free_name(context, seat.name, person) if seat.name else person.name
    return InitialSeat(name, person.id)


async def show(context: RequestContext) -> TableFacts:
    """Return a table; a private one needs a seat or the invitation."""
    return (await watched(context, context.query.invitation)).audience.facts(context.person)


async def sit(context: RequestContext) -> TableFacts:
    """Take an open seat; the last one starts the match."""
    wanted: SitRequest = context.body
    person = await context.server.auth.person(context.person)
    session = await context.server.tables.get(context.path("id"))
    if person.account is not None:
        session.audience.accounts.add(person.id)
    await session.write(
        lambda table: commands.sit(
            table, person.id, person.name, wanted.seat, wanted.invitation, person.owner
        ),
        person.id,
    )
    return session.audience.facts(context.person)


async def stand(context: RequestContext) -> TableFacts:
    """Leave a seat before the match starts."""
    wanted: StandRequest = context.body
    return await _write(context, lambda table: commands.stand(table, context.person, wanted.seat))


async def _write(context: RequestContext, decide: Callable[[Table], AnyTableEvent]) -> TableFacts:
    """Append an entry to the log of the table in the path; return the table after it."""
    session = await context.server.tables.get(context.path("id"))
    await session.write(decide, context.person)
    return session.audience.facts(context.person)


async def fill(context: RequestContext) -> TableFacts:
    """Give every open seat to a bot, so that the match starts."""
    wanted: FillRequest = context.body
    return await _write(context, lambda table: commands.fill(table, context.person, wanted.bot))


async def remove(context: RequestContext) -> TableFacts:
    """Clear a taken or reserved seat before the match; for the host."""
    wanted: StandRequest = context.body
    return await _write(context, lambda table: commands.remove(table, context.person, wanted.seat))


async def again(context: RequestContext) -> TableFacts:
    """Open the next table of the same people, or return it if it exists."""
    server = context.server
    session = await server.tables.get(context.path("id"))
    commands.check_may_follow(session.table, context.person)
    person = await server.auth.person(context.person)
    closed = session.table.successor
    if closed is None or await server.opener.was_closed(closed):
        context.check_opening()
        await context.check_tables()
        table_id = server.opener.new_id()
        # NotNow: a concurrent request has created the next table.
        with contextlib.suppress(NotNow):
            await session.write(
                lambda table: commands.follow(table, person.id, table_id, closed), person.id
            )
    following = await server.opener.open_next(session.table, person)
    following.audience.accounts |= session.audience.accounts
    return following.audience.facts(context.person)


async def branch(context: RequestContext) -> TableFacts:
    """Play on against bots from a moment of a finished match."""
    wanted: BranchRequest = context.body
    session = await watched(context, wanted.invitation)
    context.check_opening()
    await context.check_tables()
    person = await context.server.auth.person(context.person)
    table, chosen = session.table, (wanted.to, wanted.seat, wanted.bot)
    opened = await REPLAY_POOL.run(
        lambda: opening.branch(table, person.id, person.name, *chosen), context.address()
    )
    return await begin(context, opened, person)


async def close(context: RequestContext) -> TableFacts:
    """Close a table whose match has not begun."""
    return await _write(context, lambda table: commands.close(table, context.person))


async def watched(context: RequestContext, invitation: str | None) -> TableSession:
    """Return the table in the path if the visitor may see it."""
    session = await context.server.tables.get(context.path("id"))
    commands.check_may_watch(session.table, context.person, invitation)
    return session


ENDPOINTS = (
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
        "GET", "/api/tables/{id}", show, TableFacts, query=InvitationQuery, scopes=LIST_SCOPES
    ),
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
