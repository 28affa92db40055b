"""Which store a database setting means: a file, or an address of PostgreSQL."""

from pathlib import Path

from tocsin.kernel.errors import BadOptions

from .schema import STEPS, Steps
from .sqlite_store import SqliteStore
from .store import Store

POSTGRES = ("postgres://", "postgresql://")


def store_for(database: str, steps: Steps = STEPS) -> Store:
    """Return the store, not yet opened."""
    if not database.startswith(POSTGRES):
        if "://" in database and not database.startswith("sqlite:///"):
            raise BadOptions("A database is a file, or an address that begins postgresql://.")
        return SqliteStore(Path(database.removeprefix("sqlite:///")), steps)
    try:
        from .postgres_store import PostgresStore
    except ImportError:
        raise BadOptions("PostgreSQL needs the extra: pip install 'tocsin[postgres]'.") from None
    return PostgresStore(database, steps)
