"""Rulings without a test in another chapter (RULES 8)."""

from tests.games.paris.notation import (
    act,
    district,
    draw,
    francs,
    keys_on,
    options,
    played,
    question,
    tiles,
    tokens,
)

RICH = "tokens 0 marble=3 gold=3; francs 20 0; piles empty"


def test_a_key_on_the_arc_may_bring_a_new_landmark_into_any_district() -> None:
    """Ruling A2; RULES 4.9"""
    position = played(f"2; keys 0 arc; {RICH}", "move arc", "to louvre")
    assert question(position) == "choose-district"
    assert len(options(position)) == 6
    act(position, "into montmartre")
    assert district(position, "montmartre")["landmarks"] == ["louvre"]
    assert francs(position) == 5


def test_from_the_arc_a_new_landmark_still_must_be_the_highest_of_its_district() -> None:
    """Ruling A2; RULES 4.9"""
    text = f"2; landmarks eiffel=montmartre louvre=chaillot; keys 0 arc; {RICH}"
    position = played(text, "move arc", "to notre_dame")
    assert options(position) == [
        f"into {name}" for name in ("belleville", "la_villette", "batignolles", "saint_germain")
    ]


def test_used_numbers_count_unless_the_table_says_otherwise() -> None:
    """Ruling A4: tile 17 may take a used number again only under `numbers` = `held`"""
    text = "; tiles 0 17; used 0 28; piles empty; screen 0 0 0"
    assert "bonus 28" not in options(played("3" + text, "use 17"))
    assert "bonus 28" in options(played("3 numbers=held" + text, "use 17"))


def test_a_new_landmark_needs_neither_tile_9_nor_16() -> None:
    """Ruling A19: it is empty, and the tiles stay"""
    text = f"2; keys 0 bank-chaillot; tiles 0 9 16; {RICH}"
    position = played(text, "move bank-chaillot", "to luxembourg")
    assert keys_on(position, "luxembourg") == [1, 0]
    assert {"use 9", "use 16"} & set(options(position)) == set()
    act(position, "finish")
    assert district(position, "chaillot")["landmarks"] == ["luxembourg"]


def test_an_empty_landmark_below_a_higher_one_may_be_acquired() -> None:
    """Ruling A20; RULES 4.10"""
    text = f"2; landmarks luxembourg=chaillot eiffel=chaillot; keys 0 bank-chaillot; {RICH}"
    position = played(text, "move bank-chaillot")
    assert "to luxembourg" in options(position)
    assert "to opera" not in options(position)


def test_an_old_landmark_is_reached_from_the_arc_and_from_a_lower_building() -> None:
    """Ruling A20"""
    text = f"2; landmarks luxembourg=chaillot eiffel=chaillot; keys 0 arc chaillot-8; {RICH}"
    for source in ("arc", "chaillot-8"):
        assert "to luxembourg" in options(played(text, f"move {source}"))


def test_money_is_unlimited() -> None:
    """Ruling A16; RULES 1.13"""
    position = played("2; francs 1000 0; piles empty", "place chaillot")
    assert francs(position) == 1007


def test_a_tile_that_would_change_nothing_is_not_offered() -> None:
    """Ruling A24"""
    position = draw("2; tiles 0 6 11 15 18 20 23 24 25 26 28 29 30; meeple 1 0; left 1=0")
    # Tile 20 counts the others; the use of any other tile would change nothing.
    assert options(position, "use") == ["use 20"]


# A Bakery of value 2 in Montmartre, where an opponent stands; its token is still there.
SHARED = "; keys 0 bank-montmartre; keys 1 montmartre-2; tiles 0 16; francs 9 0; piles empty"


def test_tile_16_brings_benefits_unless_the_table_says_otherwise() -> None:
    """Ruling A9: option `tile16`"""
    position = played("2" + SHARED, "move bank-montmartre")
    assert question(position) == "choose-bonus"
    assert tokens(position) == {"silver_prestige": 1}
    bare = played("2 tile16=bare" + SHARED, "move bank-montmartre")
    assert keys_on(bare, "montmartre-2") == [1, 1]
    assert tokens(bare) == {}
    assert francs(bare) == 7
    assert question(bare) != "choose-bonus"


def test_without_benefits_tile_16_opens_no_slot_and_still_brings_the_vp_tile() -> None:
    """Ruling A9: option `tile16` = `bare`; RULES 4.13"""
    text = (
        "2 tile16=bare; landmarks luxembourg=chaillot; keys 0 bank-chaillot; tiles 0 16;"
        " keys 1 luxembourg chaillot-1 chaillot-2; francs 10 0; piles empty;"
        " tokens 0 marble=1 bronze_prestige=1"
    )
    position = played(text, "move bank-chaillot", "to luxembourg")
    assert question(position) == "choose-reward"
    act(position, "decline")
    assert keys_on(position, "luxembourg") == [1, 1]
    assert options(position, "hand") == []


def test_on_an_empty_spot_tile_16_stays_and_benefits_come() -> None:
    """Ruling A9: the option speaks of moves with the tile only"""
    text = "2 tile16=bare; built montmartre-2; keys 0 bank-montmartre; tiles 0 16; francs 9 0"
    position = played(text + "; piles empty", "move bank-montmartre")
    assert tokens(position) == {"silver_prestige": 1}
    assert tiles(position) == [16]


def test_tiles_17_and_25_work_from_space_30_unless_the_table_says_otherwise() -> None:
    """Ruling A13: option `space30`"""
    text = "; tiles 0 17 25; meeple {}; piles empty; francs 0 0"
    assert options(draw("2" + text.format("30 0")), "use") == ["use 17", "use 25"]
    assert options(draw("2 space30=closed" + text.format("30 0")), "use") == []
    assert options(draw("2 space30=closed" + text.format("29 0")), "use") == ["use 17", "use 25"]
