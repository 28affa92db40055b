"""Results are the same in one process, in several and on a real Dask cluster."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

import tocsin.lab
from bench import strength
from tests.cli.run import run_json
from tests.patience import wait_until
from tocsin.cli import main
from tocsin.lab import notebook, train, training_data
from tocsin.lab.executor import SERIAL, open_executor
from tocsin.lab.promote import Duel, with_equal_time
from tocsin.lab.result_log import ResultLog

WORKERS = 2


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a real scheduler with two workers."""
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "scheduler.json"
    words = [sys.executable, "-m"]
    scheduler = [*words, "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    scheduler += ["--no-dashboard", "--scheduler-file", str(file)]
    processes = [subprocess.Popen(scheduler, cwd=folder, stderr=subprocess.DEVNULL)]
    try:
        wait_until(lambda: _address(file), "the scheduler's address")
        address = _address(file)
        worker = [*words, "distributed.cli.dask_worker", address, "--nthreads", "1"]
        worker += ["--no-nanny", "--no-dashboard"]
        processes += [
            subprocess.Popen(worker, cwd=folder, stderr=subprocess.DEVNULL) for _ in range(WORKERS)
        ]
        wait_until(lambda: _has_all(address), "the workers")
        yield address
    finally:
        for process in reversed(processes):
            process.terminate()
            process.wait()


def _address(file: Path) -> str:
    # The file exists shortly before it has its content.
    if not file.exists() or not (text := file.read_text("utf-8")):
        return ""
    address: str = json.loads(text)["address"]
    return address


def _has_all(address: str) -> bool:
    with open_executor(1, address) as executor:
        return executor.size == WORKERS


def json_output(command: str, *words: str) -> dict[str, Any]:
    return run_json(command, "revolution", "--seed", "7", *words)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("arena", ["--field", "easy,random,random", "--deals", "4"]),
        ("arena", ["--pool", "easy,random", "--deals", "2"]),
        ("simulate", ["--bots", "easy,random,random", "--games", "9"]),
    ],
)
def test_digest_is_the_same_on_a_cluster(cluster: str, command: str, words: list[str]) -> None:
    ways = (["--workers", "1"], ["--workers", "2"], ["--cluster", cluster])
    assert len({json_output(command, *words, *way)["digest"] for way in ways}) == 1


def test_report_is_the_same_on_a_cluster(cluster: str) -> None:
    words = ("--bots", "random", "--games", "4", "--players", "4", "--compare", "board=palace")
    assert json_output("report", *words, "--cluster", cluster) == json_output(
        "report", *words, "--workers", "1"
    )


def test_a_notebook_can_use_a_cluster(cluster: str) -> None:
    field = ["easy", "random", "random"]
    here, there = (
        notebook.contest("revolution", field, deals=2, cluster=way) for way in (None, cluster)
    )
    assert there.digest == here.digest
    here_too, there_too = (
        notebook.matches("revolution", field, count=5, cluster=way) for way in (None, cluster)
    )
    assert there_too.equals(here_too)


def test_training_data_comes_back_from_a_cluster(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = []
    for name, way in (("here", ["--workers", str(WORKERS)]), ("there", ["--cluster", cluster])):
        # With 0 seconds each worker plays one match.
        words = ["revolution", "--players", "3", "--seconds", "0", "--out", str(tmp_path / name)]
        monkeypatch.setattr(sys, "argv", ["rows", *words, *way])
        training_data.main()
        digests.append(train.gather([tmp_path / name])[1]["data"])
    assert digests[0] == digests[1]


def test_a_duel_is_the_same_on_a_cluster(cluster: str) -> None:
    duel = Duel(game="revolution", players=2 + 1, ours="hard", theirs="hard:width=2")
    with open_executor(1, cluster) as executor:
        assert with_equal_time(duel, 2, executor).theirs == "hard:width=2:rollouts=2"
        small = msgspec.structs.replace(duel, ours="easy", theirs="greedy")
        there = small.play(range(2), executor)
    here = small.play(range(2), SERIAL)
    assert [deal.digest for deal in there] == [deal.digest for deal in here]


def test_a_cluster_can_play_the_strength_contests(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = strength.Requirement("in company", "revolution", ("random", "random", "random"), 0.2)
    found = []
    for name, way in (("here", None), ("there", cluster)):
        monkeypatch.setattr(strength, "LOG_FILE", tmp_path / f"{name}.jsonl")
        with open_executor(1, way) as executor:
            strength.play([bar], 6, executor)
        deals = ResultLog(strength.LOG_FILE).deals(bar.key)
        found.append({number: deal.digest for number, deal in deals.items()})
    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_commands_with_workers_also_have_cluster() -> None:
    assert isinstance(main, click.Group)
    context = click.Context(main)
    options = {
        name: {
            option
            for parameter in (main.get_command(context, name) or main).params
            for option in parameter.opts
        }
        for name in main.list_commands(context)
    }
    with_workers = {name for name, has in options.items() if "--workers" in has}
    assert with_workers == {name for name, has in options.items() if "--cluster" in has}
    assert with_workers >= {"arena", "report", "simulate"}


def test_only_the_executor_starts_processes() -> None:
    folders = [Path(tocsin.lab.__path__[0]), Path(strength.__file__).parent]
    own = [
        path.name
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if re.search(r'"--workers"|ProcessPoolExecutor', path.read_text("utf-8"))
    ]
    assert own == ["executor.py"]
