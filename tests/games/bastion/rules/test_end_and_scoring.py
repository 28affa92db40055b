"""End and ranking (RULES 7)."""

from tests.games.bastion.notation import act, draw, fight, lay_cards, listen, step, told
from tocsin.kernel.outcome import Outcome


def ended(text: str, *answers: str) -> Outcome:
    position = act(draw(text), *answers)
    if step(position) == "fighting":
        # The question is asked because prisoners may prove a mission.
        act(position, f"{position.actor} end")
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def test_the_token_player_comes_first_when_several_could_lay() -> None:
    """Ruling A30"""
    text = (
        "2; 0 sa=s1@d5 sb=s3@e5 sc>1 sd>1; 1 q@d6 sa@a9; hands m05 m09 m03 | m13 m01 m02; "
        "reserve 0 10 10 10"
    )
    position = act(draw(text), "0 done", "0 target 1 q", "0 valiant sa", "0 support sb")
    # 6 + 5 = 11 against 5 x 2 = 10, and 6 against 10: Queen and valiant both fall.
    lay_cards(position, 1, 2)
    assert step(position) == "laying"
    assert position.actor == 0
    act(position, "0 pass")
    assert position.actor == 1


def test_capturing_a_king_does_not_end_the_match() -> None:
    """RULES 7.2"""
    position = fight("2; 0 sa=s8@d5; 1 k@d6 sa@a9", 4, 1)
    assert position.outcome() is None


def test_the_last_army_wins_whatever_the_points() -> None:
    """RULES 7.3"""
    position = draw("2; 0 sa=s8@d5; 1 k@d6; laid 1 m03 m09")
    act(position, "0 done", "0 target 1 k")
    outcome = lay_cards(position, 4, 1).outcome()
    assert outcome is not None
    assert outcome.reason == "last-army"
    assert outcome.ranks == [1, 2]
    assert outcome.totals == [0, 0]
    assert outcome.breakdown[1] == {"missions": 4, "eliminated": -4}


def test_a_seat_without_pieces_is_passed_over() -> None:
    """RULES 7.3"""
    position = act(draw("3; 0 sa@A:d5; 1 k>0"), "0 done")
    while step(position) != "token":
        act(position, f"{position.actor} end")
    assert position.token == 2


def test_the_match_ends_after_forty_rounds() -> None:
    """RULES 7.4"""
    text = "2; token 1; 1 sa@a5; 0 sa@h5"
    outcome = ended(f"{text}; round 40 40", "1 done")
    assert outcome.reason == "round-limit"
    assert act(draw(f"{text}; round 39 39"), "1 done").outcome() is None


def test_the_last_round_told_is_the_fortieth() -> None:
    """RULES 7.4"""
    position = listen(draw("2; token 1; 1 sa@a5; 0 sa@h5; round 40 40"))
    act(position, "1 done")
    (end,) = told(position, "ended")
    assert end.args == {"round": 40}


def test_the_round_limit_is_an_option() -> None:
    """RULES 7.4"""
    text = "2 round_limit=20; token 1; 1 sa@a5; 0 sa@h5; round 20 20"
    assert ended(text, "1 done").reason == "round-limit"


def test_the_match_ends_after_twelve_rounds_without_progress() -> None:
    """RULES 7.4"""
    text = "2; token 1; 1 sa@a5; 0 sa@h5"
    assert ended(f"{text}; round 24 12", "1 done").reason == "no-progress"
    assert act(draw(f"{text}; round 23 12"), "1 done").outcome() is None


def rank(text: str) -> list[int]:
    return ended(f"2; token 1; {text}; round 40 40", "1 done").ranks


def test_points_count_first() -> None:
    """RULES 7.5"""
    assert rank("0 sa@h5 sb>1 sc>1; 1 sa@a5; laid 0 m03") == [1, 2]


def test_then_prisoners_then_their_power() -> None:
    """RULES 7.5"""
    assert rank("0 sa@h5 sb>1; 1 sa@a5 sb>0 sc>0") == [1, 2]
    assert rank("0 sa@h5 sb=s1>1; 1 sa@a5 sb=s8>0") == [1, 2]


def test_then_pieces_then_reserves() -> None:
    """RULES 7.5"""
    assert rank("0 sa@h5; 1 sa@a5 sb@a6") == [2, 1]
    assert rank("0 sa@h5; 1 sa@a5; reserve 0 9 10 10") == [2, 1]


def test_seats_equal_in_everything_share_the_victory() -> None:
    """RULES 7.6"""
    assert rank("0 sa@h5; 1 sa@a5") == [1, 1]


def test_eliminated_seats_rank_last() -> None:
    """RULES 7.3, 7.5"""
    text = "3; token 2; 2 sa@C:d5; 0 sa@A:d4; 1 k>0; laid 1 m03; round 40 40"
    assert ended(text, "2 done").ranks[1] == 3
