"""Backups: restored into either database, or refused without a trace."""

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import fresh
from tests.table.later import LATER
from tests.table.sitting import Sitting
from tests.table.stores import ask, opened
from tocsin.kernel.errors import BadOptions
from tocsin.table.storage.backup import back_up, restore
from tocsin.table.storage.person_store import Person
from tocsin.table.storage.schema import MIGRATIONS
from tocsin.table.storage.store import INSERT_LOG_ENTRY, Store


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
