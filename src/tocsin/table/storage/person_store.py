"""People and their accounts in the database."""

from collections.abc import Collection

import msgspec

from ..errors import ALREADY_WRITTEN, ConcurrentWrite
from ..words import Language
from .schema import TABLE_COLUMNS
from .sql_store import SqlStore, Statement, placeholders


class Person(msgspec.Struct):
    """A person or a bot; a person with a password has an account."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    email: str | None = None
    webhook: str | None = None
    created: int = 0
    # Equal for account names that look alike, of which only one may exist.
    skeleton: str | None = None
    # The language of notices; None: unknown.
    language: Language | None = None
    # The owner of a bot; None for a person.
    owner: str | None = None


class AccountSummary(msgspec.Struct, frozen=True):
    """An account in the administrator's list."""

    account: str
    name: str
    created: int
    tables: int
    sessions: int


class PersonStore(SqlStore):
    """Reads and writes people."""

    async def person(self, person_id: str) -> Person | None:
        """Return a person, or None if the id is not stored."""
        return await self._person("id", person_id)

    async def account(self, name: str) -> Person | None:
        """Return the person with an account of this name."""
        return await self._person("account", name)

    async def _person(self, column: str, value: str) -> Person | None:
        sql = f"SELECT {TABLE_COLUMNS['person']} FROM person WHERE {column} = $1"
        rows = await self.fetch(sql, value)
        return Person(*rows[0]) if rows else None

    async def with_accounts(self, people: Collection[str]) -> set[str]:
        """Return those of these people who have accounts."""
        sql = "SELECT id FROM person WHERE account IS NOT NULL AND id"
        return await self.select_among(sql, people)

    async def accounts(self, most: int) -> list[AccountSummary]:
        """Return the accounts, the newest first."""
        rows = await self.fetch(
            "SELECT account, name, created,"
            " (SELECT count(*) FROM participant WHERE participant.person = id),"
            " (SELECT count(*) FROM session WHERE session.person = id)"
            " FROM person WHERE account IS NOT NULL ORDER BY created DESC, account LIMIT $1",
            most,
        )
        return [AccountSummary(*row) for row in rows]

    async def account_with_skeleton(self, skeleton: str) -> str | None:
        """Return the id of the person or bot whose name has this skeleton."""
        rows = await self.fetch("SELECT id FROM person WHERE skeleton = $1", skeleton)
        return rows[0][0] if rows else None

    async def save_person(self, person: Person, *columns: str) -> None:
        """Write these columns of a person; others may have been changed concurrently."""
        if not columns:
            return
        statements: list[Statement] = []
        if person.account is None:
            # The row of a guest is created with the first value to store.
            insert = (
                "INSERT INTO person (id, name, created) VALUES ($1, $2, $3)"
                " ON CONFLICT (id) DO NOTHING"
            )
            statements = [(insert, (person.id, person.name, person.created))]
        changes = ", ".join(f"{column} = ${n}" for n, column in enumerate(columns, start=1))
        update = f"UPDATE person SET {changes} WHERE id = ${len(columns) + 1}"
        values = tuple(getattr(person, column) for column in columns)
        await self.write(*statements, (update, (*values, person.id)))

    async def create_account(self, person: Person) -> None:
        """Give a guest an account; raise ConcurrentWrite if the name or guest already has one."""
        row = msgspec.structs.astuple(person)
        await self.write(
            (
                f"INSERT INTO person ({TABLE_COLUMNS['person']}) VALUES ({placeholders(len(row))})"
                " ON CONFLICT (id) DO UPDATE SET"
                " name = excluded.name, account = excluded.account, password = excluded.password,"
                " skeleton = excluded.skeleton WHERE person.account IS NULL",
                row,
            )
        )
        await self._check_password(person)

    async def change_password(self, person: Person, password: str) -> None:
        """Replace the password hash; raise ConcurrentWrite if it was changed concurrently."""
        await self.write(
            (
                "UPDATE person SET password = $1 WHERE id = $2 AND password = $3",
                (password, person.id, person.password),
            )
        )
        person.password = password
        await self._check_password(person)

    async def _check_password(self, person: Person) -> None:
        """Raise ConcurrentWrite unless the stored hash (unique by its salt) is the person's."""
        stored = await self.person(person.id)
        if stored is None or stored.password != person.password:
            raise ConcurrentWrite(ALREADY_WRITTEN)
