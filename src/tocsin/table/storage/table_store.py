"""Tables in the database: lists for people and administrators, and quarantine."""

import msgspec

from .sql_store import SqlStore, Statement

# A list of statuses instead of "<> 'over'": SQLite then searches the index instead of scanning it.
IS_UNFINISHED = "status IN ('open', 'playing')"
IS_AVAILABLE = (
    "id NOT IN (SELECT table_id FROM quarantined_table)"
    " AND id NOT IN (SELECT target FROM ban WHERE kind = 'table')"
)


class QuarantinedTable(msgspec.Struct, frozen=True):
    """A table in quarantine: since when, by which version of Tocsin, and why."""

    table_id: str
    at: int
    version: str
    reason: str


class IndexedTable(msgspec.Struct, frozen=True):
    """A table in the administrator's list."""

    id: str
    game: str
    status: str
    private: bool
    created: int
    # The length of the log.
    lines: int
    # "closed" by the administrator, "broken" (in quarantine) or "".
    out_of_use: str
    people: list[str]


class TableStore(SqlStore):
    """Reads the index of tables, and quarantines tables."""

    def change_notification(self, table_id: str) -> list[Statement]:
        """Return the statements that notify other processes of a change at a table."""
        return []

    async def freeze(self, table_id: str) -> None:
        """Mark a match that was begun by other rules and cannot be continued."""
        sql = "UPDATE table_index SET status = 'frozen' WHERE id = $1 AND status <> 'over'"
        await self.write((sql, (table_id,)))

    async def tables_of(self, person: str) -> list[tuple[str, str]]:
        """Return all tables of a person with their status, including closed and quarantined."""
        rows = await self.fetch(
            "SELECT id, status FROM table_index JOIN participant ON table_id = id"
            " WHERE person = $1 ORDER BY created DESC, id",
            person,
        )
        return [(row[0], row[1]) for row in rows]

    async def all_tables(self, most: int, status: str | None = None) -> list[IndexedTable]:
        """Return the tables, or those of one status, the newest first."""
        where = " WHERE status = $1" if status is not None else ""
        values = (status, most) if status is not None else (most,)
        rows = await self.fetch(
            "SELECT id, game, status, private, created,"
            " (SELECT count(*) FROM log_entry WHERE table_id = id),"
            " CASE WHEN id IN (SELECT target FROM ban WHERE kind = 'table') THEN 'closed'"
            " WHEN id IN (SELECT table_id FROM quarantined_table) THEN 'broken' ELSE '' END"
            f" FROM table_index{where} ORDER BY created DESC, id LIMIT ${len(values)}",
            *values,
        )
        return [
            IndexedTable(
                id_,
                game,
                stage,
                bool(private),
                created,
                lines,
                reason,
                await self.participants(id_),
            )
            for id_, game, stage, private, created, lines, reason in rows
        ]

    async def participants(self, table_id: str) -> list[str]:
        """Return the names of the people who opened a table or sat there.

        Accounts and bots are marked; a guest without a name is shown by id.
        """
        rows = await self.fetch(
            "SELECT coalesce(name, person), account, owner"
            " FROM participant LEFT JOIN person ON person.id = person"
            " WHERE table_id = $1 ORDER BY 1",
            table_id,
        )
        marks = [
            f" (account {account})" if account else " (bot)" * bool(owner)
            for _, account, owner in rows
        ]
        return [row[0] + mark for row, mark in zip(rows, marks, strict=True)]

    async def quarantine(self, table: QuarantinedTable) -> None:
        """Put a table in quarantine: it is not loaded until released."""
        await self.write(
            (
                "INSERT INTO quarantined_table (table_id, at, version, reason)"
                " VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE SET"
                " at = excluded.at, version = excluded.version, reason = excluded.reason",
                msgspec.structs.astuple(table),
            ),
            *self.change_notification(table.table_id),
        )

    async def is_quarantined(self, table_id: str) -> bool:
        """Return whether a table is in quarantine."""
        sql = "SELECT 1 FROM quarantined_table WHERE table_id = $1"
        return bool(await self.fetch(sql, table_id))

    async def quarantined_tables(self) -> list[QuarantinedTable]:
        """Return all tables in quarantine, the latest first."""
        rows = await self.fetch(
            "SELECT table_id, at, version, reason FROM quarantined_table ORDER BY at DESC, table_id"
        )
        return [QuarantinedTable(*row) for row in rows]

    async def lift_quarantine(self, table_id: str) -> None:
        """Release a table from quarantine."""
        await self.write(("DELETE FROM quarantined_table WHERE table_id = $1", (table_id,)))

    async def lift_quarantine_of_other_versions(self, version: str) -> None:
        """Release the tables that another version of Tocsin quarantined."""
        await self.write(("DELETE FROM quarantined_table WHERE version <> $1", (version,)))
