"""Encoding for nets: only the knowledge of the seat, in a fixed order (RULES 6)."""

from struct import unpack

import pytest
from librt.strings import BytesWriter

from tests.games.paris.notation import GAME, act, draw
from tocsin.kernel.chance import Chance
from tocsin.kernel.position import Position


def numbers(position: Position, seat: int) -> dict[str, float]:
    """Return the encoding for a seat, by name."""
    writer = BytesWriter()
    GAME.encode(position, seat, writer)
    names = GAME.encoding(position.players).names
    return dict(zip(names, unpack(f"<{len(names)}f", writer.getvalue()), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_float_has_a_unique_name(players: int) -> None:
    encoding = GAME.encoding(players)
    assert len(set(encoding.names)) == encoding.size
    position = GAME.new(players=players, seed="3" * 64)
    assert len(numbers(position, 0)) == encoding.size


def test_encoding_lists_the_seat_first_then_its_rivals() -> None:
    position = draw("3; francs 4 8 12; tiles 1 27; keys 2 arc")
    seen = numbers(position, 1)
    francs = [seen[f"seat:{index}:francs"] for index in range(3)]
    assert francs == pytest.approx([8 / 20, 12 / 20, 4 / 20])
    assert [seen[f"seat:{index}:tile:27"] for index in range(3)] == [1, 0, 0]
    assert [seen[f"seat:{index}:bank:arc"] for index in range(3)] == [0, 1, 0]
    assert [seen[f"acting:{index}"] for index in range(3)] == [0, 0, 1]


def test_encoding_has_own_end_tiles_and_counts_of_rivals() -> None:
    """RULES 6.2"""
    position = draw("2; piles empty; ends 0 e1; ends 1 e5 e6")
    mine, theirs = numbers(position, 0), numbers(position, 1)
    assert [name for name in mine if name.startswith("own:") and mine[name]] == ["own:e1"]
    assert mine["seat:1:end-tiles"] == theirs["seat:0:end-tiles"] == 2 / 4


def test_encoding_hides_an_unpaid_move_from_rivals() -> None:
    """RULES 6.4"""
    position = draw("2; built chaillot-4 belleville-4; keys 0 arc; francs 9 0; piles empty")
    before = numbers(position, 1)
    act(position, "move arc")
    assert numbers(position, 1) == before
    assert numbers(position, 0)["asked:target"] == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_redealt_secrets_do_not_change_the_encoding(seat: int) -> None:
    """RULES 6.1, 6.2"""
    position = draw("3; ends 0 e1; ends 1 e5; ends 2 e9; ends 0 e2; step draw")
    world = position.redeal(seat, Chance("9" * 64))
    assert world.to_json() != position.to_json()
    assert numbers(world, seat) == numbers(position, seat)
