"""What Anarchy adds: Reclaim, Jail, Asylum, an opponent's cube, Copy (RULES 4.18 to 4.22)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS, NOBODY
from tocsin.kernel.message import Argument, Message, seat_id

from . import event_ids
from .board import (
    ASYLUM,
    COPY_SPACE,
    EJECT,
    EJECTION,
    JAIL,
    KIND_COUNT,
    PLACE,
    RIVAL,
    RIVAL_AREA,
    SEAT_COUNT,
    SHIFT,
    SPACE_COUNT,
    TAKE_BACK,
    TO_JAIL,
    TOKEN,
)
from .cubes import add_cube, has_room, is_any_open, open_areas, place, remove_cube, rivals
from .effects import Effect, SecondHalf, finish, leave_out
from .names import AREA, KIND, SPACE
from .position import Revolution
from .wording import option_of_area, option_of_rival


class Reclaim(Effect):
    """Which token of the winning bid on the space being resolved comes back.

    An Anarchist who copies the Warden reclaims from the Anarchist's own bid (RULES 4.22).
    """

    def offers(self, position: Revolution) -> vec[i64]:
        here = position.board.order[position.cursor]
        bid = position.bids[position.actor * SPACE_COUNT + here]
        return vec[i64](
            [TAKE_BACK + kind for kind in range(KIND_COUNT) if (bid >> SHIFT[kind]) & 0xFF]
        )

    def answer(self, position: Revolution, action: i64) -> None:
        kind = action - TAKE_BACK
        position.hands[position.actor] += TOKEN[kind]
        finish(position)
        position.tell(event_ids.RECLAIMED, position.actor, kind)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        thing = KIND(action - TAKE_BACK)
        return Option(text, thing, Message("option-reclaim", {"kind": thing}))


class Jail(Effect):
    """Which opponent's cube goes into the Jail (ruling A9)."""

    def offers(self, position: Revolution) -> vec[i64]:
        return rivals(position, TO_JAIL)

    def carry_out(self, position: Revolution) -> None:
        leave_out(position, event_ids.NO_CUBE_RIVAL)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = action - TO_JAIL
        if has_room(position, JAIL):
            jail(position, rival)
        else:
            position.turn_to(EJECTION, rival)
            position.tell(event_ids.PICKED_RIVAL, position.actor, rival)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_rival(text, "option-jail", action - TO_JAIL)


class Ejection(SecondHalf):
    """Whose cube leaves the full Jail, of any colour (ruling A11); `about` is who comes in."""

    def picked(self, position: Revolution) -> str:
        return seat_id(position.about)

    def offers(self, position: Revolution) -> vec[i64]:
        return ejectable(position, JAIL, NOBODY)

    def carry_out(self, position: Revolution) -> None:
        # An owner's figures may give the Jail no cube space at all.
        position.tell(event_ids.NO_ROOM, position.actor, JAIL)
        finish(position)

    def answer(self, position: Revolution, action: i64) -> None:
        eject(position, action - EJECT, JAIL)
        jail(position, position.about)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"area": AREA(JAIL)}

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_rival(text, "option-eject", action - EJECT)


class Asylum(Effect):
    """Whose cube leaves a full Asylum to make room for one of the winner's (rulings A9 and A10)."""

    def offers(self, position: Revolution) -> vec[i64]:
        if position.stocks[position.actor] == 0 or has_room(position, ASYLUM):
            return NO_ANSWERS
        return ejectable(position, ASYLUM, position.actor)

    def carry_out(self, position: Revolution) -> None:
        """Put an own cube into the Asylum if there is room, and say so if nothing changes."""
        seat = position.actor
        if position.stocks[seat] == 0:
            position.tell(event_ids.NO_CUBE, seat, ASYLUM)
        elif has_room(position, ASYLUM):
            place(position, seat, ASYLUM)
        else:
            position.tell(event_ids.ASYLUM_OWN, seat)
        finish(position)

    def answer(self, position: Revolution, action: i64) -> None:
        eject(position, action - EJECT, ASYLUM)
        place(position, position.actor, ASYLUM)
        finish(position)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"area": AREA(ASYLUM)}

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_rival(text, "option-eject", action - EJECT)


class Copy(Effect):
    """Which other space the Anarchist copies, whoever won it (ruling A14)."""

    def offers(self, position: Revolution) -> vec[i64]:
        here = position.board.order[position.cursor]
        return vec[i64]([COPY_SPACE + space for space in position.board.order if space != here])

    def answer(self, position: Revolution, action: i64) -> None:
        space = action - COPY_SPACE
        position.tell(event_ids.COPIED, position.actor, space)
        # To copy is always the last effect of its space (components.py), so nothing is lost.
        position.source = space
        position.step = 0
        position.done()

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        thing = SPACE(action - COPY_SPACE)
        return Option(text, thing, Message("option-copy", {"space": thing}))


def jail(position: Revolution, rival: i64) -> None:
    """Put a cube of the opponent into the Jail."""
    add_cube(position, rival, JAIL)
    finish(position)
    position.tell(event_ids.PLACED_RIVAL, position.actor, rival, JAIL)


def ejectable(position: Revolution, area: i64, but: i64) -> vec[i64]:
    """Return an action for each seat with a cube in the area, except one."""
    return vec[i64](
        [
            EJECT + seat
            for seat in range(position.players)
            if seat != but and position.cubes[area * SEAT_COUNT + seat] > 0
        ]
    )


def eject(position: Revolution, owner: i64, area: i64) -> None:
    """Send a cube out of a full area."""
    remove_cube(position, owner, area)
    position.tell(event_ids.EJECTED, position.actor, owner, area)


class InfluenceRival(Effect):
    """Which opponent's cube the winner puts into an area (RULES 4.21, ruling A9)."""

    def offers(self, position: Revolution) -> vec[i64]:
        return rivals(position, RIVAL) if is_any_open(position, NOBODY) else NO_ANSWERS

    def carry_out(self, position: Revolution) -> None:
        has_room = is_any_open(position, NOBODY)
        leave_out(position, event_ids.NO_CUBE_RIVAL if has_room else event_ids.NO_ROOM_RIVAL)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = action - RIVAL
        position.turn_to(RIVAL_AREA, rival)
        position.tell(event_ids.PICKED_RIVAL, position.actor, rival)

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
        position.tell(event_ids.PLACED_RIVAL, position.actor, rival, action - PLACE)
        finish(position)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"rival": self.picked(position)}

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_area(text, "option-place", action - PLACE)


def counts_for_end(points: i64, prisons: str) -> bool:
    """Return whether an area of so many points must be full for the match to end (ruling A6).

    Prisons are the areas with negative points; the option says whether they count.
    """
    return prisons == "full" or points >= 0
