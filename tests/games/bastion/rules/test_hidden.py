"""Chance and what is hidden (RULES 5 and 6)."""

from random import Random
from typing import Any, cast

import pytest

from tests.battery.matches import steps
from tests.games.bastion.notation import (
    GAME,
    SEED,
    act,
    draw,
    hand,
    lay_cards,
    options,
    step,
)
from tocsin.games.bastion.rules.board import KIND, PIECE_COUNT
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.chance import Chance
from tocsin.kernel.fields import place_in
from tocsin.kernel.position import SPECTATOR
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match


def pieces(position: Bastion, viewer: int | None) -> dict[str, Any]:
    return {piece["id"]: piece for piece in GAME.view(position, viewer)["pieces"]}


def worlds(position: Bastion, viewer: int, count: int = 40) -> list[Bastion]:
    found = (position.redeal(viewer, Chance(f"{n:064x}")) for n in range(count))
    return [cast(Bastion, world) for world in found]


def test_combat_draws_nothing() -> None:
    """RULES 5.1"""
    position = act(draw("2; 0 sa@d5; 1 sa@d6"), "0 done", "0 target 1 sa")
    drawn = position.chance.drawn
    lay_cards(position, 1, 1)
    assert position.chance.drawn == drawn


def test_values_are_known_to_their_seat_alone_until_a_combat() -> None:
    """RULES 6.1, 6.2"""
    position = act(draw("3; 0 sa=s8@A:d4; 1 sa=s4@A:d5; 2 sa@C:d4"), "0 done")
    assert pieces(position, 0)["0:sa"]["force"] == 6
    assert pieces(position, 1)["0:sa"]["force"] is None
    act(position, "0 target 1 sa")
    lay_cards(position, 1, 1)
    for viewer in (None, 0, 1, 2):
        assert pieces(position, viewer)["0:sa"]["force"] == 6
        assert pieces(position, viewer)["1:sa"]["force"] == 8


def test_a_captured_rider_is_seen_by_its_captor_only() -> None:
    """RULES 6.2, ruling A38"""
    text = "3; 0 sa=s8@A:c4; 1 ta=t1@A:d5 sb=s7^ta k@B:h5; 2 sa@C:d4"
    position = act(draw(text), "0 done", "0 target 1 ta")
    lay_cards(position, 4, 1)
    assert pieces(position, 0)["1:sb"]["force"] == 7
    assert pieces(position, 2)["1:sb"]["force"] is None
    assert pieces(position, None)["1:sb"]["force"] is None


def test_unseen_values_are_shuffled_within_their_kind() -> None:
    """RULES 6.2"""
    position = GAME.new(players=2, seed=SEED)
    assert isinstance(position, Bastion)
    seen = set()
    for world in worlds(position, 0):
        values = world.value[PIECE_COUNT:]
        assert all(KIND[figure] == KIND[slot] for slot, figure in enumerate(values))
        assert world.value[:PIECE_COUNT] == position.value[:PIECE_COUNT]
        seen.add(tuple(values))
    assert len(seen) > 30


def test_values_that_were_shown_stay() -> None:
    """RULES 6.2"""
    position = draw("2; rest home; 1 sa=s8@d6")
    position.shown[PIECE_COUNT] = 31
    assert {world.value[PIECE_COUNT] for world in worlds(position, 0)} == {7}


def test_a_redealt_card_may_be_any_legal_card() -> None:
    """RULES 6.7"""
    position = act(draw("2; 0 sa=s8@d5; 1 sa=s8@d6"), "0 done", "0 target 1 sa", "1 courage 4")
    position.shown[PIECE_COUNT] = 31
    assert {world.cards[1] for world in worlds(position, 0)} == {1, 2, 3, 4}
    assert GAME.view(position, 0)["combat"]["cards"] == [None, True]
    assert GAME.view(position, 1)["combat"]["cards"] == [None, "4"]


def test_a_redealt_card_never_exceeds_the_redealt_courage() -> None:
    """RULES 6.7"""
    position = act(
        draw("2; rest home; 0 sa@d5; 1 sa=s8@d6"), "0 done", "0 target 1 sa", "1 courage 4"
    )
    for world in worlds(position, 0):
        assert world.cards[1] <= world.board.courage[world.value[PIECE_COUNT]]


def before_cards(seed: str) -> Match:
    """Return a match in which an attack was just declared and both sides owe a card."""
    match = Match(GAME, [SeatRecord("Ann"), SeatRecord("Bea")], {}, seed)
    for moment in steps(match.position.copy(), Random(3)):
        match.play(moment.seat, moment.action)
        if len(match.position.actors()) == 2:
            return match
    raise AssertionError("nobody ever fought")


def test_an_attack_can_be_undone_until_a_card_is_laid() -> None:
    """RULES 6.7: to declare it has shown nothing."""
    match = before_cards(SEED)
    attacker = match.log[-1].seat
    defender = 1 - attacker
    assert match.can_undo(attacker)
    match.play(defender, match.position.legal(defender)[0])
    assert not match.can_undo(attacker)
    assert match.can_undo(defender)
    match.undo(defender)
    match.undo(attacker)
    assert match.position.actors() == [attacker]


def test_open_cards_cannot_be_undone() -> None:
    """RULES 6.7"""
    match = before_cards(SEED)
    for seat in (0, 1):
        match.play(seat, match.position.legal(seat)[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)


# --- missions


def known(position: Bastion, viewer: int | None) -> list[Any]:
    return list(GAME.view(position, viewer)["deck"])


def test_hands_and_deck_are_secret() -> None:
    """RULES 6.4"""
    position = draw("2; 0 sa@d5; hands m01 m02 m03 | m04 m05 m06")
    assert GAME.view(position, 1)["seats"][0]["hand"] == [None] * 3
    assert known(position, 1) == [None] * 12
    hands = {tuple(sorted(hand(world, 0))) for world in worlds(position, 1)}
    assert len(hands) > 30
    assert all(hand(world, 1) == ["m04", "m05", "m06"] for world in worlds(position, 1))


def test_a_card_put_under_the_deck_is_known_to_its_seat() -> None:
    """RULES 6.5"""
    position = GAME.new(players=2, seed=SEED)
    assert isinstance(position, Bastion)
    seat = position.first
    card = sorted(options(position, seat))[0].split()[1]
    act(position, f"{seat} return {card}")
    assert known(position, seat)[-1] == card
    assert known(position, 1 - seat)[-1] is None
    for world in worlds(position, seat):
        assert world.deck[-1] == position.deck[-1]


def test_a_lost_mission_goes_under_the_deck_in_public() -> None:
    """RULES 6.5"""
    position = draw("2; 0 sa@d9 sb>1 sc>1 sd>1; 1 k@h9; laid 1 m13")
    act(position, "0 move sa", "0 to d10", "0 free sb", "0 to d9")
    for viewer in (None, 0, 1):
        assert known(position, viewer)[-1] == "m13"


def spied() -> Bastion:
    """Seat 0 has just spied on seat 1, whose turn it is."""
    position = act(draw("2; 0 sa@d9 k@h3; hands m08 m09 m03 | m01 m02 m04"), "0 done")
    return act(position, "0 spy sa 1")


def test_a_spied_hand_is_known() -> None:
    """RULES 6.6"""
    position = spied()
    while step(position) != "token":
        act(position, f"{position.actor} end")
    assert all(hand(world, 1) == ["m01", "m02", "m04"] for world in worlds(position, 0))


def test_after_a_change_of_strategy_the_spy_knows_each_card_in_the_hand_or_at_the_bottom() -> None:
    """RULES 6.6"""
    position = spied()
    while step(position) != "token":
        act(position, f"{position.actor} end")
    act(position, "1 strategists")
    while step(position) != "redrawing":
        act(position, f"1 {finish(position)}")
    act(position, "1 redraw")
    given = sorted(options(position, 1))[0].split()[1]
    act(position, f"1 return {given}")
    places = {(tuple(sorted(hand(world, 1))), world.deck[-1]) for world in worlds(position, 0, 200)}
    spied_cards = {"m01", "m02", "m04"}
    for cards, bottom in places:
        missing = spied_cards - set(cards)
        assert len(missing) <= 1
        if missing:
            assert missing == {f"m{bottom + 1:02}"}
    assert len({bottom for _, bottom in places}) > 3


def finish(position: Bastion) -> str:
    """Return what ends the present step."""
    texts = options(position, position.actor)
    return next(text for text in ("done", "end", "pass") if text in texts)


# --- objects and events


def test_objects_and_events_in_other_hands_are_secret() -> None:
    """RULES 6.7"""
    position = GAME.new(players=3, options={"cards": "advanced"}, seed=SEED)
    assert isinstance(position, Bastion)
    view = GAME.view(position, 0)["seats"]
    assert view[1]["object"] is True
    assert view[1]["event"] is True
    own = (place_in(position.bearer, -3), place_in(position.event_at, 0))
    others = set()
    for world in worlds(position, 0):
        assert (place_in(world.bearer, -3), place_in(world.event_at, 0)) == own
        others.add((place_in(world.bearer, -4), place_in(world.event_at, 1)))
    assert len(others) > 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_everything_is_shown(players: int) -> None:
    """RULES 6.2, 7.4"""
    position = GAME.new(players=players, options={"round_limit": "20"}, seed=SEED)
    dice = Random(4)
    while actors := position.actors():
        seat = dice.choice(actors)
        position.apply(seat, dice.choice(position.legal(seat)))
    assert isinstance(position, Bastion)
    view = GAME.view(position, None)
    assert all(isinstance(card, str) for seat in view["seats"] for card in seat["hand"])
    assert all(piece["force"] for piece in view["pieces"])
    assert cast(Bastion, position.redeal(SPECTATOR, Chance(SEED))).value == position.value


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("objectives", ["missions", "common"])
def test_single_answers_are_asked_only_to_keep_a_secret(players: int, objectives: str) -> None:
    """Ruling A50: and such a question says so."""
    options = {"cards": "advanced", "deployment": "free", "objectives": objectives}
    for number in range(3):
        position = GAME.new(players=players, options=options, seed=f"{number:064x}")
        for played in steps(position, Random(number)):
            for seat in position.actors():
                if len(position.legal(seat)) == 1:
                    choice = GAME.choice(position, seat)
                    assert choice is not None
                    assert choice.message.key.endswith("-alone"), f"{played.number}: {choice}"
