"""Progress of missions, and the knowledge of prisoners (RULES 4.40, 4.41 and 6.4)."""

from tests.games.bastion.notation import GAME, act, draw, lay_cards, step, where
from tocsin.games.bastion.rules.board import PIECE_COUNT, PIECES
from tocsin.games.bastion.rules.position import Bastion


def progress(position: Bastion, viewer: int | None, seat: int = 0) -> dict[str, list[int]] | None:
    steps: dict[str, list[int]] | None = GAME.view(position, viewer)["seats"][seat]["progress"]
    return steps


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
