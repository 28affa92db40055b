"""The engine plays compiled as it plays plain, and today as yesterday."""

import pytest

from tests.battery.checksums import DIGESTS, stored
from tests.battery.variants import GAMES


@pytest.mark.parametrize("name", DIGESTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_play_gives_the_stored_digest(game_id: str, name: str) -> None:
    kept = stored(game_id, name)
    text = kept.read_text("utf-8").strip() if kept.exists() else ""
    assert text == DIGESTS[name](game_id), (
        f"{game_id} plays differently; if that is meant: python -m tests.battery.checksums"
    )
