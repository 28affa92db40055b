"""Powers shown by the options of a fight (RULES 4.28 to 4.31, 6.2 and 6.7)."""

from random import Random
from typing import Any

import pytest

from tests.battery.matches import steps
from tests.games.bastion.notation import GAME, act, draw, lay_cards, listen, step, told
from tocsin.games.bastion.rules.board import PIECE_COUNT, PIECES
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.chance import Chance
from tocsin.kernel.message import Argument

ALL = 31


def args_of(position: Bastion, text: str, seat: int = 0) -> dict[str, Argument]:
    """Return the message arguments of an option."""
    choice = GAME.choice(position, seat)
    assert choice is not None
    return next(option.message.args for option in choice.options if option.action == text)


def asked(position: Bastion, seat: int = 0) -> dict[str, Argument]:
    """Return the message arguments of the question."""
    choice = GAME.choice(position, seat)
    assert choice is not None
    return choice.message.args


def range_of(args: dict[str, Argument]) -> tuple[Any, Any]:
    return args["least_theirs"], args["most_theirs"]


def show(position: Bastion, seat: int, *pieces: str) -> Bastion:
    """Mark these pieces as seen by all."""
    for piece in pieces:
        position.shown[seat * PIECE_COUNT + PIECES.index(piece)] = ALL
    return position


# The greatest powers: alone, beside the King, beside the Queen, beside both.
GREATEST = [
    ("aa=a2", 18, 21, 24, 28),
    ("aa=a1", 15, 18, 20, 24),
    ("ca=c2", 24, 27, 32, 36),
    ("ca=c1", 21, 24, 28, 32),
    ("ta=t2", 22, 24, 33, 36),
    ("ta=t1", 20, 22, 30, 33),
    ("sa=s8", 24, 28, 30, 35),
    ("sa=s7", 21, 24, 28, 32),
    ("sa=s6", 20, 24, 25, 30),
    ("sa=s5", 18, 21, 24, 28),
    ("sa=s4", 16, 18, 24, 27),
    ("sa=s3", 15, 18, 20, 24),
    ("sa=s2", 14, 16, 21, 24),
    ("sa=s1", 12, 14, 18, 21),
]


@pytest.mark.parametrize(("piece", "alone", "king", "queen", "both"), GREATEST)
def test_the_greatest_power_counts_the_help_of_king_and_queen(
    piece: str, alone: int, king: int, queen: int, both: int
) -> None:
    """RULES 4.28, 4.29"""
    side = "army" if piece[0] == "s" else "strategists"
    target = "d7" if piece[0] == "a" else "d6"
    for company, power in (
        ("k@h1", alone),
        ("k@c5", king),
        ("k@h1 q@e5", queen),
        ("k@c5 q@e5", both),
    ):
        text = f"2; side {side}; 0 {piece}@d5 {company}; 1 sa@{target} k@h10"
        assert led(act(draw(text), "0 done"), "1 sa", piece[:2]) == power


@pytest.mark.parametrize(
    ("pieces", "piece", "power"),
    [("k@d5", "k", 28), ("k@d5 q@e5", "k", 35), ("q@d5 k@h1", "q", 25), ("q@d5 k@e5", "q", 30)],
)
def test_king_and_queen_help_each_other_but_not_themselves(
    pieces: str, piece: str, power: int
) -> None:
    """RULES 4.29"""
    position = act(draw(f"2; side strategists; 0 {pieces}; 1 sa@d6 k@h10"), "0 done")
    assert led(position, "1 sa", piece) == power


def led(position: Bastion, target: str, piece: str) -> Argument:
    """Return the greatest power against the target with this valiant."""
    act(position, f"0 target {target}")
    if step(position) == "cards":
        return max(int(args_of(position, f"courage {card}")["power"]) for card in cards(position))
    return args_of(position, f"valiant {piece}")["most"]


def cards(position: Bastion, seat: int = 0) -> list[int]:
    choice = GAME.choice(position, seat)
    assert choice is not None
    return [
        int(option.action.split()[1]) for option in choice.options if "courage" in option.action
    ]


def test_a_loaded_tower_counts_one_force_more() -> None:
    """RULES 4.14, 4.29"""
    position = act(draw("2; side strategists; 0 ta=t2@d5 sa^ta; 1 sa@d6"), "0 done")
    assert args_of(position, "target 1 sa")["most"] == 24


def test_a_gang_counts_its_best_valiant_and_all_possible_supporters() -> None:
    """RULES 4.26, 4.30: 6 x 4 + 5 = 29, 5 x 3 + 6 = 21."""
    position = act(draw("2; 0 sa=s8@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done")
    assert args_of(position, "target 1 ca")["most"] == 29
    act(position, "0 target 1 ca")
    assert args_of(position, "valiant sa")["most"] == 29
    assert args_of(position, "valiant sb")["most"] == 21


def test_supporters_do_not_count_against_the_battlefield() -> None:
    """RULES 4.45"""
    position = act(draw("4; 0 sa=s6@g6 sb=s7@f6; 1 sa@g7; 2 k@g13; 3 k@m7"), "0 done")
    assert args_of(position, "target 1 sa")["most"] == 21


def test_the_reserve_limits_the_preview() -> None:
    """RULES 4.28"""
    text = "2; 0 sa=s8@d5; 1 ca=c2@d6; reserve 0 10 1 10; reserve 1 10 10 0"
    position = show(act(draw(text), "0 done"), 1, "ca")
    args = args_of(position, "target 1 ca")
    assert args["most"] == 12
    assert range_of(args) == (8, 8)


def test_seen_values_are_used() -> None:
    """RULES 6.2; page 10 of the booklet: 7 x 3 = 21 against 8 x 3 = 24."""
    position = show(act(draw("2; 0 sa=s7@d5; 1 ca=c2@d6"), "0 done"), 1, "ca")
    args = args_of(position, "target 1 ca")
    assert args["most"] == 21
    assert range_of(args) == (8, 24)


def test_an_unseen_piece_may_be_any_unseen_figure_of_its_kind() -> None:
    """RULES 6.2"""
    position = act(draw("2; rest home; 0 sa@d5; 1 sa=s4@d6"), "0 done")
    assert range_of(args_of(position, "target 1 sa")) == (5, 24)
    unseen = [name for name in PIECES[1:8] if figure(position, 1, name) not in ("s1", "s6")]
    show(position, 1, *unseen)
    # 8/2, 6/2 and 5/4 are left: 8 x 2 and 5 x 4.
    assert range_of(args_of(position, "target 1 sa")) == (5, 20)
    show(position, 1, *PIECES[:8])
    assert range_of(args_of(position, "target 1 sa")) == (8, 16)


def figure(position: Bastion, seat: int, piece: str) -> str:
    return f"s{position.value[seat * PIECE_COUNT + PIECES.index(piece)] + 1}"


def test_the_last_of_a_pair_is_known() -> None:
    """RULES 6.2"""
    position = act(draw("2; rest home; 0 sa@d5; 1 ca=c2@d6"), "0 done")
    assert range_of(args_of(position, "target 1 ca")) == (7, 24)
    assert range_of(args_of(show(position, 1, "cb"), "target 1 ca")) == (8, 24)


def test_a_drawbridge_shows_its_resistance() -> None:
    """RULES 4.19, 8.52: a weak Tower's card 2 makes 20."""
    position = act(draw("2; side strategists; 0 ta=t1@d8; 1 k@h9; bridge 1 12"), "0 done")
    args = args_of(position, "assault 1")
    assert (args["most"], args["left"]) == (20, 12)
    act(position, "0 assault 1")
    assert asked(position)["left"] == 12
    assert [args_of(position, f"courage {card}")["power"] for card in (1, 2)] == [10, 20]


def test_a_felling_tower_has_the_power_of_the_resistance() -> None:
    """RULES 8.52"""
    text = "2 drawbridge=fall; side strategists; 0 ta=t1@d8; reserve 0 0 0 0"
    args = args_of(act(draw(text), "0 done"), "assault 1")
    assert (args["most"], args["left"]) == (20, 20)


def test_card_options_show_the_power_on_both_sides() -> None:
    """RULES 4.30; page 11: 6 x 2 + 5 = 17 against 8 x 2 = 16 or 8 x 3 = 24."""
    position = act(draw("2; 0 sa=s1@d5 sb=s3@e5; 1 ca=c2@d6"), "0 done", "0 target 1 ca")
    act(position, "0 valiant sa", "0 support sb")
    assert args_of(position, "courage 2")["power"] == 17
    assert args_of(position, "courage 2", 1)["power"] == 16
    assert args_of(position, "courage 3", 1)["power"] == 24


def test_the_defender_counts_with_figures_that_can_be_there_together() -> None:
    """RULES 6.2: two unseen soldiers are two figures: 5 + 5 at least, 6 x 4 + 8 at most."""
    position = act(draw("2; rest home; 0 sa@d5 sb@e5; 1 ca=c2@d6"), "0 done", "0 target 1 ca")
    act(position, "0 valiant sa", "0 support sb")
    assert range_of(asked(position, 1)) == (10, 32)
    # 8/2 and 6/4 are known to be elsewhere: 7 x 3 + 7 is the most then.
    elsewhere = [name for name in PIECES[2:8] if figure(position, 0, name) in ("s4", "s8")]
    show(position, 0, *elsewhere)
    assert range_of(asked(position, 1)) == (10, 28)


@pytest.mark.parametrize(("option", "between"), [("survive", (5, 18)), ("taken", (0, 0))])
def test_an_archer_on_the_battlefield_counts_as_the_table_plays_it(
    option: str, between: tuple[int, int]
) -> None:
    """RULES 8.31"""
    text = f"4 battlefield={option}; rest home; 0 sa@g6; 1 aa@g7"
    position = act(draw(text), "0 done")
    assert range_of(args_of(position, "target 1 aa")) == between


def test_the_preview_equals_the_actual_power() -> None:
    """RULES 4.29"""
    text = "2; side strategists; 0 ca=c1@d5 q@c4 k@e5; 1 sa@d6 k@h10"
    position = act(draw(text), "0 done", "0 target 1 sa", "0 valiant ca")
    foreseen = args_of(position, "courage 2")["power"]
    listen(position)
    lay_cards(position, 2, 1)
    assert told(position, "power")[0].args["power"] == foreseen == 24


def test_an_added_card_counts_with_the_open_cards() -> None:
    """RULES 4.50: Fury adds 3 Force."""
    text = "2 cards=advanced; 0 sa=s7@d5; 1 sa@d6; event fury 0"
    position = act(draw(text), "0 done", "0 target 1 sa")
    while step(position) == "preparing":
        act(position, f"{position.actor} pass")
    act(position, "0 play fury", "1 courage 1")
    assert step(position) == "adding"
    assert args_of(position, "courage 2")["power"] == 20


def test_an_ambush_has_no_cards_to_count_with() -> None:
    """RULES 4.49"""
    text = "2 cards=advanced; 0 sa@d5 sb@e5; 1 sa@d6 sb@e6; event ambush 0"
    position = act(draw(text), "0 done", "0 play ambush")
    assert "most" not in args_of(position, "target 1 sa")
    act(position, "0 target 1 sa")
    assert "most" not in args_of(position, "valiant sa")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redealt_positions_give_the_same_preview(players: int) -> None:
    """RULES 6.2, 6.7"""
    about_fights = 0
    for digit in "123456":
        position = GAME.new(players=players, options={"cards": "advanced"}, seed=digit * 64)
        for moment in steps(position, Random(7)):
            choice = GAME.choice(position, moment.seat)
            if "theirs" in str(choice) or "power" in str(choice):
                about_fights += 1
                for salt in (0, 1):
                    chance = Chance(f"{moment.number * 2 + salt:064x}")
                    world = position.redeal(moment.seat, chance)
                    assert GAME.choice(world, moment.seat) == choice
    assert about_fights > 50
