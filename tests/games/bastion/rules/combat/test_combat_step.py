"""The combat step and ripostes (RULES 4.24, 4.27 and 4.32)."""

from tests.games.bastion.notation import act, draw, fight, lay_cards, offered, step, where


def test_a_king_who_won_may_riposte_once_and_then_only_defend() -> None:
    """RULES 4.24, 4.32; page 10 of the booklet."""
    position = act(
        draw("2; side strategists; 0 ca=c1@d5 aa=a1@f6 sa@e6 k@h3; 1 k@d6"),
        "0 done",
        "0 target 1 k",
    )
    lay_cards(position, 1, 3)
    assert where(position, 0, "ca") == ">1"
    assert step(position) == "riposting"
    assert offered(position, "target", 1) == {"0 sa"}
    act(position, "1 target 0 sa")
    lay_cards(position, 3, 1)
    assert where(position, 0, "sa") == ">1"
    while step(position) == "laying":
        act(position, f"{position.actor} pass")
    act(position, "0 target 1 k")
    lay_cards(position, 1, 4)
    assert where(position, 1, "k") == "d6"
    assert step(position) == "token"


def test_single_answers_are_not_asked() -> None:
    """RULES 4.27"""
    position = act(draw("2; 0 sa@d5; 1 sa@d6"), "0 done", "0 target 1 sa")
    assert step(position) == "cards"


def test_a_piece_attacks_once_a_turn() -> None:
    """RULES 4.24"""
    position = fight("2; 0 sa=s1@d5 sb@a1; 1 sa=s1@d6", 1, 1)
    act(position, "1 pass")
    assert step(position) == "token"


def test_the_attacked_seat_may_riposte_with_any_piece_of_the_class() -> None:
    """RULES 4.32, rulings A21 and A22"""
    text = "2; 0 sa=s1@d5 k@e6; 1 sa=s2@d6 sb@e7 q@f6"
    position = act(draw(text), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    assert step(position) == "riposting"
    act(position, "1 target 0 k")
    # The Queen is no soldier; both soldiers in contact may lead.
    assert offered(position, "valiant", 1) == {"sa", "sb"}


def test_in_an_army_turn_a_strategist_cannot_riposte() -> None:
    """Ruling A22"""
    position = fight("2; 0 sa=s1@d5; 1 ca=c1@d6 k@h9", 1, 1)
    assert step(position) == "token"


def test_a_riposte_is_not_answered_by_a_riposte() -> None:
    """RULES 4.32"""
    text = "2; 0 sa=s1@d5 sb=s3@e5; 1 sa=s1@d6"
    position = act(draw(text), "0 done", "0 target 1 sa", "0 valiant sa", "0 declare")
    lay_cards(position, 1, 1)
    act(position, "1 target 0 sa")
    lay_cards(position, 1, 1)
    assert step(position) == "fighting"
    assert position.actors() == [0]


def test_only_the_attacked_ripostes_and_only_against_the_token_player() -> None:
    """RULES 4.32"""
    text = "3; 0 sa=s1@A:c4; 1 sa=s1@A:c5; 2 sa@A:d5"
    position = act(draw(text), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    assert position.actors() == [1]
    assert offered(position, "target", 1) == {"0 sa"}


def test_an_impossible_riposte_is_not_asked() -> None:
    """RULES 4.27"""
    position = fight("2; 0 sa=s8@d5; 1 sa=s1@d6", 4, 1)
    assert "riposting" not in step(position)
