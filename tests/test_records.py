"""Stored matches replay to their outcomes: one for each way in which a game can end."""

from pathlib import Path

import pytest

from tocsin import games
from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import decode, replay

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_finished_match_replays_to_its_outcome(path: Path) -> None:
    record = decode(path.read_bytes())
    assert record.outcome is not None
    assert record.game == path.parent.name
    replay(games.load(record.game, record.corrections), record)


@pytest.mark.parametrize("game", games.ids())
def test_every_game_has_records_of_sole_and_shared_victories(game: str) -> None:
    records = [decode(path.read_bytes()) for path in FILES if path.parent.name == game]
    winners = {len(record.outcome.winners()) for record in records if record.outcome}
    assert 1 in winners, f"no record in tests/records/{game} has a single winner"
    assert max(winners) > 1, f"no record in tests/records/{game} has a shared victory"


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    record = decode((FOLDER / "high_card" / "shared-victory.json").read_bytes())
    game = games.load(record.game)
    later = type("Later", (type(game),), {"rules_version": 2})(game.components, {})
    with pytest.raises(BadRecord, match=r"version 1 of the rules of High Card; here is 2\."):
        replay(later, record)
