"""An action without an event for a viewer changes nothing for that viewer (docs/protocol.md)."""

import pytest

from tests.battery.variants import PLAYED, Variant
from tocsin.bots.sight import Sight
from tocsin.kernel.dice import Dice
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match

MAX_ACTIONS = 300


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_every_visible_change_has_an_event(variant: Variant) -> None:
    seats = [SeatRecord(f"seat {seat}") for seat in range(variant.players)]
    game = variant.game
    match = Match(game, seats, dict(variant.options), "5a" * 32)
    dice = Dice(11)
    bots = variant.bots(11)
    for _ in range(MAX_ACTIONS):
        actors = match.position.actors()
        if not actors:
            return
        seat = actors[dice.below(len(actors))]
        others = [viewer for viewer in range(variant.players) if viewer != seat]
        before = match.position.copy()
        could_undo = [match.can_undo(viewer) for viewer in others]
        match.play(seat, bots[seat].choose(Sight(game, match.position, seat)))
        journal = match.log[-1].journal
        for viewer, could in zip(others, could_undo, strict=True):
            if not game.events(journal, viewer):
                saw = game.view(before, viewer), could
                now = game.view(match.position, viewer), match.can_undo(viewer)
                assert now == saw, f"seat {viewer} sees an action of seat {seat} without an event"
