"""Payment of resources with tokens and tiles (RULES 4.8, 4.11 and 4.21)."""

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    act,
    draw,
    francs,
    keys_on,
    options,
    played,
    question,
    reserve,
    seat_of,
    seen,
    tokens,
    told,
    used,
)
from tocsin.games import load
from tocsin.games.paris.rules.board import USED_UP

# A Grand Palais (12: marble and gold) from the Theater of La Villette (8), as in the booklet.
JULIE = "2; keys 0 la_villette-8; francs 4 0; piles empty;"
GO = ("move la_villette-8",)


def test_an_obvious_payment_is_made_at_once() -> None:
    """RULES 4.11; ruling A28"""
    position = played(JULIE + "tokens 0 marble=1 gold=1", *GO, "to grand_palais")
    assert keys_on(position, "grand_palais") == [1, 0]
    assert tokens(position) == {}
    assert reserve(position) == {"marble": 1, "gold": 1}


def test_a_payment_with_several_possibilities_is_asked_for_each_resource() -> None:
    """RULES 4.11"""
    text = JULIE + "tokens 0 marble=1 gold=1; tiles 0 3 4 10"
    position = played(text, *GO, "to grand_palais")
    assert question(position) == "choose-payment"
    assert options(position) == ["pay token", "pay 3", "pay 10"]
    # Only the paying seat sees the target of its move.
    assert seen(position, 0)["move"]["target"] == "grand_palais"
    assert seen(position, 1)["move"] is None
    act(position, "pay 3")
    assert options(position) == ["pay token", "pay 4", "pay 10"]
    act(position, "pay token")
    assert keys_on(position, "grand_palais") == [1, 0]
    assert used(position) == [3]
    assert tokens(position) == {"marble": 1}
    check(position)


def test_nothing_is_spent_before_the_payment_is_complete() -> None:
    """RULES 4.11"""
    text = JULIE + "tokens 0 marble=1 gold=1; tiles 0 3"
    position = played(text, *GO, "to grand_palais")
    assert tokens(position) == {"marble": 1, "gold": 1}
    assert francs(position) == 4
    assert keys_on(position, "la_villette-8") == [1, 0]


def test_a_payment_that_would_leave_a_later_resource_unpaid_is_not_offered() -> None:
    """RULES 4.11: tile 10 is needed for the gold"""
    position = played(JULIE + "tokens 0 marble=1; tiles 0 3 10", *GO, "to grand_palais")
    assert options(position) == ["pay token", "pay 3"]
    act(position, "pay token")
    assert used(position) == [10]


def test_a_bonus_tile_alone_may_pay() -> None:
    """RULES 4.21: tiles 2, 3 and 4 are paid like tokens, but fill no reserve"""
    position = played("2; keys 0 arc; built saint_germain-8; francs 8 0; tiles 0 2", "move arc")
    assert keys_on(position, "saint_germain-8") == [1, 0]
    assert used(position) == [2]
    assert reserve(position) == {}


def test_a_tile_with_two_units_may_pay_for_two() -> None:
    """RULES 4.21: tile 21"""
    position = played(JULIE + "tiles 0 21", *GO, "to grand_palais")
    assert keys_on(position, "grand_palais") == [1, 0]
    assert used(position) == [21]
    assert francs(position) == 0
    check(position)


def test_a_tile_that_pays_for_two_is_used_once() -> None:
    """RULES 4.21: one event for each resource paid, and no sale"""
    position = draw(JULIE + "tiles 0 21")
    position.journal = []
    act(position, *GO, "to grand_palais")
    assert position.to_json()["left"][USED_UP + 21] == 1
    assert len(told(position, "paid-bonus")) == 2
    assert told(position, "earned") == []


def test_the_unit_left_of_a_tile_is_sold_at_its_price() -> None:
    """Ruling A25; two units of marble by an owner's figures"""
    game = load("paris", {"bonus_tiles": {"b21": "resource marble 2"}})
    position = draw("2; keys 0 la_villette-8; francs 2 0; piles empty; tiles 0 21", game)
    act(position, *GO)
    assert keys_on(position, "luxembourg") == [1, 0]
    assert francs(position) == 2


def test_the_francs_of_a_sold_unit_do_not_fund_its_own_move() -> None:
    """RULES 4.21; ruling A25: 10 from 8 costs 2; 1 Franc and the sold unit are not enough"""
    position = draw("2; keys 0 la_villette-8; francs 2 0; piles empty; tiles 0 21; screen 0 0")
    assert keys_on(act(position, *GO), "luxembourg") == [1, 0]
    poor = draw("2; keys 0 la_villette-8; francs 1 0; piles empty; tiles 0 21; screen 0 0")
    assert options(poor, "move") == []


def test_a_tile_with_two_units_may_pay_for_one_and_the_other_is_sold() -> None:
    """RULES 4.21; ruling A25: for the kind that brings most"""
    text = "2; keys 0 la_villette-8; francs 2 0; piles empty; tiles 0 21"
    position = played(text, *GO)
    assert francs(position) == 0 + 3
    assert used(position) == [21]


def test_of_two_units_each_may_pay_another_kind() -> None:
    """RULES 4.21"""
    position = played(JULIE + "tokens 0 gold=1; tiles 0 21", *GO, "to grand_palais")
    # The marble can only be paid by the tile; the gold by either.
    assert options(position) == ["pay token", "pay 21"]
    act(position, "pay 21")
    assert tokens(position) == {"gold": 1}


def test_an_end_tile_pays_and_comes_to_light() -> None:
    """RULES 4.25, 4.11, 6.4: its holder is asked even for the only answer"""
    text = JULIE + "tokens 0 marble=1; ends 0 e9"
    position = draw(text)
    act(position, *GO, "to grand_palais")
    assert question(position) == "choose-payment-only"
    assert options(position) == ["pay token"]
    act(position, "pay token")
    before = position.reveals
    assert options(position) == ["pay e9"]
    act(position, "pay e9")
    assert seat_of(position)["end_used"] == ["e9"]
    assert position.reveals == before + 1
    assert keys_on(position, "grand_palais") == [1, 0]


def test_an_end_tile_of_the_wrong_kind_pays_nothing() -> None:
    """RULES 4.25"""
    position = draw(JULIE + "tokens 0 marble=1; ends 0 e8 e1 e12")
    act(position, *GO)
    assert "to grand_palais" not in options(position)


def test_an_unaffordable_landmark_cannot_be_acquired() -> None:
    """RULES 4.8"""
    position = draw(JULIE + "tokens 0 marble=2 wood=3 gold_prestige=2; tiles 0 2 3 8 19")
    act(position, *GO)
    assert options(position, "to") == ["to luxembourg", "to opera"]
