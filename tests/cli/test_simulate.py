"""tocsin simulate, replay and verify."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.cli.run import run, run_json
from tocsin.cli import main
from tocsin.kernel.record import decode

FIELDS = {
    *("game", "players", "options", "games", "actions", "seconds", "games_per_second"),
    *("actions_per_second", "wins", "mean_totals", "reasons", "digest"),
}


def simulated(*words: str) -> dict[str, Any]:
    return run_json("simulate", "revolution", *words)


def test_simulation_report_has_all_fields() -> None:
    report = simulated("--players", "4", "--games", "30", "--seed", "7")
    assert set(report) >= FIELDS
    assert (report["game"], report["players"], report["games"]) == ("revolution", 4, 30)
    assert sum(report["wins"]) == pytest.approx(30, abs=0.01)
    assert len(report["mean_totals"]) == 4
    assert sum(report["reasons"].values()) == 30


def test_digest_is_independent_of_workers() -> None:
    one, two = (
        simulated("--games", "40", "--seed", "7", "--workers", workers)["digest"]
        for workers in ("1", "2")
    )
    assert one == two


def test_another_seed_gives_another_digest() -> None:
    digests = {simulated("--games", "5", "--seed", seed)["digest"] for seed in ("7", "8")}
    assert len(digests) == 2


def test_corrected_components_change_the_match(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[core_spaces.printer]\neffects = ['support 99']\n", "utf-8")
    plain = simulated("--games", "20", "--seed", "7")
    rich = simulated("--games", "20", "--seed", "7", "--components", str(path))
    assert sum(rich["mean_totals"]) > sum(plain["mean_totals"]) + 300


def test_greedy_beats_random_at_anarchy() -> None:
    bots = "greedy,random,random,random,random,random"
    report = simulated(
        "--players", "6", "--option", "board=anarchy", "--bots", bots, "--games", "12"
    )
    assert report["wins"][0] >= 10


def records(folder: Path) -> list[Path]:
    simulated("--games", "3", "--seed", "7", "--records", str(folder))
    return sorted(folder.iterdir())


def test_written_records_verify_and_replay(tmp_path: Path) -> None:
    files = records(tmp_path)
    assert len(files) == 3
    run("verify", *map(str, files))
    assert "Le tour 2 commence." in run("replay", str(files[0]), "--lang", "fr", "--board")


def test_replay_can_stop_early_and_show_one_seats_events(tmp_path: Path) -> None:
    output = run("replay", str(records(tmp_path)[0]), "--to", "4", "--seat", "1")
    lines = [line for line in output.splitlines() if " places a " in line]
    assert lines
    assert all("random 2" in line for line in lines)


def changed(record: dict[str, Any], what: str) -> None:
    match what:
        case "action":
            record["actions"][3] = "0 knock"
        case "seat":
            record["actions"][3] = "9 knock"
        case "seed":
            record["seed"] = "ab" * 32
        case "total":
            record["outcome"]["totals"][0] += 1
        case "rules":
            record["rules"] = 99
        case "game":
            record["game"] = "chess"
        case "end":
            del record["actions"][-1]
        case "unfinished":
            del record["actions"][-1]
            record["outcome"] = None
        case "times":
            record["times"] = [1, 2, 3]
        case "figures":
            record["corrections"] = {"core_spaces": {"general": {"effects": [1]}}}
        case "field":
            del record["seats"]


@pytest.mark.parametrize(
    "what",
    [
        *("action", "seat", "seed", "total", "rules", "game", "end", "unfinished", "times"),
        *("figures", "field"),
    ],
)
def test_a_changed_record_is_rejected(tmp_path: Path, what: str) -> None:
    path = records(tmp_path)[0]
    record = json.loads(path.read_bytes())
    changed(record, what)
    path.write_text(json.dumps(record), "utf-8")
    result = CliRunner().invoke(main, ["verify", str(path)])
    assert result.exit_code == 1
    assert path.name in result.stderr


def test_records_have_one_action_per_line(tmp_path: Path) -> None:
    data = records(tmp_path)[0].read_bytes()
    assert len(data.splitlines()) > 100
    assert decode(data).actions[0].startswith("0 bid force ")
