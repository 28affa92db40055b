"""The bonus track (RULES 4.18 and 4.19)."""

from tests.games.paris.conservation import check
from tests.games.paris.notation import (
    act,
    draw,
    francs,
    options,
    played,
    points,
    question,
    seat_of,
    seen,
    tiles,
    told,
)

ONE = "2; built chaillot-1; keys 0 arc; francs 3 3; piles empty;"


def numbers(text: str) -> list[int]:
    """Return the bonus tiles offered after a building of value 1 is acquired."""
    return [int(option.split()[1]) for option in options(played(text, "move arc"), "bonus")]


def test_charlotte_takes_tile_18_and_activates_it_later_for_15_vp() -> None:
    """RULES 4.18, 4.20, 4.23; the booklet: a value-2 building, later three value-4 buildings."""
    text = "2; built chaillot-2; keys 0 bank-chaillot; francs 3 3; piles empty"
    position = played(text, "move bank-chaillot", "bonus 18")
    assert tiles(position) == [18]
    assert seat_of(position)["meeple"] == 18
    assert seen(position)["track"][17] == {"place": 18, "number": 18, "left": 0, "meeples": [0]}
    fours = "keys 0 chaillot-4 batignolles-4 belleville-4; tiles 0 18"
    position = played(f"2; {fours}; piles empty", "use 18")
    assert points(position) == 15


def test_the_meeple_moves_forward_by_one_space_or_more() -> None:
    """RULES 4.18"""
    assert numbers(ONE + "meeple 27 0") == [28, 29, 30]


def test_a_space_without_a_tile_cannot_be_entered() -> None:
    """RULES 4.18"""
    assert numbers(ONE + "meeple 25 0; left 27=0 29=0") == [26, 28, 30]


def test_from_space_30_there_is_no_way_on() -> None:
    """RULES 4.18"""
    position = played(ONE + "meeple 30 0", "move arc")
    assert question(position) == "choose-after"


def test_several_meeples_may_share_a_space_while_there_are_tiles() -> None:
    """RULES 4.18"""
    text = "3; built chaillot-1; keys 0 arc; francs 3 3 3; meeple 0 28 0; tiles 1 28; piles empty"
    position = played(text, "move arc", "bonus 28")
    assert seen(position)["track"][27]["meeples"] == [0, 1]


def test_the_topmost_tile_of_a_stack_is_taken() -> None:
    """RULES 4.18"""
    text = "4; built chaillot-1; keys 0 arc; francs 3 3 3 3; piles empty"
    position = played(text, "move arc", "bonus 28")
    assert seen(position)["track"][27]["left"] == 2


def test_taking_a_tile_is_a_choice() -> None:
    """RULES 4.15; ruling A8"""
    position = played(ONE, "move arc", "decline")
    assert tiles(position) == []
    assert seat_of(position)["meeple"] == 0


def test_no_second_tile_of_a_number() -> None:
    """RULES 4.19"""
    text = "4; built chaillot-1; keys 0 arc; francs 3 3 3 3; meeple 20 0 0 0; piles empty;"
    assert 28 not in numbers(text + "tiles 0 28")
    assert 28 in numbers(text + "tiles 1 28")


def test_a_used_number_counts_too() -> None:
    """RULES 4.19; ruling A4"""
    text = "; built chaillot-1; keys 0 arc; francs 3 3 3 3; meeple 20 0 0 0; piles empty; used 0 28"
    assert 28 not in numbers("4" + text)
    assert 28 in numbers("4 numbers=held" + text)


def test_if_no_permitted_tile_lies_ahead_nothing_is_asked() -> None:
    """RULES 4.18"""
    position = played(ONE + "meeple 28 0; tiles 0 30; left 29=0", "move arc")
    assert question(position) == "choose-after"


def test_a_tile_on_the_meeples_own_space_is_not_ahead() -> None:
    """Ruling A30"""
    text = "4; built chaillot-1; keys 0 arc; francs 3 3 3 3; meeple 28 0 0 0; piles empty"
    assert numbers(text) == [29, 30]


def test_a_tile_may_be_used_at_once() -> None:
    """RULES 4.20"""
    position = played(ONE, "move arc", "bonus 12", "use 12")
    assert francs(position) == 3 - 1 + 8


def test_with_the_random_set_up_the_meeple_goes_by_spaces_and_ownership_by_numbers() -> None:
    """RULES 2.7, 4.18"""
    position = draw("2 setup=random; built chaillot-1; keys 0 arc; francs 3 3; meeple 12 0")
    track = seen(position)["track"]
    ahead = [row["number"] for row in track if row["place"] > 12]
    act(position, "move arc")
    assert [int(text.split()[1]) for text in options(position, "bonus")] == ahead
    act(position, f"bonus {ahead[3]}")
    assert seat_of(position)["meeple"] == 16
    assert tiles(position) == [ahead[3]]


def test_the_2_francs_for_a_bonus_tile_at_value_3_are_told() -> None:
    """RULES 4.15"""
    position = draw("2; built chaillot-3; keys 0 arc; francs 5 3; piles empty")
    position.journal = []
    act(position, "move arc")
    assert told(position, "paid-fee") == []
    act(position, "bonus 1")
    (fee,) = told(position, "paid-fee", 1)
    assert fee.args == {"seat": "seat:0", "francs": 2}
    assert francs(position) == 0


def test_a_bonus_tile_for_nothing_tells_of_no_payment() -> None:
    """RULES 4.15"""
    position = draw(ONE)
    position.journal = []
    act(position, "move arc", "bonus 1")
    assert told(position, "paid-fee") == []


def test_a_bonus_tile_is_void_even_if_tile_25_would_lead_back_to_one() -> None:
    """RULES 4.18: at that moment nothing lies ahead"""
    position = played(ONE + "meeple 30 0; tiles 0 25", "move arc")
    assert question(position) == "choose-after"
    act(position, "use 25", "bonus 26")
    assert options(position, "bonus") == []


def test_a_seat_without_the_fee_is_asked_while_a_sale_may_pay_it() -> None:
    """RULES 4.15; ruling A26"""
    text = "2; built chaillot-3; keys 0 arc; francs 3 3; piles empty; tokens 0 gold_prestige=1;"
    position = played(text, "move arc")
    assert question(position) == "choose-fee"
    act(position, "sell gold_prestige")
    assert question(position) == "choose-bonus"


# --- tiles 17 and 25


def test_tile_17_takes_any_tile_and_the_meeple_stays() -> None:
    """RULES 1.9; ahead or behind"""
    text = "2; tiles 0 17; used 0 3; meeple 20 0; piles empty"
    position = played(text, "use 17")
    numbers_offered = [int(option.split()[1]) for option in options(position)]
    assert numbers_offered == [number for number in range(1, 31) if number not in (3, 17)]
    act(position, "bonus 1")
    assert tiles(position) == [1]
    assert seat_of(position)["meeple"] == 20
    check(position)


def test_tile_25_moves_the_meeple_back_up_to_five_spaces() -> None:
    """RULES 1.9; ruling A12: spaces, empty ones included"""
    text = "2; tiles 0 25; used 0 21; meeple 25 0; left 23=0; piles empty; francs 0 0"
    position = played(text, "use 25")
    assert options(position) == ["bonus 20", "bonus 22", "bonus 24"]
    act(position, "bonus 22")
    assert tiles(position) == [22]
    assert seat_of(position)["meeple"] == 22


def test_after_tile_25_the_meeple_advances_from_there() -> None:
    """RULES 4.18"""
    text = "2; built chaillot-1; keys 0 arc; tiles 0 25; meeple 25 0; francs 3 0; piles empty"
    position = played(text, "use 25", "bonus 22", "move arc")
    assert options(position, "bonus")[0] == "bonus 23"
