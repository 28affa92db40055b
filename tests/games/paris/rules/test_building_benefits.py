"""Benefits of an acquired building: its token, a bonus tile, VP (RULES 4.14 to 4.16)."""

import pytest

from tests.games.paris.notation import act, francs, options, played, points, question, space, tokens


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("chaillot-1", "bronze_prestige"),
        ("chaillot-2", "silver_prestige"),
        ("chaillot-3", "gold_prestige"),
        ("chaillot-4", "wood"),
        ("montmartre-5", "marble"),
        ("chaillot-8", "gold"),
    ],
)
def test_the_token_beside_the_space_is_taken(name: str, kind: str) -> None:
    """RULES 4.14, 1.5; ruling A28: without a question"""
    position = played(f"2; built {name}; keys 0 arc; francs 9 0; piles empty", "move arc")
    assert tokens(position) == {kind: 1}
    assert space(position, name)["token"] is None


def test_a_token_taken_before_is_gone() -> None:
    """RULES 4.14"""
    text = "2; built chaillot-4 chaillot-8; keys 0 chaillot-3; keys 1 bank-chaillot; francs 9 9;"
    position = played(text + " piles empty", "move chaillot-3", "to chaillot-4", "finish")
    act(position, "place arc", "move chaillot-4", "finish")
    assert tokens(position) == {"wood": 1, "gold": 1}
    act(position, "move bank-chaillot", "to chaillot-4")
    assert tokens(position, 1) == {}


@pytest.mark.parametrize("name", ["chaillot-1", "chaillot-2"])
def test_values_1_and_2_allow_a_bonus_tile_for_nothing(name: str) -> None:
    """RULES 4.15"""
    position = played(f"2; built {name}; keys 0 arc; francs 2 0; piles empty", "move arc")
    assert question(position) == "choose-bonus"
    before = francs(position)
    act(position, "bonus 18")
    assert francs(position) == before


def test_value_3_allows_a_bonus_tile_for_2_francs() -> None:
    """RULES 4.15"""
    position = played("2; built chaillot-3; keys 0 arc; francs 5 0; piles empty", "move arc")
    assert question(position) == "choose-bonus"
    act(position, "bonus 18")
    assert francs(position) == 0


def test_without_2_francs_value_3_brings_no_tile_unless_something_is_sold_first() -> None:
    """RULES 4.15, 3.8: free actions at any moment"""
    position = played("2; built chaillot-3; keys 0 arc; francs 4 0; piles empty", "move arc")
    assert options(position, "bonus") == []
    act(position, "sell gold_prestige")
    assert len(options(position, "bonus")) == 30
    act(position, "bonus 1")
    assert francs(position) == 4 - 3 + 3 - 2


@pytest.mark.parametrize("name", ["chaillot-4", "montmartre-5", "chaillot-8"])
def test_values_4_5_and_8_allow_no_bonus_tile(name: str) -> None:
    """RULES 1.4"""
    position = played(f"2; built {name}; keys 0 arc; francs 9 0; piles empty", "move arc")
    assert question(position) == "choose-after"


def test_value_8_gives_2_vp() -> None:
    """RULES 4.16"""
    position = played("2; built chaillot-8; keys 0 arc; francs 9 0; piles empty", "move arc")
    assert points(position) == 2
