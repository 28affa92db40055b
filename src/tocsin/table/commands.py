"""What each person may do at a table: every check, and the line to be written if it holds."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from tocsin import games
from tocsin.bots import BOT_KINDS, LEVELS
from tocsin.kernel.choice import Choice
from tocsin.kernel.errors import BadOptions, BadRecord, CannotUndo, NotYourChoice, StaleAction
from tocsin.kernel.record import Origin, Record, SeatRecord, starting_position

from .clocks import Pace
from .errors import NoBots, NoHints, NotNow, NotYourSeat, PrivateTable, SeatTaken, TooManyChanges
from .log import (
    Acted,
    AnsweredUndo,
    AskedUndo,
    Closed,
    Filled,
    Followed,
    Hinted,
    Imported,
    Opened,
    Place,
    Renamed,
    Resigned,
    Returned,
    Sat,
    Stood,
    TookBack,
)
from .people.names import MAX_NAME_LENGTH, clean, clean_name
from .seats import OWN_BOT, STAND_IN, Seat
from .table import Table, allows_bots, allows_hints, check_host, last_action, must_agree

# How often a seat may change its mind: so often, and so often more for each action that stands.
CHANGES_AT_FIRST = 200
CHANGES_EACH = 10
# How often a person may change the name at one table.
MOST_NAMES = 20
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
    delay: int = 0,
    hints: bool = False,
    bots: bool = False,
    follows: str = "",
    origin: Origin | None = None,
) -> Opened:
    """Open a table, with a seed and an invitation that nobody can guess."""
    game = games.load(game_id, corrections)
    settled = game.settle(len(seats), options)
    for place in seats:
        if place.bot is not None and place.person is None:
            _check_bot(place.bot)
    if pace is not None:
        pace.check()
    seed = secrets.token_hex(32)
    # What no match can begin with must not come as far as a table.
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


def may_follow(table: Table, person: str) -> None:
    """Raise what keeps a person from asking everybody to play again."""
    if not table.seats_of(person):
        raise NotYourSeat("Only those who played here may do that.")
    _check_status(table, "over")


def follow(table: Table, person: str, table_id: str, closed: str | None) -> Followed:
    """Ask everybody to play again, at the one table that follows this one.

    Only where the next table was closed before its match there may be another.
    """
    may_follow(table, person)
    if table.successor != closed:
        raise NotNow("There is a next table already.")
    return Followed(table_id)


def open_next(table: Table, person: str, name: str) -> Opened:
    """Open the table that follows one: who asks for it sits down, the others' seats are kept.

    Everybody moves up a seat, so that somebody else begins.
    """
    opened = table.opened
    if opened is None:
        raise NotNow("A match that was played elsewhere is not played again here.")
    moved = [*table.seats[1:], table.seats[0]]
    return open_table(
        table.game.id,
        table.options,
        [_next_place(seat, person, name) for seat in moved],
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


def _next_place(seat: Seat, person: str, name: str) -> Place:
    if seat.kind == "bot" and seat.person is None:
        return Place(seat.name, bot=seat.bot)
    if seat.person == person:
        return Place(name, person)
    # Whoever had all that names them removed comes no more.
    return Place(seat.name, kept_for=seat.person) if seat.person else Place()


def branch(table: Table, person: str, name: str, to: int, seat: int, bot: str) -> Opened:
    """Play on against bots from a moment of a match that is over, so that all of it is open."""
    _check_status(table, "over")
    _check_seat(table, seat)
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
            Place(name, person) if number == seat else Place(bot=bot)
            for number in range(len(table.seats))
        ],
        host=person,
        host_name=name,
        private=True,
        pace=None,
        corrections=table.game.corrections,
        origin=Origin(table.id, record.seed, seat, record.actions[:to]),
    )


def bring(record: Record, host: str, host_name: str) -> Imported:
    """Bring the record of a match that was played elsewhere; reading the line replays it."""
    if record.outcome is None:
        raise NotNow("The match of this record was not finished.")
    if any(not 0 <= time <= LONGEST_MATCH for time in record.times):
        raise BadRecord("The record has times that no match can take.")
    seats = [
        SeatRecord(clean_name(seat.name), clean(seat.bot, MAX_NAME_LENGTH) if seat.bot else None)
        for seat in record.seats
    ]
    cleaned = msgspec.structs.replace(record, seats=seats, origin=_elsewhere(record.origin))
    return Imported(cleaned, host, host_name, secrets.token_urlsafe(16))


def _elsewhere(origin: Origin | None) -> Origin | None:
    """Return where a match came from, without the name of a table that is not of this server."""
    return msgspec.structs.replace(origin, table="") if origin is not None else None


def may_watch(table: Table, person: str, invitation: str | None) -> None:
    """Raise PrivateTable unless the person may look at the table."""
    is_known = person == table.host or table.seats_of(person) or table.is_expected(person)
    if table.private and not _is_invited(table, invitation) and not is_known:
        raise PrivateTable("This table is private: you need an invitation.")


def _is_invited(table: Table, invitation: str | None) -> bool:
    return invitation is not None and secrets.compare_digest(
        invitation.encode(), table.invitation.encode()
    )


def sit(
    table: Table,
    person: str,
    name: str,
    seat: int,
    invitation: str | None,
    owner: str | None = None,
) -> Sat:
    """Take an open seat; who has an owner is a bot, and may not sit down everywhere."""
    may_watch(table, person, invitation)
    if owner is not None:
        _check_bots_welcome(table, person, owner, invitation)
    _check_status(table, "open")
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise SeatTaken("Somebody sits there already.")
    if table.seats[seat].kept_for not in (None, person):
        raise SeatTaken("This seat is kept for somebody else.")
    _check_changes(table, seat)
    return Sat(seat, person, name, OWN_BOT if owner is not None else None)


def _check_bots_welcome(table: Table, person: str, owner: str, invitation: str | None) -> None:
    """Raise NoBots unless the host wants somebody's own bot at the table.

    At a public table all who sit there know the invitation: it is no word of the host.
    """
    is_wanted = allows_bots(table) or table.is_expected(person)
    is_invited = table.private and _is_invited(table, invitation)
    if not is_wanted and not is_invited and table.host not in (owner, person):
        raise NoBots("Whoever opened this table has not opened it to bots.")


def stand(table: Table, person: str, seat: int) -> Stood:
    """Leave a seat before the match."""
    _check_own(table, person, seat)
    _check_status(table, "open")
    return Stood(seat)


def remove(table: Table, person: str, seat: int) -> Stood:
    """Take a seat from whoever has it or is expected there, before the match."""
    check_host(table, person)
    _check_status(table, "open")
    _check_seat(table, seat)
    if table.seats[seat].person == person:
        raise NotNow("Leave your own seat yourself.")
    if table.seats[seat].person is None and table.seats[seat].kept_for is None:
        raise NotNow("Nobody sits there.")
    return Stood(seat)


def rename(table: Table, person: str, before: str, name: str) -> Renamed:
    """Call a person otherwise while the table goes on, so often and no more."""
    if table.status == "over":
        raise NotNow(STAGES["over"])
    if table.renamed[person] >= MOST_NAMES:
        raise TooManyChanges("You have changed your name too often here.")
    return Renamed(person, before, name)


def fill(table: Table, person: str, bot: str) -> Filled:
    """Give all open seats to bots."""
    check_host(table, person)
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


def may_hint(table: Table, person: str, seat: int) -> Choice:
    """Return what the seat is asked, or raise what keeps its person from a hint on it."""
    _check_playing(table, person, seat)
    if not allows_hints(table):
        raise NoHints("There are no hints at this table.")
    assert table.match is not None
    choice = table.game.choice(table.match.position, seat)
    if choice is None:
        raise NotYourChoice("You are asked nothing now.")
    _check_changes(table, seat)
    return choice


def hint(table: Table, person: str, seat: int, asked: Choice) -> Hinted:
    """Be given a hint that was thought out when the seat was asked this."""
    if may_hint(table, person, seat) != asked:
        raise StaleAction("The table has moved on since you asked.")
    return Hinted(seat)


def close(table: Table, person: str) -> Closed:
    """Close a table whose match has not begun."""
    check_host(table, person)
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
    if bot not in BOT_KINDS:
        raise BadOptions(f"There is no bot “{bot}”; the bots are: {', '.join(LEVELS)}.")


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
