"""The locks: what a server and a build install is what the checks were run with."""

import re
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
