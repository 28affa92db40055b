"""Missions: proofs, gains, losses, the King and spies (RULES 1.11, 2.6, 4.39 to 4.43)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.bastion.notation import (
    GAME,
    SEED,
    act,
    draw,
    follow,
    hand,
    laid,
    lay_cards,
    listen,
    offered,
    options,
    reserve,
    step,
    told,
    where,
)
from tocsin.games.bastion.rules.board import MISSIONS, PIECE_COUNT, PIECES, RAMPARTS, REDRAWING
from tocsin.games.bastion.rules.ground import packed_row
from tocsin.games.bastion.rules.missions.conditions import holds_ramparts
from tocsin.games.bastion.rules.missions.drawing import can_redraw
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


def holding(mission: str, prisoners: str) -> Bastion:
    others = [card for card in ("m03", "m08", "m09") if card != mission]
    return draw(f"2; 0 sa@h5; 1 {prisoners}; hands {mission} {others[0]} {others[1]}")


@pytest.mark.parametrize("mission", sorted(PROOFS))
def test_prisoners_prove_a_mission(mission: str) -> None:
    """RULES 1.11, 4.40"""
    enough, too_few = PROOFS[mission]
    assert f"lay {mission}" in options(holding(mission, enough), 0)
    assert f"lay {mission}" not in options(holding(mission, too_few), 0)


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
    """Rulings A43 and A50: the same question to a hand that can lay nothing."""
    text = "2; 0 sa=s1@d5 sb@h5; 1 sa=s4@d6; hands m08 m09 m03 | m06 m01 m02"
    position = act(draw(f"{text}; 0 sc>1 sd>1"), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    assert step(position) == "laying"
    assert options(position, 1) == {"pass"}


def test_ending_the_movement_without_targets_ends_the_turn_for_any_hand() -> None:
    """Rulings A43 and A50: it does not tell whether a mission could be laid."""
    for cards in ("m10 m03 m08", "m04 m03 m08"):
        position = draw(f"2; 0 sa@h5; 1 ca>0 cb>0; hands {cards}")
        done = next(option for option in asked(position) if option.action == "done")
        assert done.message.key == "option-done-turn"
        act(position, "0 done")
        assert (position.token, step(position)) == (1, "token")
    near = draw("2; 0 sa@h5; 1 sa@h6")
    assert next(o.message.key for o in asked(near) if o.action == "done") == "option-done"


def asked(position: Bastion) -> list[Option]:
    choice = GAME.choice(position, position.actor)
    assert choice is not None
    return choice.options


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


def test_annexing_lasts_until_that_king_is_captured() -> None:
    """RULES 4.42"""
    text = "2; token 1; side army; 0 k@e10 sa@h5; 1 sa=s8@e9 k@a5; laid 0 m08"
    position = act(draw(text), "1 done", "1 target 0 k", "1 courage 4", "0 courage 1")
    assert laid(position, 0) == []


# --- the King's change of strategy, and spies


def strategists_turn(*moves: str) -> Bastion:
    position = follow(draw("2; start; side strategists; 0 ca@d5"), REDRAWING)
    return act(position, "0 strategists", *moves, "0 done")


def test_an_idle_king_may_change_the_strategy() -> None:
    """RULES 4.43; page 4 of the booklet."""
    position = strategists_turn("0 move ca", "0 to d7")
    assert step(position) == "redrawing"
    act(position, "0 redraw")
    assert len(offered(position, "return")) == 4
    act(position, "0 return m08")
    assert len(hand(position, 0)) == 3
    assert "m08" not in hand(position, 0)


def test_a_king_who_moved_cannot_change_the_strategy() -> None:
    """RULES 4.43"""
    assert step(strategists_turn("0 move k", "0 to d2")) == "token"


def test_there_is_no_change_of_strategy_in_an_army_turn() -> None:
    """RULES 4.43"""
    assert not can_redraw(draw("2; side army; 0 sa@d5"), 0)
    assert can_redraw(draw("2; side strategists; 0 sa@d5"), 0)


def test_a_spy_sees_the_missions_at_the_end_of_the_turn() -> None:
    """RULES 4.43, 6.6, ruling A23; page 11 of the booklet."""
    position = act(draw("2; 0 sa@d9 sb@e9 k@h3; hands m08 m09 m03 | m01 m02 m04"), "0 done")
    assert offered(position, "spy") == {"sa 1", "sb 1"}
    act(position, "0 spy sa 1")
    assert "1 k" in offered(position, "target")
    act(position, "0 target 1 k")
    # Only the other one may still attack.
    assert step(position) == "cards"
    lay_cards(position, 1, 1)
    while step(position) != "token":
        act(position, f"{position.actor} {sorted(options(position, position.actor))[-1]}")
    assert GAME.view(position, 0)["seats"][1]["hand"] == ["m01", "m02", "m04"]
    assert GAME.view(position, None)["seats"][1]["hand"] == [None] * 3


def test_a_spy_may_be_of_either_class() -> None:
    """RULES 4.43"""
    for side in ("army", "strategists"):
        position = act(draw(f"2; side {side}; 0 sa@d5 ca@c7; 1 k@d6"), "0 done")
        assert offered(position, "spy") == {"sa 1", "ca 1"}


def test_a_spy_that_is_gone_reports_nothing() -> None:
    """RULES 4.43"""
    text = "2; 0 sa=s3@d9 sb=s1@d8 k@h3; 1 sa=s1@e9 k@e10; hands m08 m09 m03 | m01 m02 m04"
    position = act(draw(text), "0 done", "0 spy sa 1", "0 target 1 sa")
    # Beside the King 6 + 1 beats 6 and, in the riposte with card 2, 5 by far.
    lay_cards(position, 1, 1)
    act(position, "1 target 0 sa")
    lay_cards(position, 2, 1)
    assert where(position, 0, "sa") == ">1"
    while step(position) != "token":
        act(position, f"{position.actor} {sorted(options(position, position.actor))[0]}")
    assert GAME.view(position, 0)["seats"][1]["hand"] == [None] * 3


# --- dealing, and missions for everybody


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_seat_after_the_other_keeps_three_of_five(players: int) -> None:
    """RULES 2.6, 8.53"""
    position = GAME.new(players=players, seed=SEED)
    assert isinstance(position, Bastion)
    for turn in range(players):
        seat = (position.first + turn) % players
        assert position.actors() == [seat]
        assert len(position.legal(seat)) == 5
        position.apply(seat, position.legal(seat)[0])
        assert len(position.legal(seat)) == 4
        position.apply(seat, position.legal(seat)[0])
        assert len(hand(position, seat)) == 3
    assert len(position.deck) == 18 - 3 * players
    assert step(position) == "token"


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


# --- how far one is


def progress(position: Bastion, viewer: int | None, seat: int = 0) -> dict[str, list[int]] | None:
    found: dict[str, list[int]] | None = GAME.view(position, viewer)["seats"][seat]["progress"]
    return found


def test_the_hand_shows_progress_by_mission() -> None:
    """RULES 4.40"""
    text = "2; 0 sa@h5; 1 ca>0 aa>0 sa>0; hands m15 m01 m03 | m04 m05 m06"
    assert progress(draw(text), 0) == {"m01": [2, 4], "m03": [0, 1], "m15": [2, 3]}
    tokens = "2; 0 sa@h5 k@e10; treasure 1 0; broke 0; hands m06 m09 m08 | m04 m05 m07"
    assert progress(draw(tokens), 0) == {"m06": [1, 1], "m08": [1, 1], "m09": [1, 1]}


def test_progress_of_other_seats_is_secret() -> None:
    """RULES 6.4"""
    position = draw("2; 0 sa@h5; 1 ca>0")
    assert progress(position, 1) is None
    assert progress(position, None) is None


def test_prisoners_of_a_laid_mission_count_for_no_other() -> None:
    """RULES 4.41, ruling A28"""
    text = "2; 0 sa@h5; 1 ca>0 cb>0 aa>0; laid 0 m10; hands m11 m01 m14"
    assert progress(draw(text), 0) == {"m01": [1, 4], "m11": [1, 2], "m14": [1, 2]}


def test_prisoners_that_may_move_to_a_better_card_count_for_it() -> None:
    """Ruling A42: two strategists on the card of 1 point are the two knights of 2 points."""
    text = "2; 0 sa@h5; 1 ca>0 cb>0; laid 0 m14; hands m10 m01 m03"
    assert progress(draw(text), 0) == {"m10": [2, 2], "m01": [0, 4], "m03": [0, 1]}


def test_progress_with_common_objectives_is_public() -> None:
    """RULES 8.45"""
    text = "2 objectives=common; 0 sa@h5; 1 ca>0 cb>0; laid 0 m10; laid 1 m03"
    for viewer in (None, 0, 1):
        own = progress(draw(text), viewer)
        theirs = progress(draw(text), viewer, 1)
        assert own is not None
        assert theirs is not None
        assert own["m10"] == [2, 2]
        assert own["m14"] == [0, 2]
        assert "m03" not in own
        assert theirs["m03"] == [1, 1]
        assert "m10" not in theirs


def braves(piece: str) -> Bastion:
    """Let seat 1 free a brave prisoner of three; the third and a fourth were taken as riders."""
    text = "2; token 1; 0 sa@h5; 1 sa=s6>0 sb=s7>0 sc=s8>0 sd=s5>0 se@e2 k@h8; laid 0 m16"
    position = listen(draw(text))
    for name, eyes in (("sa", 31), ("sb", 31), ("sc", 3), ("sd", 3)):
        position.shown[PIECE_COUNT + PIECES.index(name)] = eyes
    return act(position, "1 move se", "1 to e1", f"1 free {piece}", "1 to d2")


def test_an_unseen_brave_prisoner_keeps_the_mission_and_is_shown() -> None:
    """RULES 4.42, ruling A52"""
    position = braves("sa")
    assert laid(position, 0) == ["m16"]
    assert [event.args["piece"] for event in told(position, "shown")] == ["piece:sc"]


def test_only_prisoners_needed_as_proof_are_shown() -> None:
    """Ruling A52"""
    position = braves("sc")
    assert laid(position, 0) == ["m16"]
    assert told(position, "shown") == []
    text = "2; 0 sa@h5; 1 sa=s6>0 sb=s7>0 sc=s8>0; hands m16 m03 m08"
    assert len(told(act(listen(draw(text)), "0 lay m16"), "shown")) == 2


def test_a_mission_is_lost_when_too_few_brave_prisoners_are_left() -> None:
    """RULES 4.42, ruling A52"""
    position = listen(draw("2; token 1; 0 sa@h5; 1 sa=s6>0 sb=s7>0 se@e2 k@h8; laid 0 m16"))
    act(position, "1 move se", "1 to e1", "1 free sa", "1 to d2")
    assert laid(position, 0) == []


# --- which mission is lost


def test_the_owner_chooses_which_of_equal_missions_is_lost() -> None:
    """Ruling A41: five strategists for two knights and for four strategists."""
    prisoners = "ca>0 cb>0 aa>0 ab>0 ta>0 tb>0"
    position = draw(f"2; token 1; 0 sa@h5; 1 {prisoners} se@e2 k@h8; laid 0 m01 m10")
    act(position, "1 move se", "1 to e1", "1 free aa", "1 to d2")
    assert (step(position), position.actors()) == ("losing", [0])
    assert options(position, 0) == {"return m01", "return m10"}
    act(position, "0 return m01")
    assert laid(position, 0) == ["m10"]
    assert position.deck[-1] == MISSIONS.index("m01")
    assert (step(position), position.actors()) == ("moving", [1])


def test_the_mission_worth_least_is_lost_unasked() -> None:
    """Ruling A41"""
    prisoners = "ca>0 cb>0 aa>0 ab>0"
    position = draw(f"2; token 1; 0 sa@h5; 1 {prisoners} se@e2 k@h8; laid 0 m10 m14")
    act(position, "1 move se", "1 to e1", "1 free aa", "1 to d2")
    assert laid(position, 0) == ["m10"]
    assert step(position) == "moving"


def test_the_owner_chooses_among_missions_replaced_by_a_better_one() -> None:
    """Rulings A41 and A42: six strategists, of whom King and Queen are wanted for 3 points."""
    held = "1 k>0 q>0 ca>0 cb>0 sa@A:h1; 2 k>0 aa>0 sa@A:h2"
    position = draw(f"3; 0 sa@A:h5; {held}; laid 0 m01 m04; hands m17 m03 m08")
    act(position, "0 lay m17")
    assert options(position, 0) == {"return m01", "return m04"}
    act(position, "0 return m04")
    assert laid(position, 0) == ["m01", "m17"]
    assert step(position) == "keeping"
    assert "m04" not in offered(position, "return")


def test_points_are_counted_after_replaced_missions_are_lost() -> None:
    """RULES 7.1, ruling A42: 4 + 3 - 2 points do not win."""
    held = "1 k>0 q>0 ca>0 cb>0 sa@A:h1; 2 k>0 aa>0 sa@A:h2"
    position = draw(f"3; 0 sa@A:h5; {held}; laid 0 m01 m04; hands m17 m03 m08")
    assert act(position, "0 lay m17", "0 return m01").outcome() is None
    assert GAME.view(position, 0)["seats"][0]["points"] == 5


def test_a_possibly_brave_prisoner_leads_to_the_same_question() -> None:
    """Rulings A41 and A50: two brave for two points, or six soldiers for two points."""
    prisoners = "sa=s6>0 sb=s7>0 sc=s1>0 sd=s2>0 se=s3>0 sf=s4>0 sg=s5>0 sh@e2 k@h8"
    asked = []
    for unseen in ("s8", "s5"):
        text = prisoners.replace("sg=s5", f"sg={unseen}")
        position = draw(f"2; token 1; 0 sa@h5; 1 {text}; laid 0 m02 m16")
        for piece in range(PIECE_COUNT, PIECE_COUNT + 7):
            position.shown[piece] = 31
        position.shown[PIECE_COUNT + PIECES.index("sg")] = 3
        act(position, "1 move sh", "1 to e1", "1 free sa", "1 to d2")
        assert step(position) == "losing"
        asked.append(options(position, 0))
    assert asked == [{"return m02", "return m16"}, {"return m16"}]


# --- a full hand


def short_of_cards(hands: str) -> Bastion:
    """Leave the deck empty; a mission of seat 1 goes under it when seat 0 frees a soldier."""
    text = f"2; 0 sa@d9 sb>1 sc>1 sd>1; 1 k@h9; hands {hands}; laid 1 m13"
    position = draw(text)
    position.deck = position.deck_label = vec[i64]()
    return act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")


def test_a_hand_left_short_by_an_empty_deck_is_filled_up_as_soon_as_a_card_comes() -> None:
    """RULES 4.39; page 4 of the booklet: always three."""
    position = short_of_cards("m08 m09 | m01 m02 m04")
    assert hand(position, 0) == ["m08", "m09", "m13"]
    assert not position.deck


def test_the_token_player_fills_up_first() -> None:
    """RULES 4.39"""
    position = short_of_cards("m08 m09 | m01 m02")
    assert (len(hand(position, 0)), len(hand(position, 1))) == (3, 2)


def test_the_seat_that_laid_a_mission_draws_first() -> None:
    """RULES 4.39 and 4.40"""
    prisoners = "sa>0 sb>0 sc>0 sd>0 se>0 sf>0"
    text = f"2; 0 sa@h5; 1 {prisoners}; laid 0 m13; hands m02 m08 m03 | m01 m04"
    position = draw(text)
    position.deck = position.deck_label = vec[i64]()
    act(position, "0 lay m02")
    assert hand(position, 0) == ["m08", "m03", "m13"]
    assert hand(position, 1) == ["m01", "m04"]


def test_the_question_for_a_common_mission_does_not_reveal_bravery() -> None:
    """Rulings A45 and A50"""
    for second in ("s8", "s5"):
        captured = f"sb={second}>0 ta@d6 sc=s6^ta"
        text = f"2 objectives=common; side strategists; 0 ca=c2@c5; 1 {captured} k@h9"
        position = act(draw(f"{text}; reserve 1 0 0 0"), "0 done", "0 target 1 ta")
        position.shown[PIECE_COUNT + PIECES.index("sb")] = 3
        lay_cards(position, 3, 1)
        assert where(position, 1, "sc") == ">0"
        assert step(position) == "laying"


def test_public_progress_counts_only_seen_brave_prisoners() -> None:
    """RULES 6.2, 8.38"""
    position = draw("2 objectives=common; 0 sa@h5; 1 sa=s8>0 sb=s7>0 k@e10")
    position.shown[PIECE_COUNT] = 31
    position.shown[PIECE_COUNT + 1] = 3
    assert (progress(position, 0) or {})["m16"] == [2, 2]
    assert (progress(position, None) or {})["m16"] == [1, 2]
