"""Drawbridges: what a closed one parts; turned, damaged, destroyed (RULES 4.2, 4.17 to 4.20)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from . import event_ids
from .account import DAMAGE, LEFT, note
from .board import ARCHER, GATE_SHIFT, KIND, LAYING, NOBODY, NOTHING, PIECE_COUNT, TOWER
from .position import Bastion


def is_barred(position: Bastion, link: i64) -> bool:
    """Return whether a closed drawbridge parts two squares that touch so (RULES 4.2)."""
    gate = link >> GATE_SHIFT
    return gate > 0 and position.closed[gate - 1] != 0


def can_turn(position: Bastion, seat: i64, owner: i64) -> bool:
    """Return whether the seat may open or close the owner's drawbridge now.

    RULES 4.17, ruling A25.
    """
    if not stands_on(position, seat, position.board.thrones[owner]):
        if not stands_on(position, seat, position.board.prisons[owner]):
            return False
    return position.resistance[owner] > 0 and position.turned[owner] == 0


def stands_on(position: Bastion, seat: i64, square: i64) -> bool:
    """Return whether a piece of the seat stands on the square."""
    piece = position.at[square]
    return piece != NOTHING and piece // PIECE_COUNT == seat


def turn_gate(position: Bastion, seat: i64, owner: i64) -> None:
    """Open a closed drawbridge, or close an open one (RULES 4.18, ruling A26)."""
    position.turned = with_item(position.turned, owner, 1)
    position.closed = with_item(position.closed, owner, 1 - position.closed[owner])
    kind: i64 = event_ids.GATE_CLOSED if position.closed[owner] else event_ids.GATE_OPENED
    own: i64 = 1 if owner == seat else 0
    position.tell(kind, seat, owner, own)


def can_assault(position: Bastion, piece: i64, owner: i64) -> bool:
    """Return whether the piece stands before the drawbridge, on the ground, and can strike it.

    RULES 4.19.
    """
    if KIND[piece % PIECE_COUNT] == ARCHER or position.carrier[piece] != NOTHING:
        return False
    here = position.place[piece]
    for square in position.board.fronts[owner]:
        if square == here:
            return True
    return False


def falls(position: Bastion, valiant: i64) -> bool:
    """Return whether the drawbridge under attack falls to this piece at once (RULES 8.52)."""
    return (
        position.board.bridges_fall
        and position.bridge != NOBODY
        and KIND[valiant % PIECE_COUNT] == TOWER
    )


def damage(position: Bastion, seat: i64, owner: i64, power: i64) -> None:
    """Take the power of an attack from a drawbridge; at nothing it is open for ever.

    RULES 4.19 and 4.20.
    """
    left: i64 = position.resistance[owner] - power
    if left < 0:
        left = 0
    position.resistance = with_item(position.resistance, owner, left)
    position.progress = position.round_number
    note(position, DAMAGE, power)
    note(position, LEFT, left)
    position.tell_more(event_ids.DAMAGED, seat, owner, power, left)
    if left == 0:
        position.closed = with_item(position.closed, owner, 0)
        position.broke = with_item(position.broke, seat, 1)
        position.ask(LAYING, seat)
        position.tell(event_ids.BROKEN, seat, owner)
