"""Commands at a table: each checks a request and returns the event to append to the log."""

import secrets

from tocsin.kernel.choice import Choice
from tocsin.kernel.errors import CannotUndo, NotYourChoice, StaleAction

from .checks import (
    WRONG_STATUS,
    check_bot,
    check_changes,
    check_host,
    check_number,
    check_own,
    check_playing,
    check_seat,
    check_status,
)
from .errors import NoBots, NoHints, NotNow, NotYourSeat, PrivateTable, SeatTaken, TooManyChanges
from .log import (
    Acted,
    ActionsUndone,
    Closed,
    HintGiven,
    NextTableOpened,
    Renamed,
    Resigned,
    Returned,
    SatDown,
    SeatsFilled,
    StoodUp,
    UndoAnswered,
    UndoRequested,
)
from .seats import OWN_BOT, STAND_IN
from .table import Table

# Renames of one person at one table.
MAX_RENAMES = 20


def check_may_follow(table: Table, person: str) -> None:
    """Raise an error unless the person may open the next table of the same people."""
    if not table.seats_of(person):
        raise NotYourSeat("Only those who played here may do that.")
    check_status(table, "over")


def follow(table: Table, person: str, table_id: str, closed: str | None) -> NextTableOpened:
    """Announce the table that follows this one.

    A table has one successor. `closed` is the former one if it was closed before its match.
    """
    check_may_follow(table, person)
    if table.successor != closed:
        raise NotNow("There is a next table already.")
    return NextTableOpened(table_id)


def check_may_watch(table: Table, person: str, invitation: str | None) -> None:
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
) -> SatDown:
    """Take an open seat; `owner` is the owner of a bot account, None for a person."""
    check_may_watch(table, person, invitation)
    if owner is not None:
        _check_bots_welcome(table, person, owner, invitation)
    check_status(table, "open")
    check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise SeatTaken("Somebody sits there already.")
    if table.seats[seat].kept_for not in (None, person):
        raise SeatTaken("This seat is kept for somebody else.")
    check_changes(table, seat)
    return SatDown(seat, person, name, OWN_BOT if owner is not None else None)


def _check_bots_welcome(table: Table, person: str, owner: str, invitation: str | None) -> None:
    """Raise NoBots unless the host admits this bot account.

    An invitation counts at private tables only: at a public table all seated people know it.
    """
    is_wanted = table.allows_bots() or table.is_expected(person)
    is_invited = table.private and _is_invited(table, invitation)
    if not is_wanted and not is_invited and table.host not in (owner, person):
        raise NoBots("Whoever opened this table has not opened it to bots.")


def stand(table: Table, person: str, seat: int) -> StoodUp:
    """Leave a seat before the match."""
    check_own(table, person, seat)
    check_status(table, "open")
    return StoodUp(seat)


def remove(table: Table, person: str, seat: int) -> StoodUp:
    """Free a seat before the match, as the host: it was taken by or kept for another person."""
    check_host(table, person)
    check_status(table, "open")
    check_seat(table, seat)
    if table.seats[seat].person == person:
        raise NotNow("Leave your own seat yourself.")
    if table.seats[seat].person is None and table.seats[seat].kept_for is None:
        raise NotNow("Nobody sits there.")
    return StoodUp(seat)


def rename(table: Table, person: str, before: str, name: str) -> Renamed:
    """Change a person's name at a table that is not over."""
    if table.status == "over":
        raise NotNow(WRONG_STATUS["over"])
    if table.renamed[person] >= MAX_RENAMES:
        raise TooManyChanges("You have changed your name too often here.")
    return Renamed(person, before, name)


def fill(table: Table, person: str, bot: str) -> SeatsFilled:
    """Give all open seats to bots."""
    check_host(table, person)
    check_status(table, "open")
    check_bot(bot)
    return SeatsFilled(bot)


def act(table: Table, person: str, seat: int, number: int, action: str) -> Acted:
    """Play an action in reply to the choice of the seat."""
    check_playing(table, person, seat)
    check_number(table, seat, number)
    assert table.match is not None
    table.match.check(seat, table.game.actions.parse(action))
    return Acted(seat, action)


def undo(table: Table, person: str, seat: int, number: int, whole_turn: bool) -> ActionsUndone:
    """Take back the seat's last action, or its whole turn, where no consent is needed."""
    check_playing(table, person, seat)
    check_number(table, seat, number)
    match = table.match
    assert match is not None
    indices = match.undoable(seat, whole_turn)
    if not indices:
        raise CannotUndo("Something was revealed or answered since: it cannot be taken back.")
    check_changes(table, seat)
    return ActionsUndone(seat, sorted(match.log[index].number for index in indices))


def ask_undo(table: Table, person: str, seat: int) -> UndoRequested:
    """Ask the table to take back all actions since the seat's last one, including it."""
    check_playing(table, person, seat)
    if table.last_action(seat) is None:
        raise CannotUndo("You have not done anything yet.")
    if table.undo_request is not None:
        raise NotNow("The table is already asked to take something back.")
    check_changes(table, seat)
    return UndoRequested(seat)


def answer_undo(table: Table, person: str, seat: int, agree: bool) -> UndoAnswered:
    """Agree to the pending undo request, or refuse it."""
    check_playing(table, person, seat)
    request = table.undo_request
    if request is None or seat in request.agreed or seat not in table.must_agree(request.seat):
        raise NotNow("You are not asked to take anything back.")
    return UndoAnswered(seat, agree)


def check_may_hint(table: Table, person: str, seat: int) -> Choice:
    """Return the seat's choice; raise an error if its person may not have a hint on it."""
    check_playing(table, person, seat)
    if not table.allows_hints():
        raise NoHints("There are no hints at this table.")
    assert table.match is not None
    choice = table.game.choice(table.match.position, seat)
    if choice is None:
        raise NotYourChoice("You are asked nothing now.")
    check_changes(table, seat)
    return choice


def hint(table: Table, person: str, seat: int, asked: Choice) -> HintGiven:
    """Give a hint that was computed for the choice `asked`, if that is still the seat's choice."""
    if check_may_hint(table, person, seat) != asked:
        raise StaleAction("The table has moved on since you asked.")
    return HintGiven(seat)


def close(table: Table, person: str) -> Closed:
    """Close a table before its match."""
    check_host(table, person)
    check_status(table, "open")
    return Closed("host")


def abandon(table: Table, touched_before: int) -> Closed:
    """Close a table whose log is older than `touched_before` and that no clock will end."""
    waits = table.status == "open" or (table.status == "playing" and table.clocks is None)
    if table.touched >= touched_before or not waits:
        raise NotNow("Somebody has come after all.")
    return Closed("abandoned")


def resign(table: Table, person: str, seat: int) -> Resigned:
    """Leave the match to a stand-in."""
    check_playing(table, person, seat)
    return Resigned(seat, STAND_IN)


def return_to_seat(table: Table, person: str, seat: int) -> Returned:
    """Take the seat back from a stand-in."""
    check_own(table, person, seat)
    check_status(table, "playing")
    if table.seats[seat].standin is None:
        raise NotNow("Nobody stands in for you.")
    check_changes(table, seat)
    return Returned(seat)
