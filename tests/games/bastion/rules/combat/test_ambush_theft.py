"""Ambush and Theft (RULES 4.49)."""

from tests.games.bastion.notation import offered, reserve, step, where
from tests.games.bastion.rules.combat.advanced import started


def test_an_ambush_captures_without_cards_and_risks_nothing() -> None:
    """RULES 4.49; page 13 of the booklet: 2 green and 1 red."""
    text = "0 sa=s1@d5; 1 sa=s1@d6; event ambush 0"
    position = started(text, "0 done", "0 play ambush")
    assert where(position, 1, "sa") == ">0"
    assert reserve(position, 0) == [8, 9, 10]
    safe = started("0 sa=s3@d5; 1 k@d6 q@d7; event ambush 0", "0 done", "0 play ambush")
    assert where(safe, 0, "sa") == "d5"
    assert step(safe) == "token"


def test_no_event_is_played_against_a_tower() -> None:
    """RULES 4.49; page 13 of the booklet."""
    position = started("0 sa@d5; 1 ta@d6; event ambush 0", "0 done")
    assert offered(position, "play") == set()


def test_stealing_takes_the_object_of_an_enemy_in_contact() -> None:
    """RULES 4.49 and 7.4, ruling A48"""
    text = "0 sa@d5; 1 sa@d6; object helm 1:sa; event theft 0; round 5 3"
    position = started(text, "0 done", "0 play theft")
    assert position.bearer[2] == 0
    assert reserve(position, 0) == [8, 10, 10]
    assert position.progress == 5
    laden = started(f"{text}; object boots 0:sa", "0 done")
    assert offered(laden, "play") == set()


def test_the_combat_step_is_asked_whenever_a_theft_may_be_possible() -> None:
    """Ruling A50: an Archer in contact cannot attack, but may be able to steal."""
    for event in ("theft", "fog"):
        text = f"side strategists; 0 aa@d5; 1 sa@d6; object helm 1:sa; event {event} 0"
        position = started(text, "0 done")
        assert step(position) == "fighting"
    plain = started("side strategists; 0 aa@d5; 1 sa@d6; event fog 0", "0 done")
    assert step(plain) == "token"
