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
from .effects import Effect, SecondHalf, decline, finish, leave_out
from .palace import is_touchable, may_leave_guardhouse
from .position import Revolution
from .wording import cube_args, cube_id, option_of_cube, option_to_decline

# Room for the cubes of most towns, lest a list of them grow step by step.
MANY: Final = 32


class Spy(Effect):
    """Which opponent's cube the Spy replaces, if any (rulings A1 and A9)."""

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
            capacity=MANY,
        )
        return append(actions, DECLINE) if len(actions) > 0 else actions

    def carry_out(self, position: Revolution) -> None:
        has_cube = position.stocks[position.actor] > 0
        leave_out(position, event_ids.NO_SPYING if has_cube else event_ids.NO_CUBE_ANY)

    def answer(self, position: Revolution, action: i64) -> None:
        if action == DECLINE:
            decline(position)
            return
        seat = position.actor
        cube = action - SPY_ON
        owner = cube % SEAT_COUNT
        area = cube // SEAT_COUNT
        remove_cube(position, owner, area)
        add_cube(position, seat, area)
        finish(position)
        position.tell(event_ids.SPIED, seat, owner, area)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        if action == DECLINE:
            return option_to_decline(text)
        return option_of_cube(text, "option-spy", action - SPY_ON)


class Apothecary(Effect):
    """Which cube changes places, if any (ruling A1)."""

    def offers(self, position: Revolution) -> vec[i64]:
        cubes = swappable(position)
        actions = vec[i64]([SWAP + one for one in cubes if has_partner(one, cubes)], capacity=MANY)
        return append(actions, DECLINE) if len(actions) > 0 else actions

    def carry_out(self, position: Revolution) -> None:
        leave_out(position, event_ids.NO_SWAP)

    def answer(self, position: Revolution, action: i64) -> None:
        if action == DECLINE:
            decline(position)
            return
        cube = action - SWAP
        position.turn_to(PARTNER, cube)
        position.tell(event_ids.PICKED_CUBE, position.actor, cube % SEAT_COUNT, cube // SEAT_COUNT)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        if action == DECLINE:
            return option_to_decline(text)
        return option_of_cube(text, "option-swap", action - SWAP)


class Partner(SecondHalf):
    """With which cube the picked one changes places; `about` is the picked one."""

    def picked(self, position: Revolution) -> str:
        return cube_id(position.about)

    def offers(self, position: Revolution) -> vec[i64]:
        one = position.about
        return vec[i64]([WITH + other for other in swappable(position) if is_swap(one, other)])

    def answer(self, position: Revolution, action: i64) -> None:
        one = position.about
        other = action - WITH
        here = one // SEAT_COUNT
        there = other // SEAT_COUNT
        mine = one % SEAT_COUNT
        theirs = other % SEAT_COUNT
        exchange(position, here, mine, theirs)
        exchange(position, there, theirs, mine)
        finish(position)
        position.tell_more(event_ids.SWAPPED, position.actor, mine, here, theirs, there)

    def details(self, position: Revolution) -> dict[str, Argument]:
        return cube_args(position.about)

    def option(self, position: Revolution, seat: int, action: int, text: str) -> Option:
        return option_of_cube(text, "option-with", action - WITH)


def swappable(position: Revolution) -> vec[i64]:
    """Return every cube the acting seat may name in a swap, as area and owner in one int."""
    cubes = vec[i64](
        [
            area * SEAT_COUNT + owner
            for area in position.board.areas
            for owner in range(position.players)
            if position.cubes[area * SEAT_COUNT + owner] > 0 and is_touchable(position, owner)
        ],
        capacity=MANY,
    )
    if may_leave_guardhouse(position):
        cubes = append(cubes, GUARDHOUSE * SEAT_COUNT + position.actor)
    return cubes


def is_swap(one: i64, other: i64) -> bool:
    """Return whether exchanging the two cubes changes anything (rulings A1 and A16)."""
    return one // SEAT_COUNT != other // SEAT_COUNT and one % SEAT_COUNT != other % SEAT_COUNT


def has_partner(one: i64, cubes: vec[i64]) -> bool:
    """Return whether a cube can change places with any of these."""
    for other in cubes:
        if is_swap(one, other):
            return True
    return False


def exchange(position: Revolution, area: i64, old: i64, new: i64) -> None:
    """Let the new owner's cube stand where the old one's stood."""
    if area == GUARDHOUSE:
        position.guardhouse = new
    else:
        position.cubes[area * SEAT_COUNT + old] -= 1
        position.cubes[area * SEAT_COUNT + new] += 1
