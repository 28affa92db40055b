"""Courage cards and events laid instead of them (RULES 4.28 and 4.50)."""

from tests.games.bastion.notation import act, draw, offered, options, reserve, step
from tests.games.bastion.rules.combat.advanced import cards, powers


def test_a_card_is_limited_by_courage_and_by_the_reserve() -> None:
    """RULES 4.28, ruling A14"""
    position = act(
        draw("2; 0 sa=s8@d5; 1 ca=c1@d6; reserve 0 10 2 10; reserve 1 10 0 1"),
        "0 done",
        "0 target 1 ca",
    )
    assert offered(position, "courage", 0) == {"1", "2", "3"}
    assert offered(position, "courage", 1) == {"1", "2"}


def test_an_empty_reserve_lays_card_1_unasked() -> None:
    """RULES 4.28, ruling A15"""
    position = act(draw("2; 0 sa=s8@d5; 1 sa=s8@d6; reserve 1 10 0 10"), "0 done", "0 target 1 sa")
    assert position.actors() == [0]


def test_both_lay_their_cards_at_the_same_time() -> None:
    """RULES 4.28"""
    position = act(draw("2; 0 sa@d5; 1 sa@d6"), "0 done", "0 target 1 sa")
    assert position.actors() == [0, 1]
    act(position, "1 courage 2")
    assert position.actors() == [0]


def test_a_ruse_chooses_its_card_when_both_lie_open() -> None:
    """RULES 4.50"""
    text = "0 sa=s8@d5; 1 sa=s7@d6; event ruse 0"
    position = cards(text, "play ruse", "courage 3")
    assert step(position) == "adding"
    act(position, "0 courage 4")
    assert powers(position) == [24, 21]
    assert reserve(position, 0) == [8, 7, 10]


def test_fog_makes_both_fight_with_courage_1() -> None:
    """RULES 4.50: the other side still pays."""
    position = cards("0 sa=s4@d5; 1 sa=s7@d6; event fog 0", "play fog", "courage 3")
    assert powers(position) == [8, 7]
    assert reserve(position, 0) == [8, 10, 10]
    assert reserve(position, 1) == [10, 8, 10]


def test_a_mirror_copies_the_courage_even_above_the_limit() -> None:
    """RULES 4.50"""
    position = cards("0 sa=s4@d5; 1 sa=s7@d6; event mirror 0", "play mirror", "courage 3")
    assert powers(position) == [24, 21]
    assert reserve(position, 0) == [8, 10, 10]


def test_a_mirror_copies_a_card_added_to_an_event_and_else_1() -> None:
    """RULES 4.50"""
    text = "0 sa=s4@d5; 1 sa=s7@d6; event mirror 0"
    ruse = cards(f"{text}; event ruse 1", "play mirror", "play ruse", "1 courage 3")
    assert powers(ruse) == [24, 21]
    fog = cards(f"{text}; event fog 1", "play mirror", "play fog")
    assert powers(fog) == [8, 7]


def test_the_queen_helps_in_fog_too() -> None:
    """RULES 4.50"""
    position = cards("0 sa=s4@d5 q@e4; 1 sa=s7@d6; event fog 1", "courage 2", "play fog")
    assert powers(position) == [16, 7]


def test_the_attacker_adds_a_card_first() -> None:
    """RULES 4.50"""
    text = "0 sa=s8@d5; 1 sa=s7@d6; event fury 0; event ruse 1"
    position = cards(text, "play fury", "play ruse")
    assert (step(position), position.actor) == ("adding", 0)
    act(position, "0 courage 1")
    assert (step(position), position.actor) == ("adding", 1)


def test_fury_adds_3_force_and_a_card_of_1_or_2() -> None:
    """RULES 4.50"""
    position = cards("0 sa=s8@d5; 1 sa=s7@d6; event fury 0", "play fury", "courage 2")
    assert options(position, 0) == {"courage 1", "courage 2"}
    act(position, "0 courage 2")
    assert powers(position) == [18, 14]
    assert reserve(position, 0) == [7, 9, 10]
