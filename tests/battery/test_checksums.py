"""Play is equal on the compiled and the plain engine, and unchanged since the stored digests."""

import pytest

from tests.battery.checksums import DIGESTS, stored, write
from tests.battery.variants import GAMES
from tocsin.kernel.errors import BadOptions


@pytest.mark.parametrize("name", DIGESTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_play_gives_the_stored_digest(game_id: str, name: str) -> None:
    kept = stored(game_id, name)
    renew = f"python -m tests.battery.checksums {game_id}"
    assert kept.exists(), f"{game_id} has no digest yet; once it plays as it should: {renew}"
    assert kept.read_text("utf-8").strip() == DIGESTS[name](game_id), (
        f"{game_id} plays differently; if that is meant: {renew}"
    )


def test_unknown_game_gets_no_digest() -> None:
    with pytest.raises(BadOptions, match="no game “chess”"):
        write(["chess"])
    assert not stored("chess", "checksum").parent.exists()
