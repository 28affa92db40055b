"""tocsin verify: folders of records, and comparison of two versions."""

import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tocsin
from tocsin.cli import main

RECORDS = Path(__file__).parents[1] / "records"
SOURCES = Path(tocsin.__file__).parents[1]
# A version without events.
OTHER = """#!{python}
import runpy, sys
sys.path.insert(0, {sources!r})
from tocsin.kernel.game import Game
Game.events = lambda self, journal, viewer: []
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def verified(*words: str) -> Result:
    return CliRunner().invoke(main, ["verify", *words])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with two records in sub-folders."""
    records = [path for path in sorted(RECORDS.glob("revolution/*.json")) if path.is_file()][:2]
    for number, path in enumerate(records):
        target = tmp_path / "records" / str(number)
        target.mkdir(parents=True)
        shutil.copy(path, target)
    return tmp_path / "records"


def test_all_records_of_a_folder_are_verified(folder: Path) -> None:
    result = verified(str(folder))
    assert result.exit_code == 0, result.output
    assert len(result.output.splitlines()) == 2


def test_with_many_records_only_rejected_ones_are_named(folder: Path) -> None:
    record = next(folder.rglob("*.json")).read_text("utf-8")
    for number in range(25):
        (folder / f"{number}.json").write_text(record, "utf-8")
    (folder / "broken.json").write_text("{}", "utf-8")
    result = verified(str(folder))
    assert result.exit_code == 1
    assert "broken.json: " in result.output
    assert "27 records verified, 1 rejected." in result.output
    assert len(result.output.splitlines()) == 2


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    assert verified(str(tmp_path)).exit_code == 2


def test_a_version_agrees_with_itself(folder: Path) -> None:
    result = verified(str(folder), "--beside", sys.executable)
    assert result.exit_code == 0, result.output
    assert result.output.count("played alike") == 2


def test_the_first_difference_of_two_versions_is_reported(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text(OTHER.format(python=sys.executable, sources=str(SOURCES)), "utf-8")
    other.chmod(0o755)
    result = verified(str(folder), "--beside", str(other))
    assert result.exit_code == 1
    assert result.output.count("in “events”") == 2


def test_a_record_rejected_by_both_versions_is_an_error(folder: Path) -> None:
    (folder / "broken.json").write_text("{}", "utf-8")
    result = verified(str(folder), "--beside", sys.executable)
    assert result.exit_code == 1
    assert "in “end”: BadRecord" in result.output


def test_a_missing_interpreter_is_named(folder: Path) -> None:
    result = verified(str(folder), "--beside", "/nowhere/python")
    assert result.exit_code == 2
    assert "/nowhere/python cannot be started" in result.output
