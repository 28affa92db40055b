"""Missions proved and laid, and their gains (RULES 1.5, 1.11, 4.40 and 4.41)."""

import pytest

from tests.games.bastion.notation import (
    GAME,
    act,
    draw,
    follow,
    hand,
    laid,
    lay_cards,
    offered,
    options,
    reserve,
    step,
)
from tocsin.games.bastion.rules.board import MISSIONS, RAMPARTS
from tocsin.games.bastion.rules.ground import packed_row
from tocsin.games.bastion.rules.missions.conditions import holds_ramparts
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.choice import Option

# Enough prisoners of seat 1 for each mission, and one too few.
PROOFS = {
    "m01": ("aa>0 ta>0 ca>0 q>0", "aa>0 ta>0 ca>0"),
    "m02": ("sa>0 sb>0 sc>0 sd>0 se>0 sf>0", "sa>0 sb>0 sc>0 sd>0 se>0"),
    "m04": ("k>0 sa@a9", "q>0"),
    "m05": ("q>0", "k>0 sa@a9"),
    "m10": ("ca>0 cb>0", "ca>0"),
    "m11": ("aa>0 ab>0", "aa>0"),
    "m12": ("ta>0 tb>0", "ta>0"),
    "m13": ("sa>0 sb>0 sc>0", "sa>0 sb>0"),
    "m14": ("aa>0 ta>0", "aa>0 sa>0"),
    "m15": ("aa>0 ta>0 ca>0", "aa>0 ta>0 q>0"),
    "m16": ("sa=s6>0 sb=s8>0", "sa=s6>0 sb=s5>0"),
    "m17": ("k>0 q>0 sa@a9", "q>0"),
}


def holding(mission: str, prisoners: str) -> Bastion:
    others = [card for card in ("m03", "m08", "m09") if card != mission]
    return draw(f"2; 0 sa@h5; 1 {prisoners}; hands {mission} {others[0]} {others[1]}")


@pytest.mark.parametrize("mission", sorted(PROOFS))
def test_prisoners_prove_a_mission(mission: str) -> None:
    """RULES 1.11, 4.40"""
    enough, too_few = PROOFS[mission]
    assert f"lay {mission}" in options(holding(mission, enough), 0)
    assert f"lay {mission}" not in options(holding(mission, too_few), 0)


GAINS = {
    "m01": [10, 10, 11],
    "m02": [10, 11, 10],
    "m04": [10, 10, 11],
    "m05": [10, 10, 11],
    "m10": [10, 10, 11],
    "m11": [11, 10, 10],
    "m12": [10, 10, 11],
    "m13": [10, 11, 10],
    "m14": [10, 10, 11],
    "m15": [10, 10, 11],
    "m16": [10, 11, 10],
    "m17": [10, 10, 12],
}


@pytest.mark.parametrize("mission", sorted(PROOFS))
def test_the_gain_is_credited_at_once_and_two_cards_are_drawn(mission: str) -> None:
    """RULES 1.11, 4.40; page 4 of the booklet."""
    position = act(holding(mission, PROOFS[mission][0]), f"0 lay {mission}")
    assert reserve(position, 0) == GAINS[mission]
    assert laid(position, 0) == [mission]
    assert step(position) == "keeping"
    one, other = sorted(offered(position, "return"))
    under = MISSIONS.index(one)
    act(position, f"0 return {one}")
    assert other in hand(position, 0)
    assert position.deck[-1] == under
    assert len(hand(position, 0)) == 3


@pytest.mark.parametrize(
    ("mission", "text", "gain"),
    [
        ("m03", "freed 0", [10, 11, 10]),
        ("m06", "treasure 1 0", [10, 11, 11]),
        ("m07", "flag 1 0", [10, 12, 10]),
        ("m09", "broke 0", [11, 10, 11]),
    ],
)
def test_deeds_and_tokens_prove_a_mission(mission: str, text: str, gain: list[int]) -> None:
    """RULES 1.11, 4.40, ruling A44"""
    before = draw(f"2; 0 sa@h5; hands {mission} m01 m02")
    assert f"lay {mission}" not in options(before, 0)
    position = draw(f"2; 0 sa@h5; {text}; hands {mission} m01 m02")
    act(position, f"0 lay {mission}")
    assert reserve(position, 0) == gain


def test_annexing_gives_two_blue_and_three_points() -> None:
    """RULES 1.11, 4.37"""
    position = draw("2; side strategists; 0 k@e10; 1 k@a5; hands m08 m01 m02")
    act(position, "0 lay m08")
    assert reserve(position, 0) == [10, 10, 12]
    assert GAME.view(position, 0)["seats"][0]["points"] == 3


def test_ramparts_are_checked_at_the_end_of_the_turn() -> None:
    """RULES 1.11, 3.5, ruling A44"""
    text = "2; 0 sa@b9 sb@c9; hands m18 m01 m02"
    position = follow(draw(text), RAMPARTS)
    assert "lay m18" not in options(position, 0)
    act(position, "0 done")
    assert step(position) == "laying"
    act(position, "0 lay m18")
    assert reserve(position, 0) == [12, 10, 10]


def test_riders_and_a_single_piece_hold_no_ramparts() -> None:
    """RULES 1.11"""
    assert holds_ramparts(draw("2; 0 sa@b9 sb@c10"), 0)
    assert not holds_ramparts(draw("2; 0 sa@b9 sb@d9"), 0)
    assert not holds_ramparts(draw("2; 0 sa@b9 ta@c8 sb^ta"), 0)
    assert not holds_ramparts(draw("3; 0 sa@B:b2 sb@C:b2"), 0)


def test_a_prisoner_backs_one_mission_only() -> None:
    """RULES 4.41, ruling A28"""
    position = draw("2; 0 sa@h5; 1 ca>0 cb>0; hands m10 m14 m03")
    act(position, "0 lay m10")
    act(position, f"0 return {sorted(offered(position, 'return'))[0]}")
    assert "lay m14" not in options(position, 0)


def test_prisoners_move_to_a_card_worth_more_and_the_other_is_lost() -> None:
    """Ruling A42; page 4 of the booklet."""
    prisoners = "sa>0 sb>0 sc>0 sd>0 se>0 sf>0"
    position = draw(f"2; 0 sa@h5; 1 {prisoners}; laid 0 m13; hands m02 m08 m03")
    act(position, "0 lay m02")
    assert laid(position, 0) == ["m02"]
    small = draw(f"2; 0 sa@h5; 1 {prisoners}; laid 0 m02; hands m13 m08 m03")
    assert "lay m13" not in options(small, 0)


def test_six_soldiers_four_strategists_and_a_freed_prisoner_win() -> None:
    """RULES 7.1; page 4 of the booklet: 2 + 2 + 2."""
    prisoners = "sa>0 sb>0 sc>0 sd>0 se>0 sf>0 aa>0 ta>0 ca>0 q>0"
    position = draw(f"2; 0 sa@h5; 1 {prisoners}; freed 0; laid 0 m01 m02; hands m03 m08 m09")
    act(position, "0 lay m03")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "victory-points"
    assert outcome.totals == [6, 0]
    assert outcome.ranks == [1, 2]


def test_a_mission_just_drawn_may_be_laid_at_once() -> None:
    """RULES 4.40"""
    position = draw("2; 0 sa@h5; 1 ca>0 cb>0 aa>0 ab>0; hands m10 m03 m08 | m01 m02 m04")
    position.deck = packed_row([10, *(card for card in position.deck if card != 10)])
    act(position, "0 lay m10")
    other = next(card for card in offered(position, "return") if card != "m11")
    act(position, f"0 return {other}")
    assert "lay m11" in options(position, 0)


def test_a_mission_is_laid_in_another_seats_turn_after_a_capture() -> None:
    """Rulings A29 and A43"""
    text = "2; 0 sa=s1@d5 sb@h5; 1 sa=s4@d6; hands m08 m09 m03 | m13 m01 m02"
    position = act(draw(f"{text}; 0 sc>1 sd>1"), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    assert step(position) == "laying"
    assert options(position, 1) == {"lay m13", "pass"}


def test_the_question_for_a_mission_reveals_nothing() -> None:
    """Rulings A43 and A50: a hand without a proved mission gets the same question."""
    text = "2; 0 sa=s1@d5 sb@h5; 1 sa=s4@d6; hands m08 m09 m03 | m06 m01 m02"
    position = act(draw(f"{text}; 0 sc>1 sd>1"), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    assert step(position) == "laying"
    assert options(position, 1) == {"pass"}


def asked(position: Bastion) -> list[Option]:
    choice = GAME.choice(position, position.actor)
    assert choice is not None
    return choice.options


def test_ending_the_movement_without_targets_ends_the_turn_for_any_hand() -> None:
    """Rulings A43 and A50: the end does not reveal whether a mission is proved."""
    for cards in ("m10 m03 m08", "m04 m03 m08"):
        position = draw(f"2; 0 sa@h5; 1 ca>0 cb>0; hands {cards}")
        done = next(option for option in asked(position) if option.action == "done")
        assert done.message.key == "option-done-turn"
        act(position, "0 done")
        assert (position.token, step(position)) == (1, "token")
    near = draw("2; 0 sa@h5; 1 sa@h6")
    assert next(o.message.key for o in asked(near) if o.action == "done") == "option-done"


def test_destroying_a_drawbridge_asks_for_a_mission() -> None:
    """Rulings A43 and A44"""
    text = "2; side strategists; 0 ta=t1@d8; 1 k@h9; hands m09 m03 m08"
    position = act(draw(text), "0 done", "0 assault 1", "0 courage 2")
    assert options(position, 0) == {"lay m09", "pass"}


def test_a_question_with_one_answer_gives_the_reason() -> None:
    """Ruling A50"""
    text = "2; 0 sa=s1@d5 sb@h5; 1 sa=s4@d6; hands m08 m09 m03 | m06 m01 m02"
    position = act(draw(f"{text}; 0 sc>1 sd>1"), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    choice = GAME.choice(position, 1)
    assert choice is not None
    assert choice.message.key == "choose-lay-alone"


def test_with_common_objectives_all_seats_lay_from_the_display() -> None:
    """Ruling A45"""
    position = draw("2 objectives=common; 0 sa@h5; 1 ca>0 cb>0")
    assert {"lay m10", "lay m14"} <= options(position, 0)
    act(position, "0 lay m10")
    assert step(position) == "moving"
    assert "lay m10" not in options(position, 0)
    assert "lay m14" not in options(position, 0)


def test_with_common_objectives_a_lost_mission_returns_to_the_display() -> None:
    """Ruling A45"""
    position = draw("2 objectives=common; 0 sa@d9 sb>1 sc>1 sd>1; 1 k@h9; laid 1 m13")
    act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")
    assert position.laid[12] == -1
    assert not position.deck


def test_with_common_objectives_deeds_count_for_ever() -> None:
    """Ruling A45"""
    position = draw("2 objectives=common; 0 sa@h5; 1 sa@a5; freed 0")
    act(position, "0 done", "1 army", "1 done")
    assert list(position.freed) == [1, 0]


@pytest.mark.parametrize(("red", "after"), [(10, 10), (9, 10), (7, 9)])
def test_on_a_track_no_gain_lifts_a_reserve_above_10(red: int, after: int) -> None:
    """RULES 1.5: two red for the flag."""
    text = "2 reserves=track; 0 sa@h5; flag 1 0; hands m07 m03 m08"
    position = act(draw(f"{text}; reserve 0 10 {red} 10"), "0 lay m07")
    assert reserve(position, 0) == [10, after, 10]
