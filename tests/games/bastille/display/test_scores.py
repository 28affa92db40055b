"""Scores while a match goes on (RULES 7.9 to 7.19)."""

from typing import Any

from tests.games.bastille.notation import GAME, draw, final
from tocsin.games.bastille.rules.board import END
from tocsin.kernel.position import Position


def scores(position: Position, viewer: int | None) -> Any:
    return GAME.view(position, viewer)["scores"]


def test_missions_in_hand_count_for_their_holder_alone() -> None:
    """RULES 6.2 and 7.12"""
    position = draw("3; cards n1 | - | -; missions most_nobles | - | -")
    own, seen = scores(position, 0)[0], scores(position, 1)[0]
    assert own["sources"]["source:missions"] > 0
    assert own["hidden"] == []
    assert seen["sources"]["source:missions"] == 0
    assert seen["hidden"] == ["source:missions"]
    assert own["end"] - seen["end"] == own["sources"]["source:missions"]


def test_what_is_scored_in_the_final_scoring_is_counted_once() -> None:
    """RULES 7.9 to 7.18: from the last decision on nothing comes to what was foretold."""
    position = final("3; start 0; coins 7 8 9; cards n9 p1 s3 | n1 s1 | p2; track 5 3 0")
    while len(position.actors()) == 1:
        before = position.copy()
        seat = position.actors()[0]
        action = position.legal(seat)[0]
        position.apply(seat, action)
        if position.asked == END:
            break
    moments: list[Position] = []
    before.journal, before.moments = [], moments
    before.apply(seat, action)
    assert len(moments) > 4
    for viewer in range(3):
        first, *others = [scores(moment, viewer)[viewer]["end"] for moment in moments]
        assert set(others) <= {first}


def test_gems_crowns_and_track_are_foretold_as_they_are_scored() -> None:
    """RULES 7.2, 7.3, 7.6 and 7.10: when the final scoring begins nothing is counted twice."""
    text = "3; start 0; round 8; cards n9 p1 s3 | n1 s1 | p2; track 5 3 0"
    both = [
        [score["sources"][f"source:{name}"] for score in scores(position, None)]
        for position in (draw(text), final(text))
        for name in ("gems", "crowns", "bastille")
    ]
    assert both[:3] == both[3:]
