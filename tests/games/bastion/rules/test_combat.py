"""Attacks, combat and ripostes (RULES 4.21 to 4.32)."""

import pytest

from tests.games.bastion.notation import (
    GAME,
    act,
    draw,
    fight,
    lay_cards,
    listen,
    offered,
    reserve,
    step,
    told,
    where,
)


def attackable(text: str) -> set[str]:
    """Return what seat 0 may attack once its movement is over."""
    position = act(draw(text), "0 done")
    if step(position) != "fighting":
        return set()
    return offered(position, "target")


# --- the booklet's examples


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


def test_card_2_beside_the_queen_counts_3_and_costs_1() -> None:
    """RULES 4.29, ruling A7; page 6 of the booklet."""
    position = listen(act(draw("2; 0 sa=s2@d5 q@c4; 1 ca=c2@d6"), "0 done"))
    act(position, "0 target 1 ca")
    lay_cards(position, 2, 2)
    (mine, _) = told(position, "power")
    assert (mine.args["force"], mine.args["courage"], mine.args["power"]) == (7, 3, 21)
    assert reserve(position, 0) == [10, 9, 10]


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


# --- who can hit whom


@pytest.mark.parametrize(("side", "piece"), [("army", "sa"), ("strategists", "q")])
def test_most_pieces_attack_in_eight_directions(side: str, piece: str) -> None:
    """RULES 4.21"""
    for square in ("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"):
        assert attackable(f"2; side {side}; 0 {piece}@d5; 1 sa@{square}") == {"1 sa"}
    assert attackable(f"2; side {side}; 0 {piece}@d5; 1 sa@d7") == set()


def test_a_tower_attacks_over_its_sides_only() -> None:
    """RULES 4.21"""
    assert attackable("2; side strategists; 0 ta@d5; 1 sa@d6") == {"1 sa"}
    assert attackable("2; side strategists; 0 ta@d5; 1 sa@e6") == set()


def test_only_the_class_of_the_token_attacks() -> None:
    """RULES 3.1"""
    assert attackable("2; side strategists; 0 sa@d5; 1 sa@d6") == set()
    assert attackable("2; side army; 0 ca@d5; 1 sa@d6") == set()


@pytest.mark.parametrize("square", ["b5", "f5", "d3", "d7", "b3", "f7", "b7", "f3"])
def test_an_archer_hits_exactly_two_squares_away_on_eight_lines(square: str) -> None:
    """RULES 4.22, ruling A11"""
    assert attackable(f"2; side strategists; 0 aa@d5; 1 sa@{square}") == {"1 sa"}


@pytest.mark.parametrize("square", ["d6", "e6", "e7", "d8", "f6"])
def test_an_archer_hits_nothing_adjacent_off_the_lines_or_further_away(square: str) -> None:
    """RULES 4.22, ruling A11"""
    assert attackable(f"2; side strategists; 0 aa@d5; 1 sa@{square}") == set()


@pytest.mark.parametrize("blocker", ["0 sa@d6", "1 sb@d6"])
def test_any_piece_in_between_blocks_an_archer_on_the_ground(blocker: str) -> None:
    """RULES 4.23, ruling A12"""
    mine, theirs = ("sa@d6", "") if blocker[0] == "0" else ("", "sb@d6")
    found = attackable(f"2; side strategists; 0 aa@d5 {mine}; 1 sa@d7 {theirs}")
    assert "1 sa" not in found


def test_an_archer_upstairs_or_on_a_tower_sees_over_everything() -> None:
    """RULES 4.23; page 6 of the booklet."""
    tower = "2; side strategists; 0 ta@d5 aa^ta sa@d6; 1 sa@d7"
    assert "1 sa" in attackable(tower)
    rampart = "2; side strategists; 0 aa@c2 sa@c3; 1 sa@c4"
    assert "1 sa" in attackable(rampart)
    stairs = "2; side strategists; 0 aa@c1 sa@c2; 1 sa@c3"
    assert "1 sa" in attackable(stairs)


def test_over_a_wall_an_archer_on_the_ground_sees_only_pieces_upstairs() -> None:
    """RULES 4.23"""
    assert attackable("2; side strategists; 0 aa@b8; 1 sa@b10") == {"1 sa"}
    assert attackable("2; side strategists; 0 aa@e8; 1 sa@c10 k@a5") == {"1 sa"}
    hidden = "2; side strategists; 0 aa@f8; 1 sa@d10 k@a5"
    assert attackable(hidden) == {"1 sa"}
    assert attackable(f"{hidden}; shut 1") == set()


def test_a_closed_drawbridge_stops_every_attack_through_it() -> None:
    """RULES 4.2, 4.4"""
    open_gate = "2; 0 sa@d8; 1 sa@d9"
    assert attackable(open_gate) == {"1 sa"}
    assert attackable(f"{open_gate}; shut 1") == set()


def test_walls_part_attackers() -> None:
    """RULES 4.4"""
    assert attackable("2; 0 sa@c8; 1 sa@c9") == set()
    assert attackable("2; 0 sa@b9; 1 sa@c9") == {"1 sa"}


def test_archers_and_pieces_upstairs_can_attack_a_rider() -> None:
    """RULES 4.14"""
    assert attackable("2; side strategists; 0 aa@d5; 1 ta@d7 sa^ta") == {"1 ta", "1 sa"}
    assert attackable("2; 0 sa@d5; 1 ta@d6 sa^ta") == {"1 ta"}
    assert attackable("2; 0 sa@c9; 1 ta@c8 sa^ta") == {"1 sa"}


def test_a_rider_attacks_pieces_upstairs() -> None:
    """RULES 4.14"""
    assert attackable("2; 0 ta@c8 sa^ta; 1 sa@c9 sb@c7") == {"1 sa"}


def test_single_answers_are_not_asked() -> None:
    """RULES 4.27"""
    position = act(draw("2; 0 sa@d5; 1 sa@d6"), "0 done", "0 target 1 sa")
    assert step(position) == "cards"


# --- cards


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


# --- powers


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


# --- results


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
    """Ruling A17: 5 + 5 = 10 against 10, and who stands at the corner is never captured."""
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


# --- one attack a turn, and ripostes


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


# --- what is kept of it for everybody to read again


def test_the_combat_report_lasts_until_the_next_attack() -> None:
    """RULES 4.29 to 4.31; page 11 of the booklet: 6 x 2 + 5 = 17 against 8 x 2 = 16."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done")
    assert GAME.view(position, None)["fought"] is None
    act(position, "0 target 1 ca", "0 valiant sa", "0 support sb")
    lay_cards(position, 2, 2)
    for viewer in (None, 0, 1):
        assert GAME.view(position, viewer)["fought"] == {
            "attacker": 0,
            "riposte": False,
            "target": "1:ca",
            "bridge": None,
            "valiant": "0:sa",
            "support": [{"piece": "0:sb", "force": 5}],
            "cards": ["2", "2"],
            "added": [None, None],
            "powers": [{"force": 6, "courage": 2}, {"force": 8, "courage": 2}],
            "resistance": None,
            "damage": None,
            "left": None,
            "standoff": False,
            "cancelled": False,
            "lost": [{"captor": 1, "piece": "0:sa"}, {"captor": 0, "piece": "1:ca"}],
            "won": [],
        }
