"""Both scorings and the end (RULES 7)."""

import pytest

from tests.games.bastille.notation import (
    ALEX,
    ANI,
    GAME,
    JAN,
    ULRICH,
    act,
    ended,
    event_keys,
    final,
    finish,
    finish_claims,
    interim,
    messages,
    options,
    row,
    scored,
)

# --- gems, crowns, Bastille


def test_scoring_order_is_gems_crowns_catacombs_bastille() -> None:
    """RULES 7.1"""
    position = interim("4; cards n3 | - | - | -; bag 1 0 0 0; track 4 0 0 0")
    act(position, 0, "enter left 2")
    sources = [m.args["source"] for m in messages(position) if m.key == "scored"]
    assert sources == [f"source:{n}" for n in ("gems", "crowns", "catacombs", "bastille")]


def test_each_gem_is_worth_a_point() -> None:
    """RULES 7.2; booklet: 4 gems give 4 points."""
    assert scored(interim("4; cards n5 n1 p7 | m2 | - | -"), "gems") == [4, 1, 0, 0]


def test_all_seats_with_the_most_crowns_score() -> None:
    """RULES 7.3; booklet: two players are tied, both gain 3."""
    assert scored(interim("4; cards n3 | s2 s4 | s5 | -"), "crowns") == [3, 3, 0, 0]
    assert scored(interim("4; cards n3 s2 | s4 | - | -"), "crowns") == [3, 0, 0, 0]


def test_no_seat_scores_without_crowns() -> None:
    """RULES 8.2"""
    assert scored(interim("4; cards p1 | p2 | - | -"), "crowns") == [0, 0, 0, 0]


def test_each_seat_scores_the_last_line_it_has_reached() -> None:
    """RULES 7.6; booklet: Ulrich and Jan get 5, Alex and Ani 2."""
    track = [0] * 4
    track[ULRICH], track[JAN], track[ALEX], track[ANI] = 9, 8, 7, 4
    position = interim(f"4; track {' '.join(map(str, track))}")
    points = scored(position, "bastille")
    assert [points[seat] for seat in (ULRICH, JAN, ALEX, ANI)] == [5, 5, 2, 2]


@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 0), (3, 0), (4, 2), (7, 2), (8, 5), (11, 5), (12, 9), (16, 14), (19, 14), (20, 20)],
)
def test_a_marker_on_a_line_has_reached_it(space: int, points: int) -> None:
    """RULES 1.9 and 7.6"""
    assert scored(interim(f"3; track {space} 0 0"), "bastille") == [points, 0, 0]


# --- the same at the end


def test_final_crowns_are_worth_five() -> None:
    """RULES 7.10"""
    assert scored(ended("4; cards n3 | n6 | - | -"), "crowns") == [5, 5, 0, 0]


def test_gems_are_scored_again() -> None:
    """RULES 7.10"""
    assert scored(ended("4; cards n5 | - | - | -"), "gems") == [2, 0, 0, 0]


def test_the_bastille_scores_and_arms_once_more() -> None:
    """RULES 7.10"""
    position = ended("4; track 12 8 4 0")
    assert scored(position, "bastille") == [9, 5, 2, 0]
    assert [sum(weapons.values()) for weapons in row(position, "weapons")] == [2, 2, 2, 1]


# --- monks


def test_monks_join_counter_clockwise_with_the_start_player_last() -> None:
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


def test_the_marker_of_round_eight_decides_the_order_of_monks() -> None:
    """RULES 4.1 and 7.9"""
    position = final("4; start 0; cards m1 | m2 | - | -; at banque 1:1")
    assert position.actors() == [0]


# --- what follows


def test_the_steps_of_the_final_scoring_come_in_their_order() -> None:
    """RULES 7.10 to 7.18"""
    position = final("4; cards n3 m1 | - | - | -; bag 1 0 0 0; track 4 0 0 0; coins 9 0 0 0")
    act(position, 0, "join nobles")
    act(position, 0, "enter final 2")
    finish(position)
    sources = [str(m.args["source"]) for m in messages(position) if m.key == "scored"]
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
    assert "round-begins" not in event_keys(position)
    assert position.actors() == []
