"""Printed figures of the components (RULES 1)."""

from typing import Any

import pytest

from tests.games.paris.notation import GAME, draw, seen
from tocsin.games import load
from tocsin.games.paris.rules.board import DISTRICTS
from tocsin.kernel.components import unsourced
from tocsin.kernel.errors import BadComponents
from tocsin.kernel.message import Message
from tocsin.table.words import Words

TYPES = """
    belleville    restaurant residence theater    cafe       bakery     hotel
    la_villette   bakery     cafe      residence  restaurant hotel      theater
    batignolles   residence  hotel     restaurant theater    cafe       bakery
    montmartre    hotel      bakery    cafe       residence  theater    restaurant
    saint_germain cafe       theater   hotel      bakery     restaurant residence
    chaillot      theater    restaurant bakery    hotel      residence  cafe
"""
# Landmark, value, wood, marble, gold, prestige: the table of RULES 1.6.
LANDMARKS = """
    luxembourg   10 0 1 0 B3 B3 B3
    tuileries    11 0 0 1 B3 B3 S4
    opera        11 0 2 0 B3 S4 S4
    grand_palais 12 0 1 1 S4 S4 S4
    sacre_coeur  13 0 0 2 S4 S4 G5
    notre_dame   14 0 2 1 S4 G5 G5
    louvre       15 0 1 2 G5 G5 G5
    eiffel       16 0 0 3 G5 G5 G5
"""
ALL = "built " + " ".join(
    f"{district}-{value}" for district in DISTRICTS for value in (1, 2, 3, 4, 5, 8)
)


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def test_each_bank_pays_from_two_to_seven() -> None:
    """RULES 1.2"""
    assert [row["pays"] for row in seen(draw("2"))["districts"]] == [2, 3, 4, 5, 6, 7]


def test_each_district_and_each_value_has_each_type_once() -> None:
    """RULES 1.3"""
    view = seen(draw(f"2; {ALL}; piles empty"))
    table = [[row["id"], *(space["type"] for space in row["spaces"])] for row in view["districts"]]
    assert table == rows(TYPES)
    for column in list(zip(*table))[1:]:
        assert len(set(column)) == 6
    for row in view["districts"]:
        assert [space["value"] for space in row["spaces"]] == [1, 2, 3, 4, 5, 8]


def test_a_residence_costs_wood_and_nothing_else_does() -> None:
    """RULES 1.4; ruling A1"""
    for district in seen(draw(f"2; {ALL}; piles empty"))["districts"]:
        for space in district["spaces"]:
            assert space["wood"] == (space["type"] == "residence")


def test_under_the_other_option_a_value_eight_costs_wood() -> None:
    """Ruling A1"""
    for district in seen(draw(f"2 wood=value8; {ALL}; piles empty"))["districts"]:
        for space in district["spaces"]:
            assert space["wood"] == (space["value"] == 8)


@pytest.mark.parametrize("districts", ["fixed", "free"])
def test_wood_costs_are_facts_from_the_first_turn_on(districts: str) -> None:
    """RULES 1.4; ruling A1: on its type, or on the space of its value."""
    wood = Message("fact-cost", {"kind": "kind:wood", "amount": 1})
    parts = {part.id: part for part in GAME.parts(draw(f"2 districts={districts}"))}
    assert parts["type:residence"].facts == [wood]
    assert not any(wood in part.facts for part in parts.values() if part.id != "type:residence")
    parts = {part.id: part for part in GAME.parts(draw(f"2 districts={districts} wood=value8"))}
    wooden = [part.id for part in parts.values() if wood in part.facts]
    assert wooden == [f"space:{district}-8" for district in DISTRICTS]


def test_the_sheet_of_buildings_shows_their_wood_cost() -> None:
    sheet = GAME.sheets(seen(draw("2; built montmartre-4 montmartre-5")))[0]
    cost = sheet.columns.index(Message("column-cost"))
    costs = {row[0]: row[cost] for row in sheet.rows}
    assert costs == {
        "space:montmartre-4": Message("cell-cost", {"wood": 1}),
        "space:montmartre-5": Message("cell-none"),
    }


def test_the_landmarks_have_these_values_costs_and_rewards() -> None:
    """RULES 1.6"""
    letters = {"bronze_prestige": "B", "silver_prestige": "S", "gold_prestige": "G"}
    for row, landmark in zip(rows(LANDMARKS), seen(draw("2"))["landmarks"], strict=True):
        assert landmark["id"] == row[0]
        assert [landmark["value"], *landmark["cost"].values()] == [int(word) for word in row[1:5]]
        slots = [f"{letters[slot['kind']]}{slot['points']}" for slot in landmark["prestige"]]
        assert sorted(slots) == sorted(row[5:])


def test_the_eight_costs_are_the_eight_combinations_of_marble_and_gold() -> None:
    """RULES 1.6"""
    costs = [tuple(row["cost"].values()) for row in seen(draw("2"))["landmarks"]]
    assert len(set(costs)) == 8
    assert sum(cost[1] for cost in costs) == 7
    assert sum(cost[2] for cost in costs) == 10


def test_prices() -> None:
    """RULES 1.7; ruling A29: no trade gains."""
    prices = GAME.components["prices"]
    assert list(prices["buy"].values()) == [2, 4, 6]
    assert list(prices["sell"].values()) == [1, 2, 3, 1, 2, 3]


def test_vp_tiles() -> None:
    """RULES 1.8"""
    assert [row["figures"] for row in seen(draw("2"))["vp_tiles"]] == [
        [20, 10, 5],
        [18, 9, 4],
        [16, 8, 4],
        [14, 7, 3],
        [12, 6, 3],
        [10, 5, 2],
    ]


def test_end_tiles_are_four_groups_of_three() -> None:
    """RULES 1.11"""
    texts = [GAME.components["end_tiles"][f"e{number}"] for number in range(1, 13)]
    assert len(set(texts)) == 12
    assert [text.split()[0] for text in texts[:6]] == ["points"] * 3 + ["francs"] * 3


def test_every_component_has_facts_and_a_source() -> None:
    """RULES 1.9: every number of a bonus tile, too."""
    parts = {part.id: part for part in GAME.parts(draw("2"))}
    assert len(parts) == 6 + 6 + 1 + 36 + 1 + 8 + 6 + 30 + 12 + 6
    assert all(part.facts and part.source for part in parts.values())
    assert parts["space:montmartre-5"].source == "reconstructed"
    assert parts["bonus:18"].facts[0].args == {"value": 4, "points": 5}
    assert parts["bonus:30"].facts[0].args == {"four": 10, "five": 15, "six": 20, "seven": 25}
    assert parts["vp:v1"].facts[0].args == {"first": 20, "second": 10, "third": 5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_player_facts_say_that_the_second_needs_half(players: int) -> None:
    """RULES 7.6"""
    parts = {part.id: part for part in GAME.parts(draw(str(players)))}
    half = Message("fact-half")
    for thing in ("vp:v1", "district:chaillot"):
        assert (half in parts[thing].facts) == (players == 2)
    assert Words("en", "paris").say(half) == (
        "with two players the second scores only with at least half the total of the first"
    )


@pytest.mark.parametrize(("players", "vp"), [(2, [1, 2, 2]), (3, [2, 3, 3]), (4, [3, 4, 4])])
def test_three_tiles_pay_by_the_number_of_players(players: int, vp: list[int]) -> None:
    """RULES 1.9: tiles 20, 23 and 24"""
    parts = {part.id: part for part in GAME.parts(draw(str(players)))}
    points = [parts[f"bonus:{number}"].facts[0].args["points"] for number in (20, 23, 24)]
    assert points == vp


def test_every_figure_has_a_source() -> None:
    """RULES 9.3"""
    assert unsourced(GAME.components) == []
    assert GAME.components["bonus_tiles"]["source"] == "reconstructed"
    assert GAME.components["keys"]["source"] == "rulebook"


def test_an_owner_of_the_game_can_correct_a_figure() -> None:
    """RULES 9.4"""
    theirs = load("paris", {"banks": {"belleville": 7}, "landmarks": {"opera": {"value": 17}}})
    view = theirs.view(draw("2", theirs), None)
    assert view["districts"][0]["pays"] == 7
    assert view["landmarks"][2]["value"] == 17


@pytest.mark.parametrize(
    "corrections",
    [
        {"banks": {"louvre": 1}},
        {"banks": {"belleville": "two"}},
        {"prices": {"buy": {"wood": 1}}},
        {"types": {"belleville": ["cafe"]}},
        {"types": {"belleville": ["cafe"] * 5 + ["palace"]}},
        {"bonus_tiles": {"b1": "gain 3"}},
        {"bonus_tiles": {"b1": "riches 3 0"}},
        {"bonus_tiles": {"b2": "resource bronze_prestige 1"}},
        {"bonus_tiles": {"b6": "value 7 2"}},
        {"bonus_copies": {"three_players": [31]}},
        {"bonus_copies": {"zone_a": 25}},
        {"end_tiles": {"e1": "points many"}},
        {"end_tiles": {"e7": "wood 2"}},
        {"landmarks": {"opera": {"value": 8}}},
        {"landmarks": {"opera": {"prestige": ["wood 3"] * 3}}},
        {"vp_tiles": {"v1": [20, 10]}},
        {"keys": {"three_players": 11}},
        {"start": {"removed": 4}},
        {"tokens": {"at": {"1": "gold"}}},
        {"banks": {"belleville": -1}},
    ],
)
def test_an_invalid_correction_is_refused(corrections: dict[str, Any]) -> None:
    """RULES 9.4; ruling A29: among them a price at which trading would gain."""
    with pytest.raises(BadComponents):
        load("paris", corrections).new(players=3, seed="0" * 64)
