"""Reasons for closed locations and unaffordable characters (RULES 3.3 and 4.6)."""

from tests.games.bastille.notation import GAME, evaluated, parse
from tests.games.why_not_offered import closed


def test_a_full_location_says_so() -> None:
    """RULES 3.3"""
    position = parse("4; start 0; at versailles 1:1 2:1; tiles 112 | 12 | 12 | 112")
    assert closed(GAME, position, 0) == {"location:versailles": ("closed-full", {})}


def test_a_character_that_is_too_expensive_shows_its_price() -> None:
    """RULES 4.6: N9 costs 10, less the tile's 2."""
    position = evaluated("4; coins 3 0 0 0; display n9 p5 s3 p1; at place_louis 0:2")
    assert closed(GAME, position, 0) == {"card:n9": ("closed-price", {"price": 8, "amount": 3})}
