"""The store: the same guarantees from SQLite and PostgreSQL."""

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import patient
from tests.postgres import fresh
from tests.table.later import LATER
from tests.table.sitting import Sitting, truth
from tests.table.stores import ask, opened
from tocsin.kernel.errors import BadOptions
from tocsin.table import commands
from tocsin.table.errors import DOWN, WRITTEN, Overtaken, StoreDown
from tocsin.table.log import Followed, Line, Place
from tocsin.table.people import data_export, push_subscriptions
from tocsin.table.people.profiles import profile
from tocsin.table.people.push_subscriptions import Subscription
from tocsin.table.storage import table_index
from tocsin.table.storage.backup import back_up, restore
from tocsin.table.storage.database import store_for
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.schema import MIGRATIONS
from tocsin.table.storage.store import INSERT_LOG_ENTRY, Store
from tocsin.table.storage.table_store import IS_UNFINISHED
from tocsin.table.table import Table


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite3")
    server: str = request.getfixturevalue("postgres")
    return asyncio.run(fresh(server, "store"))


def entry_line(number: int, text: str = "next", key: str = "") -> Line:
    return Line(number, number * 10, Followed(text), "anne", key)


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
        assert truth(Table.of("table", await store.lines("table")), 0) == truth(sitting.table, 0)
        assert await store.lines("nothing") == []

    ask(database, body)
    ask(database, again)


def test_one_of_concurrent_writers_wins(database: str) -> None:
    async def body(store: Store) -> None:
        attempts = [store.append("t", entry_line(1, f"attempt {number}")) for number in range(20)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Overtaken) for result in results) == 19
        assert len(await store.lines("t")) == 1

    ask(database, body)


def test_one_of_two_stores_writes_an_entry(database: str) -> None:
    async def body(store: Store) -> None:
        async with opened(database) as other:
            both = [one.append("t", entry_line(1)) for one in (store, other)]
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["NoneType", "Overtaken"]

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
                    assert {type(here), type(there)} == {type(None), Overtaken}
            for n in range(40):
                assert [line.number for line in await store.lines(f"t{n}")] == [1, 2, 3, 4, 5]

    ask(database, body)


def test_an_idempotency_key_is_accepted_once(database: str) -> None:
    async def body(store: Store) -> None:
        await store.append("t", entry_line(1, key="k"))
        with pytest.raises(Overtaken):
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
        assert isinstance(results[0], Overtaken)
        assert results[1:] == [None] * 248
        assert [line.number for line in await store.lines("t")] == [*range(1, 250)]

    ask(database, body)


async def public(store: Store) -> list[str]:
    return sorted(table.id for table in await table_index.public_tables(store, "anne", 0, 10, 0))


async def of(store: Store, person: str) -> list[str]:
    return sorted(table.id for table in await table_index.tables_of(store, person, 0, 10, 0))


def test_the_oldest_push_subscription_is_deleted(database: str) -> None:
    async def body(store: Store) -> None:
        for number in range(push_subscriptions.MAX_PER_PERSON + 1):
            known = Subscription(f"https://push.example/{number}", "key", "auth")
            await push_subscriptions.subscribe(store, "anne", known, number)
        kept = [known.endpoint for known in await push_subscriptions.of_person(store, "anne")]
        assert len(kept) == push_subscriptions.MAX_PER_PERSON
        assert kept[0] == "https://push.example/1"
        # A browser belongs to the last subscriber.
        await push_subscriptions.subscribe(store, "bob", Subscription(kept[0], "other", "auth"), 99)
        assert await push_subscriptions.of_person(store, "bob") == [
            Subscription(kept[0], "other", "auth")
        ]
        await push_subscriptions.unsubscribe(store, "anne", kept[0])
        assert len(await push_subscriptions.of_person(store, "bob")) == 1
        await data_export.delete_person(store, "bob")
        assert await push_subscriptions.of_person(store, "bob") == []

    ask(database, body)


def test_a_profile_counts_matches_visible_to_the_viewer(database: str) -> None:
    sitting, hidden = Sitting(), Sitting(private=True)

    async def body(store: Store) -> None:
        for name, each in (("public", sitting), ("private", hidden)):
            each.play_to_end()
            for line in each.lines:
                await store.append(name, line)
            each.table.id = name
            await store.write(table_index.update_statement(each.table))
        for viewer, count in (("bob", 2), ("stranger", 1)):
            found = await profile(store, "anne", viewer, 0)
            assert found is not None
            assert found.results.played == count
            assert sorted(each.name for each in found.opponents) == ["Bob", "Chloe"]
            assert all(each.played == count for each in found.opponents)
        assert await profile(store, "nobody", "bob", 0) is None

    ask(database, body)


def test_one_statement_updates_the_index_of_many_tables(database: str) -> None:
    async def body(store: Store) -> None:
        tables = []
        for name in ("one", "two", "three"):
            sitting = Sitting()
            await store.append(name, sitting.lines[0])
            sitting.table.id = name
            tables.append(sitting.table)
        await store.write(table_index.update_statement(*tables))
        assert await table_index.outdated_tables(store) == []
        assert await public(store) == ["one", "three", "two"]

    ask(database, body)


def test_lists_follow_the_logs_of_tables(database: str) -> None:
    async def body(store: Store) -> None:
        for name, sitting in (
            ("open", Sitting(Place("Anne", "anne"), Place(), Place())),
            ("play", Sitting()),
            ("mine", Sitting(private=True)),
        ):
            await store.append(name, sitting.lines[0])
            sitting.table.id = name
            assert name in await table_index.outdated_tables(store)
            await store.write(table_index.update_statement(sitting.table))
        assert await table_index.outdated_tables(store) == []
        assert await public(store) == ["open", "play"]
        assert await of(store, "bob") == ["mine", "play"]
        assert await table_index.count_unfinished(store, "anne") == 3
        finished = Sitting()
        finished.table.id = "play"
        finished.play_to_end()
        await store.write(table_index.update_statement(finished.table))
        assert await public(store) == ["open"]
        brought = commands.bring(finished.table.record(), "dora", "Dora")
        line = Line(1, 5, brought)
        await store.append("old", line)
        await store.write(table_index.update_statement(Table.of("old", [line])))
        assert await of(store, "dora") == ["old"]
        assert await table_index.count_imported(store, "dora") == 1
        assert await table_index.count_unfinished(store, "dora") == 0
        # An update from an older state of the log is ignored.
        await store.write(table_index.update_statement(Table.of("play", finished.lines[:5])))
        assert await public(store) == ["open"]

    ask(database, body)


def test_lists_do_not_scan_finished_tables(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        asked = (
            f"SELECT id FROM table_index WHERE {IS_UNFINISHED} ORDER BY created DESC, id LIMIT 100"
        )
        plan = await store.fetch(f"EXPLAIN QUERY PLAN {asked}")
        assert not any(row[3].startswith("SCAN") for row in plan), plan

    ask(tmp_path / "t.sqlite3", body)


def test_people_and_accounts_are_stored(database: str) -> None:
    async def body(store: Store) -> None:
        await store.save_person(Person("p1", "Anne", created=1), "name")
        await store.create_account(Person("p1", "Anne", "anne", "hash", created=1))
        # Columns that are not named keep their concurrent changes.
        changed = Person("p1", "Anna", "anne", "old hash", "a@b.c", "http://x.org", created=1)
        await store.save_person(changed, "name", "email")
        await store.save_person(Person("p1", "A guest till now", created=1), "webhook")
        assert await store.person("p1") == await store.account("anne")
        found = await store.person("p1")
        assert found is not None
        assert (found.name, found.email, found.webhook) == ("Anna", "a@b.c", None)
        assert found.password == "hash"
        with pytest.raises(Overtaken):
            await store.create_account(Person("p2", "Anne", "anne", "other"))
        assert await store.person("p2") is None
        with pytest.raises(Overtaken):
            await store.create_account(Person("p1", "Anne", "another", "other"))
        with pytest.raises(Overtaken):
            await store.change_password(changed, "new hash")
        await store.change_password(found, "new hash")
        assert await store.person("p1") == found
        # A late change does not restore a deleted person.
        await data_export.delete_person(store, "p1")
        await store.save_person(found, "name")
        assert await store.person("p1") is None
        assert await store.ensure_setting("secret", "one") == "one"
        assert await store.ensure_setting("secret", "two") == "one"

    ask(database, body)


def test_a_backup_is_restored_into_either_database(
    database: str, postgres: str, tmp_path: Path
) -> None:
    sitting = Sitting()
    sitting.bid(0)
    file = tmp_path / "backup.gz"

    async def body(store: Store) -> None:
        for line in sitting.lines:
            await store.append("table", line)
        await store.create_account(
            Person("anne", "Anne « l’amie »", "anne", "hash", webhook="http://x.org", created=3)
        )
        count = await back_up(store, file)
        assert count == len(sitting.lines) + 1 + 3 + 1
        with pytest.raises(BadOptions):
            await restore(store, file)
        for other in (str(tmp_path / "new.sqlite3"), await fresh(postgres, "restored")):
            async with opened(other) as empty:
                assert await restore(empty, file) == count
                assert await empty.lines("table") == sitting.lines
                assert await empty.person("anne") == await store.person("anne")

    ask(database, body)
    assert file.stat().st_mode & 0o077 == 0


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        for content in (b"", b"no backup", b"\x1f\x8b\x08garbage"):
            (tmp_path / "bad").write_bytes(content)
            with pytest.raises(BadOptions):
                await restore(store, tmp_path / "bad")

    ask(str(tmp_path / "t.sqlite3"), body)


def damaged(whole: bytes) -> Iterator[bytes]:
    """Yield damaged copies of a backup: truncated, with a wrong byte, bad rows, a repeated row."""
    plain = gzip.decompress(whole)
    lines = plain.splitlines(keepends=True)
    yield whole[: len(whole) * 3 // 4]
    yield whole[:-200] + bytes([whole[-200] ^ 0xFF]) + whole[-199:]
    yield gzip.compress(plain + b"not a row")
    yield gzip.compress(plain + b'["log_entry", ["list"]]\n')
    yield gzip.compress(plain + b'["nothing", 1]\n')
    yield gzip.compress(plain + b'["setting", "name", "value", "more"]\n')
    yield gzip.compress(plain + lines[-1])


def test_a_failed_restore_leaves_the_store_empty(database: str, tmp_path: Path) -> None:
    good = tmp_path / "good.gz"

    async def whole(store: Store) -> None:
        await store.write_all(
            (INSERT_LOG_ENTRY, ("t", number, number, "anne", "", random.randbytes(20).hex()))
            for number in range(1, 3000)
        )
        await back_up(store, good)

    ask(str(tmp_path / "whole.sqlite3"), whole)

    async def body(store: Store) -> None:
        await store.ensure_setting("secret", "mine")
        for content in damaged(good.read_bytes()):
            (tmp_path / "bad.gz").write_bytes(content)
            with pytest.raises(BadOptions):
                await restore(store, tmp_path / "bad.gz")
            assert await store.fetch("SELECT count(*) FROM log_entry") == [(0,)]
            assert await store.setting("secret") == "mine"
        assert await restore(store, good) == 2999
        assert len(await store.fetch("SELECT number FROM log_entry")) == 2999

    ask(database, body)


@pytest.mark.parametrize(
    "head", [{"schema": len(MIGRATIONS)}, {"tocsin_backup": 1}, {"tocsin_backup": 2, "schema": 1}]
)
def test_a_backup_without_the_right_head_is_refused(tmp_path: Path, head: dict[str, int]) -> None:
    lines = [json.dumps(line).encode() + b"\n" for line in (head, ["chat_permission", "t", "", 1])]
    (tmp_path / "bad.gz").write_bytes(gzip.compress(b"".join(lines)))

    async def body(store: Store) -> None:
        with pytest.raises(BadOptions):
            await restore(store, tmp_path / "bad.gz")
        assert await store.fetch("SELECT * FROM chat_permission") == []

    ask(tmp_path / "t.sqlite3", body)


def test_a_backup_of_another_schema_is_refused(tmp_path: Path) -> None:
    async def save(store: Store) -> None:
        await back_up(store, tmp_path / "backup.gz")

    async def put_back(store: Store) -> None:
        with pytest.raises(BadOptions, match="another version"):
            await restore(store, tmp_path / "backup.gz")

    ask(tmp_path / "now.sqlite3", save)
    ask(tmp_path / "later.sqlite3", put_back, LATER)
    ask(tmp_path / "later.sqlite3", save, LATER)
    ask(tmp_path / "now.sqlite3", put_back)


def test_a_newer_schema_is_refused(database: str) -> None:
    async def body(store: Store) -> None:
        if store.shared:
            await store.write(("INSERT INTO schema_migration (number) VALUES ($1)", (999,)))
        else:
            await store.fetch("PRAGMA user_version = 999")

    ask(database, body)
    with pytest.raises(StoreDown, match="newer version"):
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
        with pytest.raises(Overtaken) as overtaken:
            await store.append("table", entry_line(1))
        assert read.value.sentence == written.value.sentence == DOWN
        assert overtaken.value.sentence == WRITTEN

    ask(database, look)


def test_a_migration_is_applied_once(database: str) -> None:
    mottos = "SELECT motto, email FROM person ORDER BY id"

    async def fill(store: Store) -> None:
        await store.save_person(Person("p1", "Anne", email="anne@example.org"), "email")

    async def change(store: Store) -> None:
        assert await store.fetch(mottos) == [("Anne", None)]
        await store.write(("UPDATE person SET motto = $1", ("Vive la table!",)))

    async def look(store: Store) -> None:
        assert await store.fetch(mottos) == [("Vive la table!", None)]

    ask(database, fill)
    ask(database, change, LATER)
    ask(database, look, LATER)


def test_a_failed_migration_is_rolled_back(database: str) -> None:
    failing = (*LATER, ("ALTER TABLE person ADD COLUMN more TEXT", "ALTER TABLE nowhere"))
    with pytest.raises(StoreDown, match="cannot be opened"):
        ask(database, lambda store: asyncio.sleep(0), failing)
    ask(database, lambda store: store.save_person(Person("p1", "Anne"), "name"))
    with pytest.raises(StoreDown):
        ask(database, lambda store: store.fetch("SELECT motto FROM person"))


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
