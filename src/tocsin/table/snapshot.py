"""Snapshots: where a table had come to, so that loading it need not begin at its first line.

A snapshot is only a cache. One that is missing, damaged, or of another version of Tocsin or of the
rules is passed over, and the log tells everything.
"""

import logging
from collections import Counter
from typing import Any

import msgspec

from tocsin import __version__
from tocsin.kernel.game import Game

from .clocks import Clocks
from .entry import CloseReason, Line, Opened, decode, encode
from .match import Match, Played
from .seats import Seat
from .shown import step
from .store import Store
from .table import Table, UndoRequest
from .told import AnyStep, BackStep, HintStep, Step

log = logging.getLogger("tocsin.snapshot")
# Rises whenever something below is written otherwise.
FORMAT = 1
# Lines after which a table that goes on is written down anew, and that make it worth while.
EVERY = 100
WORTH_WHILE = 20
LARGEST = 2_000_000


class KeptStep(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What was told of a line: a journal, which lines it took back, or that it was a hint."""

    number: int
    seat: int
    journal: list[list[int]] = []
    gone: list[int] | None = None
    is_hint: bool = False


class KeptPlayed(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """An action that stands; its journal only where it is not what was told of its line."""

    seat: int
    action: str
    known: tuple[int, int]
    number: int
    journal: list[list[int]] | None = None
    alone: bool = False


class KeptClocks(msgspec.Struct, frozen=True):
    """What the clocks have come to."""

    left: list[int]
    since: list[int | None]
    earned: list[tuple[int, int, int]]


class Snapshot(msgspec.Struct, frozen=True):
    """Everything that a table's log has told so far."""

    opened: str
    opened_at: int
    number: int
    rules: int
    started: int
    touched: int
    updated: int
    closed: CloseReason | None
    host_name: str
    seats: list[Seat]
    changes: list[tuple[int, int]]
    renamed: dict[str, int]
    undo_request: UndoRequest | None
    clocks: KeptClocks | None
    times: list[tuple[int, int]]
    steps: list[KeptStep]
    played: list[KeptPlayed]
    position: dict[str, Any]
    anchor: dict[str, Any]
    anchor_place: int


_SNAPSHOT = msgspec.json.Decoder(Snapshot)


def version(game: Game) -> str:
    """Return which snapshots of a game can be read."""
    return f"{FORMAT} {__version__} {game.rules_version}"


def take(table: Table) -> str | None:
    """Return a table as text, if a match goes on there."""
    match, opened = table.match, table.opened
    if match is None or opened is None or table.status != "playing":
        return None
    told = {taken.number: taken for taken in table._steps}
    snapshot = Snapshot(
        opened=encode(opened),
        opened_at=table.created,
        number=table.number,
        rules=table.rules,
        started=table.started,
        touched=table.touched,
        updated=table.updated,
        closed=table.closed,
        host_name=table.host_name,
        seats=table.seats,
        changes=list(table.changes.items()),
        renamed=dict(table.renamed),
        undo_request=table.undo_request,
        clocks=_clocks(table.clocks),
        times=list(table._times.items()),
        steps=[_step(taken) for taken in table._steps],
        played=[_played(match, played, told.get(played.number)) for played in match.log],
        position=match.position.to_json(),
        anchor=match.anchor.to_json(),
        anchor_place=match.anchor_place,
    )
    text = msgspec.json.encode(snapshot).decode()
    return text if len(text) <= LARGEST else None


def _step(taken: AnyStep) -> KeptStep:
    match taken:
        case Step():
            return KeptStep(taken.number, taken.seat, taken.journal)
        case BackStep():
            return KeptStep(taken.number, taken.seat, gone=sorted(taken.gone))
        case HintStep():
            return KeptStep(taken.number, taken.seat, is_hint=True)


def _taken(game: Game, kept: KeptStep) -> AnyStep:
    if kept.is_hint:
        return HintStep(kept.number, kept.seat)
    if kept.gone is not None:
        return BackStep(kept.number, kept.seat, frozenset(kept.gone))
    return step(game, kept.number, kept.seat, kept.journal)


def _played(match: Match, played: Played, told: AnyStep | None) -> KeptPlayed:
    is_told = isinstance(told, Step) and told.journal == played.journal
    action = match.game.actions.text(played.action)
    journal = None if is_told else played.journal
    return KeptPlayed(played.seat, action, played.known, played.number, journal, played.alone)


def _clocks(clocks: Clocks | None) -> KeptClocks | None:
    if clocks is None:
        return None
    earned = [(number, seat, amount) for number, (seat, amount) in clocks._earned.items()]
    return KeptClocks(list(clocks._left), list(clocks._since), earned)


def restore(table_id: str, text: str) -> Table:
    """Return the table that a snapshot tells of; only the keys of its requests are not there."""
    kept = _SNAPSHOT.decode(text)
    opened = decode(kept.opened)
    assert isinstance(opened, Opened)
    table = Table(table_id)
    table._open(opened, kept.opened_at)
    game = table.game
    table.number, table.rules, table.seats = kept.number, kept.rules, kept.seats
    table._start(kept.started)
    table.touched, table.updated, table.closed = kept.touched, kept.updated, kept.closed
    table.changes = Counter(dict(kept.changes))
    table.renamed = Counter(kept.renamed)
    table.host_name = kept.host_name
    table.undo_request = kept.undo_request
    table._times = dict(kept.times)
    if table.clocks is not None and kept.clocks is not None:
        table.clocks._left, table.clocks._since = kept.clocks.left, kept.clocks.since
        table.clocks._earned = {n: (seat, amount) for n, seat, amount in kept.clocks.earned}
    table._steps = [_taken(game, taken) for taken in kept.steps]
    table.hints = [taken for taken in table._steps if isinstance(taken, HintStep)]
    told = {taken.number: taken.journal for taken in kept.steps}
    match = table.match
    assert match is not None
    match.log = [
        Played(
            played.seat,
            game.actions.parse(played.action),
            told[played.number] if played.journal is None else played.journal,
            played.known,
            played.number,
            played.alone,
        )
        for played in kept.played
    ]
    match.position = game.from_json(kept.position)
    match.anchor = game.from_json(kept.anchor)
    match.anchor_place = kept.anchor_place
    table._deciders = match.position.actors()
    return table


async def save(store: Store, table: Table) -> None:
    """Write a table down, if there is something to write."""
    text = take(table)
    if text is not None:
        await store.write(
            (
                "INSERT INTO snapshot (table_id, number, version, body) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number,"
                " version = excluded.version, body = excluded.body",
                (table.id, table.number, version(table.game), text),
            )
        )


async def drop(store: Store, table_id: str) -> None:
    """Forget the snapshot of a table whose match is over."""
    await store.write(("DELETE FROM snapshot WHERE table_id = $1", (table_id,)))


async def load(store: Store, table_id: str) -> tuple[Table, int]:
    """Return a table by its snapshot and the rest of its log, or by its log alone.

    Also returned is the line of the snapshot, 0 if none was of use.
    """
    rows = await store.fetch(
        "SELECT number, version, body FROM snapshot WHERE table_id = $1", table_id
    )
    if rows:
        number, made_by, text = rows[0]
        lines = await store.lines(table_id, number - 1)
        keys = await store.keys(table_id)
        try:
            table = restore(table_id, text)
            if (table.number, made_by) == (number, version(table.game)) and _follows(number, lines):
                for line in lines[1:]:
                    table.read(line)
                table.keys = keys
                return table, number
        except Exception as error:
            # Whatever is wrong with it, the log knows better.
            log.warning("the snapshot of table %s is passed over: %r", table_id, error)
    return Table.of(table_id, await store.lines(table_id)), 0


def _follows(number: int, lines: list[Line]) -> bool:
    """Return whether the log still has the line up to which the snapshot goes."""
    return bool(lines) and lines[0].number == number
