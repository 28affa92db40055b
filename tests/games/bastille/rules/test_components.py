"""Components: all printed figures, checked by counts and sums (RULES 1)."""

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.bastille.notation import GAME, SEED
from tocsin.games import load
from tocsin.games.bastille.rules.board import CARDS, MISSIONS
from tocsin.games.bastille.rules.components import build
from tocsin.kernel.components import unsourced
from tocsin.kernel.errors import BadComponents, BadOptions
from tocsin.kernel.figures import SOURCE_FIELDS

FIGURES = GAME.components
GROUPS = ("peasants", "soldiers", "nobles", "monks")
OPTIONS = GAME.settle(4, {})


def rows(*groups: str) -> dict[str, Any]:
    return {
        name: row
        for group in groups
        for name, row in FIGURES[group].items()
        if name not in SOURCE_FIELDS
    }


def test_every_group_of_figures_has_a_source() -> None:
    assert unsourced(FIGURES) == []


@pytest.mark.parametrize("players", [0, 1, 2, 5])
def test_three_or_four_play(players: int) -> None:
    """RULES 1.1"""
    with pytest.raises(BadOptions):
        GAME.new(players=players, seed=SEED)


def test_the_interim_scoring_follows_round_four_of_eight() -> None:
    """RULES 1.1"""
    assert (FIGURES["course"]["rounds"], FIGURES["course"]["interim"]) == (8, 4)


def test_seven_locations_have_eighteen_spaces() -> None:
    """RULES 1.2 and ruling A13"""
    spaces = [
        (location["id"], len(location["spaces"]))
        for location in GAME.view(GAME.new(players=4, seed=SEED), None)["locations"]
    ]
    assert spaces == [
        ("banque", 3),
        ("notre_dame", 3),
        ("versailles", 2),
        ("catacombes", 2),
        ("place_louis", 4),
        ("bastille", 2),
        ("etats_generaux", 2),
    ]
    assert sum(count for _, count in spaces) == 18


def test_a_seat_owns_twelve_influence_tiles_and_twenty_henchmen() -> None:
    """RULES 1.3"""
    assert FIGURES["influence"]["tiles"] == [3, 4, 3, 2]
    assert FIGURES["henchmen"]["each"] == 20


def test_there_are_fifteen_weapon_tokens_and_nine_torches() -> None:
    """RULES 1.4"""
    assert rows("weapons") == {"pitchfork": 5, "rifle": 5, "rapier": 5}
    assert FIGURES["torches"]["stock"] == 9


def test_there_are_thirty_five_characters() -> None:
    """RULES 1.5"""
    assert [len(rows(group)) for group in GROUPS] == [10, 10, 10, 5]
    cards = rows(*GROUPS)
    assert tuple(cards) == CARDS
    stages = [card["stage"] for card in cards.values()]
    assert [stages.count(stage) for stage in "ABC"] == [12, 12, 11]
    assert not any(card["armed"] for card in rows("monks").values())


@pytest.mark.parametrize(
    ("figure", "total"),
    [("points", 143), ("crowns", 16), ("gems", 20), ("flags", 26), ("armed", 9)],
)
def test_the_characters_add_up(figure: str, total: int) -> None:
    """RULES 1.5"""
    assert sum(card[figure] for card in rows(*GROUPS).values()) == total


@pytest.mark.parametrize(("group", "costs"), [("peasants", range(2, 7)), ("soldiers", range(4, 9))])
def test_each_cost_of_a_group_is_there_twice(group: str, costs: range) -> None:
    """RULES 1.5"""
    assert sorted(card["cost"] for card in rows(group).values()) == sorted([*costs, *costs])


def test_versailles_tiles_show_every_bonus_of_the_booklet() -> None:
    """RULES 1.6; booklet, Versailles."""
    tiles = rows("versailles_tiles")
    assert len(tiles) == 8
    named = "torches 1, torches 2, steps 2, steps 3, coins 3, coins 4, henchmen 1, henchmen 2"
    shown = {bonus for tile in tiles.values() for bonus in tile}
    assert shown == {*named.split(", "), "points 3", "points 4"}


def test_there_are_eight_bonus_tiles_and_two_end_tiles() -> None:
    """RULES 1.7"""
    assert len(rows("shown_bonus_tile", "bonus_tiles")) == 8
    assert len(rows("end_tiles")) == 2
    assert rows("shown_bonus_tile") == {"f1": ["henchmen 2", "henchmen 1"]}


def test_the_catacombs_offer_every_bonus_the_booklet_names() -> None:
    """RULES 1.8; booklet, The bonuses of the catacombs."""
    boards = rows("catacombs")
    assert [len(boards[name]) for name in ("left", "right", "final")] == [5, 5, 8]
    named = "coins 3, coins 6, points 2, points 3, points 4, steps 1, steps 2, steps 3, torches 1"
    shown = {bonus for board in boards.values() for bonus in board}
    assert shown == {*named.split(", "), "upgrade", "card", "mission"}


def test_the_track_has_twenty_spaces_and_five_lines() -> None:
    """RULES 1.9"""
    lines = build(FIGURES, 4, OPTIONS).line_points
    assert [lines[space] for space in (0, 3, 4, 7, 8, 11, 12, 15, 16, 19, 20)] == (
        [0, 0, 2, 2, 5, 5, 9, 9, 14, 14, 20]
    )
    assert len(lines) == 21


def test_there_are_twelve_majority_missions_and_eight_series() -> None:
    """RULES 1.10"""
    majorities = rows("majorities", "other_majorities")
    assert len(majorities) == 6
    assert {row["copies"] for row in majorities.values()} == {2}
    others = rows("series", "two_of_each")
    assert sum(row["copies"] for row in others.values()) == 8
    assert {*majorities, *others} == set(MISSIONS)


def test_a_series_asks_for_three_costs_in_a_row_that_exist() -> None:
    """RULES 1.10"""
    for name, row in rows("series").items():
        low = row["costs"][0]
        assert row["costs"] == [low, low + 1, low + 2]
        group = rows(name.partition("_")[2])
        assert set(row["costs"]) <= {card["cost"] for card in group.values()}


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_the_table_of_the_rules_shows_the_figures_of_the_cards(name: str) -> None:
    """RULES 1.5"""
    text = files("tocsin.games.bastille").joinpath(name).read_text("utf-8")
    printed = re.findall(r"^\| ([PSNM]\d+) \| (.*) \|$", text, re.MULTILINE)
    assert len(printed) == len(CARDS)
    for card, cells in printed:
        row = rows(*GROUPS)[card.lower()]
        stage, cost, points, weapon, *marks = cells.split(" | ")
        assert (stage, int(cost), int(points)) == (row["stage"], row["cost"], row["points"])
        assert (weapon in ("printed", "imprimée")) == row["armed"]
        assert [int(mark) for mark in marks] == [row[m] for m in ("crowns", "gems", "flags")]


# --- an owner's corrections


def test_an_owner_may_correct_a_figure() -> None:
    game = load(
        "bastille", {"nobles": {"n9": {"cost": 11}}, "track": {"points": [2, 5, 8, 11, 14]}}
    )
    parts = {part.id: part for part in game.parts(game.new(players=3, seed=SEED))}
    assert parts["card:n9"].facts[0].args == {"amount": 11}
    assert parts["track:bastille"].facts[-1].args == {"space": 20, "points": 14}


def test_parts_have_the_source_of_their_figures() -> None:
    parts = {part.id: part.source for part in GAME.parts(GAME.new(players=3, seed=SEED))}
    assert parts["card:n9"] == "reconstructed"
    assert parts["bonus:f1"] == "rulebook"
    assert parts["mission:most_gems"] == "rulebook"
    assert parts["location:banque"] == "derived"


@pytest.mark.parametrize(
    ("option", "location", "default", "other"),
    [
        (
            {"notre_dame": "first"},
            "location:notre_dame",
            "fact-notre-dame",
            "fact-notre-dame-first",
        ),
        (
            {"missions": "secret"},
            "location:etats_generaux",
            "fact-etats-generaux",
            "fact-etats-generaux-secret",
        ),
    ],
)
def test_location_facts_follow_the_table_options(
    option: dict[str, str], location: str, default: str, other: str
) -> None:
    """RULES 4.16 and 8.5"""
    for options, key in (({}, default), (option, other)):
        parts = GAME.parts(GAME.new(players=3, options=options, seed=SEED))
        [part] = [part for part in parts if part.id == location]
        assert part.facts[-1].key == key


@pytest.mark.parametrize(
    "corrections",
    [
        {"versailles_tiles": {"v1": ["torches 1"]}},
        {"versailles_tiles": {"v1": ["torches 1", "mission"]}},
        {"versailles_tiles": {"v1": ["torches one", "coins 3"]}},
        {"bonus_tiles": {"f2": ["gold 2", "coins 3"]}},
        {"catacombs": {"left": ["coins 6"], "right": ["coins 3"]}},
        {"catacombs": {"final": ["coins 1"] * 13}},
        {"track": {"lines": [4, 8]}},
        {"arsenal": {"three": 6}},
        {"weapons": {"rifle": 0, "rapier": 0}},
        {"start_tiles": {"three": [4, 0, 0, 0]}},
        {"locations": {"place_louis": 1, "versailles": 1}, "divided_locations": {"banque": 0}},
        {"locations": {"place_louis": 1}, "divided_locations": {"banque": 1, "notre_dame": 1}},
        {"locations": {"versailles": 3}},
        {"course": {"rounds": 9}},
        {"course": {"coins": -1}},
        {"henchmen": {"each": 100}},
        {"influence": {"tiles": [3, 4, 3]}},
        {"influence": {"tiles": [3, 4, 3, "2"]}},
        {"start_tiles": {"three": [0, 0, 0, 0]}},
        {"scoring": {"unarmed": []}},
        {"scoring": {"coins_each_point": 0}},
        {"series": {"low_nobles": {"costs": [6, 7]}}},
        {"end_tiles": {"e1": [4, 2]}},
        {"end_tiles": {"e1": ["points 4000", "points 2"]}},
        {"course": {"interim": 8}},
        {"two_of_each": {"two_of_each": {"copies": 1}}},
        {"peasants": {"p1": {"stage": "D"}}},
    ],
    ids=str,
)
def test_unplayable_figures_are_rejected(corrections: dict[str, Any]) -> None:
    game = load("bastille", corrections)
    with pytest.raises(BadComponents):
        game.new(players=3, seed=SEED)


def test_a_display_is_filled_as_far_as_the_deck_goes() -> None:
    """Ruling A24"""
    game = load("bastille", {"display": {"cards": 5}})
    position = game.new(players=3, seed=SEED)
    shown: list[tuple[int, int]] = []
    while position.actors():
        view = game.view(position, None)
        if len(shown) < view["round"]:
            shown.append((len(view["display"]), view["deck"]))
        seat = position.actors()[0]
        position.apply(seat, position.legal(seat)[-1])
    assert shown[0] == (5, 30)
    assert shown[-1][0] <= 5
    assert sum(size for size, _ in shown) <= 35
    assert position.outcome() is not None
