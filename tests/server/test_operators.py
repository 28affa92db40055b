"""What whoever runs a server meets: a full disk, a damaged file, a file of a newer version."""

import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.patience import PATIENCE, wait_until
from tests.server.guest import Guest
from tests.server.house import House

PAGE = 4096


def started(database: Path) -> subprocess.CompletedProcess[str]:
    """Start a server that cannot start."""
    return subprocess.run(
        [sys.executable, "-m", "tocsin", "serve", "--port", "0", "--database", str(database)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def health(house: House, wanted: int) -> str:
    """Return what the health check says once it has that status."""
    said = ""

    def told() -> bool:
        nonlocal said
        status, said = Guest(house).call("GET", "/health")
        return status == wanted

    wait_until(told, f"{wanted} by the health check")
    return said


def test_health_is_bad_while_the_disk_is_full(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        assert health(house, 200) == "ok"
        assert house.process is not None
        # No file of this process may grow: for the server this is a full disk.
        before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, -1))
        assert health(house, 503) == "The database cannot be written to; its disk may be full."
        assert Guest(house).call("POST", "/api/logout")[0] == 200
        wanted = {"game": "revolution", "seats": [{"kind": "me"}] * 3}
        status, refusal = Guest(house).call("POST", "/api/tables", wanted)
        assert (status, refusal["kind"]) == (503, "unavailable")
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)
        assert health(house, 200) == "ok"
        Guest(house).open_table("me", "me", "me")


def test_the_health_check_does_not_write_for_everybody_who_asks(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        health(house, 200)
        with closing(sqlite3.connect(house.database)) as database:
            asked = "SELECT value FROM setting WHERE name = 'alive'"
            values = set()
            for _ in range(60):
                health(house, 200)
                values.add(database.execute(asked).fetchone())
        # The heartbeat writes it too.
        assert len(values) <= 4


def test_a_damaged_file_ends_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with House(path) as house:
        for _ in range(20):
            Guest(house, "Anne").open_table("me", "open", "open")
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA page_count").fetchone()[0] > 10
    # The file opens, for its first pages are as they were.
    with path.open("r+b") as file:
        file.seek(2 * PAGE)
        file.write(os.urandom(path.stat().st_size - 2 * PAGE))
    ended = started(path)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert ended.stderr.splitlines()[-1].startswith("Error: The database is damaged")


def test_a_file_of_a_newer_version_is_not_served(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA user_version = 999")
    ended = started(path)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "newer version" in ended.stderr
