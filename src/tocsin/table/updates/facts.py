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

from ..chat import Talk
from ..clocks import ClockFace, Pace
from ..log import CloseReason
from ..seats import Seat, SeatKind
from ..table import Status, Table, allows_bots, allows_hints


class ListedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody may see it; `account`: whether who sits there has one."""

    kind: SeatKind
    name: str
    account: bool
    bot: str | None
    mine: bool
    standin: str | None
    # The id of who sits there, by which their profile is found.
    person: str | None
    # An open seat that is kept for somebody, whose name it has, and whether for whoever asks.
    kept: bool
    kept_for_me: bool


class SeatFacts(ListedSeat, frozen=True, kw_only=True):
    """A seat of a table that somebody is at."""

    away: bool


class UndoFacts(msgspec.Struct, frozen=True):
    """Who asks the table to take something back, and who has agreed."""

    seat: int
    agreed: list[int]


class ChatFacts(msgspec.Struct, frozen=True):
    """Whether spectators may chat; for the host, whose lines are those of people muted."""

    spectators: bool
    yours: bool
    muted: list[int]


class OriginFacts(msgspec.Struct, frozen=True):
    """The table of another match, if it was played here, and after how many of its actions."""

    table: str | None
    to: int
    seat: int


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
    # Seconds by which spectators see later what happens.
    delay: int
    # Whether those who play may ask for hints.
    hints: bool
    # Whether anybody's own bots may sit down.
    bots: bool
    # The options that are not what a table has by default.
    chosen: dict[str, str]
    # The next table of the same people, and the one that this one follows.
    successor: str | None
    follows: str | None
    # The match and the action of it from which this one was played on.
    origin: OriginFacts | None


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
    is_seated = bool(table.seats_of(person)) or table.is_expected(person)
    at_table = person == table.host or is_seated
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
                **msgspec.structs.asdict(listed_seat(seat, person, accounts)),
                away=seat.person is not None and seat.person not in present,
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
        delay=table.delay,
        hints=allows_hints(table),
        bots=allows_bots(table),
        chosen=chosen(table),
        successor=table.successor,
        follows=(table.opened.follows or None) if table.opened is not None else None,
        origin=_origin(table),
    )


def listed_seat(seat: Seat, person: str, accounts: Collection[str]) -> ListedSeat:
    """Return a seat as a person may see it; `accounts` are those who have an account."""
    return ListedSeat(
        kind=seat.kind,
        name=seat.name,
        account=seat.person in accounts,
        bot=seat.bot,
        mine=seat.person == person,
        standin=seat.standin,
        person=seat.person or None,
        kept=seat.kept_for is not None,
        kept_for_me=seat.kept_for == person,
    )


def chosen(table: Table) -> dict[str, str]:
    """Return the options that are not what a table of so many has by default."""
    defaults = table.game.settle(len(table.seats), {})
    return {name: value for name, value in table.options.items() if defaults.get(name) != value}


def _origin(table: Table) -> OriginFacts | None:
    origin = table.origin
    if origin is None:
        return None
    return OriginFacts(origin.table or None, len(origin.actions), origin.seat)


def number_of_actions(table: Table) -> int:
    """Return how many actions all may know of; what is done in secret counts only at the end."""
    if table.match is None:
        return 0
    if table.status == "over":
        return len(table.match.log)
    return table.shown(None).number_of_actions()


def sight(table: Table, viewer: int | None, is_text: bool = False) -> SightFacts:
    """Return what a viewer may see now."""
    assert table.match is not None
    found = position_sight(
        table.game,
        table.match.position,
        viewer,
        table.shown(viewer).number,
        is_asked=plays(table, viewer),
        can_undo=can_undo(table, viewer),
        is_text=is_text,
    )
    return found if table.closed is None else msgspec.structs.replace(found, actors=[])


def position_sight(
    game: Game,
    position: Position,
    viewer: int | None,
    number: int,
    is_asked: bool = False,
    can_undo: bool = False,
    is_text: bool = False,
) -> SightFacts:
    """Return what a viewer may see of a position, and may do there."""
    view = game.view(position, viewer)
    return SightFacts(
        seat=viewer,
        number=number,
        view=view,
        choice=game.choice(position, viewer) if is_asked and viewer is not None else None,
        can_undo=can_undo,
        actors=position.actors(),
        outcome=position.outcome(),
        sheets=game.sheets(view) if is_text else None,
    )


def can_undo(table: Table, viewer: int | None) -> bool:
    """Return whether a viewer may take something back now."""
    assert table.match is not None
    return viewer is not None and plays(table, viewer) and table.match.can_undo(viewer)


def plays(table: Table, viewer: int | None) -> bool:
    """Return whether a viewer decides for a seat in a match that goes on."""
    return table.closed is None and viewer is not None and table.seats[viewer].player is None
