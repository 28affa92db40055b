"""Etats Généraux: searching the missions for one to keep (RULES 4.11, 4.12 and 4.16).

Every search is noted in `taken`, with what was kept: from this list alone follows what each
seat has seen (memory.py).
"""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .board import ASK_MISSION, ASK_PILE, CHOOSE_PILE, MISSION_COUNT, NONE, TAKE_MISSION
from .bonuses import gain_coins
from .told import MISSION_TAKEN, NO_MISSION, PILE_CHOSEN

if TYPE_CHECKING:
    from .position import Bastille

# An entry of `taken`: the seat, the pile and the mission kept, or KEPT_NONE; a mission dealt at
# the start is marked, for whoever got it saw nothing else.
DEALT: Final = 1 << 7
SEAT_SHIFT: Final = 5
PILE_SHIFT: Final = 4
KEPT_NONE: Final = 15


def entry(seat: i64, pile: i64, mission: i64) -> i64:
    """Return a search as one int."""
    return (seat << SEAT_SHIFT) | (pile << PILE_SHIFT) | mission


def entry_seat(packed: i64) -> i64:
    """Return who searched."""
    return (packed >> SEAT_SHIFT) & 3


def entry_pile(packed: i64) -> i64:
    """Return which pile was searched."""
    return (packed >> PILE_SHIFT) & 1


def is_dealt(packed: i64) -> bool:
    """Return whether the mission was dealt, not searched for."""
    return packed & DEALT != 0


def entry_mission(packed: i64) -> i64:
    """Return what was kept."""
    return packed & KEPT_NONE


def sit(position: "Bastille", seat: i64, is_first: bool) -> None:
    """Evaluate a tile at Etats Généraux."""
    if is_first:
        gain_coins(position, seat, position.board.coins_first)
    if not position.board.secret:
        search(position, seat, 0)
    elif is_first or position.memo == NONE:
        choose_pile(position, seat)
    else:
        open_pile(position, seat, 1 - position.memo)


def pile_size(position: "Bastille", pile: i64) -> i64:
    """Return how many missions are left in a pile."""
    size: i64 = 0
    for mission in range(MISSION_COUNT):
        size += position.piles[pile * MISSION_COUNT + mission]
    return size


def choose_pile(position: "Bastille", seat: i64) -> None:
    """Let the seat choose a pile that is not empty (ruling A22)."""
    legal = [CHOOSE_PILE + pile for pile in range(2) if pile_size(position, pile)]
    if legal:
        position.ask(seat, ASK_PILE, legal)
    else:
        position.tell(NO_MISSION, seat)


def open_pile(position: "Bastille", seat: i64, pile: i64) -> None:
    """Search a pile, before everybody's eyes."""
    position.memo = pile
    position.tell(PILE_CHOSEN, seat, pile)
    search(position, seat, pile)


def search(position: "Bastille", seat: i64, pile: i64) -> None:
    """Let the seat look through a pile and keep a mission it does not hold yet."""
    # What the seat sees now it cannot unsee.
    position.reveals += 1
    legal = eligible(position, seat, pile)
    if legal and pile_size(position, pile) == 1:
        # Everybody can count to one: here a question would hide nothing (ruling A19).
        keep(position, seat, pile, legal[0] - TAKE_MISSION)
    elif legal:
        position.item = pile
        position.ask(seat, ASK_MISSION, legal)
    else:
        position.taken.append(entry(seat, pile, KEPT_NONE))
        position.tell(NO_MISSION, seat)


def eligible(position: "Bastille", seat: i64, pile: i64) -> list[int]:
    """Return an action for each kind in the pile that the seat does not hold."""
    held: i64 = position.missions[seat]
    legal: list[int] = []
    for mission in range(MISSION_COUNT):
        if position.piles[pile * MISSION_COUNT + mission] and not (held >> mission) & 1:
            legal.append(TAKE_MISSION + mission)
    return legal


def keep(position: "Bastille", seat: i64, pile: i64, mission: i64) -> None:
    """Move a mission from a pile into the seat's hand."""
    position.piles[pile * MISSION_COUNT + mission] -= 1
    position.missions[seat] |= 1 << mission
    position.taken.append(entry(seat, pile, mission))
    if position.journal is not None:
        # No further numbers: what follows the seat is for that seat's eyes only.
        position.journal.append([MISSION_TAKEN, seat, mission])
