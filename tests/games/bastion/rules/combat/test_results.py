"""Results of a combat (RULES 4.28 to 4.31)."""

from tests.games.bastion.notation import act, draw, fight, lay_cards, listen, reserve, told, where


def test_a_soldier_with_card_3_defeats_a_knight_with_card_2() -> None:
    """RULES 4.28, 4.29 and 4.31; page 10 of the booklet: 7 x 3 = 21 against 8 x 2 = 16."""
    position = fight("2; 0 sa=s7@d5; 1 ca=c2@d6", 3, 2)
    assert where(position, 1, "ca") == ">0"
    assert where(position, 0, "sa") == "d5"
    assert reserve(position, 0) == [10, 8, 10]
    assert reserve(position, 1) == [10, 10, 9]


def test_the_knight_with_card_3_would_have_won() -> None:
    """RULES 4.31; page 10 of the booklet: 8 x 3 = 24 is more than 21."""
    position = fight("2; 0 sa=s7@d5; 1 ca=c2@d6", 3, 3)
    assert where(position, 0, "sa") == ">1"
    assert where(position, 1, "ca") == "d6"
    assert reserve(position, 1) == [10, 10, 8]


def test_two_soldiers_defeat_a_knight_who_takes_the_valiant_along() -> None:
    """RULES 4.25, 4.30 and 4.31, ruling A16; page 11: 6 x 2 + 5 = 17, 8 x 2 = 16, 6 x 2 = 12."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done", "0 target 1 ca")
    act(position, "0 valiant sa", "0 support sb")
    lay_cards(position, 2, 2)
    assert where(position, 1, "ca") == ">0"
    assert where(position, 0, "sa") == ">1"
    assert where(position, 0, "sb") == "e5"


def test_cards_price_and_support_are_told_when_both_cards_lie() -> None:
    """RULES 4.28 and 4.30; page 11: card 2 costs 1, the supporter adds 5."""
    position = listen(act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done"))
    act(position, "0 target 1 ca", "0 valiant sa", "0 support sb")
    assert told(position, "card-turned") == []
    lay_cards(position, 2, 3)
    assert [tuple(event.args.values()) for event in told(position, "card-turned")] == [
        ("seat:0", 2, "reserve:red", 1),
        ("seat:1", 3, "reserve:blue", 2),
    ]
    (support,) = told(position, "force-added")
    assert support.args == {"seat": "seat:0", "piece": "piece:sb", "force": 5}


def test_with_card_3_the_knight_captures_both_soldiers() -> None:
    """RULES 4.31, 8.51: 8 x 3 = 24 is more than 17; the booklet slips to 21 (X1)."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done", "0 target 1 ca")
    act(position, "0 valiant sa", "0 support sb")
    lay_cards(position, 2, 3)
    assert where(position, 1, "ca") == "d6"
    assert where(position, 0, "sa") == ">1"
    assert where(position, 0, "sb") == ">1"


def test_a_tie_does_nothing() -> None:
    """RULES 4.31, 8.54 and 8.55"""
    position = fight("2; 0 sa=s1@d5; 1 sa=s1@d6", 1, 1)
    assert where(position, 0, "sa") == "d5"
    assert where(position, 1, "sa") == "d6"


def test_a_weaker_attacker_is_captured() -> None:
    """RULES 4.31"""
    position = fight("2; 0 sa=s1@d5; 1 sa=s4@d6", 1, 1)
    assert where(position, 0, "sa") == ">1"


def test_the_valiant_is_safe_if_he_alone_is_as_strong() -> None:
    """RULES 4.31: D equals V and is less than G."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 sa=s1@d6"), "0 done", "0 target 1 sa")
    act(position, "0 valiant sa", "0 support sb")
    lay_cards(position, 1, 1)
    assert where(position, 1, "sa") == ">0"
    assert where(position, 0, "sa") == "d5"


def test_only_an_archer_can_hurt_a_distant_archer() -> None:
    """RULES 4.31, ruling A13; page 6 of the booklet."""
    text = "2; side strategists; 0 aa=a1@d5; 1 ca=c2@d7"
    position = act(draw(text), "0 done", "0 target 1 ca")
    lay_cards(position, 1, 3)
    assert where(position, 0, "aa") == "d5"
    assert where(position, 1, "ca") == "d7"


def test_an_archer_hurts_an_archer_at_a_distance() -> None:
    """RULES 4.31"""
    text = "2; side strategists; 0 aa=a1@d5; 1 aa=a2@d7"
    position = lay_cards(act(draw(text), "0 done", "0 target 1 aa"), 1, 3)
    assert where(position, 0, "aa") == ">1"


def test_an_archer_attacked_in_contact_can_only_survive() -> None:
    """RULES 4.31; page 6 of the booklet."""
    position = fight("2; 0 sa=s1@d5; 1 aa=a2@d6", 1, 3)
    assert where(position, 0, "sa") == "d5"
    position = fight("2; 0 sa=s1@d5; 1 aa=a2@d6", 1, 1)
    assert where(position, 1, "aa") == "d6"
    position = fight("2; 0 sa=s1@d5; 1 aa=a1@d6", 1, 1)
    assert where(position, 1, "aa") == ">0"


def test_a_tower_cannot_hurt_an_attacker_over_its_corner_and_loses_ties() -> None:
    """RULES 4.31, ruling A17; page 6 of the booklet."""
    position = fight("2; 0 sa=s1@c5; 1 ta=t2@d6", 1, 1)
    assert where(position, 0, "sa") == "c5"
    assert where(position, 1, "ta") == "d6"
    # 5 x 4 = 20 against 10 x 2 = 20.
    position = fight("2; 0 sa=s6@c5; 1 ta=t1@d6", 4, 2)
    assert where(position, 1, "ta") == ">0"
    position = fight("2; 0 sa=s6@d5; 1 ta=t1@d6", 4, 2)
    assert where(position, 1, "ta") == "d6"


def test_in_a_mixed_attack_on_a_tower_the_valiants_place_decides_a_tie() -> None:
    """Ruling A17: 5 + 5 = 10 against 10; the attacker at the corner is never captured."""
    text = "2; 0 sa=s6@c5 sb=s3@d5; 1 ta=t1@d6"
    at_corner = act(draw(text), "0 done", "0 target 1 ta", "0 valiant sa", "0 support sb")
    assert where(lay_cards(at_corner, 1, 1), 1, "ta") == ">0"
    at_side = act(draw(text), "0 done", "0 target 1 ta", "0 valiant sb", "0 support sa")
    assert where(lay_cards(at_side, 1, 1), 1, "ta") == "d6"
    lost = act(draw(text), "0 done", "0 target 1 ta", "0 valiant sa", "0 support sb")
    lay_cards(lost, 1, 2)
    assert where(lost, 0, "sa") == "c5"
    assert where(lost, 0, "sb") == ">1"


def test_a_destroyed_tower_takes_its_rider_along() -> None:
    """RULES 4.14, ruling A19; page 6 of the booklet."""
    position = act(draw("2; 0 sa=s8@c5; 1 ta=t1@d6 sb^ta k@h9"), "0 done", "0 target 1 ta")
    lay_cards(position, 4, 1)
    assert where(position, 1, "ta") == ">0"
    assert where(position, 1, "sb") == ">0"


def test_the_winner_stays_where_it_is() -> None:
    """RULES 4.24, ruling A18"""
    position = fight("2; 0 sa=s8@d5; 1 sa=s1@d6", 3, 1)
    assert where(position, 0, "sa") == "d5"


def test_the_values_of_all_fighters_are_shown() -> None:
    """RULES 4.31, 6.2; page 2 of the booklet."""
    position = listen(act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done"))
    act(position, "0 target 1 ca", "0 valiant sa", "0 support sb")
    lay_cards(position, 1, 1)
    shown = {(str(e.args["seat"]), str(e.args["piece"])) for e in told(position, "shown")}
    assert shown == {("seat:0", "piece:sa"), ("seat:0", "piece:sb"), ("seat:1", "piece:ca")}
