"""Bots, advice and encodings use only the knowledge of their seat."""

import pytest

from tests.battery import laws
from tests.battery.matches import many_moments, moments
from tests.battery.variants import PLAYED, STANDARD, Variant


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_bots_are_legal_and_use_only_the_knowledge_of_their_seat(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_bots(variant.game, moment.position, moment.number)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_advice_has_reasons_and_uses_only_the_seats_knowledge(variant: Variant) -> None:
    for moment in list(moments(variant, each=1))[::4]:
        laws.check_advice(variant.game, moment.position, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_encoding_uses_only_the_knowledge_of_its_seat(variant: Variant) -> None:
    for moment in many_moments(variant):
        laws.check_encoding(variant.game, moment.position, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_every_seat_of_a_position_is_judged(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_judge(variant.game, moment.position)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_reopen_makes_hidden_choices_of_rivals_pending(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        for seat in range(variant.players):
            laws.check_reopen(variant.game, moment.position, seat, moment.number)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_rounds_are_counted_up(variant: Variant) -> None:
    rounds = [moment.position.round() for moment in moments(variant, each=1)]
    assert rounds == sorted(rounds)
    assert rounds[0] >= 0
