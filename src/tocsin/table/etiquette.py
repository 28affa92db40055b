"""What each person may do at a table: every check, and the line to be written if it holds."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from tocsin import games
from tocsin.bots import LADDER
from tocsin.kernel.errors import BadOptions, BadRecord, CannotUndo, StaleAction
from tocsin.kernel.record import Record, SeatRecord

from .clocks import Pace
from .entry import (
    Acted,
    AnsweredUndo,
    AskedUndo,
    Closed,
    Filled,
    Imported,
    Opened,
    Place,
    Resigned,
    Returned,
    Sat,
    Stood,
    TookBack,
)
from .errors import NotNow, NotYourSeat, PrivateTable, SeatTaken, TooManyChanges
from .names import LONGEST_NAME, clean, clean_name
from .seats import STAND_IN
from .table import Table, last_action, must_agree

# How often a seat may change its mind: so often, and so often more for each action that stands.
CHANGES_AT_FIRST = 200
CHANGES_EACH = 10
# A hundred years, in ms.
LONGEST_MATCH = 100 * 366 * 24 * 3600 * 1000
STAGES = {
    "open": "The match has not begun.",
    "playing": "The match is under way.",
    "over": "The match is over.",
}


def open_table(
    game_id: str,
    options: Mapping[str, str],
    seats: list[Place],
    *,
    host: str,
    host_name: str,
    private: bool,
    pace: Pace | None,
    corrections: Mapping[str, Any],
) -> Opened:
    """Open a table, with a seed and an invitation that nobody can guess."""
    game = games.load(game_id, corrections)
    settled = game.settle(len(seats), options)
    for bot in {place.bot for place in seats if place.bot is not None}:
        _check_bot(bot)
    if pace is not None:
        pace.check()
    seed = secrets.token_hex(32)
    # Figures that no match can be set up with must not come as far as a table.
    game.new(players=len(seats), options=settled, seed=seed)
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
    )


def bring(record: Record, host: str, host_name: str) -> Imported:
    """Bring the record of a match that was played elsewhere; reading the line replays it."""
    if record.outcome is None:
        raise NotNow("The match of this record was not finished.")
    if any(not 0 <= time <= LONGEST_MATCH for time in record.times):
        raise BadRecord("The record has times that no match can take.")
    seats = [
        SeatRecord(clean_name(seat.name), clean(seat.bot, LONGEST_NAME) if seat.bot else None)
        for seat in record.seats
    ]
    cleaned = msgspec.structs.replace(record, seats=seats)
    return Imported(cleaned, host, host_name, secrets.token_urlsafe(16))


def may_watch(table: Table, person: str, invitation: str | None) -> None:
    """Raise PrivateTable unless the person may look at the table."""
    invited = invitation is not None and secrets.compare_digest(
        invitation.encode(), table.invitation.encode()
    )
    if table.private and not invited and person != table.host and not table.seats_of(person):
        raise PrivateTable("This table is private: you need an invitation.")


def sit(table: Table, person: str, name: str, seat: int, invitation: str | None) -> Sat:
    """Take an open seat."""
    may_watch(table, person, invitation)
    _check_status(table, "open")
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise SeatTaken("Somebody sits there already.")
    _check_changes(table, seat)
    return Sat(seat, person, name)


def stand(table: Table, person: str, seat: int) -> Stood:
    """Leave a seat before the match."""
    _check_own(table, person, seat)
    _check_status(table, "open")
    return Stood(seat)


def fill(table: Table, person: str, bot: str) -> Filled:
    """Give all open seats to bots."""
    if person != table.host:
        raise NotYourSeat("Only the person who opened the table may do that.")
    _check_status(table, "open")
    _check_bot(bot)
    return Filled(bot)


def act(table: Table, person: str, seat: int, number: int, action: str) -> Acted:
    """Answer what the seat is asked."""
    _check_playing(table, person, seat)
    _check_number(table, seat, number)
    assert table.match is not None
    table.match.check(seat, table.game.actions.parse(action))
    return Acted(seat, action)


def undo(table: Table, person: str, seat: int, number: int, whole_turn: bool) -> TookBack:
    """Take back the last action, or all of the turn, that needs nobody's consent."""
    _check_playing(table, person, seat)
    _check_number(table, seat, number)
    match = table.match
    assert match is not None
    places = match.undoable(seat, whole_turn)
    if not places:
        raise CannotUndo("Something was revealed or answered since: it cannot be taken back.")
    _check_changes(table, seat)
    return TookBack(seat, sorted(match.log[place].number for place in places))


def ask_undo(table: Table, person: str, seat: int) -> AskedUndo:
    """Ask the table to take back everything from the seat's last action on."""
    _check_playing(table, person, seat)
    if last_action(table, seat) is None:
        raise CannotUndo("You have not done anything yet.")
    if table.undo_request is not None:
        raise NotNow("The table is already asked to take something back.")
    _check_changes(table, seat)
    return AskedUndo(seat)


def answer_undo(table: Table, person: str, seat: int, agree: bool) -> AnsweredUndo:
    """Agree to take something back, or refuse."""
    _check_playing(table, person, seat)
    request = table.undo_request
    if request is None or seat in request.agreed or seat not in must_agree(table, request.seat):
        raise NotNow("You are not asked to take anything back.")
    return AnsweredUndo(seat, agree)


def close(table: Table, person: str) -> Closed:
    """Close a table whose match has not begun."""
    if person != table.host:
        raise NotYourSeat("Only the person who opened the table may do that.")
    _check_status(table, "open")
    return Closed("host")


def abandon(table: Table, touched_before: int) -> Closed:
    """Close a table that nobody has touched for long, and that no clock or bot will end."""
    waits = table.status == "open" or (table.status == "playing" and table.clocks is None)
    if table.touched >= touched_before or not waits:
        raise NotNow("Somebody has come after all.")
    return Closed("abandoned")


def resign(table: Table, person: str, seat: int) -> Resigned:
    """Leave the match to a bot."""
    _check_playing(table, person, seat)
    return Resigned(seat, STAND_IN)


def come_back(table: Table, person: str, seat: int) -> Returned:
    """Take the seat back from a stand-in."""
    _check_own(table, person, seat)
    _check_status(table, "playing")
    if table.seats[seat].standin is None:
        raise NotNow("Nobody stands in for you.")
    _check_changes(table, seat)
    return Returned(seat)


def _check_bot(bot: str) -> None:
    if bot not in LADDER:
        raise BadOptions(f"There is no bot “{bot}”; the bots are: {', '.join(LADDER)}.")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotYourSeat("There is no such seat at this table.")


def _check_own(table: Table, person: str, seat: int) -> None:
    _check_seat(table, seat)
    if table.seats[seat].person != person:
        raise NotYourSeat("This is not your seat.")


def _check_status(table: Table, status: str) -> None:
    if table.status != status:
        raise NotNow(STAGES[table.status])


def _check_playing(table: Table, person: str, seat: int) -> None:
    _check_own(table, person, seat)
    _check_status(table, "playing")
    if table.seats[seat].standin is not None:
        raise NotNow("A bot stands in for you; take your seat back first.")


def _check_changes(table: Table, seat: int) -> None:
    """Raise TooManyChanges where a log would grow and grow, and nothing come of it."""
    stands = sum(standing.seat == seat for standing in table.standing())
    if table.changes[seat] >= CHANGES_AT_FIRST + CHANGES_EACH * stands:
        raise TooManyChanges("You have changed your mind too often here: go on from what stands.")


def _check_number(table: Table, seat: int, number: int) -> None:
    if number != table.shown(seat).number:
        raise StaleAction("The table has moved on since you saw it.")
