"""What came of the last combat, as everybody saw it (RULES 4.31, 4.48 and 4.51)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells, with_item, with_more

from ..board import DODGE, EVENT_CARD, NOBODY, NOTHING, TRUCE
from ..position import Bastion

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
SIZE: Final = 17


def open_account(position: Bastion, cards: vec[i64]) -> None:
    """Note who fights whom, now that the cards lie open."""
    fought = cells(SIZE, NOTHING)
    fought[ATTACKER] = position.attacker
    fought[TARGET] = position.target
    fought[BRIDGE] = position.bridge
    fought[VALIANT] = position.valiant
    # Whoever attacks without the token answers an attack.
    fought[IS_RIPOSTE] = 1 if position.attacker != position.token else 0
    for place in range(2):
        fought[CARD + place] = cards[place]
        fought[ADDED + place] = position.extra[place]
    if position.bridge != NOBODY:
        fought[RESISTANCE] = position.resistance[position.bridge]
    fought[IS_STANDOFF] = 0
    position.fought = fought
    position.helped = vec[i64]()
    position.lost = vec[i64]()
    position.won = vec[i64]()


def close_account(position: Bastion) -> None:
    """Forget the last combat, for another begins."""
    position.fought = vec[i64]()
    position.helped = vec[i64]()
    position.lost = vec[i64]()
    position.won = vec[i64]()


def note(position: Bastion, place: i64, value: i64) -> None:
    """Note one thing of the combat."""
    position.fought = with_item(position.fought, place, value)


def note_help(position: Bastion, piece: i64, force: i64) -> None:
    """Note what a supporter adds."""
    position.helped = append(with_more(position.helped, piece), force)


def note_loss(position: Bastion, piece: i64, captor: i64) -> None:
    """Note a prisoner, or with NOBODY as captor a piece that the amulet has saved."""
    position.lost = append(with_more(position.lost, captor), piece)


def note_won(position: Bastion, number: i64, piece: i64) -> None:
    """Note an object of the defeated that a victor has taken."""
    position.won = append(with_more(position.won, number), piece)


def is_cancelled(position: Bastion) -> bool:
    """Return whether Dodge or Truce has called the combat off."""
    return position.fought[CARD + 1] in (EVENT_CARD + DODGE, EVENT_CARD + TRUCE)
