"""The index of tables: lists of tables and their next deadlines, without loading a match."""

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from ..clocks import Pace
from ..seats import Seat
from ..state import Status
from ..table import Table
from ..updates.facts import ListedSeat, chosen, listed_seat, number_of_actions
from .sql_store import Rows, Statement
from .store import Store
from .table_store import IS_AVAILABLE, IS_UNFINISHED

COLUMNS = (
    "table_index.id, game, status, private, host, created,"
    " (SELECT max(number) FROM chat WHERE chat.table_id = table_index.id), summary"
)
# Unfinished tables of one person that are searched for those that wait for the person.
MAX_SEARCHED_TABLES = 500
# Older versions of SQLite allow at most 999 bound parameters.
TABLES_PER_STATEMENT = 100


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """Facts about a table in a list that are the same for all; `updated`: last public event."""

    host_name: str
    options: dict[str, str]
    pace: Pace | None
    actors: list[int]
    number_of_actions: int
    updated: int
    ranks: list[int] | None
    totals: list[int] | None
    chosen: dict[str, str]
    # Whether bots of the players' own may take seats.
    bots: bool


class IndexEntry(Summary, frozen=True, kw_only=True):
    """The JSON of the column `summary`."""

    seats: list[Seat]
    # The time at which the clock of each seat expires, or None if it is stopped.
    ends: list[int | None]


class ListedTable(Summary, frozen=True, kw_only=True):
    """A table in a list, as shown to one person."""

    id: str
    game: str
    status: Status
    private: bool
    host: str
    created: int
    seats: list[ListedSeat]
    # Whether a seat of the viewer has to decide or is reserved for them, and the seconds left.
    asked: bool
    invited: bool
    left: float | None
    # The number of the newest chat message.
    said: int


_DECODER = msgspec.json.Decoder(IndexEntry)


def due_at(table: Table) -> int | None:
    """Return the time of the next event without a person (clock or bot); 0: now."""
    if table.status != "playing":
        return None
    if any(table.seats[seat].player for seat in table.deciders()):
        return 0
    return table.clocks.next_due() if table.clocks is not None else None


def update_statement(*tables: Table) -> Statement:
    """Return the statement that updates the index of some tables, unless it is newer than they."""
    return _update_sql(len(tables)), tuple(value for table in tables for value in _row(table))


@cache
def _update_sql(count: int) -> str:
    """Return one statement for this many tables: faster than one statement for each."""
    rows = (
        f"(${n}, ${n + 1}, CAST(${n + 2} AS BIGINT), CAST(${n + 3} AS BIGINT),"
        f" CAST(${n + 4} AS BIGINT), ${n + 5}, ${n + 6})"
        for n in range(1, count * 7 + 1, 7)
    )
    return (
        "UPDATE table_index SET status = new.column1, host = new.column2, number = new.column3,"
        " due = new.column4, touched = new.column5, summary = new.column6"
        f" FROM (VALUES {', '.join(rows)}) AS new"
        " WHERE table_index.id = new.column7 AND table_index.number <= new.column3"
    )


def _row(table: Table) -> tuple[Any, ...]:
    """Return the values of a table for the update statement."""
    outcome = table.match.position.outcome() if table.match is not None else None
    clocks = table.clocks
    entry = IndexEntry(
        host_name=table.host_name,
        options=table.options,
        pace=table.pace,
        seats=table.seats,
        ends=clocks.expiry_times() if clocks is not None else [None] * len(table.seats),
        actors=list(table.deciders()),
        number_of_actions=number_of_actions(table),
        updated=table.updated,
        ranks=outcome.ranks if outcome is not None else None,
        chosen=chosen(table),
        totals=outcome.totals if outcome is not None else None,
        bots=table.allows_bots(),
    )
    return (
        table.status,
        table.host,
        table.number,
        due_at(table),
        table.touched,
        msgspec.json.encode(entry).decode(),
        table.id,
    )


async def public_tables(
    store: Store, person: str, now: int, most: int, skip: int
) -> list[ListedTable]:
    """Return public tables that are open or playing, the newest first."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM table_index WHERE {IS_UNFINISHED} AND private = 0 AND summary <> ''"
        f" AND {IS_AVAILABLE} ORDER BY created DESC, id LIMIT $1 OFFSET $2",
        most,
        skip,
    )
    return await listed_tables(store, person, now, rows)


async def tables_of(store: Store, person: str, now: int, most: int, skip: int) -> list[ListedTable]:
    """Return the tables that a person opened or has a seat at, the newest first."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM table_index JOIN participant ON table_id = id"
        # LIKE excludes tables that the person left before the match.
        " WHERE person = $1 AND (host = $2 OR summary LIKE $3) AND summary <> ''"
        f" AND {IS_AVAILABLE}"
        " ORDER BY created DESC, id LIMIT $4 OFFSET $5",
        person,
        person,
        f'%"{person}"%',
        most,
        skip,
    )
    return await listed_tables(store, person, now, rows)


async def tables_waiting(store: Store, person: str, now: int) -> list[ListedTable]:
    """Return the tables that wait for a person's decision, by urgency, then the invitations."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM table_index JOIN participant ON table_id = id"
        f" WHERE person = $1 AND {IS_UNFINISHED} AND summary LIKE $2 AND {IS_AVAILABLE}"
        " ORDER BY created DESC, id LIMIT $3",
        person,
        f'%"{person}"%',
        MAX_SEARCHED_TABLES,
    )
    tables = await listed_tables(store, person, now, rows)
    waiting = [table for table in tables if table.asked or table.invited]
    return sorted(waiting, key=_urgency)


def _urgency(table: ListedTable) -> tuple[bool, float, int]:
    """Sort key: decisions first, by the time left on the clock, then by the longest wait."""
    return not table.asked, float("inf") if table.left is None else table.left, table.updated


async def due_tables(store: Store) -> list[str]:
    """Return the tables with a pending event of a clock or bot, the most urgent first."""
    rows = await store.fetch(
        f"SELECT id FROM table_index WHERE {IS_UNFINISHED} AND due IS NOT NULL AND {IS_AVAILABLE}"
        " ORDER BY due, id"
    )
    return [row[0] for row in rows]


async def overdue_tables(store: Store, since: int, most: int) -> list[str]:
    """Return tables whose event was due before a time, and whose log has not grown since."""
    rows = await store.fetch(
        f"SELECT id FROM table_index WHERE {IS_UNFINISHED} AND due < $1 AND touched < $2"
        f" AND {IS_AVAILABLE} ORDER BY due, id LIMIT $3",
        since,
        since,
        most,
    )
    return [row[0] for row in rows]


async def outdated_tables(store: Store) -> list[str]:
    """Return the tables whose index lags behind their log, the newest first."""
    rows = await store.fetch(
        f"SELECT id FROM table_index WHERE {IS_AVAILABLE} AND (summary = '' OR ({IS_UNFINISHED} AND"
        " number < (SELECT max(number) FROM log_entry WHERE table_id = table_index.id)))"
        " ORDER BY created DESC, id"
    )
    return [row[0] for row in rows]


async def abandoned_tables(
    store: Store, open_before: int, playing_before: int, most: int
) -> list[str]:
    """Return tables without an entry since these times that no clock will end."""
    rows = await store.fetch(
        f"SELECT id FROM table_index WHERE {IS_AVAILABLE} AND summary <> '' AND due IS NULL AND"
        " ((status = 'open' AND touched < $1) OR (status = 'playing' AND touched < $2))"
        " ORDER BY touched LIMIT $3",
        open_before,
        playing_before,
        most,
    )
    return [row[0] for row in rows]


async def count_unfinished(store: Store, host: str) -> int:
    """Return the number of unfinished tables of a host."""
    sql = f"SELECT count(*) FROM table_index WHERE host = $1 AND imported = 0 AND {IS_UNFINISHED}"
    return int((await store.fetch(sql, host))[0][0])


async def count_imported(store: Store, host: str) -> int:
    """Return the number of records that a person imported."""
    sql = "SELECT count(*) FROM table_index WHERE host = $1 AND imported = 1"
    return int((await store.fetch(sql, host))[0][0])


def read_entry(row: tuple[Any, ...]) -> IndexEntry:
    """Return the decoded summary of a row of COLUMNS."""
    return _DECODER.decode(row[-1])


async def listed_tables(store: Store, person: str, now: int, rows: Rows) -> list[ListedTable]:
    """Return the tables of some rows of COLUMNS, as shown to one person."""
    entries = [read_entry(row) for row in rows]
    seated = {seat.person for entry in entries for seat in entry.seats if seat.person}
    accounts = await store.with_accounts(seated)
    return [
        _listed_table(person, now, accounts, entry, *row[:-1])
        for row, entry in zip(rows, entries, strict=True)
    ]


def _listed_table(
    person: str,
    now: int,
    accounts: Collection[str],
    entry: IndexEntry,
    table_id: str,
    game: str,
    status: Status,
    private: int,
    host: str,
    created: int,
    said: int | None,
) -> ListedTable:
    own = [
        index
        for index, seat in enumerate(entry.seats)
        if seat.person == person and not seat.standin
    ]
    asked = [seat for seat in own if seat in entry.actors] if status == "playing" else []
    ends = [end for seat in asked if (end := entry.ends[seat]) is not None]
    return ListedTable(
        id=table_id,
        game=game,
        status=status,
        private=bool(private),
        host=host,
        created=created,
        seats=[listed_seat(seat, person, accounts) for seat in entry.seats],
        asked=bool(asked),
        invited=status == "open" and any(seat.kept_for == person for seat in entry.seats),
        left=max(0, min(ends) - now) / 1000 if ends else None,
        said=said or 0,
        **{name: getattr(entry, name) for name in Summary.__struct_fields__},
    )
