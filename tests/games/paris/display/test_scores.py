"""Scores while a match goes on (RULES 7.2 to 7.8)."""

from typing import Any

from tests.games.paris.notation import GAME, draw
from tests.games.paris.rules.test_end_and_scoring import BATIGNOLLES
from tocsin.kernel.position import Position


def scores(position: Position, viewer: int | None) -> Any:
    return GAME.view(position, viewer)["scores"]


def test_districts_count_as_they_stand_before_the_end() -> None:
    """RULES 7.3 and 7.4: Batignolles of the booklet, in the middle of a match."""
    found = scores(draw(BATIGNOLLES), None)
    assert [score["now"] for score in found] == [0, 0, 0, 0]
    assert [score["end"] for score in found] == [10, 5, 20, 0]
    assert [score["sources"]["district:batignolles"] for score in found] == [10, 5, 20, 0]


def test_francs_behind_a_closed_screen_are_a_secret_of_their_owner() -> None:
    """RULES 6.3 and 7.2: with tile 27 each Franc is a VP."""
    position = draw("2 screens=closed; francs 17 4; tiles 0 27")
    own, seen = scores(position, 0)[0], scores(position, 1)[0]
    assert own["sources"]["francs"] == own["end"] == own["ties"]["francs"] == 17
    assert own["hidden"] == []
    assert seen["sources"]["francs"] == seen["end"] == 0
    assert seen["ties"]["francs"] is None
    assert seen["hidden"] == ["francs"]
