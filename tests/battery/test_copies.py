"""Copies are independent, and JSON is an exact round trip."""

import pytest

from tests.battery import laws
from tests.battery.matches import moments, played
from tests.battery.variants import PLAYED, STANDARD, Variant, seed_of
from tocsin import games


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_playing_on_a_copy_leaves_the_original_alone(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_copy(variant.game, moment.position)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_a_position_read_back_from_json_plays_on_the_same_way(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_json(variant.game, moment.position)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_results_are_independent_of_the_position(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        # An uncached game: a broken law changes shared data, which other tests use.
        game = games.load(variant.game_id)
        laws.check_results_are_fresh(game, game.from_json(moment.position.to_json()))


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_every_field_survives_copies_and_json(variant: Variant) -> None:
    # The played position itself: a copy would already lack a field missing in `copy_from`.
    position = variant.new(seed_of(0))
    for step in played(variant, position, 0):
        if step.number % 8 == 0:
            laws.check_fields(variant.game, position)
    laws.check_fields(variant.game, position)
