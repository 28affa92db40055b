"""Drawbridges opened, closed, attacked and destroyed (RULES 4.2 and 4.17 to 4.20)."""

import pytest

from tests.games.bastion.notation import (
    act,
    draw,
    listen,
    offered,
    options,
    reach_of,
    reserve,
    step,
    told,
    where,
)


@pytest.mark.parametrize("piece", ["ca", "q"])
def test_a_closed_drawbridge_stops_every_piece(piece: str) -> None:
    """RULES 4.2, ruling A33"""
    inside = f"2; side strategists; 0 {piece}@d2"
    assert reach_of(draw(inside), piece) & {"d4", "d3", "c4"}
    assert not reach_of(draw(f"{inside}; shut 0"), piece) & {"c3", "d3", "e3", "c4", "d4", "e4"}


def test_the_gate_squares_stay_open_from_inside() -> None:
    """RULES 4.2, 4.18"""
    assert reach_of(draw("2; 0 sa@d2 k@h5; shut 0"), "sa") == {"e2", "d1"}


@pytest.mark.parametrize("square", ["d1", "e1"])
def test_a_piece_on_throne_or_prison_works_the_drawbridge(square: str) -> None:
    """RULES 4.17, ruling A25"""
    owner = draw(f"2; 0 sa@{square} k@h5")
    assert offered(owner, "gate") == {"0"}
    enemy = draw(f"2; token 1; 0 k@h5; 1 sa@{square} k@a8")
    assert offered(enemy, "gate", 1) == {"0"}


def test_pieces_elsewhere_do_not_work_the_drawbridge() -> None:
    """RULES 4.17"""
    assert offered(draw("2; 0 sa@d2 k@c1"), "gate") == set()


def test_a_drawbridge_is_turned_once_a_turn() -> None:
    """RULES 4.17"""
    position = draw("2; 0 sa@h5")
    act(position, "0 gate 0")
    assert list(position.closed) == [1, 0]
    assert offered(position, "gate") == set()


def test_closing_a_drawbridge_shuts_the_gate_square_in() -> None:
    """RULES 4.18, ruling A26"""
    position = draw("2; 0 sa@d2")
    act(position, "0 gate 0")
    assert where(position, 0, "sa") == "d2"
    assert "d3" not in reach_of(position, "sa")


def test_a_broken_drawbridge_cannot_be_closed() -> None:
    """RULES 4.20"""
    assert offered(draw("2; 0 sa@h5; bridge 0 0"), "gate") == set()


# --- attacked


def test_a_weak_tower_breaks_a_drawbridge_with_card_2() -> None:
    """RULES 4.19, 4.20 and 8.52"""
    position = act(
        draw("2; side strategists; 0 ta=t1@d8; shut 1"), "0 done", "0 assault 1", "0 courage 2"
    )
    assert list(position.resistance) == [20, 0]
    assert list(position.closed) == [0, 0]
    assert reserve(position, 0) == [10, 10, 9]


def test_under_the_option_a_drawbridge_falls_to_a_tower_at_once_and_without_a_card() -> None:
    """RULES 8.52; page 6 of the booklet."""
    text = "2 drawbridge=fall; side strategists; 0 ta=t1@d8; reserve 0 10 10 0; shut 1"
    position = act(listen(draw(text)), "0 done", "0 assault 1")
    assert list(position.resistance) == [20, 0]
    assert list(position.closed) == [0, 0]
    assert reserve(position, 0) == [10, 10, 0]
    assert told(position, "card-turned") == []
    (event,) = told(position, "damaged")
    assert (event.args["power"], event.args["left"]) == (20, 0)


def test_under_the_option_others_still_wear_a_drawbridge_down() -> None:
    """RULES 4.19, 8.52"""
    text = "2 drawbridge=fall; side strategists; 0 ca=c2@d8"
    position = act(draw(text), "0 done", "0 assault 1", "0 courage 1")
    assert list(position.resistance) == [20, 12]


def test_under_the_option_towers_fight_pieces_as_usual() -> None:
    """RULES 8.52"""
    text = "2 drawbridge=fall; side strategists; 0 ta=t1@d5; 1 sa=s4@d6"
    position = act(draw(text), "0 done", "0 target 1 sa")
    assert step(position) == "cards"


def test_damage_adds_up() -> None:
    """RULES 4.19; page 9 of the booklet."""
    position = act(draw("2; 0 sa=s4@d8; bridge 1 20"), "0 done", "0 assault 1", "0 courage 1")
    assert list(position.resistance) == [20, 12]


def test_two_soldiers_attack_a_drawbridge_together() -> None:
    """RULES 4.19"""
    position = act(draw("2; 0 sa=s4@d8 sb=s1@e8"), "0 done", "0 assault 1", "0 valiant sa")
    act(position, "0 support sb", "0 courage 2")
    assert list(position.resistance) == [20, 0]


def test_archers_riders_and_distant_pieces_do_not_attack_drawbridges() -> None:
    """RULES 4.19"""
    for text in (
        "2; side strategists; 0 aa@d8",
        "2; side army; 0 ta@d8 sa^ta",
        "2; side army; 0 sa@c8",
        "2; side army; 0 sa@d8; bridge 1 0",
    ):
        position = act(draw(text), "0 done")
        assert step(position) != "fighting" or offered(position, "assault") == set()


def test_the_owner_of_an_attacked_drawbridge_may_riposte() -> None:
    """RULES 4.32"""
    position = act(draw("2; 0 sa=s4@d8; 1 sa@d9"), "0 done", "0 assault 1", "0 courage 1")
    assert step(position) == "riposting"
    assert options(position, 1) == {"target 0 sa", "pass"}
