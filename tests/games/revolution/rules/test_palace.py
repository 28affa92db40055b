"""Viceroy, protection and Messenger (RULES 4.15 to 4.17)."""

import pytest

from tests.games.revolution.notation import COUNTED, full_town, parse
from tests.games.revolution.play import act, bid, options, revealed
from tests.games.revolution.public import (
    cubes,
    guardhouse,
    is_over,
    phase,
    stocks,
    support,
    told,
    town,
)

# --- Viceroy


@pytest.mark.parametrize("table", ["palace 5", "palace 5; guardhouse 3"])
def test_the_viceroy_occupies_the_guardhouse_and_sends_an_occupant_home(table: str) -> None:
    """RULES 4.12, 4.15; booklet, Effects."""
    position = revealed(table, {1: "viceroy 1G"})
    assert guardhouse(position) == 1
    assert cubes(position, "palace") == "0 1 0 0 0"
    assert stocks(position) == [25, 23, 25, 25, 25]


def test_the_guardhouse_is_occupied_even_if_the_palace_is_full() -> None:
    """RULES 4.10, 4.15"""
    position = revealed("palace 5; palace 4 0 4 0 0; guardhouse 0", {1: "viceroy 1G"})
    assert cubes(position, "palace") == "4 0 4 0 0"
    assert guardhouse(position) == 1
    assert stocks(position) == [21, 24, 21, 25, 25]


def test_a_viceroy_already_in_the_guardhouse_changes_nothing() -> None:
    """RULES 4.15"""
    position = parse("palace 5; guardhouse 1; hands - | 1G | - | - | -")
    position.journal = []
    bid(position, {1: "viceroy 1G"})
    assert guardhouse(position) == 1
    assert cubes(position, "palace") == "0 1 0 0 0"
    assert stocks(position)[1] == 23
    assert told(position, "evicted") == told(position, "occupied") == []


def test_a_tied_viceroy_leaves_the_guardhouse_as_it_is() -> None:
    """RULES 3.7, 4.15"""
    position = revealed("palace 5; guardhouse 2", {0: "viceroy 1G", 1: "viceroy 1G"})
    assert guardhouse(position) == 2


# --- protection


def test_other_seats_cannot_spy_on_the_protected_seat() -> None:
    """RULES 4.16; booklet, Effects."""
    text = "palace 5; guardhouse 1; fortress 1 2 1 0 0; harbor 0 1 0 0 0"
    position = revealed(text, {0: "spy 1G"})
    assert options(position, 0) == {"spy fortress 2", "decline"}


def test_other_seats_cannot_swap_cubes_of_the_protected_seat() -> None:
    """RULES 4.16"""
    text = "palace 5; guardhouse 1; fortress 1 2 0 0 0; harbor 0 1 1 1 0"
    position = revealed(text, {0: "apothecary 1G"})
    assert options(position, 0) == {
        "swap fortress 0",
        "swap harbor 2",
        "swap harbor 3",
        "decline",
    }
    act(position, 0, "swap fortress 0")
    assert options(position, 0) == {"with harbor 2", "with harbor 3"}


def test_no_swap_is_asked_if_every_partner_is_protected() -> None:
    """RULES 4.16"""
    text = "palace 5; guardhouse 1; fortress 1 0 0 0 0; harbor 0 1 0 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    assert phase(position) == "bidding"


def test_the_protected_seat_may_spy_on_others() -> None:
    """RULES 4.16"""
    position = revealed("palace 5; guardhouse 1; harbor 1 1 0 0 0", {1: "spy 1G"})
    assert options(position, 1) == {"spy harbor 0", "decline"}


def test_an_empty_guardhouse_protects_no_seat() -> None:
    """RULES 4.16"""
    position = revealed("palace 5; harbor 0 1 1 1 1", {0: "spy 1G"})
    assert options(position, 0) == {"decline"} | {f"spy harbor {seat}" for seat in (1, 2, 3, 4)}


@pytest.mark.parametrize("town_text", ["harbor 0 1 1 0 0", "guardhouse 2; harbor 0 0 1 0 0"])
def test_protection_begins_and_ends_when_the_guardhouse_changes_hands(town_text: str) -> None:
    """RULES 4.15, 4.16: the Viceroy comes before the Spy of the same turn."""
    position = revealed(f"palace 5; {town_text}", {1: "viceroy 1G", 0: "spy 1G"})
    assert options(position, 0) == {"spy harbor 2", "decline"}


# --- Messenger


def test_a_reassign_moves_an_own_cube_to_an_empty_cube_space_of_another_area() -> None:
    """RULES 4.17; booklet, Effects."""
    text = "palace 5; harbor 2 1 0 0 0; tavern 0 2 2 0 0; market 0 1 0 0 0"
    position = revealed(text, {0: "messenger 1G"})
    assert support(position)[0] == 3
    assert options(position, 0) == {"take harbor", "decline"}
    act(position, 0, "take harbor")
    # Neither the full Tavern, nor the Harbor itself, nor the Guardhouse.
    assert options(position, 0) == {
        f"put {area}" for area in COUNTED["palace"] if area not in ("tavern", "harbor")
    }
    act(position, 0, "put market")
    assert cubes(position, "harbor") == "1 1 0 0 0"
    assert cubes(position, "market") == "1 1 0 0 0"
    assert stocks(position)[0] == 23


def test_the_second_reassign_may_use_the_same_cube() -> None:
    """RULES 4.17"""
    position = revealed("palace 5; harbor 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    act(position, 0, "put market")
    act(position, 0, "take market")
    act(position, 0, "put harbor")
    assert town(position) == "harbor 1 0 0 0 0"
    assert phase(position) == "bidding"


def test_the_second_reassign_may_use_the_room_that_the_first_one_made() -> None:
    """RULES 4.17"""
    text = f"palace 5; {full_town('palace', 5, fortress=1)}"
    position = revealed(text, {0: "messenger 1G"})
    assert "take fortress" not in options(position, 0)
    # The only room is in the Fortress, then in the Palace.
    palace, plantation = cubes(position, "palace"), cubes(position, "plantation")
    act(position, 0, "take palace")
    act(position, 0, "take plantation")
    assert cubes(position, "palace") == palace
    assert cubes(position, "plantation") != plantation


def test_a_reassign_may_make_a_full_area_cease_to_be_full() -> None:
    """RULES 4.17: and so put off the end."""
    text = f"palace 5; {full_town('palace', 5, palace=1)}"
    position = revealed(text, {0: "messenger 1G"})
    act(position, 0, "take fortress")
    act(position, 0, "decline")
    assert sum(map(int, cubes(position, "fortress").split())) == 7
    assert sum(map(int, cubes(position, "palace").split())) == 8
    assert not is_over(position)


def test_a_reassign_without_room_or_an_own_cube_asks_nothing() -> None:
    """RULES 4.10, 4.17"""
    assert is_over(revealed(f"palace 5; {full_town('palace', 5)}", {0: "messenger 1G"}))
    no_cube = revealed("palace 5; harbor 0 1 1 0 0", {0: "messenger 1G"})
    assert phase(no_cube) == "bidding"


@pytest.mark.parametrize("answer", ["decline", "take harbor"])
def test_each_reassign_may_be_declined_by_itself(answer: str) -> None:
    """RULES 4.17; ruling A3"""
    position = revealed("palace 5; harbor 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, answer)
    if answer != "decline":
        act(position, 0, "put tavern")
    assert "decline" in options(position, 0)
    act(position, 0, "decline")
    assert phase(position) == "bidding"
    assert town(position) == ("harbor 1 0 0 0 0" if answer == "decline" else "tavern 1 0 0 0 0")
