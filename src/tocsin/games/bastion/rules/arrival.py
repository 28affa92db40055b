"""Arrival in an enemy bastion: prison, treasure, flag (RULES 4.33, 4.35 and 4.36)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_item

from . import board, event_ids
from .board import NO_SEAT, PIECE_COUNT
from .missions.losing import check_missions
from .position import Bastion


def arrive(position: Bastion, piece: i64, square: i64) -> None:
    """Carry out the effect of an enemy square (RULES 4.33 and 4.35, rulings A24 and A27)."""
    owner = position.board.bastion[square]
    seat: i64 = piece // PIECE_COUNT
    if owner in (NO_SEAT, seat):
        return
    terrain = position.board.terrain[square]
    if terrain == board.TREASURY:
        plunder(position, seat, owner)
    elif terrain == board.TURRET and position.flag[owner] == owner:
        position.flag = with_item(position.flag, owner, seat)
        position.progress = position.round_number
        position.emit(event_ids.FLAG_TAKEN, seat, owner)
    elif terrain == board.PRISON and position.rescued[piece] == 0:
        position.captor = owner
        position.ask(board.FREEING, seat)


def plunder(position: Bastion, seat: i64, owner: i64) -> None:
    """Take the treasure in an enemy treasury, and recover own tokens (RULES 4.35 and 4.36)."""
    if position.treasure[owner] == owner:
        position.treasure = with_item(position.treasure, owner, seat)
        position.progress = position.round_number
        position.emit(event_ids.TREASURE_TAKEN, seat, owner)
    if position.treasure[seat] == owner:
        position.treasure = with_item(position.treasure, seat, seat)
        position.progress = position.round_number
        position.emit(event_ids.TREASURE_BACK, seat, owner)
    if position.flag[seat] == owner:
        position.flag = with_item(position.flag, seat, seat)
        position.progress = position.round_number
        position.emit(event_ids.FLAG_BACK, seat, owner)
    check_missions(position, owner)
