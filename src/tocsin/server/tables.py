"""Calls about tables: the lobby, opening one, sitting down."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tocsin.table import etiquette, index
from tocsin.table.clocks import Pace
from tocsin.table.entry import Place
from tocsin.table.facts import TableFacts
from tocsin.table.index import ListedTable

from .calls import Asked, Call
from .live import Live

A_PAGE = 100
SeatNumber = Annotated[int, Meta(ge=0, le=100)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(max_length=20)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    private: bool = False
    pace: Pace | None = None
    # An owner's corrected figures, in the shape of the game's components.toml.
    corrections: dict[str, Any] | None = None


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be taken."""

    seat: SeatNumber
    invitation: str | None = None


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be left."""

    seat: SeatNumber


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
    await asked.hall.note_all()
    return await index.public_tables(asked.hall.store, asked.person, A_PAGE, asked.query.skip)


async def list_mine(asked: Asked) -> list[ListedTable]:
    """List the tables of whoever asks, the newest first."""
    await asked.hall.note_all()
    return await index.tables_of(asked.hall.store, asked.person, A_PAGE, asked.query.skip)


async def create(asked: Asked) -> TableFacts:
    """Open a table; the match starts at once if no seat is open."""
    asked.check_opening()
    await asked.check_tables()
    wanted: NewTable = asked.body
    person = await asked.hall.person(asked.person)
    asked.check_corrections(wanted.corrections, person)
    places = [
        Place(person.name, person.id)
        if seat.kind == "me"
        else Place(bot=seat.bot or "greedy")
        if seat.kind == "bot"
        else Place()
        for seat in wanted.seats
    ]
    opened = etiquette.open_table(
        wanted.game,
        wanted.options,
        places,
        host=person.id,
        host_name=person.name,
        private=wanted.private,
        pace=wanted.pace,
        corrections=wanted.corrections or {},
    )
    live = await asked.hall.open_table(opened, person.id, asked.address())
    if person.account is not None:
        live.accounts.add(person.id)
    return live.facts(asked.person)


async def show(asked: Asked) -> TableFacts:
    """Show a table; a private one needs a seat or the invitation."""
    return (await watched(asked, asked.query.invitation)).facts(asked.person)


async def sit(asked: Asked) -> TableFacts:
    """Take an open seat; the last one starts the match."""
    wanted: Sitting = asked.body
    person = await asked.hall.person(asked.person)
    live = await asked.hall.live(asked.path("id"))
    if person.account is not None:
        live.accounts.add(person.id)
    await live.write(
        lambda table: etiquette.sit(table, person.id, person.name, wanted.seat, wanted.invitation),
        person.id,
    )
    return live.facts(asked.person)


async def stand(asked: Asked) -> TableFacts:
    """Leave a seat before the match starts."""
    live = await asked.hall.live(asked.path("id"))
    wanted: Standing = asked.body
    await live.write(lambda table: etiquette.stand(table, asked.person, wanted.seat), asked.person)
    return live.facts(asked.person)


async def fill(asked: Asked) -> TableFacts:
    """Give every open seat to a bot, so that the match starts."""
    live = await asked.hall.live(asked.path("id"))
    wanted: Filling = asked.body
    await live.write(lambda table: etiquette.fill(table, asked.person, wanted.bot), asked.person)
    return live.facts(asked.person)


async def close(asked: Asked) -> TableFacts:
    """Close a table whose match has not begun."""
    live = await asked.hall.live(asked.path("id"))
    await live.write(lambda table: etiquette.close(table, asked.person), asked.person)
    return live.facts(asked.person)


async def watched(asked: Asked, invitation: str | None) -> Live:
    """Return the table in the path, if whoever asks may look at it."""
    live = await asked.hall.live(asked.path("id"))
    etiquette.may_watch(live.table, asked.person, invitation)
    return live


# Of a table: none there, at another point or by other rules, closed or set aside.
REFUSALS = (404, 409, 410)
CALLS = (
    Call("GET", "/api/tables", list_public, list[ListedTable], query=Page),
    Call("POST", "/api/tables", create, TableFacts, NewTable, errors=(422,)),
    Call("GET", "/api/tables/mine", list_mine, list[ListedTable], query=Page),
    Call("GET", "/api/tables/{id}", show, TableFacts, query=Invited, errors=REFUSALS),
    Call("POST", "/api/tables/{id}/sit", sit, TableFacts, Sitting, errors=REFUSALS),
    Call("POST", "/api/tables/{id}/stand", stand, TableFacts, Standing, errors=REFUSALS),
    Call("POST", "/api/tables/{id}/close", close, TableFacts, errors=REFUSALS),
    Call("POST", "/api/tables/{id}/fill", fill, TableFacts, Filling, errors=(*REFUSALS, 422)),
)
