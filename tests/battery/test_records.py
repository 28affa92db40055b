"""Records: a finished match replays to the same outcome, and a changed one is refused."""

from contextlib import suppress
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.battery.matches import record
from tests.battery.variants import GAMES, PLAYED, STANDARD, Variant, game_of, seat_counts, seed_of
from tocsin.kernel.errors import BadRecord
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position
from tocsin.kernel.record import Record, SeatRecord, commitment, decode, encode, replay


@cache
def played(variant: Variant) -> Record:
    """Return the record of one random match at the table."""
    return record(variant, 0)


def smallest(game_id: str) -> Variant:
    """Return the table with the fewest seats."""
    return Variant(game_id, seat_counts(game_of(game_id))[0])


def refuse(game: Game, changed: Record) -> None:
    """Check that replaying the changed record raises BadRecord."""
    with pytest.raises(BadRecord) as caught:
        replay(game, decode(encode(changed)))
    assert caught.value.sentence


def reseeded(original: Record, seed: str) -> Record:
    return replace(original, seed=seed, commitment=commitment(seed))


def with_action(original: Record, place: int, text: str) -> Record:
    actions = original.actions.copy()
    actions[place] = text
    return replace(original, actions=actions)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_a_record_reads_back_and_replays_to_the_same_outcome(variant: Variant) -> None:
    original = played(variant)
    assert decode(encode(original)) == original
    assert replay(variant.game, decode(encode(original))).outcome() == original.outcome


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_record_of_an_unfinished_match_replays(variant: Variant) -> None:
    original = played(variant)
    half = original.actions[: len(original.actions) // 2]
    position = replay(variant.game, replace(original, actions=half, outcome=None))
    assert position.outcome() is None
    refuse(variant.game, replace(original, actions=half))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "0",
        "nonsense",
        "0 nonsense",
        "-1 {action}",
        "99 {action}",
        "x {action}",
        "² {action}",
        "0  {action}",
        "9" * 5000 + " {action}",
    ],
    ids=lambda text: repr(text[:12]),
)
@pytest.mark.parametrize("game_id", GAMES)
def test_unreadable_or_illegal_action_is_refused(game_id: str, text: str) -> None:
    original = played(smallest(game_id))
    for place in (0, len(original.actions) // 2, len(original.actions) - 1):
        action = original.actions[place].partition(" ")[2]
        refuse(game_of(game_id), with_action(original, place, text.format(action=action)))


@pytest.mark.parametrize("variant", STANDARD, ids=str)
@settings(max_examples=8)
@given(data=st.data())
def test_replaced_action_is_refused_or_keeps_the_outcome(
    variant: Variant, data: st.DataObject
) -> None:
    original = played(variant)
    place = data.draw(st.integers(0, len(original.actions) - 1))
    text = f"{data.draw(st.integers(0, variant.players - 1))} " + data.draw(
        st.sampled_from(variant.game.actions.texts)
    )
    try:
        position = replay(variant.game, with_action(original, place, text))
    except BadRecord:
        return
    assert position.outcome() == original.outcome


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_an_action_too_few_or_too_many_is_refused(variant: Variant) -> None:
    original = played(variant)
    refuse(variant.game, replace(original, actions=original.actions[:-1]))
    refuse(variant.game, replace(original, actions=original.actions + original.actions[-1:]))


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_another_outcome_is_refused(variant: Variant) -> None:
    original = played(variant)
    outcome = original.outcome
    assert outcome is not None
    changes = [
        replace(outcome, totals=[outcome.totals[0] + 1, *outcome.totals[1:]]),
        replace(outcome, ranks=[rank + 1 for rank in outcome.ranks]),
        replace(outcome, breakdown=[{} for _ in outcome.breakdown]),
        replace(outcome, reason=outcome.reason + "-not"),
        None,
    ]
    for change in changes:
        refuse(variant.game, replace(original, outcome=change))


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_another_seed_is_refused_where_chance_matters(variant: Variant) -> None:
    original = played(variant)
    seeds = [seed_of(number) for number in (7, 8, 9)]
    outcomes = [outcome_under(variant.game, original, seed) for seed in seeds]
    if not replay(variant.game, original).chance.drawn:
        assert [outcome and outcome.outcome() for outcome in outcomes] == [original.outcome] * 3
    elif None not in outcomes:
        # In a single match of a small game, chance may have had no effect.
        others = [record(variant, number) for number in range(1, 10)]
        assert None in [outcome_under(variant.game, other, seeds[0]) for other in others]


def outcome_under(game: Game, original: Record, seed: str) -> Position | None:
    """Return the last position under another seed, or None if the actions are not legal."""
    try:
        return replay(game, reseeded(original, seed))
    except BadRecord:
        return None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seed_that_was_not_committed_to_is_refused(game_id: str) -> None:
    original = played(smallest(game_id))
    refuse(game_of(game_id), replace(original, seed=seed_of(7)))
    refuse(game_of(game_id), replace(original, commitment=commitment(seed_of(7))))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", ["", "00", "zz" * 32, "AB" * 32, "00" * 33, " " * 64, "é" * 64])
def test_invalid_seed_is_refused(game_id: str, seed: str) -> None:
    refuse(game_of(game_id), replace(played(smallest(game_id)), seed=seed))


@pytest.mark.parametrize("game_id", GAMES)
def test_another_format_or_rules_version_is_refused(game_id: str) -> None:
    original = played(smallest(game_id))
    for more in (-1, 1, 10**9):
        refuse(game_of(game_id), replace(original, format=original.format + more))
        refuse(game_of(game_id), replace(original, rules=original.rules + more))


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_another_seat_count_is_refused(variant: Variant) -> None:
    original = played(variant)
    stranger = SeatRecord(name="Stranger")
    refuse(variant.game, replace(original, seats=original.seats[:-1]))
    refuse(variant.game, replace(original, seats=[*original.seats, stranger]))
    refuse(variant.game, replace(original, seats=[]))


@pytest.mark.parametrize("game_id", GAMES)
def test_options_that_the_game_does_not_have_are_refused(game_id: str) -> None:
    original = played(smallest(game_id))
    refuse(game_of(game_id), replace(original, options={"no such option": "x"}))
    for option in original.options:
        refuse(game_of(game_id), replace(original, options=original.options | {option: "no"}))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_of_another_game_is_refused(game_id: str) -> None:
    refuse(game_of(game_id), replace(played(smallest(game_id)), game="another"))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_played_with_other_figures_is_refused(game_id: str) -> None:
    refuse(game_of(game_id), replace(played(smallest(game_id)), corrections={"some": 1}))


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_a_damaged_record_raises_nothing_but_bad_record(game_id: str, data: st.DataObject) -> None:
    short = replace(played(smallest(game_id)), actions=played(smallest(game_id)).actions[:3])
    damaged = bytearray(encode(replace(short, outcome=None)))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place] = data.draw(st.integers(0, 255))
    with suppress(BadRecord):
        replay(game_of(game_id), decode(bytes(damaged)))


@pytest.mark.parametrize("game_id", GAMES)
def test_record_without_a_required_entry_is_refused(game_id: str) -> None:
    data = msgspec.to_builtins(played(smallest(game_id)))
    for entry in ("game", "rules", "options", "seed", "commitment", "seats", "actions", "outcome"):
        with pytest.raises(BadRecord):
            decode(msgspec.json.encode({key: data[key] for key in data if key != entry}))
