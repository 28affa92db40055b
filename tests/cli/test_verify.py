"""tocsin verify: folders of records, and two versions beside each other."""

import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tocsin
from tocsin.cli import main

RECORDS = Path(__file__).parents[1] / "records"
SOURCES = Path(tocsin.__file__).parents[1]
# A version whose pieces of Paris say nothing of what they do.
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
    """Return a folder with a few records, one below another."""
    newest = [path for path in sorted(RECORDS.glob("revolution/*.json")) if path.is_file()][:2]
    for number, path in enumerate(newest):
        place = tmp_path / "records" / str(number)
        place.mkdir(parents=True)
        shutil.copy(path, place)
    return tmp_path / "records"


def test_all_records_of_a_folder_are_verified(folder: Path) -> None:
    result = verified(str(folder))
    assert result.exit_code == 0, result.output
    assert len(result.output.splitlines()) == 2


def test_of_many_records_only_those_that_are_rejected_are_named(folder: Path) -> None:
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


def test_a_version_beside_itself_plays_alike(folder: Path) -> None:
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


def test_a_record_that_neither_version_plays_is_no_success(folder: Path) -> None:
    (folder / "broken.json").write_text("{}", "utf-8")
    result = verified(str(folder), "--beside", sys.executable)
    assert result.exit_code == 1
    assert "in “end”: BadRecord" in result.output


def test_a_python_that_is_not_there_is_said(folder: Path) -> None:
    result = verified(str(folder), "--beside", "/nowhere/python")
    assert result.exit_code == 2
    assert "/nowhere/python cannot be started" in result.output
