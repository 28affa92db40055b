"""What clients are told of a table and of a viewer's sight of it."""

from collections.abc import Collection
from typing import Any

import msgspec

from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position
from tocsin.kernel.record import commitment
from tocsin.kernel.sheet import Sheet

from .chat import Talk
from .clocks import ClockFace, Pace
from .entry import CloseReason
from .seats import SeatKind
from .table import Status, Table


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat as everybody may see it; `account`: whether who sits there has one."""

    kind: SeatKind
    name: str
    account: bool
    bot: str | None
    mine: bool
    away: bool
    standin: str | None


class UndoFacts(msgspec.Struct, frozen=True):
    """Who asks the table to take something back, and who has agreed."""

    seat: int
    agreed: list[int]


class ChatFacts(msgspec.Struct, frozen=True):
    """Whether spectators may chat; for the host, whose lines are those of people muted."""

    spectators: bool
    yours: bool
    muted: list[int]


class TableFacts(msgspec.Struct, frozen=True):
    """A table as one person may see it."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    private: bool
    host: str
    host_name: str
    invitation: str | None
    pace: Pace | None
    seats: list[SeatFacts]
    commitment: str
    seed: str | None
    created: int
    number_of_actions: int
    outcome: Outcome | None
    clocks: list[ClockFace] | None
    undo_request: UndoFacts | None
    chat: ChatFacts
    # Why the table was closed before its match had ended, if it was.
    closed: CloseReason | None


class SightFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one viewer may see of the match now; as text only if that was asked for."""

    seat: int | None
    number: int
    view: dict[str, Any]
    choice: Choice | None
    can_undo: bool
    actors: list[int]
    outcome: Outcome | None
    sheets: list[Sheet] | None = None


def table_facts(
    table: Table,
    talk: Talk,
    person: str,
    now: int,
    present: Collection[str],
    accounts: Collection[str],
) -> TableFacts:
    """Return the table as a person may see it.

    `present` are those with a page open, `accounts` those who have an account.
    """
    over = table.status == "over"
    request = table.undo_request
    at_table = person == table.host or bool(table.seats_of(person))
    return TableFacts(
        id=table.id,
        game=table.game.id,
        options=table.options,
        status=table.status,
        private=table.private,
        host=table.host,
        host_name=table.host_name,
        invitation=table.invitation if at_table else None,
        pace=table.pace,
        seats=[
            SeatFacts(
                kind=seat.kind,
                name=seat.name,
                account=seat.person in accounts,
                bot=seat.bot,
                mine=seat.person == person,
                away=seat.person is not None and seat.person not in present,
                standin=seat.standin,
            )
            for seat in table.seats
        ],
        commitment=commitment(table.seed),
        seed=table.seed if over else None,
        created=table.created,
        number_of_actions=number_of_actions(table),
        outcome=table.match.position.outcome() if table.match is not None else None,
        clocks=table.clocks.faces(now) if table.clocks is not None else None,
        undo_request=UndoFacts(request.seat, list(request.agreed)) if request else None,
        chat=ChatFacts(
            spectators=talk.spectators_may(table),
            yours=person == table.host,
            muted=talk.muted() if person == table.host else [],
        ),
        closed=table.closed,
    )


def number_of_actions(table: Table) -> int:
    """Return how many actions all may know of; what is done in secret counts only at the end."""
    if table.match is None:
        return 0
    return len(table.match.log) if table.status == "over" else len(table.shown(None))


def sight(table: Table, viewer: int | None, is_text: bool = False) -> SightFacts:
    """Return what a viewer may see now."""
    assert table.match is not None
    game = table.game
    view = game.view(table.match.position, viewer)
    return SightFacts(
        seat=viewer,
        number=table.shown(viewer).number,
        view=view,
        can_undo=can_undo(table, viewer),
        **Asked(game, table.match.position).of(table, viewer),
        sheets=game.sheets(view) if is_text else None,
    )


class Asked:
    """What is asked at a position, each question put together once for all who want to know."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self._actors = position.actors()
        self._outcome = position.outcome()
        self._choices: dict[int, Choice | None] = {}

    def of(self, table: Table, viewer: int | None) -> dict[str, Any]:
        """Return what a viewer is asked, who owes a decision, and how it ended."""
        return {
            "choice": self._choice(viewer) if _plays(table, viewer) else None,
            "actors": self._actors if table.closed is None else [],
            "outcome": self._outcome,
        }

    def _choice(self, seat: int | None) -> Choice | None:
        if seat is None or seat not in self._actors:
            return None
        if seat not in self._choices:
            self._choices[seat] = self.game.choice(self.position, seat)
        return self._choices[seat]


def can_undo(table: Table, viewer: int | None) -> bool:
    """Return whether a viewer may take something back now."""
    assert table.match is not None
    return viewer is not None and _plays(table, viewer) and table.match.can_undo(viewer)


def _plays(table: Table, viewer: int | None) -> bool:
    return table.closed is None and viewer is not None and table.seats[viewer].player is None
