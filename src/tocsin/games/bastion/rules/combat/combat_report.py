"""The public report on the last combat (RULES 4.31, 4.48 and 4.51)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row, with_appended, with_item

from ..board import DODGE, EVENT_CARD, NO_SEAT, NOTHING, TRUCE
from ..position import Bastion

# Indices of `fought`: CARD, ADDED and POWER hold an item for each side, POWER a pair of Force
# and courage; the items from RESISTANCE to LEFT are for drawbridges.
ATTACKER: Final = 0
TARGET: Final = 1
BRIDGE: Final = 2
VALIANT: Final = 3
IS_RIPOSTE: Final = 4
CARD: Final = 5
ADDED: Final = 7
POWER: Final = 9
RESISTANCE: Final = 13
DAMAGE: Final = 14
LEFT: Final = 15
IS_STANDOFF: Final = 16
SIZE: Final = 17


def open_report(position: Bastion, cards: vec[i64]) -> None:
    """Begin the report on the current combat, now that the cards are turned up."""
    clear_report(position)
    fought = filled_row(SIZE, NOTHING)
    fought[ATTACKER] = position.attacker
    fought[TARGET] = position.target
    fought[BRIDGE] = position.bridge
    fought[VALIANT] = position.valiant
    # Only a riposte is led by a seat without the token.
    fought[IS_RIPOSTE] = 1 if position.attacker != position.token else 0
    for side in range(2):
        fought[CARD + side] = cards[side]
        fought[ADDED + side] = position.extra[side]
    if position.bridge != NO_SEAT:
        fought[RESISTANCE] = position.resistance[position.bridge]
    fought[IS_STANDOFF] = 0
    position.fought = fought


def clear_report(position: Bastion) -> None:
    """Clear the report, because another combat begins."""
    position.fought = vec[i64]()
    position.helped = vec[i64]()
    position.lost = vec[i64]()
    position.won = vec[i64]()


def record(position: Bastion, item: i64, value: i64) -> None:
    """Record one item of the combat."""
    position.fought = with_item(position.fought, item, value)


def record_support(position: Bastion, piece: i64, force: i64) -> None:
    """Record the Force added by a supporter."""
    position.helped = append(with_appended(position.helped, piece), force)


def record_loss(position: Bastion, piece: i64, captor: i64) -> None:
    """Record a prisoner, or with NO_SEAT as captor a piece saved by the amulet."""
    position.lost = append(with_appended(position.lost, captor), piece)


def record_loot(position: Bastion, number: i64, piece: i64) -> None:
    """Record an object of a defeated piece, taken by a victor."""
    position.won = append(with_appended(position.won, number), piece)


def is_cancelled(position: Bastion) -> bool:
    """Return whether the combat was cancelled by Dodge or Truce."""
    return position.fought[CARD + 1] in (EVENT_CARD + DODGE, EVENT_CARD + TRUCE)
