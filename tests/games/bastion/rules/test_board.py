"""The three boards: squares, levels, neighbours (RULES 1.6 to 1.10, 3.6)."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from tests.games.bastion.notation import GAME, SEED
from tocsin.games.bastion.rules.board import (
    ARCHER,
    CORNER,
    GATE_SHIFT,
    KING,
    KNIGHT,
    LETTERS,
    LEVEL,
    NOBODY,
    NOTHING,
    QUEEN,
    SIDE,
    SOLDIER,
    SQUARES,
    TOUCH,
    TOWER,
    Board,
)
from tocsin.games.bastion.rules.position import Bastion

DEGREES = {
    2: {8: 48, 5: 28, 3: 4},
    3: {9: 6, 8: 66, 5: 42, 3: 6},
    4: {8: 85, 7: 4, 6: 8, 5: 28, 3: 8},
}
GROUNDS = {
    2: {".": 56, "R": 8, "O": 2, "F": 2, "E": 4, "K": 2, "J": 2, "D": 4},
    3: {".": 84, "R": 12, "O": 3, "F": 3, "E": 6, "K": 3, "J": 3, "D": 6},
    4: {".": 76, "X": 1, "R": 24, "O": 4, "F": 4, "E": 8, "K": 4, "J": 4, "Y": 4, "D": 4},
}
PLAYERS = [2, 3, 4]


def first(players: int) -> Bastion:
    position = GAME.new(players=players, seed=SEED)
    assert isinstance(position, Bastion)
    return position


def board(players: int) -> Board:
    return first(players).board


def square(here: Board, name: str) -> int:
    found = here.named[SQUARES.index(name)]
    assert found != NOTHING
    return found


def names(here: Board, squares: Iterable[int]) -> set[str]:
    return {SQUARES[here.name[number]] for number in squares}


@pytest.mark.parametrize(("players", "squares"), [(2, 80), (3, 120), (4, 133)])
def test_the_boards_have_80_120_and_133_squares(players: int, squares: int) -> None:
    """RULES 1.7, 1.8 and 1.9; page 1 of the booklet."""
    assert board(players).size == squares


@pytest.mark.parametrize("players", PLAYERS)
def test_every_square_has_the_expected_number_of_neighbours(players: int) -> None:
    """RULES 1.7, 1.8 and 1.9"""
    assert Counter(len(row) for row in board(players).adjacent) == DEGREES[players]


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
        (start, row[place], row[place + 1])
        for start, row in enumerate(here.lines)
        for place in range(0, len(row), 3)
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
        found = [
            row[place + 1] for place in range(0, len(row), 3) if row[place] == square(here, middle)
        ]
        return names(here, found)

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


@pytest.mark.parametrize(
    ("players", "throne", "prison", "treasury", "turret", "fronts"),
    [
        (2, ["d1", "e10"], ["e1", "d10"], ["b1", "g10"], ["g1", "b10"], {"d3", "e3"}),
        (3, ["A:d1", "B:d1", "C:d1"], ["A:e1", "B:e1", "C:e1"], None, None, {"A:d3", "A:e3"}),
        (4, ["g1", "a7", "g13", "m7"], ["f1", "a8", "h13", "m6"], None, None, {"g3"}),
    ],
)
def test_throne_prison_treasure_flag_and_gate_are_in_their_places(
    players: int,
    throne: list[str],
    prison: list[str],
    treasury: list[str] | None,
    turret: list[str] | None,
    fronts: set[str],
) -> None:
    """RULES 1.6"""
    here = board(players)

    def listed(squares: Iterable[int]) -> list[str]:
        return [SQUARES[here.name[number]] for number in squares]

    assert listed(here.thrones) == throne
    assert listed(here.prisons) == prison
    assert treasury is None or listed(here.treasuries) == treasury
    assert turret is None or listed(here.turrets) == turret
    assert names(here, here.fronts[0]) == fronts


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_start_on_the_mapped_squares_and_towers_outside(players: int) -> None:
    """RULES 2.3, ruling A1"""
    here = board(players)
    for seat in range(players):
        outside = [
            kind
            for number, kind in zip(here.starts[seat], here.start_kinds[seat])
            if here.bastion[number] == NOBODY
        ]
        assert sorted(outside) == ([2, 2] if players == 4 else [0, 0, 2, 2])


# By kind: how far it gets with one extra step, and how far it strikes from there; an Archer may
# first be carried by a Tower. Kings and Queens riding a Tower cannot strike the ground.
REACH = {SOLDIER: 3, ARCHER: 6, KNIGHT: 3, QUEEN: 3, KING: 3, TOWER: 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_no_enemy_can_be_reached_on_the_first_turn(players: int) -> None:
    """RULES 3.6; over-generous: walls and own pieces are ignored."""
    here = board(players)
    for seat in range(players):
        for start, kind in zip(here.starts[seat], here.start_kinds[seat]):
            # With four players Archers move with the Army, and Towers do not.
            most = 4 if kind == ARCHER and players == 4 else REACH[kind]
            far = by_sides(here, start) if kind == TOWER else list(here.flights[start])
            for other in range(players):
                if other != seat:
                    assert min(far[number] for number in here.starts[other]) > most


def by_sides(here: Board, start: int) -> list[int]:
    """Return how far each square is for a piece that does not move diagonally."""
    distance = [99] * here.size
    distance[start] = 0
    border = [start]
    for one in border:
        for other in here.adjacent[one]:
            if here.link[one * here.size + other] & SIDE and distance[other] == 99:
                distance[other] = distance[one] + 1
                border.append(other)
    return distance


@pytest.mark.parametrize("players", PLAYERS)
def test_random_first_turns_never_offer_an_attack(players: int) -> None:
    """RULES 3.6; page 2 of the booklet."""
    for number in range(12):
        position = GAME.new(players=players, seed=f"{number:064x}")
        assert isinstance(position, Bastion)
        dice = Random(number)
        token = None
        while token is None or position.token == token:
            (seat,) = position.actors()
            legal = position.legal(seat)
            texts = [GAME.actions.text(action) for action in legal]
            assert not any(text.startswith(("target", "assault")) for text in texts)
            if "army" in texts:
                if token is not None:
                    break
                token = seat
            position.apply(seat, dice.choice(legal))
