"""Dodge, Truce and the question before the cards (RULES 4.51)."""

import pytest

from tests.games.bastion.notation import GAME, act, draw, offered, options, reserve, step, where
from tests.games.bastion.rules.combat.advanced import HEAD, lay_and_resolve, started
from tocsin.games.bastion.rules.position import Bastion


def test_a_dodge_cancels_the_combat_and_steps_aside() -> None:
    """RULES 4.51"""
    text = "0 sa=s8@d5; 1 sa=s1@d6 k@h8; event dodge 1"
    position = started(text, "0 done", "0 target 1 sa", "1 play dodge")
    assert step(position) == "dodging"
    act(position, "1 to e5")
    assert where(position, 1, "sa") == "e5"
    assert reserve(position, 1) == [8, 10, 10]
    assert step(position) == "riposting"


def dodging(text: str, square: str) -> Bastion:
    position = started(f"{text}; event dodge 1", "0 done", "0 target 1 sa", "1 play dodge")
    return act(position, f"1 to {square}")


@pytest.mark.parametrize(
    ("token", "square", "mission"), [("treasure", "b1", "m06"), ("flag", "g1", "m07")]
)
def test_a_dodger_takes_the_treasure_or_the_flag_it_arrives_at(
    token: str, square: str, mission: str
) -> None:
    """RULES 4.35, 4.51, ruling A43"""
    wall = {"b1": "b2", "g1": "g2"}[square]
    attacker = {"b1": "c2", "g1": "f2"}[square]
    text = f"0 sa=s8@{attacker}; 1 sa=s1@{wall} k@h8; hands m01 m02 m03 | {mission} m04 m05"
    position = dodging(text, square)
    assert GAME.view(position, None)["seats"][0][token] == 1
    assert (step(position), options(position, 1)) == ("laying", {f"lay {mission}", "pass"})


def test_a_dodger_that_reaches_a_prison_frees_a_prisoner() -> None:
    """RULES 4.33, 4.51, ruling A43: the mission counts in this turn only."""
    text = "0 sa=s8@d2 k@h1; 1 sa=s1@e2 sb>0 k@h8; hands m01 m02 m04 | m03 m05 m06"
    position = dodging(text, "e1")
    assert options(position, 1) == {"free sb", "pass"}
    act(position, "1 free sb", "1 to f1")
    assert where(position, 1, "sb") == "f1"
    assert options(position, 1) == {"lay m03", "pass"}
    act(position, "1 lay m03")
    act(position, f"1 return {sorted(offered(position, 'return', 1))[0]}")
    assert step(position) == "riposting"


def test_a_king_who_dodges_onto_the_enemy_throne_may_annex_it() -> None:
    """RULES 4.37, 4.51"""
    text = "0 sa=s8@e2 k@h1; 1 k@d2 sa@h9; hands m01 m02 m04 | m08 m05 m06; event dodge 1"
    position = started(text, "0 done", "0 target 1 k", "1 play dodge", "1 to d1")
    assert options(position, 1) == {"lay m08", "pass"}


def test_a_truce_cancels_the_combat_the_riposte_and_all_further_attacks() -> None:
    """RULES 4.51"""
    text = "0 sa=s8@d5 sb@a5; 1 sa=s1@d6 sb@a6 k@h8; event truce 1"
    position = started(text, "0 done", "0 target 1 sa", "1 play truce")
    assert reserve(position, 1) == [7, 10, 10]
    assert step(position) == "token"


def test_a_rider_dodges_to_a_square_upstairs_only() -> None:
    """RULES 4.51"""
    text = "side strategists; 0 aa@b1; 1 ta@d3 sa^ta k@h8; event dodge 1"
    position = started(text, "0 done", "0 target 1 sa", "1 play dodge")
    assert offered(position, "to", 1) == {"c2"}


def test_a_truce_against_a_riposte_ends_its_players_attacks() -> None:
    """RULES 4.51"""
    text = "0 sa=s8@d5 sb=s7@a5; 1 sa=s1@d6 sb=s2@a6 k@h8; event truce 0"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 4, 1)
    assert step(position) == "riposting"
    act(position, "1 target 0 sb")
    while step(position) == "mustering":
        act(position, "1 declare")
    while position.actor == 1:
        act(position, "1 pass")
    act(position, "0 play truce")
    assert step(position) == "token"


def test_the_question_for_an_event_does_not_depend_on_the_event() -> None:
    """Ruling A50"""
    for event in ("dodge", "fog", "ambush"):
        text = f"0 sa@d5; 1 sa@d6; event {event} 1"
        position = started(text, "0 done", "0 target 1 sa")
        assert step(position) == "preparing"
        assert position.actor == 1


def test_green_spent_on_events_does_not_count_towards_the_four() -> None:
    """Ruling A39"""
    position = draw(f"{HEAD}; 0 sa=s1@d5 sb@a5; 1 sa=s1@d6 sb@a6; event ambush 0")
    position.spent = 4
    act(position, "0 done", "0 play ambush", "0 target 1 sa")
    assert step(position) == "fighting"
    assert reserve(position, 0)[0] == 8
    assert position.spent == 4
