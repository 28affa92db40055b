"""Missions drawn and returned (RULES 2.6, 4.39 and 4.43)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.bastion.notation import GAME, SEED, act, draw, follow, hand, offered, step
from tocsin.games.bastion.rules.board import REDRAWING
from tocsin.games.bastion.rules.missions.drawing import can_redraw
from tocsin.games.bastion.rules.position import Bastion


def strategists_turn(*moves: str) -> Bastion:
    position = follow(draw("2; start; side strategists; 0 ca@d5"), REDRAWING)
    return act(position, "0 strategists", *moves, "0 done")


def test_an_idle_king_may_change_the_strategy() -> None:
    """RULES 4.43; page 4 of the booklet."""
    position = strategists_turn("0 move ca", "0 to d7")
    assert step(position) == "redrawing"
    act(position, "0 redraw")
    assert len(offered(position, "return")) == 4
    act(position, "0 return m08")
    assert len(hand(position, 0)) == 3
    assert "m08" not in hand(position, 0)


def test_a_king_who_moved_cannot_change_the_strategy() -> None:
    """RULES 4.43"""
    assert step(strategists_turn("0 move k", "0 to d2")) == "token"


def test_there_is_no_change_of_strategy_in_an_army_turn() -> None:
    """RULES 4.43"""
    assert not can_redraw(draw("2; side army; 0 sa@d5"), 0)
    assert can_redraw(draw("2; side strategists; 0 sa@d5"), 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_seat_after_the_other_keeps_three_of_five(players: int) -> None:
    """RULES 2.6, 8.53"""
    position = GAME.new(players=players, seed=SEED)
    assert isinstance(position, Bastion)
    for turn in range(players):
        seat = (position.first + turn) % players
        assert position.actors() == [seat]
        assert len(position.legal(seat)) == 5
        position.apply(seat, position.legal(seat)[0])
        assert len(position.legal(seat)) == 4
        position.apply(seat, position.legal(seat)[0])
        assert len(hand(position, seat)) == 3
    assert len(position.deck) == 18 - 3 * players
    assert step(position) == "token"


def short_of_cards(hands: str) -> Bastion:
    """Return a position with an empty deck; freeing a soldier puts a mission of seat 1 under it."""
    text = f"2; 0 sa@d9 sb>1 sc>1 sd>1; 1 k@h9; hands {hands}; laid 1 m13"
    position = draw(text)
    position.deck = position.deck_label = vec[i64]()
    return act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")


def test_a_hand_left_short_by_an_empty_deck_is_filled_up_as_soon_as_a_card_comes() -> None:
    """RULES 4.39; page 4 of the booklet: always three."""
    position = short_of_cards("m08 m09 | m01 m02 m04")
    assert hand(position, 0) == ["m08", "m09", "m13"]
    assert not position.deck


def test_the_token_player_fills_up_first() -> None:
    """RULES 4.39"""
    position = short_of_cards("m08 m09 | m01 m02")
    assert (len(hand(position, 0)), len(hand(position, 1))) == (3, 2)


def test_the_seat_that_laid_a_mission_draws_first() -> None:
    """RULES 4.39 and 4.40"""
    prisoners = "sa>0 sb>0 sc>0 sd>0 se>0 sf>0"
    text = f"2; 0 sa@h5; 1 {prisoners}; laid 0 m13; hands m02 m08 m03 | m01 m04"
    position = draw(text)
    position.deck = position.deck_label = vec[i64]()
    act(position, "0 lay m02")
    assert hand(position, 0) == ["m08", "m03", "m13"]
    assert hand(position, 1) == ["m01", "m04"]
