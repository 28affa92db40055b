"""The store: logs of tables and people, the same questions whatever database answers them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from ..errors import ALREADY_WRITTEN, ConcurrentWrite
from ..log import Imported, LogEntry, Opened, SatDown, SeatsFilled, decode, encode
from ..words import Language
from .group_commit import GroupCommit, LineRow
from .schema import TABLES, Steps

# SQL with $1, $2, … used once each and in order, and the values for them.
Statement = tuple[str, tuple[Any, ...]]
Rows = list[tuple[Any, ...]]
# Called with a table whose log has grown; None: any may have.
Heard = Callable[[str | None], None]
# Called with another process, a table, and who has a page open there.
Met = Callable[[str, str, set[str]], None]
# Called with a table whose bots and clocks another process has let go of.
Left = Callable[[str], None]

# Values in one question.
MOST_AT_ONCE = 500
INSERT_LINE = (
    "INSERT INTO line (table_id, number, at, asker, request, body) VALUES ($1, $2, $3, $4, $5, $6)"
)
INSERT_SITTER = (
    "INSERT INTO sitter (table_id, person) VALUES ($1, $2)"
    " ON CONFLICT (table_id, person) DO NOTHING"
)
INSERT_SEATING = (
    "INSERT INTO seating (id, game, status, private, created, host, brought)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7)"
)
# Named, not left out: by that the index finds them among all that are over.
GOES_ON = "status IN ('open', 'playing')"
NOT_BROKEN = (
    "id NOT IN (SELECT table_id FROM broken)"
    " AND id NOT IN (SELECT target FROM ban WHERE kind = 'table')"
)


class Broken(msgspec.Struct, frozen=True):
    """A table that was set aside: when, by which version of Tocsin, and why."""

    table_id: str
    at: int
    version: str
    reason: str


class Seating(msgspec.Struct, frozen=True):
    """A table as the index has it."""

    id: str
    game: str
    status: str
    private: bool
    created: int
    # How long its log is, whether it was set aside as broken or the server's host closed it, and
    # who opened it or sat there.
    lines: int
    out_of_use: str
    people: list[str]


class Account(msgspec.Struct, frozen=True):
    """An account as whoever runs the server sees it."""

    account: str
    name: str
    created: int
    tables: int
    sessions: int


class Person(msgspec.Struct):
    """Somebody who plays here; with an account if there is a password."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    email: str | None = None
    webhook: str | None = None
    created: int = 0
    # What the account's name looks like: no two accounts may look alike.
    shape: str | None = None
    # The language to write to them in; None: not known yet.
    language: Language | None = None
    # Whose own bot this is; None: nobody's, a person.
    owner: str | None = None


class Store(ABC):
    """A database; what it has written is durable."""

    # Whether other processes may serve the same tables.
    shared = False

    def __init__(self, steps: Steps) -> None:
        # Those of its schema.
        self.steps = steps
        self._group_commit = GroupCommit(self.write_lines)

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, and disconnect."""

    @abstractmethod
    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a question."""

    async def write(self, *statements: Statement) -> None:
        """Carry out statements together; ConcurrentWrite if a row is there already."""
        await self.write_all(statements)

    @abstractmethod
    async def write_all(self, statements: Iterable[Statement]) -> None:
        """Carry out any number of statements together; none if getting at them goes wrong."""

    @abstractmethod
    async def write_lines(self, rows: list[LineRow]) -> list[bool]:
        """Write lines of logs in one commit, wake other processes, and return which are written.

        A line that was there already takes none of the others with it.
        """

    @abstractmethod
    async def dump(self, take: Callable[[str, Rows], None]) -> None:
        """Hand out all rows of all tables as they are at one moment."""

    def waking(self, table_id: str) -> list[Statement]:
        """Return what wakes other processes when a table's log has grown."""
        return []

    @abstractmethod
    async def serve(self, heard: Heard, met: Met, left: Left) -> None:
        """Begin to serve: call back when others write to tables, have people there, or leave."""

    async def tell_presence(  # noqa: B027 - one process has nobody to tell
        self, table_id: str, people: Collection[str]
    ) -> None:
        """Tell other processes who has a page open at a table here."""

    async def keep(self, table_id: str) -> bool:
        """Return whether this process shall run the bots and clocks of a table."""
        return True

    async def let_go(self, table_id: str) -> None:  # noqa: B027 - nobody else
        """Leave the bots and clocks of a table to another process."""

    async def among(self, sql: str, values: Collection[str]) -> set[str]:
        """Return the answers to a question that ends with the column which must be among these."""
        wanted, found = sorted(values), set()
        for first in range(0, len(wanted), MOST_AT_ONCE):
            some = wanted[first : first + MOST_AT_ONCE]
            places = ", ".join(f"${number}" for number in range(1, len(some) + 1))
            found |= {row[0] for row in await self.fetch(f"{sql} IN ({places})", *some)}
        return found

    # --- tables

    async def append(self, table_id: str, line: LogEntry) -> None:
        """Write the next line of a log; ConcurrentWrite if somebody else wrote that line first."""
        row = (table_id, line.number, line.at, line.by, line.key, encode(line.event))
        beside = _beside(table_id, line)
        if beside:
            await self.write((INSERT_LINE, row), *beside, *self.waking(table_id))
        else:
            await self._group_commit.append(row)

    async def lines(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Return the lines of a log after a number."""
        rows = await self.fetch(
            "SELECT number, at, asker, request, body FROM line"
            " WHERE table_id = $1 AND number > $2 ORDER BY number",
            table_id,
            after,
        )
        return [LogEntry(number, at, decode(body), by, key) for number, at, by, key, body in rows]

    async def freeze(self, table_id: str) -> None:
        """Note that a match was begun by other rules, and goes on no more."""
        await self.write(
            ("UPDATE seating SET status = 'frozen' WHERE id = $1 AND status <> 'over'", (table_id,))
        )

    async def stations_of(self, person: str) -> list[tuple[str, str]]:
        """Return every table of a person with its status, closed and broken ones too."""
        rows = await self.fetch(
            "SELECT id, status FROM seating JOIN sitter ON sitter.table_id = id WHERE person = $1"
            " ORDER BY created DESC, id",
            person,
        )
        return [(row[0], row[1]) for row in rows]

    async def all_tables(self, most: int, status: str | None = None) -> list[Seating]:
        """Return the tables of the index, the newest first, or those of one status."""
        wanted = " WHERE status = $1" if status is not None else ""
        values = (status, most) if status is not None else (most,)
        rows = await self.fetch(
            "SELECT id, game, status, private, created,"
            " (SELECT count(*) FROM line WHERE table_id = id),"
            " CASE WHEN id IN (SELECT target FROM ban WHERE kind = 'table') THEN 'closed'"
            " WHEN id IN (SELECT table_id FROM broken) THEN 'broken' ELSE '' END"
            f" FROM seating{wanted} ORDER BY created DESC, id LIMIT ${len(values)}",
            *values,
        )
        return [
            Seating(i, game, stage, bool(private), at, lines, kept, await self.people_at(i))
            for i, game, stage, private, at, lines, kept in rows
        ]

    async def people_at(self, table_id: str) -> list[str]:
        """Return who opened a table or sat there: names, those of accounts with the account's own
        and those of people's bots marked, or ids of guests without one."""
        rows = await self.fetch(
            "SELECT coalesce(name, person), account, owner"
            " FROM sitter LEFT JOIN person ON person.id = person"
            " WHERE table_id = $1 ORDER BY 1",
            table_id,
        )
        marks = [
            f" (account {account})" if account else " (bot)" * bool(owner)
            for _, account, owner in rows
        ]
        return [row[0] + mark for row, mark in zip(rows, marks, strict=True)]

    # --- broken tables

    async def set_aside(self, broken: Broken) -> None:
        """Note that a table is not to be read again until somebody asks for it."""
        await self.write(
            (
                "INSERT INTO broken (table_id, at, version, reason) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (table_id) DO UPDATE SET"
                " at = excluded.at, version = excluded.version, reason = excluded.reason",
                msgspec.structs.astuple(broken),
            ),
            *self.waking(broken.table_id),
        )

    async def is_set_aside(self, table_id: str) -> bool:
        """Return whether a table is not to be read."""
        return bool(await self.fetch("SELECT 1 FROM broken WHERE table_id = $1", table_id))

    async def broken_tables(self) -> list[Broken]:
        """Return all tables that were set aside, the newest trouble first."""
        rows = await self.fetch(
            "SELECT table_id, at, version, reason FROM broken ORDER BY at DESC, table_id"
        )
        return [Broken(*row) for row in rows]

    async def retry(self, table_id: str) -> None:
        """Let a table be read again."""
        await self.write(("DELETE FROM broken WHERE table_id = $1", (table_id,)))

    async def retry_those_of_other_versions(self, version: str) -> None:
        """Let tables be read again that another version of Tocsin could not read."""
        await self.write(("DELETE FROM broken WHERE version <> $1", (version,)))

    # --- people

    async def person(self, person_id: str) -> Person | None:
        """Return a person, if the store knows one of that id."""
        return await self._person("id", person_id)

    async def account(self, name: str) -> Person | None:
        """Return the person whose account has that name."""
        return await self._person("account", name)

    async def _person(self, column: str, value: str) -> Person | None:
        rows = await self.fetch(f"SELECT {TABLES['person']} FROM person WHERE {column} = $1", value)
        return Person(*rows[0]) if rows else None

    async def with_accounts(self, people: Collection[str]) -> set[str]:
        """Return which of these people have accounts."""
        return await self.among("SELECT id FROM person WHERE account IS NOT NULL AND id", people)

    async def accounts(self, most: int) -> list[Account]:
        """Return the people with accounts, the newest first."""
        rows = await self.fetch(
            "SELECT account, name, created,"
            " (SELECT count(*) FROM sitter WHERE sitter.person = id),"
            " (SELECT count(*) FROM session WHERE session.person = id)"
            " FROM person WHERE account IS NOT NULL ORDER BY created DESC, account LIMIT $1",
            most,
        )
        return [Account(*row) for row in rows]

    async def account_like(self, shape: str) -> str | None:
        """Return the person whose account's name looks like that."""
        rows = await self.fetch("SELECT id FROM person WHERE shape = $1", shape)
        return rows[0][0] if rows else None

    async def save_person(self, person: Person, *columns: str) -> None:
        """Write these columns of a person; all others stay what they have become meanwhile."""
        if not columns:
            return
        statements: list[Statement] = []
        if person.account is None:
            # A guest is not known before there is something to know.
            insert = (
                "INSERT INTO person (id, name, created) VALUES ($1, $2, $3)"
                " ON CONFLICT (id) DO NOTHING"
            )
            statements = [(insert, (person.id, person.name, person.created))]
        changes = ", ".join(f"{column} = ${n}" for n, column in enumerate(columns, start=1))
        update = f"UPDATE person SET {changes} WHERE id = ${len(columns) + 1}"
        values = tuple(getattr(person, column) for column in columns)
        await self.write(*statements, (update, (*values, person.id)))

    async def make_account(self, person: Person) -> None:
        """Make a guest an account; ConcurrentWrite if the name is taken or the guest has one."""
        await self.write(
            (
                f"INSERT INTO person ({TABLES['person']})"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET"
                " name = excluded.name, account = excluded.account, password = excluded.password,"
                " shape = excluded.shape WHERE person.account IS NULL",
                msgspec.structs.astuple(person),
            )
        )
        await self._check_password(person)

    async def change_password(self, person: Person, password: str) -> None:
        """Set another password's hash; ConcurrentWrite if it was changed in the meantime."""
        await self.write(
            (
                "UPDATE person SET password = $1 WHERE id = $2 AND password = $3",
                (password, person.id, person.password),
            )
        )
        person.password = password
        await self._check_password(person)

    async def _check_password(self, person: Person) -> None:
        """Raise ConcurrentWrite unless the hash, of which no two are alike, is the person's."""
        known = await self.person(person.id)
        if known is None or known.password != person.password:
            raise ConcurrentWrite(ALREADY_WRITTEN)

    # --- settings of the installation

    async def setting(self, name: str) -> str | None:
        """Return a setting."""
        rows = await self.fetch("SELECT value FROM setting WHERE name = $1", name)
        return rows[0][0] if rows else None

    async def save_setting(self, name: str, value: str) -> None:
        """Write a setting."""
        await self.write(
            (
                "INSERT INTO setting (name, value) VALUES ($1, $2)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        )

    async def settle(self, name: str, value: str) -> str:
        """Return a setting, which is this value from now on if there was none."""
        await self.write(
            (
                "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                (name, value),
            )
        )
        return await self.setting(name) or value


def _beside(table_id: str, line: LogEntry) -> list[Statement]:
    """Return what a line changes in the index of tables."""
    match line.event:
        case Opened() as opened:
            is_open = any(seat.person is None and seat.bot is None for seat in opened.seats)
            status = "open" if is_open else "playing"
            row = (table_id, opened.game, status, int(opened.private), line.at, opened.host, 0)
            named = {who for seat in opened.seats for who in (seat.person, seat.kept_for) if who}
            people = {opened.host, *named}
            return [(INSERT_SEATING, row), *((INSERT_SITTER, (table_id, who)) for who in people)]
        case Imported() as imported:
            row = (table_id, imported.record.game, "over", 0, line.at, imported.host, 1)
            return [(INSERT_SEATING, row), (INSERT_SITTER, (table_id, imported.host))]
        case SatDown() as sat:
            return [(INSERT_SITTER, (table_id, sat.person))]
        case SeatsFilled():
            return [("UPDATE seating SET status = 'playing' WHERE id = $1", (table_id,))]
    return []
