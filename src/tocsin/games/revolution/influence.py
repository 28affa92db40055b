"""Influence: an own cube, or an opponent's, put into an area (RULES 4.9, 4.11 and 4.21)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS, NOBODY
from tocsin.kernel.message import Argument, seat_id

from . import told
from .board import GUARDHOUSE, PLACE, RIVAL, RIVAL_AREA
from .cubes import add_cube, has_room, is_any_open, open_areas, place, rivals
from .effects import Effect, SecondHalf, finish, leave_out
from .palace import destinations, enter
from .position import Revolution
from .wording import option_of_area, option_of_rival


def influence(position: Revolution, area: i64) -> None:
    """Put an own cube into the named area, if it can be done (RULES 4.9)."""
    seat = position.actor
    if not has_room(position, area):
        position.tell(told.NO_ROOM, seat, area)
    elif position.stocks[seat] == 0:
        position.tell(told.NO_CUBE, seat, area)
    else:
        place(position, seat, area)


class InfluenceAny(Effect):
    """Into which area the winner puts an own cube; it must, if it can (ruling A4)."""

    def offers(self, position: Revolution) -> vec[i64]:
        if position.stocks[position.actor] == 0:
            return NO_ANSWERS
        return destinations(position, PLACE, NOBODY)

    def carry_out(self, position: Revolution) -> None:
        has_cube = position.stocks[position.actor] > 0
        leave_out(position, told.NO_ROOM_ANY if has_cube else told.NO_CUBE_ANY)

    def answer(self, position: Revolution, action: i64) -> None:
        area = action - PLACE
        if area == GUARDHOUSE:
            enter(position, position.actor)
            position.tell(told.OCCUPIED, position.actor)
        else:
            place(position, position.actor, area)
        finish(position)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_area(text, "option-place", action - PLACE)


class InfluenceRival(Effect):
    """Which opponent's cube the winner puts into an area (RULES 4.21)."""

    def offers(self, position: Revolution) -> vec[i64]:
        return rivals(position, RIVAL) if is_any_open(position, NOBODY) else NO_ANSWERS

    def carry_out(self, position: Revolution) -> None:
        has_room = is_any_open(position, NOBODY)
        leave_out(position, told.NO_CUBE_RIVAL if has_room else told.NO_ROOM_RIVAL)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = action - RIVAL
        position.turn_to(RIVAL_AREA, rival)
        position.tell(told.PICKED_RIVAL, position.actor, rival)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_rival(text, "option-rival", action - RIVAL)


class RivalArea(SecondHalf):
    """Into which area the opponent's cube goes; `about` is that opponent."""

    def picked(self, position: Revolution) -> str:
        return seat_id(position.about)

    def offers(self, position: Revolution) -> vec[i64]:
        return open_areas(position, PLACE, NOBODY)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = position.about
        add_cube(position, rival, action - PLACE)
        position.tell(told.PLACED_RIVAL, position.actor, rival, action - PLACE)
        finish(position)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"rival": self.picked(position)}

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_area(text, "option-place", action - PLACE)
