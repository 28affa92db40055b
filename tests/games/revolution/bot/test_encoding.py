"""What a net sees of a position: the own seat first, and of the others nothing hidden (RULES 6)."""

from struct import unpack

import pytest
from librt.strings import BytesWriter

from tests.games.revolution.notation import GAME, draw, lay, revealed
from tocsin.kernel.position import Position


def numbers(position: Position, seat: int) -> dict[str, float]:
    """Return what a net of the seat sees, by name."""
    encoding = GAME.encoding(position.players)
    out = BytesWriter()
    GAME.encode(position, seat, out)
    values = unpack(f"<{encoding.size}f", out.getvalue())
    return dict(zip(encoding.names, values, strict=True))


def test_the_own_seat_comes_first_and_the_others_in_turn_order() -> None:
    """RULES 6.1"""
    position = draw("core 4; support 10 20 30 40; hands 1F 4G | 2B | 3G | 1F; tavern 1 0 2 0")
    seen = numbers(position, 2)
    support = [seen[f"{whose} support"] for whose in ("own", "seat +1", "seat +2", "seat +3")]
    assert support == pytest.approx([0.3, 0.4, 0.1, 0.2])
    assert seen["own cubes tavern"] > seen["seat +2 cubes tavern"] > 0
    assert seen["seat +1 cubes tavern"] == seen["seat +3 cubes tavern"] == 0
    assert seen["seat +1 force"] > seen["own force"] == 0
    assert seen["seat +3 blackmail"] > seen["seat +2 blackmail"] == 0


def test_the_bids_of_others_are_seen_from_the_reveal_on() -> None:
    """RULES 6.2, 6.3"""
    position = draw("core 3; hands 1F | 1F | 1F")
    lay(position, 0, "printer 1F")
    lay(position, 1, "priest 1F")
    assert numbers(position, 0)["own bid printer"] == 1
    assert numbers(position, 0)["seat +1 bid priest"] == 0
    assert numbers(position, 1)["seat +2 bid printer"] == 0
    shown = revealed("core 3; harbor 0 1 1", {0: "spy 1F", 1: "printer 1F"})
    assert numbers(shown, 0)["seat +1 bid printer"] == 1
    assert numbers(shown, 2)["seat +1 bid spy"] == 1
