"""Drawbridges: barring the way, opened and closed by hand (RULES 4.2, 4.17 and 4.18)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from .. import event_ids
from ..board import GATE_SHIFT, NOTHING, PIECE_COUNT
from ..position import Bastion


def is_barred(position: Bastion, link: i64) -> bool:
    """Return whether a closed drawbridge separates two squares with this link (RULES 4.2)."""
    gate = link >> GATE_SHIFT
    return gate > 0 and position.closed[gate - 1] != 0


def can_turn(position: Bastion, seat: i64, owner: i64) -> bool:
    """Return whether the seat may open or close the owner's drawbridge (RULES 4.17, ruling A25)."""
    if not has_piece_on(position, seat, position.board.thrones[owner]):
        if not has_piece_on(position, seat, position.board.prisons[owner]):
            return False
    return position.resistance[owner] > 0 and position.turned[owner] == 0


def has_piece_on(position: Bastion, seat: i64, square: i64) -> bool:
    """Return whether a piece of the seat stands on the square."""
    piece = position.at[square]
    return piece != NOTHING and piece // PIECE_COUNT == seat


def turn_gate(position: Bastion, seat: i64, owner: i64) -> None:
    """Open a closed drawbridge, or close an open one (RULES 4.18, ruling A26)."""
    position.turned = with_item(position.turned, owner, 1)
    position.closed = with_item(position.closed, owner, 1 - position.closed[owner])
    kind: i64 = event_ids.GATE_CLOSED if position.closed[owner] else event_ids.GATE_OPENED
    own: i64 = 1 if owner == seat else 0
    position.emit(kind, seat, owner, own)
