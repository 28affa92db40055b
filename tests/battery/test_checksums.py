"""The engine plays compiled as it plays plain, and today as yesterday."""

import pytest

from tests.battery.checksums import checksum, stored
from tests.battery.variants import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_playouts_give_the_stored_checksum(game_id: str) -> None:
    kept = stored(game_id)
    text = kept.read_text("utf-8").strip() if kept.exists() else ""
    assert text == checksum(game_id), (
        f"{game_id} plays differently; if that is meant: python -m tests.battery.checksums"
    )
