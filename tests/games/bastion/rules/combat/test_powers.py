"""Force, courage and power of a fighter (RULES 4.14 and 4.29)."""

from tests.games.bastion.notation import act, draw, lay_cards, listen, offered, reserve, told, where


def test_card_2_beside_the_queen_counts_3_and_costs_1() -> None:
    """RULES 4.29, ruling A7; page 6 of the booklet."""
    position = listen(act(draw("2; 0 sa=s2@d5 q@c4; 1 ca=c2@d6"), "0 done"))
    act(position, "0 target 1 ca")
    lay_cards(position, 2, 2)
    (mine, _) = told(position, "power")
    assert (mine.args["force"], mine.args["courage"], mine.args["power"]) == (7, 3, 21)
    assert reserve(position, 0) == [10, 9, 10]


def power(text: str, *cards: int) -> list[tuple[object, ...]]:
    position = listen(act(draw(text), "0 done"))
    (target,) = offered(position, "target")
    act(position, f"0 target {target}")
    lay_cards(position, *cards)
    return [
        (event.args["force"], event.args["courage"], event.args["power"])
        for event in told(position, "power")
    ]


def test_the_king_adds_force_to_his_own_but_not_to_himself() -> None:
    """RULES 4.29, rulings A6 and A8"""
    assert power("2; 0 sa=s1@d5 k@c4; 1 sa=s1@d6 k@c7", 1, 1) == [(7, 1, 7), (7, 1, 7)]
    assert power("2; side strategists; 0 k@d5; 1 sa=s1@d6 k@h9", 1, 1)[0] == (7, 1, 7)


def test_the_queen_adds_courage_but_not_to_herself() -> None:
    """RULES 4.29, ruling A8"""
    assert power("2; 0 sa=s1@d5; 1 sa=s1@d6 q@c7", 1, 1) == [(6, 1, 6), (6, 2, 12)]
    assert power("2; side strategists; 0 q@d5; 1 sa=s1@d6", 1, 1)[0] == (5, 1, 5)


def test_the_queens_courage_may_exceed_the_limit_unless_the_table_says_no() -> None:
    """Ruling A7"""
    text = "sa=s1@d5 q@c4; 1 sa=s1@d6"
    assert power(f"2; 0 {text}", 2, 1)[0] == (6, 3, 18)
    assert power(f"2 queen=limit; 0 {text}", 2, 1)[0] == (6, 2, 12)
    assert power(f"2 queen=limit; 0 {text}", 1, 1)[0] == (6, 2, 12)


def test_help_does_not_pass_through_walls() -> None:
    """Ruling A10"""
    assert power("2; 0 sa=s1@c3 k@c2; 1 sa=s1@c4", 1, 1)[0] == (6, 1, 6)


def test_a_loaded_tower_has_one_more_force() -> None:
    """RULES 4.14"""
    assert power("2; side strategists; 0 ta=t1@d5 sa^ta; 1 sb=s1@d6", 1, 1)[0] == (11, 1, 11)


def test_supporters_are_helped_by_the_king_too() -> None:
    """Ruling A6: 6 + (5 + 1) is 12 and beats 11."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e6 k@f6; 1 ta=t2@d6"), "0 done", "0 target 1 ta")
    act(position, "0 valiant sa", "0 support sb")
    lay_cards(position, 1, 1)
    assert where(position, 1, "ta") == ">0"
