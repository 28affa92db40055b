"""Judgement: points scored and expected points, by term."""

import pytest

from tests.games.bastille.notation import GAME, final, finish, parse
from tocsin.kernel.position import Position

HEURISTIC = GAME.heuristic()
TERMS = HEURISTIC.terms()


def judged(position: Position, term: str) -> list[float]:
    """Return a term of every seat."""
    return HEURISTIC.judge(position)[TERMS.index(term) :: len(TERMS)]


def test_all_points_of_a_finished_match_are_scored_points() -> None:
    position = final("3; cards n5 n8 | p1 | s1; coins 9 4 2; bag 3 2 1; track 8 0 4")
    finish(position)
    outcome = position.outcome()
    assert outcome is not None
    assert judged(position, "had") == outcome.totals
    assert all(judged(position, term) == [0.0] * 3 for term in TERMS if term != "had")


@pytest.mark.parametrize(("round_number", "points"), [(1, 4.0), (4, 4.0), (5, 2.0), (8, 2.0)])
def test_gems_are_scored_twice_before_the_interim_scoring(round_number: int, points: float) -> None:
    """RULES 7.2 and 7.10: n5 has two gems."""
    assert judged(parse(f"3; round {round_number}; cards n5 | - | -"), "gems") == [points, 0.0, 0.0]


def test_crowns_of_the_last_round_are_certain() -> None:
    """RULES 7.3 and 7.10: five points for each seat with the most, none without a crown."""
    assert judged(parse("3; round 8; cards n3 | n6 | p1"), "crowns") == [5.0, 5.0, 0.0]
    assert judged(parse("3; round 8; cards p1 | p2 | p3"), "crowns") == [0.0, 0.0, 0.0]


def test_judgement_counts_printed_points_of_characters() -> None:
    """RULES 7.11: n10 is worth 8, p1 and p2 are worth 1 each."""
    assert judged(parse("3; cards n10 | p1 p2 | -"), "characters") == [8.0, 2.0, 0.0]


def test_weapons_reduce_the_expected_penalty() -> None:
    """RULES 7.18"""
    armed, unarmed, no_card = judged(
        parse("3; round 8; cards s2 s3 s5 s7 | p2 p3 p5 p7 | -; weapons rifle rifle | - | -"),
        "unarmed",
    )
    assert unarmed < armed <= no_card == 0.0


def test_a_fulfilled_mission_counts_its_points() -> None:
    """RULES 7.14: nobles of cost 8, 9 and 10 are 10 points."""
    text = "3; round 8; cards n5 n8 n10 | - | -; missions high_nobles | high_nobles | -"
    assert judged(parse(text), "missions") == [10.0, 0.0, 0.0]


def test_better_tiles_have_higher_expected_points() -> None:
    many, few, none = judged(parse("3; round 7; tiles 234 | 112 | -"), "tiles")
    assert many > few > none == 0.0
