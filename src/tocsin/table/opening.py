"""First events of new tables: opened by a host, following a table, branched off, imported."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from tocsin import games
from tocsin.kernel.errors import BadRecord
from tocsin.kernel.record import Origin, Record, SeatRecord, starting_position

from .checks import check_bot, check_seat, check_status
from .clocks import Pace
from .errors import NotNow
from .log import Imported, InitialSeat, Opened
from .people.names import MAX_NAME_LENGTH, clean, clean_name
from .seats import Seat
from .table import Table

# A hundred years.
MAX_MATCH_MS = 100 * 366 * 24 * 3600 * 1000


def open_table(
    game_id: str,
    options: Mapping[str, str],
    seats: list[InitialSeat],
    *,
    host: str,
    host_name: str,
    private: bool,
    pace: Pace | None,
    corrections: Mapping[str, Any],
    delay: int = 0,
    hints: bool = False,
    bots: bool = False,
    follows: str = "",
    origin: Origin | None = None,
) -> Opened:
    """Open a table with an unpredictable seed and invitation code."""
    game = games.load(game_id, corrections)
    settled = game.settle(len(seats), options)
    for seat in seats:
        if seat.bot is not None and seat.person is None:
            check_bot(seat.bot)
    if pace is not None:
        pace.check()
    seed = secrets.token_hex(32)
    # Raises an error if no match can begin with these options, figures and origin.
    starting_position(game, len(seats), settled, seed, origin)
    return Opened(
        game=game.id,
        rules=game.rules_version,
        options=settled,
        seed=seed,
        seats=seats,
        host=host,
        host_name=host_name,
        invitation=secrets.token_urlsafe(16),
        private=private,
        pace=pace,
        corrections=dict(corrections),
        delay=delay,
        hints=hints,
        bots=bots,
        follows=follows,
        origin=origin,
    )


def open_next(table: Table, person: str, name: str) -> Opened:
    """Open the table that follows a finished one.

    The person who asks sits down; the other seats are kept for their people. All seats move up by
    one, so that another player begins.
    """
    opened = table.opened
    if opened is None:
        raise NotNow("A match that was played elsewhere is not played again here.")
    moved = [*table.seats[1:], table.seats[0]]
    return open_table(
        table.game.id,
        table.options,
        [_next_seat(seat, person, name) for seat in moved],
        host=person,
        host_name=name,
        private=table.private,
        pace=table.pace,
        corrections=table.game.corrections,
        delay=table.delay,
        hints=opened.hints,
        bots=opened.bots,
        follows=table.id,
    )


def _next_seat(seat: Seat, person: str, name: str) -> InitialSeat:
    if seat.kind == "bot" and seat.person is None:
        return InitialSeat(seat.name, bot=seat.bot)
    if seat.person == person:
        return InitialSeat(name, person)
    # A seat is not kept for a person whose data was erased.
    return InitialSeat(seat.name, kept_for=seat.person) if seat.person else InitialSeat()


def branch(table: Table, person: str, name: str, to: int, seat: int, bot: str) -> Opened:
    """Open a private table that continues a finished match after `to` actions, against bots."""
    check_status(table, "over")
    check_seat(table, seat)
    if table.match is None or table.closed is not None:
        raise NotNow("This match has not ended.")
    record = table.record()
    if not 0 <= to < len(record.actions):
        raise NotNow("From that moment nobody can play on.")
    if record.origin is not None:
        raise NotNow("This match was itself played on from another one: go back to that.")
    return open_table(
        table.game.id,
        table.options,
        [
            InitialSeat(name, person) if index == seat else InitialSeat(bot=bot)
            for index in range(len(table.seats))
        ],
        host=person,
        host_name=name,
        private=True,
        pace=None,
        corrections=table.game.corrections,
        origin=Origin(table.id, record.seed, seat, record.actions[:to]),
    )


def import_match(record: Record, host: str, host_name: str) -> Imported:
    """Import the record of a finished match from elsewhere; reading the event replays it."""
    if record.outcome is None:
        raise NotNow("The match of this record was not finished.")
    if any(not 0 <= time <= MAX_MATCH_MS for time in record.times):
        raise BadRecord("The record has times that no match can take.")
    seats = [
        SeatRecord(clean_name(seat.name), clean(seat.bot, MAX_NAME_LENGTH) if seat.bot else None)
        for seat in record.seats
    ]
    cleaned = msgspec.structs.replace(record, seats=seats, origin=_foreign(record.origin))
    return Imported(cleaned, host, host_name, secrets.token_urlsafe(16))


def _foreign(origin: Origin | None) -> Origin | None:
    """Return the origin without its table id, which belongs to another server."""
    return msgspec.structs.replace(origin, table="") if origin is not None else None
