"""Spies and their reports (RULES 3.5, 4.43 and 6.6)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_appended, with_item

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import KING_PIECE, NOTHING, PIECE_COUNT, QUEEN_PIECE, SEAT_COUNT, SPY_ON
from ..pieces.contact import rider_of, touch
from ..pieces.turn_history import mark_deed
from ..position import Bastion
from .drawing import hand_count, returnable
from .knowledge import show_hand


def add_spying(position: Bastion, seat: i64, offered: vec[i64]) -> vec[i64]:
    """Add an action for each piece beside an enemy King or Queen (RULES 4.43, ruling A45)."""
    if position.board.common:
        return offered
    for other in range(position.players):
        if other == seat or position.alive[other] == 0:
            continue
        near = spies_near(position, seat, other * PIECE_COUNT + KING_PIECE)
        near |= spies_near(position, seat, other * PIECE_COUNT + QUEEN_PIECE)
        if near == 0:
            continue
        for slot in range(PIECE_COUNT):
            if near & (1 << slot):
                offered = append(offered, SPY_ON + slot * SEAT_COUNT + other)
    return offered


def spies_near(position: Bastion, seat: i64, royal: i64) -> i64:
    """Return the pieces of the seat that can spy on this King or Queen, as bits."""
    here = position.place[royal]
    near: i64 = 0
    if here < 0:
        return near
    ground = position.board
    at = position.at
    for square in ground.adjacent[here]:
        occupant = at[square]
        if occupant != NOTHING and occupant // PIECE_COUNT == seat:
            near |= spy_bit(position, occupant, royal)
            rider = rider_of(position, occupant)
            if rider != NOTHING:
                near |= spy_bit(position, rider, royal)
    if position.crowd > 0 and ground.flights[here][ground.centre] <= 1:
        for piece in range(seat * PIECE_COUNT, (seat + 1) * PIECE_COUNT):
            if position.place[piece] == ground.centre:
                near |= spy_bit(position, piece, royal)
    return near


def spy_bit(position: Bastion, piece: i64, royal: i64) -> i64:
    """Return the bit of the piece if it can spy on this King or Queen, else 0."""
    if position.deeds[piece] & board.SPENT or touch(position, piece, royal) == 0:
        return 0
    return 1 << (piece % PIECE_COUNT)


def declare_spy(position: Bastion, seat: i64, choice: i64) -> None:
    """Declare a piece a spy, so that it cannot attack this turn (ruling A23)."""
    slot: i64 = choice // SEAT_COUNT
    other: i64 = choice % SEAT_COUNT
    piece: i64 = seat * PIECE_COUNT + slot
    mark_deed(position, piece, board.IS_SPY)
    position.spies = with_appended(with_appended(position.spies, piece), other)
    position.emit(event_ids.SPYING, seat, slot, other)


class SpiesReporting(BastionQuestion):
    """The report of the spies that are still on the board."""

    def carry_out(self, position: Bastion) -> None:
        """Show the seat the missions of the seats that it spied on."""
        seat = position.actor
        position.done()
        for index in range(0, len(position.spies), 2):
            other: i64 = position.spies[index + 1]
            if position.place[position.spies[index]] < 0:
                continue
            show_hand(position, seat, other)
            spot: i64 = seat * SEAT_COUNT + other
            position.spied = with_item(position.spied, spot, position.round_number)
            position.reveals += 1
            for card in returnable(position, other, hand_count(position, other)):
                position.emit(event_ids.SPIED, seat, other, card - board.RETURN)
        position.spies = vec[i64]()
