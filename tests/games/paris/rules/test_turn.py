"""The turn and its free actions (RULES 3)."""

from random import Random

import pytest

from tests.games.paris.notation import (
    GAME,
    act,
    draw,
    francs,
    keys_on,
    options,
    over,
    played,
    points,
    question,
    seen,
    told,
)
from tocsin.kernel.choice import Option
from tocsin.kernel.message import Message

STUCK = (
    "2; screen 0 3; piles empty; ends_used 1 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12; last_round 9;"
)


def test_seats_take_turns_clockwise_from_the_start_player() -> None:
    """RULES 3.1"""
    position = draw("3; first 1; actor 1; round 4")
    order = []
    for _ in range(4):
        order.append((seen(position)["round"], seen(position)["acting"]))
        act(
            position,
            "place arc" if "place arc" in options(position) else "place chaillot",
            "draw 1",
        )
    assert order == [(4, 1), (4, 2), (4, 0), (5, 1)]


def test_a_turn_is_a_building_and_an_action() -> None:
    """RULES 3.2"""
    position = draw("2; step draw")
    assert question(position) == "choose-pile"
    act(position, "draw 1")
    assert question(position) == "choose-action"
    act(position, "place arc")
    assert seen(position)["acting"] == 1
    assert question(position) == "choose-pile"


def test_the_action_is_one_of_three() -> None:
    """RULES 3.6"""
    text = "2; built chaillot-4; keys 0 bank-chaillot; francs 9 0;"
    assert {option.split()[0] for option in options(draw(text))} == {"place", "move"}
    verbs = {option.split()[0] for option in options(draw(text + "piles empty"))}
    assert verbs == {"place", "move", "search"}


def test_a_seat_that_can_act_may_not_pass() -> None:
    """RULES 3.7; ruling A14: however unwelcome the move"""
    position = draw(STUCK + "built chaillot-8; keys 0 bank-chaillot; screen 0 3; francs 8 0")
    assert options(position) == ["move bank-chaillot"]


def test_a_seat_without_an_action_passes() -> None:
    """RULES 3.7"""
    position = draw(STUCK + "actor 1; francs 0 0; keys 0 bank-chaillot; screen 0 3")
    position.journal = []
    act(position, "place arc")
    assert len(told(position, "passed")) == 1
    assert seen(position)["acting"] == 1


def test_no_seat_is_forced_to_sell_in_order_to_act() -> None:
    """Ruling A14"""
    text = STUCK + "built chaillot-4; keys 0 bank-chaillot; screen 0 3; francs 3 0;"
    position = draw(text + "tokens 0 wood=1")
    assert options(position) == ["sell wood", "pass"]
    act(position, "sell wood")
    assert options(position, "pass") == []
    assert "move bank-chaillot" in options(position)


def test_a_move_that_costs_a_tile_may_be_made_but_need_not() -> None:
    """Ruling A14"""
    text = STUCK + "built saint_germain-8; keys 0 bank-saint_germain; screen 0 3; francs 8 0;"
    assert options(draw(text + "tiles 0 2")) == ["move bank-saint_germain", "use 2", "pass"]
    assert "pass" not in options(draw(text + "tokens 0 wood=1"))
    occupied = STUCK + "keys 0 bank-chaillot; keys 1 chaillot-8; screen 0 3; francs 8 0; tiles 0 16"
    assert options(draw(occupied)) == ["move bank-chaillot", "pass"]


def test_an_end_tile_can_always_be_taken_while_there_is_one() -> None:
    """RULES 3.7, 3.6"""
    position = draw("2; screen 0 3; piles empty; francs 0 0; tokens 0 wood=1")
    assert options(position) == ["search", "sell wood"]


FREE = "tokens 0 wood=1; tiles 0 1; ends 0 e1; reserve gold=1; francs 6 0;"
OWN = ["buy gold", "sell wood", "use 1", "use e1"]


@pytest.mark.parametrize("step", ["draw", "play", "after"])
def test_free_actions_before_the_building_before_the_action_and_after_it(step: str) -> None:
    """RULES 3.8; ruling A26"""
    position = draw(f"2; {FREE} step {step}")
    assert [option for option in options(position) if option in OWN] == OWN
    # The end of the turn comes last.
    assert options(position)[-1] == ("finish" if step == "after" else "use e1")


def test_free_actions_when_a_bonus_tile_may_be_taken() -> None:
    """RULES 3.8; ruling A26"""
    text = f"2; {FREE} built chaillot-1; keys 0 arc; francs 7 0; piles empty"
    position = played(text, "move arc", "to chaillot-1")
    assert question(position) == "choose-bonus"
    assert set(OWN) < set(options(position))


def test_no_free_action_while_a_move_is_being_chosen() -> None:
    """Ruling A26"""
    position = played(f"2; {FREE} built chaillot-1 chaillot-2; keys 0 arc", "move arc")
    assert {option.split()[0] for option in options(position)} == {"to"}


def test_free_actions_do_not_take_the_turn() -> None:
    """RULES 3.8: as often as one likes"""
    position = played(f"2; {FREE}", "use 1", "sell wood", "use e1", "buy gold")
    assert seen(position)["acting"] == 0
    assert question(position) == "choose-action"
    assert (francs(position), points(position)) == (6 + 3 + 1 - 6, 5)


def test_free_actions_are_a_group_of_their_own_behind_the_main_ones() -> None:
    """RULES 3.8: their targets are on the player's own board"""
    choice = GAME.choice(draw(f"2; {FREE} built chaillot-1; keys 0 arc; piles empty"), 0)
    assert choice is not None
    is_free = [option.target.startswith("own:") for option in choice.options]
    assert is_free == sorted(is_free)
    assert [option.action for option in choice.options if option.target.startswith("own:")] == OWN


def test_others_have_no_free_action_in_my_turn() -> None:
    """Ruling A5"""
    position = draw("2; tokens 1 wood=1; tiles 1 1; francs 6 6")
    assert position.legal(1) == []


def test_the_turn_ends_at_once_if_nothing_more_is_possible() -> None:
    """RULES 3.9"""
    assert seen(played("2", "place arc"))["acting"] == 1


def test_the_turn_ends_when_the_player_says_so() -> None:
    """RULES 3.9"""
    position = played("2; tiles 0 1", "place arc")
    assert question(position) == "choose-after"
    assert options(position) == ["use 1", "finish"]
    act(position, "finish")
    assert seen(position)["acting"] == 1


def test_no_action_comes_twice_in_a_turn() -> None:
    """RULES 3.2"""
    position = played("2; tiles 0 1; built chaillot-4; keys 0 arc; francs 9 0", "move arc")
    assert keys_on(position, "chaillot-4") == [1, 0]
    assert set(options(position)) == {"finish", "use 1", "sell wood"}


def test_even_the_longest_turns_end() -> None:
    """Ruling A29: a seat that trades whenever it can still comes to an end"""
    position = draw("2; reserve wood=3 marble=3 gold=3; francs 60 0; tiles 0 1 5 12 21")
    dice = Random(0)
    count = 0
    while count < 1000:
        trades = [text for text in options(position) if text.split()[0] in ("buy", "sell", "use")]
        if not trades:
            break
        act(position, dice.choice(trades))
        count += 1
    assert count < 300
    over(position)


def test_the_question_names_only_what_can_be_done() -> None:
    """RULES 3.6, 3.7"""
    stuck = "; screen 0 3; francs 0 0"
    text = "2; built chaillot-4; keys 0 bank-chaillot; francs 9 0"
    assert asked("2") == Message("choose-action", {"places": 1, "moves": 0, "searches": 0})
    assert asked(text) == Message("choose-action", {"places": 1, "moves": 1, "searches": 0})
    assert asked(text + "; piles empty; screen 0 3") == Message(
        "choose-action", {"places": 0, "moves": 1, "searches": 1}
    )
    assert asked("2; tokens 0 wood=1" + stuck) == Message("choose-pass", {"moves": 0})
    assert asked("2; tiles 0 2; built saint_germain-8; keys 0 arc; screen 0 3; francs 8 0") == (
        Message("choose-pass", {"moves": 1})
    )


def asked(text: str) -> Message:
    choice = GAME.choice(draw(text), 0)
    assert choice is not None
    return choice.message


def last(text: str, *actions: str) -> Option:
    """Return the last option in seat 0's last turn, after some actions."""
    position = played(f"2; round 9; last_round 9; piles empty; {text}", *actions)
    choice = GAME.choice(position, 0)
    assert choice is not None
    return choice.options[-1]


NONE_LEFT = "ends_used 1 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12;"


def test_ending_the_last_turn_warns_of_the_vp_within_reach() -> None:
    """RULES 7.8: 10 for tile 22, 1 for each of two others by tile 20, 3 by tile 7"""
    option = last("tiles 0 7 20 22; " + NONE_LEFT, "place arc")
    assert option.action == "finish"
    assert option.message == Message("option-finish-lose", {"points": 15})
    assert option.warning == Message("warn-finish", {"points": 15})


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("tiles 0 23; tokens 0 gold_prestige=4 bronze_prestige=3", 6),
        ("tiles 0 27; tokens 0 gold=1 bronze_prestige=1", 4),
        ("tiles 0 17; meeple 30 0", 10),
    ],
    ids=["pairs", "francs", "another-tile"],
)
def test_warning_counts_pairs_francs_and_further_tiles(held: str, points: int) -> None:
    """RULES 7.8"""
    option = last(f"{held}; francs 0 0; {NONE_LEFT}", "place arc")
    assert option.warning == Message("warn-finish", {"points": points})


def test_prestige_not_handed_in_is_counted() -> None:
    """RULES 7.8, 4.17"""
    text = "keys 0 belleville-8; francs 2 0; tokens 0 marble=1 bronze_prestige=2;"
    option = last(text + NONE_LEFT, "move belleville-8")
    assert option.warning == Message("warn-finish", {"points": 6})


def test_declining_in_the_last_turn_warns_of_the_best_tile() -> None:
    """RULES 7.8, 4.18: tile 22 ahead; only building of value 1, so 2 by tile 6"""
    text = "built chaillot-1; keys 0 arc; francs 1 0;" + NONE_LEFT
    option = last(text, "move arc")
    assert (option.action, option.warning) == ("decline", Message("warn-decline", {"points": 10}))
    passed_over = last(text + "meeple 22 0; left 27=0", "move arc")
    assert passed_over.warning is None


def test_no_warning_before_the_last_turn_or_without_a_loss() -> None:
    """RULES 7.8"""
    position = played("2; tiles 0 22; piles empty", "place arc")
    choice = GAME.choice(position, 0)
    assert choice is not None
    assert choice.options[-1].message == Message("option-finish")
    assert choice.options[-1].warning is None
    assert last("tokens 0 wood=1; " + NONE_LEFT, "place arc").warning is None


def test_json_lists_the_pending_questions_as_steps() -> None:
    """RULES 3.2, 4.12: each question with its subject, the current one last"""
    after, play, drawing, target, paying = 0, 1, 2, 4, 6
    assert draw("2; step draw").to_json()["steps"] == [after, 0, play, 0, drawing, 0]
    text = "2; landmarks eiffel=chaillot; keys 0 chaillot-8; francs 8 0; tokens 0 gold=3; "
    position = played(f"{text} tiles 0 4", "move chaillot-8")
    source, eiffel, chaillot = 35, 36 + 7, 5
    move = (source * 44 + eiffel) * 6 + chaillot
    noted = [after, 0, play, 0, target, source, paying, move]
    assert position.to_json()["steps"] == noted
    act(position, "pay 4")
    # The eighth landmark with three open slots, and no waiting unit of a bonus tile.
    assert position.to_json()["steps"] == [after, (8 * 8 + 7) * 31]
    assert position.to_json()["round"] == position.round() == 1
