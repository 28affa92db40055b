"""Magic objects and events (RULES 2.7 and 4.46 to 4.51)."""

import pytest

from tests.games.bastion.notation import (
    GAME,
    SEED,
    act,
    draw,
    lay_cards,
    listen,
    offered,
    options,
    reach_of,
    reserve,
    step,
    told,
    where,
)
from tocsin.games.bastion.rules.position import Bastion

HEAD = "2 cards=advanced"


def started(text: str, *answers: str) -> Bastion:
    return listen(act(draw(f"{HEAD}; {text}"), *answers))


def lay_and_resolve(position: Bastion, *cards: int) -> Bastion:
    """Add nothing before the cards, then lay them."""
    while step(position) in ("mustering", "preparing"):
        texts = sorted(options(position, position.actor))
        answer = "pass" if "pass" in texts else texts[-1]
        act(position, f"{position.actor} {answer}")
    return lay_cards(position, *cards)


def powers(position: Bastion) -> list[object]:
    return [event.args["power"] for event in told(position, "power")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_gets_one_object_and_one_event(players: int) -> None:
    """RULES 1.12, 2.7"""
    position = GAME.new(players=players, options={"cards": "advanced"}, seed=SEED)
    for seat in range(players):
        own = GAME.view(position, seat)["seats"]
        assert isinstance(own[seat]["object"], str)
        assert isinstance(own[seat]["event"], str)
        assert own[(seat + 1) % players]["object"] is True


# --- attaching


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
    # Only the King is free to bear it, so nobody is asked.
    assert {
        piece["id"][2:]: piece["object"]
        for piece in GAME.view(position, 0)["pieces"]
        if piece["object"]
    } == {"k": "helm", "sa": "boots"}


# --- the objects


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
    """RULES 4.31 and 4.47: only an Archer threatens whoever shoots at it."""
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


def test_the_crystal_ball_shows_values_in_contact_and_in_combat() -> None:
    """RULES 4.47"""
    position = draw(f"{HEAD}; 0 sa@d5; 1 sa=s8@d7; object crystal_ball 0:sa")
    assert seen(position, 0) is None
    act(position, "0 move sa", "0 to d6")
    assert seen(position, 0) == 6
    assert seen(position, None) is None


def seen(position: Bastion, viewer: int | None) -> int | None:
    pieces = {piece["id"]: piece for piece in GAME.view(position, viewer)["pieces"]}
    force: int | None = pieces["1:sa"]["force"]
    return force


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


def test_the_combat_report_lists_looted_objects() -> None:
    """RULES 4.48"""
    text = "0 sa=s8@d5 sb@d4; 1 sa=s1@d6 sb@e4 k@h8; object helm 1:sa"
    position = started(text, "0 done", "0 target 1 sa")
    won = lay_and_resolve(position, 4, 1)
    assert GAME.view(won, None)["fought"]["won"] == [{"piece": "0:sa", "object": "helm"}]
    assert GAME.from_json(won.to_json()).to_json() == won.to_json()
    # Another attack begins with nothing won.
    act(won, "1 pass", "0 target 1 sb")
    assert GAME.view(lay_and_resolve(won, 1, 1), None)["fought"]["won"] == []


# --- events


def test_an_ambush_captures_without_cards_and_risks_nothing() -> None:
    """RULES 4.49; page 13 of the booklet: 2 green and 1 red."""
    text = "0 sa=s1@d5; 1 sa=s1@d6; event ambush 0"
    position = started(text, "0 done", "0 play ambush")
    assert where(position, 1, "sa") == ">0"
    assert reserve(position, 0) == [8, 9, 10]
    safe = started("0 sa=s3@d5; 1 k@d6 q@d7; event ambush 0", "0 done", "0 play ambush")
    assert where(safe, 0, "sa") == "d5"
    assert step(safe) == "token"


def test_no_event_is_played_against_a_tower() -> None:
    """RULES 4.49; page 13 of the booklet."""
    position = started("0 sa@d5; 1 ta@d6; event ambush 0", "0 done")
    assert offered(position, "play") == set()


def test_stealing_takes_the_object_of_an_enemy_in_contact() -> None:
    """RULES 4.49 and 7.4, ruling A48"""
    text = "0 sa@d5; 1 sa@d6; object helm 1:sa; event theft 0; round 5 3"
    position = started(text, "0 done", "0 play theft")
    assert position.bearer[2] == 0
    assert reserve(position, 0) == [8, 10, 10]
    assert position.progress == 5
    laden = started(f"{text}; object boots 0:sa", "0 done")
    assert offered(laden, "play") == set()


def test_the_combat_step_is_asked_whenever_a_theft_may_be_possible() -> None:
    """Ruling A50: an Archer in contact attacks nobody, but might steal."""
    for event in ("theft", "fog"):
        text = f"side strategists; 0 aa@d5; 1 sa@d6; object helm 1:sa; event {event} 0"
        position = started(text, "0 done")
        assert step(position) == "fighting"
    plain = started("side strategists; 0 aa@d5; 1 sa@d6; event fog 0", "0 done")
    assert step(plain) == "token"


def cards(text: str, mine: str, theirs: str, *more: str) -> Bastion:
    position = started(text, "0 done", "0 target 1 sa")
    while step(position) == "preparing":
        act(position, f"{position.actor} pass")
    return act(position, f"0 {mine}", f"1 {theirs}", *more)


def test_a_ruse_chooses_its_card_when_both_lie_open() -> None:
    """RULES 4.50"""
    text = "0 sa=s8@d5; 1 sa=s7@d6; event ruse 0"
    position = cards(text, "play ruse", "courage 3")
    assert step(position) == "adding"
    act(position, "0 courage 4")
    assert powers(position) == [24, 21]
    assert reserve(position, 0) == [8, 7, 10]


def test_fog_makes_both_fight_with_courage_1() -> None:
    """RULES 4.50: the other still pays."""
    position = cards("0 sa=s4@d5; 1 sa=s7@d6; event fog 0", "play fog", "courage 3")
    assert powers(position) == [8, 7]
    assert reserve(position, 0) == [8, 10, 10]
    assert reserve(position, 1) == [10, 8, 10]


def test_a_mirror_copies_the_courage_even_above_the_limit() -> None:
    """RULES 4.50"""
    position = cards("0 sa=s4@d5; 1 sa=s7@d6; event mirror 0", "play mirror", "courage 3")
    assert powers(position) == [24, 21]
    assert reserve(position, 0) == [8, 10, 10]


def test_a_mirror_copies_a_card_added_to_an_event_and_else_1() -> None:
    """RULES 4.50"""
    text = "0 sa=s4@d5; 1 sa=s7@d6; event mirror 0"
    ruse = cards(f"{text}; event ruse 1", "play mirror", "play ruse", "1 courage 3")
    assert powers(ruse) == [24, 21]
    fog = cards(f"{text}; event fog 1", "play mirror", "play fog")
    assert powers(fog) == [8, 7]


def test_the_queen_helps_in_fog_too() -> None:
    """RULES 4.50"""
    position = cards("0 sa=s4@d5 q@e4; 1 sa=s7@d6; event fog 1", "courage 2", "play fog")
    assert powers(position) == [16, 7]


def test_the_attacker_adds_a_card_first() -> None:
    """RULES 4.50"""
    text = "0 sa=s8@d5; 1 sa=s7@d6; event fury 0; event ruse 1"
    position = cards(text, "play fury", "play ruse")
    assert (step(position), position.actor) == ("adding", 0)
    act(position, "0 courage 1")
    assert (step(position), position.actor) == ("adding", 1)


def test_fury_adds_3_force_and_a_card_of_1_or_2() -> None:
    """RULES 4.50"""
    position = cards("0 sa=s8@d5; 1 sa=s7@d6; event fury 0", "play fury", "courage 2")
    assert options(position, 0) == {"courage 1", "courage 2"}
    act(position, "0 courage 2")
    assert powers(position) == [18, 14]
    assert reserve(position, 0) == [7, 9, 10]


def test_a_dodge_cancels_the_combat_and_steps_aside() -> None:
    """RULES 4.51"""
    text = "0 sa=s8@d5; 1 sa=s1@d6 k@h8; event dodge 1"
    position = started(text, "0 done", "0 target 1 sa", "1 play dodge")
    assert step(position) == "dodging"
    act(position, "1 to e5")
    assert where(position, 1, "sa") == "e5"
    assert reserve(position, 1) == [8, 10, 10]
    assert step(position) == "riposting"


@pytest.mark.parametrize("event", ["dodge", "truce"])
def test_the_report_on_a_cancelled_combat_lasts_until_the_next_attack(event: str) -> None:
    """RULES 4.51"""
    text = f"0 sa=s8@d5; 1 sa=s1@d6 k@h8; event {event} 1"
    position = started(text, "0 done", "0 target 1 sa")
    assert GAME.view(position, None)["fought"] is None
    act(position, f"1 play {event}")
    for viewer in (None, 0, 1):
        fought = GAME.view(position, viewer)["fought"]
        assert fought["cancelled"]
        assert (fought["attacker"], fought["valiant"], fought["target"]) == (0, "0:sa", "1:sa")
        assert fought["cards"] == [None, event]
        assert fought["powers"] == [None, None]
        assert (fought["standoff"], fought["lost"], fought["won"]) == (False, [], [])


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
