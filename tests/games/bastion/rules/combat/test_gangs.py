"""Gangs: who outnumbers a target together (RULES 4.25 and 4.44)."""

from tests.games.bastion.notation import act, draw, offered, step


def test_only_soldiers_attack_together() -> None:
    """RULES 4.25"""
    position = act(draw("2; 0 sa@d5 sb@c6; 1 sa@d6"), "0 done", "0 target 1 sa")
    assert offered(position, "valiant") == {"sa", "sb"}
    act(position, "0 valiant sa")
    assert offered(position, "support") == {"sb"}
    court = act(draw("2; side strategists; 0 ca@d5 q@c6; 1 sa@d6"), "0 done", "0 target 1 sa")
    act(court, "0 valiant ca")
    assert step(court) == "cards"


def test_both_archers_shoot_together_but_not_with_a_knight() -> None:
    """RULES 4.25, ruling A13"""
    position = act(
        draw("2; side strategists; 0 aa@d5 ab@b7 ca@e7; 1 sa@d7"), "0 done", "0 target 1 sa"
    )
    act(position, "0 valiant aa")
    assert offered(position, "support") == {"ab"}


def test_an_adjacent_archer_does_not_join_one_at_a_distance() -> None:
    """RULES 4.22, ruling A13"""
    text = "2; side strategists; 0 aa@d5 ab@d8; 1 sa@d7"
    position = act(draw(text), "0 done", "0 target 1 sa")
    assert step(position) == "cards"
    assert not position.support


def test_every_participant_must_reach_the_target_itself() -> None:
    """RULES 4.25"""
    position = act(draw("2; 0 sa@d5 sb@c6 sc@a1; 1 sa@d6"), "0 done", "0 target 1 sa")
    assert offered(position, "valiant") == {"sa", "sb"}


def test_eight_soldiers_may_attack_at_once() -> None:
    """RULES 4.25; page 11 of the booklet."""
    around = "sa@c4 sb@d4 sc@e4 sd@c5 se@e5 sf@c6 sg@d6 sh@e6"
    position = act(draw(f"2; 0 {around}; 1 ca=c2@d5"), "0 done", "0 target 1 ca")
    act(position, "0 valiant sa")
    for soldier in ("sb", "sc", "sd", "se", "sf", "sg"):
        act(position, f"0 support {soldier}")
    act(position, "0 support sh")
    assert step(position) == "cards"


def test_archers_and_soldiers_outnumber_together_and_an_archer_may_lead() -> None:
    """RULES 4.44, ruling A37"""
    position = act(draw("4; side army; 0 aa@d5 sa=s2@e7; 1 ca@d7"), "0 done", "0 target 1 ca")
    assert offered(position, "valiant") == {"aa", "sa"}
    act(position, "0 valiant aa")
    assert offered(position, "support") == {"sa"}
