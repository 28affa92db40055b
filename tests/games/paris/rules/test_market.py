"""Buying and selling (RULES 4.26 and 4.27)."""

import pytest

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    act,
    draw,
    francs,
    options,
    played,
    reserve,
    seen,
    tokens,
)


@pytest.mark.parametrize(("kind", "price"), [("wood", 2), ("marble", 4), ("gold", 6)])
def test_a_resource_in_the_reserve_may_be_bought(kind: str, price: int) -> None:
    """RULES 4.26, 1.7"""
    position = played(f"2; reserve {kind}=2; francs 6 3", f"buy {kind}")
    assert francs(position) == 6 - price
    assert tokens(position) == {kind: 1}
    assert reserve(position) == {kind: 1}
    check(position)


def test_nothing_can_be_bought_at_the_start() -> None:
    """RULES 4.26, 2.1"""
    assert options(draw("2; francs 50 3"), "buy") == []


def test_only_affordable_resources_of_the_reserve_can_be_bought() -> None:
    """RULES 4.26; ruling A7"""
    assert options(draw("2; reserve wood=1 gold=1; francs 5 3"), "buy") == ["buy wood"]


@pytest.mark.parametrize(("kind", "price"), [("wood", 1), ("marble", 2), ("gold", 3)])
def test_a_sold_resource_goes_to_the_reserve(kind: str, price: int) -> None:
    """RULES 4.27; ruling A6"""
    position = played(f"2; tokens 0 {kind}=1; francs 0 0", f"sell {kind}")
    assert francs(position) == price
    assert reserve(position) == {kind: 1}


@pytest.mark.parametrize(
    ("kind", "price"), [("bronze_prestige", 1), ("silver_prestige", 2), ("gold_prestige", 3)]
)
def test_sold_prestige_leaves_the_game(kind: str, price: int) -> None:
    """RULES 4.27, 1.7; ruling A6: it cannot be bought"""
    position = played(f"2; tokens 0 {kind}=1; francs 0 9", f"sell {kind}")
    assert francs(position) == price
    assert seen(position)["gone"][kind] == 1
    assert options(position, "buy") == []


def test_tiles_used_as_resources_do_not_fill_the_reserve() -> None:
    """Ruling A7"""
    position = played("2; tiles 0 4; ends 0 e8; francs 0 0; piles empty", "use 4", "use e8")
    assert francs(position) == 3 + 2
    assert reserve(position) == {}


def test_a_resource_bought_may_be_spent_at_once() -> None:
    """RULES 3.8"""
    text = "2; reserve wood=1; built saint_germain-8; keys 0 arc; francs 10 0; piles empty"
    position = played(text, "buy wood", "move arc")
    assert francs(position) == 0
    assert reserve(position) == {"wood": 1}


def test_buying_and_selling_again_loses_money() -> None:
    """Ruling A29: so no turn can go on for ever"""
    position = draw("2; reserve wood=1 marble=1 gold=1; francs 30 0")
    trades = 0
    while options(position, "buy"):
        act(position, options(position, "buy")[-1])
        act(position, options(position, "sell")[-1])
        trades += 1
    assert trades <= 30
    assert francs(position) < 2
