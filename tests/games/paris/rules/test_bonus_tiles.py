"""Every bonus tile by its number (RULES 1.9 and 4.20 to 4.23)."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    act,
    district,
    draw,
    francs,
    keys_on,
    options,
    over,
    played,
    points,
    question,
    seat_of,
    seen,
    tiles,
    used,
)
from tocsin.games.paris.rules.board import LANDMARKS

QUIET = "piles empty; francs 0 0"


def use(number: int, rest: str = "", players: int = 2) -> tuple[int, int]:
    """Return the Francs and VP from the use of a tile."""
    position = played(
        f"{players}; {rest} tiles 0 {number}; piles empty; francs 0 0", f"use {number}"
    )
    assert used(position) == [number]
    assert number not in tiles(position)
    check(position)
    return francs(position), points(position)


def is_offered(number: int, rest: str = "", players: int = 2) -> bool:
    position = draw(f"{players}; {rest} tiles 0 {number}; piles empty; francs 0 0")
    return f"use {number}" in options(position)


@pytest.mark.parametrize(
    ("number", "gain"),
    [(1, (3, 0)), (5, (5, 0)), (7, (3, 3)), (12, (8, 0)), (22, (0, 10))],
)
def test_tiles_1_5_7_12_and_22_give_francs_and_vp(number: int, gain: tuple[int, int]) -> None:
    """RULES 1.9"""
    assert use(number) == gain


@pytest.mark.parametrize(
    ("number", "price"), [(2, 1), (3, 2), (4, 3), (8, 3), (10, 3), (19, 6), (21, 6)]
)
def test_tiles_2_3_4_8_10_19_and_21_may_be_sold(number: int, price: int) -> None:
    """RULES 4.21; ruling A25: those of free kind for the kind that brings most"""
    assert use(number) == (price, 0)


@pytest.mark.parametrize(
    ("number", "value", "each"),
    [(6, 1, 2), (11, 2, 3), (15, 3, 4), (18, 4, 5), (26, 5, 6), (28, 8, 7)],
)
def test_tiles_6_11_15_18_26_and_28_count_buildings_of_a_value(
    number: int, value: int, each: int
) -> None:
    """RULES 4.23; keys of others and other values do not count; ruling A24 without any"""
    landmark = LANDMARKS[(6, 11, 15, 18, 26, 28).index(number)]
    own = (
        f"landmarks {landmark}=montmartre; keys 1 montmartre-{value};"
        f" keys 0 chaillot-{value} belleville-{value} bank-chaillot {landmark};"
    )
    assert use(number, own) == (0, 2 * each)
    assert not is_offered(number, f"keys 1 montmartre-{value};")


def test_tile_18_with_three_buildings_of_value_4_is_worth_15() -> None:
    """RULES 4.23; the booklet's example of Charlotte"""
    assert use(18, "keys 0 chaillot-4 belleville-4 batignolles-4;") == (0, 15)


def test_a_key_that_has_moved_on_no_longer_counts() -> None:
    """RULES 4.23"""
    text = "2; keys 0 chaillot-4 belleville-4; built chaillot-8; tiles 0 18; francs 9 0"
    position = played(text + "; piles empty", "move chaillot-4", "use 18")
    assert points(position) == 2 + 5


def test_tile_9_lets_a_key_join_an_own_one() -> None:
    """RULES 4.22; the price as always, and the spot counts double"""
    text = "2; keys 0 bank-chaillot chaillot-8; francs 9 0; tiles 0 28 9; vp v1=chaillot; "
    position = played(text + "piles empty", "move bank-chaillot")
    assert keys_on(position, "chaillot-8") == [2, 0]
    assert francs(position) == 1
    assert used(position) == [9]
    assert points(position) == 2
    assert district(position, "chaillot")["totals"] == [16, 0]
    act(position, "use 28")
    assert points(position) == 2 + 14


def test_tile_9_brings_the_benefits_again() -> None:
    """RULES 4.22: a bonus tile for a second key on a 2"""
    text = "2; keys 0 bank-chaillot chaillot-2; francs 9 0; tiles 0 9; piles empty"
    position = played(text, "move bank-chaillot")
    assert question(position) == "choose-bonus"


def test_tile_9_does_not_open_an_opponents_spot() -> None:
    """RULES 4.22"""
    position = draw("2; keys 0 bank-chaillot; keys 1 chaillot-8; francs 9 0; tiles 0 9")
    assert options(position, "move") == []


def test_tile_9_may_pay_prestige_again() -> None:
    """RULES 4.22, 4.17: a second key on the own landmark, at full cost"""
    text = (
        "2; landmarks luxembourg=chaillot; keys 0 luxembourg chaillot-8; francs 2 0; tiles 0 9 29;"
        " tokens 0 marble=1 bronze_prestige=1; piles empty"
    )
    position = played(text, "move chaillot-8", "hand bronze_prestige token", "use 29")
    assert keys_on(position, "luxembourg") == [2, 0]
    assert points(position) == 3 + 16


@pytest.mark.parametrize(("number", "price"), [(13, 3), (14, 2)])
def test_tiles_13_and_14_buy_a_key(number: int, price: int) -> None:
    """RULES 1.9: it may be placed in the same turn"""
    position = played(
        f"2; tiles 0 {number}; francs {price} 0; screen 0 0; piles empty", f"use {number}"
    )
    assert francs(position) == 0
    assert (seat_of(position)["keys"], seat_of(position)["spare_keys"]) == (1, 1)
    assert "place arc" in options(position)


@pytest.mark.parametrize(("number", "price"), [(13, 3), (14, 2)])
def test_tiles_13_and_14_must_be_paid(number: int, price: int) -> None:
    """RULES 1.9"""
    position = draw(f"2; tiles 0 {number}; francs {price - 1} 0")
    assert f"use {number}" not in options(position)


def test_tile_16_lets_a_key_join_an_opponents() -> None:
    """RULES 4.22; ruling A9: nothing is displaced, both own it, benefits as always"""
    text = "2; keys 0 bank-chaillot; keys 1 chaillot-8; francs 9 0; tiles 0 16; piles empty"
    position = played(text, "move bank-chaillot")
    assert keys_on(position, "chaillot-8") == [1, 1]
    assert francs(position) == 1
    assert used(position) == [16]
    assert points(position) == 2


def test_tile_16_does_not_open_an_own_spot() -> None:
    """RULES 4.22"""
    position = draw("2; keys 0 bank-chaillot chaillot-8; francs 8 0; tiles 0 16")
    assert options(position, "move") == []


def test_a_spot_with_own_and_foreign_keys_needs_both_tiles() -> None:
    """Ruling A10"""
    text = "2; keys 0 bank-chaillot chaillot-8; keys 1 chaillot-8; francs 8 0; piles empty;"
    assert options(draw(text + "tiles 0 9"), "move") == []
    assert options(draw(text + "tiles 0 16"), "move") == []
    position = played(text + "tiles 0 9 16", "move bank-chaillot")
    assert keys_on(position, "chaillot-8") == [2, 1]
    assert used(position) == [9, 16]


def test_tiles_9_and_16_are_no_free_actions() -> None:
    """RULES 4.22"""
    assert not is_offered(9)
    assert not is_offered(16)


@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 3)])
def test_tile_20_counts_the_other_unused_tiles(players: int, each: int) -> None:
    """RULES 1.9: tile 27 counts, used tiles and End Game tiles do not"""
    position = played(
        f"{players}; tiles 0 20 27 6; used 0 1; ends 0 e1; piles empty; francs 0 0", "use 20"
    )
    assert points(position) == 2 * each
    assert not is_offered(20, players=players)


def test_tiles_17_and_25_still_work_on_space_30() -> None:
    """Ruling A13"""
    assert is_offered(17, "meeple 30 0;")
    assert is_offered(25, "meeple 30 0;")
    assert not is_offered(25, "meeple 30 0; left 26=0 27=0 28=0 29=0;")


def test_tile_27_cannot_be_used_and_pays_a_vp_for_each_franc_at_the_end() -> None:
    """RULES 4.20, 7.2; rulings A21 and A16"""
    assert not is_offered(27)
    position = draw(
        "2; tiles 0 27; francs 17 5; screen 0 0; last_round 1; piles empty;"
        " ends_used 1 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12"
    )
    outcome = over(position).outcome()
    assert outcome is not None
    assert outcome.breakdown[0]["francs"] == 17
    assert outcome.breakdown[1]["francs"] == 0


def test_tile_29_counts_landmarks() -> None:
    """RULES 4.23"""
    text = "landmarks louvre=chaillot opera=belleville eiffel=montmartre; "
    assert use(29, text + "keys 0 louvre opera chaillot-8; keys 1 eiffel;") == (0, 16)


# The booklet: a Café, three Bakeries, two Hotels, a Theater and two landmarks.
RAPHAEL = (
    "landmarks luxembourg=belleville eiffel=chaillot;"
    " keys 0 chaillot-8 montmartre-2 belleville-5 la_villette-1 belleville-8 chaillot-4"
    " montmartre-5 luxembourg eiffel;"
)


def test_tile_30_gives_raphael_15_vp_for_five_types() -> None:
    """RULES 4.23; the booklet's example"""
    assert use(30, RAPHAEL) == (0, 15)


@pytest.mark.parametrize(
    ("keys", "vp"),
    [
        ("chaillot-8 montmartre-2 belleville-8", 0),
        ("chaillot-8 montmartre-2 belleville-8 montmartre-5", 10),
        ("chaillot-8 montmartre-2 belleville-8 montmartre-5 saint_germain-8", 15),
        ("chaillot-8 montmartre-2 belleville-8 montmartre-5 saint_germain-8 montmartre-8", 20),
    ],
)
def test_tile_30_by_the_number_of_types(keys: str, vp: int) -> None:
    """RULES 1.9; ruling A24 below four"""
    own = f"keys 0 {keys};"
    if vp:
        assert use(30, own) == (0, vp)
    else:
        assert not is_offered(30, own)
    if vp == 20:
        assert use(30, "landmarks louvre=chaillot;" + own + "keys 0 louvre;") == (0, 25)


def test_a_used_tile_lies_beside_the_screen_for_good() -> None:
    """RULES 4.20"""
    position = played(f"2; tiles 0 1; {QUIET}", "use 1")
    assert seen(position, 1)["seats"][0]["used"] == [1]
    assert "use 1" not in options(position)
