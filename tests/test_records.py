"""Finished matches that must replay for ever: one for each way a game can end."""

from pathlib import Path

import pytest

from tocsin import games
from tocsin.kernel.record import decode, replay

FILES = sorted((Path(__file__).parent / "records").glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_finished_match_replays_to_its_outcome(path: Path) -> None:
    record = decode(path.read_bytes())
    assert record.outcome is not None
    assert record.game == path.parent.name
    replay(games.load(record.game, record.corrections), record)


@pytest.mark.parametrize("game", games.ids())
def test_every_game_has_a_record_of_a_sole_and_of_a_shared_victory(game: str) -> None:
    records = [decode(path.read_bytes()) for path in FILES if path.parent.name == game]
    winners = {len(record.outcome.winners()) for record in records if record.outcome}
    assert 1 in winners
    assert max(winners, default=0) > 1
