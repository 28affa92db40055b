"""Magic objects (RULES 2.7 and 4.46 to 4.48)."""

import pytest

from tests.games.bastion.notation import (
    GAME,
    SEED,
    act,
    draw,
    offered,
    options,
    reach_of,
    step,
    told,
    where,
)
from tests.games.bastion.rules.combat.advanced import HEAD, lay_and_resolve, powers, started
from tocsin.games.bastion.rules.position import Bastion


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_gets_one_object_and_one_event(players: int) -> None:
    """RULES 1.12, 2.7"""
    position = GAME.new(players=players, options={"cards": "advanced"}, seed=SEED)
    for seat in range(players):
        own = GAME.view(position, seat)["seats"]
        assert isinstance(own[seat]["object"], str)
        assert isinstance(own[seat]["event"], str)
        assert own[(seat + 1) % players]["object"] is True


def test_an_object_is_attached_in_the_movement_step_but_not_to_a_tower() -> None:
    """RULES 4.46; page 12 of the booklet."""
    position = draw(f"{HEAD}; 0 sa@d5 ta@e5; object helm 0; event ruse 0")
    act(position, "0 arm")
    assert options(position, 0) == {"attach sa", "attach k"}
    act(position, "0 attach sa")
    assert step(position) == "moving"
    assert "arm" not in options(position, 0)
    assert GAME.view(position, 1)["pieces"][0]["object"] == "helm"


def test_an_object_is_attached_before_the_cards_by_either_side() -> None:
    """RULES 4.46"""
    text = "0 sa@d5; 1 sa@d6; object flame_sword 0; object rune_shield 1; event fog 0; event ruse 1"
    position = started(text, "0 done", "0 target 1 sa")
    assert step(position) == "preparing"
    assert options(position, 0) == {"attach sa", "pass"}
    act(position, "0 attach sa")
    assert options(position, 1) == {"attach sa", "pass"}


def test_a_piece_bears_one_object() -> None:
    """RULES 4.46"""
    position = draw(f"{HEAD}; 0 sa@d5; object boots 0:sa; object helm 0")
    act(position, "0 arm")
    # Only the King can bear it, so the bearer is not asked.
    assert {
        piece["id"][2:]: piece["object"]
        for piece in GAME.view(position, 0)["pieces"]
        if piece["object"]
    } == {"k": "helm", "sa": "boots"}


def test_the_flame_sword_adds_2_in_attack_and_the_rune_shield_2_in_defence() -> None:
    """RULES 4.47"""
    text = "0 sa=s1@d5; 1 sa=s1@d6; object flame_sword 0:sa; object rune_shield 1:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 1, 1)
    assert powers(position) == [8, 8]


def test_the_helm_lifts_the_limit_by_one() -> None:
    """RULES 4.47"""
    position = started("0 sa=s1@d5; 1 sa@d6; object helm 0:sa", "0 done", "0 target 1 sa")
    lay_and_resolve(position)
    assert offered(position, "courage", 0) >= {"1", "2", "3"}
    assert "4" not in offered(position, "courage", 0)


def test_the_boots_give_one_more_free_step() -> None:
    """RULES 4.47"""
    position = draw(f"{HEAD}; 0 sa@d5; object boots 0:sa; reserve 0 0 10 10")
    act(position, "0 move sa", "0 to d6", "0 move sa", "0 to d7")
    assert "sa" not in offered(position, "move")


def test_the_boots_give_a_knight_a_single_step_before_or_after_its_leap() -> None:
    """RULES 4.47"""
    position = draw(f"{HEAD}; side strategists; 0 ca@d5; object boots 0:ca")
    assert {"d6", "d7"} <= reach_of(position, "ca")
    act(position, "0 move ca", "0 to d6")
    assert "d8" in reach_of(position, "ca")
    assert "d7" not in reach_of(position, "ca")


def test_the_grapnel_climbs_a_wall_to_the_side_but_no_closed_drawbridge() -> None:
    """RULES 4.47"""
    position = draw(f"{HEAD}; 0 sa@c8; object grapnel 0:sa")
    assert "c9" in reach_of(position, "sa")
    gate = draw(f"{HEAD}; 0 sa@d8; object grapnel 0:sa; shut 1")
    assert "d9" not in reach_of(gate, "sa")


def test_the_silver_bow_strikes_at_a_distance_and_an_archer_sees_everything() -> None:
    """RULES 4.47"""
    soldier = started("0 sa@d5; 1 sa@d7; object silver_bow 0:sa", "0 done")
    assert offered(soldier, "target") == {"1 sa"}
    archer = started("side strategists; 0 aa@d5 sa@d6; 1 sa@d7; object silver_bow 0:aa", "0 done")
    assert offered(archer, "target") == {"1 sa"}


def test_the_bearer_of_the_silver_bow_still_strikes_in_contact() -> None:
    """RULES 4.47"""
    position = started("0 sa@d5; 1 sa@d6 sb@d7; object silver_bow 0:sa", "0 done")
    assert offered(position, "target") == {"1 sa"}
    above = started("0 sa@c1; 1 sa@b1 sb@d2 sc@e1; object silver_bow 0:sa", "0 done")
    assert offered(above, "target") == {"1 sa", "1 sb", "1 sc"}


def test_the_silver_bow_does_not_threaten_shooters() -> None:
    """RULES 4.31 and 4.47: only an Archer can capture its shooter."""
    text = "side strategists; 0 aa=a1@d5; 1 sa=s8@d7 k@h8; object silver_bow 1:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 1, 4)
    assert where(position, 0, "aa") == "d5"


def test_the_amulet_brings_its_bearer_home_once() -> None:
    """RULES 4.47, ruling A47"""
    text = "0 sa=s8@d5; 1 sa=s1@d6 k@h8; object amulet 1:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 4, 1)
    assert where(position, 1, "sa") == "e10"
    assert GAME.view(position, None)["put_away"] == ["amulet"]


def test_of_equally_near_squares_the_owner_of_the_amulet_chooses() -> None:
    """Ruling A47: on the throne stands the King."""
    text = "0 sa=s8@d5; 1 sa=s1@d6 k@e10; object amulet 1:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 4, 1)
    assert (step(position), position.actors()) == ("homing", [1])
    assert offered(position, "to", 1) == {"d10", "f10", "d9", "e9", "f9"}
    assert told(position, "brought-home") == []
    act(position, "1 to f9")
    assert where(position, 1, "sa") == "f9"
    (event,) = told(position, "brought-home")
    assert (event.args["file"], event.args["row"]) == ("file:f", 9)
    assert step(position) == "token"


def seen(position: Bastion, viewer: int | None) -> int | None:
    pieces = {piece["id"]: piece for piece in GAME.view(position, viewer)["pieces"]}
    force: int | None = pieces["1:sa"]["force"]
    return force


def test_the_crystal_ball_shows_values_in_contact_and_in_combat() -> None:
    """RULES 4.47"""
    position = draw(f"{HEAD}; 0 sa@d5; 1 sa=s8@d7; object crystal_ball 0:sa")
    assert seen(position, 0) is None
    act(position, "0 move sa", "0 to d6")
    assert seen(position, 0) == 6
    assert seen(position, None) is None


def test_the_victor_takes_the_object() -> None:
    """RULES 4.48; page 12 of the booklet."""
    text = "0 sa=s8@d5; 1 sa=s1@d6 k@h8; object helm 1:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 4, 1)
    assert position.bearer[2] == 0


def test_a_tower_takes_no_object() -> None:
    """RULES 4.48"""
    text = "side strategists; 0 ta=t2@d5; 1 sa=s1@d6 k@h8; object helm 1:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 2, 1)
    assert GAME.view(position, None)["put_away"] == ["helm"]


def test_a_victor_with_an_object_keeps_either() -> None:
    """RULES 4.48"""
    text = "0 sa=s8@d5; 1 sa=s1@d6 k@h8; object helm 1:sa; object boots 0:sa"
    position = lay_and_resolve(started(text, "0 done", "0 target 1 sa"), 4, 1)
    assert step(position) == "looting"
    assert options(position, 0) == {"bear sa", "pass"}
    act(position, "0 bear sa")
    assert GAME.view(position, None)["put_away"] == ["boots"]
