"""What The Palace adds: the Guardhouse and the Messenger (RULES 4.15 and 4.17)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .answers import DECLINE, PUT, TAKE
from .board import GUARDHOUSE, NOBODY, SEAT_COUNT
from .cubes import add_cube, finish_step, open_areas, remove_cube
from .told import ALREADY_THERE, EVICTED, NO_CUBE, OCCUPIED, REASSIGNED

if TYPE_CHECKING:
    from .position import Revolution


def occupy(position: "Revolution", seat: i64) -> None:
    """Put an own cube into the Guardhouse, sending the occupant's back."""
    occupant = position.guardhouse
    if occupant == seat:
        position.tell(ALREADY_THERE, seat)
        return
    if position.stocks[seat] == 0:
        position.tell(NO_CUBE, seat, GUARDHOUSE)
        return
    if occupant != NOBODY:
        position.stocks[occupant] += 1
        position.tell(EVICTED, seat, occupant)
    enter(position, seat)
    position.tell(OCCUPIED, seat)


def enter(position: "Revolution", seat: i64) -> None:
    """Put a cube of the seat's stock into the empty Guardhouse."""
    position.stocks[seat] -= 1
    position.guardhouse = seat


def destinations(position: "Revolution", first: i64, but: i64) -> list[int]:
    """Return an action for each place an own cube may go to, except one (ruling A2)."""
    legal = open_areas(position, first, but)
    if position.board.opened and position.guardhouse == NOBODY:
        legal.append(first + GUARDHOUSE)
    return legal


def reassignable(position: "Revolution") -> list[int]:
    """Return where the acting seat may take a cube of its own from, and to decline."""
    seat = position.actor
    legal: list[int] = []
    for area in position.board.areas:
        if position.cubes[area * SEAT_COUNT + seat] and destinations(position, PUT, area):
            legal.append(TAKE + area)
    if (
        position.guardhouse == seat
        and not position.board.sealed
        and open_areas(position, PUT, NOBODY)
    ):
        legal.append(TAKE + GUARDHOUSE)
    if legal:
        legal.append(DECLINE)
    return legal


def reassign(position: "Revolution", area: i64) -> None:
    """Move the picked cube into another area."""
    seat = position.actor
    source: i64 = position.picked[0]
    if source == GUARDHOUSE:
        position.guardhouse = NOBODY
        position.stocks[seat] += 1
    else:
        remove_cube(position, seat, source)
    if area == GUARDHOUSE:
        enter(position, seat)
    else:
        add_cube(position, seat, area)
    finish_step(position)
    position.tell(REASSIGNED, seat, source, area)
