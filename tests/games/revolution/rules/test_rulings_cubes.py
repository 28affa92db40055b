"""Rulings A4, A5, A9, A10 and A11: compulsory placement, empty stocks (RULES 8)."""

from tests.games.revolution.notation import ALL_OUT, COUNTED, few_cubes, full_town, parse
from tests.games.revolution.play import act, options, revealed
from tests.games.revolution.public import (
    cubes,
    guardhouse,
    hand,
    is_over,
    on_map,
    phase,
    stocks,
    support,
    town,
)

ALL_AREAS = {*COUNTED["anarchy"], "garden"}


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
