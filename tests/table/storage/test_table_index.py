"""The index of tables: lists and outdated rows."""

from pathlib import Path

from tests.table.sitting import Sitting
from tests.table.stores import ask
from tocsin.table import opening
from tocsin.table.log import InitialSeat, LogEntry
from tocsin.table.storage import table_index
from tocsin.table.storage.store import Store
from tocsin.table.storage.table_store import IS_UNFINISHED
from tocsin.table.table import Table


async def public(store: Store) -> list[str]:
    return sorted(table.id for table in await table_index.public_tables(store, "anne", 0, 10, 0))


async def of(store: Store, person: str) -> list[str]:
    return sorted(table.id for table in await table_index.tables_of(store, person, 0, 10, 0))


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
            ("open", Sitting(InitialSeat("Anne", "anne"), InitialSeat(), InitialSeat())),
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
        brought = opening.import_match(finished.table.record(), "dora", "Dora")
        line = LogEntry(1, 5, brought)
        await store.append("old", line)
        await store.write(table_index.update_statement(Table.from_log("old", [line])))
        assert await of(store, "dora") == ["old"]
        assert await table_index.count_imported(store, "dora") == 1
        assert await table_index.count_unfinished(store, "dora") == 0
        # An update from an older state of the log is ignored.
        await store.write(table_index.update_statement(Table.from_log("play", finished.lines[:5])))
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
