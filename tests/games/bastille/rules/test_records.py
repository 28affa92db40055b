"""A finished match for each way the game can end (RULES 7.19)."""

from pathlib import Path

import pytest

import tests
from tocsin.kernel.record import decode

FOLDER = Path(str(tests.__file__)).parent / "records" / "bastille"


@pytest.mark.parametrize("reason", ["most-points", "most-coins", "shared"])
def test_records_cover_every_reason_to_end(reason: str) -> None:
    """RULES 7.19"""
    outcomes = [decode(path.read_bytes()).outcome for path in sorted(FOLDER.glob("*.json"))]
    assert reason in {outcome.reason for outcome in outcomes if outcome}


def test_records_cover_both_player_counts_and_the_variant() -> None:
    """RULES 1.1 and 2.8"""
    records = [decode(path.read_bytes()) for path in sorted(FOLDER.glob("*.json"))]
    assert {len(record.seats) for record in records} == {3, 4}
    assert {record.options["missions"] for record in records} == {"open", "secret"}
