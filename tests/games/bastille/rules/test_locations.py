"""The seven locations (RULES 4.1 to 4.12)."""

import pytest

from tests.games.bastille.notation import (
    ALEX,
    ANI,
    GAME,
    JAN,
    ULRICH,
    act,
    cards,
    evaluated,
    event_keys,
    held,
    messages,
    options,
    row,
    scored,
)
from tocsin.kernel.figures import SOURCE_FIELDS

# --- Banque de Paris


def test_banque_pays_twice_the_value_and_gives_the_marker() -> None:
    """RULES 4.1; booklet: Jan gains 8 coins and the marker, Ani 4, Ulrich 2."""
    position = evaluated(f"4; start {ALEX}; coins 0 0 0 0; at banque {ANI}:2 {JAN}:4 {ULRICH}:1")
    coins = row(position, "coins")
    assert (coins[JAN], coins[ANI], coins[ULRICH], coins[ALEX]) == (8, 4, 2, 0)
    assert GAME.view(position, None)["start"] == JAN


def test_the_marker_stays_when_banque_is_empty() -> None:
    """RULES 4.1"""
    assert evaluated("4; start 2; at catacombes 0:1").start == 2


def test_the_marker_decides_flag_ties_of_the_same_round() -> None:
    """RULES 4.1 and 3.9"""
    text = "4; start 0; cards p5 | p7 | - | -; bonus f4"
    assert scored(evaluated(text), "flags") == [3, 1, 0, 0]
    assert scored(evaluated(f"{text}; at banque 1:1"), "flags") == [1, 3, 0, 0]


# --- Notre Dame


def test_notre_dame_exchanges_a_tile_for_the_next_value() -> None:
    """RULES 4.2 and 4.3; booklet: Ulrich 2 for 3 and a point, Alex 1 for 2."""
    position = evaluated(f"4; at notre_dame {ALEX}:1 {ULRICH}:2")
    assert row(position, "tiles")[ULRICH] == [3]
    assert row(position, "tiles")[ALEX] == [2]
    assert scored(position, "notre_dame") == [1, 0, 0, 0]
    assert row(position, "supply")[ULRICH] == [1, 2, 2, 2, 3, 3, 4, 4]
    assert row(position, "supply")[ALEX] == [1, 2, 2, 3, 3, 3, 4, 4]


def test_without_the_next_tile_in_supply_the_tile_comes_back() -> None:
    """RULES 4.2"""
    position = evaluated("4; supply 44 | 22 | 3 | -; at notre_dame 0:2 3:1")
    assert row(position, "tiles")[0] == [2]
    assert row(position, "tiles")[3] == [1]
    assert row(position, "supply")[0] == [4, 4]
    assert "kept" in event_keys(position)


@pytest.mark.parametrize("tile", ["4", "2"])
def test_a_first_tile_that_is_not_exchanged_scores_nothing(tile: str) -> None:
    """RULES 4.3 and 8.5; French booklet, note: it comes back and nothing happens."""
    position = evaluated(f"4; supply 2 | 2 | 2 | 2; at notre_dame 1:{tile}")
    assert row(position, "tiles")[1] == [int(tile)]
    assert scored(position, "notre_dame") == [0, 0, 0, 0]


def test_the_second_tile_never_scores_for_the_first() -> None:
    """RULES 8.5"""
    position = evaluated("4; at notre_dame 1:4 0:3")
    assert row(position, "tiles")[0] == [4]
    assert scored(position, "notre_dame") == [0, 0, 0, 0]


def test_an_option_lets_the_first_tile_score_without_an_exchange() -> None:
    """RULES 8.5"""
    position = evaluated("4 notre_dame=first; at notre_dame 1:4 0:3")
    assert row(position, "tiles")[1] == [4]
    assert scored(position, "notre_dame") == [0, 1, 0, 0]
    position = evaluated("4 notre_dame=first; at notre_dame 2:4")
    assert scored(position, "notre_dame") == [0, 0, 1, 0]


def test_in_a_three_player_match_the_threes_limit_the_tiles() -> None:
    """RULES 4.2: of four tiles three can pass value 2, for there are three 3s."""
    position = evaluated("3; supply 34 | - | -; at notre_dame 0:2 0:2 0:2")
    assert sorted(row(position, "tiles")[0]) == [2, 2, 3]


# --- Versailles


def test_the_second_at_versailles_gets_the_other_bonus() -> None:
    """RULES 4.4; French booklet: Jan takes the torch, Ani must take the coins."""
    position = evaluated(f"4; versailles v1; coins 0 0 0 0; at versailles {JAN}:2 {ANI}:1")
    assert options(position, JAN) == {"bonus left", "bonus right"}
    act(position, JAN, "bonus left")
    assert row(position, "torches")[JAN] == 1
    assert row(position, "coins")[ANI] == 3
    assert row(position, "torches")[ANI] == row(position, "coins")[JAN] == 0


def test_a_single_tile_at_versailles_takes_one_bonus() -> None:
    """RULES 4.4"""
    position = evaluated("4; versailles v6; coins 0 0 0 0; at versailles 2:1")
    act(position, 2, "bonus right")
    assert scored(position, "versailles") == [0, 0, 4, 0]
    assert row(position, "coins") == [0, 0, 0, 0]


def test_both_tiles_of_one_seat_at_versailles_take_both_bonuses() -> None:
    """RULES 4.4 and 3.6"""
    position = evaluated("4; versailles v6; coins 0 0 0 0; at versailles 2:1 2:2")
    act(position, 2, "bonus left")
    assert scored(position, "versailles") == [0, 0, 4, 0]
    assert row(position, "coins") == [0, 0, 4, 0]


@pytest.mark.parametrize(
    ("tile", "side", "name", "amount"),
    [
        ("v1", "left", "torches", 1),
        ("v3", "left", "torches", 2),
        ("v3", "right", "space", 3),
        ("v4", "left", "space", 2),
        ("v1", "right", "coins", 3),
        ("v4", "right", "coins", 4),
        ("v5", "right", "bag", 2),
        ("v8", "left", "bag", 1),
        ("v8", "right", "points", 3),
        ("v7", "right", "points", 4),
    ],
)
def test_every_bonus_of_versailles_is_carried_out_at_once(
    tile: str, side: str, name: str, amount: int
) -> None:
    """RULES 4.13; booklet, The bonuses of the Versailles tiles."""
    position = evaluated(f"4; versailles {tile}; coins 0 0 0 0; at versailles 1:1")
    act(position, 1, f"bonus {side}")
    assert row(position, name) == [0, amount, 0, 0]


def test_torches_and_henchmen_are_given_as_far_as_they_go() -> None:
    """Ruling A18"""
    position = evaluated("4; versailles v3; torches 1; at versailles 0:1")
    act(position, 0, "bonus left")
    assert row(position, "torches") == [1, 0, 0, 0]
    position = evaluated("4; versailles v3; torches 0; at versailles 0:1")
    act(position, 0, "bonus left")
    assert row(position, "torches") == [0, 0, 0, 0]
    position = evaluated("4; bag 19 0 0 0; at catacombes 0:1 0:2")
    assert row(position, "bag") == [20, 0, 0, 0]
    assert row(position, "henchmen")[0] == 0


# --- Catacombes


def test_the_first_tile_adds_two_henchmen_and_the_second_one() -> None:
    """RULES 4.5"""
    position = evaluated("4; at catacombes 3:1 1:2")
    assert row(position, "bag") == [0, 2, 0, 1]
    assert row(position, "henchmen") == [20, 18, 20, 19]


def test_two_tiles_at_the_catacombs_add_three_henchmen() -> None:
    """RULES 4.5; booklet: Jan placed two tiles and puts 3 cubes in."""
    position = evaluated(f"4; at catacombes {JAN}:1 {JAN}:1")
    assert row(position, "bag")[JAN] == 3


# --- Place Louis


def test_a_character_costs_its_price_less_the_value_of_the_tile() -> None:
    """RULES 4.6; booklet: Alex pays 10 - 4 = 6 for the noble, and takes the last card too."""
    position = evaluated(
        "4; coins 20 20 20 20; display n9 p1 p3 s1;"
        f" at place_louis {JAN}:3 {ALEX}:1 {ALEX}:4 {ANI}:2"
    )
    act(position, ALEX, "buy n9")
    assert row(position, "coins")[ALEX] == 14
    act(position, JAN, "buy p3")
    act(position, ANI, "buy s1")
    assert options(position, ALEX) == {"buy p1", "decline"}
    act(position, ALEX, "buy p1")
    assert cards(position, ALEX) == {"n9", "p1"}
    assert row(position, "coins") == [20, 13, 18, 20]


def test_a_character_may_be_declined() -> None:
    """RULES 4.6"""
    position = evaluated("4; coins 20 20 20 20; display n9 p1; at place_louis 0:1")
    act(position, 0, "decline")
    assert cards(position, 0) == set()
    assert row(position, "coins")[0] == 20


def test_a_character_that_cannot_be_paid_for_is_not_offered() -> None:
    """RULES 4.6"""
    position = evaluated("4; coins 3 0 0 0; display n9 p5 s3 p1; at place_louis 0:2")
    assert options(position, 0) == {"buy p5", "buy s3", "buy p1", "decline"}


def test_a_seat_without_enough_coins_is_not_asked() -> None:
    """RULES 4.6 and 8.26"""
    position = evaluated("4; coins 0 0 0 0; display n9 s5; at place_louis 0:2")
    assert "too-poor" in event_keys(position)
    assert cards(position, 0) == set()
    assert all(text.startswith("place") for text in options(position))


def test_a_tile_above_the_cost_makes_a_character_free() -> None:
    """RULES 4.7; booklet, note."""
    position = evaluated("4; coins 0 0 0 0; display p1 p3 n9; at place_louis 0:4 1:3")
    assert options(position, 0) == {"buy p1", "buy p3", "decline"}
    act(position, 0, "buy p1")
    act(position, 1, "buy p3")
    assert row(position, "coins") == [0, 0, 0, 0]


def test_the_display_is_not_refilled_while_characters_are_bought() -> None:
    """RULES 4.7"""
    position = evaluated("4; coins 9 9 9 9; display p1 p3; at place_louis 0:4 1:3 2:2")
    act(position, 0, "buy p1")
    act(position, 1, "buy p3")
    assert "nobody-left" in event_keys(position), "no character is left for the third"


def test_coins_of_the_same_round_can_be_spent_at_place_louis() -> None:
    """RULES 3.5: locations 1 and 3 come before Place Louis, location 7 after it."""
    text = "4; versailles v1; coins 0 0 0 0; display s1; at versailles 0:1"
    position = evaluated(f"{text}; at place_louis 0:1; at banque 0:1; at etats_generaux 0:1")
    act(position, 0, "bonus right")
    assert options(position, 0) == {"buy s1", "decline"}
    act(position, 0, "buy s1")
    assert row(position, "coins")[0] == 2 + 3 - 3 + 2


# --- Bastille


def test_the_first_tile_moves_one_step_more_than_its_value() -> None:
    """RULES 4.8 and 4.9; booklet: Ulrich moves 4 (3+1), Jan 1 to stand behind him."""
    position = evaluated(f"4; track 0 0 0 3; at bastille {JAN}:1 {ULRICH}:3")
    assert row(position, "space") == [4, 0, 0, 4]
    assert GAME.view(position, None)["track"]["order"][:2] == [ULRICH, JAN]


def test_a_marker_that_stays_keeps_its_place_in_the_queue() -> None:
    """RULES 4.9"""
    position = evaluated("4; track 5 3 5 1; order 2 0 1 3; at bastille 1:1")
    assert GAME.view(position, None)["track"]["order"] == [2, 0, 1, 3]
    assert row(position, "space") == [5, 5, 5, 1]


def test_a_further_marker_is_ahead_of_earlier_arrivals() -> None:
    """RULES 4.9"""
    position = evaluated("4; track 5 3 5 1; order 2 0 1 3; at bastille 3:4")
    assert GAME.view(position, None)["track"]["order"] == [3, 2, 0, 1]


def test_each_step_past_the_end_gives_a_coin() -> None:
    """RULES 4.10 and 8.25: those left over when the marker arrives, and all later ones."""
    position = evaluated("4; coins 0 0 0 0; track 18 0 0 20; at bastille 0:3 3:2")
    assert row(position, "space") == [20, 0, 0, 20]
    assert row(position, "coins") == [2, 0, 0, 2]
    assert GAME.view(position, None)["track"]["order"][:2] == [3, 0]


def test_steps_from_elsewhere_past_the_end_give_coins_too() -> None:
    """RULES 4.10"""
    position = evaluated("4; versailles v3; coins 0 0 0 0; track 0 19 0 0; at versailles 1:1")
    act(position, 1, "bonus right")
    assert row(position, "coins") == [0, 2, 0, 0]
    position = evaluated("4; bonus f7; coins 0 0 0 0; track 0 20 0 0; cards - | p3 | - | -")
    assert row(position, "coins") == [0, 3, 0, 0]


# --- Etats Généraux


def test_the_first_takes_two_coins_and_each_keeps_a_mission() -> None:
    """RULES 4.11; booklet: Alex takes coins and most weapons, Ani most gems."""
    position = evaluated(
        f"4; coins 0 0 0 0; missions most_crowns | - | - | -; at etats_generaux {ANI}:1 {ALEX}:2"
    )
    assert options(position, ALEX) == {
        f"mission {name}"
        for name in GAME.components["majorities"]
        | GAME.components["other_majorities"]
        | GAME.components["series"]
        | {"two_of_each": 0}
        if name not in SOURCE_FIELDS
    }
    act(position, ALEX, "mission most_weapons")
    act(position, ANI, "mission most_gems")
    assert row(position, "coins") == [0, 2, 0, 0]
    assert (held(position, ALEX), held(position, ANI)) == ({"most_weapons"}, {"most_gems"})


def test_the_second_search_lacks_the_mission_kept_by_the_first() -> None:
    """RULES 4.11"""
    position = evaluated("4; missions - | - | - | -; at etats_generaux 0:2 1:1")
    act(position, 0, "mission low_nobles")
    assert "mission low_nobles" not in options(position, 1)
    assert "mission high_nobles" in options(position, 1)


def test_a_seat_never_holds_a_mission_twice() -> None:
    """RULES 4.12; ruling A15"""
    position = evaluated("4; missions most_gems | - | - | -; at etats_generaux 0:2 1:1")
    assert "mission most_gems" not in options(position, 0)
    act(position, 0, "mission two_of_each")
    assert "mission most_gems" in options(position, 1), "ruling A15: another hand is no obstacle"


def test_two_own_tiles_still_keep_no_duplicate() -> None:
    """RULES 4.12 and ruling A19"""
    position = evaluated("4; missions - | - | - | -; at etats_generaux 0:2 0:1")
    act(position, 0, "mission two_of_each")
    assert "mission two_of_each" not in options(position, 0)


def test_the_coins_are_received_without_an_eligible_mission() -> None:
    """RULES 8.19"""
    position = evaluated(
        "4; coins 0 0 0 0; missions most_gems | most_crowns | - | -; piles most_gems most_gems;"
        " at etats_generaux 0:2 1:1"
    )
    assert row(position, "coins") == [2, 0, 0, 0]
    assert options(position, 1) == {"mission most_gems"}, "a single choice is asked all the same"
    act(position, 1, "mission most_gems")
    assert row(position, "mission_count") == [1, 2, 0, 0]
    assert [m.args for m in messages(position) if m.key == "no-mission"] == [{"seat": "seat:0"}]


def test_the_deck_may_be_empty() -> None:
    """RULES 8.19"""
    position = evaluated("4; missions - | - | - | -; piles -; at etats_generaux 0:2")
    assert row(position, "mission_count") == [0] * 4


@pytest.mark.parametrize("location", ["banque", "notre_dame", "catacombes", "bastille"])
def test_only_place_louis_may_be_declined(location: str) -> None:
    """Ruling A9: the others are carried out without a question."""
    position = evaluated(f"4; at {location} 0:1")
    assert all(text.startswith("place") for text in options(position))
