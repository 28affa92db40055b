"""A match from its first position on: the history of a viewer, and the replay of a finished match.

Each step holds changes of the view before it (entry_updates.py).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tocsin.kernel.change import Change
from tocsin.kernel.record import HintRecord
from tocsin.kernel.sheet import Sheet
from tocsin.kernel.view import EVERYBODY
from tocsin.kernel.view_history import ViewHistory

from ..match import Match, PlayedAction
from .entry_updates import json_difference, remaining_change, sheets_of, viewer_events
from .update_types import NO_UPDATE, HintStep, ViewerEvent, ViewerUpdate
from .viewer_log import ViewerLog, action_step


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a finished match: its seat, its events and the remaining change."""

    actor: int
    events: list[ViewerEvent]
    change: Change | None = None


class MatchReplay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished match: the first view and all steps."""

    view: dict[str, Any]
    steps: list[ReplayStep]
    sheets: list[Sheet] | None = None


class HistoryStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step that a viewer saw; `own` marks their own action.

    `change` is the change of the view after its events, `sheets` that of the view as text.
    """

    own: bool
    events: list[ViewerEvent]
    change: Change | None = None
    sheets: Change | None = None


class ViewerHistory(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as a viewer has seen it so far: the first view and the visible steps."""

    view: dict[str, Any]
    steps: list[HistoryStep]
    sheets: list[Sheet] | None = None


def viewer_history(
    match: Match,
    log: Sequence[PlayedAction],
    seat: int | None,
    hints: Sequence[HintRecord] = (),
    *,
    is_text: bool = False,
) -> ViewerHistory:
    """Return the history of a viewer; `match` stands before the first action of `log`.

    Actions that are invisible to the viewer are left out, so that they cannot be counted.
    """
    hint_events = _hint_events(hints)
    game = match.game
    view = game.view(match.position, seat)
    first_sheets = sheets = sheets_of(game, match.position, seat) if is_text else None
    steps = []
    for index, played in enumerate(log):
        steps += [HistoryStep(False, [hint]) for hint in hint_events.get(index, [])]
        history, update = _replay(match, played, seat)
        events = viewer_events(history, update, seat)
        change = remaining_change(history, update, seat)
        if events or change is not None:
            before, sheets = sheets, sheets_of(game, match.position, seat) if is_text else None
            text = json_difference(before, sheets)
            steps.append(HistoryStep(played.seat == seat, events, change, text))
    steps += [HistoryStep(False, [hint]) for hint in hint_events.get(len(log), [])]
    return ViewerHistory(view, steps, first_sheets)


def match_replay(
    finished: Match, seat: int | None, is_text: bool, hints: Sequence[HintRecord] = ()
) -> MatchReplay:
    """Return the replay of a finished match as seen by a seat, a spectator (None) or EVERYBODY.

    Nothing is secret any more: without a seat, each action comes with the events that its actor
    saw. A step is an action, and a hint is an event of the action after it.
    """
    hint_events = _hint_events(hints)
    game = finished.game
    match = finished.again()
    view = game.view(match.position, seat)
    first_sheets = sheets = sheets_of(game, match.position, seat) if is_text else None
    steps = []
    for index, played in enumerate(finished.log):
        listener = played.seat if seat in (None, EVERYBODY) else seat
        history, update = _replay(match, played, listener)
        before, sheets = sheets, sheets_of(game, match.position, seat) if is_text else None
        changes = {
            "view": remaining_change(history, update, seat),
            "outcome": json_difference(None, match.position.outcome()),
            "sheets": json_difference(before, sheets),
        }
        events = [*hint_events.get(index, []), *viewer_events(history, update, seat)]
        steps.append(ReplayStep(played.seat, events, _without_none(changes)))
    return MatchReplay(view, steps, first_sheets)


def _replay(
    match: Match, played: PlayedAction, viewer: int | None
) -> tuple[ViewHistory, ViewerUpdate]:
    """Play an action again; return the views during it and the update of a viewer."""
    moments = [match.position]
    match.play(played.seat, played.action, moments=moments)
    step = action_step(match.game, 0, played.seat, match.log[-1].journal)
    update = ViewerLog(viewer).follow(step) or NO_UPDATE
    return match.game.view_history([*moments, match.position]), update


def _hint_events(hints: Sequence[HintRecord]) -> dict[int, list[ViewerEvent]]:
    """Return the events of hints by the number of actions before them."""
    events: dict[int, list[ViewerEvent]] = {}
    for hint in hints:
        message = HintStep(0, hint.seat).message()
        events.setdefault(hint.after, []).append(ViewerEvent(message.key, message.args))
    return events


def _without_none(changes: dict[str, Change | None]) -> Change | None:
    return {name: change for name, change in changes.items() if change is not None} or None
