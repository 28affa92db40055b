"""What is in sight: points had and points to come, term by term."""

import pytest

from tests.games.bastille.notation import GAME, draw, final, finish
from tocsin.kernel.position import Position

HEURISTIC = GAME.heuristic()
TERMS = HEURISTIC.terms()


def judged(position: Position, term: str) -> list[float]:
    """Return a term of every seat."""
    return HEURISTIC.judge(position)[TERMS.index(term) :: len(TERMS)]


def test_in_the_end_all_points_are_had() -> None:
    position = final("3; cards n5 n8 | p1 | s1; coins 9 4 2; bag 3 2 1; track 8 0 4")
    finish(position)
    outcome = position.outcome()
    assert outcome is not None
    assert judged(position, "had") == outcome.totals
    assert all(judged(position, term) == [0.0] * 3 for term in TERMS if term != "had")


@pytest.mark.parametrize(("round_number", "points"), [(1, 4.0), (4, 4.0), (5, 2.0), (8, 2.0)])
def test_gems_are_scored_twice_before_the_interim_scoring(round_number: int, points: float) -> None:
    """RULES 7.2 and 7.10: n5 has two gems."""
    assert judged(draw(f"3; round {round_number}; cards n5 | - | -"), "gems") == [points, 0.0, 0.0]


def test_the_last_crowns_are_certain() -> None:
    """RULES 7.3 and 7.10: five points for everybody with the most, none for no crown."""
    assert judged(draw("3; round 8; cards n3 | n6 | p1"), "crowns") == [5.0, 5.0, 0.0]
    assert judged(draw("3; round 8; cards p1 | p2 | p3"), "crowns") == [0.0, 0.0, 0.0]


def test_characters_count_what_is_printed_on_them() -> None:
    """RULES 7.11: n10 is worth 8, p1 and p2 are worth 1 each."""
    assert judged(draw("3; cards n10 | p1 p2 | -"), "characters") == [8.0, 2.0, 0.0]


def test_weapons_save_the_penalty() -> None:
    """RULES 7.18"""
    armed, unarmed, nobody = judged(
        draw("3; round 8; cards s2 s3 s5 s7 | p2 p3 p5 p7 | -; weapons rifle rifle | - | -"),
        "unarmed",
    )
    assert unarmed < armed <= nobody == 0.0


def test_a_mission_in_hand_is_in_sight() -> None:
    """RULES 7.14: nobles of cost 8, 9 and 10 are 10 points."""
    text = "3; round 8; cards n5 n8 n10 | - | -; missions high_nobles | high_nobles | -"
    assert judged(draw(text), "missions") == [10.0, 0.0, 0.0]


def test_better_tiles_earn_more_in_the_rounds_to_come() -> None:
    many, few, none = judged(draw("3; round 7; tiles 234 | 112 | -"), "tiles")
    assert many > few > none == 0.0
