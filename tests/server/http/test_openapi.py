"""The OpenAPI description, checked against the server by schemathesis."""

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.guest import Guest
from tests.server.house import House
from tocsin.kernel.errors import TocsinError
from tocsin.server.app import ENDPOINTS
from tocsin.server.errors import STATUS, status
from tocsin.server.http.openapi import ALWAYS, MEANING

# Most texts are no game, no bot and no record: what a schema allows may still be refused with
# 422, and 46.0, an integer to JSON Schema, with 400.
EXCLUDED = "positive_data_acceptance"
CONFIG = """
[parameters]
"path.id" = ["{over}", "{playing}", "{open}", "nothing"]
"path.lang" = ["en", "fr", "xx"]
"path.game" = ["revolution", "nothing"]
"path.lesson" = ["strength", "nothing"]
"""


def test_schemathesis_runs_clean(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        guest = Guest(house)
        record = (Path(__file__).parents[2] / "records/revolution").glob("*.json")
        over = guest.call("POST", "/api/records", raw=next(record).read_bytes())[1]["id"]
        config = tmp_path / "schemathesis.toml"
        config.write_text(
            CONFIG.format(
                over=over,
                playing=guest.open_table("me", "me", "me")["id"],
                open=guest.open_table("me", "open", "open")["id"],
            )
        )
        told = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
                *("--checks", "all", "--exclude-checks", EXCLUDED),
                *("--max-examples", "8", "--seed", "1", "--no-color"),
                *("--generation-database", "none", "--workers", "1"),
                *("--header", f"Cookie: {guest.cookie}"),
                f"http://127.0.0.1:{house.port}/api/openapi.json",
            ],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            timeout=PATIENCE,
        )
        assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
        assert " passed" in told.stdout
        # Whatever it sent, nothing went wrong inside.
        assert not any("Traceback" in line for line in house.errors)


def test_every_endpoint_is_described(tmp_path: Path) -> None:
    with House(tmp_path / "t.sqlite3") as house:
        described = Guest(house).ok("GET", "/api/openapi.json")
    assert described["openapi"] == "3.1.0"
    for call in ENDPOINTS:
        operation = described["paths"][call.path][call.method.lower()]
        assert operation["summary"]
        assert {"200", *map(str, ALWAYS)} <= set(operation["responses"])
        # A table may be gone, closed or broken, or have begun by other rules.
        if call.path.startswith("/api/tables/{id}"):
            assert {"404", "409", "410"} <= set(operation["responses"])


def test_every_status_lists_its_meanings() -> None:
    assert set(MEANING) == {*STATUS.values(), status(TocsinError())}
    gone = {kind for kind, code in STATUS.items() if code == 410}
    assert gone == {"void-link", "broken-table", "closed-table"}
    assert all(kind.partition("-")[0] in MEANING[410] for kind in gone)
