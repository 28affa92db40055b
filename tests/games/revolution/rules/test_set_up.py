"""Players, parts and set-up (RULES 1.1 to 1.4 and 2)."""

import pytest

from tests.games.revolution.matches import TABLES, match, moments
from tests.games.revolution.notation import GAME, SEED, parse, text_of
from tests.games.revolution.play import options
from tests.games.revolution.public import guardhouse, hands, on_map, stocks, support, town
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.position import Position


def opened(players: int, **chosen: str) -> Position:
    return GAME.new(players=players, options=chosen, seed=SEED)


def board_of(position: Position) -> str:
    return str(position.to_json()["options"]["board"])


def areas(position: Position) -> set[str]:
    return {area["id"] for area in GAME.view(position, None)["areas"]}


def spaces(position: Position) -> list[str]:
    return [space["id"] for space in GAME.view(position, None)["spaces"]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_or_four_players_use_the_core_board_by_default(players: int) -> None:
    """RULES 1.1; ruling A21"""
    assert (board_of(opened(players)) == "core") == (players < 5)


@pytest.mark.parametrize(("board", "players"), [*TABLES, ("palace", 5)])
def test_boards_by_number_of_players(board: str, players: int) -> None:
    """RULES 1.1; ruling A21: four may choose The Palace."""
    assert board_of(opened(players, board=board)) == board


@pytest.mark.parametrize(
    ("players", "board"),
    [(3, "palace"), (3, "anarchy"), (4, "anarchy"), (5, "core"), (6, "core")],
)
def test_a_board_is_refused_for_other_numbers_of_players(players: int, board: str) -> None:
    """RULES 1.1"""
    with pytest.raises(BadOptions):
        opened(players, board=board)


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_the_game_is_for_three_to_six(players: int) -> None:
    """RULES 1.1"""
    with pytest.raises(BadOptions):
        opened(players)


def test_the_expansions_are_never_combined() -> None:
    """RULES 1.2; ruling A8: so protection never meets the Warden or the Governor."""
    palace, anarchy = parse("palace 5"), parse("anarchy 5")
    core_spaces, core_areas = set(spaces(parse("core 3"))), areas(parse("core 3"))
    assert set(spaces(palace)) - core_spaces == {"viceroy", "messenger", "mayor", "constable"}
    assert set(spaces(anarchy)) - core_spaces == {"warden", "heretic", "governor", "anarchist"}
    assert areas(palace) - core_areas == {"palace"}
    assert areas(anarchy) - core_areas == {"garden", "asylum", "jail"}
    assert [len(core_spaces), len(spaces(palace)), len(spaces(anarchy))] == [12, 16, 16]
    with pytest.raises(BadOptions):
        opened(5, board="palace anarchy")


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_each_seat_starts_with_25_cubes_in_stock_and_no_support(board: str, players: int) -> None:
    """RULES 1.3, 2.2"""
    position = match(board, players)
    assert stocks(position) == [25] * players
    assert support(position) == [0] * players


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_cubes_that_are_not_on_the_map_are_in_stock(board: str, players: int) -> None:
    """RULES 1.3"""
    for _, _, position in moments(match(board, players, turn_limit="30"), seed=players):
        assert [stock + on_map(position, seat) for seat, stock in enumerate(stocks(position))] == [
            25
        ] * players


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_town_starts_empty(board: str, players: int) -> None:
    """RULES 2.1"""
    position = match(board, players)
    assert town(position) == ""
    assert guardhouse(position) is None


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_each_seat_starts_with_a_force_a_blackmail_and_three_gold(board: str, players: int) -> None:
    """RULES 2.3"""
    assert hands(match(board, players)) == " | ".join(["1F 1B 3G"] * players)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_there_is_no_first_player(board: str, players: int) -> None:
    """RULES 2.4"""
    position = match(board, players)
    assert position.actors() == list(range(players))
    assert all(options(position, seat) == options(position, 0) for seat in position.actors())


@pytest.mark.parametrize(
    ("board", "option", "values"),
    [
        ("palace", "messenger", ["two", "one"]),
        ("palace", "guardhouse", ["owner", "sealed", "open"]),
        ("anarchy", "prisons", ["full", "open"]),
        ("palace", "turn_limit", ["60", "30", "100"]),
        ("anarchy", "turn_limit", ["60", "30", "100"]),
    ],
)
def test_values_of_a_table_option_with_the_default_first(
    board: str, option: str, values: list[str]
) -> None:
    """RULES 8.2, 8.3, 8.6, 8.18"""
    assert opened(5, board=board).to_json()["options"][option] == values[0]
    for value in values:
        assert opened(5, board=board, **{option: value}).to_json()["options"][option] == value
    with pytest.raises(BadOptions):
        opened(5, board=board, **{option: "maybe"})


@pytest.mark.parametrize(
    ("players", "board", "option", "value"),
    [
        (4, "core", "messenger", "one"),
        (5, "anarchy", "messenger", "one"),
        (4, "core", "guardhouse", "sealed"),
        (5, "anarchy", "guardhouse", "open"),
        (4, "core", "prisons", "open"),
        (5, "palace", "prisons", "open"),
    ],
)
def test_an_option_exists_only_on_the_board_with_its_parts(
    players: int, board: str, option: str, value: str
) -> None:
    """RULES 8.2, 8.3, 8.6"""
    with pytest.raises(BadOptions):
        opened(players, board=board, **{option: value})


@pytest.mark.parametrize(
    "text",
    [
        "core 3; turn 1; hands 1F 1B 3G | 5G | -",
        "core 4; turn 7; hands 2F | 5G | 1B 4G | 5G; support 0 10 3 0; tavern 0 1 0 2; "
        "harbor 1 0 0 0",
        "palace 5 messenger=one guardhouse=sealed; turn 2; hands 5G | 5G | 5G | 5G | 5G; "
        "palace 1 0 0 0 7; guardhouse 4",
        "anarchy 6 prisons=open turn_limit=30; turn 30; hands 5G | 5G | 5G | 5G | 5G | 5G; "
        "garden 1 1 1 1 1 1; jail 0 0 6 0 0 0",
    ],
)
def test_notation_round_trip(text: str) -> None:
    assert text_of(parse(text)) == text
