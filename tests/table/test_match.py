"""A match goes from position to position, and never changes one."""

import pytest

from tests.battery.variants import game_of
from tocsin.kernel.errors import IllegalAction
from tocsin.kernel.position import Position
from tocsin.kernel.record import SeatRecord
from tocsin.table.match import Match


def begun() -> Match:
    seats = [SeatRecord(name, None) for name in ("Anne", "Bob", "Carl")]
    return Match(game_of("revolution"), seats, {}, "00" * 32)


def test_what_was_tried_out_is_played_as_it_would_have_been_without() -> None:
    tried, plain = begun(), begun()
    for _ in range(60):
        seat = tried.position.actors()[0]
        action = tried.position.legal(seat)[-1]
        tried.dry_run(seat, action)
        moments: tuple[list[Position], list[Position]] = ([], [])
        tried.play(seat, action, moments=moments[0])
        plain.play(seat, action, moments=moments[1])
        assert tried.position.to_json() == plain.position.to_json()
        assert tried.log == plain.log
        assert [one.to_json() for one in moments[0]] == [one.to_json() for one in moments[1]]


def test_another_action_than_the_one_tried_out_is_played_itself() -> None:
    tried, plain = begun(), begun()
    first, other = plain.position.legal(0)[:2]
    tried.dry_run(0, first)
    tried.play(0, other)
    plain.play(0, other)
    assert tried.position.to_json() == plain.position.to_json()
    # What was tried out before that no longer stands where the match is.
    tried.dry_run(1, first)
    tried.play(2, first)
    plain.play(2, first)
    tried.play(1, first)
    plain.play(1, first)
    assert tried.position.to_json() == plain.position.to_json()


def test_trying_out_and_playing_leave_the_position_before_as_it_was() -> None:
    match = begun()
    before, was = match.position, match.position.to_json()
    action = before.legal(0)[0]
    match.dry_run(0, action)
    assert match.position is before
    match.play(0, action)
    match.undo(0)
    assert before.to_json() == match.position.to_json() == was


def test_what_is_not_legal_cannot_be_tried_out() -> None:
    match = begun()
    action = next(n for n in range(len(match.game.actions)) if n not in match.position.legal(0))
    with pytest.raises(IllegalAction):
        match.dry_run(0, action)
