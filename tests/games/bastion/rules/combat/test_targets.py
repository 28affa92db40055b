"""Attackers and their targets (RULES 3.1, 4.4, 4.14 and 4.21 to 4.23)."""

import pytest

from tests.games.bastion.notation import act, draw, offered, step


def attackable(text: str) -> set[str]:
    """Return the targets of seat 0 after its movement."""
    position = act(draw(text), "0 done")
    if step(position) != "fighting":
        return set()
    return offered(position, "target")


@pytest.mark.parametrize(("side", "piece"), [("army", "sa"), ("strategists", "q")])
def test_most_pieces_attack_in_eight_directions(side: str, piece: str) -> None:
    """RULES 4.21"""
    for square in ("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"):
        assert attackable(f"2; side {side}; 0 {piece}@d5; 1 sa@{square}") == {"1 sa"}
    assert attackable(f"2; side {side}; 0 {piece}@d5; 1 sa@d7") == set()


def test_a_tower_attacks_over_its_sides_only() -> None:
    """RULES 4.21"""
    assert attackable("2; side strategists; 0 ta@d5; 1 sa@d6") == {"1 sa"}
    assert attackable("2; side strategists; 0 ta@d5; 1 sa@e6") == set()


def test_only_the_class_of_the_token_attacks() -> None:
    """RULES 3.1"""
    assert attackable("2; side strategists; 0 sa@d5; 1 sa@d6") == set()
    assert attackable("2; side army; 0 ca@d5; 1 sa@d6") == set()


@pytest.mark.parametrize("square", ["b5", "f5", "d3", "d7", "b3", "f7", "b7", "f3"])
def test_an_archer_hits_exactly_two_squares_away_on_eight_lines(square: str) -> None:
    """RULES 4.22, ruling A11"""
    assert attackable(f"2; side strategists; 0 aa@d5; 1 sa@{square}") == {"1 sa"}


@pytest.mark.parametrize("square", ["d6", "e6", "e7", "d8", "f6"])
def test_an_archer_hits_nothing_adjacent_off_the_lines_or_further_away(square: str) -> None:
    """RULES 4.22, ruling A11"""
    assert attackable(f"2; side strategists; 0 aa@d5; 1 sa@{square}") == set()


@pytest.mark.parametrize("blocker", ["0 sa@d6", "1 sb@d6"])
def test_any_piece_in_between_blocks_an_archer_on_the_ground(blocker: str) -> None:
    """RULES 4.23, ruling A12"""
    mine, theirs = ("sa@d6", "") if blocker[0] == "0" else ("", "sb@d6")
    targets = attackable(f"2; side strategists; 0 aa@d5 {mine}; 1 sa@d7 {theirs}")
    assert "1 sa" not in targets


def test_an_archer_upstairs_or_on_a_tower_sees_over_everything() -> None:
    """RULES 4.23; page 6 of the booklet."""
    tower = "2; side strategists; 0 ta@d5 aa^ta sa@d6; 1 sa@d7"
    assert "1 sa" in attackable(tower)
    rampart = "2; side strategists; 0 aa@c2 sa@c3; 1 sa@c4"
    assert "1 sa" in attackable(rampart)
    stairs = "2; side strategists; 0 aa@c1 sa@c2; 1 sa@c3"
    assert "1 sa" in attackable(stairs)


def test_over_a_wall_an_archer_on_the_ground_sees_only_pieces_upstairs() -> None:
    """RULES 4.23"""
    assert attackable("2; side strategists; 0 aa@b8; 1 sa@b10") == {"1 sa"}
    assert attackable("2; side strategists; 0 aa@e8; 1 sa@c10 k@a5") == {"1 sa"}
    hidden = "2; side strategists; 0 aa@f8; 1 sa@d10 k@a5"
    assert attackable(hidden) == {"1 sa"}
    assert attackable(f"{hidden}; shut 1") == set()


def test_a_closed_drawbridge_stops_every_attack_through_it() -> None:
    """RULES 4.2, 4.4"""
    open_gate = "2; 0 sa@d8; 1 sa@d9"
    assert attackable(open_gate) == {"1 sa"}
    assert attackable(f"{open_gate}; shut 1") == set()


def test_walls_part_attackers() -> None:
    """RULES 4.4"""
    assert attackable("2; 0 sa@c8; 1 sa@c9") == set()
    assert attackable("2; 0 sa@b9; 1 sa@c9") == {"1 sa"}


def test_archers_and_pieces_upstairs_can_attack_a_rider() -> None:
    """RULES 4.14"""
    assert attackable("2; side strategists; 0 aa@d5; 1 ta@d7 sa^ta") == {"1 ta", "1 sa"}
    assert attackable("2; 0 sa@d5; 1 ta@d6 sa^ta") == {"1 ta"}
    assert attackable("2; 0 sa@c9; 1 ta@c8 sa^ta") == {"1 sa"}


def test_a_rider_attacks_pieces_upstairs() -> None:
    """RULES 4.14"""
    assert attackable("2; 0 ta@c8 sa^ta; 1 sa@c9 sb@c7") == {"1 sa"}
