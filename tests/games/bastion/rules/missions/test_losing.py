"""Missions lost, and prisoners shown as proof (RULES 4.42)."""

from tests.games.bastion.notation import GAME, act, draw, laid, listen, offered, options, step, told
from tocsin.games.bastion.rules.board import MISSIONS, PIECE_COUNT, PIECES
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.choice import Option


def test_annexing_lasts_until_that_king_is_captured() -> None:
    """RULES 4.42"""
    text = "2; token 1; side army; 0 k@e10 sa@h5; 1 sa=s8@e9 k@a5; laid 0 m08"
    position = act(draw(text), "1 done", "1 target 0 k", "1 courage 4", "0 courage 1")
    assert laid(position, 0) == []


def braves(piece: str) -> Bastion:
    """Let seat 1 free one of three brave prisoners; the third and a fourth were riders."""
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
    """Rulings A41 and A42: six strategists; King and Queen are needed for 3 points."""
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


def asked(position: Bastion) -> list[Option]:
    choice = GAME.choice(position, position.actor)
    assert choice is not None
    return choice.options


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
