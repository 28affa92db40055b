"""Effects of Anarchy: Reclaim, Jail, Asylum, an opponent's cube, Copy (RULES 4.18 to 4.22)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS, NO_SEAT
from tocsin.kernel.message import Argument, Message, seat_id

from . import board as ids
from . import event_ids
from .cubes import add_cube, area_answers, has_open_area, has_room, place, remove_cube
from .effects import Effect, SecondStep, finish, leave_out
from .names import AREA, KIND, SPACE
from .position import Revolution
from .tokens import KIND_COUNT, TOKEN, amount_of
from .wording import option_of_area, option_of_rival


class Reclaim(Effect):
    """The choice of the token to take back from the winning bid on the space being resolved.

    An Anarchist who copies the Warden reclaims from the bid on the Anarchist (RULES 4.22).
    """

    def offers(self, position: Revolution) -> vec[i64]:
        space = position.board.order[position.cursor]
        bid = position.bids[position.actor * ids.SPACE_COUNT + space]
        return vec[i64](
            [ids.TAKE_BACK + kind for kind in range(KIND_COUNT) if amount_of(bid, kind)]
        )

    def answer(self, position: Revolution, action: i64) -> None:
        kind = action - ids.TAKE_BACK
        position.hands[position.actor] += TOKEN[kind]
        finish(position)
        position.emit(event_ids.RECLAIMED, position.actor, kind)

    def worded(self, text: str, action: int) -> Option:
        kind = KIND(action - ids.TAKE_BACK)
        return Option(text, kind, Message("option-reclaim", {"kind": kind}))


class Jail(Effect):
    """The choice of the opponent whose cube goes into the Jail (ruling A9)."""

    def offers(self, position: Revolution) -> vec[i64]:
        return rival_answers(position, ids.TO_JAIL)

    def carry_out(self, position: Revolution) -> None:
        leave_out(position, event_ids.NO_CUBE_RIVAL)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = action - ids.TO_JAIL
        if has_room(position, ids.JAIL):
            put_in_jail(position, rival)
        else:
            position.replace_top(ids.EJECTION, rival)
            position.emit(event_ids.PICKED_RIVAL, position.actor, rival)

    def worded(self, text: str, action: int) -> Option:
        return option_of_rival(text, "option-jail", action - ids.TO_JAIL)


class Ejection(SecondStep):
    """The choice of a cube of any colour to eject from the full Jail (ruling A11).

    `about` is the seat whose cube goes in.
    """

    def picked(self, position: Revolution) -> str:
        return seat_id(position.subject)

    def offers(self, position: Revolution) -> vec[i64]:
        return eject_answers(position, ids.JAIL, NO_SEAT)

    def carry_out(self, position: Revolution) -> None:
        # A components file may give the Jail no cube space at all.
        position.emit(event_ids.NO_ROOM, position.actor, ids.JAIL)
        finish(position)

    def answer(self, position: Revolution, action: i64) -> None:
        eject(position, action - ids.EJECT, ids.JAIL)
        put_in_jail(position, position.subject)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"area": AREA(ids.JAIL)}

    def worded(self, text: str, action: int) -> Option:
        return option_of_rival(text, "option-eject", action - ids.EJECT)


class Asylum(Effect):
    """The choice of the cube that leaves a full Asylum for the winner's (rulings A9 and A10)."""

    def offers(self, position: Revolution) -> vec[i64]:
        if position.stocks[position.actor] == 0 or has_room(position, ids.ASYLUM):
            return NO_ANSWERS
        return eject_answers(position, ids.ASYLUM, position.actor)

    def carry_out(self, position: Revolution) -> None:
        """Put an own cube into the Asylum if there is room; else tell why nothing changes."""
        seat = position.actor
        if position.stocks[seat] == 0:
            position.emit(event_ids.NO_CUBE, seat, ids.ASYLUM)
        elif has_room(position, ids.ASYLUM):
            place(position, seat, ids.ASYLUM)
        else:
            position.emit(event_ids.ASYLUM_OWN, seat)
        finish(position)

    def answer(self, position: Revolution, action: i64) -> None:
        eject(position, action - ids.EJECT, ids.ASYLUM)
        place(position, position.actor, ids.ASYLUM)
        finish(position)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"area": AREA(ids.ASYLUM)}

    def worded(self, text: str, action: int) -> Option:
        return option_of_rival(text, "option-eject", action - ids.EJECT)


class Copy(Effect):
    """The choice of the space to copy, whether or not it was won (ruling A14)."""

    def offers(self, position: Revolution) -> vec[i64]:
        own = position.board.order[position.cursor]
        return vec[i64]([ids.COPY_SPACE + space for space in position.board.order if space != own])

    def answer(self, position: Revolution, action: i64) -> None:
        space = action - ids.COPY_SPACE
        position.emit(event_ids.COPIED, position.actor, space)
        # Copy is always the last effect of its space (components.py), so no effect is skipped.
        position.source = space
        position.step = 0
        position.done()

    def worded(self, text: str, action: int) -> Option:
        space = SPACE(action - ids.COPY_SPACE)
        return Option(text, space, Message("option-copy", {"space": space}))


class InfluenceRival(Effect):
    """The choice of the opponent whose cube is put into an area (RULES 4.21, ruling A9)."""

    def offers(self, position: Revolution) -> vec[i64]:
        return (
            rival_answers(position, ids.RIVAL) if has_open_area(position, NO_SEAT) else NO_ANSWERS
        )

    def carry_out(self, position: Revolution) -> None:
        is_open = has_open_area(position, NO_SEAT)
        leave_out(position, event_ids.NO_CUBE_RIVAL if is_open else event_ids.NO_ROOM_RIVAL)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = action - ids.RIVAL
        position.replace_top(ids.RIVAL_AREA, rival)
        position.emit(event_ids.PICKED_RIVAL, position.actor, rival)

    def worded(self, text: str, action: int) -> Option:
        return option_of_rival(text, "option-rival", action - ids.RIVAL)


class RivalArea(SecondStep):
    """The choice of the area for the opponent's cube; `about` is that opponent."""

    def picked(self, position: Revolution) -> str:
        return seat_id(position.subject)

    def offers(self, position: Revolution) -> vec[i64]:
        return area_answers(position, ids.PLACE, NO_SEAT)

    def answer(self, position: Revolution, action: i64) -> None:
        rival = position.subject
        area = action - ids.PLACE
        add_cube(position, rival, area)
        position.emit(event_ids.PLACED_RIVAL, position.actor, rival, area)
        finish(position)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return {"rival": self.picked(position)}

    def worded(self, text: str, action: int) -> Option:
        return option_of_area(text, "option-place", action - ids.PLACE)


def rival_answers(position: Revolution, first: i64) -> vec[i64]:
    """Return an action for each opponent with a cube in stock (ruling A9)."""
    return vec[i64](
        [
            first + seat
            for seat in range(position.players)
            if seat != position.actor and position.stocks[seat] > 0
        ]
    )


def put_in_jail(position: Revolution, rival: i64) -> None:
    """Put a cube of the opponent into the Jail, and end the effect."""
    add_cube(position, rival, ids.JAIL)
    finish(position)
    position.emit(event_ids.PLACED_RIVAL, position.actor, rival, ids.JAIL)


def eject_answers(position: Revolution, area: i64, excluded_seat: i64) -> vec[i64]:
    """Return an action for each seat with a cube in the area except the excluded seat."""
    return vec[i64](
        [
            ids.EJECT + seat
            for seat in range(position.players)
            if seat != excluded_seat and position.cubes[area * ids.SEAT_COUNT + seat] > 0
        ]
    )


def eject(position: Revolution, owner: i64, area: i64) -> None:
    """Move a cube from a full area back into its owner's stock."""
    remove_cube(position, owner, area)
    position.emit(event_ids.EJECTED, position.actor, owner, area)


def counts_for_end(points: i64, prisons: str) -> bool:
    """Tell whether an area with these points must be full for the match to end (ruling A6).

    Areas with negative points are prisons; the table option `prisons` decides about them.
    """
    return prisons == "full" or points >= 0
