"""End Game tiles (RULES 4.24 and 4.25)."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    act,
    draw,
    francs,
    options,
    played,
    points,
    question,
    seat_of,
    seen,
)

ELEVEN = "e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11"


def test_end_tiles_are_taken_only_when_all_piles_are_empty() -> None:
    """RULES 4.24"""
    assert "search" not in options(draw("2; piles | chaillot-1 |"))
    assert "search" in options(draw("2; piles empty"))


def test_the_last_building_and_an_end_tile_in_one_turn() -> None:
    """Ruling A3"""
    position = played("2; piles | chaillot-1 |", "place arc")
    assert seen(position)["acting"] == 1
    assert "search" in options(position)


def test_a_search_shows_the_remaining_tiles_and_takes_one() -> None:
    """RULES 4.24, 6.2"""
    position = played("2; piles empty; ends 1 e1 e5", "search")
    assert question(position) == "choose-end-tile"
    assert options(position) == [f"take e{n}" for n in range(1, 13) if n not in (1, 5)]
    act(position, "take e9")
    assert seat_of(position)["end_tiles"] == ["e9"]
    assert seen(position)["end_tiles"]["left"] == 9
    check(position)


def test_taking_an_end_tile_is_the_action_of_the_turn() -> None:
    """RULES 4.24: instead of placing or moving a key"""
    position = played("2; piles empty", "search", "take e9")
    assert options(position) == ["use e9", "finish"]


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("e1", (0, 5)),
        ("e2", (0, 4)),
        ("e3", (0, 3)),
        ("e4", (6, 0)),
        ("e5", (5, 0)),
        ("e6", (4, 0)),
        ("e7", (1, 0)),
        ("e8", (2, 0)),
        ("e9", (3, 0)),
        ("e10", (1, 0)),
        ("e11", (2, 0)),
        ("e12", (3, 0)),
    ],
)
def test_each_end_tile_gives_its_vp_or_francs_or_is_sold(tile: str, gain: tuple[int, int]) -> None:
    """RULES 1.11, 4.25"""
    position = played(f"2; piles empty; ends 0 {tile}; francs 0 0", f"use {tile}")
    assert (francs(position), points(position)) == gain
    assert seat_of(position)["end_used"] == [tile]
    assert seat_of(position)["end_tiles"] == []
    assert f"use {tile}" not in options(position)


@pytest.mark.parametrize(("tile", "kind"), [("e7", "wood"), ("e8", "marble"), ("e9", "gold")])
def test_a_resource_tile_is_never_a_token(tile: str, kind: str) -> None:
    """RULES 4.25, 4.21"""
    position = draw(f"2; piles empty; ends 0 {tile}; tiles 0 24; francs 0 0")
    assert seat_of(position)["tokens"][kind] == 0
    assert f"sell {kind}" not in options(position)


def test_an_end_tile_may_be_used_at_once_or_turns_later() -> None:
    """RULES 4.25"""
    position = played("2; piles empty; francs 0 0", "search", "take e1", "use e1")
    assert points(position) == 5
    position = played("2; piles empty; francs 0 0", "search", "take e1", "finish", "place arc")
    assert "use e1" in options(position)


def test_the_last_end_tile_is_taken_without_a_question() -> None:
    """RULES 4.24"""
    position = played(f"2; piles empty; ends_used 1 {ELEVEN}", "search")
    assert seat_of(position)["end_tiles"] == ["e12"]
