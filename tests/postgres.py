"""The PostgreSQL that tests ask for."""

import os
from collections.abc import Iterator

import pytest

from tests.postgres_server import NoPostgres, free_port, fresh, running

__all__ = ["free_port", "fresh", "postgres"]
# Its machine does not fail in a test, nobody copies from it, and no database lives long.
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "autovacuum=off",
)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Yield the address of a server; each test makes its own database with `fresh`."""
    try:
        with running(*QUICK) as (server, _):
            yield server
    except NoPostgres as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(f"{missing} to run these tests")
