"""The servers that most of these tests need, and the database server that some do."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import fresh, postgres
from tests.server.house import House
from tocsin.server.bots.pool import BotPool

__all__ = ["postgres"]


@pytest.fixture(autouse=True)
def bots_are_called_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no server of this process start a bot's process before a bot is asked: most ask none."""
    monkeypatch.setattr(BotPool, "warm_up", lambda pool: None)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Yield a server of a test's own."""
    with House(tmp_path / "t.sqlite3") as house:
        yield house


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server for all tests of a file, who must get along there."""
    with House(tmp_path_factory.mktemp("inn") / "t.sqlite3") as house:
        yield house


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """Yield a server on SQLite, and then one on PostgreSQL."""
    database = str(tmp_path / "t.sqlite3")
    if request.param == "postgres":
        database = asyncio.run(fresh(request.getfixturevalue("postgres"), "either"))
    with House(database, heartbeat=0.2) as house:
        yield house


@pytest.fixture
def houses(postgres: str) -> Iterator[list[House]]:
    """Yield two server processes on one database."""
    database = asyncio.run(fresh(postgres, "houses"))
    with House(database) as one, House(database) as other:
        yield [one, other]
