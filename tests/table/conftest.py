"""Databases for the tests of this folder."""

import asyncio
from pathlib import Path

import pytest

from tests.postgres import fresh, postgres

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite3")
    server: str = request.getfixturevalue("postgres")
    return asyncio.run(fresh(server, "store"))
