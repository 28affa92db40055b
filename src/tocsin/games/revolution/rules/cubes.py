"""Cubes between stock and town, and the areas with room for a cube (RULES 4.9 and 4.12)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NOTHING

from . import event_ids
from .board import INFLUENCE, SEAT_COUNT
from .position import Revolution


def has_room(position: Revolution, area: i64) -> bool:
    """Tell whether the area has an empty cube space."""
    return position.filled[area] < position.board.capacity[area]


def full_target(position: Revolution, space: i64) -> i64:
    """Return the full area into which the space would put a cube, or NOTHING."""
    effects = position.board.effects[space]
    for index in range(0, len(effects), 2):
        if effects[index] == INFLUENCE and not has_room(position, effects[index + 1]):
            return effects[index + 1]
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
    """Put an own cube of the seat into the area, and tell it."""
    add_cube(position, seat, area)
    position.emit(event_ids.PLACED, seat, area)


def area_answers(position: Revolution, first: i64, excluded: i64) -> vec[i64]:
    """Return an action for each area with room except the excluded one (rulings A5 and A23)."""
    return vec[i64](
        [
            first + area
            for area in position.board.areas
            if area != excluded and has_room(position, area)
        ]
    )


def has_open_area(position: Revolution, excluded: i64) -> bool:
    """Tell whether an area other than the excluded one has room."""
    for area in position.board.areas:
        if area != excluded and has_room(position, area):
            return True
    return False
