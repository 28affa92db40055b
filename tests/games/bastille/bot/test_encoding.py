"""Encoding for nets: the own seat first, without hidden information."""

from struct import unpack

from librt.strings import BytesWriter

from tests.games.bastille.notation import GAME, act, evaluated, parse
from tocsin.kernel.position import Position


def numbers(position: Position, seat: int) -> dict[str, float]:
    """Return the encoding for a seat, by name."""
    encoding = GAME.encoding(position.players)
    out = BytesWriter()
    GAME.encode(position, seat, out)
    return dict(zip(encoding.names, unpack(f"<{encoding.size}f", out.getvalue()), strict=True))


def test_encoded_seats_are_counted_from_the_own_seat() -> None:
    position = parse("4; start 2; coins 15 30 0 45; cards p1 | m2 | - | n3")
    encoded = numbers(position, 1)
    assert [encoded[f"seat +{turn} coins"] for turn in range(4)] == [2.0, 0.0, 3.0, 1.0]
    assert [encoded[f"seat +{turn} starts"] for turn in range(4)] == [0.0, 1.0, 0.0, 0.0]
    assert encoded["seat +0 card m2"] == 0.5, "a monk without a group"
    assert encoded["seat +2 card n3"] == encoded["seat +3 card p1"] == 1.0
    assert numbers(position, 0)["seat +0 card p1"] == 1.0


def test_the_encoding_has_tiles_and_the_question() -> None:
    position = parse("3; start 0; at banque 0:4 1:2; tiles 1 | 2 | 3")
    encoded = numbers(position, 0)
    assert (encoded["seat +0 highest tile at banque"], encoded["seat +0 tiles at banque"]) == (
        1.0,
        0.5,
    )
    assert encoded["seat +1 highest tile at banque"] == 0.5
    assert encoded["asked for tile"] == encoded["phase placing"] == encoded["seat +0 acts"] == 1.0
    assert encoded["asked for mission"] == 0.0


def test_missions_are_encoded_for_their_holder_only() -> None:
    """RULES 6.2 and 6.3"""
    position = evaluated("3; missions most_gems | - | low_nobles; at etats_generaux 1:1")
    assert numbers(position, 1)["top pile seen"] == 1.0
    assert numbers(position, 0)["top pile seen"] == 0.0
    act(position, 1, "mission high_nobles")
    assert numbers(position, 1)["own high_nobles"] == 1.0
    assert numbers(position, 1)["high_nobles seen in the top pile"] == 0.0
    assert numbers(position, 0)["own high_nobles"] == 0.0
    assert [numbers(position, 0)[f"seat +{n} missions"] for n in range(3)] == [0.25] * 3
