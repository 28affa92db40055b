"""Scores during a match (RULES 7.3 to 7.9)."""

from tests.games.revolution.notation import GAME, parse


def test_a_held_area_counts_before_the_end() -> None:
    """RULES 7.4 and 7.5: the sole majority in the Fortress gives 50 points."""
    position = parse("core 3; support 10 3 0; fortress 1 2 1; hands 5G | 5G | 5G")
    scores = GAME.view(position, None)["scores"]
    assert [score["now"] for score in scores] == [10, 3, 0]
    assert [score["sources"]["area:fortress"] for score in scores] == [0, 50, 0]
    assert [score["sources"]["support"] for score in scores] == [10, 3, 0]
