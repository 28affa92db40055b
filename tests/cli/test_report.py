"""tocsin report: a page on how a game plays, from matches played now or before."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.battery.variants import GAMES, game_of
from tocsin.cli import main
from tocsin.lab.match_statistics import ComponentUse, MatchStatistics
from tocsin.lab.study import compare_options, study


def reported(game: str, *words: str) -> Result:
    result = CliRunner().invoke(main, ["report", game, "--seed", "3", "--workers", "1", *words])
    assert result.exit_code == 0, result.output
    return result


def told(game: str, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(reported(game, *words, "--json").stdout)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_stands_by_itself(game: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("--games", "2", "--bots", "random", "--lang", language, "--html", str(page))
    reported(game, *words)
    text = page.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert game_of(game).name in text
    assert text.count("<svg") >= 2
    # Nothing is fetched from anywhere, and all is drawn in the colour of the text.
    assert not re.search(r'(src|href)="http|@import|<script', text)
    assert "currentColor" in text
    # Whoever reads it can play the same matches.
    assert f"tocsin report {game} --players {game_of(game).players[0]} --bots random" in text


def test_the_same_seed_gives_the_same_report_whoever_plays() -> None:
    alone, shared = (
        told("revolution", "--games", "6", "--bots", "random", "--workers", workers)
        for workers in ("1", "2")
    )
    assert alone == shared
    assert alone["study"]["matches"] == 6
    assert sum(seat["mean"] for seat in alone["study"]["seats"]) == pytest.approx(1, abs=0.001)


def test_options_are_compared_on_the_same_deals() -> None:
    words = ("--players", "4", "--games", "2", "--bots", "random", "--compare", "board=palace")
    found = told("revolution", *words, "--compare", "board=core")["compared"]
    assert set(found["board=palace"]["totals"].values()) != {0.0}
    # An option that is the usual one changes nothing.
    assert set(found["board=core"]["totals"].values()) == {0.0}


def test_records_of_a_folder_are_reported_on(tmp_path: Path) -> None:
    simulated = ["simulate", "revolution", "--games", "3", "--seed", "3", "--workers", "1"]
    CliRunner().invoke(main, [*simulated, "--records", str(tmp_path)])
    brought = told("revolution", "--records", str(tmp_path))
    assert brought == told("revolution", "--games", "3", "--bots", "random")


@pytest.mark.parametrize(
    "words", [["--games", "2"], ["--json", "--records", "."], ["--json", "--compare", "x=y"]]
)
def test_wishes_that_cannot_be_met_are_refused(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["report", "revolution", "--bots", "random", *words])
    assert result.exit_code == 2


def match(winner: int, taken: tuple[int, int]) -> MatchStatistics:
    """Return a match of two: who won, and how often each took the one thing there is."""
    uses = [ComponentUse(3, times, 2 if times else 0) for times in taken]
    shares = [float(seat == winner) for seat in range(2)]
    return MatchStatistics(
        [7, 9], [{"sum": 7}, {"sum": 9}], shares, "over", 5, 3, 1, {"tile:a": uses}
    )


def test_whoever_takes_a_thing_more_than_others_is_compared_with_those() -> None:
    # In 30 matches the winner took it twice and the other once, in 10 it was the other way round.
    found = study("any", [match(0, (2, 1))] * 30 + [match(0, (1, 2))] * 10)
    (components,) = found.components
    assert (components.offered, components.taken, components.mean_round) == (100.0, 100.0, 2.0)
    assert components.takers is not None
    assert components.leavers is not None
    assert (components.takers.mean, components.leavers.mean) == (0.75, 0.25)
    # Two standard errors of sqrt(0.75 · 0.25 / 39) each.
    assert components.surprise == pytest.approx(0.5 / (2 * 0.75 * 0.25 / 39) ** 0.5, abs=0.02)
    assert found.dead == []


def test_what_one_seat_alone_may_have_is_taken_or_left() -> None:
    # 20 who took it won, 20 who left it lost; nobody else of their table could.
    taken, left = (
        msgspec.structs.replace(
            match(winner, (0, 0)), uses={"tile:a": [ComponentUse(3, times, 1), ComponentUse()]}
        )
        for winner, times in ((0, 2), (1, 0))
    )
    (components,) = study("any", [taken, left] * 20).components
    assert components.takers is not None
    assert components.leavers is not None
    assert (components.takers.mean, components.leavers.mean) == (1.0, 0.0)
    assert (components.offered, components.taken) == (50.0, 50.0)


def test_what_nearly_nobody_takes_is_dead() -> None:
    assert study("any", [match(0, (0, 0))] * 3).dead == ["tile:a"]


def test_what_most_take_though_it_goes_with_losing_is_a_habit() -> None:
    found = study("any", [match(1, (2, 1))] * 40)
    assert (found.habits, found.neglected) == (["tile:a"], [])
    # Where as many takers win as others, nothing is said.
    assert study("any", [match(seat, (2, 1)) for seat in (0, 1)] * 20).habits == []


def test_what_few_take_though_it_goes_with_winning_is_neglected() -> None:
    found = study("any", [match(0, (1, 0))] * 40 + [match(0, (0, 0))] * 10)
    assert (found.habits, found.neglected) == ([], ["tile:a"])


def test_sources_are_those_of_winners_and_of_others() -> None:
    assert study("any", [match(1, (1, 0))] * 2).sources == {"sum": (9.0, 7.0)}


def test_a_difference_of_options_is_taken_deal_by_deal() -> None:
    plain = [match(0, (1, 0)), match(1, (1, 0))]
    other = [msgspec.structs.replace(one, decisions=8, totals=[8, 14]) for one in plain]
    found = compare_options(plain, other)
    # 8 decisions instead of 5, a mean of 11 instead of 8, a lead of 6 instead of 2: every time.
    assert msgspec.structs.astuple(found.decisions) == (3.0, 3.0, 3.0)
    assert msgspec.structs.astuple(found.totals) == (3.0, 3.0, 3.0)
    assert msgspec.structs.astuple(found.margins) == (4.0, 4.0, 4.0)
    assert msgspec.structs.astuple(found.first_seat) == (0.0, 0.0, 0.0)
