"""Effects of The Palace: Guardhouse, protection and Messenger (RULES 4.15 to 4.17)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_SEAT
from tocsin.kernel.message import Argument

from . import event_ids
from .board import DECLINE, DESTINATION, GUARDHOUSE, PUT, REASSIGN, SEAT_COUNT, TAKE
from .cubes import add_cube, area_answers, has_open_area, remove_cube
from .effects import Effect, SecondStep, finish, leave_out
from .names import AREA
from .position import Revolution
from .wording import option_of_area


def occupy(position: Revolution) -> None:
    """Replace the occupant of the Guardhouse by an own cube (RULES 4.15, ruling A9)."""
    seat = position.actor
    occupant = position.guardhouse
    if occupant == seat:
        position.emit(event_ids.ALREADY_THERE, seat)
        return
    if position.stocks[seat] == 0:
        position.emit(event_ids.NO_CUBE, seat, GUARDHOUSE)
        return
    if occupant != NO_SEAT:
        position.stocks[occupant] += 1
        position.emit(event_ids.EVICTED, seat, occupant)
    enter(position, seat)
    position.emit(event_ids.OCCUPIED, seat)


def enter(position: Revolution, seat: i64) -> None:
    """Put a cube from the seat's stock into the empty Guardhouse."""
    position.stocks[seat] -= 1
    position.guardhouse = seat


def is_touchable(position: Revolution, owner: i64) -> bool:
    """Tell whether the winner of Spy or Apothecary may choose cubes of this owner.

    RULES 4.16, rulings A8 and A24.
    """
    return owner == position.actor or owner != position.guardhouse


def is_guardhouse_open(position: Revolution) -> bool:
    """Tell whether an own cube may go into the Guardhouse without the Viceroy (ruling A2)."""
    return position.board.opened and position.guardhouse == NO_SEAT


def may_leave_guardhouse(position: Revolution) -> bool:
    """Tell whether the acting seat may take its cube out of the Guardhouse (ruling A2)."""
    return position.guardhouse == position.actor and not position.board.sealed


def destination_answers(position: Revolution, first: i64, excluded: i64) -> vec[i64]:
    """Return an action for each area that an own cube may enter except the excluded one."""
    actions = area_answers(position, first, excluded)
    return append(actions, first + GUARDHOUSE) if is_guardhouse_open(position) else actions


class Reassign(Effect):
    """The choice of the area from which an own cube moves; may be declined (ruling A3)."""

    def offers(self, position: Revolution) -> vec[i64]:
        seat = position.actor
        is_open = is_guardhouse_open(position)
        actions = vec[i64]()
        for area in position.board.areas:
            if position.cubes[area * SEAT_COUNT + seat]:
                if is_open or has_open_area(position, area):
                    actions = append(actions, TAKE + area)
        if may_leave_guardhouse(position) and has_open_area(position, NO_SEAT):
            actions = append(actions, TAKE + GUARDHOUSE)
        return append(actions, DECLINE) if len(actions) > 0 else actions

    def carry_out(self, position: Revolution) -> None:
        leave_out(position, event_ids.NO_REASSIGN)

    def answer(self, position: Revolution, action: i64) -> None:
        position.replace_top(DESTINATION, action - TAKE)
        position.emit(event_ids.PICKED_AREA, position.actor, action - TAKE)

    def worded(self, text: str, action: int) -> Option:
        return option_of_area(text, "option-take", action - TAKE)


class Destination(SecondStep):
    """The choice of the area that the cube enters; `about` is the area it leaves (ruling A23)."""

    def picked(self, position: Revolution) -> str:
        return AREA(position.subject)

    def offers(self, position: Revolution) -> vec[i64]:
        return destination_answers(position, PUT, position.subject)

    def answer(self, position: Revolution, action: i64) -> None:
        seat = position.actor
        source = position.subject
        area = action - PUT
        if source == GUARDHOUSE:
            position.guardhouse = NO_SEAT
            position.stocks[seat] += 1
        else:
            remove_cube(position, seat, source)
        if area == GUARDHOUSE:
            enter(position, seat)
        else:
            add_cube(position, seat, area)
        finish(position)
        position.emit(event_ids.REASSIGNED, seat, source, area)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"area": self.picked(position)}

    def worded(self, text: str, action: int) -> Option:
        return option_of_area(text, "option-put", action - PUT)


def drop_second_reassign(effects: list[list[int]]) -> None:
    """Delete all but the first Reassign of each space's effects (ruling A3)."""
    for row in effects:
        indexes = [index for index in range(0, len(row), 2) if row[index] == REASSIGN]
        for index in reversed(indexes[1:]):
            del row[index : index + 2]
