"""Replay: the history of a viewer during a match, and the replay of a finished one."""

from typing import Any

import msgspec
import pytest

from tests.table.sitting import Sitting
from tests.table.updates.high_card_table import high_card_table, write
from tocsin.kernel.change import Change, changed
from tocsin.kernel.record import HintRecord
from tocsin.kernel.view import EVERYBODY
from tocsin.table.log import Acted
from tocsin.table.table import Table
from tocsin.table.updates.replay import (
    HistoryStep,
    MatchReplay,
    ViewerHistory,
    match_replay,
    viewer_history,
)
from tocsin.table.updates.update_types import ViewerEvent

HINTED = ViewerEvent("hinted", {"seat": "seat:1"})


def history(
    table: Table, seat: int | None, hints: tuple[HintRecord, ...] = (), is_text: bool = False
) -> ViewerHistory:
    assert table.match is not None
    return viewer_history(table.match.again(), table.match.log, seat, hints, is_text=is_text)


def replay(table: Table, seat: int | None, hints: tuple[HintRecord, ...] = ()) -> MatchReplay:
    assert table.match is not None
    return match_replay(table.match, seat, True, hints)


def finished_table() -> Table:
    """Return a finished match: seat 0 threw its card, seats 1 and 2 kept theirs."""
    table = high_card_table()
    write(table, Acted(0, "throw"), Acted(1, "keep"), Acted(2, "keep"))
    return table


def final_view(view: Any, steps: list[tuple[list[ViewerEvent], Change | None]]) -> Any:
    """Return the view after the changes of all steps."""
    for events, rest in steps:
        for change in [*(event.change for event in events), rest]:
            view = changed(view, change) if change is not None else view
    return view


# --- the history of a viewer


def test_history_has_the_words_that_its_viewer_saw() -> None:
    table = high_card_table()
    write(table, Acted(0, "throw"))
    own_seat = {"card": 1, "decided": True, "thrown": True}
    own = ViewerEvent("decided-own", {"seat": "seat:0", "thrown": 1}, {"seats": {"0": [own_seat]}})
    assert history(table, 0).steps == [HistoryStep(True, [own])]
    other = ViewerEvent("decided", {"seat": "seat:0"}, {"seats": {"0": {"decided": [True]}}})
    assert history(table, 1).steps == [HistoryStep(False, [other])]
    assert history(table, None).steps == [HistoryStep(False, [other])]


def test_history_leaves_out_hidden_actions_of_others() -> None:
    sitting = Sitting()
    sitting.lay(0)
    assert len(history(sitting.table, 0).steps) == 5
    assert all(step.own for step in history(sitting.table, 0).steps)
    for seat in (1, 2, None):
        assert history(sitting.table, seat).steps == []


def test_history_does_not_depend_on_a_hidden_decision() -> None:
    histories = []
    for action in ("keep", "throw"):
        table = high_card_table()
        write(table, Acted(0, action))
        histories.append(msgspec.json.encode(history(table, 1, is_text=True)))
    assert histories[0] == histories[1]


def test_history_has_hints_where_they_were_given() -> None:
    table = high_card_table()
    write(table, Acted(0, "keep"))
    steps = history(table, 2, (HintRecord(1, 0), HintRecord(1, 1))).steps
    assert [[event.key for event in step.events] for step in steps] == [
        ["hinted"],
        ["decided"],
        ["hinted"],
    ]
    assert steps[0] == HistoryStep(False, [HINTED])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_history_ends_with_the_view_of_now(seat: int | None) -> None:
    table = high_card_table()
    write(table, Acted(0, "throw"), Acted(1, "keep"))
    past = history(table, seat)
    steps = [(step.events, step.change) for step in past.steps]
    assert table.match is not None
    assert final_view(past.view, steps) == table.game.view(table.match.position, seat)


# --- the replay of a finished match


def test_replay_has_a_step_for_each_action() -> None:
    steps = replay(finished_table(), 1).steps
    assert [step.actor for step in steps] == [0, 1, 2]
    keys = [[event.key for event in step.events] for step in steps]
    assert keys == [["decided"], ["decided-own"], ["decided", "shown", "shown", "shown"]]


@pytest.mark.parametrize("seat", [None, EVERYBODY])
def test_replay_without_a_seat_has_the_words_of_each_actor(seat: int | None) -> None:
    steps = replay(finished_table(), seat).steps
    assert [step.events[0].key for step in steps] == ["decided-own"] * 3


def test_replay_gives_a_hint_with_the_action_after_it() -> None:
    steps = replay(finished_table(), 0, (HintRecord(1, 1),)).steps
    assert [event.key for event in steps[0].events] == ["decided-own"]
    assert steps[1].events[0] == HINTED


@pytest.mark.parametrize("seat", [0, 2, None, EVERYBODY])
def test_replay_ends_with_the_final_view_and_outcome(seat: int | None) -> None:
    table = finished_table()
    whole = replay(table, seat)
    shown: Any = {"view": whole.view, "outcome": None, "sheets": msgspec.to_builtins(whole.sheets)}
    for step in whole.steps:
        for event in step.events:
            if event.change is not None:
                shown["view"] = changed(shown["view"], event.change)
        shown = changed(shown, step.change) if step.change is not None else shown
    assert table.match is not None
    position = table.match.position
    assert shown["view"] == table.game.view(position, seat)
    assert shown["outcome"] == msgspec.to_builtins(position.outcome())
    assert shown["sheets"] == msgspec.to_builtins(table.game.sheets(shown["view"]))
