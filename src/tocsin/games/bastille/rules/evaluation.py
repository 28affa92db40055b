"""Evaluating the tiles of a location, the highest first (RULES 3.5 to 3.7)."""

# mypyc: compile

from mypy_extensions import i64

from .board import NONE, tile_value
from .position import Bastille


def next_location(position: Bastille) -> None:
    """Turn to the next location."""
    position.cursor += 1
    position.rank = 0
    position.memo = NONE


def next_space(position: Bastille, location: i64) -> i64:
    """Return the space of the tile to evaluate next at a location, or NONE (RULES 3.5)."""
    spaces = position.spaces
    first = position.board.first_space
    best: i64 = 0
    found: i64 = NONE
    space: i64
    for space in range(first[location], first[location + 1]):
        # Only a higher tile comes before one further left.
        value = tile_value(spaces[space]) if spaces[space] else 0
        if value > best:
            best = value
            found = space
    return found


def is_first(position: Bastille) -> bool:
    """Return whether the tile now evaluated is the first at its location (RULES 3.7)."""
    return position.rank == 1


def return_tile(position: Bastille) -> None:
    """Give the tile just evaluated back to its owner (RULES 3.6)."""
    position.tiles[position.spaces[position.space] - 1] += 1
    position.spaces[position.space] = 0
    position.space = NONE
