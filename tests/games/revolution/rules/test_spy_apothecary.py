"""Spy and Apothecary (RULES 4.13 and 4.14)."""

import pytest

from tests.games.revolution.notation import COUNTED
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import cubes, phase, stocks, town

# --- Spy


def test_the_spy_replaces_an_opponents_cube_by_one_from_stock() -> None:
    """RULES 4.12, 4.13; booklet, Effects."""
    position = revealed("core 3; fortress 1 2 0; market 0 0 1", {0: "spy 1G"})
    assert options(position, 0) == {"spy fortress 1", "spy market 2", "decline"}
    act(position, 0, "spy fortress 1")
    assert town(position) == "fortress 2 1 0; market 0 0 1"
    assert stocks(position) == [23, 24, 24]


def test_a_full_area_is_no_obstacle_to_the_spy() -> None:
    """RULES 4.13"""
    position = revealed("core 3; tavern 0 3 1", {0: "spy 1G"})
    act(position, 0, "spy tavern 2")
    assert cubes(position, "tavern") == "1 3 0"


def test_the_spy_never_takes_an_empty_cube_space() -> None:
    """RULES 4.13: without an opponent's cube on the map there is no question."""
    position = revealed("core 3; harbor 3 0 0", {0: "spy 1G"})
    assert phase(position) == "bidding"
    assert town(position) == "harbor 3 0 0"


def test_the_spy_may_be_declined() -> None:
    """RULES 4.13; ruling A1"""
    position = revealed("core 3; harbor 1 1 1", {2: "spy 1F"})
    act(position, 2, "decline")
    assert town(position) == "harbor 1 1 1"
    assert phase(position) == "bidding"


@pytest.mark.parametrize(
    ("table", "area"),
    [("core 4", area) for area in COUNTED["core"]]
    + [("palace 4", "palace"), ("anarchy 6", "garden")]
    + [("anarchy 6", "asylum"), ("anarchy 6", "jail")],
)
def test_the_spy_reaches_every_area_and_every_opponent(table: str, area: str) -> None:
    """RULES 4.13"""
    players = int(table[-1])
    row = " ".join(["1"] * players) if area != "asylum" else "0 1 1 1 1 1"
    if area == "tavern":
        row = "0 2 1 1"
    position = revealed(f"{table}; {area} {row}", {0: "spy 1G"})
    targets = {f"spy {area} {seat}" for seat in range(1, players)}
    assert options(position, 0) == targets | {"decline"}
    act(position, 0, f"spy {area} {players - 1}")
    assert cubes(position, area).endswith(" 0")


# --- Apothecary


def test_the_apothecary_swaps_cubes_of_two_owners_in_two_areas() -> None:
    """RULES 4.14; booklet, Effects."""
    position = revealed("core 3; fortress 2 1 0; harbor 0 0 3", {0: "apothecary 1G"})
    # Seat 2 in the Harbor is the only possible partner.
    act(position, 0, "swap fortress 0")
    assert town(position) == "fortress 1 1 1; harbor 1 0 2"
    assert stocks(position) == [23, 24, 22]


def test_the_apothecary_may_swap_two_opponents_cubes() -> None:
    """RULES 4.14"""
    position = revealed("core 3; fortress 2 1 1; harbor 0 1 1", {0: "apothecary 1B"})
    assert options(position, 0) == {
        "swap fortress 0",
        "swap fortress 1",
        "swap fortress 2",
        "swap harbor 1",
        "swap harbor 2",
        "decline",
    }
    act(position, 0, "swap harbor 2")
    assert options(position, 0) == {"with fortress 0", "with fortress 1"}
    act(position, 0, "with fortress 1")
    assert town(position) == "fortress 2 0 2; harbor 0 2 0"


def test_either_cube_of_a_swap_may_be_named_first() -> None:
    """RULES 4.14"""
    text, bids = "core 3; tavern 1 0 3; market 0 4 1; harbor 1 1 1", {1: "apothecary 1G"}
    one, other = revealed(text, bids), revealed(text, bids)
    act(one, 1, "swap tavern 0")
    act(one, 1, "with market 1")
    act(other, 1, "swap market 1")
    act(other, 1, "with tavern 0")
    assert town(one) == town(other) == "tavern 0 1 3; market 1 3 1; harbor 1 1 1"


def test_the_apothecary_never_moves_a_cube_to_an_empty_cube_space() -> None:
    """RULES 4.14: a single cube on the map has no partner."""
    position = revealed("core 3; harbor 1 0 0", {0: "apothecary 1G"})
    assert phase(position) == "bidding"
    assert town(position) == "harbor 1 0 0"


def test_the_apothecary_reaches_every_area_and_every_owner() -> None:
    """RULES 4.14"""
    text = "anarchy 6; garden 1 0 0 0 0 1; asylum 0 0 1 0 0 0; jail 0 0 0 1 1 0; tavern 0 1 0 0 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    assert options(position, 0) == {"decline"} | {
        f"swap {cube}"
        for cube in ("garden 0", "garden 5", "asylum 2", "jail 3", "jail 4", "tavern 1")
    }
    act(position, 0, "swap garden 5")
    assert options(position, 0) == {
        "with asylum 2",
        "with jail 3",
        "with jail 4",
        "with tavern 1",
    }
    act(position, 0, "with jail 4")
    assert cubes(position, "garden") == "1 0 0 0 1 0"
    assert cubes(position, "jail") == "0 0 0 1 0 1"


def test_the_apothecary_swaps_with_the_palace() -> None:
    """RULES 4.14"""
    position = revealed("palace 4; palace 2 0 0 0; market 0 0 0 1", {1: "apothecary 1G"})
    act(position, 1, "swap market 3")
    assert town(position) == "market 1 0 0 0; palace 1 0 0 1"


def test_the_apothecary_may_be_declined() -> None:
    """RULES 4.14; ruling A1"""
    position = revealed("core 3; harbor 1 0 0; market 0 1 0", {0: "apothecary 1G"})
    act(position, 0, "decline")
    assert town(position) == "market 0 1 0; harbor 1 0 0"
    assert phase(position) == "bidding"
