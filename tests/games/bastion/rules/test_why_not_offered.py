"""Why a piece, a target or a mission is not offered (RULES 3.1, 4.15, 4.16, 4.21 and 4.40)."""

from tests.games.bastion.notation import GAME, act, draw
from tests.games.why_not_offered import closed


def test_pieces_of_the_other_class_give_the_price_of_a_step() -> None:
    """RULES 3.1 and 4.16"""
    position = draw("2; side army; 0 sa@d4 ca@e4; 1 sa@h8; reserve 0 2 10 10")
    assert closed(GAME, position, 0)["piece:0:ca"] == ("closed-class", {"cost": 3, "left": 2})


def test_moved_soldiers_give_the_price_of_another_step() -> None:
    """RULES 4.15"""
    position = act(
        draw("2; side army; 0 sa@d4; 1 sa@h8; reserve 0 0 10 10"), "0 move sa", "0 to d5"
    )
    assert closed(GAME, position, 0)["piece:0:sa"] == ("closed-moved", {"cost": 1, "left": 0})


def test_pieces_without_a_free_square_give_the_reason() -> None:
    """RULES 4.5"""
    position = draw("2; side army; 0 sa@d4 sb@c4 sc@e4 sd@d5 se@d3; 1 sa@h8")
    assert closed(GAME, position, 0)["piece:0:sa"] == ("closed-stuck", {})


def test_unproved_missions_give_the_reason() -> None:
    """RULES 4.40"""
    position = draw("2; side army; 0 sa@d4; 1 sa@h8; hands m06 m07 m10 | m01 m02 m03")
    assert closed(GAME, position, 0)["mission:m06"] == ("closed-mission", {})


def test_pieces_out_of_reach_give_the_reason() -> None:
    """RULES 4.19 and 4.21"""
    position = act(draw("2; side army; 0 sa@d4; 1 sa@d5 sb@h8"), "0 done")
    reasons = closed(GAME, position, 0)
    assert "piece:1:sa" not in reasons
    assert reasons["piece:1:sb"] == ("closed-reach", {})
    assert reasons["gate:1"] == ("closed-gate", {})
