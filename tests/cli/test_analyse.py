"""tocsin analyse: the value of every decision, and the turning points."""

import json
from pathlib import Path

import pytest

from tests.battery.matches import finished
from tests.battery.variants import Variant, seed_of
from tests.cli.run import run
from tocsin.kernel.record import Record, SeatRecord, commitment, encode

VARIANT = Variant("high_card", 3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the record of a short match."""
    position, lines = finished(VARIANT, 5)
    record = Record(
        game=VARIANT.game_id,
        rules=VARIANT.game.rules_version,
        options={},
        seed=seed_of(5),
        commitment=commitment(seed_of(5)),
        seats=[SeatRecord(name) for name in ("Anne", "Bob", "Chloé <3")],
        actions=lines,
        outcome=position.outcome(),
    )
    path = tmp_path / "match.json"
    path.write_bytes(encode(record))
    return path


def analysed(file: Path, *arguments: str) -> str:
    return run("analyse", str(file), "--rollouts", "8", *arguments)


def test_every_decision_is_evaluated_and_costliest_named(file: Path) -> None:
    analysis = json.loads(analysed(file, "--json"))
    assert {decision["seat"] for decision in analysis["decisions"]} == {0, 1, 2}
    for decision in analysis["decisions"]:
        values = [advice["value"] for advice in decision["best"]]
        assert values == sorted(values, reverse=True)
        # Insignificant differences cost nothing.
        lost = pytest.approx(values[0] - decision["value"], abs=2e-4)
        assert decision["cost"] in (0, lost)
        assert sum(decision["chances"]) == pytest.approx(1, abs=0.001)
    costs = {decision["number"]: decision["cost"] for decision in analysis["decisions"]}
    turned = [costs[number] for number in analysis["turning_points"]]
    assert turned == sorted((cost for cost in costs.values() if cost > 0), reverse=True)[:3]


def test_an_analysis_repeats(file: Path) -> None:
    assert analysed(file, "--json") == analysed(file, "--json")


@pytest.mark.parametrize(("language", "word"), [("en", "decision"), ("fr", "décision")])
def test_analysis_is_in_both_languages(file: Path, language: str, word: str) -> None:
    assert word in analysed(file, "--lang", language)


def test_the_page_has_a_chart_and_escapes_names(file: Path) -> None:
    page = analysed(file, "--html")
    assert page.count("<polyline") == 3
    assert "Chloé &lt;3" in page
    assert "Chloé <3" not in page


def test_open_analysis_is_marked(file: Path) -> None:
    assert json.loads(analysed(file, "--json", "--open"))["is_open"]
    assert not json.loads(analysed(file, "--json"))["is_open"]
