"""Match: actions lead to new positions, and a dry run changes none."""

import pytest

from tests.battery.variants import game_of
from tocsin.kernel.errors import IllegalAction
from tocsin.kernel.position import Position
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match


def begun() -> Match:
    seats = [SeatRecord(name, None) for name in ("Anne", "Bob", "Carl")]
    return Match(game_of("revolution"), seats, {}, "00" * 32)


def test_dry_run_does_not_change_the_result_of_play() -> None:
    rehearsed, plain = begun(), begun()
    for _ in range(60):
        seat = rehearsed.position.actors()[0]
        action = rehearsed.position.legal(seat)[-1]
        rehearsed.dry_run(seat, action)
        moments: tuple[list[Position], list[Position]] = ([], [])
        rehearsed.play(seat, action, moments=moments[0])
        plain.play(seat, action, moments=moments[1])
        assert rehearsed.position.to_json() == plain.position.to_json()
        assert rehearsed.log == plain.log
        assert [one.to_json() for one in moments[0]] == [one.to_json() for one in moments[1]]


def test_dry_run_of_another_action_is_discarded() -> None:
    rehearsed, plain = begun(), begun()
    first, other = plain.position.legal(0)[:2]
    rehearsed.dry_run(0, first)
    rehearsed.play(0, other)
    plain.play(0, other)
    assert rehearsed.position.to_json() == plain.position.to_json()
    # A dry run is discarded once another action was played.
    rehearsed.dry_run(1, first)
    rehearsed.play(2, first)
    plain.play(2, first)
    rehearsed.play(1, first)
    plain.play(1, first)
    assert rehearsed.position.to_json() == plain.position.to_json()


def test_earlier_positions_are_never_changed() -> None:
    match = begun()
    before, was = match.position, match.position.to_json()
    action = before.legal(0)[0]
    match.dry_run(0, action)
    assert match.position is before
    match.play(0, action)
    match.undo(0)
    assert before.to_json() == match.position.to_json() == was


def test_dry_run_of_an_illegal_action_is_refused() -> None:
    match = begun()
    action = next(n for n in range(len(match.game.actions)) if n not in match.position.legal(0))
    with pytest.raises(IllegalAction):
        match.dry_run(0, action)
