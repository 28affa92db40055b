"""Prisons, treasure, flag and throne (RULES 4.33 to 4.38)."""

from tests.games.bastion.notation import (
    GAME,
    act,
    draw,
    laid,
    listen,
    offered,
    options,
    reach_of,
    step,
    told,
    where,
)
from tocsin.games.bastion.rules.board import FREEING
from tocsin.games.bastion.rules.course import QUESTIONS

# The prison of seat 1 is d10; its neighbours on foot are e10, c10, d9, e9 and c9 is upstairs.
AT_THE_DOOR = "2; 0 sa@d9 sb>1; 1 k@h9"


def test_a_piece_that_reaches_the_prison_may_free_one_of_its_own() -> None:
    """RULES 4.33, 4.34; page 9 of the booklet."""
    position = act(draw(AT_THE_DOOR), "0 move sa", "0 to d10")
    assert step(position) == "freeing"
    act(position, "0 free sb")
    assert offered(position, "to") == {"c10", "e10", "d9", "e9"}
    act(position, "0 to d9")
    assert where(position, 0, "sb") == "d9"


def test_freeing_a_prisoner_is_optional() -> None:
    """RULES 4.33"""
    position = act(draw(AT_THE_DOOR), "0 move sa", "0 to d10", "0 pass")
    assert where(position, 0, "sb") == ">1"
    assert step(position) == "moving"


def test_a_freed_piece_moves_and_attacks_at_once() -> None:
    """RULES 4.34"""
    position = act(
        draw("2; 0 sa@d9 sb>1; 1 k@e8"),
        *("0 move sa", "0 to d10", "0 free sb", "0 to d9"),
    )
    assert reach_of(position, "sb") == {"d8", "e9"}
    act(position, "0 done")
    assert "1 k" in offered(position, "target")


def test_a_freed_piece_never_frees_prisoners() -> None:
    """RULES 4.33, ruling A24"""
    position = draw("2; 0 sa@d9 sb>1; 1 k@h9; rescued 0 sa")
    act(position, "0 move sa", "0 to d10")
    assert step(position) == "moving"


def test_prisoners_are_freed_only_where_they_are_held() -> None:
    """RULES 4.33, 4.38"""
    position = draw("3; 0 sa@B:e2 sb>2; 1 k@B:h5; 2 k@C:h5")
    act(position, "0 move sa", "0 to B:e1")
    assert step(position) == "moving"


def test_a_freed_tower_is_put_on_the_nearest_open_ground() -> None:
    """RULES 4.34, ruling A20"""
    position = act(draw("2; 0 sa@d9 ta>1; 1 k@h9"), "0 move sa", "0 to d10", "0 free ta")
    assert offered(position, "to") == {"b8", "c8", "d8", "e8", "f8"}


def test_prisoners_without_a_free_square_are_not_freed() -> None:
    """RULES 4.34"""
    crowd = "sa@e10 sb@c10 sc@e9 sd@c9 se@d9"
    position = draw(f"2; 0 sb>1; 1 {crowd} k@h9")
    # No square beside the prison is free, so no prisoner can be freed.
    position.captor = 1
    offers = QUESTIONS[FREEING].offers(position)
    assert [GAME.actions.text(action) for action in offers] == ["pass"]


def test_a_captive_backs_no_mission_once_freed() -> None:
    """RULES 4.42; page 4 of the booklet."""
    position = listen(
        draw("2; 0 sa@d9 sb>1 sc>1 sd>1; 1 k@h9; laid 1 m13; hands m08 m09 m03 | m10 m11 m12")
    )
    act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")
    assert laid(position, 1) == []
    assert len(told(position, "mission-lost")) == 1
    assert position.deck[-1] == 12


def test_a_spare_prisoner_keeps_the_mission() -> None:
    """RULES 4.42, ruling A41"""
    position = draw("2; 0 sa@d9 sb>1 sc>1 sd>1 se>1; 1 k@h9; laid 1 m13")
    act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")
    assert laid(position, 1) == ["m13"]


# --- treasure and flag


def test_treasure_and_flag_are_taken_on_arrival() -> None:
    """RULES 4.35, ruling A27"""
    position = act(draw("2; 0 sa@g9 k@h5; 1 k@a9"), "0 move sa", "0 to g10")
    assert list(position.treasure) == [0, 0]
    position = act(draw("2; 0 sa@b9 k@h5; 1 k@h8"), "0 move sa", "0 to b10")
    assert list(position.flag) == [0, 0]


def test_absent_tokens_cannot_be_taken() -> None:
    """RULES 4.35"""
    position = draw("3; 0 sa@B:b2; treasure 1 2")
    act(position, "0 move sa", "0 to B:b1")
    assert list(position.treasure) == [0, 2, 2]


def test_stolen_tokens_return_home_from_the_takers_treasure_room() -> None:
    """RULES 4.36; the taker's mission is lost (4.42)."""
    position = draw("2; 0 sa@g9; treasure 0 1; flag 0 1; laid 1 m06 m07")
    act(position, "0 move sa", "0 to g10")
    assert list(position.treasure) == [0, 0]
    assert list(position.flag) == [0, 1]
    assert laid(position, 1) == []


def test_the_king_on_an_enemy_throne_can_annex() -> None:
    """RULES 4.37; page 9 of the booklet."""
    position = draw("2; side strategists; 0 k@e9; 1 k@h8")
    assert "lay m08" not in options(position, 0)
    act(position, "0 move k", "0 to e10")
    assert "lay m08" in options(position, 0)


def test_an_eliminated_seat_still_holds_its_prisoners() -> None:
    """Ruling A40"""
    position = draw("3; 0 sa@B:e2 sb>1; 1 k>2")
    assert position.alive[1] == 0
    act(position, "0 move sa", "0 to B:e1", "0 free sb")
    assert step(position) == "releasing"
