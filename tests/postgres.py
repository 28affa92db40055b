"""The PostgreSQL that tests ask for."""

import os
from collections.abc import Iterator

import pytest

from tests.postgres_server import NoPostgres, free_port, fresh, running

__all__ = ["free_port", "fresh", "postgres"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Yield the address of a server; each test makes its own database with `fresh`."""
    try:
        with running("fsync=off") as (server, _):
            yield server
    except NoPostgres as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(f"{missing} to run these tests")
