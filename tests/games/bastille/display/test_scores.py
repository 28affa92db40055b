"""Scores while a match goes on (RULES 7.9 to 7.19)."""

from typing import Any

from tests.games.bastille.notation import GAME, final, parse
from tocsin.games.bastille.rules.board import END
from tocsin.kernel.position import Position


def scores(position: Position, viewer: int | None) -> Any:
    return GAME.view(position, viewer)["scores"]


def test_unscored_missions_count_for_their_holder_only() -> None:
    """RULES 6.2 and 7.12"""
    position = parse("3; cards n1 | - | -; missions most_nobles | - | -")
    own, seen = scores(position, 0)[0], scores(position, 1)[0]
    assert own["sources"]["source:missions"] > 0
    assert own["hidden"] == []
    assert seen["sources"]["source:missions"] == 0
    assert seen["hidden"] == ["source:missions"]
    assert own["end"] - seen["end"] == own["sources"]["source:missions"]


def test_the_final_scoring_does_not_change_predicted_totals() -> None:
    """RULES 7.9 to 7.18: predicted totals stay the same after the last decision."""
    position = final("3; start 0; coins 7 8 9; cards n9 p1 s3 | n1 s1 | p2; track 5 3 0")
    while len(position.actors()) == 1:
        before = position.copy()
        seat = position.actors()[0]
        action = position.legal(seat)[0]
        position.apply(seat, action)
        if position.asked == END:
            break
    moments: list[Position] = []
    before.journal, before.journal_positions = [], moments
    before.apply(seat, action)
    assert len(moments) > 4
    for viewer in range(3):
        first, *others = [scores(moment, viewer)[viewer]["end"] for moment in moments]
        assert set(others) <= {first}


def test_predicted_gems_crowns_and_track_equal_the_scored_points() -> None:
    """RULES 7.2, 7.3, 7.6 and 7.10: also when the final scoring begins."""
    text = "3; start 0; round 8; cards n9 p1 s3 | n1 s1 | p2; track 5 3 0"
    points = [
        [score["sources"][f"source:{name}"] for score in scores(position, None)]
        for position in (parse(text), final(text))
        for name in ("gems", "crowns", "bastille")
    ]
    assert points[:3] == points[3:]
