"""Scores while a match goes on (RULES 7.2 to 7.8)."""

from typing import Any

from tests.games.paris.notation import GAME, draw
from tests.games.paris.rules.test_end_and_scoring import BATIGNOLLES
from tocsin.kernel.position import Position


def scores(position: Position, viewer: int | None) -> Any:
    return GAME.view(position, viewer)["scores"]


def test_districts_count_as_they_stand_before_the_end() -> None:
    """RULES 7.3 and 7.4: Batignolles of the booklet, in the middle of a match."""
    rows = scores(draw(BATIGNOLLES), None)
    assert [score["now"] for score in rows] == [0, 0, 0, 0]
    assert [score["end"] for score in rows] == [10, 5, 20, 0]
    assert [score["sources"]["district:batignolles"] for score in rows] == [10, 5, 20, 0]


def test_closed_screens_hide_the_points_for_francs() -> None:
    """RULES 6.3 and 7.2: with tile 27 each Franc is a VP."""
    position = draw("2 screens=closed; francs 17 4; tiles 0 27")
    own, seen = scores(position, 0)[0], scores(position, 1)[0]
    assert own["sources"]["francs"] == own["end"] == own["ties"]["francs"] == 17
    assert own["hidden"] == []
    assert seen["sources"]["francs"] == seen["end"] == 0
    assert seen["ties"]["francs"] is None
    assert seen["hidden"] == ["francs"]
