"""Four players: archers as soldiers, and the battlefield square (RULES 4.44 and 4.45)."""

import pytest

from tests.games.bastion.notation import (
    act,
    draw,
    fight,
    lay_cards,
    offered,
    options,
    reach_of,
    reserve,
    step,
    where,
)


def test_archers_move_and_attack_with_the_army_and_pay_red() -> None:
    """RULES 4.44; page 14 of the booklet."""
    position = draw("4; side army; 0 aa=a2@d5; 1 sa=s2@d7; reserve 0 0 9 9")
    assert "aa" in offered(position, "move")
    act(position, "0 done", "0 target 1 sa")
    lay_cards(position, 2, 1)
    assert reserve(position, 0) == [0, 8, 9]


def test_archers_count_as_soldiers_for_missions() -> None:
    """RULES 4.44"""
    position = draw("4; 0 sa=s2@d5; 1 aa>0 ab>0 sa=s2>0; hands m13 m14 m11")
    assert {"lay m13", "lay m11"} <= options(position, 0)
    assert "lay m14" not in options(position, 0)


def test_red_and_blue_start_at_nine() -> None:
    """RULES 1.5; page 14 of the booklet."""
    position = draw("4; 0 sa=s2@d5")
    assert reserve(position, 3) == [10, 9, 9]


# --- the battlefield square g7


@pytest.mark.parametrize("square", ["f6", "g6", "h6", "f7", "h7", "f8", "g8", "h8"])
def test_soldiers_enter_and_leave_the_battlefield_in_all_directions(square: str) -> None:
    """RULES 1.10, ruling A32; page 14 of the booklet."""
    assert "g7" in reach_of(draw(f"4; 0 sa=s2@{square}"), "sa")
    assert square in reach_of(draw("4; 0 sa=s2@g7"), "sa")


def test_a_tower_enters_the_battlefield_over_a_grid_corner() -> None:
    """Ruling A32"""
    destinations = reach_of(draw("4; side strategists; 0 ta@f6"), "ta")
    assert {"g7", "h8"} <= destinations


def test_pieces_of_all_seats_share_the_battlefield_in_peace() -> None:
    """RULES 4.45; page 14 of the booklet."""
    position = draw("4; 0 sa=s2@g6; 1 sa=s2@g7; 2 sa=s2@g7")
    act(position, "0 move sa", "0 to g7", "0 done")
    assert offered(position, "target") == {"1 sa", "2 sa"}
    assert "end" in options(position, 0)


def test_the_battlefield_holds_eight_pieces() -> None:
    """RULES 4.45"""
    seven = "1 sa=s2@g7 sb=s4@g7 sc=s6@g7 sd=s7@g7; 2 sa=s2@g7 sb=s4@g7 sc=s6@g7"
    assert "g7" in reach_of(draw(f"4; 0 sa=s2@g6; {seven}"), "sa")
    assert "g7" not in reach_of(draw(f"4; 0 sa=s2@g6; {seven}; 3 q@g7"), "sa")


def test_a_loaded_tower_counts_as_two() -> None:
    """RULES 4.45"""
    seven = "1 sa=s2@g7 sb=s4@g7 sc=s6@g7 sd=s7@g7; 2 sa=s2@g7 sb=s4@g7 sc=s6@g7"
    empty = draw(f"4; side strategists; 0 ta@g6; {seven}")
    assert "g7" in reach_of(empty, "ta")
    loaded = draw(f"4; side strategists; 0 ta@g6 sa=s2^ta; {seven}")
    assert "g7" not in reach_of(loaded, "ta")


def test_an_occupied_battlefield_can_be_crossed() -> None:
    """RULES 4.45; page 14 of the booklet."""
    destinations = reach_of(draw("4; side strategists; 0 q@g6; 1 sa=s2@g7"), "q")
    assert "g8" in destinations
    assert "g8" in reach_of(draw("4; side strategists; 0 ta@g6; 1 sa=s2@g7"), "ta")


def test_attacks_on_the_battlefield_have_no_supporters() -> None:
    """RULES 4.45; page 14 of the booklet."""
    position = act(draw("4; 0 sa=s2@g6 sb=s4@f6; 1 sa=s2@g7"), "0 done", "0 target 1 sa")
    act(position, "0 valiant sa")
    assert step(position) == "cards"


def test_there_is_no_shooting_at_or_from_the_battlefield() -> None:
    """RULES 4.45"""
    into = act(draw("4; 0 aa@g5 sb=s2@a7; 1 sa=s2@g7; reserve 0 0 9 9"), "0 done")
    assert step(into) == "token"
    out = act(draw("4; 0 aa@g7; 1 sa=s2@g9; reserve 0 0 9 9"), "0 done")
    assert step(out) == "token"


def test_a_tower_on_the_battlefield_has_no_corner() -> None:
    """RULES 4.45; page 14 of the booklet: a tie does nothing."""
    position = act(draw("4; 0 sa=s6@f6; 1 ta=t1@g7"), "0 done", "0 target 1 ta")
    lay_cards(position, 4, 2)
    assert where(position, 1, "ta") == "g7"
    hurt = act(draw("4; 0 sa=s6@f6; 1 ta=t1@g7"), "0 done", "0 target 1 ta")
    lay_cards(hurt, 1, 1)
    assert where(hurt, 0, "sa") == ">1"


def test_an_archer_on_the_battlefield_survives_or_is_captured_by_option() -> None:
    """Ruling A31"""
    text = "0 sa=s2@g6; 1 aa=a2@g7"
    assert where(fight(f"4; {text}", 1, 3), 1, "aa") == "g7"
    assert where(fight(f"4; {text}", 1, 3), 0, "sa") == "g6"
    assert where(fight(f"4 battlefield=taken; {text}", 1, 3), 1, "aa") == ">0"
