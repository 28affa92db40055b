"""Movement and Towers (RULES 4.1 to 4.16)."""

import pytest

from tests.games.bastion.notation import act, draw, offered, options, reach_of, reserve, step, where


def test_a_soldier_moves_one_square_but_not_diagonally() -> None:
    """RULES 4.6; page 5 of the booklet."""
    assert reach_of(draw("2; 0 sa@d5"), "sa") == {"c5", "e5", "d4", "d6"}


@pytest.mark.parametrize("piece", ["k", "aa"])
def test_king_and_archer_move_one_square_in_any_direction(piece: str) -> None:
    """RULES 4.7"""
    position = draw(f"2; side strategists; 0 {piece}@d5")
    around = {"c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"}
    assert reach_of(position, piece) == around


def test_a_tower_moves_one_or_two_squares_straight_and_not_diagonally() -> None:
    """RULES 4.8, ruling A4"""
    position = draw("2; side strategists; 0 ta@d5")
    expected = {"c5", "b5", "e5", "f5", "d4", "d3", "d6", "d7"}
    assert reach_of(position, "ta") == expected


def test_a_tower_is_stopped_by_any_piece_and_never_enters_a_bastion() -> None:
    """RULES 4.5, 4.8"""
    position = draw("2; side strategists; 0 ta@d4 sa@e4; 1 sb@c4")
    assert reach_of(position, "ta") == {"d3", "d5", "d6"}
    assert "d2" not in reach_of(draw("2; side strategists; 0 ta@d3"), "ta")


def test_a_knight_reaches_the_whole_ring_and_nothing_nearer() -> None:
    """RULES 4.9, ruling A5: sixteen squares on open ground."""
    destinations = reach_of(draw("2; side strategists; 0 ca@d5"), "ca")
    ring = {f"{file}{row}" for file in "bcdef" for row in range(3, 8)}
    inner = {f"{file}{row}" for file in "cde" for row in range(4, 7)}
    assert destinations == ring - inner
    assert len(destinations) == 16


def test_a_knight_slips_between_pieces_but_needs_a_free_square() -> None:
    """RULES 4.9"""
    crowd = "sa@c4 sb@d4 sc@e4 sd@c5 se@e5 sf@c6 sg@d6 sh@e6"
    destinations = reach_of(draw(f"2; side strategists; 0 ca@d5 {crowd}; 1 sa@d7"), "ca")
    assert "d3" in destinations
    assert "d7" not in destinations
    assert len(destinations) == 15


def test_the_queen_moves_one_or_two_squares_straight_in_any_direction() -> None:
    """RULES 4.10, ruling A4"""
    destinations = reach_of(draw("2; side strategists; 0 q@d5"), "q")
    near = {"c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"}
    far = {"b3", "d3", "f3", "b5", "f5", "b7", "d7", "f7"}
    assert destinations == near | far


def test_the_queen_does_not_jump() -> None:
    """RULES 4.10"""
    destinations = reach_of(draw("2; side strategists; 0 q@d5; 1 sa@d6"), "q")
    assert "d6" not in destinations
    assert "d7" not in destinations


def test_no_piece_enters_an_occupied_square() -> None:
    """RULES 4.5"""
    assert reach_of(draw("2; 0 sa@d5 sb@d6; 1 sc@c5"), "sa") == {"e5", "d4"}


def test_a_soldier_may_take_the_place_another_has_left() -> None:
    """RULES 4.5; page 5 of the booklet."""
    position = draw("2; 0 sa@d5 sb@d6")
    act(position, "0 move sb", "0 to d7", "0 move sa", "0 to d6")
    assert where(position, 0, "sa") == "d6"


def test_only_the_class_of_the_token_moves() -> None:
    """RULES 3.1, 3.2 and 3.3"""
    army = draw("2; side army; 0 sa@d5 ca@f5; reserve 0 0 10 10")
    assert offered(army, "move") == {"sa"}
    court = draw("2; side strategists; 0 sa@d5 ca@f5 aa@b5 ta@h5 q@a4; reserve 0 0 10 10")
    assert offered(court, "move") == {"ca", "aa", "ta", "q", "k"}


def test_each_piece_moves_once_without_rapidity() -> None:
    """RULES 4.5"""
    position = draw("2; 0 sa@d5; reserve 0 0 10 10")
    act(position, "0 move sa", "0 to d6")
    assert offered(position, "move") == set()


# --- levels, stairs and gates


def test_a_wall_parts_the_levels() -> None:
    """RULES 1.6, 4.3"""
    assert reach_of(draw("2; 0 sa@c2"), "sa") == {"b2", "c1"}
    assert reach_of(draw("2; 0 sa@c3"), "sa") == {"b3", "d3", "c4"}


def test_stairs_lead_from_one_level_to_the_other() -> None:
    """RULES 4.11"""
    position = draw("2; side strategists; 0 k@c1")
    assert reach_of(position, "k") == {"b1", "b2", "c2", "d1", "d2"}


def test_a_knight_does_not_pass_walls_but_climbs_stairs() -> None:
    """RULES 4.9, rulings A33 and A34"""
    position = draw("2; side strategists; 0 ca@c1; shut 0")
    assert "c3" not in reach_of(position, "ca")
    assert "e1" in reach_of(position, "ca")
    assert "e2" in reach_of(position, "ca")
    assert reach_of(draw("2; side strategists; 0 ca@b2 k@h5"), "ca") >= {"d1"}


# --- rapidity


def test_a_soldier_makes_a_second_step_for_one_green() -> None:
    """RULES 4.15; page 6 of the booklet: one square straight, one green, one square sideways."""
    position = draw("2; 0 sa@d5")
    act(position, "0 move sa", "0 to d6", "0 move sa", "0 to e6")
    assert where(position, 0, "sa") == "e6"
    assert reserve(position, 0) == [9, 10, 10]


def test_a_piece_is_hastened_only_once() -> None:
    """Ruling A2"""
    position = draw("2; 0 sa@d5 sb@a5")
    act(position, "0 move sa", "0 to d6", "0 move sa", "0 to d7")
    assert offered(position, "move") >= {"sb"}
    assert "sa" not in offered(position, "move")


@pytest.mark.parametrize("piece", ["ta", "ca", "q"])
def test_tower_knight_and_queen_cannot_be_hastened(piece: str) -> None:
    """RULES 4.15"""
    position = draw(f"2; side strategists; 0 {piece}@d5")
    act(position, f"0 move {piece}", "0 to d7")
    assert piece not in offered(position, "move")


def test_a_fifth_point_in_one_step_is_refused() -> None:
    """RULES 4.16; section on rapidity, page 5 of the booklet."""
    position = draw("2; 0 sa@a5 sb@b5 sc@c5 sd@d5 se@e5")
    for soldier, file in zip(("sa", "sb", "sc", "sd", "se"), "abcde"):
        act(position, f"0 move {soldier}", f"0 to {file}6")
    for soldier, file in zip(("sa", "sb", "sc", "sd"), "abcd"):
        act(position, f"0 move {soldier}", f"0 to {file}7")
    assert reserve(position, 0)[0] == 6
    assert offered(position, "move") == set()


def test_a_piece_of_the_other_class_moves_one_square_for_three_green() -> None:
    """RULES 4.16; page 6 of the booklet."""
    position = draw("2; side army; 0 ca@d5 sa@h5")
    assert reach_of(position, "ca") == {"c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"}
    act(position, "0 move ca", "0 to d6")
    assert reserve(position, 0) == [7, 10, 10]
    assert "ca" not in offered(position, "move")


@pytest.mark.parametrize(("side", "piece"), [("army", "ta"), ("strategists", "sa")])
def test_tower_and_soldier_do_not_move_diagonally_against_nature(side: str, piece: str) -> None:
    """RULES 4.16"""
    position = draw(f"2; side {side}; 0 {piece}@d5")
    assert reach_of(position, piece) == {"c5", "e5", "d4", "d6"}


def test_the_three_points_against_nature_count_towards_the_four() -> None:
    """Ruling A3: one extra step is left, and no second move against nature."""
    position = draw("2; side army; 0 ca@d5 cb@h8 sa@a5 sb@b5")
    act(position, "0 move ca", "0 to d6", "0 move sa", "0 to a6", "0 move sb", "0 to b6")
    assert offered(position, "move") == {"sa", "sb"}
    act(position, "0 move sa", "0 to a7")
    assert offered(position, "move") == set()


def test_a_move_against_nature_gives_no_right_to_attack() -> None:
    """RULES 4.16"""
    position = draw("2; side army; 0 ca@d5 sa@h3; 1 sa@d7")
    act(position, "0 move ca", "0 to d6", "0 done")
    assert step(position) == "token"


# --- Towers as carriers


def test_an_archer_boards_rides_and_leaves_in_one_phase() -> None:
    """RULES 4.12, 4.13, ruling A35; page 6 of the booklet: four squares in one phase."""
    position = draw("2; side strategists; 0 aa@d4 ta@d5")
    act(position, "0 move aa", "0 board ta", "0 move ta", "0 to d7")
    assert where(position, 0, "aa") == "d7"
    act(position, "0 move aa", "0 to d8")
    assert where(position, 0, "aa") == "d8"
    assert where(position, 0, "ta") == "d7"
    assert reserve(position, 0) == [9, 10, 10]


@pytest.mark.parametrize("piece", ["ca", "tb"])
def test_knights_and_towers_do_not_ride(piece: str) -> None:
    """RULES 4.12, ruling A34"""
    position = draw(f"2; side strategists; 0 {piece}@d4 ta@d5")
    assert "on ta" not in reach_of(position, piece)


def test_a_tower_carries_one_piece() -> None:
    """RULES 4.12"""
    position = draw("2; side army; 0 sa@d4 sb@d6 ta@d5")
    act(position, "0 move sa", "0 board ta")
    assert "on ta" not in reach_of(position, "sb")


def test_a_rider_steps_straight_onto_the_other_tower() -> None:
    """RULES 4.12"""
    assert "on tb" in reach_of(draw("2; 0 ta@d5 tb@d6 sa^ta"), "sa")
    assert "on tb" not in reach_of(draw("2; 0 ta@d5 tb@d6 sa^ta sb^tb"), "sa")


def test_a_soldier_boards_over_a_side_only() -> None:
    """RULES 4.12"""
    assert "on ta" in reach_of(draw("2; 0 sa@d4 ta@d5"), "sa")
    assert "on ta" not in reach_of(draw("2; 0 sa@c4 ta@d5"), "sa")
    assert "on ta" in reach_of(draw("2; side strategists; 0 k@c4 ta@d5"), "k")


def test_a_tower_lets_riders_climb_a_wall_and_garrisons_come_down() -> None:
    """RULES 4.12; page 6 of the booklet."""
    attack = draw("2; 0 ta@c8 sa^ta")
    assert "c9" in reach_of(attack, "sa")
    descent = draw("2; 0 ta@c3 sa@c2")
    assert "on ta" in reach_of(descent, "sa")


def test_a_rider_does_not_leave_through_a_closed_drawbridge() -> None:
    """RULES 4.12"""
    open_gate = draw("2; 0 ta@d8 sa^ta")
    assert "d9" in reach_of(open_gate, "sa")
    assert "d9" not in reach_of(draw("2; 0 ta@d8 sa^ta; shut 1"), "sa")


def test_a_queen_boards_with_a_single_step() -> None:
    """RULES 4.12"""
    assert "on ta" in reach_of(draw("2; side strategists; 0 q@d4 ta@d5"), "q")
    assert "on ta" not in reach_of(draw("2; side strategists; 0 q@d3 ta@d5"), "q")


def test_the_movement_step_can_be_ended_at_once() -> None:
    """RULES 3.3"""
    assert "done" in options(draw("2; 0 sa@d5"), 0)
