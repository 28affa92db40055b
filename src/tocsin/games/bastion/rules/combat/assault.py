"""Assaults on drawbridges: attackers, damage and destruction (RULES 4.19 and 4.20)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from .. import event_ids
from ..board import ARCHER, KIND, LAYING, NO_SEAT, NOTHING, PIECE_COUNT, TOWER
from ..position import Bastion
from .combat_report import DAMAGE, LEFT, record


def can_assault(position: Bastion, piece: i64, owner: i64) -> bool:
    """Return whether the piece can strike the drawbridge from the ground (RULES 4.19)."""
    if KIND[piece % PIECE_COUNT] == ARCHER or position.carrier[piece] != NOTHING:
        return False
    here = position.place[piece]
    for square in position.board.fronts[owner]:
        if square == here:
            return True
    return False


def can_fell(position: Bastion, valiant: i64) -> bool:
    """Return whether the valiant destroys the attacked drawbridge at once (RULES 8.52)."""
    return (
        position.board.bridges_fall
        and position.bridge != NO_SEAT
        and KIND[valiant % PIECE_COUNT] == TOWER
    )


def damage(position: Bastion, seat: i64, owner: i64, power: i64) -> None:
    """Reduce the resistance of a drawbridge; at 0 it stays open (RULES 4.19 and 4.20)."""
    left: i64 = position.resistance[owner] - power
    if left < 0:
        left = 0
    position.resistance = with_item(position.resistance, owner, left)
    position.progress = position.round_number
    record(position, DAMAGE, power)
    record(position, LEFT, left)
    position.emit_more(event_ids.DAMAGED, seat, owner, power, left)
    if left == 0:
        position.closed = with_item(position.closed, owner, 0)
        position.broke = with_item(position.broke, seat, 1)
        position.ask(LAYING, seat)
        position.emit(event_ids.BROKEN, seat, owner)
