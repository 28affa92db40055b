"""Printed figures: the bid boards and the areas of the town (RULES 1.5 to 1.8)."""

from typing import Any

import pytest

from tests.games.revolution.notation import COUNTED, GAME, parse
from tests.games.revolution.play import options, revealed
from tests.games.revolution.public import guardhouse, hand, outcome_of, support, town
from tocsin.games import load
from tocsin.kernel.components import unsourced
from tocsin.kernel.errors import BadComponents
from tocsin.kernel.message import Message
from tocsin.kernel.sheet import Cell

BOARDS = {
    "core": """
        general captain innkeeper magistrate
        priest aristocrat merchant printer
        rogue spy apothecary mercenary
    """,
    "palace": """
        general captain innkeeper magistrate
        viceroy priest aristocrat merchant
        printer spy apothecary messenger
        mayor constable rogue mercenary
    """,
    "anarchy": """
        general captain innkeeper magistrate
        priest aristocrat merchant printer
        warden spy apothecary heretic
        governor rogue mercenary anarchist
    """,
}
# Space, ban, Support, tokens, influence: the tables of RULES 1.5, 1.6 and 1.7.
CORE_SPACES = """
    general    | F  |  1 | 1F | fortress
    captain    | F  |  1 | 1F | harbor
    innkeeper  | B  |  3 | 1B | tavern
    magistrate | B  |  1 | 1B | town_hall
    priest     |    |  6 | -  | cathedral
    aristocrat |    |  5 | 3G | plantation
    merchant   |    |  3 | 5G | market
    printer    |    | 10 | -  |
    rogue      | FB |  0 | 2B |
    spy        | B  |  0 | -  |
    apothecary | F  |  0 | -  |
    mercenary  | FB |  3 | 1F |
"""
PALACE_SPACES = """
    viceroy    |    |  0 | -  | palace
    messenger  |    |  3 | -  |
    mayor      | FB |  0 | -  |
    constable  | FB |  5 | 1B |
"""
# Won with a single Gold, which the Warden's Reclaim brings back.
ANARCHY_SPACES = """
    warden     |    |  4 | 1G    |
    heretic    |    |  0 | 1F 1B | asylum
    governor   | FB |  0 | -     |
    anarchist  | FB |  0 | -     |
"""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


FIGURES = (
    [("core", 3, *row) for row in rows(CORE_SPACES)]
    + [("palace", 5, *row) for row in rows(CORE_SPACES) + rows(PALACE_SPACES)]
    + [("anarchy", 5, *row) for row in rows(CORE_SPACES) + rows(ANARCHY_SPACES)]
)


@pytest.mark.parametrize("board", BOARDS)
def test_order_of_the_spaces_in_rows_of_four(board: str) -> None:
    """RULES 1.5, 1.6, 1.7"""
    view = GAME.view(parse(f"{board} {3 if board == 'core' else 5}"), None)
    assert [space["id"] for space in view["spaces"]] == BOARDS[board].split()


@pytest.mark.parametrize(("board", "players", "space", "ban"), [row[:4] for row in FIGURES])
def test_tokens_banned_by_a_space(board: str, players: int, space: str, ban: str) -> None:
    """RULES 1.5, 1.6, 1.7, 4.4: Gold is welcome everywhere."""
    hands = " | ".join(["1F", "1B", "1G"] + ["1G"] * (players - 3))
    position = parse(f"{board} {players}; hands {hands}")
    assert (f"bid force {space}" in options(position, 0)) == ("F" not in ban)
    assert (f"bid blackmail {space}" in options(position, 1)) == ("B" not in ban)
    assert f"bid gold {space}" in options(position, 2)


@pytest.mark.parametrize(
    ("board", "players", "space", "points", "tokens", "area"),
    [(*row[:3], *row[4:]) for row in FIGURES],
)
def test_support_tokens_and_influence_of_a_space(
    board: str, players: int, space: str, points: str, tokens: str, area: str
) -> None:
    """RULES 1.5, 1.6, 1.7, 4.7, 4.8, 4.9; in the last turn, so that no Patronage hides a token."""
    position = revealed(f"{board} {players}; turn 60", {0: f"{space} 1G"})
    assert support(position) == [int(points)] + [0] * (players - 1)
    assert hand(position, 0) == tokens
    cube = " 1" + " 0" * (players - 1)
    guard = "; guardhouse 0" if space == "viceroy" else ""
    assert town(position) == (area + cube if area else "") + guard


# Area, cube spaces, points, each cube or majority: the table of RULES 1.8.
CORE_AREAS = """
    plantation | 6 |  30 | majority
    tavern     | 4 |  20 | majority
    cathedral  | 7 |  35 | majority
    town_hall  | 7 |  45 | majority
    fortress   | 8 |  50 | majority
    market     | 5 |  25 | majority
    harbor     | 6 |  40 | majority
"""
PALACE_AREAS = """
    palace     | 8 |  55 | majority
"""
ANARCHY_AREAS = """
    garden     | 6 |  10 | each-cube
    asylum     | 5 | -30 | majority
    jail       | 6 | -30 | majority
"""
TOWNS = {
    "core 3": rows(CORE_AREAS),
    "palace 5": rows(CORE_AREAS) + rows(PALACE_AREAS),
    "anarchy 5": rows(CORE_AREAS) + rows(ANARCHY_AREAS),
}


@pytest.mark.parametrize("table", TOWNS)
def test_areas_and_cube_spaces_of_the_town(table: str) -> None:
    """RULES 1.8"""
    view = GAME.view(parse(table), None)
    assert {area["id"]: area["room"] for area in view["areas"]} == {
        area: int(spaces) for area, spaces, *_ in TOWNS[table]
    }


@pytest.mark.parametrize("table", TOWNS)
def test_two_cubes_in_an_area_are_worth_its_points(table: str) -> None:
    """RULES 1.8: an area's points for the majority, a Garden cube's for each."""
    for area, _, points, scoring in TOWNS[table]:
        players = int(table[-1])
        row = " 0 2" + " 0" * (players - 2)
        position = revealed(f"{table} turn_limit=30; turn 30; {area}{row}", {})
        outcome = outcome_of(position)
        worth = 2 * int(points) if scoring == "each-cube" else int(points)
        assert outcome.breakdown[1][f"area:{area}"] == worth
        assert outcome.totals == [0, worth] + [0] * (players - 2)


def test_the_guardhouse_holds_a_single_cube() -> None:
    """RULES 1.8"""
    position = revealed("palace 5; guardhouse 3; turn 60", {0: "viceroy 1G"})
    assert guardhouse(position) == 0
    assert "guardhouse" not in {area["id"] for area in GAME.view(position, None)["areas"]}


@pytest.mark.parametrize(("board", "total"), [("core", 245), ("palace", 300), ("anarchy", 185)])
def test_total_points_of_the_majorities(board: str, total: int) -> None:
    """RULES 1.8: 245 in the core game, 55 more in The Palace, 60 less in Anarchy."""
    players = 3 if board == "core" else 5
    alone = "; ".join(f"{area} 1" + " 0" * (players - 1) for area in COUNTED[board])
    outcome = outcome_of(revealed(f"{board} {players}; turn 60; {alone}", {}))
    assert outcome.totals == [total] + [0] * (players - 1)


def test_every_space_and_area_lists_its_facts() -> None:
    """RULES 1.5, 1.8: each with its source."""
    parts = {part.id: part for part in GAME.parts(parse("core 3"))}
    assert len(parts) == 12 + 7
    assert parts["space:innkeeper"].facts == [
        Message("fact-support", {"points": 3}),
        Message("fact-tokens", {"kind": "kind:blackmail", "amount": 1}),
        Message("fact-influence", {"area": "area:tavern"}),
        Message("fact-ban", {"kind": "kind:blackmail"}),
    ]
    assert parts["area:fortress"].facts == [
        Message("fact-majority", {"points": 50}),
        Message("fact-spaces", {"amount": 8}),
    ]
    assert all(part.source for part in parts.values())


@pytest.mark.parametrize(("table", "cubes"), [("palace 5", 2), ("palace 5 messenger=one", 1)])
def test_the_messenger_lists_its_number_of_cubes(table: str, cubes: int) -> None:
    """RULES 1.6, 8.3"""
    parts = {part.id: part for part in GAME.parts(parse(table))}
    assert parts["space:messenger"].facts == [
        Message("fact-support", {"points": 3}),
        Message("fact-reassign", {"amount": cubes}),
    ]


def test_the_guardhouse_lists_its_facts() -> None:
    """RULES 1.8, 4.16, 7.1, 7.8"""
    parts = {part.id: part for part in GAME.parts(parse("palace 4"))}
    assert len(parts) == 16 + 8 + 1
    assert parts["area:guardhouse"].source == "rulebook"
    assert parts["area:guardhouse"].facts == [
        Message("fact-protects"),
        Message("fact-unscored"),
        Message("fact-spaces", {"amount": 1}),
        Message("fact-never-asked"),
    ]


@pytest.mark.parametrize(
    ("table", "never_asked"),
    [
        ("core 3", set[str]()),
        ("palace 5", {"area:guardhouse"}),
        ("anarchy 5", {"area:garden"}),
        ("anarchy 5 prisons=open", {"area:garden", "area:asylum", "area:jail"}),
    ],
)
def test_an_area_lists_whether_it_counts_for_the_end(table: str, never_asked: set[str]) -> None:
    """RULES 1.8, 7.1, 8.6"""
    parts = GAME.parts(parse(table))
    assert {p.id for p in parts if Message("fact-never-asked") in p.facts} == never_asked


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("palace 4", ["area:guardhouse", 0, 0, 0, 0, 0, 1, Message("cell-none")]),
        ("palace 4; guardhouse 2", ["area:guardhouse", 0, 0, 1, 0, 0, 0, Message("cell-none")]),
    ],
)
def test_the_guardhouse_has_its_row_in_the_town_empty_or_not(table: str, row: list[Cell]) -> None:
    """RULES 1.8"""
    assert GAME.sheets(GAME.view(parse(table), None))[0].rows[-1] == row


def test_a_town_without_the_palace_has_no_guardhouse() -> None:
    """RULES 1.8"""
    for table in ("core 4", "anarchy 5"):
        rows = GAME.sheets(GAME.view(parse(table), None))[0].rows
        assert "area:guardhouse" not in [row[0] for row in rows]
        assert "area:guardhouse" not in [part.id for part in GAME.parts(parse(table))]


def test_every_figure_has_a_source() -> None:
    """RULES 9"""
    assert unsourced(GAME.components) == []


def test_a_components_file_corrects_a_figure() -> None:
    """RULES 9.6"""
    theirs = load("revolution", {"core_areas": {"cathedral": {"spaces": 8}}})
    rooms = {
        area["id"]: area["room"] for area in theirs.view(parse("core 3", theirs), None)["areas"]
    }
    assert rooms["cathedral"] == 8
    assert rooms["harbor"] == 6


@pytest.mark.parametrize(
    "corrections",
    [
        {"tokens": {"gems": 1}},
        {"tokens": {"patronage": "five"}},
        {"tokens": {"patronage": 0}},
        {"tokens": {"bid_spaces": 1}},
        {"core_spaces": {"printer": {"effects": ["support ten"]}}},
        {"core_spaces": {"printer": {"effects": ["influence moon"]}}},
        {"core_spaces": {"printer": {"effects": ["influence palace"]}}},
        {"core_spaces": {"printer": {"ban": ["gold"]}}},
        {"boards": {"core": ["rogue", "mercenary"]}},
        {"boards": {"core": ["general", "admiral"]}},
        {"guardhouse": {"guardhouse": {"spaces": 2}}},
    ],
)
def test_an_invalid_correction_is_refused(corrections: dict[str, Any]) -> None:
    """RULES 9.6: unknown names, wrong types, and figures that leave a token without a place."""
    with pytest.raises(BadComponents):
        parse("core 3", load("revolution", corrections))
