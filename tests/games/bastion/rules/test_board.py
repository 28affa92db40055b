"""Places on the boards, and the first turn (RULES 1.6, 2.3 and 3.6)."""

from collections.abc import Iterable
from random import Random

import pytest

from tests.games.bastion.notation import GAME
from tests.games.bastion.rules.boards import PLAYERS, board, names
from tocsin.games.bastion.rules.board import (
    ARCHER,
    KING,
    KNIGHT,
    NO_SEAT,
    QUEEN,
    SIDE,
    SOLDIER,
    SQUARES,
    TOWER,
    Board,
)
from tocsin.games.bastion.rules.position import Bastion


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
            if here.bastion[number] == NO_SEAT
        ]
        assert sorted(outside) == ([2, 2] if players == 4 else [0, 0, 2, 2])


# By kind: how far it gets with one extra step, and how far it strikes from there; an Archer may
# first be carried by a Tower. Kings and Queens riding a Tower cannot strike the ground.
REACH = {SOLDIER: 3, ARCHER: 6, KNIGHT: 3, QUEEN: 3, KING: 3, TOWER: 3}


def by_sides(here: Board, start: int) -> list[int]:
    """Return the distance of each square across sides only."""
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
def test_no_enemy_can_be_reached_on_the_first_turn(players: int) -> None:
    """RULES 3.6; an upper bound: walls and own pieces are ignored."""
    here = board(players)
    for seat in range(players):
        for start, kind in zip(here.starts[seat], here.start_kinds[seat]):
            # With four players Archers move with the Army, and Towers do not.
            most = 4 if kind == ARCHER and players == 4 else REACH[kind]
            far = by_sides(here, start) if kind == TOWER else list(here.flights[start])
            for other in range(players):
                if other != seat:
                    assert min(far[number] for number in here.starts[other]) > most


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
