"""Wording of the options in both languages."""

import pytest

from tests.games.paris.notation import GAME, act, draw, francs, options
from tocsin.table.words import Words

# All tiles that bring Francs when used or sold, and all banks but one.
RICH = (
    "2; tiles 0 1 2 3 4 5 7 8 10 12 13 19 21; ends 0 e4 e7 e10; tokens 0 wood=1 gold_prestige=1;"
    "keys 0 bank-chaillot; built chaillot-5; francs 9 3; piles empty"
)
# Words of options that give Francs.
GIVEN = {"en": ("receive ", "Sell "), "fr": ("recevoir ", "Vendre ")}


@pytest.mark.parametrize("language", GIVEN)
def test_options_that_bring_francs_never_read_like_a_price(language: str) -> None:
    """RULES 4.1, 4.20, 4.21, 4.25 and 4.27"""
    choice = GAME.choice(draw(RICH), 0)
    assert choice is not None
    words = Words(language, "paris")
    brought = 0
    for option in choice.options:
        after = act(draw(RICH), option.action)
        text = words.say(option.message)
        is_given = any(word in text for word in GIVEN[language])
        assert is_given == (francs(after) > francs(draw(RICH))), text
        brought += is_given
    assert brought > 20


def test_options_of_tiles_that_count_as_tokens_say_sell() -> None:
    """RULES 4.21 and 4.25"""
    choice = GAME.choice(draw(RICH), 0)
    assert choice is not None
    assert "use 4" in options(draw(RICH))
    said = {option.action: Words("en", "paris").say(option.message) for option in choice.options}
    assert said["use 1"] == "Use bonus tile 1: receive 3 Francs"
    assert said["use 4"] == "Sell bonus tile 4 for 3 Francs"
    assert said["use 7"] == "Use bonus tile 7: receive 3 Francs, and 3 VP"
    assert said["use e4"] == "Use End Game tile 4: receive 6 Francs"
    assert said["use e7"] == "Sell End Game tile 7 for 1 Franc"
