"""Printed figures, cards, missions and maps (RULES 1)."""

import pytest

from tests.games.bastion.notation import GAME, SEED
from tocsin.games import load
from tocsin.games.bastion.rules.board import EVENTS, FIGURES, MISSIONS, OBJECTS
from tocsin.kernel.components import unsourced
from tocsin.kernel.errors import BadComponents

FIGURE_VALUES = {
    **{"s1": (6, 2), "s2": (7, 2), "s3": (5, 3), "s4": (8, 2)},
    **{"s5": (6, 3), "s6": (5, 4), "s7": (7, 3), "s8": (6, 4)},
    **{"a1": (5, 3), "a2": (6, 3), "t1": (10, 2), "t2": (11, 2)},
    **{"c1": (7, 3), "c2": (8, 3), "q": (5, 5), "k": (7, 4)},
}


def test_every_group_of_figures_names_its_source() -> None:
    """RULES 1.11, 1.12"""
    assert unsourced(GAME.components) == []


def test_the_sixteen_figures_have_the_booklets_values() -> None:
    """RULES 1.1, 1.2; page 3 of the booklet."""
    figures = GAME.components["figures"]
    values = {name: (figures[name]["force"], figures[name]["courage"]) for name in FIGURES}
    assert values == FIGURE_VALUES
    assert sum(force for name, (force, _) in values.items() if name[0] == "s") == 50


def test_four_soldiers_stay_in_the_box_at_four_players() -> None:
    """RULES 1.3; page 14 of the booklet."""
    assert GAME.components["armies"]["left_out_at_four"] == ["s1", "s3", "s5", "s8"]


def test_the_five_courage_cards_cost_one_less_than_they_give() -> None:
    """RULES 1.4; page 3 of the booklet."""
    costs = GAME.components["courage"]["costs"] + GAME.components["high_courage"]["costs"]
    assert costs == [0, 1, 2, 3, 4]


def test_there_are_18_missions_8_objects_and_8_events() -> None:
    """RULES 1.11, 1.12; page 1 of the booklet: with 20 courage cards 54 in all."""
    assert (len(MISSIONS), len(OBJECTS), len(EVENTS)) == (18, 8, 8)
    position = GAME.new(players=2, options={"cards": "advanced"}, seed=SEED)
    ids = [part.id for part in GAME.parts(position)]
    for kind, count in (("mission", 18), ("object", 8), ("event", 8), ("card", 5), ("figure", 16)):
        assert sum(name.startswith(f"{kind}:") for name in ids) == count


def test_the_points_of_all_missions_together() -> None:
    """RULES 1.11: two of 1 point, two of 3, the rest of 2."""
    position = GAME.new(players=2, seed=SEED)
    points = sorted(position.board.points)  # type: ignore[attr-defined] # a Bastion
    assert points == [1, 1] + [2] * 14 + [3, 3]


def test_reconstructed_figures_are_marked() -> None:
    """RULES 1.11, 1.12"""
    position = GAME.new(players=4, options={"cards": "advanced"}, seed=SEED)
    source = {part.id: part.source for part in GAME.parts(position)}
    assert source["mission:m01"] == "rulebook"
    assert source["mission:m18"] == "reconstructed"
    assert source["card:3"] == "rulebook"
    assert source["card:4"] == "reconstructed"
    assert source["event:ambush"] == "rulebook"
    assert source["object:helm"] == "reconstructed"
    assert source["terrain:throne"] == "reconstructed"
    assert source["figure:s2"] == "rulebook"


def test_an_owner_may_correct_a_figure() -> None:
    """RULES 9.4"""
    game = load("bastion", {"figures": {"s2": {"force": 9}}})
    position = game.new(players=2, seed=SEED)
    assert position.board.force[1] == 9  # type: ignore[attr-defined] # a Bastion


@pytest.mark.parametrize(
    "correction",
    [
        {"high_courage": {"costs": [3]}},
        {"courage": {"costs": [1, 1, 2]}},
        {"figures": {"s1": {"courage": 0}}},
        {"printed_missions": {"m01": {"proof": "song"}}},
        {"printed_missions": {"m01": {"points": 0}}},
        {"sector": {"terrain": ["........"]}},
        {"sector": {"start": ["........"] * 3 + ["ssssssss", "TACKQCAs"]}},
        {"sector": {"start": ["........"] * 3 + ["sTssssss", "sACKQCAT"]}},
        {"victory": {"hand": 4}},
    ],
    ids=str,
)
def test_figures_that_make_a_match_impossible_are_refused(correction: dict) -> None:
    """RULES 9.4"""
    with pytest.raises(BadComponents):
        load("bastion", correction).new(players=2, seed=SEED)


def test_values_are_printed_in_the_parts() -> None:
    """RULES 1.2"""
    position = GAME.new(players=2, seed=SEED)
    facts = {part.id: part.facts for part in GAME.parts(position)}
    assert facts["figure:k"][0].args == {"force": 7, "courage": 4}
