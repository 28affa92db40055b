"""Drawbridges: opened, closed, damaged and destroyed (RULES 4.17 to 4.20)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .boards import KIND, NOBODY, NOTHING, PIECE_COUNT, TOWER
from .steps import LAYING, push
from .told import BROKEN, DAMAGED, GATE_CLOSED, GATE_OPENED

if TYPE_CHECKING:
    from .position import Bastion


def turnable(position: "Bastion", seat: i64) -> list[int]:
    """Return whose drawbridges the seat may open or close now."""
    board = position.board
    found: list[int] = []
    for owner in range(position.players):
        if position.resistance[owner] <= 0 or position.turned[owner]:
            continue
        throne: i64 = position.at[board.thrones[owner]]
        prison: i64 = position.at[board.prisons[owner]]
        if (throne != NOTHING and throne // PIECE_COUNT == seat) or (
            prison != NOTHING and prison // PIECE_COUNT == seat
        ):
            found.append(owner)
    return found


def turn_gate(position: "Bastion", seat: i64, owner: i64) -> None:
    """Open a closed drawbridge, or close an open one."""
    position.own()
    position.turned[owner] = 1
    position.closed[owner] = 1 - position.closed[owner]
    told: i64 = GATE_CLOSED if position.closed[owner] else GATE_OPENED
    own: i64 = 1 if owner == seat else 0
    position.tell(told, seat, owner, own)


def falls(position: "Bastion", valiant: i64) -> bool:
    """Return whether the drawbridge under attack falls to this piece at once (RULES 8.52)."""
    return (
        position.board.bridges_fall
        and position.bridge != NOBODY
        and KIND[valiant % PIECE_COUNT] == TOWER
    )


def damage(position: "Bastion", seat: i64, owner: i64, power: i64) -> None:
    """Take the power of an attack from a drawbridge; at nothing it is open for ever."""
    position.own()
    left: i64 = position.resistance[owner] - power
    if left < 0:
        left = 0
    position.resistance[owner] = left
    position.progress = position.round_number
    position.tell(DAMAGED, seat, owner, power, left)
    if left == 0:
        position.closed[owner] = 0
        position.broke[seat] = 1
        push(position, LAYING, seat)
        position.tell(BROKEN, seat, owner)
