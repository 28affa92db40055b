"""Undo in a match: free until a reveal, a draw, or a decision that depends on the action."""

import pytest

from tocsin import games
from tocsin.kernel.errors import CannotUndo, IllegalAction, NotYourChoice, UnreadableAction
from tocsin.kernel.record import SeatRecord, replay
from tocsin.table.match import Match

SEED = "5e" * 32
PEOPLE = [SeatRecord(name) for name in ("Anne", "Bob", "Chloé")]


@pytest.fixture
def match() -> Match:
    return Match(games.load("revolution"), PEOPLE, {}, SEED)


def bid(match: Match, seat: int, *spaces: str) -> None:
    """Lay the starting hand on five spaces, token by token."""
    kinds = ("force", "blackmail", "gold", "gold", "gold")
    for kind, space in zip(kinds, spaces, strict=False):
        match.play_text(seat, f"bid {kind} {space}")


def bid_and_knock(match: Match, seat: int, *spaces: str) -> None:
    bid(match, seat, *spaces)
    match.play_text(seat, "knock")


SPACES = ("priest", "merchant", "printer", "rogue", "rogue")


def test_hidden_action_can_be_undone_after_others_acted(match: Match) -> None:
    match.play_text(0, "bid force priest")
    bid_and_knock(match, 1, *SPACES)
    before = match.game.view(match.position, 1)
    match.undo(0)
    assert match.game.view(match.position, 1) == before
    assert [played.seat for played in match.log] == [1] * 6


def test_knock_can_be_undone_until_the_reveal(match: Match) -> None:
    for seat in (0, 1):
        bid_and_knock(match, seat, *SPACES)
    match.undo(0)
    assert 0 in match.position.actors()
    match.play_text(0, "knock")
    bid_and_knock(match, 2, *SPACES)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_undo_of_the_whole_turn_removes_the_bid(match: Match) -> None:
    bid(match, 0, *SPACES)
    match.undo(0, whole_turn=True)
    assert match.log == []
    with pytest.raises(CannotUndo):
        match.undo(0, whole_turn=True)


def test_no_undo_after_another_seat_acted_on_it(match: Match) -> None:
    bid_and_knock(match, 0, "spy", "priest", "apothecary", "printer", "printer")
    bid_and_knock(match, 1, "innkeeper", "general", "captain", "captain", "captain")
    bid_and_knock(match, 2, "magistrate", "merchant", "aristocrat", "rogue", "mercenary")
    # Seat 0 has won the Spy, and after it the Apothecary: both answers are its own.
    assert match.position.actors() == [0]
    match.play_text(0, "spy harbor 1")
    assert match.can_undo(0)
    match.undo(0)
    assert "spy harbor 1" in texts(match, 0)
    match.play_text(0, "decline")
    match.play_text(0, "decline")
    match.play_text(1, texts(match, 1)[0])
    assert not match.can_undo(0)


def texts(match: Match, seat: int) -> list[str]:
    return [match.game.actions.text(action) for action in match.position.legal(seat)]


def test_illegal_actions_are_refused(match: Match) -> None:
    with pytest.raises(IllegalAction):
        match.play_text(0, "knock")
    with pytest.raises(UnreadableAction):
        match.play_text(0, "dance")
    bid_and_knock(match, 0, *SPACES)
    with pytest.raises(NotYourChoice):
        match.play_text(0, "knock")
    assert len(match.log) == 6


def test_record_of_a_match_in_progress_replays(match: Match) -> None:
    bid_and_knock(match, 2, *SPACES)
    match.undo(2)
    record = match.record()
    assert record.outcome is None
    assert len(record.actions) == 5
    assert replay(match.game, record).to_json() == match.position.to_json()
