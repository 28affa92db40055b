"""Cubes between stock and town, and where there is room for one (RULES 4.9 and 4.12)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING

from . import event_ids
from .board import INFLUENCE, SEAT_COUNT
from .position import Revolution


def has_room(position: Revolution, area: i64) -> bool:
    """Return whether the area has an empty cube space."""
    return position.filled[area] < position.board.capacity[area]


def full_area(position: Revolution, space: i64) -> i64:
    """Return an area that has no room for the cube which a space puts there, or NOTHING."""
    effects = position.board.effects[space]
    for place in range(0, len(effects), 2):
        if effects[place] == INFLUENCE and not has_room(position, effects[place + 1]):
            return effects[place + 1]
    return NOTHING


def add_cube(position: Revolution, seat: i64, area: i64) -> None:
    """Move a cube of the seat from its stock into the area."""
    position.cubes[area * SEAT_COUNT + seat] += 1
    position.filled[area] += 1
    position.stocks[seat] -= 1


def remove_cube(position: Revolution, seat: i64, area: i64) -> None:
    """Move a cube of the seat from the area back into its stock."""
    position.cubes[area * SEAT_COUNT + seat] -= 1
    position.filled[area] -= 1
    position.stocks[seat] += 1


def place(position: Revolution, seat: i64, area: i64) -> None:
    """Put an own cube into the area."""
    add_cube(position, seat, area)
    position.tell(event_ids.PLACED, seat, area)


def open_areas(position: Revolution, first: i64, but: i64) -> vec[i64]:
    """Return an action for each area with room, except one (rulings A5 and A23)."""
    return vec[i64](
        [first + area for area in position.board.areas if area != but and has_room(position, area)]
    )


def is_any_open(position: Revolution, but: i64) -> bool:
    """Return whether any area has room, except one."""
    for area in position.board.areas:
        if area != but and has_room(position, area):
            return True
    return False


def rivals(position: Revolution, first: i64) -> vec[i64]:
    """Return an action for each opponent who has a cube in stock (ruling A9)."""
    return vec[i64](
        [
            first + seat
            for seat in range(position.players)
            if seat != position.actor and position.stocks[seat] > 0
        ]
    )
