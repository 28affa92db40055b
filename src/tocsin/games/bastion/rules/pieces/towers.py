"""Pieces put on squares and on Towers, and moved together with them (RULES 4.12 to 4.14)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from ..board import KIND, NOTHING, PIECE_COUNT, TOWER
from ..position import Bastion


def weight_of(position: Bastion, piece: i64) -> i64:
    """Return the room that the piece takes on the battlefield: 2 for a loaded Tower, else 1."""
    if KIND[piece % PIECE_COUNT] == TOWER:
        if position.load[piece // PIECE_COUNT * 2 + piece % 2] != NOTHING:
            return 2
    return 1


def lift(position: Bastion, piece: i64) -> None:
    """Take a piece off its square or its Tower; a piece that it carries stays on it."""
    square = position.place[piece]
    tower = position.carrier[piece]
    if tower != NOTHING:
        position.carrier = with_item(position.carrier, piece, NOTHING)
        position.load = with_item(position.load, tower // PIECE_COUNT * 2 + tower % 2, NOTHING)
    elif square != position.board.centre:
        position.at[square] = NOTHING
    if square == position.board.centre:
        position.crowd -= weight_of(position, piece)


def put(position: Bastion, piece: i64, square: i64) -> None:
    """Put a piece on a square, together with the piece on it (RULES 4.13, ruling A49)."""
    position.place[piece] = square
    if square == position.board.centre:
        position.crowd += weight_of(position, piece)
    else:
        position.at[square] = piece
    if KIND[piece % PIECE_COUNT] == TOWER:
        rider = position.load[piece // PIECE_COUNT * 2 + piece % 2]
        if rider != NOTHING:
            position.place[rider] = square


def mount(position: Bastion, piece: i64, tower: i64) -> None:
    """Put a piece on a Tower of its army (RULES 4.12)."""
    square = position.place[tower]
    position.place[piece] = square
    position.carrier = with_item(position.carrier, piece, tower)
    position.load = with_item(position.load, tower // PIECE_COUNT * 2 + tower % 2, piece)
    if square == position.board.centre:
        position.crowd += 1


def tell_square(position: Bastion, event: i64, piece: i64) -> None:
    """Tell an event about a piece and its square."""
    square = position.place[piece]
    file, row = position.board.file[square], position.board.row[square]
    position.emit_more(event, piece // PIECE_COUNT, piece % PIECE_COUNT, file, row)
