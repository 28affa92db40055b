"""The SQL interface of a store: queries, transactions and the settings of the installation."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import Any, Final

# SQL whose parameters $1, $2, … each occur once and in order, and their values.
Statement = tuple[str, tuple[Any, ...]]
Rows = list[tuple[Any, ...]]

MAX_PARAMETERS: Final = 500


class SqlStore(ABC):
    """A database whose committed transactions are durable."""

    @abstractmethod
    async def fetch(self, sql: str, *values: Any) -> Rows:
        """Return the rows of a query."""

    async def write(self, *statements: Statement) -> None:
        """Execute statements in one transaction; raise ConcurrentWrite if a unique key is taken."""
        await self.write_all(statements)

    @abstractmethod
    async def write_all(self, statements: Iterable[Statement]) -> None:
        """Like write; an exception of the iterable rolls the transaction back."""

    async def select_among(self, sql: str, values: Collection[str]) -> set[str]:
        """Return the first column of a query that ends in a column, limited to these values."""
        ordered, selected = sorted(values), set()
        for first in range(0, len(ordered), MAX_PARAMETERS):
            batch = ordered[first : first + MAX_PARAMETERS]
            query = f"{sql} IN ({placeholders(len(batch))})"
            selected |= {row[0] for row in await self.fetch(query, *batch)}
        return selected

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

    async def ensure_setting(self, name: str, default: str) -> str:
        """Return a setting; save the default if there is none."""
        await self.write(
            (
                "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                (name, default),
            )
        )
        return await self.setting(name) or default


def placeholders(count: int) -> str:
    """Return the parameters `$1, $2, …`."""
    return ", ".join(f"${number}" for number in range(1, count + 1))
