"""Locks, the build of the engine, and the systemd unit."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==(\S+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / "packaging" / f"{lock}.lock").read_text("utf-8")))


def plain(requirement: str) -> str:
    """Return the normalized name of a requirement."""
    return re.split(r"[\[<>=;~ ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("lock", ["server", "build"])
def test_all_locks_have_the_same_versions(lock: str) -> None:
    checked = pins("requirements")
    assert pins(lock).items() <= checked.items()


def test_locks_cover_declared_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    wanted = (*project["project"]["dependencies"], *extras["postgres"], *extras["nets"])
    server = {plain(each) for each in wanted}
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
def compiler() -> str:
    found = shutil.which("cc")
    if found is None:
        pytest.skip("NO C COMPILER HERE: install the Debian package gcc to run this test")
    return found


def test_exported_flags_do_not_change_integer_overflow(compiler: str, tmp_path: Path) -> None:
    calls = tmp_path / "calls"
    recorder = tmp_path / "cc"
    recorder.write_text(f'#!/bin/sh\necho "$@" >>{calls}\nexec {compiler} "$@"\n')
    recorder.chmod(0o755)
    source = tmp_path / "src"
    source.mkdir()
    names = ["rising.py", "falling.py"]
    for name in names:
        text = "from mypy_extensions import i64\ndef wraps(n: i64) -> bool:\n    return n + 1 < n\n"
        (source / name).write_text(text)
    build = [ROOT / "packaging/build_engine.py", tmp_path / "work", *map(Path, names)]
    exported = {"CC": str(recorder), "CFLAGS": "-O0 -fno-wrapv -UNDEBUG -Wextra -Werror"}
    subprocess.run([sys.executable, *build], cwd=source, env=os.environ | exported, check=True)

    compiled = [line for line in calls.read_text().splitlines() if " -c " in line]
    # At least a file for each module, so that several compilers can run in parallel.
    assert len(compiled) > len(names)
    for line in compiled:
        assert line.count("-fwrapv") == 1, line
        assert line.rindex("-O3") > line.rindex("-O0"), line
        assert line.rindex("-DNDEBUG") > line.rindex("-UNDEBUG"), line
    ask = "import rising, falling; print(rising.wraps(2**63 - 1), falling.__file__)"
    paths = {"PYTHONPATH": str(tmp_path / "work/lib")}
    told = subprocess.check_output([sys.executable, "-c", ask], env=os.environ | paths, text=True)
    wraps, library = told.split()
    assert wraps == "True"
    assert library.startswith(str(tmp_path / "work/lib/falling."))


def test_alone_runs_commands_one_after_another(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    work = f"mkdir {taken} && sleep 0.3 && rmdir {taken}"
    alone = [ROOT / "packaging/alone.py", ROOT / "Makefile"]
    command = [sys.executable, *map(str, alone), "sh", "-c", work]
    both = [subprocess.Popen(command) for _ in range(2)]
    assert [each.wait() for each in both] == [0, 0]


@pytest.fixture
def analyze() -> str:
    found = shutil.which("systemd-analyze")
    if found is None:
        pytest.skip("NO SYSTEMD HERE: install the Debian package systemd to run this test")
    return found


def test_systemd_unit_is_valid(analyze: str, tmp_path: Path) -> None:
    text = (ROOT / "packaging/tocsin.service").read_text("utf-8")
    unit = tmp_path / "tocsin.service"
    # The command of the unit is not installed here.
    unit.write_text(text.replace("/opt/tocsin/bin/tocsin", "/bin/sh"))
    ended = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_systemd_unit_is_sandboxed(analyze: str) -> None:
    # The exposure in tenths, at most 100; network access and a service user remain.
    unit = str(ROOT / "packaging/tocsin.service")
    judged = [analyze, "security", "--offline=true", "--threshold=15", unit]
    ended = subprocess.run(judged, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout
