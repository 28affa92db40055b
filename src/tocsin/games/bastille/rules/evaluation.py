"""Evaluating the tiles of a location, the highest first (RULES 3.5 to 3.7)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from .board import NONE, tile_value
from .position import Bastille


def next_location(position: Bastille) -> None:
    """Begin the evaluation of the next location."""
    position.cursor += 1
    position.rank = 0
    position.memo = NONE


def next_space(position: Bastille, location: i64) -> i64:
    """Return the space of the next tile to evaluate at a location, or NONE (RULES 3.5)."""
    spaces = position.spaces
    first = position.board.first_space
    best_value: i64 = 0
    best: i64 = NONE
    space: i64
    for space in range(first[location], first[location + 1]):
        # Equal tiles are evaluated from left to right.
        value = tile_value(spaces[space]) if spaces[space] else 0
        if value > best_value:
            best_value = value
            best = space
    return best


def tiles_at(position: Bastille, location: i64) -> vec[i64]:
    """Return the spaces of a location, from the left."""
    first = position.board.first_space
    return position.spaces[first[location] : first[location + 1]]


def is_first(position: Bastille) -> bool:
    """Tell whether the tile being evaluated is the first at its location (RULES 3.7)."""
    return position.rank == 1


def return_tile(position: Bastille) -> None:
    """Give the evaluated tile back to its owner (RULES 3.6)."""
    position.tiles[position.spaces[position.space] - 1] += 1
    position.spaces[position.space] = 0
    position.space = NONE
