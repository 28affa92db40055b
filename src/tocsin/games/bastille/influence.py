"""Placing influence tiles, and the order in which they are evaluated (RULES 3.2 to 3.6).

A tile on the board is one int: 1 + seat * VALUE_COUNT + value - 1; an empty space is 0.
"""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import LOCATION_COUNT, NONE, PLACE, VALUE_COUNT
from .told import PLACED

if TYPE_CHECKING:
    from .position import Bastille


def tile_owner(tile: i64) -> i64:
    """Return the seat a tile on the board belongs to."""
    return (tile - 1) // VALUE_COUNT


def tile_value(tile: i64) -> i64:
    """Return the value of a tile on the board."""
    return (tile - 1) % VALUE_COUNT + 1


def legal_places(position: "Bastille", seat: i64) -> list[int]:
    """Return every value the seat has left with every location that has room."""
    first = position.board.first
    room: list[int] = []
    for location in range(LOCATION_COUNT):
        # Spaces fill up from the left, so the last one tells whether there is room.
        if position.spaces[first[location + 1] - 1] == 0:
            room.append(location)
    legal: list[int] = []
    for value in range(VALUE_COUNT):
        if position.tiles[seat * VALUE_COUNT + value]:
            for location in room:
                legal.append(PLACE + value * LOCATION_COUNT + location)
    return legal


def place(position: "Bastille", seat: i64, action: i64) -> None:
    """Put a tile on the leftmost empty space of a location."""
    value: i64 = (action - PLACE) // LOCATION_COUNT
    location: i64 = (action - PLACE) % LOCATION_COUNT
    space: i64 = position.board.first[location]
    while position.spaces[space]:
        space += 1
    position.spaces[space] = 1 + seat * VALUE_COUNT + value
    position.tiles[seat * VALUE_COUNT + value] -= 1
    position.tell(PLACED, seat, value + 1, location)


def has_tiles(position: "Bastille", seat: i64) -> bool:
    """Return whether the seat has a tile left to place."""
    for value in range(VALUE_COUNT):
        if position.tiles[seat * VALUE_COUNT + value]:
            return True
    return False


def next_space(position: "Bastille", location: i64) -> i64:
    """Return the space of the tile to evaluate next at a location, or NONE."""
    best: i64 = 0
    found: i64 = NONE
    space: i64 = position.board.first[location]
    end: i64 = position.board.first[location + 1]
    while space < end:
        tile: i64 = position.spaces[space]
        # Only a higher tile comes before one further left.
        if tile and tile_value(tile) > best:
            best = tile_value(tile)
            found = space
        space += 1
    return found


def return_tile(position: "Bastille") -> None:
    """Give the tile just evaluated back to its owner."""
    position.tiles[position.spaces[position.space] - 1] += 1
    position.spaces[position.space] = 0
    position.space = NONE
