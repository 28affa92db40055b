"""The numbers for a net: the own seat first, and its own knowledge only."""

from struct import unpack

from librt.strings import BytesWriter

from tests.games.bastille.notation import GAME, act, draw, evaluated
from tocsin.kernel.position import Position


def numbers(position: Position, seat: int) -> dict[str, float]:
    """Return the numbers of a seat by their names."""
    encoding = GAME.encoding(position.players)
    out = BytesWriter()
    GAME.encode(position, seat, out)
    return dict(zip(encoding.names, unpack(f"<{encoding.size}f", out.getvalue()), strict=True))


def test_seats_are_counted_from_the_own_one() -> None:
    position = draw("4; start 2; coins 15 30 0 45; cards p1 | m2 | - | n3")
    told = numbers(position, 1)
    assert [told[f"seat +{place} coins"] for place in range(4)] == [2.0, 0.0, 3.0, 1.0]
    assert [told[f"seat +{place} starts"] for place in range(4)] == [0.0, 1.0, 0.0, 0.0]
    assert told["seat +0 card m2"] == 0.5, "a monk who has joined nobody"
    assert told["seat +2 card n3"] == told["seat +3 card p1"] == 1.0
    assert numbers(position, 0)["seat +0 card p1"] == 1.0


def test_tiles_and_what_is_asked_are_told() -> None:
    position = draw("3; start 0; at banque 0:4 1:2; tiles 1 | 2 | 3")
    told = numbers(position, 0)
    assert (told["seat +0 highest tile at banque"], told["seat +0 tiles at banque"]) == (1.0, 0.5)
    assert told["seat +1 highest tile at banque"] == 0.5
    assert told["asked for tile"] == told["phase placing"] == told["seat +0 acts"] == 1.0
    assert told["asked for mission"] == 0.0


def test_missions_are_told_to_their_holder_only() -> None:
    """RULES 6.2 and 6.3"""
    position = evaluated("3; missions most_gems | - | low_nobles; at etats_generaux 1:1")
    assert numbers(position, 1)["top pile seen"] == 1.0
    assert numbers(position, 0)["top pile seen"] == 0.0
    act(position, 1, "mission high_nobles")
    assert numbers(position, 1)["own high_nobles"] == 1.0
    assert numbers(position, 1)["high_nobles seen in the top pile"] == 0.0
    assert numbers(position, 0)["own high_nobles"] == 0.0
    assert [numbers(position, 0)[f"seat +{n} missions"] for n in range(3)] == [0.25] * 3
