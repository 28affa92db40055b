"""Landmarks and prestige (RULES 4.9, 4.10 and 4.17)."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    act,
    district,
    draw,
    francs,
    keys_on,
    options,
    played,
    points,
    reserve,
    seen,
    tokens,
    used,
)
from tocsin.games import load


def test_julie_moves_from_the_theater_in_la_villette_to_a_new_12() -> None:
    """RULES 4.9, 4.7; the booklet: 4 Francs, 1 marble and 1 gold."""
    text = "2; keys 0 la_villette-8; francs 4 0; tokens 0 marble=1 gold=1; piles empty"
    position = played(text, "move la_villette-8", "to grand_palais")
    assert francs(position) == 0
    assert tokens(position) == {}
    assert keys_on(position, "grand_palais") == [1, 0]
    assert district(position, "la_villette")["landmarks"] == ["grand_palais"]
    check(position)


# The booklet, page 6: a 15 in Belleville above a 10.
LOUVRE = (
    "2; landmarks luxembourg=belleville; keys 0 bank-belleville; francs 15 0; piles empty;"
    " tokens 0 marble=1 gold=2 gold_prestige=2"
)


def test_julie_builds_a_15_above_a_10_and_hands_in_two_gold_prestige_for_10_vp() -> None:
    """RULES 4.9, 4.17; the booklet: 15 Francs, 2 gold, 1 marble."""
    position = played(LOUVRE, "move bank-belleville", "to louvre")
    assert francs(position) == 0
    assert district(position, "belleville")["landmarks"] == ["luxembourg", "louvre"]
    act(position, "hand gold_prestige token", "hand gold_prestige token")
    assert points(position) == 10
    assert tokens(position) == {}
    assert seen(position)["gone"]["gold_prestige"] == 2
    assert reserve(position) == {"marble": 1, "gold": 2}


def new_landmarks(text: str) -> set[str]:
    position = draw(text)
    act(position, "move bank-saint_germain")
    return {option.removeprefix("to ") for option in options(position, "to")}


RICH = "2; keys 0 bank-saint_germain; francs 20 0; piles empty; tokens 0 marble=3 gold=3;"


def test_after_a_12_in_saint_germain_only_13_or_more() -> None:
    """RULES 4.9; the booklet's example of François."""
    landmarks = new_landmarks(RICH + "landmarks grand_palais=saint_germain; keys 1 grand_palais")
    assert landmarks == {"sacre_coeur", "notre_dame", "louvre", "eiffel"}


def test_two_landmarks_of_equal_value_never_share_a_district() -> None:
    """RULES 4.9: higher, not equal"""
    landmarks = new_landmarks(RICH + "landmarks opera=saint_germain; keys 1 opera")
    assert "tuileries" not in landmarks
    assert "grand_palais" in landmarks


def test_a_landmark_elsewhere_does_not_matter() -> None:
    """RULES 4.9"""
    landmarks = new_landmarks(RICH + "landmarks eiffel=chaillot; keys 1 eiffel")
    assert landmarks == {
        "luxembourg", "tuileries", "opera", "grand_palais", "sacre_coeur", "notre_dame", "louvre",
    }  # fmt: skip


def test_a_district_may_have_any_number_of_landmarks() -> None:
    """RULES 4.9"""
    landmarks = new_landmarks(
        RICH + "landmarks luxembourg=saint_germain opera=saint_germain grand_palais=saint_germain"
        " sacre_coeur=saint_germain notre_dame=saint_germain louvre=saint_germain"
    )
    assert "eiffel" in landmarks


def test_a_landmark_stays_when_its_key_leaves_and_is_acquired_again_at_full_cost() -> None:
    """RULES 4.10, 4.8: with price, resources and prestige"""
    text = (
        "2; landmarks luxembourg=belleville; keys 0 luxembourg; keys 1 belleville-8;"
        " francs 5 9; piles empty; tokens 0 marble=1 gold=2; tokens 1 marble=1 bronze_prestige=1"
    )
    position = played(text, "move luxembourg", "to louvre")
    assert keys_on(position, "luxembourg") == [0, 0]
    assert district(position, "belleville")["landmarks"] == ["luxembourg", "louvre"]
    act(position, "move belleville-8")
    assert keys_on(position, "luxembourg") == [0, 1]
    assert francs(position, 1) == 9 - 2
    assert tokens(position, 1) == {"bronze_prestige": 1}
    act(position, "hand bronze_prestige token")
    assert points(position, 1) == 3


def test_slots_are_filled_one_each_by_their_own_kind() -> None:
    """RULES 4.17: bronze, bronze and silver at the Tuileries"""
    text = (
        "2; keys 0 belleville-8; francs 3 0; piles empty;"
        " tokens 0 gold=1 bronze_prestige=3 silver_prestige=2 gold_prestige=1"
    )
    position = played(text, "move belleville-8")
    assert keys_on(position, "tuileries") == [1, 0]
    assert options(position, "hand") == ["hand bronze_prestige token", "hand silver_prestige token"]
    act(position, "hand bronze_prestige token", "hand silver_prestige token")
    assert points(position) == 7
    assert options(position, "hand") == ["hand bronze_prestige token"]
    act(position, "hand bronze_prestige token")
    assert points(position) == 10
    assert options(position, "hand") == []
    assert tokens(position) == {
        "bronze_prestige": 1,
        "silver_prestige": 1,
        "gold_prestige": 1,
    }


def test_handing_in_is_a_choice_and_ends_with_the_turn() -> None:
    """RULES 4.17; rulings A8 and A27"""
    text = LOUVRE.replace("gold_prestige=2", "gold_prestige=3")
    position = played(text, "move bank-belleville", "to louvre", "hand gold_prestige token")
    act(position, "sell gold_prestige")
    assert "hand gold_prestige token" in options(position)
    act(position, "finish")
    assert points(position) == 5
    act(position, "place arc", "search", "take e1")
    assert options(position, "hand") == []


def test_a_building_asks_for_no_prestige() -> None:
    """RULES 4.17"""
    text = "2; built chaillot-5; keys 0 chaillot-4; francs 9 0; tokens 0 wood=1 gold_prestige=2;"
    position = played(text + "piles empty", "move chaillot-4")
    assert options(position, "hand") == []


def test_tile_8_fills_a_slot_of_any_kind() -> None:
    """RULES 4.21: tile 8"""
    text = "2; keys 0 belleville-8; francs 3 0; piles empty; tokens 0 gold=1; tiles 0 8"
    position = played(text, "move belleville-8")
    assert options(position, "hand") == ["hand bronze_prestige 8", "hand silver_prestige 8"]
    act(position, "hand silver_prestige 8")
    assert points(position) == 4
    assert used(position) == [8]


def test_tile_19_fills_two_slots() -> None:
    """RULES 4.21: tile 19"""
    text = "2; keys 0 belleville-8; francs 3 0; piles empty; tokens 0 gold=1; tiles 0 19"
    position = played(text, "move belleville-8", "hand silver_prestige 19")
    assert used(position) == [19]
    act(position, "hand bronze_prestige 19")
    assert points(position) == 7
    assert francs(position) == 0


def test_of_tile_19_one_unit_may_be_handed_in_and_the_other_is_sold() -> None:
    """RULES 4.21; ruling A25"""
    text = "2; keys 0 belleville-8; francs 3 0; piles empty; tokens 0 gold=1; tiles 0 19"
    position = played(text, "move belleville-8", "hand silver_prestige 19", "finish")
    assert points(position) == 4
    assert francs(position) == 3


def test_an_end_tile_fills_a_slot_of_its_kind() -> None:
    """RULES 4.25"""
    text = "2; keys 0 belleville-8; francs 3 0; piles empty; tokens 0 gold=1; ends 0 e10 e12"
    position = played(text, "move belleville-8", "to tuileries", "pay token")
    assert options(position, "hand") == ["hand bronze_prestige e10"]
    act(position, "hand bronze_prestige e10")
    assert points(position) == 3


@pytest.mark.parametrize("order", [(19, 8), (8, 19), (19, 19, 8), (8, 19, 19), (19, 8, 19)])
def test_tiles_8_and_19_bring_the_same_in_every_order(order: tuple[int, ...]) -> None:
    """RULES 4.21; ruling A25: a waiting unit is not sold while it may still be handed in"""
    text = "2; keys 0 belleville-8; francs 2 0; piles empty; tokens 0 marble=1; tiles 0 8 19"
    position = played(text, "move belleville-8")
    for number in order:
        act(position, f"hand bronze_prestige {number}")
    while options(position, "hand"):
        act(position, options(position, "hand")[0])
    assert points(position) == 9
    assert francs(position) == 0
    assert used(position) == [8, 19]
    check(position)


def test_a_waiting_unit_is_sold_when_another_tile_replaces_it() -> None:
    """Ruling A25; tile 8 has two units by an owner's figures"""
    game = load("paris", {"bonus_tiles": {"b8": "prestige any 2"}})
    text = "2; keys 0 belleville-8; francs 2 0; piles empty; tokens 0 marble=1; tiles 0 8 19"
    position = draw(text, game)
    act(position, "move belleville-8", "hand bronze_prestige 19")
    assert francs(position) == 0
    act(position, "hand bronze_prestige 8")
    assert francs(position) == 3
    assert options(position, "hand") == ["hand bronze_prestige 8"]
    act(position, "finish")
    assert francs(position) == 6
    assert points(position) == 6
