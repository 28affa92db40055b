"""tocsin report: page and JSON, from new matches or from records."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.battery.variants import GAMES, game_of
from tests.cli.run import run, run_json
from tocsin.cli import main


def report_json(game: str, *words: str) -> dict[str, Any]:
    return run_json("report", game, "--seed", "3", "--workers", "1", *words)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_page_is_self_contained(game: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("--games", "2", "--bots", "random", "--lang", language, "--html", str(page))
    run("report", game, "--workers", "1", *words)
    text = page.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert game_of(game).name in text
    assert text.count("<svg") >= 2
    # No external resources, and charts in the colour of the text.
    assert not re.search(r'(src|href)="http|@import|<script', text)
    assert "currentColor" in text
    # The command that repeats the report.
    assert f"tocsin report {game} --players {game_of(game).players[0]} --bots random" in text


def test_report_is_independent_of_workers() -> None:
    alone, shared = (
        report_json("revolution", "--games", "6", "--bots", "random", "--workers", workers)
        for workers in ("1", "2")
    )
    assert alone == shared
    assert alone["study"]["matches"] == 6
    assert sum(seat["mean"] for seat in alone["study"]["seats"]) == pytest.approx(1, abs=0.001)


def test_options_are_compared_on_the_same_deals() -> None:
    words = ("--players", "4", "--games", "2", "--bots", "random", "--compare", "board=palace")
    result = report_json("revolution", *words, "--compare", "board=core")["compared"]
    assert set(result["board=palace"]["totals"].values()) != {0.0}
    # The default option changes nothing.
    assert set(result["board=core"]["totals"].values()) == {0.0}


def test_report_on_records_of_a_folder(tmp_path: Path) -> None:
    simulated = ["simulate", "revolution", "--games", "3", "--seed", "3", "--workers", "1"]
    CliRunner().invoke(main, [*simulated, "--records", str(tmp_path)])
    from_records = report_json("revolution", "--records", str(tmp_path))
    assert from_records == report_json("revolution", "--games", "3", "--bots", "random")


@pytest.mark.parametrize(
    "words", [["--games", "2"], ["--json", "--records", "."], ["--json", "--compare", "x=y"]]
)
def test_invalid_option_combinations_are_refused(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["report", "revolution", "--bots", "random", *words])
    assert result.exit_code == 2
