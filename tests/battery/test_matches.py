"""Whole matches: they end, conserve their parts, and follow from seed and actions."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.battery import laws
from tests.battery.matches import finished, moments, played, steps
from tests.battery.variants import GAMES, PLAYED, STANDARD, Variant, game_of, seat_counts, seed_of
from tocsin.kernel.outcome import Outcome

NUMBERS = st.integers(0, 2**32)


@st.composite
def mixtures(draw: st.DrawFn, game_id: str) -> Variant:
    """Draw a table with any values of all options together."""
    game = game_of(game_id)
    players = draw(st.sampled_from(seat_counts(game)))
    chosen: dict[str, str] = {}
    for option in game.options:
        values = option.values(players)
        chosen[option.id] = draw(st.sampled_from(values if option.applies(chosen) else values[:1]))
    return Variant(game_id, players, tuple(chosen.items()))


def check_outcome(outcome: Outcome, players: int) -> None:
    assert len(outcome.totals) == len(outcome.breakdown) == len(outcome.ranks) == players
    assert outcome.totals == [sum(points.values()) for points in outcome.breakdown]
    assert min(outcome.ranks) == 1
    assert outcome.winners()
    for total, rank in zip(outcome.totals, outcome.ranks):
        for other_total, other_rank in zip(outcome.totals, outcome.ranks):
            assert rank >= other_rank or total >= other_total, "a better rank with a lower total"


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_a_match_ends_with_an_outcome(variant: Variant) -> None:
    position = variant.new(seed_of(0))
    owing: set[int] = set()
    for step in played(variant, position, 0):
        actors = set(position.actors())
        assert owing <= actors, f"step {step.number}: a seat was passed over"
        owing = actors - {step.seat}
        assert position.outcome() is None
        if step.number % 8 == 0:
            laws.check_conservation(variant.game, position)
    assert not owing
    outcome = position.outcome()
    assert outcome is not None
    check_outcome(outcome, variant.players)
    assert all(position.legal(seat) == [] for seat in range(variant.players))


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_scores_are_sums_and_end_as_the_outcome(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_scores(variant.game, moment.position)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=12)
@given(data=st.data(), number=NUMBERS)
def test_random_matches_with_any_options_end(
    game_id: str, data: st.DataObject, number: int
) -> None:
    variant = data.draw(mixtures(game_id))
    outcome = finished(variant, number)[0].outcome()
    assert outcome is not None
    check_outcome(outcome, variant.players)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_actors_and_legal_actions_keep_the_contract(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_actors(moment.position)
        laws.check_legal(variant.game, moment.position)
        laws.check_closed(variant.game, moment.position)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_every_legal_action_applies(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_every_legal_action_applies(moment.position)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_parts_are_conserved_by_every_legal_action(variant: Variant) -> None:
    for moment in moments(variant, each=1):
        laws.check_conservation(variant.game, moment.position)
        for seat in moment.position.actors():
            for action in moment.position.legal(seat):
                clone = moment.position.copy()
                clone.apply(seat, action)
                laws.check_conservation(variant.game, clone)


def test_game_without_conservation_check_is_reported() -> None:
    with pytest.raises(AssertionError, match=r"write tests/games/chess/conservation\.py"):
        laws.conservation("chess")


@pytest.mark.parametrize("variant", STANDARD, ids=str)
@settings(max_examples=2)
@given(number=NUMBERS)
def test_the_same_seed_and_actions_give_the_same_match(variant: Variant, number: int) -> None:
    first, lines = finished(variant, number)
    again, same_lines = finished(variant, number)
    assert lines == same_lines
    assert laws.truth(first) == laws.truth(again)


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_chance_comes_from_the_seed_alone(variant: Variant) -> None:
    """Until the seed is drawn from, positions under two seeds differ in nothing but the seed."""
    one, other = variant.new(seed_of(1)), variant.new(seed_of(2))
    for step in steps(one, Random(0)):
        if one.chance.drawn or other.chance.drawn:
            break
        other.apply(step.seat, step.action)
        clone = one.copy()
        clone.apply(step.seat, step.action)
        if clone.chance.drawn:
            break
        assert laws.truth(clone).replace(seed_of(1).encode(), b"") == laws.truth(other).replace(
            seed_of(2).encode(), b""
        )


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_reveals_and_draws_never_decrease(variant: Variant) -> None:
    reveals = drawn = 0
    for step in steps(variant.new(seed_of(0)), Random(0)):
        assert step.position.reveals >= reveals
        assert step.position.chance.drawn >= drawn
        reveals, drawn = step.position.reveals, step.position.chance.drawn
