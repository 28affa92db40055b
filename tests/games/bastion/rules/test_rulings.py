"""Rulings that no other chapter's tests show (RULES 3.4, 4.26, 4.39 and 8)."""

import re
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.bastion.notation import (
    GAME,
    SEED,
    act,
    draw,
    hand,
    lay_cards,
    listen,
    offered,
    options,
    step,
    told,
)
from tocsin.games.bastion.rules.board import KINDS, PIECES
from tocsin.games.bastion.rules.missions.drawing import can_redraw
from tocsin.games.bastion.rules.position import Bastion


def test_any_number_of_attacks_follow_each_other() -> None:
    """RULES 3.4"""
    text = "2; 0 sa=s1@d5 sb=s1@a5 sc@h5; 1 sa=s1@d6 sb=s3@a6"
    position = act(draw(text), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    act(position, "1 pass")
    assert offered(position, "target") == {"1 sb"}
    act(position, "0 target 1 sb")
    assert step(position) == "cards"


def test_the_card_of_a_gang_is_limited_by_the_valiant_and_multiplies_him_alone() -> None:
    """RULES 4.26: 8 x 2 + 6 = 22 with one, 6 x 2 + 8 = 20 with the other."""
    for valiant, supporter, power in (("sa", "sb", 16), ("sb", "sa", 12)):
        position = listen(act(draw("2; 0 sa=s4@d5 sb=s1@e5; 1 k@d6 sa@a9"), "0 done"))
        act(position, "0 target 1 k", f"0 valiant {valiant}", f"0 support {supporter}")
        lay_cards(position, 2, 1)
        assert told(position, "power")[0].args["power"] == power


def test_a_hand_is_smaller_only_when_the_deck_is_empty() -> None:
    """RULES 4.39"""
    position = draw("2; 0 sa@h5; 1 ca>0 cb>0; hands m10 m03 m08 | m01 m02 m04")
    position.deck = position.deck_label = vec[i64]()
    act(position, "0 lay m10")
    assert step(position) == "moving"
    assert hand(position, 0) == ["m03", "m08"]


def test_a_freed_king_helps_as_before() -> None:
    """Ruling A9"""
    text = "2; 0 sa=s1@d9 k>1; 1 sa=s1@e8 k@h9"
    position = listen(act(draw(text), "0 move sa", "0 to d10", "0 free k", "0 to d9"))
    act(position, "0 done")
    assert step(position) in ("fighting", "token")
    stand = listen(act(draw("2; 0 sa=s1@d5 k@e5; 1 sa=s1@d6; rescued 0 k"), "0 done"))
    act(stand, "0 target 1 sa")
    lay_cards(stand, 1, 1)
    assert told(stand, "power")[0].args["force"] == 7


def test_a_king_who_riposted_in_another_turn_may_change_the_strategy_in_his_own() -> None:
    """Ruling A36: actions count in their own turn only."""
    position = draw("2; token 1; side strategists; 0 k@d5 sa@h1; 1 ca=c1@d6 sa@e6 k@a9")
    act(position, "1 done", "1 target 0 k")
    lay_cards(position, 1, 1)
    act(position, "0 target 1 sa")
    lay_cards(position, 1, 1)
    while step(position) != "token":
        texts = options(position, position.actor)
        answer = next(text for text in ("end", "pass", "done") if text in texts)
        act(position, f"{position.actor} {answer}")
    act(position, "0 strategists")
    assert can_redraw(position, 0)


def test_a_king_carried_by_a_moving_tower_has_not_moved() -> None:
    """Ruling A49"""
    position = draw("2; side strategists; 0 ta@d5 k^ta")
    act(position, "0 move ta", "0 to d7")
    assert can_redraw(position, 0)
    act(position, "0 move k", "0 to d8")
    assert not can_redraw(position, 0)


def test_the_rider_of_the_riposte_example_is_a_knight() -> None:
    """RULES 8.56: there is no other mounted piece."""
    assert KINDS.count("knight") == 1


def test_the_game_is_named_bastion_siege() -> None:
    """RULES 8.57"""
    assert GAME.name == "Bastion’ Siege"


def test_the_tower_is_the_only_war_machine() -> None:
    """RULES 8.58"""
    assert set(KINDS) == {"soldier", "archer", "tower", "knight", "queen", "king"}
    assert len(PIECES) == 16


def test_points_come_from_missions_alone() -> None:
    """RULES 8.59"""
    position = draw("2; token 1; 0 sa@h5; 1 sa@a5; laid 0 m03; round 40 40")
    outcome = act(position, "1 done").outcome()
    assert outcome is not None
    assert outcome.breakdown == [
        {"missions": 2, "eliminated": 0},
        {"missions": 0, "eliminated": 0},
    ]


def test_the_rules_name_every_table_option() -> None:
    """RULES 1.5, 1.12, 2.3, 7.4 and 8.7"""
    rules = files("tocsin.games.bastion").joinpath("RULES.md").read_text("utf-8")
    for option in GAME.options:
        assert f"`{option.id}`" in rules
        for value in list(option.choices)[1:]:
            assert re.search(rf"`{value}`|\b{value}\b", rules)
    assert GAME.new(players=2, seed=SEED).actors()


def ferried(round_number: int) -> Bastion:
    """Return a position with an Archer of the first seat in range of a King on a wall."""
    text = f"4 deployment=free; round {round_number}; start; 0 aa@f2 ta@f3; 1 k@b6"
    ride = ("0 move aa", "0 board ta", "0 move ta", "0 to e3", "0 move aa", "0 to d4")
    return act(draw(text), "0 army", *ride, "0 done")


def test_no_attack_is_declared_on_the_first_turn_of_the_match() -> None:
    """RULES 3.6, ruling A51; page 2 of the booklet."""
    assert offered(ferried(2), "target") == {"1 k"}
    first = ferried(1)
    assert (first.token, step(first)) == (1, "token")


def test_the_second_seat_may_attack_on_its_first_turn() -> None:
    """Ruling A51"""
    position = act(draw("2; token 1; round 1; 0 sa@d6; 1 sa@d7"), "1 done")
    assert offered(position, "target", 1) == {"0 sa"}


def test_no_drawbridge_is_attacked_and_no_event_replaces_an_attack_on_the_first_turn() -> None:
    """RULES 3.6"""
    text = "2 cards=advanced; 0 sa@d8; 1 sa@e8; event ambush 0"
    assert options(act(draw(text), "0 done"), 0) == {
        "target 1 sa",
        "assault 1",
        "play ambush",
        "end",
    }
    assert act(draw(f"{text}; round 1"), "0 done").token == 1


def test_spying_is_no_combat() -> None:
    """Ruling A51"""
    position = act(draw("2; round 1; 0 sa@d9"), "0 done")
    assert options(position, 0) == {"spy sa 1", "end"}
