"""Spies (RULES 4.43 and 6.6)."""

from tests.games.bastion.notation import GAME, act, draw, lay_cards, offered, options, step, where


def test_a_spy_sees_the_missions_at_the_end_of_the_turn() -> None:
    """RULES 4.43, 6.6, ruling A23; page 11 of the booklet."""
    position = act(draw("2; 0 sa@d9 sb@e9 k@h3; hands m08 m09 m03 | m01 m02 m04"), "0 done")
    assert offered(position, "spy") == {"sa 1", "sb 1"}
    act(position, "0 spy sa 1")
    assert "1 k" in offered(position, "target")
    act(position, "0 target 1 k")
    # Only the other piece can still attack.
    assert step(position) == "cards"
    lay_cards(position, 1, 1)
    while step(position) != "token":
        act(position, f"{position.actor} {sorted(options(position, position.actor))[-1]}")
    assert GAME.view(position, 0)["seats"][1]["hand"] == ["m01", "m02", "m04"]
    assert GAME.view(position, None)["seats"][1]["hand"] == [None] * 3


def test_a_spy_may_be_of_either_class() -> None:
    """RULES 4.43"""
    for side in ("army", "strategists"):
        position = act(draw(f"2; side {side}; 0 sa@d5 ca@c7; 1 k@d6"), "0 done")
        assert offered(position, "spy") == {"sa 1", "ca 1"}


def test_a_spy_that_is_gone_reports_nothing() -> None:
    """RULES 4.43"""
    text = "2; 0 sa=s3@d9 sb=s1@d8 k@h3; 1 sa=s1@e9 k@e10; hands m08 m09 m03 | m01 m02 m04"
    position = act(draw(text), "0 done", "0 spy sa 1", "0 target 1 sa")
    # Beside the King 6 + 1 beats 6 and, in the riposte with card 2, 5 by far.
    lay_cards(position, 1, 1)
    act(position, "1 target 0 sa")
    lay_cards(position, 2, 1)
    assert where(position, 0, "sa") == ">1"
    while step(position) != "token":
        act(position, f"{position.actor} {sorted(options(position, position.actor))[0]}")
    assert GAME.view(position, 0)["seats"][1]["hand"] == [None] * 3
