"""Entry updates: each viewer's events and changes, for an action, an undo and a hint."""

from typing import Any

import msgspec
import pytest

from tests.table.sitting import Sitting
from tests.table.updates.high_card_table import high_card_table, next_entry, write
from tocsin.kernel.change import changed
from tocsin.kernel.message import Argument
from tocsin.table.log import Acted, ActionsUndone, AnyTableEvent, HintGiven
from tocsin.table.table import EntryEffects, Table
from tocsin.table.updates.entry_updates import EntryUpdates, Viewer, json_difference
from tocsin.table.updates.facts import sight
from tocsin.table.updates.update_types import ViewerEvent

VIEWERS: tuple[int | None, ...] = (0, 1, 2, None)
DECIDED: dict[str, Argument] = {"seat": "seat:0"}


def watched_table() -> Table:
    """Return a table of High Card at which all seats and spectators look on."""
    table = high_card_table()
    for viewer in VIEWERS:
        table.viewer_log(viewer)
    return table


def apply(table: Table, event: AnyTableEvent) -> tuple[EntryUpdates, EntryEffects]:
    updates = EntryUpdates(table)
    return updates, updates.read(next_entry(table, event))


# --- an action


def test_acting_seat_sees_its_own_decision() -> None:
    updates, effects = apply(watched_table(), Acted(0, "throw"))
    viewer: Viewer = (0, False)
    own_seat = {"card": 1, "decided": True, "thrown": True}
    assert updates.events(viewer, effects.updates[0]) == [
        ViewerEvent("decided-own", DECIDED | {"thrown": 1}, {"seats": {"0": [own_seat]}})
    ]
    # Its choice is gone, and the throw can be taken back.
    assert updates.rest(viewer, effects.updates[0]) == {
        "actors": [[1, 2]],
        "choice": [None],
        "can_undo": [True],
    }


@pytest.mark.parametrize("seat", [1, 2, None])
def test_other_viewers_see_only_that_a_seat_decided(seat: int | None) -> None:
    updates, effects = apply(watched_table(), Acted(0, "throw"))
    viewer: Viewer = (seat, False)
    assert updates.events(viewer, effects.updates[seat]) == [
        ViewerEvent("decided", DECIDED, {"seats": {"0": {"decided": [True]}}})
    ]
    assert updates.rest(viewer, effects.updates[seat]) == {
        "actors": [[1, 2]],
        "can_undo": [False],
    }


@pytest.mark.parametrize("seat", [1, 2, None])
def test_updates_of_others_do_not_depend_on_a_hidden_decision(seat: int | None) -> None:
    sent = []
    for action in ("keep", "throw"):
        updates, effects = apply(watched_table(), Acted(0, action))
        update = effects.updates[seat]
        both = updates.events((seat, True), update), updates.rest((seat, True), update)
        sent.append(msgspec.json.encode(both))
    assert sent[0] == sent[1]


def test_text_changes_are_sent_to_viewers_of_text_only() -> None:
    table = watched_table()
    write(table, Acted(0, "keep"), Acted(1, "keep"))
    updates, effects = apply(table, Acted(2, "keep"))
    update = effects.updates[1]
    text = updates.rest((1, True), update)
    assert isinstance(text, dict)
    # The cards of seats 0 and 2 are revealed, in the second column of the first table.
    assert text["sheets"]["0"] == {"rows": {"0": {"1": [1]}, "2": {"1": [1]}}}
    plain = updates.rest((1, False), update)
    assert isinstance(plain, dict)
    assert "sheets" not in plain


def test_the_last_action_brings_the_outcome() -> None:
    table = watched_table()
    write(table, Acted(0, "keep"), Acted(1, "keep"))
    updates, effects = apply(table, Acted(2, "keep"))
    events = updates.events((None, False), effects.updates[None])
    assert [event.key for event in events] == ["decided", "shown", "shown", "shown"]
    rest = updates.rest((None, False), effects.updates[None])
    assert isinstance(rest, dict)
    [outcome] = rest["outcome"]
    assert (outcome["totals"], outcome["ranks"]) == ([1, 1, 1], [1, 1, 1])
    assert rest["actors"] == [[]]


# --- an undo


def test_undo_is_shown_to_all_who_saw_the_action() -> None:
    table = watched_table()
    write(table, Acted(0, "throw"))
    updates, effects = apply(table, ActionsUndone(0, [2]))
    for seat in VIEWERS:
        assert effects.updates[seat].undone == 1
        assert updates.events((seat, False), effects.updates[seat]) == []
    hand = {"card": 1, "decided": False, "thrown": False}
    own = updates.rest((0, False), effects.updates[0])
    assert isinstance(own, dict)
    assert own["view"] == {"seats": {"0": [hand]}}
    assert own["can_undo"] == [False]
    [choice] = own["choice"]
    assert choice["message"] == {"key": "choose-keep", "args": {"card": 1}}
    assert updates.rest((1, False), effects.updates[1]) == {
        "actors": [[0, 1, 2]],
        "view": {"seats": {"0": {"decided": [False]}}},
        "can_undo": [False],
    }


# --- a hint


def test_hint_changes_nothing_but_the_log() -> None:
    updates, effects = apply(watched_table(), HintGiven(1))
    for seat in VIEWERS:
        assert updates.events((seat, False), effects.updates[seat]) == [
            ViewerEvent("hinted", {"seat": "seat:1"})
        ]
        assert updates.rest((seat, False), effects.updates[seat]) == {"can_undo": [False]}
    assert not effects.table


# --- a hidden action of another seat


def test_hidden_action_leaves_no_trace_for_others() -> None:
    sitting = Sitting()
    quiet, busy = sitting.table, Table.from_log("table", sitting.lines)
    for seat in (1, 2, None):
        busy.viewer_log(seat)
    effects = write(busy, Acted(0, "bid force priest"))
    assert effects.updates == {}
    assert not effects.public
    assert not effects.table
    for seat in (1, 2, None):
        assert sight(busy, seat) == sight(quiet, seat)
        assert busy.viewer_log(seat).log() == []
        assert busy.viewer_log(seat).number == 0


# --- changes


@pytest.mark.parametrize("seat", VIEWERS)
def test_changes_reproduce_the_sight_of_a_viewer(seat: int | None) -> None:
    table = watched_table()
    events: list[AnyTableEvent] = [
        Acted(0, "throw"),
        HintGiven(2),
        Acted(1, "keep"),
        ActionsUndone(0, [2]),
        Acted(0, "keep"),
        Acted(2, "throw"),
    ]
    shown = as_json(table, seat)
    for event in events:
        updates, effects = apply(table, event)
        update = effects.updates[seat]
        for viewer_event in updates.events((seat, True), update):
            if viewer_event.change is not None:
                shown["view"] = changed(shown["view"], viewer_event.change)
        rest = updates.rest((seat, True), update)
        assert rest is not None
        shown = changed(shown, rest) | {"number": table.viewer_log(seat).number}
        assert shown == as_json(table, seat)
    assert shown["view"]["over"]


def as_json(table: Table, seat: int | None) -> Any:
    """Return the sight of a viewer with all keys, as JSON types."""
    facts = sight(table, seat, is_text=True)
    return {name: msgspec.to_builtins(getattr(facts, name)) for name in facts.__struct_fields__}


def test_equal_values_have_no_difference() -> None:
    assert json_difference({"a": 1}, {"a": 1}) is None
    assert json_difference(None, None) is None
    assert json_difference(None, ["x"]) == [["x"]]
