"""The engine plays compiled as it plays plain, and today as yesterday."""

import json

import pytest

from tests.battery.checksums import STORED, checksum
from tests.battery.variants import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_playouts_give_the_stored_checksum(game_id: str) -> None:
    stored = json.loads(STORED.read_text("utf-8"))
    assert stored.get(game_id) == checksum(game_id), (
        f"{game_id} plays differently; if that is meant: python -m tests.battery.checksums"
    )
