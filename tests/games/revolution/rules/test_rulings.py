"""Rulings where the booklet is silent, and table options (RULES 8)."""

from collections.abc import Iterator

import pytest

from tests.games.revolution.matches import match, moments, spread
from tests.games.revolution.notation import (
    COUNTED,
    GAME,
    act,
    bid,
    cubes,
    finish,
    full_town,
    guardhouse,
    hand,
    hands,
    is_over,
    on_map,
    options,
    outcome_of,
    parse,
    phase,
    revealed,
    stocks,
    support,
    told,
    town,
)
from tests.games.revolution.rules.test_set_up import areas, spaces
from tocsin.games import load
from tocsin.kernel.game import Game

ALL_AREAS = {*COUNTED["anarchy"], "garden"}
# All 25 cubes of seat 0 are on the map, its stock is empty; all areas it is in are full.
ALL_OUT = {
    3: "plantation 6 0 0; tavern 4 0 0; cathedral 7 0 0; town_hall 7 0 0; market 1 4 0",
    5: "plantation 6 0 0 0 0; tavern 4 0 0 0 0; cathedral 7 0 0 0 0; town_hall 7 0 0 0 0; "
    "market 1 4 0 0 0",
}


def few_cubes(each: int) -> Game:
    """Return the game with so few cubes that several stocks can be empty at once."""
    return load("revolution", {"cubes": {"each": each}})


# --- A1: declining


def test_choices_that_would_change_nothing_are_not_offered() -> None:
    """Ruling A1: neither one's own cube to the Spy nor two cubes of one owner to swap."""
    spying = revealed("core 3; harbor 2 1 0; tavern 1 0 0", {0: "spy 1G"})
    assert options(spying, 0) == {"spy harbor 1", "decline"}
    swapping = revealed("core 3; harbor 1 1 0; tavern 1 0 2", {0: "apothecary 1G"})
    act(swapping, 0, "swap harbor 0")
    # Not with the own cube in the Tavern: the only partner is seat 2.
    assert town(swapping) == "tavern 2 0 1; harbor 0 1 1"


def test_the_apothecary_asks_nothing_if_all_cubes_have_one_owner() -> None:
    """Ruling A1"""
    position = revealed("core 3; harbor 0 1 0; tavern 0 2 0", {0: "apothecary 1G"})
    assert phase(position) == "bidding"


# --- A2: the Guardhouse


def test_mayor_and_reassign_cannot_enter_a_guardhouse_not_open() -> None:
    """Ruling A2, guardhouse = owner and sealed; RULES 4.11: not even if it is empty."""
    for rule in ("owner", "sealed"):
        position = revealed(f"palace 5 guardhouse={rule}", {0: "mayor 1G"})
        assert options(position, 0) == {f"place {area}" for area in COUNTED["palace"]}
        position = revealed(f"palace 5 guardhouse={rule}; harbor 1 0 0 0 0", {0: "messenger 1G"})
        act(position, 0, "take harbor")
        assert options(position, 0) == {f"put {area}" for area in COUNTED["palace"]} - {
            "put harbor"
        }


def test_the_mayor_may_enter_an_empty_guardhouse_if_the_table_opens_it() -> None:
    """Ruling A2, guardhouse = open; RULES 4.11, 4.16: the cube protects at once."""
    text = "palace 5 guardhouse=open; harbor 1 0 0 0 0"
    position = revealed(text, {0: "mayor 1G", 1: "mercenary 1G"})
    assert options(position, 0) == {f"place {area}" for area in (*COUNTED["palace"], "guardhouse")}
    position.journal = []
    act(position, 0, "place guardhouse")
    assert guardhouse(position) == 0
    assert town(position) == "harbor 1 0 0 0 0; guardhouse 0"
    assert stocks(position) == [23, 25, 25, 25, 25]
    assert len(told(position, "occupied")) == 1
    act_on = revealed(f"{text}; guardhouse 0; fortress 0 0 1 0 0", {1: "spy 1G"})
    assert options(act_on, 1) == {"spy fortress 2", "decline"}


def test_the_messenger_may_enter_an_empty_guardhouse_if_the_table_opens_it() -> None:
    """Ruling A2, guardhouse = open; RULES 4.17"""
    position = revealed("palace 5 guardhouse=open; harbor 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    assert "put guardhouse" in options(position, 0)
    act(position, 0, "put guardhouse")
    assert guardhouse(position) == 0
    assert stocks(position)[0] == 24
    assert options(position, 0) == {"take guardhouse", "decline"}
    act(position, 0, "take guardhouse")
    assert "put guardhouse" not in options(position, 0)
    act(position, 0, "put tavern")
    assert town(position) == "tavern 1 0 0 0 0"


def test_an_empty_guardhouse_takes_a_cube_where_no_area_has_room() -> None:
    """Ruling A2, guardhouse = open: a Mayor goes there without a question."""
    text = f"palace 5 guardhouse=open; {full_town('palace', 5)}"
    assert guardhouse(revealed(text, {0: "mayor 1G"})) == 0
    moving = revealed(text, {0: "messenger 1G"})
    act(moving, 0, "take fortress")
    assert guardhouse(moving) == 0
    assert not is_over(moving)


def test_only_the_viceroy_enters_an_occupied_open_guardhouse() -> None:
    """Ruling A2, guardhouse = open"""
    for occupant in (0, 1):
        text = f"palace 5 guardhouse=open; guardhouse {occupant}; harbor 1 0 0 0 0"
        assert "place guardhouse" not in options(revealed(text, {0: "mayor 1G"}), 0)
        position = revealed(text, {0: "messenger 1G"})
        act(position, 0, "take harbor")
        assert "put guardhouse" not in options(position, 0)


def test_the_occupant_of_an_open_guardhouse_may_move_its_cube() -> None:
    """Ruling A2, guardhouse = open"""
    text = "palace 5 guardhouse=open; guardhouse 0; harbor 0 1 0 0 0"
    assert "swap guardhouse 0" in options(revealed(text, {0: "apothecary 1G"}), 0)
    assert "take guardhouse" in options(revealed(text, {0: "messenger 1G"}), 0)
    assert "take guardhouse" not in options(revealed(text, {1: "messenger 1G"}), 1)


def test_the_occupant_may_swap_its_guardhouse_cube() -> None:
    """Ruling A2, guardhouse = owner"""
    text = "palace 5; guardhouse 0; harbor 0 1 0 0 0; market 0 0 1 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    act(position, 0, "swap guardhouse 0")
    assert options(position, 0) == {"with harbor 1", "with market 2"}
    act(position, 0, "with harbor 1")
    assert guardhouse(position) == 1
    assert cubes(position, "harbor") == "1 0 0 0 0"
    assert stocks(position) == [24, 24, 24, 25, 25]


def test_the_guardhouse_cube_may_also_be_named_second() -> None:
    """Ruling A2, guardhouse = owner"""
    text = "palace 5; guardhouse 0; harbor 0 1 0 0 0; market 0 0 1 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    act(position, 0, "swap market 2")
    assert options(position, 0) == {"with guardhouse 0", "with harbor 1"}
    act(position, 0, "with guardhouse 0")
    assert guardhouse(position) == 2
    assert town(position) == "market 1 0 0 0 0; harbor 0 1 0 0 0; guardhouse 2"


def test_the_occupants_own_cubes_are_no_partners_of_its_guardhouse_cube() -> None:
    """Rulings A1 and A2"""
    text = "palace 5; guardhouse 0; harbor 2 0 0 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    assert phase(position) == "bidding"


def test_opponents_cannot_swap_or_spy_on_the_guardhouse_cube() -> None:
    """Ruling A2"""
    text = "palace 5; guardhouse 0; harbor 0 1 1 0 0; market 0 1 1 0 0"
    swapping = revealed(text, {1: "apothecary 1G"})
    assert not any("guardhouse" in option for option in options(swapping, 1))
    act(swapping, 1, "swap harbor 1")
    assert not any("guardhouse" in option for option in options(swapping, 1))
    spying = revealed(text, {1: "spy 1G"})
    assert options(spying, 1) == {"spy harbor 2", "spy market 2", "decline"}


def test_the_occupant_may_move_its_guardhouse_cube_out_by_its_own_reassign() -> None:
    """Ruling A2, guardhouse = owner"""
    position = revealed("palace 5; guardhouse 0", {0: "messenger 1G"})
    act(position, 0, "take guardhouse")
    assert options(position, 0) == {f"put {area}" for area in COUNTED["palace"]}
    act(position, 0, "put palace")
    act(position, 0, "decline")
    assert guardhouse(position) is None
    assert town(position) == "palace 1 0 0 0 0"
    assert stocks(position)[0] == 24


def test_opponents_cannot_move_the_guardhouse_cube() -> None:
    """Ruling A2"""
    position = revealed("palace 5; guardhouse 0; harbor 0 1 0 0 0", {1: "messenger 1G"})
    assert options(position, 1) == {"take harbor", "decline"}


def test_a_guardhouse_cube_cannot_be_moved_out_where_no_area_has_room() -> None:
    """Ruling A2"""
    text = f"palace 5; guardhouse 0; {full_town('palace', 5)}"
    assert is_over(revealed(text, {0: "messenger 1G"}))


def test_a_sealed_guardhouse_is_touched_by_nothing_but_occupy_guardhouse() -> None:
    """Ruling A2, guardhouse = sealed"""
    text = "palace 5 guardhouse=sealed; guardhouse 0; harbor 1 1 0 0 0; market 0 0 1 0 0"
    swapping = revealed(text, {0: "apothecary 1G"})
    assert "swap market 2" in options(swapping, 0)
    assert not any("guardhouse" in option for option in options(swapping, 0))
    act(swapping, 0, "swap market 2")
    assert not any("guardhouse" in option for option in options(swapping, 0))
    moving = revealed(text, {0: "messenger 1G"})
    assert options(moving, 0) == {"take harbor", "decline"}
    assert guardhouse(revealed(text, {3: "viceroy 1G"})) == 3


def test_a_sealed_guardhouse_protects_all_the_same() -> None:
    """Ruling A2, guardhouse = sealed; RULES 4.16"""
    text = "palace 5 guardhouse=sealed; guardhouse 1; harbor 0 1 1 0 0"
    assert options(revealed(text, {0: "spy 1G"}), 0) == {"spy harbor 2", "decline"}


# --- A3: the Messenger


def test_the_messenger_gives_two_reassigns() -> None:
    """Ruling A3, messenger = two"""
    position = revealed("palace 5; harbor 2 0 0 0 0; turn 60", {0: "messenger 1G"})
    for area in ("market", "tavern"):
        act(position, 0, "take harbor")
        act(position, 0, f"put {area}")
    assert town(position) == "tavern 1 0 0 0 0; market 1 0 0 0 0"
    assert is_over(position)


def test_the_messenger_gives_one_reassign_if_the_table_says_so() -> None:
    """Ruling A3, messenger = one"""
    position = revealed("palace 5 messenger=one; harbor 2 0 0 0 0", {0: "messenger 1G"})
    assert support(position)[0] == 3
    act(position, 0, "take harbor")
    act(position, 0, "put market")
    assert phase(position) == "bidding"
    declined = revealed("palace 5 messenger=one; harbor 2 0 0 0 0", {0: "messenger 1G"})
    act(declined, 0, "decline")
    assert phase(declined) == "bidding"


# --- A4 and A5: compulsory placement, into an empty cube space


def test_a_possible_placement_cannot_be_declined() -> None:
    """Ruling A4"""
    for table, space in (("palace", "mayor"), ("anarchy", "governor")):
        position = revealed(f"{table} 5", {0: f"{space} 1G"})
        assert "decline" not in options(position, 0)
    rival = revealed("anarchy 5", {0: "governor 1G"})
    act(rival, 0, "place harbor")
    assert "decline" not in options(rival, 0)
    act(rival, 0, "rival 1")
    assert "decline" not in options(rival, 0)
    jailing = revealed("anarchy 5", {0: "warden 1G"})
    assert "decline" not in options(jailing, 0)


def test_a_placement_is_compulsory_even_if_it_ends_the_game() -> None:
    """Ruling A4"""
    text = f"palace 5; {full_town('palace', 5, harbor=1)}"
    assert is_over(revealed(text, {3: "mayor 1G"}))


def test_the_governor_must_use_the_jail_if_it_has_the_only_room() -> None:
    """Ruling A4"""
    text = f"anarchy 5; garden 2 1 1 1 1; {full_town('anarchy', 5, jail=2)}"
    before = parse(text)
    position = revealed(text, {0: "governor 1G"})
    act(position, 0, "rival 2")
    assert is_over(position)
    jail = [int(count) for count in cubes(before, "jail").split()]
    jail[0] += 1
    jail[2] += 1
    assert cubes(position, "jail") == " ".join(map(str, jail))


def test_any_area_means_one_with_an_empty_cube_space() -> None:
    """Ruling A5: a full Jail or Asylum is not ejected from."""
    text = "anarchy 5; asylum 0 2 3 0 0; jail 0 3 3 0 0"
    position = revealed(text, {0: "governor 1G"})
    open_areas = {f"place {area}" for area in ALL_AREAS - {"asylum", "jail"}}
    assert options(position, 0) == open_areas
    act(position, 0, "place harbor")
    act(position, 0, "rival 1")
    assert options(position, 0) == open_areas


def test_the_governor_places_no_opponent_where_no_room_is_left() -> None:
    """Rulings A4 and A5"""
    text = f"anarchy 5; garden 2 1 1 1 1; {full_town('anarchy', 5, tavern=1)}"
    position = revealed(text, {0: "governor 1G"})
    assert is_over(position)
    assert on_map(position, 0) == on_map(parse(text), 0) + 1


# --- A6, A7 and A8: parts of the expansions


@pytest.mark.parametrize("prison", ["asylum", "jail"])
def test_the_end_needs_full_prisons_unless_the_table_says_otherwise(prison: str) -> None:
    """Ruling A6, prisons = full and open"""
    town_text = full_town("anarchy", 5, **{prison: 1})
    assert not is_over(revealed(f"anarchy 5; {town_text}", {0: "printer 1G"}))
    assert is_over(revealed(f"anarchy 5 prisons=open; {town_text}", {0: "printer 1G"}))


@pytest.mark.parametrize("area", COUNTED["core"])
def test_open_prisons_leave_43_cube_spaces_to_fill(area: str) -> None:
    """Ruling A6, prisons = open"""
    full = full_town("anarchy", 5, asylum=5, jail=6)
    position = revealed(f"anarchy 5 prisons=open; {full}", {0: "printer 1G"})
    outcome = outcome_of(position)
    assert outcome.reason == "town-full"
    gap = full_town("anarchy", 5, asylum=5, jail=6, **{area: 1})
    assert not is_over(revealed(f"anarchy 5 prisons=open; {gap}", {0: "printer 1G"}))


def test_open_prisons_still_cost_their_leader_thirty() -> None:
    """Ruling A6, prisons = open"""
    outcome = outcome_of(revealed("anarchy 5 prisons=open; turn 60; jail 0 1 0 0 0", {}))
    assert outcome.totals == [0, -30, 0, 0, 0]


def test_the_garden_belongs_to_anarchy_alone() -> None:
    """Ruling A7"""
    assert "garden" in areas(parse("anarchy 5"))
    assert "garden" not in areas(parse("palace 5"))
    assert "garden" not in areas(parse("core 3"))
    assert is_over(revealed(f"palace 5; {full_town('palace', 5)}", {0: "printer 1G"}))


def test_protection_never_meets_the_warden_or_the_governor() -> None:
    """Ruling A8"""
    assert not {"warden", "governor"} & set(spaces(parse("palace 5")))
    assert "viceroy" not in spaces(parse("anarchy 5"))
    for _, _, position in moments(match("anarchy", 5, turn_limit="30"), seed=4):
        assert guardhouse(position) is None


# --- A9, A10 and A11: empty stocks and full prisons


def test_influence_without_a_cube_in_stock_is_left_out() -> None:
    """Ruling A9"""
    position = revealed(f"core 3; turn 60; {ALL_OUT[3]}", {0: "general 1G"})
    assert stocks(position)[0] == 0
    assert cubes(position, "fortress") == "0 0 0"
    assert support(position)[0] == 1
    assert hand(position, 0) == "1F"


def test_the_mayor_without_a_cube_in_stock_asks_nothing() -> None:
    """Ruling A9"""
    position = revealed(f"palace 5; {ALL_OUT[5]}", {0: "mayor 1G"})
    assert phase(position) == "bidding"
    assert town(position) == town(parse(f"palace 5; {ALL_OUT[5]}"))


def test_the_spy_without_a_cube_in_stock_asks_nothing() -> None:
    """Ruling A9"""
    position = revealed(f"core 3; {ALL_OUT[3]}", {0: "spy 1G"})
    assert phase(position) == "bidding"
    assert cubes(position, "market") == "1 4 0"


def test_the_apothecary_needs_no_cube_in_stock() -> None:
    """Ruling A9: no cube is placed."""
    position = revealed(f"core 3; {ALL_OUT[3]}; harbor 0 1 0", {0: "apothecary 1G"})
    assert "swap harbor 1" in options(position, 0)


def test_the_viceroy_without_a_cube_in_stock_evicts_no_cube() -> None:
    """Ruling A9"""
    position = revealed(f"palace 5; {ALL_OUT[5]}; guardhouse 1", {0: "viceroy 1G"})
    assert guardhouse(position) == 1
    assert cubes(position, "palace") == "0 0 0 0 0"


def test_the_viceroys_last_cube_goes_into_the_palace() -> None:
    """Rulings A9 and A22: Influence stands before Occupy Guardhouse."""
    last = ALL_OUT[5].replace("market 1", "market 0")
    position = revealed(f"palace 5; {last}; guardhouse 1", {0: "viceroy 1G"})
    assert guardhouse(position) == 1
    assert cubes(position, "palace") == "1 0 0 0 0"
    assert stocks(position)[0] == 0


def test_the_heretic_without_a_cube_in_stock_ejects_nothing() -> None:
    """Ruling A9"""
    text = f"anarchy 5; {ALL_OUT[5]}; asylum 0 2 3 0 0"
    position = revealed(text, {0: "heretic 1G"})
    assert phase(position) == "bidding"
    assert cubes(position, "asylum") == "0 2 3 0 0"
    assert hand(position, 0) == "1F 1B 3G"
    with_room = revealed(f"anarchy 5; {ALL_OUT[5]}", {0: "heretic 1G"})
    assert cubes(with_room, "asylum") == "0 0 0 0 0"


def test_warden_and_governor_name_an_opponent_with_cubes_in_stock() -> None:
    """Ruling A9"""
    text = f"anarchy 5; {ALL_OUT[5]}"
    jailing = revealed(text, {2: "warden 1G"})
    assert options(jailing, 2) == {"jail 1", "jail 3", "jail 4"}
    governing = revealed(text, {2: "governor 1G"})
    act(governing, 2, "place garden")
    assert options(governing, 2) == {"rival 1", "rival 3", "rival 4"}


def test_warden_and_governor_need_an_opponent_with_a_cube() -> None:
    """Ruling A9; an owner's figures, since 25 cubes each never run out for all."""
    game = few_cubes(each=1)
    text = "anarchy 5; jail 0 1 1 1 1"
    jailing = revealed(f"{text}; turn 60", {0: "warden 1G"}, game)
    assert support(jailing)[0] == 4
    assert hand(jailing, 0) == "1G"
    assert is_over(jailing)
    assert cubes(jailing, "jail") == "0 1 1 1 1"
    governing = revealed(text, {0: "governor 1G"}, game)
    act(governing, 0, "place garden")
    assert phase(governing) == "bidding"
    assert town(governing) == "garden 1 0 0 0 0; jail 0 1 1 1 1"


def test_the_governor_without_a_cube_in_stock_still_places_an_opponents() -> None:
    """Ruling A9; RULES 4.10"""
    position = revealed(f"anarchy 5; {ALL_OUT[5]}", {0: "governor 1G"})
    assert options(position, 0) == {"rival 1", "rival 2", "rival 3", "rival 4"}


def test_a_full_own_asylum_with_an_empty_stock_does_not_change() -> None:
    """Ruling A10"""
    text = (
        "anarchy 5; asylum 5 0 0 0 0; cathedral 7 0 0 0 0; town_hall 7 0 0 0 0; "
        "plantation 6 0 0 0 0"
    )
    position = revealed(text, {0: "heretic 1G"})
    assert cubes(position, "asylum") == "5 0 0 0 0"
    assert stocks(position)[0] == 0
    assert phase(position) == "bidding"


def test_the_cube_ejected_from_the_jail_may_have_any_colour() -> None:
    """Ruling A11"""
    position = revealed("anarchy 5; jail 1 4 1 0 0", {0: "warden 1G"})
    act(position, 0, "jail 1")
    assert options(position, 0) == {"eject 0", "eject 1", "eject 2"}
    act(position, 0, "eject 1")
    assert town(position) == "jail 1 4 1 0 0"
    assert stocks(position) == [24, 21, 24, 25, 25]


def test_a_jail_full_of_one_colour_takes_another_of_that_colour() -> None:
    """Ruling A11"""
    position = revealed("anarchy 5; jail 0 6 0 0 0", {0: "warden 1G"})
    act(position, 0, "jail 1")
    assert town(position) == "jail 0 6 0 0 0"
    assert stocks(position)[1] == 19


# --- A12 and A13: the reclaimed token


def test_a_token_reclaimed_in_the_last_turn_scores() -> None:
    """Ruling A12: 4 Support and a Force."""
    text = f"anarchy 5; {full_town('anarchy', 5)}"
    position = revealed(text, {0: "warden 1F 1G"})
    act(position, 0, "reclaim force")
    act(position, 0, "jail 1")
    act(position, 0, "eject 1")
    assert is_over(position)
    outcome = outcome_of(position)
    assert outcome.breakdown[0]["tokens"] == 5


def test_a_reclaimed_token_counts_towards_the_five_of_patronage() -> None:
    """Ruling A13"""
    position = revealed("anarchy 5", {0: "warden 1B 1G"})
    act(position, 0, "reclaim blackmail")
    act(position, 0, "jail 1")
    assert hand(position, 0) == "1B 4G"


# --- A14: spaces that the Anarchist may copy


def test_the_anarchist_may_copy_a_space_that_was_won_tied_or_without_a_bid() -> None:
    """Ruling A14"""
    bids = {0: "anarchist 1G", 1: "printer 1G; priest 1G", 2: "priest 1G"}
    for space, points in (("printer", 10), ("priest", 6), ("mercenary", 3)):
        position = revealed("anarchy 5", bids)
        act(position, 0, f"copy {space}")
        assert support(position) == [points, 10, 0, 0, 0]


def test_the_anarchist_leaves_out_impossible_effects() -> None:
    """Ruling A14"""
    text = "anarchy 5; turn 60; tavern 0 1 1 1 1"
    position = revealed(text, {0: "anarchist 1G"})
    act(position, 0, "copy innkeeper")
    assert support(position)[0] == 3
    assert hand(position, 0) == "1B"
    assert cubes(position, "tavern") == "0 1 1 1 1"


# --- A15: shared victory


def test_seats_that_share_the_highest_total_share_the_victory() -> None:
    """Ruling A15: more Support, tokens or areas break no tie."""
    text = "core 3 turn_limit=30; turn 30; support 50 0 49; fortress 0 1 0"
    outcome = outcome_of(revealed(text, {}))
    assert outcome.totals == [50, 50, 49]
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners() == [0, 1]


# --- A16 and A23: within one area


def test_a_swap_within_one_area_is_not_offered() -> None:
    """Ruling A16"""
    alone = revealed("core 3; harbor 1 1 1", {0: "apothecary 1G"})
    assert phase(alone) == "bidding"
    position = revealed("core 3; harbor 1 1 0; tavern 0 1 1; market 0 0 1", {0: "apothecary 1G"})
    act(position, 0, "swap harbor 1")
    assert options(position, 0) == {"with tavern 2", "with market 2"}


def test_a_reassign_within_one_area_is_not_offered() -> None:
    """Ruling A23"""
    position = revealed("palace 5; harbor 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    assert "put harbor" not in options(position, 0)
    stuck = revealed(f"palace 5; {full_town('palace', 5, harbor=2)}", {0: "messenger 1G"})
    assert "take harbor" not in options(stuck, 0)


# --- A17: the bank


def test_the_bank_never_runs_out() -> None:
    """Ruling A17; RULES 1.4: more tokens than the core box holds can be out at once."""
    bids = {0: "general 1G; rogue 1G; merchant 1G", 1: "priest 12F 12B 40G", 2: "printer 12F"}
    assert hand(revealed("core 3; turn 60", bids), 0) == "1F 2B 5G"


PRINTED = {"core": (12, 12, 32), "palace": (18, 18, 44)}


def turns_of(board: str, players: int, seed: int) -> Iterator[tuple[list[int], list[int]]]:
    """Play at random; yield, for each turn, the tokens in all hands and those gained in it."""
    position = match(board, players)
    position.journal = []
    held = [players, players, 3 * players]
    for _, _, here in moments(position, seed):
        if phase(here) != "bidding" or here.journal is None:
            continue
        events = GAME.events(here.journal, None)
        if not any(event.key == "turn-begins" for event in events):
            continue
        gained = [0, 0, 0]
        for event in events:
            if event.key == "gained":
                kind = ["force", "blackmail", "gold"].index(str(event.args["kind"])[5:])
                gained[kind] += int(event.args["amount"])
        yield held, gained
        seats = [seat["hand"] for seat in GAME.view(here, None)["seats"]]
        held = [sum(row[kind] for row in seats) for kind in ("force", "blackmail", "gold")]
        here.journal = []


@pytest.mark.parametrize(("board", "players"), [("core", 4), ("palace", 6)])
def test_the_printed_tokens_cannot_run_out(board: str, players: int) -> None:
    """Ruling A17; RULES 1.4: all hands at the start of a turn and all gains of it."""
    for seed in range(3):
        for held, gained in turns_of(board, players, seed):
            out = [before + more for before, more in zip(held, gained, strict=True)]
            assert all(here <= box for here, box in zip(out, PRINTED[board], strict=True))


@pytest.mark.parametrize(("board", "gained"), [("core", (3, 4, 8)), ("palace", (3, 5, 8))])
def test_maximum_of_tokens_gained_in_a_turn(board: str, gained: tuple[int, ...]) -> None:
    """Ruling A17: so the gains of two turns and all Patronage fit into the box."""
    position = parse(f"{board} {4 if board == 'core' else 6}")
    printed = dict.fromkeys(("kind:force", "kind:blackmail", "kind:gold"), 0)
    for part in GAME.parts(position):
        for fact in part.facts:
            if fact.key == "fact-tokens":
                printed[str(fact.args["kind"])] += int(fact.args["amount"])
    assert tuple(printed.values()) == gained


@pytest.mark.parametrize(("board", "players", "most"), [("core", 4, 31), ("palace", 6, 41)])
def test_maximum_of_gold_in_play(board: str, players: int, most: int) -> None:
    """Ruling A17: one seat gains all 8 Gold, the others 5 each by Patronage, then 8 more."""
    position = match(board, players)
    for seat in range(players):
        spread(position, seat, ["aristocrat", "merchant"] if seat == 0 else ["printer"])
    finish(position)
    gold = [row["hand"]["gold"] for row in GAME.view(position, None)["seats"]]
    assert gold == [8] + [5] * (players - 1)
    assert sum(gold) + 8 == most <= PRINTED[board][2]


# --- A18: the turn limit


@pytest.mark.parametrize("limit", [60, 30, 100])
def test_the_turn_limit_makes_that_turn_the_last(limit: int) -> None:
    """Ruling A18, turn_limit = 60, 30 and 100"""
    before = revealed(f"core 3 turn_limit={limit}; turn {limit - 1}", {0: "printer 1G"})
    assert not is_over(before)
    assert GAME.view(before, None)["turn"] == limit
    text = f"core 3 turn_limit={limit}; turn {limit}; harbor 1 0 0"
    position = revealed(text, {0: "printer 1G", 1: "rogue 1G"})
    outcome = outcome_of(position)
    assert outcome.reason == "turn-limit"
    assert hands(position) == "- | 2B | -"
    assert outcome.totals == [10 + 40, 6, 0]


def test_the_limit_is_sixty_turns_unless_the_table_says_otherwise() -> None:
    """Ruling A18"""
    assert not is_over(revealed("core 3; turn 59", {0: "printer 1G"}))
    assert is_over(revealed("core 3; turn 60", {0: "printer 1G"}))


def test_a_full_town_is_the_reason_before_the_turn_limit() -> None:
    """Ruling A18"""
    outcome = outcome_of(revealed(f"core 3; turn 60; {full_town('core', 3)}", {}))
    assert outcome.reason == "town-full"


def test_a_match_in_which_all_tie_ends_by_the_turn_limit() -> None:
    """Ruling A18"""
    position = match("core", 3, turn_limit="30")
    turns = 0
    while not is_over(position):
        for seat in range(3):
            spread(position, seat, ["printer"])
        turns += 1
    assert turns == 30
    outcome = outcome_of(position)
    assert outcome.totals == [0, 0, 0]
    assert outcome.winners() == [0, 1, 2]


# --- A19: deals


def test_no_action_of_the_game_makes_or_enforces_a_deal() -> None:
    """Ruling A19: all actions are bids and answers to effects."""
    verbs = {text.split()[0] for text in GAME.actions.texts}
    assert verbs == {"bid", "knock", "decline", "copy", "reclaim"} | {
        *("place", "rival", "spy", "swap", "with", "take", "put", "jail", "eject")
    }


# --- A20: tokens that score


def test_only_tokens_in_hand_after_the_last_turn_score() -> None:
    """Ruling A20: the tokens bid in the last turn are gone."""
    text = "core 3 turn_limit=30; turn 30; hands 3F 3B 9G | 5G | 5G"
    position = bid(parse(text), {0: "priest 3F 3B 9G", 1: "rogue 5G", 2: "mercenary 5G"})
    outcome = outcome_of(position)
    assert [row["tokens"] for row in outcome.breakdown] == [0, 2 * 3, 5]


# --- A21: four players


def test_four_players_use_the_core_board_unless_the_table_says_otherwise() -> None:
    """Ruling A21"""
    seed = "0" * 64
    default = GAME.new(players=4, options={}, seed=seed)
    assert len(GAME.view(default, None)["spaces"]) == 12
    palace = GAME.new(players=4, options={"board": "palace"}, seed=seed)
    assert len(GAME.view(palace, None)["spaces"]) == 16


# --- A22: one choice at a time


def test_the_governor_places_its_own_cube_before_the_opponents() -> None:
    """Ruling A22"""
    position = revealed("anarchy 5", {0: "governor 1G"})
    for answer in ("place garden", "rival 3", "place jail"):
        assert position.actors() == [0]
        act(position, 0, answer)
    assert town(position) == "garden 1 0 0 0 0; jail 0 0 0 1 0"


def test_the_warden_reclaims_before_the_jail() -> None:
    """Ruling A22"""
    position = revealed("anarchy 5", {0: "warden 1F 1G"})
    assert options(position, 0) == {"reclaim force", "reclaim gold"}
    act(position, 0, "reclaim gold")
    assert options(position, 0) == {"jail 1", "jail 2", "jail 3", "jail 4"}


def test_the_messenger_makes_one_move_before_the_other() -> None:
    """Ruling A22"""
    position = revealed("palace 5; harbor 1 0 0 0 0; market 1 0 0 0 0", {0: "messenger 1G"})
    act(position, 0, "take harbor")
    act(position, 0, "put tavern")
    assert options(position, 0) == {"take tavern", "take market", "decline"}
    assert cubes(position, "tavern") == "1 0 0 0 0"


# --- A24: protection is only against others


def test_the_occupants_own_apothecary_may_swap_its_cubes() -> None:
    """Ruling A24"""
    text = "palace 5; guardhouse 0; fortress 1 0 0 0 0; harbor 0 1 0 0 0; market 0 0 1 0 0"
    position = revealed(text, {0: "apothecary 1G"})
    act(position, 0, "swap fortress 0")
    assert options(position, 0) == {"with harbor 1", "with market 2"}
    act(position, 0, "with market 2")
    assert cubes(position, "fortress") == "0 0 1 0 0"
    assert cubes(position, "market") == "1 0 0 0 0"
    assert guardhouse(position) == 0
