"""What came of the last combat, as everybody saw it; it is kept until the next is declared."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from tocsin.kernel.fields import replaced

from .board import NOBODY, NOTHING
from .position import Bastion

# The places of `fought`: who fought whom with which cards, Force and courage of both sides, and
# what a drawbridge had, lost and kept.
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


def open_account(position: Bastion, cards: tuple[int, ...]) -> None:
    """Note who fights whom, now that the cards lie open."""
    bridge = position.bridge
    fought = [position.attacker, position.target, bridge, position.valiant]
    # Whoever attacks without the token answers an attack.
    fought.append(1 if position.attacker != position.token else 0)
    fought += cards
    fought += position.extra
    fought += [NOTHING, NOTHING, NOTHING, NOTHING]
    fought += [NOTHING if bridge == NOBODY else position.resistance[bridge], NOTHING, NOTHING, 0]
    position.fought = tuple(fought)
    position.helped = ()
    position.lost = ()


def close_account(position: Bastion) -> None:
    """Forget the last combat, for another begins."""
    position.fought = ()
    position.helped = ()
    position.lost = ()


def note(position: Bastion, place: i64, value: i64) -> None:
    """Note one thing of the combat."""
    position.fought = replaced(position.fought, place, value)


def note_help(position: Bastion, piece: i64, force: i64) -> None:
    """Note what a supporter adds."""
    position.helped = (*position.helped, piece, force)


def note_loss(position: Bastion, piece: i64, captor: i64) -> None:
    """Note a prisoner, or with NOBODY as captor a piece that the amulet has saved."""
    position.lost = (*position.lost, captor, piece)
