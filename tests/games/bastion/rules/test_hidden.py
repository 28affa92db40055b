"""Chance, redealt cards and the end of secrecy (RULES 5 and 6)."""

from random import Random
from typing import cast

import pytest

from tests.battery.matches import steps
from tests.games.bastion.notation import GAME, SEED, act, draw, lay_cards
from tests.games.bastion.rules.redealing import redealt
from tocsin.games.bastion.rules.board import PIECE_COUNT
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.chance import Chance
from tocsin.kernel.fields import index_of
from tocsin.kernel.position import SPECTATOR
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match


def test_combat_draws_nothing() -> None:
    """RULES 5.1"""
    position = act(draw("2; 0 sa@d5; 1 sa@d6"), "0 done", "0 target 1 sa")
    drawn = position.chance.drawn
    lay_cards(position, 1, 1)
    assert position.chance.drawn == drawn


def test_a_redealt_card_may_be_any_legal_card() -> None:
    """RULES 6.7"""
    position = act(draw("2; 0 sa=s8@d5; 1 sa=s8@d6"), "0 done", "0 target 1 sa", "1 courage 4")
    position.shown[PIECE_COUNT] = 31
    assert {world.cards[1] for world in redealt(position, 0)} == {1, 2, 3, 4}
    assert GAME.view(position, 0)["combat"]["cards"] == [None, True]
    assert GAME.view(position, 1)["combat"]["cards"] == [None, "4"]


def test_a_redealt_card_never_exceeds_the_redealt_courage() -> None:
    """RULES 6.7"""
    position = act(
        draw("2; rest home; 0 sa@d5; 1 sa=s8@d6"), "0 done", "0 target 1 sa", "1 courage 4"
    )
    for world in redealt(position, 0):
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
    """RULES 6.7: a declaration reveals nothing."""
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


def test_objects_and_events_in_other_hands_are_secret() -> None:
    """RULES 6.7"""
    position = GAME.new(players=3, options={"cards": "advanced"}, seed=SEED)
    assert isinstance(position, Bastion)
    view = GAME.view(position, 0)["seats"]
    assert view[1]["object"] is True
    assert view[1]["event"] is True
    own = (index_of(position.bearer, -3), index_of(position.event_at, 0))
    others = set()
    for world in redealt(position, 0):
        assert (index_of(world.bearer, -3), index_of(world.event_at, 0)) == own
        others.add((index_of(world.bearer, -4), index_of(world.event_at, 1)))
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
    """Ruling A50; the question gives the reason."""
    options = {"cards": "advanced", "deployment": "free", "objectives": objectives}
    for number in range(3):
        position = GAME.new(players=players, options=options, seed=f"{number:064x}")
        for played in steps(position, Random(number)):
            for seat in position.actors():
                if len(position.legal(seat)) == 1:
                    choice = GAME.choice(position, seat)
                    assert choice is not None
                    assert choice.message.key.endswith("-alone"), f"{played.number}: {choice}"
