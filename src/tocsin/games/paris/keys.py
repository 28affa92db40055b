"""Place a key on a bank or on the Arc (RULES 4.1 and 4.2)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import (
    BANK,
    BANKS,
    DISTRICT_COUNT,
    FRANCS,
    KEY_COUNT,
    OUT,
    SCREEN,
    SEAT_FIELDS,
    changed,
)
from .steps import PLACE
from .told import BANKED, TO_ARC

if TYPE_CHECKING:
    from .position import Paris


def add_placements(position: "Paris", seat: i64, legal: list[int]) -> None:
    """Add an action for each bank, and the Arc, where the seat may place a key."""
    own: i64 = seat * SEAT_FIELDS
    if position.seats[own + SCREEN] == 0:
        return
    taken: i64 = position.seats[own + BANKS]
    for bank in range(DISTRICT_COUNT + 1):
        if not (taken >> bank) & 1:
            legal.append(PLACE + bank)


def place(position: "Paris", bank: i64) -> None:
    """Place a key of the acting seat, and take what the bank pays."""
    position.finish_step()
    seat = position.actor
    own: i64 = seat * SEAT_FIELDS
    seats = position.seats
    out: i64 = seats[own + OUT]
    position.standing = changed(position.standing, seat * KEY_COUNT + out, BANK + bank)
    seats[own + OUT] = out + 1
    seats[own + SCREEN] -= 1
    seats[own + BANKS] |= 1 << bank
    if bank == DISTRICT_COUNT:
        position.tell(TO_ARC, seat)
    else:
        francs = position.board.banks[bank]
        seats[own + FRANCS] += francs
        position.tell(BANKED, seat, bank, francs)
