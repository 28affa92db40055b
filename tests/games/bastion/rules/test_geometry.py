"""The three boards: squares, levels, neighbours (RULES 1.6 to 1.10)."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.bastion.rules.boards import PLAYERS, board, names, square
from tocsin.games.bastion.rules.board import CORNER, GATE_SHIFT, LETTERS, LEVEL, SIDE, TOUCH


@pytest.mark.parametrize(("players", "squares"), [(2, 80), (3, 120), (4, 133)])
def test_the_boards_have_80_120_and_133_squares(players: int, squares: int) -> None:
    """RULES 1.7, 1.8 and 1.9; page 1 of the booklet."""
    assert board(players).size == squares


DEGREES = {
    2: {8: 48, 5: 28, 3: 4},
    3: {9: 6, 8: 66, 5: 42, 3: 6},
    4: {8: 85, 7: 4, 6: 8, 5: 28, 3: 8},
}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_square_has_the_expected_number_of_neighbours(players: int) -> None:
    """RULES 1.7, 1.8 and 1.9"""
    assert Counter(len(row) for row in board(players).adjacent) == DEGREES[players]


GROUNDS = {
    2: {".": 56, "R": 8, "O": 2, "F": 2, "E": 4, "K": 2, "J": 2, "D": 4},
    3: {".": 84, "R": 12, "O": 3, "F": 3, "E": 6, "K": 3, "J": 3, "D": 6},
    4: {".": 76, "X": 1, "R": 24, "O": 4, "F": 4, "E": 8, "K": 4, "J": 4, "Y": 4, "D": 4},
}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_terrain_is_there_as_often_as_expected(players: int) -> None:
    """RULES 1.6"""
    here = board(players)
    assert Counter(LETTERS[ground] for ground in here.terrain) == GROUNDS[players]


def test_the_boards_are_drawn_as_in_the_rules() -> None:
    """RULES 1.7, 1.8 and 1.9"""
    sector = [".OEKJEF.", ".RRDDRR.", "........", "........", "........"]
    assert board(2).drawn == [*sector, *(row[::-1] for row in reversed(sector))]
    assert board(3).drawn == [row * 3 for row in sector]
    assert board(4).drawn[:4] == [
        "   OEJKYEF   ",
        "   RRRDRRR   ",
        "   .......   ",
        "FR.........RO",
    ]
    assert board(4).drawn[6] == "KD....X....DK"
    assert board(4).drawn_bastions[6] == "11.........33"


@pytest.mark.parametrize("players", PLAYERS)
def test_touching_is_mutual(players: int) -> None:
    """RULES 4.1"""
    here = board(players)
    for one in range(here.size):
        for other in range(here.size):
            assert here.link[one * here.size + other] == here.link[other * here.size + one]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_bastions_look_alike_from_their_owners_seat(players: int) -> None:
    """RULES 1.7, 1.8 and 1.9"""
    here = board(players)

    def shape(seat: int) -> list[tuple[int, int, int, int]]:
        starts = here.starts[seat]
        return [
            (here.terrain[number], len(here.adjacent[number]), len(here.lines[number]), kind)
            for number, kind in zip(starts, here.start_kinds[seat])
        ]

    assert all(shape(seat) == shape(0) for seat in range(players))
    assert len({list(here.bastion).count(seat) for seat in range(players)}) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_straight_runs_can_be_gone_back(players: int) -> None:
    """RULES 4.8"""
    here = board(players)
    runs = {
        (start, row[index], row[index + 1])
        for start, row in enumerate(here.lines)
        for index in range(0, len(row), 3)
    }
    assert {(end, middle, start) for start, middle, end in runs} == runs
    assert all(here.link[start * here.size + end] == 0 for start, _, end in runs)


@pytest.mark.parametrize("players", PLAYERS)
def test_walls_are_passable_at_the_gate_only(players: int) -> None:
    """RULES 1.6, 4.3"""
    here = board(players)
    for one in range(here.size):
        for other in here.adjacent[one]:
            link = here.link[one * here.size + other]
            if here.bastion[one] != here.bastion[other] and link & LEVEL:
                assert link >> GATE_SHIFT, (one, other)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("closed", [False, True])
def test_a_bastion_is_closed_off_exactly_when_its_drawbridge_is(players: int, closed: bool) -> None:
    """RULES 4.2"""
    here = board(players)
    reached = {here.thrones[0]}
    border = [here.thrones[0]]
    while border:
        one = border.pop()
        row = here.walks_all[one]
        for other, gate in zip(row[::2], row[1::2]):
            if other not in reached and not (closed and gate):
                reached.add(other)
                border.append(other)
    assert len(reached) == (list(here.bastion).count(0) if closed else here.size)


@pytest.mark.parametrize(("players", "steps"), [(2, [9]), (3, [9, 9]), (4, [7, 12, 7])])
def test_distances_between_the_thrones(players: int, steps: list[int]) -> None:
    """RULES 1.7, 1.8 and 1.9"""
    here = board(players)
    distance = {here.thrones[0]: 0}
    border = [here.thrones[0]]
    for one in border:
        for other in here.walks_all[one][::2]:
            if other not in distance:
                distance[other] = distance[one] + 1
                border.append(other)
    assert [distance[throne] for throne in here.thrones[1:]] == steps


def test_the_seams_of_the_hexagon_join_the_right_files() -> None:
    """RULES 1.8"""
    here = board(3)
    faces = {"A:a5": "B:h5", "A:d5": "B:e5", "A:e5": "C:d5", "A:h5": "C:a5", "B:a5": "C:h5"}
    for one, other in faces.items():
        link = here.link[square(here, one) * here.size + square(here, other)]
        assert link & TOUCH == SIDE, (one, other)


def test_six_squares_meet_in_the_centre_of_the_hexagon() -> None:
    """RULES 1.8"""
    here = board(3)

    def touch(one: str, other: str) -> int:
        return here.link[square(here, one) * here.size + square(here, other)] & TOUCH

    for row in (["A:d5", "B:d5", "C:d5"], ["A:e5", "B:e5", "C:e5"]):
        for one, other in pairwise([*row, row[0]]):
            assert touch(one, other) == CORNER
    assert touch("A:d5", "C:e5") == 0
    assert touch("A:d5", "B:e5") == SIDE


def test_lines_cross_the_seams_of_the_hexagon() -> None:
    """RULES 1.8"""
    here = board(3)

    def ends(start: str, middle: str) -> set[str]:
        row = here.lines[square(here, start)]
        ends = [
            row[index + 1] for index in range(0, len(row), 3) if row[index] == square(here, middle)
        ]
        return names(here, ends)

    assert ends("A:d4", "A:d5") == {"B:e5"}
    assert ends("A:d5", "B:e5") == {"B:e4"}
    assert ends("A:c4", "A:d5") == {"B:d5", "C:d5"}


def test_all_squares_around_the_battlefield_touch_it_by_a_side() -> None:
    """RULES 1.10"""
    here = board(4)
    around = here.adjacent[here.centre]
    assert names(here, around) == {"f6", "g6", "h6", "f7", "h7", "f8", "g8", "h8"}
    for other in around:
        assert here.link[other * here.size + here.centre] & TOUCH == SIDE
    assert here.link[square(here, "f6") * here.size + square(here, "g5")] & TOUCH == CORNER
