"""The encoding of a position: own seat first, no hidden numbers of other seats (RULES 6)."""

from struct import unpack

import pytest
from librt.strings import BytesWriter

from tests.games.revolution.notation import GAME, parse
from tests.games.revolution.play import lay, revealed
from tocsin.kernel.position import Position


def numbers(position: Position, seat: int) -> dict[str, float]:
    """Return the encoding for the seat, by name."""
    encoding = GAME.encoding(position.players)
    out = BytesWriter()
    GAME.encode(position, seat, out)
    values = unpack(f"<{encoding.size}f", out.getvalue())
    return dict(zip(encoding.names, values, strict=True))


def test_own_seat_comes_first_then_the_others_in_seat_order() -> None:
    """RULES 6.1"""
    position = parse("core 4; support 10 20 30 40; hands 1F 4G | 2B | 3G | 1F; tavern 1 0 2 0")
    encoded = numbers(position, 2)
    support = [encoded[f"{whose} support"] for whose in ("own", "seat +1", "seat +2", "seat +3")]
    assert support == pytest.approx([0.3, 0.4, 0.1, 0.2])
    assert encoded["own cubes tavern"] > encoded["seat +2 cubes tavern"] > 0
    assert encoded["seat +1 cubes tavern"] == encoded["seat +3 cubes tavern"] == 0
    assert encoded["seat +1 force"] > encoded["own force"] == 0
    assert encoded["seat +3 blackmail"] > encoded["seat +2 blackmail"] == 0


def test_bids_of_other_seats_are_encoded_after_the_reveal() -> None:
    """RULES 6.2, 6.3"""
    position = parse("core 3; hands 1F | 1F | 1F")
    lay(position, 0, "printer 1F")
    lay(position, 1, "priest 1F")
    assert numbers(position, 0)["own bid printer"] == 1
    assert numbers(position, 0)["seat +1 bid priest"] == 0
    assert numbers(position, 1)["seat +2 bid printer"] == 0
    shown = revealed("core 3; harbor 0 1 1", {0: "spy 1F", 1: "printer 1F"})
    assert numbers(shown, 0)["seat +1 bid printer"] == 1
    assert numbers(shown, 2)["seat +1 bid spy"] == 1
