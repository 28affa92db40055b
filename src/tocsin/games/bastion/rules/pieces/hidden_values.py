"""Hidden values of pieces: the seats that have seen them, and redealing (RULES 6.2)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.fields import filled_row, with_item

from .. import board, event_ids
from ..board import FIRST_OF_KIND, KIND_COUNT, KIND_SIZE, NOTHING, PIECE_COUNT
from ..position import Bastion


def show_values_to(position: Bastion, seat: i64, piece: i64) -> None:
    """Show the values of a piece to a seat and tell it, if they are new (RULES 6.2, ruling A38)."""
    if mark_seen(position, seat, piece):
        tell_values_to(position, seat, piece)


def mark_seen(position: Bastion, seat: i64, piece: i64) -> bool:
    """Mark the values of a piece as seen by a seat; return whether they were new to it."""
    if position.shown[piece] & (1 << seat):
        return False
    position.shown = with_item(position.shown, piece, position.shown[piece] | 1 << seat)
    position.reveals += 1
    return True


def tell_values_to(position: Bastion, seat: i64, piece: i64) -> None:
    """Tell a seat the values of a piece."""
    figure: i64 = position.value[piece]
    force = position.board.force[figure]
    courage = position.board.courage[figure]
    owner: i64 = piece // PIECE_COUNT
    position.emit_more(event_ids.LOOKED, seat, owner, piece % PIECE_COUNT, force, courage)


def show_values_to_all(position: Bastion, piece: i64) -> None:
    """Show the values of a piece to all seats."""
    if position.shown[piece] == board.ALL_VIEWERS:
        return
    position.shown = with_item(position.shown, piece, board.ALL_VIEWERS)
    position.reveals += 1
    figure: i64 = position.value[piece]
    force = position.board.force[figure]
    courage = position.board.courage[figure]
    position.emit_more(event_ids.SHOWN, piece // PIECE_COUNT, piece % PIECE_COUNT, force, courage)


def redeal_values(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Shuffle the values unknown to the viewer, within each kind of each army."""
    value = position.value[:]
    figures = filled_row(PIECE_COUNT, 0)
    for seat in range(position.players):
        if seat == viewer:
            continue
        for kind in range(KIND_COUNT):
            if KIND_SIZE[kind] == 1:
                continue
            count = unseen_figures(position, viewer, seat * PIECE_COUNT, kind, figures)
            chance.shuffle_row(figures, 0, count)
            first: i64 = seat * PIECE_COUNT + FIRST_OF_KIND[kind]
            index: i64 = 0
            for piece in range(first, first + KIND_SIZE[kind]):
                if is_unseen(position, viewer, piece):
                    value[piece] = figures[index]
                    index += 1
    position.value = value


def unseen_figures(position: Bastion, viewer: i64, army: i64, kind: i64, figures: vec[i64]) -> i64:
    """Write the figures of a kind unknown to the viewer into `figures`, sorted.

    Return their number.
    """
    count: i64 = 0
    for piece in range(army + FIRST_OF_KIND[kind], army + FIRST_OF_KIND[kind] + KIND_SIZE[kind]):
        if is_unseen(position, viewer, piece):
            figure = position.value[piece]
            index = count
            while index > 0 and figures[index - 1] > figure:
                figures[index] = figures[index - 1]
                index -= 1
            figures[index] = figure
            count += 1
    return count


def is_unseen(position: Bastion, viewer: i64, piece: i64) -> bool:
    """Return whether the piece has values unknown to the viewer."""
    return position.value[piece] != NOTHING and position.shown[piece] & (1 << viewer) == 0
