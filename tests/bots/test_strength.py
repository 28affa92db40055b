"""The tables of strength: made of deals that are kept, and played on where they stopped."""

from pathlib import Path

import pytest

from bench import strength
from bench.strength import Bar
from tocsin.lab.arena import Entrant
from tocsin.lab.deal import Deal
from tocsin.lab.ledger import Ledger
from tocsin.lab.sharing import ALONE

BAR = Bar("in company", "revolution", ("random", "random", "random"), 0.2)


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "out" / "strength.jsonl")
    strength.play([BAR], 3, ALONE)
    first = strength.KEPT.read_bytes()
    strength.play([BAR], 6, ALONE)
    assert strength.KEPT.read_bytes().startswith(first)
    assert sorted(Ledger(strength.KEPT).deals(BAR.key)) == [0, 1]
    text = strength.tables([BAR])
    assert "**In company**" in text
    assert "| Revolution! | 3 | **random**, 2 random | 6 |" in text


def test_experts_are_timed_wherever_they_sit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength.jsonl")
    bars = [Bar("one", "revolution", field) for field in (("expert", "hard"), ("hard", "expert"))]
    ledger = Ledger(strength.KEPT)
    for bar, longest in zip(bars, ([0.3, 9.0], [9.0, 0.7]), strict=True):
        ledger.keep(bar.key, 0, Deal([0.5, 0.5], [10, 10], [1.0, 1.0], longest, b"", []))
    assert "| Revolution! | 2 | 20 | 100 | 700 |" in strength.tables(bars)


def test_other_skills_are_other_contests() -> None:
    one, other = (
        Bar("in company", "revolution", (f"hard:rollouts={count}", "greedy", "greedy")).key
        for count in (1, 2)
    )
    assert one != other


def test_a_bar_is_kept_by_the_whole_interval() -> None:
    sure, unsure = (
        Entrant(
            bot="hard", games=8, share=0.5, low=low, high=high, ms_per_decision=1.0, worst_ms=2.0
        )
        for low, high in ((0.45, 0.55), (0.3, 0.7))
    )
    assert Bar("", "revolution", (), 0.4).is_met(sure)
    assert not Bar("", "revolution", (), 0.4).is_met(unsure)
    assert Bar("", "revolution", (), most=0.6).is_met(sure)
    assert not Bar("", "revolution", (), most=0.6).is_met(unsure)


def test_all_bars_name_bots_and_fit_their_games() -> None:
    for bar in strength.bars():
        assert bar.contest().field
        assert bar.key
