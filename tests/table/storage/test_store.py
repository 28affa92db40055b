"""The store: the same guarantees from SQLite and PostgreSQL."""

import asyncio
from pathlib import Path

import pytest

from tests.patience import patient
from tests.postgres import fresh
from tests.table.sitting import Sitting, truth
from tests.table.stores import ask, entry_line, opened
from tocsin.kernel.errors import BadOptions
from tocsin.table.errors import ALREADY_WRITTEN, DATABASE_DOWN, ConcurrentWrite, StoreDown
from tocsin.table.storage.database import store_for
from tocsin.table.storage.store import Store
from tocsin.table.table import Table


def test_a_log_is_read_as_written(database: str) -> None:
    sitting = Sitting()
    sitting.bid(0)
    sitting.lay(1)
    sitting.undo(1)

    async def body(store: Store) -> None:
        for line in sitting.lines:
            await store.append("table", line)

    async def again(store: Store) -> None:
        assert await store.lines("table") == sitting.lines
        assert await store.lines("table", 3) == sitting.lines[3:]
        assert truth(Table.from_log("table", await store.lines("table")), 0) == truth(
            sitting.table, 0
        )
        assert await store.lines("nothing") == []

    ask(database, body)
    ask(database, again)


def test_one_of_concurrent_writers_wins(database: str) -> None:
    async def body(store: Store) -> None:
        attempts = [store.append("t", entry_line(1, f"attempt {number}")) for number in range(20)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, ConcurrentWrite) for result in results) == 19
        assert len(await store.lines("t")) == 1

    ask(database, body)


def test_one_of_two_stores_writes_an_entry(database: str) -> None:
    async def body(store: Store) -> None:
        async with opened(database) as other:
            both = [one.append("t", entry_line(1)) for one in (store, other)]
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == [
                "ConcurrentWrite",
                "NoneType",
            ]

    ask(database, body)


def test_two_stores_write_to_many_tables_without_deadlock(database: str) -> None:
    async def body(store: Store) -> None:
        async with opened(database) as other:
            for number in range(1, 6):
                forwards = [store.append(f"t{n}", entry_line(number, "here")) for n in range(40)]
                # The opposite order could cause a deadlock.
                back = [
                    other.append(f"t{n}", entry_line(number, "there")) for n in reversed(range(40))
                ]
                results = await asyncio.gather(*forwards, *back, return_exceptions=True)
                for here, there in zip(results[:40], reversed(results[40:]), strict=True):
                    assert {type(here), type(there)} == {type(None), ConcurrentWrite}
            for n in range(40):
                assert [line.number for line in await store.lines(f"t{n}")] == [1, 2, 3, 4, 5]

    ask(database, body)


def test_an_idempotency_key_is_accepted_once(database: str) -> None:
    async def body(store: Store) -> None:
        await store.append("t", entry_line(1, key="k"))
        with pytest.raises(ConcurrentWrite):
            await store.append("t", entry_line(2, key="k"))
        await store.append("t", entry_line(2, key=""))
        await store.append("t", entry_line(3, key=""))
        await store.append("u", entry_line(1, key="k"))

    ask(database, body)


def test_a_rejected_entry_does_not_affect_its_batch(database: str) -> None:
    async def body(store: Store) -> None:
        await store.append("t", entry_line(1))
        # More rows than one statement inserts.
        attempts = [
            store.append("t", entry_line(1)),
            *(store.append("t", entry_line(n)) for n in range(2, 250)),
        ]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert isinstance(results[0], ConcurrentWrite)
        assert results[1:] == [None] * 248
        assert [line.number for line in await store.lines("t")] == [*range(1, 250)]

    ask(database, body)


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        rows = await store.fetch("PRAGMA journal_mode")
        assert rows == [("wal",)]
        assert await store.fetch("PRAGMA synchronous") == [(2,)]

    ask(str(tmp_path / "t.sqlite3"), body)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no.sqlite3").write_text("this is no database, but long enough to look at" * 50)
    with pytest.raises(StoreDown):
        ask(str(tmp_path / "no.sqlite3"), lambda store: asyncio.sleep(0))


@pytest.mark.parametrize("database", ["mysql://x/y", "http://x"])
def test_other_kinds_of_database_are_refused(database: str) -> None:
    with pytest.raises(BadOptions):
        store_for(database)


def test_error_messages_of_the_database_are_hidden(database: str) -> None:
    """Messages of the database, which name tables and files, are not passed on to clients."""

    async def look(store: Store) -> None:
        with pytest.raises(StoreDown) as read:
            await store.fetch("SELECT secret FROM nowhere")
        with pytest.raises(StoreDown) as written:
            await store.write(("INSERT INTO nowhere (secret) VALUES ($1)", ("x",)))
        await store.append("table", entry_line(1))
        with pytest.raises(ConcurrentWrite) as overtaken:
            await store.append("table", entry_line(1))
        assert read.value.sentence == written.value.sentence == DATABASE_DOWN
        assert overtaken.value.sentence == ALREADY_WRITTEN

    ask(database, look)


def test_a_released_lease_is_announced_and_available(postgres: str) -> None:
    shared = asyncio.run(fresh(postgres, "leaving"))

    async def body(store: Store) -> None:
        async with opened(shared) as other:
            released = asyncio.get_running_loop().create_future()
            await store.serve(lambda _: None, lambda *_: None, lambda _: None)
            await other.serve(lambda _: None, lambda *_: None, released.set_result)
            assert await store.acquire_lease("table")
            assert not await other.acquire_lease("table")
            await store.release_lease("table")
            async with patient("the notification of the release"):
                assert await released == "table"
            assert await other.acquire_lease("table")

    ask(shared, body)
