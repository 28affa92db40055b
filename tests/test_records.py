"""Finished matches that must replay for ever: one for each way a game can end."""

from pathlib import Path

import pytest

from tocsin import games
from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import decode, replay

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.json"))
# Matches played by earlier versions of the rules.
OLD_FILES = sorted(FOLDER.glob("*/old/*.json"))


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
    assert 1 in winners, f"no record in tests/records/{game} has a single winner"
    assert max(winners) > 1, f"no record in tests/records/{game} has a shared victory"


@pytest.mark.parametrize("path", OLD_FILES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_a_match_of_earlier_rules_says_in_a_sentence_why_it_is_not_read(path: Path) -> None:
    record = decode(path.read_bytes())
    game = games.load(record.game, record.corrections)
    assert record.game == path.parts[-3]
    assert record.rules < game.rules_version
    with pytest.raises(BadRecord) as caught:
        replay(game, record)
    for change in game.rules_changes[record.rules - 1 :]:
        assert change in caught.value.sentence


@pytest.mark.parametrize("game", games.ids())
def test_every_earlier_version_of_the_rules_has_an_old_record(game: str) -> None:
    old = {decode(path.read_bytes()).rules for path in OLD_FILES if path.parts[-3] == game}
    assert old == set(range(1, games.load(game).rules_version))
