"""tocsin arena: contests, logs, pools and output files."""

import csv
from pathlib import Path
from typing import Any

import polars
import pytest
from click.testing import CliRunner

from tests.cli.run import run, run_json
from tocsin.cli import main

FIELD = "hard:rollouts=4:width=2,greedy,random"


def arena(*words: str, game: str = "revolution") -> dict[str, Any]:
    return run_json("arena", game, "--seed", "7", *words)


def held(field: str, *words: str) -> dict[str, Any]:
    return arena("--field", field, *words)


def test_every_entrant_has_every_seat_in_every_deal() -> None:
    report = held("greedy,random,random", "--players", "3", "--deals", "6", "--workers", "1")
    assert (report["deals"], report["games"]) == (6, 18)
    assert [entrant["bot"] for entrant in report["entrants"]] == ["greedy", "random", "random"]
    for entrant in report["entrants"]:
        assert entrant["games"] == 18
        assert 0 <= entrant["low"] <= entrant["share"] <= entrant["high"] <= 1
        assert 0 < entrant["ms_per_decision"] <= entrant["worst_ms"]
    assert sum(entrant["share"] for entrant in report["entrants"]) == pytest.approx(1, abs=0.001)
    assert report["entrants"][0]["share"] > 0.8


def test_digest_is_independent_of_workers() -> None:
    one, two = (
        held(FIELD, "--players", "3", "--deals", "2", "--workers", workers)["digest"]
        for workers in ("1", "2")
    )
    assert one == two


def test_another_seed_gives_another_digest() -> None:
    digests = {held("random", "--deals", "1", "--seed", seed)["digest"] for seed in ("7", "8")}
    assert len(digests) == 2


def test_output_without_json_is_a_table() -> None:
    output = run("arena", "revolution", "--field", "random", "--deals", "1", "--workers", "1")
    assert "3 matches of revolution, 1 deals in all seats" in output


@pytest.mark.parametrize("field", ["unknown", "greedy,greedy", "hard:rollouts=none"])
def test_an_invalid_field_is_refused(field: str) -> None:
    result = CliRunner().invoke(main, ["arena", "revolution", "--field", field])
    assert result.exit_code == 2


def test_logged_deals_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    words = ["--players", "3", "--workers", "1", "--keep", str(file)]
    short = held("greedy,random,random", *words, "--deals", "2")
    first = file.read_bytes()
    # The log has the times of a deal, which would differ if it were played again.
    whole = held("greedy,random,random", *words, "--deals", "3")
    assert file.read_bytes().startswith(first)
    assert len(file.read_bytes().splitlines()) == 3
    again = held("greedy,random,random", *words, "--deals", "2")
    assert again["entrants"] == short["entrants"]
    plain = held("greedy,random,random", "--players", "3", "--workers", "1", "--deals", "3")
    assert whole["digest"] == plain["digest"]


def test_deals_of_other_bots_are_not_reused(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    for field in ("easy:overlooks=0.5", "easy:overlooks=0.4"):
        held(field, "--deals", "1", "--workers", "1", "--keep", str(file))
    assert len(file.read_bytes().splitlines()) == 2


def test_until_clear_stops_early() -> None:
    field = ("greedy,random,random", "--players", "3", "--workers", "1", "--deals", "200")
    report = held(*field, "--until-clear")
    assert report["is_clear"]
    assert report["deals"] < 20
    even = held("random", "--players", "3", "--workers", "1", "--deals", "12", "--until-clear")
    assert (even["is_clear"], even["deals"]) == (False, 12)


def test_a_pool_gives_a_matrix_and_ratings(tmp_path: Path) -> None:
    out = tmp_path / "cells.csv"
    words = ["--players", "3", "--deals", "4", "--workers", "1", "--out", str(out)]
    report = arena("--pool", "random,easy,greedy", *words)
    assert [member["bot"] for member in report["pool"]] == ["random", "easy", "greedy"]
    shares = {(cell["one"], cell["others"]): cell["share"] for cell in report["cells"]}
    assert len(shares) == 6
    assert shares["greedy", "random"] > 0.6 > 0.4 > shares["random", "greedy"]
    assert [rating["bot"] for rating in report["ratings"]] == ["greedy", "easy", "random"]
    assert all(0 < rating["deviation"] < 25 / 3 for rating in report["ratings"])
    with out.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["share"]) for row in rows] == [cell["share"] for cell in report["cells"]]


def test_rows_can_be_written_as_parquet(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    report = held("random", "--deals", "1", "--workers", "1", "--out", str(out))
    rows = polars.read_parquet(out).to_dicts()
    assert [row["bot"] for row in rows] == [entrant["bot"] for entrant in report["entrants"]]


def test_a_saved_pool_is_reused_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "pool.json"
    words = ["--players", "3", "--deals", "1", "--workers", "1"]
    first = arena("--pool", "random,greedy", *words, "--freeze", str(file))
    again = arena("--pool", str(file), *words)
    assert again["digest"] == first["digest"]
    file.write_text(file.read_text("utf-8").replace(first["pool"][1]["hash"], "0" * 16), "utf-8")
    result = CliRunner().invoke(main, ["arena", "revolution", "--pool", str(file), *words])
    assert result.exit_code == 2
    assert "“greedy” has changed since" in result.output


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--field", "random", "--pool", "random,greedy"],
        ["--pool", "random"],
        ["--pool", "random,random"],
        ["--field", "random", "--out", "rows.xls"],
    ],
)
def test_invalid_option_combinations_are_refused(words: list[str]) -> None:
    assert CliRunner().invoke(main, ["arena", "revolution", *words]).exit_code == 2
