"""Pairs of tokens returned by tiles 23 and 24 (RULES 1.9 and 4.20)."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import act, draw, options, played, points, reserve, seen, tokens

QUIET = "piles empty; francs 0 0"


def test_tile_23_returns_pairs_of_identical_prestige() -> None:
    """RULES 1.9: one or more pairs, out of the game"""
    text = "3; tiles 0 23; tokens 0 bronze_prestige=5 silver_prestige=2 gold_prestige=1;"
    position = played(text + QUIET, "use 23")
    assert options(position) == ["return bronze_prestige", "return silver_prestige"]
    act(position, "return bronze_prestige")
    assert "decline" in options(position)
    act(position, "return silver_prestige", "return bronze_prestige")
    assert points(position) == 9
    assert tokens(position) == {"bronze_prestige": 1, "gold_prestige": 1}
    assert seen(position)["gone"] == {
        "bronze_prestige": 4,
        "silver_prestige": 2,
        "gold_prestige": 0,
    }
    check(position)


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_tile_24_returns_pairs_of_identical_resources(players: int, each: int) -> None:
    """RULES 1.9: to the reserve; the only pair goes without a question"""
    text = f"{players}; tiles 0 24; tokens 0 wood=2 marble=1 gold=1; {QUIET}"
    position = played(text, "use 24")
    assert points(position) == each
    assert reserve(position) == {"wood": 2}
    assert tokens(position) == {"marble": 1, "gold": 1}


def test_after_one_pair_the_rest_may_be_kept() -> None:
    """RULES 1.9"""
    text = f"2; tiles 0 24; tokens 0 wood=4; {QUIET}"
    position = played(text, "use 24", "decline")
    assert tokens(position) == {"wood": 2}
    assert points(position) == 2


def test_tiles_23_and_24_take_real_tokens_only() -> None:
    """Rulings A11 and A24"""
    text = "2; tokens 0 wood=1 gold=1 bronze_prestige=1 silver_prestige=1; ends 0 e7 e9;"
    used = options(draw(f"{text} tiles 0 2 4 8 10 19 21 23 24; {QUIET}"), "use")
    assert not {"use 23", "use 24"} & set(used)
