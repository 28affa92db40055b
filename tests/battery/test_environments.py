"""Environments: agents get the knowledge and the legal actions of their seat."""

from random import Random

import pytest
from librt.strings import BytesWriter, write_i64_le

from tests.battery import laws
from tests.battery.matches import moments
from tests.battery.variants import PLAYED, STANDARD, Variant, seed_of
from tocsin.envs.match import ILLEGAL_ACTION_REWARD, MARGIN, NO_SEAT, SHARE, EnvMatch, MatchBatch

MAX_ACTIONS = 60
MATCH_COUNT = 3


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_agent_gets_the_encoding_and_legal_actions_of_its_seat(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        match = EnvMatch(variant.game, moment.position, MAX_ACTIONS)
        for seat in range(variant.players):
            known, allowed = match.encoded(seat), match.mask(seat)
            assert known == laws.numbers(variant.game, moment.position, seat)
            legal = [action for action, may in enumerate(allowed) if may]
            assert legal == sorted(moment.position.legal(seat))
            assert len(allowed) == len(variant.game.actions)
            world = laws.redealt(moment.position, seat, seed_of(moment.number))
            clone = EnvMatch(variant.game, world, MAX_ACTIONS)
            assert (clone.encoded(seat), clone.mask(seat)) == (known, allowed), "tells a secret"


def fresh(variant: Variant, number: int, length: int = MAX_ACTIONS) -> EnvMatch:
    return EnvMatch(variant.game, variant.new(seed_of(number)), length)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_parallel_matches_equal_single_ones(variant: Variant) -> None:
    dice = Random(str(variant))
    many = MatchBatch(variant.game)
    many.row = [fresh(variant, number) for number in range(MATCH_COUNT)]
    alone = [fresh(variant, number) for number in range(MATCH_COUNT)]
    ended: list[int] = []
    while not ended:
        actions = BytesWriter()
        for match in alone:
            seat = match.actor()
            action = dice.choice(match.position.legal(seat))
            match.play(seat, action)
            write_i64_le(actions, action)
        ended = many.play(actions.getvalue())
        deciding = [match.actor() for match in alone]
        assert ended == [index for index, seat in enumerate(deciding) if seat == NO_SEAT]
        if not ended:
            seats = b"".join(int(seat).to_bytes(8, "little") for seat in deciding)
            assert many.seats() == seats
            pairs = list(zip(alone, deciding))
            assert many.observations() == b"".join(match.encoded(seat) for match, seat in pairs)
            assert many.masks() == b"".join(match.mask(seat) for match, seat in pairs)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_shares_sum_to_one_and_margins_to_zero(variant: Variant) -> None:
    position = moments(variant, each=1)[-1].position
    match = EnvMatch(variant.game, position, MAX_ACTIONS)
    outcome = position.outcome()
    assert outcome is not None
    assert (match.actor(), match.is_over(), match.is_cut()) == (NO_SEAT, True, False)
    shares, margins = match.rewards(SHARE), match.rewards(MARGIN)
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    assert winners == outcome.winners()
    assert sum(shares) == pytest.approx(1)
    assert sum(margins) == pytest.approx(0, abs=1e-9)
    others = outcome.totals[1:]
    assert margins[0] == pytest.approx(outcome.totals[0] - sum(others) / len(others))


@pytest.mark.parametrize("kind", [SHARE, MARGIN])
def test_an_illegal_action_ends_the_match_and_costs_its_seat(kind: int) -> None:
    variant = STANDARD[0]
    match = fresh(variant, 0)
    seat = match.actor()
    illegal = next(action for action, may in enumerate(match.mask(seat)) if not may)
    match.play(seat, illegal)
    assert (match.actor(), match.is_over(), match.is_cut()) == (NO_SEAT, True, False)
    assert not any(match.mask(seat))
    rewards = match.rewards(kind)
    assert rewards.pop(seat) == ILLEGAL_ACTION_REWARD[kind]
    assert set(rewards) == {0.0}


def test_a_match_that_lasts_too_long_is_cut_off_without_reward() -> None:
    match = fresh(STANDARD[0], 0, 2)
    for _ in range(2):
        assert not match.is_cut()
        seat = match.actor()
        match.play(seat, match.position.legal(seat)[0])
    assert (match.actor(), match.is_over(), match.is_cut()) == (NO_SEAT, False, True)
    assert set(match.rewards(SHARE)) == {0.0}
    assert not any(any(match.mask(seat)) for seat in range(STANDARD[0].players))
