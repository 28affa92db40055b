"""A match told from its first position on: to those who look back in it, or at it when it is over.

Told as it was when it happened (telling.py), by changes of what was seen before.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tocsin.kernel.change import Change
from tocsin.kernel.record import HintRecord
from tocsin.kernel.sheet import Sheet
from tocsin.kernel.view import EVERYBODY

from ..match import Match, Played
from .entry_updates import plain_difference, sheets_of, told_events, view_rest
from .update_types import HintStep, Told, ToldEvent
from .viewer_log import Shown, step


class RetoldStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a finished match: whose it was, what it told, and how it changed the sight."""

    actor: int
    events: list[ToldEvent]
    change: Change | None = None


class Retold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole finished match: how it looked at first, and all its steps."""

    view: dict[str, Any]
    steps: list[RetoldStep]
    sheets: list[Sheet] | None = None


class PastStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a viewer saw: whether it was their own decision, and how it changed the view.

    After the changes of the events, `change` is that of the view itself; `sheets` that of the text.
    """

    own: bool
    events: list[ToldEvent]
    change: Change | None = None
    sheets: Change | None = None


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as a viewer has seen it so far: how it looked at first, and what changed it."""

    view: dict[str, Any]
    steps: list[PastStep]
    sheets: list[Sheet] | None = None


def past(
    match: Match,
    log: Sequence[Played],
    seat: int | None,
    hints: Sequence[HintRecord] = (),
    *,
    is_text: bool = False,
) -> Past:
    """Return what a viewer saw of the actions that stand, from a match before its first one.

    What others do in secret is no step, so that nobody can count it.
    """
    told_of = _hints_told(hints)
    game = match.game
    first = game.view(match.position, seat)
    first_sheets = sheets = sheets_of(game, match.position, seat) if is_text else None
    steps = []
    for place, entry in enumerate(log):
        steps += [PastStep(False, [hint]) for hint in told_of.get(place, [])]
        moments = [match.position]
        match.play(entry.seat, entry.action, moments=moments)
        views = game.view_history([*moments, match.position])
        told = Shown(seat).follow(step(game, 0, entry.seat, match.log[-1].journal))
        told = told or Told(0, [], [])
        events, change = told_events(views, told, seat), view_rest(views, told, seat)
        if events or change is not None:
            before, sheets = sheets, sheets_of(game, match.position, seat) if is_text else None
            text = plain_difference(before, sheets)
            steps.append(PastStep(entry.seat == seat, events, change, text))
    steps += [PastStep(False, [hint]) for hint in told_of.get(len(log), [])]
    return Past(first, steps, first_sheets)


def _hints_told(hints: Sequence[HintRecord]) -> dict[int, list[ToldEvent]]:
    """Return what is told of hints, by the number of actions before them."""
    told: dict[int, list[ToldEvent]] = {}
    for hint in hints:
        message = HintStep(0, hint.seat).message()
        told.setdefault(hint.after, []).append(ToldEvent(message.key, message.args))
    return told


def retold(
    played: Match, seat: int | None, is_text: bool, hints: Sequence[HintRecord] = ()
) -> Retold:
    """Return a finished match as a seat saw it, a spectator (None) or EVERYBODY; or as text, too.

    All is known at the end: without a seat to look from, the actors' own words are told. A hint is
    told with the action after it: a step is an action.
    """
    told_of = _hints_told(hints)
    game = played.game
    match = played.again()
    view = game.view(match.position, seat)
    first = sheets = sheets_of(game, match.position, seat) if is_text else None
    steps = []
    for place, entry in enumerate(played.log):
        moments = [match.position]
        match.play(entry.seat, entry.action, moments=moments)
        views = game.view_history([*moments, match.position])
        listener = Shown(entry.seat if seat in (None, EVERYBODY) else seat)
        told = listener.follow(step(game, 0, entry.seat, match.log[-1].journal))
        told = told or Told(0, [], [])
        before, sheets = sheets, sheets_of(game, match.position, seat) if is_text else None
        changes = {
            "view": view_rest(views, told, seat),
            "outcome": plain_difference(None, match.position.outcome()),
            "sheets": plain_difference(before, sheets),
        }
        change = _together(changes)
        events = [*told_of.get(place, []), *told_events(views, told, seat)]
        steps.append(RetoldStep(entry.seat, events, change))
    return Retold(view, steps, first)


def _together(changes: dict[str, Change | None]) -> Change | None:
    """Return the change of something by those of what is in it."""
    return {name: change for name, change in changes.items() if change is not None} or None
