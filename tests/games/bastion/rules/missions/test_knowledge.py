"""Knowledge of missions (RULES 6.4 to 6.6)."""

from typing import Any

from tests.games.bastion.notation import GAME, SEED, act, draw, hand, options, step
from tests.games.bastion.rules.redealing import redealt
from tocsin.games.bastion.rules.position import Bastion


def known(position: Bastion, viewer: int | None) -> list[Any]:
    return list(GAME.view(position, viewer)["deck"])


def test_hands_and_deck_are_secret() -> None:
    """RULES 6.4"""
    position = draw("2; 0 sa@d5; hands m01 m02 m03 | m04 m05 m06")
    assert GAME.view(position, 1)["seats"][0]["hand"] == [None] * 3
    assert known(position, 1) == [None] * 12
    hands = {tuple(sorted(hand(world, 0))) for world in redealt(position, 1)}
    assert len(hands) > 30
    assert all(hand(world, 1) == ["m04", "m05", "m06"] for world in redealt(position, 1))


def test_a_card_put_under_the_deck_is_known_to_its_seat() -> None:
    """RULES 6.5"""
    position = GAME.new(players=2, seed=SEED)
    assert isinstance(position, Bastion)
    seat = position.first
    card = sorted(options(position, seat))[0].split()[1]
    act(position, f"{seat} return {card}")
    assert known(position, seat)[-1] == card
    assert known(position, 1 - seat)[-1] is None
    for world in redealt(position, seat):
        assert world.deck[-1] == position.deck[-1]


def test_a_lost_mission_goes_under_the_deck_in_public() -> None:
    """RULES 6.5"""
    position = draw("2; 0 sa@d9 sb>1 sc>1 sd>1; 1 k@h9; laid 1 m13")
    act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")
    for viewer in (None, 0, 1):
        assert known(position, viewer)[-1] == "m13"


def spied() -> Bastion:
    """Return a position in which seat 0 has just spied on seat 1, which is in turn."""
    position = act(draw("2; 0 sa@d9 k@h3; hands m08 m09 m03 | m01 m02 m04"), "0 done")
    return act(position, "0 spy sa 1")


def test_a_spied_hand_is_known() -> None:
    """RULES 6.6"""
    position = spied()
    while step(position) != "token":
        act(position, f"{position.actor} end")
    assert all(hand(world, 1) == ["m01", "m02", "m04"] for world in redealt(position, 0))


def finish(position: Bastion) -> str:
    """Return the action that ends the current step."""
    texts = options(position, position.actor)
    return next(text for text in ("done", "end", "pass") if text in texts)


def test_after_a_change_of_strategy_the_spy_knows_each_card_in_the_hand_or_at_the_bottom() -> None:
    """RULES 6.6"""
    position = spied()
    while step(position) != "token":
        act(position, f"{position.actor} end")
    act(position, "1 strategists")
    while step(position) != "redrawing":
        act(position, f"1 {finish(position)}")
    act(position, "1 redraw")
    given = sorted(options(position, 1))[0].split()[1]
    act(position, f"1 return {given}")
    places = {
        (tuple(sorted(hand(world, 1))), world.deck[-1]) for world in redealt(position, 0, 200)
    }
    spied_cards = {"m01", "m02", "m04"}
    for cards, bottom in places:
        missing = spied_cards - set(cards)
        assert len(missing) <= 1
        if missing:
            assert missing == {f"m{bottom + 1:02}"}
    assert len({bottom for _, bottom in places}) > 3
