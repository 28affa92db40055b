"""Players, set-up and variants (RULES 1.1, 1.10, 1.12, 2 and 5)."""

from collections import Counter

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import GAME, options, seen
from tocsin.games.paris.rules.position import Paris
from tocsin.kernel.errors import BadOptions
from tocsin.kernel.position import Position


def opened(players: int, number: int = 0, **table: str) -> Paris:
    position = GAME.new(players=players, options=table, seed=f"{number:064x}")
    assert isinstance(position, Paris)
    return position


def chosen(option: str, value: str) -> Position:
    return GAME.new(players=2, options={option: value}, seed="0" * 64)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    """RULES 1.1"""
    with pytest.raises(BadOptions):
        opened(players)


@pytest.mark.parametrize(("players", "keys"), [(2, 10), (3, 9), (4, 7)])
def test_keys_francs_points_and_meeple_at_the_start(players: int, keys: int) -> None:
    """RULES 1.12, 2.5"""
    for row in seen(opened(players))["seats"]:
        assert (row["keys"], row["spare_keys"]) == (keys, 2)
        assert (row["francs"], row["points"], row["meeple"]) == (3, 0, 0)
        assert not any(row["tokens"].values())


@pytest.mark.parametrize(("players", "tiles", "copies"), [(2, 30, 1), (3, 36, 2), (4, 42, 3)])
def test_bonus_tiles_for_the_number_of_players(players: int, tiles: int, copies: int) -> None:
    """RULES 1.10, 2.2"""
    track = seen(opened(players))["track"]
    assert sum(row["left"] for row in track) == tiles
    assert [row["number"] for row in track] == list(range(1, 31))
    for row in track:
        assert row["left"] == (copies if row["number"] in (22, 26, 27, 28, 29, 30) else 1)


def test_every_token_lies_beside_its_space_and_the_reserve_is_empty() -> None:
    """RULES 1.5, 2.1"""
    view = seen(opened(3))
    expected = ["bronze_prestige", "silver_prestige", "gold_prestige", "wood", "marble", "gold"]
    for district in view["districts"]:
        assert [space["token"] for space in district["spaces"]] == expected
    assert set(view["reserve"].values()) == {0}


def test_three_tiles_go_out_unseen_and_three_piles_of_eleven_are_left() -> None:
    """RULES 2.3, 6.1: the district of each top tile is seen."""
    position = opened(3)
    assert len(position.removed) == 3
    for pile, row in enumerate(seen(position)["piles"]):
        assert row["height"] == 11
        assert position.piles[12 * pile + 10] // 6 == row_index(row["district"])


def row_index(district: str) -> int:
    return [row["id"] for row in seen(opened(2))["districts"]].index(district)


def test_landmarks_vp_tiles_and_end_tiles_lie_beside_the_board() -> None:
    """RULES 2.4, 1.11; ruling A23: twelve End Game tiles at every number of players"""
    for players in (2, 3, 4):
        view = seen(opened(players))
        assert [row["district"] for row in view["landmarks"]] == [None] * 8
        assert [row["district"] for row in view["vp_tiles"]] == [None] * 6
        assert view["end_tiles"] == {"left": 12, "seen": None}


def test_chance_names_the_start_player() -> None:
    """RULES 2.6, 5.1"""
    firsts = Counter(opened(3, number).first for number in range(60))
    assert set(firsts) == {0, 1, 2}
    assert all(opened(3, number).actor == opened(3, number).first for number in range(5))


def test_after_the_set_up_nothing_is_left_to_chance() -> None:
    """RULES 5.1"""
    position = opened(2)
    drawn = position.chance.drawn
    while position.actors():
        position.apply(position.actor, position.legal(position.actor)[0])
    assert position.chance.drawn == drawn


def test_random_set_up_leaves_gold_at_the_eights_and_deals_the_other_tokens() -> None:
    """RULES 2.7"""
    spreads = set()
    for number in range(5):
        position = opened(3, number, setup="random")
        check(position)
        spaces = [space for row in seen(position)["districts"] for space in row["spaces"]]
        for space in spaces:
            assert (space["token"] == "gold") == (space["value"] == 8)
        spreads.add(tuple(space["token"] for space in spaces))
    assert len(spreads) == 5


def test_random_set_up_deals_each_number_within_its_zone_with_its_copies() -> None:
    """RULES 2.7, 1.9: A is 1 to 10, B 11 to 20, C 21 to 30"""
    position = opened(4, setup="random")
    track = seen(position)["track"]
    for row in track:
        assert (row["place"] - 1) // 10 == (row["number"] - 1) // 10
        assert row["left"] == (3 if row["number"] in (22, 26, 27, 28, 29, 30) else 1)
    assert [row["number"] for row in track] != list(range(1, 31))


def test_free_districts_remove_no_tile() -> None:
    """RULES 2.8"""
    position = opened(3, districts="free")
    assert len(position.removed) == 0
    assert [row["height"] for row in seen(position)["piles"]] == [12, 12, 12]


def test_both_variants_may_be_combined() -> None:
    """RULES 2.8"""
    position = opened(3, districts="free", setup="random")
    check(position)
    assert position.board.free_districts
    assert position.board.random_setup


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("setup", ["basic", "random"]),
        ("districts", ["fixed", "free"]),
        ("wood", ["residence", "value8"]),
        ("screens", ["open", "closed"]),
        ("numbers", ["once", "held"]),
    ],
)
def test_a_table_option_has_these_values_and_the_first_is_the_default(
    option: str, values: list[str]
) -> None:
    """RULES 2.7, 2.8, 6.3; rulings A1 and A4"""
    assert opened(2).to_json()["options"][option] == values[0]
    for value in values:
        assert chosen(option, value).to_json()["options"][option] == value
    with pytest.raises(BadOptions):
        chosen(option, "maybe")


def test_the_first_thing_asked_is_the_pile() -> None:
    """RULES 3.2, 3.3"""
    position: Position = opened(4)
    assert options(position)[:3] == ["draw 1", "draw 2", "draw 3"]
