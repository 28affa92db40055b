"""Levels, contact and free squares (RULES 4.1, 4.4 and 4.5)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import GROUND, KIND, NOTHING, PIECE_COUNT, SIDE, TO, TOUCH, TOWER, UPSTAIRS
from ..position import Bastion
from .battlefield import has_room
from .drawbridge import is_barred


def piece_bits() -> vec[i64]:
    """Return a row of 64 single bits, made by doubling: compiled `1 << n` has 32 bits only."""
    bits = vec[i64]()
    mark: i64 = 1
    for _ in range(63):
        bits = append(bits, mark)
        mark += mark
    return append(bits, -mark)


# By piece: its bit in a bit mask of all pieces; four armies fill 64 bits.
BIT: Final = piece_bits()


def level_of(position: Bastion, piece: i64) -> i64:
    """Return the levels of a piece: a rider is upstairs, a Tower on the ground (RULES 4.1)."""
    if position.carrier[piece] != NOTHING:
        return UPSTAIRS
    if KIND[piece % PIECE_COUNT] == TOWER:
        return GROUND
    return position.board.level[position.place[piece]]


def touch(position: Bastion, one: i64, other: i64) -> i64:
    """Return SIDE or CORNER if the two pieces are in contact, else 0 (RULES 4.4)."""
    here = position.place[one]
    there = position.place[other]
    if here < 0 or there < 0:
        return 0
    if here == there:
        link: i64 = SIDE if here == position.board.centre else 0
    else:
        link = position.board.link[here * position.board.size + there]
    if link & TOUCH == 0 or is_barred(position, link):
        return 0
    if level_of(position, one) & level_of(position, other) == 0:
        return 0
    return link & TOUCH


def is_free(position: Bastion, square: i64, weight: i64) -> bool:
    """Return whether this many pieces can be put on the square (RULES 4.5)."""
    if square == position.board.centre:
        return has_room(position, weight)
    return position.at[square] == NOTHING


def nearest_free(position: Bastion, around: vec[i64], piece: i64) -> vec[i64]:
    """Return the nearest free squares as actions; the square of the piece itself counts as free.

    `around` holds pairs of distance and square, nearest first.
    """
    actions = vec[i64]()
    nearest: i64 = 0
    for index in range(0, len(around), 2):
        distance = around[index]
        square = around[index + 1]
        if len(actions) > 0 and distance > nearest:
            break
        stands = piece != NOTHING and position.at[square] == piece
        if stands or is_free(position, square, 1):
            nearest = distance
            actions = append(actions, TO + position.board.name[square])
    return actions


def rider_of(position: Bastion, piece: i64) -> i64:
    """Return the piece carried by this one, or NOTHING."""
    if KIND[piece % PIECE_COUNT] != TOWER:
        return NOTHING
    return position.load[piece // PIECE_COUNT * 2 + piece % 2]
