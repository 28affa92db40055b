"""VP tiles (RULES 4.13)."""

from tests.games.paris.notation import act, district, draw, options, played, question, seen

THREE = "2; built chaillot-4; keys 0 chaillot-1 chaillot-2; keys 1 chaillot-3; francs 9 9;"


def test_the_fourth_key_of_a_district_brings_a_vp_tile() -> None:
    """RULES 4.13: any tile on the spot of any district"""
    position = played(THREE + "keys 0 bank-chaillot; piles empty", "move bank-chaillot")
    assert question(position) == "choose-reward"
    assert options(position, "reward") == [f"reward v{number}" for number in range(1, 7)]
    act(position, "reward v2")
    assert question(position) == "choose-reward-district"
    assert len(options(position, "at")) == 6
    act(position, "at belleville")
    assert district(position, "belleville")["vp_tile"] == "v2"
    assert seen(position)["vp_tiles"][1]["district"] == "belleville"


def test_keys_on_the_bank_do_not_count() -> None:
    """RULES 4.13"""
    text = "2; built chaillot-4; keys 0 chaillot-1 bank-chaillot; keys 1 bank-chaillot chaillot-3;"
    position = played(text + "keys 0 arc; francs 9 9; piles empty", "move arc")
    assert district(position, "chaillot")["keys"] == 3
    assert options(position, "reward") == []


def test_a_move_within_the_district_is_no_fourth_key() -> None:
    """RULES 4.13"""
    position = played(THREE + "piles empty", "move chaillot-2")
    assert options(position, "reward") == []


def test_landmarks_count_and_two_keys_on_one_spot_count_twice() -> None:
    """RULES 4.13: keys, not buildings"""
    text = "2; landmarks luxembourg=chaillot; keys 0 chaillot-1 chaillot-1; keys 1 luxembourg;"
    position = played(text + "built chaillot-4; keys 0 arc; francs 9 9", "move arc")
    assert question(position) == "choose-reward"


def test_a_fifth_key_brings_nothing() -> None:
    """RULES 4.13: passing from three to four happens once"""
    position = played(
        THREE + "keys 1 chaillot-8; keys 0 bank-chaillot; piles empty", "move bank-chaillot"
    )
    assert district(position, "chaillot")["keys"] == 5
    assert options(position, "reward") == []


def test_a_vp_tile_may_be_declined_and_is_then_lost() -> None:
    """RULES 4.13; ruling A8"""
    position = played(THREE + "keys 0 bank-chaillot; piles empty", "move bank-chaillot", "decline")
    assert all(row["district"] is None for row in seen(position)["vp_tiles"])
    assert options(position, "reward") == []


def test_only_tiles_and_spots_that_are_left_are_offered() -> None:
    """RULES 4.13"""
    placed = "vp v1=belleville v3=chaillot; piles empty"
    position = played(THREE + "keys 0 bank-chaillot;" + placed, "move bank-chaillot")
    assert "reward v1" not in options(position)
    act(position, "reward v2")
    assert "at belleville" not in options(position)
    assert "at chaillot" not in options(position)


def test_the_last_vp_tile_is_placed_without_a_question() -> None:
    """RULES 4.13"""
    placed = "vp v1=belleville v2=la_villette v3=batignolles v4=montmartre v5=saint_germain"
    text = THREE + f"keys 0 bank-chaillot; {placed}; piles empty"
    position = played(text, "move bank-chaillot")
    assert options(position, "reward") == ["reward v6"]
    act(position, "reward v6")
    assert district(position, "chaillot")["vp_tile"] == "v6"


def test_no_free_action_comes_between_the_key_and_its_vp_tile() -> None:
    """Ruling A26; the tile is placed immediately"""
    text = THREE + "keys 0 bank-chaillot; tiles 0 1; tokens 0 wood=1; piles empty"
    position = played(text, "move bank-chaillot")
    assert not [text for text in options(position) if text.split()[0] in ("use", "sell", "buy")]


def test_the_active_player_chooses_even_with_keys_of_rivals() -> None:
    """RULES 4.13"""
    text = "2; built chaillot-4; keys 1 chaillot-1 chaillot-2 chaillot-3; keys 0 bank-chaillot;"
    position = draw(text + "francs 9 9; piles empty")
    act(position, "move bank-chaillot")
    assert seen(position)["acting"] == 0
    assert question(position) == "choose-reward"
