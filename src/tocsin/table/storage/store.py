"""The store: logs of tables, the index and people, with the same guarantees in every database."""

from abc import abstractmethod
from collections.abc import Callable, Collection

from ..log import LogEntry, decode, encode
from .group_commit import GroupCommit, LogRow
from .log_effects import index_changes
from .person_store import PersonStore
from .schema import Migrations
from .sql_store import Rows
from .table_store import TableStore

# Called with a table that another process changed; None: any table may have changed.
OnChange = Callable[[str | None], None]
# Called with another process, a table, and the people connected to the table there.
OnPresence = Callable[[str, str, set[str]], None]
# Called with a table whose lease another process released.
OnRelease = Callable[[str], None]

INSERT_LOG_ENTRY = (
    "INSERT INTO log_entry (table_id, number, at, author, request, body)"
    " VALUES ($1, $2, $3, $4, $5, $6)"
)


class Store(TableStore, PersonStore):
    """A database; committed rows are durable."""

    # Whether other processes may serve the same tables.
    shared = False

    def __init__(self, migrations: Migrations) -> None:
        self.migrations = migrations
        self._group_commit = GroupCommit(self.write_log_rows)

    @abstractmethod
    async def open(self) -> None:
        """Connect and migrate the schema."""

    @abstractmethod
    async def close(self) -> None:
        """Commit queued rows and disconnect."""

    @abstractmethod
    async def write_log_rows(self, rows: list[LogRow]) -> list[bool]:
        """Insert log entries in one commit and notify other processes; return which were inserted.

        A row whose key is taken does not affect the others.
        """

    @abstractmethod
    async def dump(self, receive: Callable[[str, Rows], None]) -> None:
        """Pass on all rows of all tables, from one snapshot."""

    async def append(self, table_id: str, line: LogEntry) -> None:
        """Write the next entry of a log; raise ConcurrentWrite if its number is taken."""
        row = (table_id, line.number, line.at, line.by, line.key, encode(line.event))
        changes = index_changes(table_id, line)
        if changes:
            notification = self.change_notification(table_id)
            await self.write((INSERT_LOG_ENTRY, row), *changes, *notification)
        else:
            await self._group_commit.append(row)

    async def lines(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Return the entries of a log after a number."""
        rows = await self.fetch(
            "SELECT number, at, author, request, body FROM log_entry"
            " WHERE table_id = $1 AND number > $2 ORDER BY number",
            table_id,
            after,
        )
        return [LogEntry(number, at, decode(body), by, key) for number, at, by, key, body in rows]

    # --- several processes on one database

    @abstractmethod
    async def serve(
        self, on_change: OnChange, on_presence: OnPresence, on_release: OnRelease
    ) -> None:
        """Begin to receive the notifications of other processes."""

    async def publish_presence(self, table_id: str, people: Collection[str]) -> None:
        """Notify other processes of the people connected to a table here."""

    async def acquire_lease(self, table_id: str) -> bool:
        """Return whether this process may run the bots and clocks of a table."""
        return True

    async def release_lease(self, table_id: str) -> None:
        """Leave the bots and clocks of a table to another process."""
