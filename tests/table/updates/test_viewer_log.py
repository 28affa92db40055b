"""Viewer logs: a viewer's numbers count the updates of that viewer, and nothing else."""

from tests.table.sitting import Sitting
from tocsin.kernel.event import EventMessages
from tocsin.kernel.message import Message
from tocsin.table.updates.update_types import (
    NO_UPDATE,
    ActionStep,
    HintStep,
    UndoStep,
    ViewerUpdate,
)
from tocsin.table.updates.viewer_log import ViewerLog

SECRET = Message("drew-own", {"card": 3})
DREW = Message("drew", {})
PASSED = Message("passed", {})
HINTED = Message("hinted", {"seat": "seat:2"})


def hidden_step(number: int) -> ActionStep:
    """Return an action of seat 0 with one event, for seats 0 and 1 only."""
    event = EventMessages((0, 1), SECRET, None)
    return ActionStep(number, 0, [event], (0, 1), NO_UPDATE)


def partly_hidden_step(number: int) -> ActionStep:
    """Return an action of seat 0: all see a pass and a draw, and seat 0 sees the card."""
    events = [EventMessages((), PASSED, PASSED), EventMessages((0,), SECRET, DREW)]
    return ActionStep(number, 0, events, (0,), ViewerUpdate(0, [PASSED, DREW], [1, 2]))


def silent_step(number: int) -> ActionStep:
    """Return an action of seat 0 without events."""
    return ActionStep(number, 0, [], (), NO_UPDATE)


# --- synthetic steps


def test_hidden_event_reaches_its_audience_only() -> None:
    expected = ViewerUpdate(0, [SECRET], [1])
    assert ViewerLog(0).follow(hidden_step(1)) == expected
    assert ViewerLog(1).follow(hidden_step(1)) == expected
    for viewer in (2, None):
        log = ViewerLog(viewer)
        assert log.follow(hidden_step(1)) is None
        assert (log.number, log.log(), log.number_of_actions()) == (0, [], 0)


def test_secret_fields_are_shown_to_the_audience_only() -> None:
    step = partly_hidden_step(1)
    assert ViewerLog(0).follow(step) == ViewerUpdate(0, [PASSED, SECRET], [1, 2])
    for viewer in (1, 2, None):
        assert ViewerLog(viewer).follow(step) == ViewerUpdate(0, [PASSED, DREW], [1, 2])


def test_action_without_events_is_shown_to_its_seat_only() -> None:
    assert ViewerLog(0).follow(silent_step(1)) == ViewerUpdate(0, [], [])
    assert ViewerLog(1).follow(silent_step(1)) is None
    assert ViewerLog(None).follow(silent_step(1)) is None


def test_undo_of_an_invisible_action_is_invisible() -> None:
    log = ViewerLog(2)
    log.follow(partly_hidden_step(1))
    log.follow(hidden_step(2))
    assert log.follow(UndoStep(frozenset({2}))) is None
    assert (log.number, log.log()) == (1, [[PASSED, DREW]])


def test_undo_merges_the_later_entries_that_stand() -> None:
    log = ViewerLog(1)
    for step in (hidden_step(1), partly_hidden_step(2), hidden_step(3)):
        log.follow(step)
    # Three entries go; the events of entries 2 and 3 are repeated as one.
    update = log.follow(UndoStep(frozenset({1})))
    assert update == ViewerUpdate(3, [PASSED, DREW, SECRET], [0, 0, 0])
    assert log.log() == [[PASSED, DREW, SECRET]]
    assert log.number == 4


def test_undo_of_one_part_of_a_merged_entry_keeps_the_rest() -> None:
    log = ViewerLog(1)
    for step in (hidden_step(1), partly_hidden_step(2), hidden_step(3)):
        log.follow(step)
    log.follow(UndoStep(frozenset({1})))
    update = log.follow(UndoStep(frozenset({3})))
    assert update == ViewerUpdate(1, [PASSED, DREW], [0, 0])


def test_hint_is_shown_to_all_and_is_no_action() -> None:
    for viewer in (0, 2, None):
        log = ViewerLog(viewer)
        assert log.follow(HintStep(1, 2)) == ViewerUpdate(0, [HINTED], [0])
        assert (log.number, log.number_of_actions()) == (1, 0)
        log.follow(partly_hidden_step(2))
        assert (log.number, log.number_of_actions()) == (2, 1)


# --- a table of Revolution!


def test_hidden_step_counts_for_its_own_seat_only() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    assert sitting.numbers() == [1, 0, 0, 0]
    sitting.act(1, "bid force priest")
    assert sitting.numbers() == [1, 1, 0, 0]


def test_knock_counts_for_all() -> None:
    sitting = Sitting()
    sitting.bid(0)
    assert sitting.numbers() == [6, 1, 1, 1]


def test_undo_of_a_hidden_step_counts_for_its_seat_only() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.undo(0)
    assert sitting.numbers() == [2, 0, 0, 0]
    assert sitting.table.viewer_log(0).log() == [[]]


def test_undo_of_a_turn_removes_the_entries_that_each_saw() -> None:
    sitting = Sitting()
    sitting.bid(0)
    for viewer in (0, 1, 2, None):
        sitting.table.viewer_log(viewer)
    effects = sitting.undo(0, whole_turn=True)
    assert sitting.numbers() == [7, 2, 2, 2]
    undone = {viewer: update.undone for viewer, update in effects.updates.items()}
    assert undone == {0: 6, 1: 1, 2: 1, None: 1}


def test_actions_of_others_stand_after_an_undo() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.bid(1)
    sitting.act(0, "bid blackmail merchant")
    effects = sitting.undo(0, whole_turn=True)
    update = effects.updates[0]
    assert update.undone == 3
    assert [event.key for event in update.events] == ["knocked"]
    assert update.indices == [0], "a repeated event carries no change of its own"
    assert 1 not in effects.updates
    assert None not in effects.updates


def test_second_undo_removes_only_its_own_step() -> None:
    sitting = Sitting()
    sitting.act(0, "bid force priest")
    sitting.undo(0)
    sitting.act(0, "bid force innkeeper")
    assert sitting.undo(0).updates[0] == ViewerUpdate(1, [], [])
    assert sitting.table.viewer_log(0).log() == [[], []]
    assert sitting.table.viewer_log(0).number == 4


def test_viewer_logs_agree_with_the_events_of_the_match() -> None:
    sitting = Sitting()
    sitting.play_to_end(seed=3)
    match = sitting.table.match
    assert match is not None
    for viewer in (0, 1, 2, None):
        events = [event for entry in sitting.table.viewer_log(viewer).log() for event in entry]
        assert events == match.events(viewer)


def test_equal_updates_are_one_object() -> None:
    sitting = Sitting()
    for viewer in (0, 1, 2):
        sitting.table.viewer_log(viewer)
    while sitting.table.match is not None and sitting.table.match.position.reveals == 0:
        seat = sitting.table.match.position.actors()[0]
        action = sitting.table.match.position.legal(seat)[0]
        effects = sitting.act(seat, sitting.table.game.actions.text(action))
    assert len(effects.updates[None].events) > 1
    assert all(effects.updates[seat] is effects.updates[None] for seat in (0, 1, 2))
