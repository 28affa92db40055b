"""Branches of a match: the knowledge of one seat is kept, hidden information is resampled."""

from random import Random

import pytest

from tests.battery import laws
from tests.battery.matches import finished, steps
from tests.battery.variants import STANDARD, Variant, seed_of
from tocsin.kernel.chance import Chance
from tocsin.kernel.errors import BadRecord
from tocsin.kernel.position import Position
from tocsin.kernel.record import Origin, SeatRecord, decode, encode, replay, starting_position
from tocsin.kernel.record import steps as play
from tocsin.table.match import Match


def reached(variant: Variant, lines: list[str]) -> Position:
    """Return the position after some actions of a match."""
    position = variant.new(seed_of(0))
    for _ in play(variant.game, position, lines):
        pass
    return position


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_branch_resamples_hidden_information(variant: Variant) -> None:
    _, lines = finished(variant, 0)
    seat = variant.players - 1
    for part in range(3):
        begun = lines[: part * len(lines) // 3]
        origin = Origin("there", seed_of(0), seat, begun)
        branch = starting_position(
            variant.game, variant.players, dict(variant.options), seed_of(1), origin
        )
        assert branch.chance.seed == seed_of(1), "the seed of the other match may be public"
        world = laws.redealt(reached(variant, begun), seat, seed_of(7))
        assert laws.truth(branch) == laws.truth(world.reopen(seat, Chance(seed_of(1))))


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_record_of_a_branch_replays_with_its_origin(variant: Variant) -> None:
    _, lines = finished(variant, 0)
    origin = Origin("there", seed_of(0), 0, lines[: len(lines) // 2])
    people = [SeatRecord(f"Person {number}") for number in range(variant.players)]
    match = Match(variant.game, people, dict(variant.options), seed_of(1), origin)
    for step in steps(match.position.copy(), Random(1)):
        match.play(step.seat, step.action)
    record = decode(encode(match.record()))
    assert record == match.record()
    assert record.origin == origin
    assert replay(variant.game, record).outcome() == record.outcome
    assert record.outcome is not None


def test_branch_from_the_end_or_an_invalid_match_is_refused() -> None:
    variant = STANDARD[0]
    _, lines = finished(variant, 0)
    for actions, seat in ((lines, 0), (["0 nonsense"], 0), (["9 keep"], 0), ([], 99)):
        origin = Origin("", seed_of(0), seat, actions)
        with pytest.raises(BadRecord):
            starting_position(
                variant.game, variant.players, dict(variant.options), seed_of(1), origin
            )
