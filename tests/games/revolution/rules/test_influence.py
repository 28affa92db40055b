"""Influence in a named area, and in any (RULES 4.9 to 4.11)."""

import pytest

from tests.games.revolution.matches import match, moments
from tests.games.revolution.notation import COUNTED, GAME
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import hand, stocks, support, town


def test_influence_puts_a_cube_from_stock_on_an_empty_cube_space() -> None:
    """RULES 4.9"""
    position = revealed("core 3; harbor 1 2 0", {0: "captain 1G"})
    assert town(position) == "harbor 2 2 0"
    assert stocks(position) == [23, 23, 25]


def test_influence_in_a_full_area_is_left_out_and_the_rest_still_happens() -> None:
    """RULES 4.10; booklet, Effects."""
    position = revealed("core 3; turn 60; tavern 0 3 1", {0: "innkeeper 1G"})
    assert town(position) == "tavern 0 3 1"
    assert stocks(position)[0] == 25
    assert support(position)[0] == 3
    assert hand(position, 0) == "1B"


# --- Mayor


def test_the_mayor_puts_a_cube_into_an_area_of_its_choice_but_not_the_guardhouse() -> None:
    """RULES 4.11; ruling A2"""
    position = revealed("palace 5; tavern 1 1 1 1 0", {4: "mayor 1G"})
    assert options(position, 4) == {
        f"place {area}" for area in COUNTED["palace"] if area != "tavern"
    }
    act(position, 4, "place palace")
    assert town(position) == "tavern 1 1 1 1 0; palace 0 0 0 0 1"
    assert stocks(position) == [24, 24, 24, 24, 24]


# --- Governor


def test_the_governor_may_choose_any_area_garden_asylum_and_jail_included() -> None:
    """RULES 4.11"""
    position = revealed("anarchy 5", {0: "governor 1G"})
    areas = {*COUNTED["anarchy"], "garden"}
    assert options(position, 0) == {f"place {area}" for area in areas}
    act(position, 0, "place garden")
    assert town(position) == "garden 1 0 0 0 0"


# --- consequences


@pytest.mark.parametrize("board", ["core", "palace", "anarchy"])
def test_only_a_reassign_reduces_the_cubes_of_an_area(board: str) -> None:
    """RULES 4.13, 4.14, 4.17, 4.19, 4.20: only the Messenger makes an area emptier."""
    for seed in range(3):
        position = match(board, 4 if board == "core" else 6, turn_limit="30")
        before = dict.fromkeys(COUNTED[board], 0)
        for _, action, here in moments(position, seed):
            view = GAME.view(here, None)
            after = {area["id"]: sum(area["cubes"]) for area in view["areas"]}
            if action.split()[0] not in ("take", "put"):
                assert all(after[area] >= before[area] for area in before), action
            before = after


def test_an_area_never_holds_more_cubes_than_cube_spaces() -> None:
    """RULES 1.8"""
    for board, players in (("core", 3), ("palace", 4), ("anarchy", 5)):
        for _, _, here in moments(match(board, players), seed=7):
            assert all(area["room"] >= 0 for area in GAME.view(here, None)["areas"])
