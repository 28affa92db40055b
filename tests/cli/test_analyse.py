"""tocsin analyse: every decision by what its seat knew, and where the match turned."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.battery.matches import finished
from tests.battery.variants import Variant, game_of, seed_of
from tocsin.bots.advice import advise
from tocsin.bots.sight import Sight
from tocsin.cli import main
from tocsin.kernel.chance import Chance
from tocsin.kernel.record import Record, SeatRecord, commitment, encode
from tocsin.kernel.view import EVERYBODY

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
    result = CliRunner().invoke(main, ["analyse", str(file), "--rollouts", "8", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_every_decision_is_judged_and_the_costliest_are_named(file: Path) -> None:
    found = json.loads(analysed(file, "--json"))
    assert {decision["seat"] for decision in found["decisions"]} == {0, 1, 2}
    for decision in found["decisions"]:
        values = [advice["value"] for advice in decision["best"]]
        assert values == sorted(values, reverse=True)
        # What may be luck costs nothing.
        lost = pytest.approx(values[0] - decision["value"], abs=2e-4)
        assert decision["cost"] in (0, lost)
        assert sum(decision["chances"]) == pytest.approx(1, abs=0.001)
    costs = {decision["number"]: decision["cost"] for decision in found["decisions"]}
    turned = [costs[number] for number in found["turning_points"]]
    assert turned == sorted((cost for cost in costs.values() if cost > 0), reverse=True)[:3]


def test_an_analysis_repeats(file: Path) -> None:
    assert analysed(file, "--json") == analysed(file, "--json")


@pytest.mark.parametrize(("language", "word"), [("en", "decision"), ("fr", "décision")])
def test_it_is_told_in_both_languages(file: Path, language: str, word: str) -> None:
    assert word in analysed(file, "--lang", language)


def test_a_page_has_a_chart_and_names_are_only_text(file: Path) -> None:
    page = analysed(file, "--html")
    assert page.count("<polyline") == 3
    assert "Chloé &lt;3" in page
    assert "Chloé <3" not in page


def test_advice_depends_only_on_what_the_seat_knows() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed=seed_of(1))
    told = advise(game, Sight(game, position, 0), 12, 7)
    # Others' hidden bids make no difference.
    for action in position.legal(1)[:1]:
        position.apply(1, action)
    assert advise(game, Sight(game, position, 0), 12, 7) == told
    assert set(told[0].terms) == set(game.heuristic().terms())


def test_only_an_open_sight_shows_what_was_secret() -> None:
    game = game_of("revolution")
    position = game.new(players=3, seed=seed_of(1))
    position.apply(1, position.legal(1)[0])
    truth = game.view(position, EVERYBODY)
    for is_open in (False, True):
        world = Sight(game, position, 0, is_open).reopen(Chance(seed_of(2)))
        assert (game.view(world, EVERYBODY) == truth) is is_open


def test_an_analysis_may_be_of_all_there_was(file: Path) -> None:
    assert json.loads(analysed(file, "--json", "--open"))["is_open"]
    assert not json.loads(analysed(file, "--json"))["is_open"]
