"""Scoring flags and preparing the next round (RULES 3.8 to 3.10)."""

import pytest

from tests.games.bastille.notation import (
    ALEX,
    ANI,
    GAME,
    ULRICH,
    act,
    evaluated,
    event_keys,
    finish,
    finish_claims,
    interim,
    options,
    parse,
    row,
    scored,
)
from tocsin.games.bastille.rules.board import BONUS_TILES, VERSAILLES_TILES


def test_most_flags_take_the_left_bonus_second_most_the_right() -> None:
    """RULES 3.8"""
    position = evaluated("4; bonus f4; cards p5 | p2 p3 | s5 | -")
    assert scored(position, "flags") == [0, 3, 1, 0]


def test_equal_flags_are_ranked_clockwise_from_the_start_player() -> None:
    """RULES 3.9; booklet: Alex and Ani tie, Ulrich has the marker, Alex puts 2 cubes in, Ani 1."""
    position = evaluated(f"4; start {ULRICH}; bonus f1; cards - | p2 | p3 | -")
    bag = row(position, "bag")
    assert (bag[ALEX], bag[ANI]) == (2, 1)


@pytest.mark.parametrize(
    ("start", "points"),
    [(0, [3, 1, 0, 0]), (1, [0, 3, 1, 0]), (2, [1, 0, 3, 0]), (3, [3, 1, 0, 0])],
)
def test_three_tied_seats_are_ranked_clockwise_from_the_start(
    start: int, points: list[int]
) -> None:
    """RULES 3.9"""
    position = evaluated(f"4; start {start}; bonus f4; cards p2 | p3 | p6 | -")
    assert scored(position, "flags") == points


def test_a_tie_for_second_is_ranked_the_same_way() -> None:
    """RULES 3.9"""
    text = "4; bonus f4; cards p5 | s1 | p3 | p7"
    assert scored(evaluated(f"{text}; start 1"), "flags") == [0, 1, 3, 0]
    assert scored(evaluated(f"{text}; start 3"), "flags") == [0, 0, 3, 1]


def test_the_flags_of_characters_bought_in_the_same_round_count() -> None:
    """RULES 3.8"""
    position = evaluated("4; bonus f4; display p3; coins 9 9 9 9; at place_louis 2:1")
    act(position, 2, "buy p3")
    assert scored(position, "flags") == [0, 0, 3, 0]


def test_without_a_flag_there_is_no_flag_bonus() -> None:
    """RULES 8.1"""
    assert scored(evaluated("4; bonus f4; cards p1 | n1 | - | -"), "flags") == [0, 0, 0, 0]
    assert scored(evaluated("4; bonus f4; cards p1 | p5 | - | -"), "flags") == [0, 3, 0, 0]


def test_an_option_gives_flag_bonuses_without_any_flag() -> None:
    """RULES 8.1"""
    assert scored(evaluated("4 flags=any; start 2; bonus f4"), "flags") == [0, 0, 3, 1]
    position = evaluated("4 flags=any; start 2; bonus f4; cards - | p5 | - | -")
    assert scored(position, "flags") == [0, 3, 1, 0]


@pytest.mark.parametrize(
    ("tile", "name", "left", "right"),
    [
        ("f1", "bag", 2, 1),
        ("f2", "coins", 4, 2),
        ("f3", "coins", 3, 1),
        ("f4", "points", 3, 1),
        ("f5", "points", 2, 1),
        ("f6", "space", 2, 1),
        ("f7", "space", 3, 1),
        ("f8", "torches", 1, 0),
    ],
)
def test_every_bonus_tile_gives_its_printed_bonuses(
    tile: str, name: str, left: int, right: int
) -> None:
    """RULES 1.7"""
    position = evaluated(f"4; coins 0 0 0 0; bonus {tile}; cards p3 | p5 | - | -")
    assert row(position, name) == [left, right, 0, 0]
    if tile == "f8":
        assert row(position, "coins") == [0, 2, 0, 0]


def test_the_end_tiles_reward_the_last_round() -> None:
    """RULES 1.7"""
    position = evaluated("4; round 8; bonus e1; cards p3 | p5 | - | -")
    assert scored(position, "flags") == [4, 2, 0, 0]
    position = evaluated("4; round 8; bonus e2; cards p3 | p5 | - | -")
    assert row(position, "torches") == [2, 1, 0, 0]


# --- preparation


def test_a_new_round_turns_up_new_tiles_and_four_new_characters() -> None:
    """RULES 3.10"""
    position = parse("4; round 2; start 1")
    before = GAME.view(position, None)
    position = evaluated("4; round 2; start 1")
    after = GAME.view(position, None)
    assert after["round"] == 3
    assert after["versailles"]["id"] == VERSAILLES_TILES[position.versailles[2]]
    assert after["bonus"]["id"] == BONUS_TILES[position.bonuses[2]]
    assert len(after["display"]) == 4
    assert not {c["id"] for c in before["display"]} & {c["id"] for c in after["display"]}
    assert after["deck"] == before["deck"] - 4
    assert position.actors() == [1]


def test_unsold_characters_leave_the_game() -> None:
    """RULES 3.10"""
    position = evaluated("4; display p1 p2")
    assert not {"p1", "p2"} & {card["id"] for card in GAME.view(position, None)["display"]}
    assert all(owner == -1 for owner in position.owner)


def test_the_start_player_of_the_moment_begins_the_new_round() -> None:
    """RULES 3.10 and 4.1"""
    assert evaluated("4; start 0; at banque 3:1").actors() == [3]


def test_the_interim_scoring_is_between_flags_and_preparation() -> None:
    """RULES 8.3"""
    position = interim("4; bonus f4; cards p3 | - | - | -")
    finish_claims(position)
    order = ["flags-most", "interim-begins", "claimed", "arsenal-laid", "round-begins"]
    places = [event_keys(position).index(key) for key in order]
    assert places == sorted(places)
    assert GAME.view(position, None)["round"] == 5


def test_a_whole_match_shows_thirty_two_characters() -> None:
    """RULES 8.24"""
    position = GAME.new(players=3, seed="11" * 32)
    position.journal = []
    finish(position)
    shown = [key for key in event_keys(position) if key == "shown-card"]
    # The journal begins after the first four were laid out.
    assert len(shown) == 28
    assert not options(position, 0)
