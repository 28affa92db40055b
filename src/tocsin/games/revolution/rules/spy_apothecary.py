"""Spy and Apothecary (RULES 4.13 and 4.14)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import NO_ANSWERS
from tocsin.kernel.message import Argument

from . import event_ids
from .board import DECLINE, GUARDHOUSE, PARTNER, SEAT_COUNT, SPY_ON, SWAP, WITH
from .cubes import add_cube, remove_cube
from .effects import Effect, SecondStep, finish, leave_out
from .palace import is_touchable, may_leave_guardhouse
from .position import Revolution
from .wording import cube_args, cube_id, option_of_cube

# Initial capacity of lists of cubes: enough for most towns, which avoids reallocation.
CUBE_CAPACITY: Final = 32


class Spy(Effect):
    """The choice of the opponent's cube to replace; may be declined (rulings A1 and A9)."""

    def offers(self, position: Revolution) -> vec[i64]:
        if position.stocks[position.actor] == 0:
            return NO_ANSWERS
        actions = vec[i64](
            [
                SPY_ON + area * SEAT_COUNT + owner
                for area in position.board.areas
                for owner in range(position.players)
                if position.cubes[area * SEAT_COUNT + owner] > 0
                and owner != position.actor
                and is_touchable(position, owner)
            ],
            capacity=CUBE_CAPACITY,
        )
        return append(actions, DECLINE) if len(actions) > 0 else actions

    def carry_out(self, position: Revolution) -> None:
        has_cube = position.stocks[position.actor] > 0
        leave_out(position, event_ids.NO_SPYING if has_cube else event_ids.NO_CUBE_ANY)

    def answer(self, position: Revolution, action: i64) -> None:
        seat = position.actor
        cube = action - SPY_ON
        owner = cube % SEAT_COUNT
        area = cube // SEAT_COUNT
        remove_cube(position, owner, area)
        add_cube(position, seat, area)
        finish(position)
        position.emit(event_ids.SPIED, seat, owner, area)

    def worded(self, text: str, action: int) -> Option:
        return option_of_cube(text, "option-spy", action - SPY_ON)


class Apothecary(Effect):
    """The choice of the first cube to swap; may be declined (ruling A1)."""

    def offers(self, position: Revolution) -> vec[i64]:
        cubes = swappable(position)
        actions = vec[i64](
            [SWAP + cube for cube in cubes if has_partner(cube, cubes)], capacity=CUBE_CAPACITY
        )
        return append(actions, DECLINE) if len(actions) > 0 else actions

    def carry_out(self, position: Revolution) -> None:
        leave_out(position, event_ids.NO_SWAP)

    def answer(self, position: Revolution, action: i64) -> None:
        cube = action - SWAP
        position.replace_top(PARTNER, cube)
        position.emit(event_ids.PICKED_CUBE, position.actor, cube % SEAT_COUNT, cube // SEAT_COUNT)

    def worded(self, text: str, action: int) -> Option:
        return option_of_cube(text, "option-swap", action - SWAP)


class Partner(SecondStep):
    """The choice of the second cube to swap; `about` is the first one."""

    def picked(self, position: Revolution) -> str:
        return cube_id(position.subject)

    def offers(self, position: Revolution) -> vec[i64]:
        one = position.subject
        return vec[i64]([WITH + other for other in swappable(position) if is_swap(one, other)])

    def answer(self, position: Revolution, action: i64) -> None:
        one = position.subject
        other = action - WITH
        area = one // SEAT_COUNT
        owner = one % SEAT_COUNT
        other_area = other // SEAT_COUNT
        other_owner = other % SEAT_COUNT
        replace_cube(position, area, owner, other_owner)
        replace_cube(position, other_area, other_owner, owner)
        finish(position)
        seat = position.actor
        position.emit_more(event_ids.SWAPPED, seat, owner, area, other_owner, other_area)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return cube_args(position.subject)

    def worded(self, text: str, action: int) -> Option:
        return option_of_cube(text, "option-with", action - WITH)


def swappable(position: Revolution) -> vec[i64]:
    """Return the cubes that the acting seat may swap, each as area * SEAT_COUNT + owner."""
    cubes = vec[i64](
        [
            area * SEAT_COUNT + owner
            for area in position.board.areas
            for owner in range(position.players)
            if position.cubes[area * SEAT_COUNT + owner] > 0 and is_touchable(position, owner)
        ],
        capacity=CUBE_CAPACITY,
    )
    if may_leave_guardhouse(position):
        cubes = append(cubes, GUARDHOUSE * SEAT_COUNT + position.actor)
    return cubes


def is_swap(one: i64, other: i64) -> bool:
    """Tell whether swapping the two cubes changes the position (rulings A1 and A16)."""
    return one // SEAT_COUNT != other // SEAT_COUNT and one % SEAT_COUNT != other % SEAT_COUNT


def has_partner(one: i64, cubes: vec[i64]) -> bool:
    """Tell whether the cube can be swapped with one of these cubes."""
    for other in cubes:
        if is_swap(one, other):
            return True
    return False


def replace_cube(position: Revolution, area: i64, old: i64, new: i64) -> None:
    """Replace a cube of the old owner in the area by a cube of the new owner."""
    if area == GUARDHOUSE:
        position.guardhouse = new
    else:
        position.cubes[area * SEAT_COUNT + old] -= 1
        position.cubes[area * SEAT_COUNT + new] += 1
