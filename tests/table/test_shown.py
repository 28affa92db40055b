"""A viewer's numbers count what that viewer was shown, and nothing else."""

from tests.table.sitting import Sitting
from tocsin.table.updates.update_types import ViewerUpdate


def test_a_hidden_step_counts_for_its_own_seat_only() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    assert sitting.numbers() == [1, 0, 0, 0]
    sitting.act(1, "bid force priest")
    assert sitting.numbers() == [1, 1, 0, 0]


def test_a_knock_counts_for_all() -> None:
    sitting = Sitting()
    sitting.bid(0)
    assert sitting.numbers() == [6, 1, 1, 1]


def test_taking_back_a_hidden_step_shows_to_nobody_else() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.undo(0)
    assert sitting.numbers() == [2, 0, 0, 0]
    assert sitting.table.viewer_log(0).log() == [[]]


def test_a_turn_taken_back_shows_as_far_as_it_was_seen() -> None:
    sitting = Sitting()
    sitting.bid(0)
    for viewer in (0, 1, 2, None):
        sitting.table.viewer_log(viewer)
    news = sitting.undo(0, whole_turn=True)
    assert sitting.numbers() == [7, 2, 2, 2]
    assert {viewer: told.undone for viewer, told in news.updates.items()} == {
        0: 6,
        1: 1,
        2: 1,
        None: 1,
    }


def test_what_others_did_since_still_stands_in_the_log() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.bid(1)
    sitting.act(0, "bid blackmail merchant")
    news = sitting.undo(0, whole_turn=True)
    told = news.updates[0]
    assert told.undone == 3
    assert [event.key for event in told.events] == ["knocked"]
    assert told.indices == [0], "a repeated event carries no change of its own"
    assert 1 not in news.updates
    assert None not in news.updates


def test_a_step_after_an_undo_is_undone_by_itself() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.undo(0)
    sitting.act(0, "bid force innkeeper")
    assert sitting.undo(0).updates[0] == ViewerUpdate(1, [], [])
    assert sitting.table.viewer_log(0).log() == [[], []]
    assert sitting.table.viewer_log(0).number == 4


def test_what_is_told_once_for_all_is_what_each_would_be_told() -> None:
    sitting = Sitting()
    sitting.play_to_end(seed=3)
    match = sitting.table.match
    assert match is not None
    for viewer in (0, 1, 2, None):
        told = [event for entry in sitting.table.viewer_log(viewer).log() for event in entry]
        assert told == match.events(viewer)


def test_those_who_are_told_the_same_are_told_the_very_same() -> None:
    sitting = Sitting()
    # The others look on too.
    for viewer in (0, 1, 2):
        sitting.table.viewer_log(viewer)
    while sitting.table.match is not None and sitting.table.match.position.reveals == 0:
        seat = sitting.table.match.position.actors()[0]
        action = sitting.table.match.position.legal(seat)[0]
        news = sitting.act(seat, sitting.table.game.actions.text(action))
    assert len(news.updates[None].events) > 1
    assert all(news.updates[seat] is news.updates[None] for seat in (0, 1, 2))
