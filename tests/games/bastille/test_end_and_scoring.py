"""The final scoring and the end (RULES 7.9 to 7.19)."""

import pytest

from tests.games.bastille.notation import (
    GAME,
    act,
    cards,
    draw,
    final,
    finish,
    finish_claims,
    keys,
    options,
    row,
    scored,
    told,
)
from tocsin.games.bastille.board import packed
from tocsin.games.bastille.position import Bastille
from tocsin.games.bastille.weapons import penalty


def ended(text: str) -> Bastille:
    """Return the end of a match whose final scoring begins as described."""
    position = final(text)
    finish(position, "claim")
    return position


# --- monks


def test_monks_are_assigned_counter_clockwise_with_the_start_player_last() -> None:
    """RULES 7.9"""
    position = final("4; start 1; cards m1 | m2 | m3 | m4")
    order = []
    while options(position) == {"join peasants", "join soldiers", "join nobles"}:
        order.append(position.actors()[0])
        act(position, order[-1], "join peasants")
    assert order == [0, 3, 2, 1]


def test_a_monk_may_join_a_group_without_cards() -> None:
    """RULES 7.9"""
    position = final("3; start 0; cards m1 | - | -")
    act(position, 0, "join nobles")
    assert GAME.view(position, None)["seats"][0]["cards"][0]["group"] == "nobles"


def test_two_monks_of_one_seat_may_join_different_groups() -> None:
    """RULES 7.9; booklet: one monk to the nobles, the other to the soldiers."""
    position = final("3; start 0; cards m1 m2 | - | -; missions most_nobles most_soldiers | - | -")
    act(position, 0, "join nobles", "join soldiers")
    finish_claims(position)
    assert scored(position, "missions")[0] == 12


def test_monks_are_assigned_openly_before_anything_is_scored() -> None:
    """RULES 7.9 and 8.14"""
    position = final("4; start 3; cards m1 | - | m2 | -; track 20 0 0 0")
    assert row(position, "points") == [0] * 4
    act(position, 2, "join nobles")
    assert position.actors() == [0]
    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.view(position, viewer)["seats"][2]["cards"][0]
        assert (seen["id"], seen["group"]) == ("m2", "nobles")


def test_the_marker_won_in_round_eight_decides_the_order_of_the_monks() -> None:
    """RULES 4.1 and 7.9"""
    position = final("4; start 0; cards m1 | m2 | - | -; at banque 1:1")
    assert position.actors() == [0]


# --- as in the interim scoring


def test_final_crowns_are_worth_five() -> None:
    """RULES 7.10"""
    assert scored(ended("4; cards n3 | n6 | - | -"), "crowns") == [5, 5, 0, 0]


def test_gems_are_scored_again() -> None:
    """RULES 7.10"""
    assert scored(ended("4; cards n5 | - | - | -"), "gems") == [2, 0, 0, 0]


def test_the_final_niches_are_those_printed_on_the_board() -> None:
    """RULES 7.10"""
    position = final("4; bag 1 0 0 0")
    assert options(position, 0) == {f"enter final {place}" for place in range(1, 9)}


@pytest.mark.parametrize(
    ("place", "source", "points"), [(2, "catacombs", 4), (3, "catacombs", 3), (1, "coins", 2)]
)
def test_final_niches_give_their_bonus(place: int, source: str, points: int) -> None:
    """RULES 1.8 and 7.10"""
    position = final("4; coins 0 0 0 0; bag 1 0 0 0")
    act(position, 0, f"enter final {place}")
    finish(position)
    assert scored(position, source)[0] == points


def test_steps_in_the_final_catacombs_still_count_for_the_track() -> None:
    """RULES 7.10 and 4.10: past the end they are coins, which still score."""
    position = final("4; coins 0 0 0 0; bag 1 0 0 0; track 5 0 0 0")
    act(position, 0, "enter final 4")
    assert scored(position, "bastille")[0] == 5
    position = final("4; coins 0 0 0 0; bag 1 0 0 0; track 20 0 0 0")
    act(position, 0, "enter final 4")
    finish(position)
    assert scored(position, "coins")[0] == 1


def test_henchmen_on_the_final_niches_go_home_and_do_not_score() -> None:
    """RULES 7.10 and 7.16"""
    position = final("4; bag 7 0 0 2")
    drawn = [0] * 4
    while "claim" not in " ".join(options(position)):
        seat = position.actors()[0]
        drawn[seat] += 1
        act(position, seat, next(t for t in sorted(options(position)) if t[-1] in "12345"))
    finish(position)
    assert sum(drawn) == 5
    assert scored(position, "henchmen") == [7 - drawn[0], 0, 0, 2 - drawn[3]]
    assert row(position, "henchmen") == [13 + drawn[0], 20, 20, 18 + drawn[3]]


def test_no_new_weapons_are_laid_out_at_the_end() -> None:
    """RULES 7.10"""
    position = ended("4")
    assert "arsenal-laid" not in keys(position)
    assert sum(GAME.view(position, None)["arsenal"].values()) == 0


def test_a_monk_drawn_in_the_final_catacombs_is_assigned_at_once() -> None:
    """RULES 8.6"""
    position = final("4; bag 0 2 0 0; deck m3")
    act(position, 1, "enter final 7")
    assert options(position, 1) == {"join peasants", "join soldiers", "join nobles"}
    act(position, 1, "join soldiers")
    assert options(position, 1) >= {"enter final 1"}


def test_gems_and_crowns_of_a_card_drawn_at_the_end_come_too_late() -> None:
    """RULES 8.7: but its points count, and for missions its gems and crowns."""
    position = final("4; bag 1 0 0 0; deck n7; missions most_gems most_crowns | - | - | -")
    act(position, 0, "enter final 7")
    finish(position)
    assert cards(position, 0) == {"n7"}
    assert scored(position, "gems") == scored(position, "crowns") == [0] * 4
    assert scored(position, "characters")[0] == 6
    assert scored(position, "missions")[0] == 12


def test_the_bastille_scores_and_arms_once_more() -> None:
    """RULES 7.10"""
    position = ended("4; track 12 8 4 0")
    assert scored(position, "bastille") == [9, 5, 2, 0]
    assert [sum(weapons.values()) for weapons in row(position, "weapons")] == [2, 2, 2, 1]


# --- what follows


def test_the_steps_of_the_final_scoring_come_in_their_order() -> None:
    """RULES 7.10 to 7.18"""
    position = final("4; cards n3 m1 | - | - | -; bag 1 0 0 0; track 4 0 0 0; coins 9 0 0 0")
    act(position, 0, "join nobles")
    act(position, 0, "enter final 2")
    finish(position)
    sources = [str(m.args["source"]) for m in told(position) if m.key == "scored"]
    order = ["gems", "crowns", "catacombs", "bastille", "characters", "henchmen", "coins"]
    places = [sources.index(f"source:{name}") for name in order]
    assert places == sorted(places)


def test_characters_score_their_printed_points() -> None:
    """RULES 7.11"""
    assert scored(ended("4; cards n9 p1 | s10 | - | -"), "characters") == [8, 7, 0, 0]


def test_each_henchman_left_in_the_bag_is_worth_a_point() -> None:
    """RULES 7.16"""
    position = final("4; bag 0 0 20 0")
    finish(position)
    assert scored(position, "henchmen") == [0, 0, 15, 0]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_three_coins_are_worth_a_point(coins: int, points: int) -> None:
    """RULES 7.17"""
    position = ended(f"4; coins {coins} 0 0 0")
    assert scored(position, "coins")[0] == points
    assert row(position, "coins")[0] == coins, "kept for the tie-break"


# --- weapons


@pytest.mark.parametrize(
    ("unarmed", "lost"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (20, 20)]
)
def test_unarmed_characters_cost_points(unarmed: int, lost: int) -> None:
    """RULES 7.18; French booklet, table."""
    assert penalty(packed([2, 5, 9, 14, 20]), unarmed) == lost


def armed(text: str) -> int:
    """Return what seat 0, last on the track and so given a rifle, loses for unarmed characters."""
    position = ended(f"3; bonus e1; track 0 9 8; arsenal rifle rifle rifle rifle rifle; {text}")
    return -scored(position, "unarmed")[0]


def test_a_token_left_over_arms_nobody_of_another_group() -> None:
    """RULES 7.18; booklet: a soldier without a rifle, a pitchfork left over: 2 points lost."""
    assert armed("cards s3 s7 p5 | - | -; weapons pitchfork pitchfork | - | -") == 2


def test_a_printed_weapon_arms_its_own_card_only() -> None:
    """RULES 7.18"""
    assert armed("cards s1 s4 s6 p1 n1 | - | -") == 0
    assert armed("cards p1 p5 | - | -") == 2


def test_a_torch_arms_anyone() -> None:
    """RULES 7.18"""
    assert armed("cards p5 n2 s3 | - | -; weapons torch | - | -") == 2
    assert armed("cards p5 n2 s3 | - | -; weapons torch torch | - | -") == 0


def test_arms_are_used_so_that_as_few_as_possible_are_unarmed() -> None:
    """RULES 8.23"""
    assert armed("cards p5 p6 n2 s3 s5 | - | -; weapons pitchfork torch torch | - | -") == 2


def test_a_monk_without_a_group_may_use_any_token_to_spare() -> None:
    """RULES 8.23: in the number that is shown before the end."""
    held = "weapons rifle | rifle | rifle | rifle torch"
    position = draw(f"4; cards m1 | m5 s3 | s5 m2 m3 | m4 p5 n2; {held}")
    assert row(position, "unarmed") == [0, 1, 2, 1]
    position = draw("3; cards m1:nobles | m2:soldiers | m3; weapons rifle | rifle | rifle")
    assert row(position, "unarmed") == [1, 0, 0]


def test_a_monk_needs_the_weapon_of_its_group() -> None:
    """RULES 7.18"""
    text = "3; bonus e1; track 0 9 8; arsenal rifle rifle rifle rifle rifle; cards m1 | - | -"
    for group, lost in (("soldiers", 0), ("peasants", 2), ("nobles", 2)):
        position = final(text)
        act(position, 0, f"join {group}")
        finish(position)
        assert -scored(position, "unarmed")[0] == lost


def test_the_penalty_may_push_a_score_below_zero() -> None:
    """RULES 8.21"""
    position = ended("3; coins 0 0 0; cards p2 p3 p5 p6 p7 p9 | - | -; points -20 0 0")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.totals[0] < 0


# --- the end


def test_the_most_points_win() -> None:
    """RULES 7.19"""
    outcome = ended("4; coins 0 0 0 0; points 10 30 20 0").outcome()
    assert outcome is not None
    assert outcome.totals == [10, 30, 20, 0]
    assert outcome.ranks == [3, 1, 2, 4]
    assert outcome.reason == "most-points"


def test_points_beyond_fifty_are_simply_counted_on() -> None:
    """RULES 7.19; booklet, note on the 50 tile."""
    outcome = ended("4; coins 0 0 0 0; points 49 104 0 0; cards p1 | - | - | -").outcome()
    assert outcome is not None
    assert outcome.totals[:2] == [50, 104]


def test_among_equals_the_most_coins_win() -> None:
    """RULES 7.19"""
    outcome = ended("4; coins 0 2 1 0; points 30 30 30 0").outcome()
    assert outcome is not None
    assert outcome.totals == [30, 30, 30, 0]
    assert outcome.ranks == [3, 1, 2, 4]
    assert outcome.reason == "most-coins"


def test_equal_points_and_coins_share_the_victory() -> None:
    """RULES 7.19"""
    outcome = ended("4; coins 2 2 1 0; points 30 30 30 0").outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert outcome.reason == "shared"


def test_nothing_comes_after_the_last_round() -> None:
    """RULES 3.10"""
    position = ended("4")
    assert "round-begins" not in keys(position)
    assert position.actors() == []
