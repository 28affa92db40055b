"""Who sees the values of which piece (RULES 6.2)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.fields import with_item

from . import board, told
from .board import EACH, FIRST, KIND_COUNT, NOTHING, PIECE_COUNT
from .position import Bastion


def look(position: Bastion, seat: i64, piece: i64) -> None:
    """Let a seat see the values of a piece, and tell it (RULES 6.2, ruling A38)."""
    if see(position, seat, piece):
        tell_look(position, seat, piece)


def see(position: Bastion, seat: i64, piece: i64) -> bool:
    """Let a seat see the values of a piece, and return whether they were new to it."""
    if position.shown[piece] & (1 << seat):
        return False
    position.shown = with_item(position.shown, piece, position.shown[piece] | 1 << seat)
    position.reveals += 1
    return True


def tell_look(position: Bastion, seat: i64, piece: i64) -> None:
    """Tell what a seat has seen."""
    figure: i64 = position.value[piece]
    force = position.board.force[figure]
    courage = position.board.courage[figure]
    owner: i64 = piece // PIECE_COUNT
    position.tell(told.LOOKED, seat, owner, piece % PIECE_COUNT, force, courage)


def show_value(position: Bastion, piece: i64) -> None:
    """Let everybody see Force and Courage of a piece."""
    if position.shown[piece] == board.ALL_EYES:
        return
    position.shown = with_item(position.shown, piece, board.ALL_EYES)
    position.reveals += 1
    figure: i64 = position.value[piece]
    force = position.board.force[figure]
    courage = position.board.courage[figure]
    position.tell(told.SHOWN, piece // PIECE_COUNT, piece % PIECE_COUNT, force, courage)


def imagine_values(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Shuffle the values that the viewer has not seen, within each kind of each army."""
    value = position.value[:]
    for seat in range(position.players):
        if seat == viewer:
            continue
        for kind in range(KIND_COUNT):
            if EACH[kind] == 1:
                continue
            first: i64 = seat * PIECE_COUNT + FIRST[kind]
            pieces: list[int] = []
            figures: list[int] = []
            for piece in range(first, first + EACH[kind]):
                figure = value[piece]
                if figure != NOTHING and position.shown[piece] & (1 << viewer) == 0:
                    pieces.append(piece)
                    figures.append(figure)
            figures.sort()
            chance.shuffle(figures)
            for piece, figure in zip(pieces, figures):
                value[piece] = figure
    position.value = value
