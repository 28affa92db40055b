"""What a match has taken it gives back: nothing is kept for each thing that is done or told."""

import gc
import sys
from random import Random

import pytest

from tests.battery.variants import STANDARD, Variant, seed_of

STEPS = 60
# What Python itself keeps or lets go of now and then; a leak is one for each step at least.
SOME = 25


def play(variant: Variant) -> None:
    """Play and tell everybody, as a table does; the same every time."""
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
def test_a_match_gives_back_what_it_took(variant: Variant) -> None:
    play(variant)
    play(variant)
    gc.collect()
    before = sys.getallocatedblocks()
    play(variant)
    gc.collect()
    assert sys.getallocatedblocks() - before < SOME
