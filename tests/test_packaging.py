"""What is installed is what was checked, and the systemd unit is sound and closed off."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==(\S+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / "packaging" / f"{lock}.lock").read_text("utf-8")))


def plain(requirement: str) -> str:
    """Return the name of a requirement as a lock writes it."""
    return re.split(r"[\[<>=;~ ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("lock", ["server", "build"])
def test_all_locks_have_the_same_versions(lock: str) -> None:
    checked = pins("requirements")
    assert pins(lock).items() <= checked.items()


def test_the_locks_cover_what_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    postgres = project["project"]["optional-dependencies"]["postgres"]
    server = {plain(each) for each in (*project["project"]["dependencies"], *postgres)}
    build = {plain(each) for each in project["dependency-groups"]["build"]}
    assert server <= set(pins("server"))
    assert build <= set(pins("build"))


@pytest.mark.parametrize("lock", ["requirements", "server", "build"])
def test_every_pin_has_hashes_and_no_host_is_named(lock: str) -> None:
    text = (ROOT / "packaging" / f"{lock}.lock").read_text("utf-8")
    assert "://" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        if "==" in entry:
            assert "--hash=sha256:" in entry, entry


@pytest.fixture
def analyze() -> str:
    found = shutil.which("systemd-analyze")
    if found is None:
        pytest.skip("NO SYSTEMD HERE: install the Debian package systemd to run this test")
    return found


def test_the_unit_is_sound(analyze: str, tmp_path: Path) -> None:
    text = (ROOT / "packaging/tocsin.service").read_text("utf-8")
    unit = tmp_path / "tocsin.service"
    # Nothing is installed where the unit looks for it.
    unit.write_text(text.replace("/opt/tocsin/bin/tocsin", "/bin/sh"))
    ended = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_unit_is_closed_off(analyze: str) -> None:
    # Exposure in tenths, of 100: the network and a user of its own remain.
    unit = str(ROOT / "packaging/tocsin.service")
    judged = [analyze, "security", "--offline=true", "--threshold=15", unit]
    ended = subprocess.run(judged, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout
