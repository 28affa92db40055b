"""Set-up and deployment (RULES 1.2 to 1.5 and 2)."""

import pytest

from tests.games.bastion.notation import GAME, SEED, act, offered, options, step
from tocsin.games.bastion.rules.board import FIGURES, KIND, PIECE_COUNT, SQUARES
from tocsin.games.bastion.rules.position import Bastion


def new(players: int, **options: str) -> Bastion:
    position = GAME.new(players=players, options=options, seed=SEED)
    assert isinstance(position, Bastion)
    return position


def skip_missions(position: Bastion) -> Bastion:
    while step(position) == "dealing":
        position.apply(position.actor, position.legal(position.actor)[0])
    return position


def squares(position: Bastion, seat: int) -> dict[str, str]:
    return {
        SQUARES[position.board.name[position.place[piece]]]: FIGURES[position.value[piece]]
        for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT)
        if position.place[piece] >= 0
    }


def test_every_kind_starts_on_its_own_squares() -> None:
    """RULES 2.3, ruling A1; page 2 of the booklet."""
    there = {name: figure[0] for name, figure in squares(new(2), 0).items()}
    assert "".join(there[f"{file}1"] for file in "abcdefgh") == "tackqcat"
    assert "".join(there[f"{file}2"] for file in "abcdefgh") == "ssssssss"


def test_four_players_have_their_towers_before_the_wall() -> None:
    """RULES 1.3, 2.3; page 14 of the booklet."""
    there = squares(new(4), 0)
    assert {there["f3"], there["h3"]} == {"t1", "t2"}
    soldiers = {figure for figure in there.values() if figure[0] == "s"}
    assert soldiers == {"s2", "s4", "s6", "s7"}


def test_figures_are_shuffled_within_their_kind() -> None:
    """RULES 2.3, 5.1"""
    plans = {
        tuple(squares(GAME.new(players=2, seed=f"{n:064x}"), 0).values())  # type: ignore[arg-type] # a Bastion
        for n in range(8)
    }
    assert len(plans) > 4


def test_reserves_and_drawbridges_at_the_start() -> None:
    """RULES 1.5, 2.1"""
    position = new(3)
    assert list(position.reserve) == [10, 10, 10] * 3
    assert list(position.resistance) == [20] * 3
    assert list(position.closed) == [0] * 3
    assert list(position.treasure) == list(position.flag) == [0, 1, 2]


def test_the_first_seat_is_drawn_and_the_token_passes_to_the_left() -> None:
    """RULES 2.2, 3.5"""
    firsts = {GAME.view(GAME.new(players=4, seed=f"{n:064x}"), None)["first"] for n in range(40)}
    assert firsts == {0, 1, 2, 3}
    position = skip_missions(new(3))
    token = position.token
    act(position, f"{token} army", f"{token} done")
    while step(position) != "token":
        act(position, f"{position.actor} end")
    assert position.token == (token + 1) % 3


def deploying(players: int = 2) -> Bastion:
    return skip_missions(new(players, deployment="free"))


def test_missions_are_dealt_before_a_free_deployment() -> None:
    """Ruling A46"""
    assert step(new(2, deployment="free")) == "dealing"


def test_all_seats_deploy_at_once() -> None:
    """RULES 2.4"""
    position = deploying(3)
    assert position.actors() == [0, 1, 2]


def test_towers_stand_outside_only() -> None:
    """RULES 2.4"""
    position = deploying()
    first = offered(position, "deploy")
    assert not first & {"t1", "t2"}
    assert len(first) == 14
    while position.planned[0] < 12:
        act(position, f"0 {min(options(position, 0))}")
    assert {"t1", "t2"} <= offered(position, "deploy")


def test_a_single_possible_figure_is_placed_unasked() -> None:
    """RULES 2.4: at four players the last piece but the Towers starts in the bastion."""
    position = deploying(4)
    while 0 in position.actors():
        assert len(options(position, 0)) > 1
        act(position, f"0 {min(options(position, 0))}")
    assert GAME.view(position, 1)["seats"][0]["ready"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_filled_when_all_are_ready(players: int) -> None:
    """RULES 2.5"""
    position = deploying(players)
    for seat in range(players):
        assert seat in position.actors()
        while step(position) == "deploying" and seat in position.actors():
            act(position, f"{seat} {min(options(position, seat))}")
    assert step(position) == "token"
    for seat in range(players):
        there = squares(position, seat)
        assert len(there) == (12 if players == 4 else 16)
        for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
            if position.value[piece] >= 0:
                assert KIND[position.value[piece]] == KIND[piece % PIECE_COUNT]


def test_deployments_are_hidden_until_all_are_ready() -> None:
    """RULES 6.3"""
    position = deploying()
    before = GAME.view(position, 1)
    act(position, f"0 {max(options(position, 0))}")
    assert GAME.view(position, 1) == before
    assert GAME.view(position, 0)["seats"][0]["plan"]


def test_the_last_deployment_choice_has_its_own_action() -> None:
    """RULES 6.3: a public action must not reveal the number of placed figures."""
    position = deploying()
    while position.planned[0] < 14:
        assert offered(position, "complete") == set()
        act(position, f"0 {min(options(position, 0))}")
    assert offered(position, "deploy") == set()
    act(position, f"0 {min(options(position, 0))}")
    assert position.actors() == [1]
