"""Bots see only sights."""

import pytest

from tests.battery import laws
from tests.battery.matches import many_moments, moments
from tests.battery.variants import PLAYED, STANDARD, Variant


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_bots_choose_legally_and_know_only_what_their_seat_knows(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_bots(variant.game, moment.position, moment.number)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_advice_knows_only_what_its_seat_knows_and_gives_reasons(variant: Variant) -> None:
    for moment in list(moments(variant, each=1))[::4]:
        laws.check_advice(variant.game, moment.position, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_the_numbers_of_a_position_are_what_its_seat_knows(variant: Variant) -> None:
    for moment in many_moments(variant):
        laws.check_encoding(variant.game, moment.position, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_every_seat_of_a_position_is_judged(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_judge(variant.game, moment.position)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_hidden_choices_of_rivals_can_be_opened_again(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        for seat in range(variant.players):
            laws.check_reopen(variant.game, moment.position, seat, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_rounds_are_counted_up(variant: Variant) -> None:
    rounds = [moment.position.round() for moment in moments(variant, each=1)]
    assert rounds == sorted(rounds)
    assert rounds[0] >= 0
