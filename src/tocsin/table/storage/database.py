"""Selects the store for a database setting: a file, or a PostgreSQL URL."""

from pathlib import Path

from tocsin.kernel.errors import BadOptions

from .schema import MIGRATIONS, Migrations
from .sqlite_store import SqliteStore
from .store import Store

POSTGRES_SCHEMES = ("postgres://", "postgresql://")


def store_for(database: str, migrations: Migrations = MIGRATIONS) -> Store:
    """Return the store, not yet opened."""
    if not database.startswith(POSTGRES_SCHEMES):
        if "://" in database and not database.startswith("sqlite:///"):
            raise BadOptions("A database is a file, or an address that begins postgresql://.")
        return SqliteStore(Path(database.removeprefix("sqlite:///")), migrations)
    try:
        from .postgres_store import PostgresStore
    except ImportError:
        raise BadOptions("PostgreSQL needs the extra: pip install 'tocsin[postgres]'.") from None
    return PostgresStore(database, migrations)
