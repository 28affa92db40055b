"""Influence: putting an own cube into a named area, or into any area (RULES 4.9 and 4.11)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS, NO_SEAT

from . import event_ids
from .board import GUARDHOUSE, PLACE
from .cubes import has_room, place
from .effects import Effect, finish, leave_out
from .palace import destination_answers, enter
from .position import Revolution
from .wording import option_of_area


def influence(position: Revolution, area: i64) -> None:
    """Put an own cube into the named area if possible; else tell why not (RULES 4.9, ruling A9)."""
    seat = position.actor
    if not has_room(position, area):
        position.emit(event_ids.NO_ROOM, seat, area)
    elif position.stocks[seat] == 0:
        position.emit(event_ids.NO_CUBE, seat, area)
    else:
        place(position, seat, area)


class InfluenceAny(Effect):
    """The choice of any area for an own cube; placing it is compulsory (rulings A4 and A5)."""

    def offers(self, position: Revolution) -> vec[i64]:
        if position.stocks[position.actor] == 0:
            return NO_ANSWERS
        return destination_answers(position, PLACE, NO_SEAT)

    def carry_out(self, position: Revolution) -> None:
        has_cube = position.stocks[position.actor] > 0
        leave_out(position, event_ids.NO_ROOM_ANY if has_cube else event_ids.NO_CUBE_ANY)

    def answer(self, position: Revolution, action: i64) -> None:
        area = action - PLACE
        if area == GUARDHOUSE:
            enter(position, position.actor)
            position.emit(event_ids.OCCUPIED, position.actor)
        else:
            place(position, position.actor, area)
        finish(position)

    def worded(self, text: str, action: int) -> Option:
        return option_of_area(text, "option-place", action - PLACE)
