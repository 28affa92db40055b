"""Keys on banks and on the Arc (RULES 4.1 and 4.2)."""

import pytest

from tests.games.paris.notation import act, district, draw, francs, options, played, seat_of, seen

BANKS = {
    "belleville": 2,
    "la_villette": 3,
    "batignolles": 4,
    "montmartre": 5,
    "saint_germain": 6,
    "chaillot": 7,
}


@pytest.mark.parametrize("name", BANKS)
def test_a_bank_pays_at_once(name: str) -> None:
    """RULES 4.1"""
    position = played("2; francs 3 3", f"place {name}")
    assert francs(position) == 3 + BANKS[name]
    assert seat_of(position)["keys"] == 9
    assert district(position, name)["bank"] == [True, False]


def test_the_arc_pays_nothing() -> None:
    """RULES 1.2, 4.1"""
    position = played("2; francs 3 3", "place arc")
    assert francs(position) == 3
    assert seen(position)["arc"] == [True, False]


def test_one_key_on_each_bank_and_one_on_the_arc() -> None:
    """RULES 4.2"""
    position = draw("2; keys 0 arc bank-chaillot; francs 0 0")
    assert options(position, "place") == [f"place {name}" for name in BANKS if name != "chaillot"]


def test_keys_of_others_do_not_matter() -> None:
    """RULES 4.2"""
    position = draw("2; keys 1 arc bank-chaillot; francs 0 0")
    assert len(options(position, "place")) == 7


def test_a_bank_is_free_again_when_the_key_has_moved_on() -> None:
    """RULES 4.2"""
    position = draw("2; built chaillot-1; keys 0 bank-chaillot; francs 3 0; piles empty")
    act(position, "move bank-chaillot", "bonus 1", "finish", "place arc")
    assert "place chaillot" in options(position, "place")


def test_no_key_goes_from_the_screen_to_a_building() -> None:
    """RULES 4.2"""
    position = draw("2; built chaillot-1; francs 9 0")
    assert options(position, "move") == []
    assert len(options(position, "place")) == 7


def test_without_a_key_behind_the_screen_none_can_be_placed() -> None:
    """RULES 4.1"""
    assert options(draw("2; built chaillot-1; keys 0 arc; screen 0 5"), "place") == []
