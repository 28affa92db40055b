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

from ..operations.thread_pool import REPLAY_POOL
from ..tables.clock import now_ms
from ..tables.session import TableSession
from .accounts import free_name
from .endpoints import Asked, Call

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


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be taken."""

    seat: SeatNumber
    invitation: str | None = None


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be left."""

    seat: SeatNumber


class Branching(msgspec.Struct, forbid_unknown_fields=True):
    """The moment from which to play on, in which seat, and against which bot."""

    to: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT_LEVEL
    invitation: str | None = None


class Filling(msgspec.Struct, forbid_unknown_fields=True):
    """The bot for all open seats."""

    bot: Annotated[str, Meta(max_length=40)]


class Invited(msgspec.Struct):
    """The query of calls that an invitation opens."""

    invitation: str | None = None


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """The query of a list: how many of its tables to skip."""

    skip: Annotated[int, Meta(ge=0, le=100_000)] = 0


async def list_public(asked: Asked) -> list[ListedTable]:
    """List public tables that are open or playing, the newest first."""
    await asked.server.index.flush()
    store, skip = asked.server.store, asked.query.skip
    return await table_index.public_tables(store, asked.person, now_ms(), A_PAGE, skip)


async def list_mine(asked: Asked) -> list[ListedTable]:
    """List the tables of whoever asks, the newest first."""
    await asked.server.index.flush()
    store, skip = asked.server.store, asked.query.skip
    return await table_index.tables_of(store, asked.person, now_ms(), A_PAGE, skip)


async def list_waiting(asked: Asked) -> list[ListedTable]:
    """List the tables that wait for whoever asks, the most urgent first."""
    await asked.server.index.flush()
    return await table_index.tables_waiting(asked.server.store, asked.person, now_ms())


async def create(asked: Asked) -> TableFacts:
    """Open a table; the match starts at once if no seat is open."""
    asked.check_opening()
    await asked.check_tables()
    wanted: NewTable = asked.body
    person = await asked.server.auth.person(asked.person)
    asked.check_corrections(wanted.corrections, person)
    places = [await _place(asked, seat, person) for seat in wanted.seats]
    opened = commands.open_table(
        wanted.game,
        wanted.options,
        places,
        host=person.id,
        host_name=person.name,
        # Whatever a bot wants, the lobby is for people's tables.
        private=wanted.private or asked.visitor.token is not None,
        pace=wanted.pace,
        corrections=wanted.corrections or {},
        delay=wanted.delay,
        hints=wanted.hints,
        bots=wanted.bots,
    )
    return await begin(asked, opened, person)


async def begin(asked: Asked, entry: Opened | Imported, person: Person) -> TableFacts:
    """Write the first line of a table, and return it as the person sees it."""
    session = await asked.server.opener.open_table(entry, person.id, asked.address())
    if person.account is not None:
        session.audience.accounts.add(person.id)
    return session.audience.facts(asked.person)


async def _place(asked: Asked, seat: NewSeat, person: Person) -> Place:
    if seat.kind == "bot":
        return Place(bot=seat.bot or DEFAULT_LEVEL)
    if seat.kind == "open":
        return Place()
    if person.owner is not None:
        return Place(person.name, person.id, OWN_BOT)
    name = await free_name(asked, seat.name, person) if seat.name else person.name
    return Place(name, person.id)


async def show(asked: Asked) -> TableFacts:
    """Show a table; a private one needs a seat or the invitation."""
    return (await watched(asked, asked.query.invitation)).audience.facts(asked.person)


async def sit(asked: Asked) -> TableFacts:
    """Take an open seat; the last one starts the match."""
    wanted: Sitting = asked.body
    person = await asked.server.auth.person(asked.person)
    session = await asked.server.tables.get(asked.path("id"))
    if person.account is not None:
        session.audience.accounts.add(person.id)
    await session.write(
        lambda table: commands.sit(
            table, person.id, person.name, wanted.seat, wanted.invitation, person.owner
        ),
        person.id,
    )
    return session.audience.facts(asked.person)


async def stand(asked: Asked) -> TableFacts:
    """Leave a seat before the match starts."""
    wanted: Standing = asked.body
    return await _write(asked, lambda table: commands.stand(table, asked.person, wanted.seat))


async def _write(asked: Asked, decide: Callable[[Table], AnyEntry]) -> TableFacts:
    """Write what is decided at the table in the path, and return what that is then."""
    session = await asked.server.tables.get(asked.path("id"))
    await session.write(decide, asked.person)
    return session.audience.facts(asked.person)


async def fill(asked: Asked) -> TableFacts:
    """Give every open seat to a bot, so that the match starts."""
    wanted: Filling = asked.body
    return await _write(asked, lambda table: commands.fill(table, asked.person, wanted.bot))


async def remove(asked: Asked) -> TableFacts:
    """Take a seat from somebody before the match, or keep it for them no more; for the host."""
    wanted: Standing = asked.body
    return await _write(asked, lambda table: commands.remove(table, asked.person, wanted.seat))


async def again(asked: Asked) -> TableFacts:
    """Open the next table of the same people, or return it if somebody has asked for it before."""
    server = asked.server
    session = await server.tables.get(asked.path("id"))
    commands.may_follow(session.table, asked.person)
    person = await server.auth.person(asked.person)
    closed = session.table.successor
    if closed is None or await server.opener.was_closed(closed):
        asked.check_opening()
        await asked.check_tables()
        table_id = server.opener.new_id()
        # Somebody else may be faster: then there is a next table already.
        with contextlib.suppress(NotNow):
            await session.write(
                lambda table: commands.follow(table, person.id, table_id, closed), person.id
            )
    following = await server.opener.open_next(session.table, person)
    following.audience.accounts |= session.audience.accounts
    return following.audience.facts(asked.person)


async def branch(asked: Asked) -> TableFacts:
    """Play on against bots from a moment of a finished match."""
    wanted: Branching = asked.body
    session = await watched(asked, wanted.invitation)
    asked.check_opening()
    await asked.check_tables()
    person = await asked.server.auth.person(asked.person)
    table, chosen = session.table, (wanted.to, wanted.seat, wanted.bot)
    opened = await REPLAY_POOL.run(
        lambda: commands.branch(table, person.id, person.name, *chosen), asked.address()
    )
    return await begin(asked, opened, person)


async def close(asked: Asked) -> TableFacts:
    """Close a table whose match has not begun."""
    return await _write(asked, lambda table: commands.close(table, asked.person))


async def watched(asked: Asked, invitation: str | None) -> TableSession:
    """Return the table in the path, if whoever asks may look at it."""
    session = await asked.server.tables.get(asked.path("id"))
    commands.may_watch(session.table, asked.person, invitation)
    return session


# A bot that plays has to see where it may sit down, and where it is asked.
LOOKING: tuple[Scope, ...] = ("read", "play")
CALLS = (
    Call("GET", "/api/tables", list_public, list[ListedTable], query=Page, scopes=LOOKING),
    Call(
        "POST",
        "/api/tables",
        create,
        TableFacts,
        NewTable,
        errors=(409, 422),
        scopes=("open",),
    ),
    Call("GET", "/api/tables/mine", list_mine, list[ListedTable], query=Page, scopes=LOOKING),
    Call("GET", "/api/tables/waiting", list_waiting, list[ListedTable], scopes=LOOKING),
    Call("GET", "/api/tables/{id}", show, TableFacts, query=Invited, scopes=LOOKING),
    Call("POST", "/api/tables/{id}/sit", sit, TableFacts, Sitting, scopes=("play",)),
    Call("POST", "/api/tables/{id}/stand", stand, TableFacts, Standing, scopes=("play",)),
    Call("POST", "/api/tables/{id}/remove", remove, TableFacts, Standing),
    Call("POST", "/api/tables/{id}/again", again, TableFacts, errors=(422,)),
    Call("POST", "/api/tables/{id}/branch", branch, TableFacts, Branching, errors=(422,)),
    Call("POST", "/api/tables/{id}/close", close, TableFacts, scopes=("open",)),
    Call(
        "POST", "/api/tables/{id}/fill", fill, TableFacts, Filling, errors=(422,), scopes=("open",)
    ),
)
