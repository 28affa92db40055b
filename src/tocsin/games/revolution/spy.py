"""Spy and Apothecary (RULES 4.13 and 4.14)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .answers import DECLINE, SPY_ON, SWAP, WITH
from .board import GUARDHOUSE, SEAT_COUNT
from .cubes import add_cube, finish_step, is_touchable, remove_cube
from .told import SPIED, SWAPPED

if TYPE_CHECKING:
    from .position import Revolution


def spy_targets(position: "Revolution") -> list[int]:
    """Return the cubes the Spy may replace, and to decline."""
    legal: list[int] = []
    if position.stocks[position.actor] == 0:
        return legal
    for area in position.board.areas:
        for owner in range(position.players):
            index = area * SEAT_COUNT + owner
            if owner != position.actor and position.cubes[index] and is_touchable(position, owner):
                legal.append(SPY_ON + index)
    if legal:
        legal.append(DECLINE)
    return legal


def spy(position: "Revolution", index: i64) -> None:
    """Replace a cube by one of the acting seat."""
    seat = position.actor
    owner: i64 = index % SEAT_COUNT
    area: i64 = index // SEAT_COUNT
    remove_cube(position, owner, area)
    add_cube(position, seat, area)
    finish_step(position)
    position.tell(SPIED, seat, owner, area)


def swappable(position: "Revolution") -> list[int]:
    """Return every cube the acting seat may name in a swap, as area and owner in one int."""
    cubes: list[int] = []
    for area in position.board.areas:
        for owner in range(position.players):
            if position.cubes[area * SEAT_COUNT + owner] and is_touchable(position, owner):
                cubes.append(area * SEAT_COUNT + owner)
    # Only its owner may name the Guardhouse cube (ruling A2).
    if position.guardhouse == position.actor and not position.board.sealed:
        cubes.append(GUARDHOUSE * SEAT_COUNT + position.actor)
    return cubes


def is_swap(one: i64, other: i64) -> bool:
    """Return whether exchanging the two cubes changes anything (rulings A1 and A16)."""
    return one // SEAT_COUNT != other // SEAT_COUNT and one % SEAT_COUNT != other % SEAT_COUNT


def swap_cubes(position: "Revolution") -> list[int]:
    """Return the cubes that have a partner to change places with, and to decline."""
    cubes = swappable(position)
    legal: list[int] = []
    for one in cubes:
        for other in cubes:
            if is_swap(one, other):
                legal.append(SWAP + one)
                break
    if legal:
        legal.append(DECLINE)
    return legal


def swap_partners(position: "Revolution") -> list[int]:
    """Return the cubes with which the picked one may change places."""
    one = position.picked[0]
    return [WITH + other for other in swappable(position) if is_swap(one, other)]


def swap(position: "Revolution", other: i64) -> None:
    """Let the picked cube and another change places."""
    one: i64 = position.picked[0]
    exchange(position, one // SEAT_COUNT, one % SEAT_COUNT, other % SEAT_COUNT)
    exchange(position, other // SEAT_COUNT, other % SEAT_COUNT, one % SEAT_COUNT)
    finish_step(position)
    position.tell(
        SWAPPED,
        position.actor,
        one % SEAT_COUNT,
        one // SEAT_COUNT,
        other % SEAT_COUNT,
        other // SEAT_COUNT,
    )


def exchange(position: "Revolution", area: i64, old: i64, new: i64) -> None:
    """Let the new owner's cube stand where the old one's stood."""
    if area == GUARDHOUSE:
        position.guardhouse = new
    else:
        position.cubes[area * SEAT_COUNT + old] -= 1
        position.cubes[area * SEAT_COUNT + new] += 1
