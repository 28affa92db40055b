"""Moves of keys: targets, price and order of effects (RULES 4.3 to 4.8 and 4.12)."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    GAME,
    act,
    draw,
    francs,
    keys_on,
    options,
    played,
    points,
    reserve,
    seen,
    space,
    tokens,
)


def targets(text: str, source: str) -> list[str]:
    """Return the targets of the key at a place."""
    position = draw(text)
    if f"move {source}" not in options(position):
        return []
    act(position, f"move {source}")
    return [option.removeprefix("to ") for option in options(position, "to")]


# The booklet, page 5: Residence 3, Restaurant 4 and Hotel 5 of one district.
CHARLOTTE = (
    "3; built la_villette-1 la_villette-2 la_villette-4; landmarks sacre_coeur=la_villette;"
    " keys 0 la_villette-3; keys 1 la_villette-5; keys 2 sacre_coeur; francs 20 0 0;"
    " tokens 0 gold=3 wood=1; screen 0 0 0; piles empty; ends_used 0 e1 e2 e3 e4 e5 e6 e7 e8 e9"
    " e10 e11 e12"
)


def test_from_a_residence_of_value_3_only_the_restaurant_is_open() -> None:
    """RULES 4.5, 4.6; the booklet's example of Charlotte: not 1, 2, nor the occupied 5 and 13."""
    position = draw(CHARLOTTE)
    spots = targets(CHARLOTTE, "la_villette-3")
    assert not {"la_villette-1", "la_villette-2", "la_villette-5", "sacre_coeur"} & set(spots)
    assert "la_villette-4" in spots
    assert space(position, "la_villette-3")["type"] == "residence"
    assert space(position, "la_villette-4")["type"] == "restaurant"
    assert space(position, "la_villette-5")["type"] == "hotel"
    act(position, "move la_villette-3", "to la_villette-4")
    assert francs(position) == 19


def test_from_the_bakery_to_the_theater_in_montmartre_for_3_francs() -> None:
    """RULES 4.7; the booklet's example of Raphaël."""
    position = draw("2; built montmartre-5; keys 0 montmartre-2; francs 3 0; piles empty")
    assert space(position, "montmartre-2")["type"] == "bakery"
    assert space(position, "montmartre-5")["type"] == "theater"
    act(position, "move montmartre-2")
    assert francs(position) == 0
    assert keys_on(position, "montmartre-5") == [1, 0]
    assert keys_on(position, "montmartre-2") == [0, 0]
    check(position)


def test_a_key_on_the_arc_may_go_to_any_district() -> None:
    """RULES 4.3, 4.4"""
    built = " ".join(f"{name}-4" for name in ("belleville", "chaillot", "batignolles"))
    assert targets(f"2; built {built}; keys 0 arc; francs 4 0", "arc") == [
        "belleville-4",
        "batignolles-4",
        "chaillot-4",
    ]


def test_a_key_on_a_bank_stays_in_its_district_and_may_go_to_any_value() -> None:
    """RULES 4.5: a bank has no value"""
    text = "2; built belleville-1 belleville-5 chaillot-4; keys 0 bank-belleville; francs 9 0"
    assert targets(text, "bank-belleville") == ["belleville-1", "belleville-5"]


def test_a_building_that_is_not_drawn_yet_cannot_be_acquired() -> None:
    """RULES 4.3"""
    assert targets("2; keys 0 arc; francs 9 0; piles empty", "arc") == []


def test_a_target_must_be_unoccupied() -> None:
    """RULES 4.6: by one's own key or by another's"""
    text = "2; built belleville-5; keys 0 bank-belleville belleville-1; keys 1 belleville-2;"
    assert targets(text + " francs 9 0", "belleville-1") == []
    position = draw(text + " francs 9 0")
    assert "move bank-belleville" in options(position)


@pytest.mark.parametrize(("purse", "open_targets"), [(3, 0), (4, 1), (5, 2)])
def test_a_target_must_be_paid_in_full(purse: int, open_targets: int) -> None:
    """RULES 4.7"""
    text = f"2; built chaillot-4 batignolles-5; keys 0 arc; francs {purse} 0"
    position = draw(text)
    if open_targets:
        act(position, "move arc")
    assert (francs(position) < purse or len(options(position, "to")) > 1) == bool(open_targets)


def test_a_residence_costs_a_wood_that_goes_to_the_reserve() -> None:
    """RULES 1.4, 4.8"""
    text = "2; built saint_germain-8; keys 0 arc; francs 8 0; piles empty;"
    assert targets(text, "arc") == []
    position = played(text + " tokens 0 wood=1", "move arc")
    assert tokens(position) == {"gold": 1}
    assert reserve(position) == {"wood": 1}
    assert points(position) == 2


def test_resources_are_due_in_full_every_time() -> None:
    """RULES 4.8: the difference in value lowers the price in Francs only"""
    text = "2; built montmartre-4; keys 0 montmartre-1; francs 9 0; piles empty;"
    assert targets(text, "montmartre-1") == []


def test_the_steps_of_an_acquisition_come_in_this_order() -> None:
    """RULES 4.12; ruling A15: pay, landmark, key, VP tile, benefits"""
    position = draw(
        "2; built saint_germain-8; keys 0 arc saint_germain-1 saint_germain-2;"
        " keys 1 saint_germain-3; francs 9 0; tokens 0 wood=1; piles empty"
    )
    position.journal = []
    act(position, "move arc", "reward v1", "at chaillot")
    assert position.journal is not None
    events = [event.key for event in GAME.events(position.journal, None)]
    order = ["acquired", "paid", "chose-reward", "rewarded", "took-token", "scored"]
    assert events == order


def test_a_key_with_one_target_goes_there_at_once_and_the_option_says_so() -> None:
    """RULES 4.3"""
    position = draw("2; built chaillot-4; keys 0 arc; francs 4 0; piles empty")
    choice = GAME.choice(position, 0)
    assert choice is not None
    (option,) = [option for option in choice.options if option.action == "move arc"]
    assert option.message.key == "option-move-to"
    assert option.message.args["target"] == "space:chaillot-4"
    assert option.message.args["francs"] == 4
    act(position, "move arc")
    assert keys_on(position, "chaillot-4") == [1, 0]


def test_two_keys_on_one_spot_are_offered_once() -> None:
    """RULES 4.3"""
    position = draw("2; built chaillot-4; keys 0 chaillot-1 chaillot-1; francs 9 0")
    assert options(position, "move") == ["move chaillot-1"]


def test_a_building_that_was_left_can_be_acquired_by_others() -> None:
    """RULES 4.3"""
    text = "2; built chaillot-4 chaillot-5; keys 0 chaillot-1; keys 1 bank-chaillot; francs 9 9;"
    position = played(text + " piles empty", "move chaillot-1", "finish")
    assert seen(position)["acting"] == 1
    act(position, "move bank-chaillot")
    assert keys_on(position, "chaillot-1") == [0, 1]
