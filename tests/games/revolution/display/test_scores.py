"""Scores while a match goes on (RULES 7.3 to 7.9)."""

from tests.games.revolution.notation import GAME, draw


def test_a_held_area_counts_before_the_end() -> None:
    """RULES 7.4 and 7.5: who alone has most cubes in the Fortress gets its 50 points."""
    position = draw("core 3; support 10 3 0; fortress 1 2 1; hands 5G | 5G | 5G")
    found = GAME.view(position, None)["scores"]
    assert [score["now"] for score in found] == [10, 3, 0]
    assert [score["sources"]["area:fortress"] for score in found] == [0, 50, 0]
    assert [score["sources"]["support"] for score in found] == [10, 3, 0]
