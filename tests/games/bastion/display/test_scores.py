"""Scores while a match goes on (RULES 7.1 to 7.6)."""

from tests.games.bastion.notation import GAME, draw


def test_points_are_listed_by_mission() -> None:
    """RULES 7.1"""
    position = draw("2; 0 sa=s8@d5; 1 k@d6; laid 1 m03 m09")
    score = GAME.view(position, None)["scores"][1]
    assert sorted(score["sources"]) == ["mission:m03", "mission:m09"]
    assert score["now"] == score["end"] == 4


def test_eliminated_seats_keep_no_points() -> None:
    """RULES 7.3 and 7.6"""
    position = draw("3; 0 sa@A:d5; 1 k>0; laid 1 m03 m09")
    score = GAME.view(position, None)["scores"][1]
    assert score["sources"]["eliminated"] == -4
    assert (score["now"], score["end"], score["ties"]["left"]) == (4, 0, 0)


def test_the_power_of_prisoners_requires_known_values() -> None:
    """RULES 6.2 and 7.5: an owner knows its piece, spectators do not."""
    position = draw("2; 0 sa@d5; 1 sa>0 k@d6")
    own, other = (GAME.view(position, viewer)["scores"][0]["ties"] for viewer in (1, None))
    assert own["prisoners"] == other["prisoners"] == 1
    assert other["power"] is None
    assert own["power"] is not None
