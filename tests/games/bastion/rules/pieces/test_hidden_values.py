"""Hidden values of pieces (RULES 6.1 and 6.2)."""

from typing import Any

from tests.games.bastion.notation import GAME, SEED, act, draw, lay_cards
from tests.games.bastion.rules.redealing import redealt
from tocsin.games.bastion.rules.board import KIND, PIECE_COUNT
from tocsin.games.bastion.rules.position import Bastion


def pieces(position: Bastion, viewer: int | None) -> dict[str, Any]:
    return {piece["id"]: piece for piece in GAME.view(position, viewer)["pieces"]}


def test_values_are_known_to_their_seat_alone_until_a_combat() -> None:
    """RULES 6.1, 6.2"""
    position = act(draw("3; 0 sa=s8@A:d4; 1 sa=s4@A:d5; 2 sa@C:d4"), "0 done")
    assert pieces(position, 0)["0:sa"]["force"] == 6
    assert pieces(position, 1)["0:sa"]["force"] is None
    act(position, "0 target 1 sa")
    lay_cards(position, 1, 1)
    for viewer in (None, 0, 1, 2):
        assert pieces(position, viewer)["0:sa"]["force"] == 6
        assert pieces(position, viewer)["1:sa"]["force"] == 8


def test_a_captured_rider_is_seen_by_its_captor_only() -> None:
    """RULES 6.2, ruling A38"""
    text = "3; 0 sa=s8@A:c4; 1 ta=t1@A:d5 sb=s7^ta k@B:h5; 2 sa@C:d4"
    position = act(draw(text), "0 done", "0 target 1 ta")
    lay_cards(position, 4, 1)
    assert pieces(position, 0)["1:sb"]["force"] == 7
    assert pieces(position, 2)["1:sb"]["force"] is None
    assert pieces(position, None)["1:sb"]["force"] is None


def test_unseen_values_are_shuffled_within_their_kind() -> None:
    """RULES 6.2"""
    position = GAME.new(players=2, seed=SEED)
    assert isinstance(position, Bastion)
    seen = set()
    for world in redealt(position, 0):
        values = world.value[PIECE_COUNT:]
        assert all(KIND[figure] == KIND[slot] for slot, figure in enumerate(values))
        assert world.value[:PIECE_COUNT] == position.value[:PIECE_COUNT]
        seen.add(tuple(values))
    assert len(seen) > 30


def test_values_that_were_shown_stay() -> None:
    """RULES 6.2"""
    position = draw("2; rest home; 1 sa=s8@d6")
    position.shown[PIECE_COUNT] = 31
    assert {world.value[PIECE_COUNT] for world in redealt(position, 0)} == {7}
