"""The index of tables: what lists show, and what goes on by itself, without reading a log."""

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from ..clocks import Pace
from ..seats import Seat
from ..state import Status
from ..table import Table
from ..updates.facts import ListedSeat, chosen, listed_seat, number_of_actions
from .store import GOES_ON, NOT_BROKEN, Rows, Statement, Store

COLUMNS = (
    "seating.id, game, status, private, host, created,"
    " (SELECT max(number) FROM chat WHERE chat.table_id = seating.id), listed"
)
# Tables that are looked at for those at which somebody is asked.
MOST_WAITING = 500
# Tables that one statement notes; SQLite was made for 999 values at the most.
NOTED_AT_ONCE = 100


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists show of a table as the index keeps it; `updated` is when all saw something."""

    host_name: str
    options: dict[str, str]
    pace: Pace | None
    actors: list[int]
    number_of_actions: int
    updated: int
    ranks: list[int] | None
    totals: list[int] | None
    chosen: dict[str, str]
    # Whether anybody's own bots may sit down.
    bots: bool


class Kept(Summary, frozen=True, kw_only=True):
    """What the index keeps of a table beside its columns."""

    seats: list[Seat]
    # When the clock of each seat will have run out, if it runs.
    ends: list[int | None]


class ListedTable(Summary, frozen=True, kw_only=True):
    """A table in a list, as one person may see it."""

    id: str
    game: str
    status: Status
    private: bool
    host: str
    created: int
    seats: list[ListedSeat]
    # Whether a seat of whoever asks owes a decision or is kept for them, and the seconds left.
    asked: bool
    invited: bool
    left: float | None
    # The newest line of chat.
    said: int


_KEPT = msgspec.json.Decoder(Kept)


def due(table: Table) -> int | None:
    """Return when something happens at a table though nobody comes; 0: now."""
    if table.status != "playing":
        return None
    if any(table.seats[seat].player for seat in table.deciders()):
        return 0
    return table.clocks.next_due() if table.clocks is not None else None


def noting(*tables: Table) -> Statement:
    """Return what brings the index up to some tables, unless it knows more of them already."""
    return _update(len(tables)), tuple(value for table in tables for value in _noted(table))


@cache
def _update(count: int) -> str:
    """Return the statement that notes so many tables: one for all, or each would take its turn."""
    places = (
        f"(${n}, ${n + 1}, CAST(${n + 2} AS BIGINT), CAST(${n + 3} AS BIGINT),"
        f" CAST(${n + 4} AS BIGINT), ${n + 5}, ${n + 6})"
        for n in range(1, count * 7 + 1, 7)
    )
    return (
        "UPDATE seating SET status = new.column1, host = new.column2, number = new.column3,"
        " due = new.column4, touched = new.column5, listed = new.column6"
        f" FROM (VALUES {', '.join(places)}) AS new"
        " WHERE seating.id = new.column7 AND seating.number <= new.column3"
    )


def _noted(table: Table) -> tuple[Any, ...]:
    """Return what the index has of a table, column by column."""
    outcome = table.match.position.outcome() if table.match is not None else None
    clocks = table.clocks
    kept = Kept(
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
        due(table),
        table.touched,
        msgspec.json.encode(kept).decode(),
        table.id,
    )


async def public_tables(
    store: Store, person: str, now: int, most: int, skip: int
) -> list[ListedTable]:
    """Return public tables that are open or playing, the newest first."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM seating WHERE {GOES_ON} AND private = 0 AND listed <> ''"
        f" AND {NOT_BROKEN} ORDER BY created DESC, id LIMIT $1 OFFSET $2",
        most,
        skip,
    )
    return await listed(store, person, now, rows)


async def tables_of(store: Store, person: str, now: int, most: int, skip: int) -> list[ListedTable]:
    """Return the tables that a person opened or has a seat at, the newest first."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM seating JOIN sitter ON sitter.table_id = id"
        # Whoever stood up again before the match has no part in it.
        f" WHERE person = $1 AND (host = $2 OR listed LIKE $3) AND listed <> '' AND {NOT_BROKEN}"
        " ORDER BY created DESC, id LIMIT $4 OFFSET $5",
        person,
        person,
        f'%"{person}"%',
        most,
        skip,
    )
    return await listed(store, person, now, rows)


async def tables_waiting(store: Store, person: str, now: int) -> list[ListedTable]:
    """Return the tables that wait for a person: asked there, the most urgent first, or invited."""
    rows = await store.fetch(
        f"SELECT {COLUMNS} FROM seating JOIN sitter ON sitter.table_id = id"
        f" WHERE person = $1 AND {GOES_ON} AND listed LIKE $2 AND {NOT_BROKEN}"
        " ORDER BY created DESC, id LIMIT $3",
        person,
        f'%"{person}"%',
        MOST_WAITING,
    )
    found = await listed(store, person, now, rows)
    waiting = [table for table in found if table.asked or table.invited]
    return sorted(waiting, key=_urgency)


def _urgency(table: ListedTable) -> tuple[bool, float, int]:
    """Return by what tables are sorted: those with a clock, then who has waited longest."""
    return not table.asked, float("inf") if table.left is None else table.left, table.updated


async def due_tables(store: Store) -> list[str]:
    """Return the tables at which something happens though nobody comes, the most urgent first."""
    rows = await store.fetch(
        f"SELECT id FROM seating WHERE {GOES_ON} AND due IS NOT NULL AND {NOT_BROKEN}"
        " ORDER BY due, id"
    )
    return [row[0] for row in rows]


async def late_tables(store: Store, since: int, most: int) -> list[str]:
    """Return tables at which something should have happened by then, and nothing has."""
    rows = await store.fetch(
        f"SELECT id FROM seating WHERE {GOES_ON} AND due < $1 AND touched < $2 AND {NOT_BROKEN}"
        " ORDER BY due, id LIMIT $3",
        since,
        since,
        most,
    )
    return [row[0] for row in rows]


async def tables_behind(store: Store) -> list[str]:
    """Return the tables whose index has not come as far as their log, the newest first."""
    rows = await store.fetch(
        f"SELECT id FROM seating WHERE {NOT_BROKEN} AND (listed = '' OR ({GOES_ON} AND"
        " number < (SELECT max(number) FROM line WHERE table_id = seating.id)))"
        " ORDER BY created DESC, id"
    )
    return [row[0] for row in rows]


async def abandoned(store: Store, open_before: int, playing_before: int, most: int) -> list[str]:
    """Return tables that nobody has touched since, and that no clock will end."""
    rows = await store.fetch(
        f"SELECT id FROM seating WHERE {NOT_BROKEN} AND listed <> '' AND due IS NULL AND"
        " ((status = 'open' AND touched < $1) OR (status = 'playing' AND touched < $2))"
        " ORDER BY touched LIMIT $3",
        open_before,
        playing_before,
        most,
    )
    return [row[0] for row in rows]


async def count_unfinished(store: Store, host: str) -> int:
    """Return how many tables of a host are not over."""
    sql = f"SELECT count(*) FROM seating WHERE host = $1 AND brought = 0 AND {GOES_ON}"
    return int((await store.fetch(sql, host))[0][0])


async def count_brought(store: Store, host: str) -> int:
    """Return how many records a person has brought."""
    sql = "SELECT count(*) FROM seating WHERE host = $1 AND brought = 1"
    return int((await store.fetch(sql, host))[0][0])


def read_kept(row: tuple[Any, ...]) -> Kept:
    """Return what the index keeps in a row of COLUMNS."""
    return _KEPT.decode(row[-1])


async def listed(store: Store, person: str, now: int, rows: Rows) -> list[ListedTable]:
    """Return the tables of a list; who has an account is known to the store alone."""
    found = [(row, read_kept(row)) for row in rows]
    seated = {seat.person for _, kept in found for seat in kept.seats if seat.person}
    accounts = await store.with_accounts(seated)
    return [_listed(person, now, accounts, kept, *row[:-1]) for row, kept in found]


def _listed(
    person: str,
    now: int,
    accounts: Collection[str],
    kept: Kept,
    table_id: str,
    game: str,
    status: Status,
    private: int,
    host: str,
    created: int,
    said: int | None,
) -> ListedTable:
    own = [n for n, seat in enumerate(kept.seats) if seat.person == person and not seat.standin]
    asked = [seat for seat in own if seat in kept.actors] if status == "playing" else []
    ends = [end for seat in asked if (end := kept.ends[seat]) is not None]
    return ListedTable(
        id=table_id,
        game=game,
        status=status,
        private=bool(private),
        host=host,
        created=created,
        seats=[listed_seat(seat, person, accounts) for seat in kept.seats],
        asked=bool(asked),
        invited=status == "open" and any(seat.kept_for == person for seat in kept.seats),
        left=max(0, min(ends) - now) / 1000 if ends else None,
        said=said or 0,
        **{name: getattr(kept, name) for name in Summary.__struct_fields__},
    )
