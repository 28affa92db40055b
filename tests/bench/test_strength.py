"""The tables of strength: made from logged deals, and continued where a run stopped."""

from pathlib import Path

import pytest

from bench import strength
from bench.strength import Requirement
from tocsin.lab.arena import Entrant
from tocsin.lab.deal import Deal
from tocsin.lab.executor import SERIAL
from tocsin.lab.result_log import ResultLog

REQUIREMENT = Requirement("in company", "revolution", ("random", "random", "random"), 0.2)


def test_logged_deals_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LOG_FILE", tmp_path / "out" / "strength.jsonl")
    strength.play([REQUIREMENT], 3, SERIAL)
    first = strength.LOG_FILE.read_bytes()
    strength.play([REQUIREMENT], 6, SERIAL)
    assert strength.LOG_FILE.read_bytes().startswith(first)
    assert sorted(ResultLog(strength.LOG_FILE).deals(REQUIREMENT.key)) == [0, 1]
    text = strength.tables([REQUIREMENT])
    assert "**In company**" in text
    assert "| Revolution! | 3 | **random**, 2 random | 6 |" in text


def test_experts_are_timed_in_all_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LOG_FILE", tmp_path / "strength.jsonl")
    fields = (("expert", "hard"), ("hard", "expert"))
    requirements = [Requirement("one", "revolution", field) for field in fields]
    log = ResultLog(strength.LOG_FILE)
    for one, longest in zip(requirements, ([0.3, 9.0], [9.0, 0.7]), strict=True):
        log.append(one.key, 0, Deal([0.5, 0.5], [10, 10], [1.0, 1.0], longest, b"", []))
    assert "| Revolution! | 2 | 20 | 100 | 700 |" in strength.tables(requirements)


def test_changed_skills_have_another_key() -> None:
    one, other = (
        Requirement("", "revolution", (f"hard:rollouts={count}", "greedy", "greedy")).key
        for count in (1, 2)
    )
    assert one != other


def test_the_log_has_deals_of_the_current_skills() -> None:
    """The keys in the file must be those that the code writes."""
    log = ResultLog(strength.LOG_FILE)
    assert any(log.deals(one.key) for one in strength.requirements())


def test_the_whole_interval_must_be_within_the_bound() -> None:
    narrow, wide = (
        Entrant(
            bot="hard", games=8, share=0.5, low=low, high=high, ms_per_decision=1.0, worst_ms=2.0
        )
        for low, high in ((0.45, 0.55), (0.3, 0.7))
    )
    for requirement in (
        Requirement("", "revolution", (), 0.4),
        Requirement("", "revolution", (), most=0.6),
    ):
        assert requirement.is_met(narrow)
        assert not requirement.is_met(wide)


def test_all_requirements_name_bots_and_fit_their_games() -> None:
    for one in strength.requirements():
        assert one.contest().field
        assert one.key
