"""The facts that clients receive of a table, and the part of a match that a viewer sees."""

from collections.abc import Collection
from typing import Any

import msgspec

from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.outcome import Outcome
from tocsin.kernel.position import Position
from tocsin.kernel.record import commitment
from tocsin.kernel.sheet import Sheet

from ..chat import ChatLog
from ..clocks import ClockFace, Pace
from ..log import CloseReason
from ..seats import Seat, SeatKind
from ..state import Status
from ..table import Table


class ListedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat in a list of tables; `account`: whether its person has an account."""

    kind: SeatKind
    name: str
    account: bool
    bot: str | None
    mine: bool
    standin: str | None
    # The id of the person, for their profile.
    person: str | None
    # Whether this open seat is kept for a person, and whether for the one who asks.
    kept: bool
    kept_for_me: bool


class SeatFacts(ListedSeat, frozen=True, kw_only=True):
    """A seat of a table; `away`: its person has no page open."""

    away: bool


class UndoFacts(msgspec.Struct, frozen=True):
    """The pending undo request: the seat that asks and the seats that agreed."""

    seat: int
    agreed: list[int]


class ChatFacts(msgspec.Struct, frozen=True):
    """Whether spectators may chat; for the host, the line numbers of muted people."""

    spectators: bool
    yours: bool
    muted: list[int]


class OriginFacts(msgspec.Struct, frozen=True):
    """The match that this one continues after `to` actions; its table if played on this server."""

    table: str | None
    to: int
    seat: int


class TableFacts(msgspec.Struct, frozen=True):
    """A table as one person may see it; private parts are None for others."""

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
    # The reason if the table was closed before its match had ended.
    closed: CloseReason | None
    # Spectator delay in seconds.
    delay: int
    # Whether players may ask for hints.
    hints: bool
    # Whether any bot account may sit down.
    bots: bool
    # The options that differ from the defaults.
    chosen: dict[str, str]
    # The next table of the same people, and the one that this one follows.
    successor: str | None
    follows: str | None
    # The match that this one continues.
    origin: OriginFacts | None


class SightFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match as one viewer may see it now; `sheets` is the view as text, if requested."""

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
    talk: ChatLog,
    person: str,
    now: int,
    present: Collection[str],
    accounts: Collection[str],
) -> TableFacts:
    """Return the facts for one person.

    `present` holds the people with a page open, `accounts` the people who have an account.
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
        hints=table.allows_hints(),
        bots=table.allows_bots(),
        chosen=chosen(table),
        successor=table.successor,
        follows=(table.opened.follows or None) if table.opened is not None else None,
        origin=_origin(table),
    )


def listed_seat(seat: Seat, person: str, accounts: Collection[str]) -> ListedSeat:
    """Return a seat as a person may see it; `accounts` holds the people who have an account."""
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
    """Return the options that differ from the defaults for this number of players."""
    defaults = table.game.settle(len(table.seats), {})
    return {name: value for name, value in table.options.items() if defaults.get(name) != value}


def _origin(table: Table) -> OriginFacts | None:
    origin = table.origin
    if origin is None:
        return None
    return OriginFacts(origin.table or None, len(origin.actions), origin.seat)


def number_of_actions(table: Table) -> int:
    """Return the number of public actions; hidden ones are counted once the match is over."""
    if table.match is None:
        return 0
    if table.status == "over":
        return len(table.match.log)
    return table.viewer_log(None).number_of_actions()


def sight(table: Table, viewer: int | None, is_text: bool = False) -> SightFacts:
    """Return the match as a viewer may see it now."""
    assert table.match is not None
    facts = position_sight(
        table.game,
        table.match.position,
        viewer,
        table.viewer_log(viewer).number,
        is_asked=plays(table, viewer),
        can_undo=can_undo(table, viewer),
        is_text=is_text,
    )
    return facts if table.closed is None else msgspec.structs.replace(facts, actors=[])


def position_sight(
    game: Game,
    position: Position,
    viewer: int | None,
    number: int,
    is_asked: bool = False,
    can_undo: bool = False,
    is_text: bool = False,
) -> SightFacts:
    """Return a position as a viewer may see it; `is_asked`: with the choice of their seat."""
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
    """Return whether a viewer may take an action back without consent."""
    assert table.match is not None
    return viewer is not None and plays(table, viewer) and table.match.can_undo(viewer)


def plays(table: Table, viewer: int | None) -> bool:
    """Return whether a viewer, and not a bot, decides for a seat; never at a closed table."""
    return table.closed is None and viewer is not None and table.seats[viewer].player is None
