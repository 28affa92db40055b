"""Matches leak no memory."""

import gc
import sys
from random import Random

import pytest

from tests.battery.variants import STANDARD, Variant, seed_of

STEPS = 60
# Python itself allocates a few blocks; a leak has at least one for each step.
MAX_NEW_BLOCKS = 25


def play(variant: Variant) -> None:
    """Play a match with the views and events of all viewers, equal at each call."""
    game, random = variant.game, Random(1)
    position = variant.new(seed_of(1))
    viewers = [None, *range(variant.players)]
    for _ in range(STEPS):
        if position.outcome() is not None:
            return
        seat = random.choice(position.actors())
        action = random.choice(position.legal(seat))
        game.choice(position, seat)
        after, journal = position.copy(), list[list[int]]()
        after.journal = journal
        after.apply(seat, action)
        moments = game.view_history([position, after])
        for viewer in viewers:
            game.events(journal, viewer)
            moments.change(0, 1, viewer)
            game.sheets(game.view(after, viewer))
        after.journal = None
        position = after


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_playing_a_match_leaks_no_memory(variant: Variant) -> None:
    play(variant)
    play(variant)
    gc.collect()
    before = sys.getallocatedblocks()
    play(variant)
    gc.collect()
    assert sys.getallocatedblocks() - before < MAX_NEW_BLOCKS
