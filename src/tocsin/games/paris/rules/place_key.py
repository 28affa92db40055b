"""Place a key on a bank or on the Arc (RULES 4.1 and 4.2)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids
from .names import DISTRICT, place_id
from .position import Paris


def add_placements(position: Paris, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Add an action for each bank, and the Arc, where the seat may place a key (RULES 4.2)."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.seats[own + b.SCREEN] == 0:
        return actions
    taken = position.seats[own + b.BANKS]
    for bank in range(b.DISTRICT_COUNT + 1):
        if not (taken >> bank) & 1:
            actions = append(actions, b.PLACE + bank)
    return actions


def place_key(position: Paris, bank: i64) -> None:
    """Place a key of the acting seat and take the Francs of the bank (RULES 4.1, ruling A16)."""
    seat = position.actor
    own: i64 = seat * b.SEAT_FIELDS
    seats = position.seats
    out: i64 = seats[own + b.OUT]
    position.standing[seat * b.KEY_COUNT + out] = b.BANK + bank
    seats[own + b.OUT] = out + 1
    seats[own + b.SCREEN] -= 1
    seats[own + b.BANKS] |= 1 << bank
    if bank == b.DISTRICT_COUNT:
        position.emit(event_ids.TO_ARC, seat)
    else:
        francs = position.board.banks[bank]
        seats[own + b.FRANCS] += francs
        position.emit(event_ids.BANKED, seat, bank, francs)


def place_option(position: Paris, bank: int, text: str) -> Option:
    """Return the option to place a key on a bank, with its Francs, or on the Arc."""
    target = place_id(b.BANK + bank)
    if bank == b.DISTRICT_COUNT:
        return Option(text, target, Message("option-place-arc"))
    args: dict[str, Argument] = {
        "district": DISTRICT(bank),
        "francs": position.board.banks[bank],
    }
    return Option(text, target, Message("option-place", args))
