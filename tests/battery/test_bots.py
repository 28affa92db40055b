"""Bots see only sights."""

import pytest

from tests.battery import laws
from tests.battery.matches import moments
from tests.battery.variants import STANDARD, Variant


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_bots_choose_legally_and_know_only_what_their_seat_knows(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_bots(variant.game, moment.position, moment.number)
