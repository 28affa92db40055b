"""SIGTERM to a load run ends the servers that it has started and removes their files."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.load.peer import INSTALLED
from bench.load.processes import children
from tests.patience import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
PLAY = ("play", "--games=revolution", "--tables=1")


@contextlib.contextmanager
def load_run(folder: Path, *arguments: str) -> "Iterator[subprocess.Popen[str]]":
    run = subprocess.Popen(
        [sys.executable, "-m", "bench.load", *PLAY, *arguments],
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield run
    finally:
        run.kill()
        run.communicate()


def check_nothing_is_left(run: "subprocess.Popen[str]", folder: Path) -> None:
    """Send SIGTERM and check that no child and no file of the run is left."""
    servers = children([run.pid])
    assert len(servers) == 1
    run.send_signal(signal.SIGTERM)
    # make forwards the signal that timeout has already sent to the whole group.
    run.send_signal(signal.SIGTERM)
    assert run.wait(PATIENCE) == 128 + signal.SIGTERM
    assert [pid for pid in servers if Path(f"/proc/{pid}").exists()] == []
    assert list(folder.iterdir()) == []


def wait_for_line(run: "subprocess.Popen[str]", part: str) -> None:
    assert run.stderr is not None
    assert any(part in line for line in run.stderr), f"no line with {part}"


def test_sigterm_ends_a_server_that_is_starting(tmp_path: Path) -> None:
    with load_run(tmp_path, "--no-peer") as run:
        wait_until(lambda: children([run.pid]), "the server's process")
        check_nothing_is_left(run, tmp_path)


def test_sigterm_ends_a_server_under_load(tmp_path: Path) -> None:
    with load_run(tmp_path, "--no-peer") as run:
        wait_for_line(run, "tables of 4 are opened")
        check_nothing_is_left(run, tmp_path)


@pytest.mark.skipif(not INSTALLED.exists(), reason="NO BOARDGAME.IO HERE: make load installs it")
def test_sigterm_ends_the_peer(tmp_path: Path) -> None:
    with load_run(tmp_path, "--warm=0", "--seconds=1") as run:
        wait_for_line(run, "FlatFile")
        wait_for_line(run, "tables of 4 are opened")
        check_nothing_is_left(run, tmp_path)
