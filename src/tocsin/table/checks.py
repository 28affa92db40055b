"""Checks shared by the commands of a table; each raises a typed error with a sentence."""

from tocsin.bots import BOT_KINDS, LEVELS
from tocsin.kernel.errors import BadOptions, StaleAction

from .errors import NotNow, NotYourSeat, TooManyChanges
from .table import Table

# Limit of a seat's events that leave the match where it was (undo, hints, …): so many, and so many
# more for each action that stands. It bounds the log.
FREE_CHANGES = 200
CHANGES_PER_ACTION = 10
WRONG_STATUS = {
    "open": "The match has not begun.",
    "playing": "The match is under way.",
    "over": "The match is over.",
}


def check_host(table: Table, person: str) -> None:
    """Raise NotYourSeat unless the person opened the table."""
    if person != table.host:
        raise NotYourSeat("Only the person who opened the table may do that.")


def check_bot(bot: str) -> None:
    """Raise BadOptions unless a bot has this name."""
    if bot not in BOT_KINDS:
        raise BadOptions(f"There is no bot “{bot}”; the bots are: {', '.join(LEVELS)}.")


def check_seat(table: Table, seat: int) -> None:
    """Raise NotYourSeat unless the table has this seat."""
    if not 0 <= seat < len(table.seats):
        raise NotYourSeat("There is no such seat at this table.")


def check_own(table: Table, person: str, seat: int) -> None:
    """Raise NotYourSeat unless the person holds the seat."""
    check_seat(table, seat)
    if table.seats[seat].person != person:
        raise NotYourSeat("This is not your seat.")


def check_status(table: Table, status: str) -> None:
    """Raise NotNow unless the table has this status."""
    if table.status != status:
        raise NotNow(WRONG_STATUS[table.status])


def check_playing(table: Table, person: str, seat: int) -> None:
    """Raise an error unless the person holds the seat in a running match and no bot stands in."""
    check_own(table, person, seat)
    check_status(table, "playing")
    if table.seats[seat].standin is not None:
        raise NotNow("A bot stands in for you; take your seat back first.")


def check_changes(table: Table, seat: int) -> None:
    """Raise TooManyChanges if the seat has reached its limit of changes."""
    actions = sum(action.seat == seat for action in table.standing_actions())
    if table.changes[seat] >= FREE_CHANGES + CHANGES_PER_ACTION * actions:
        raise TooManyChanges("You have changed your mind too often here: go on from what stands.")


def check_number(table: Table, seat: int, number: int) -> None:
    """Raise StaleAction unless this is the number of the seat's latest update."""
    if number != table.viewer_log(seat).number:
        raise StaleAction("The table has moved on since you saw it.")
