"""Results of a combat: the powers compared, and who is captured (RULES 4.30 and 4.31)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from . import board, told
from .account import IS_STANDOFF, POWER, note, note_help, open_account
from .asking import Asking
from .board import EVENT_CARD, NO_CARDS, NOBODY, NOTHING, PIECE_COUNT
from .courage import adder, seat_at
from .drawbridge import damage, falls
from .end_and_scoring import check_armies, in_turn
from .events import play
from .hidden_values import show_value
from .items import loot
from .mission_losing import lose_unproved, settle
from .position import Bastion
from .powers import (
    coefficient,
    courage_card,
    force_of,
    force_with_card,
    is_defeated,
    is_defenceless,
    losers,
    reserve_of,
)
from .prisons import capture


class Resolving(Asking):
    """The combat is decided once all cards are there."""

    def carry_out(self, position: Bastion) -> None:
        """Pay for events laid instead of cards, let cards be added to them, then decide."""
        for place in range(2):
            if position.cards[place] >= EVENT_CARD:
                play(position, seat_at(position, place), position.cards[place] - EVENT_CARD)
        other = adder(position)
        if other != NOBODY:
            position.ask(board.ADDING, other)
            return
        position.done()
        resolve(position)


def resolve(position: Bastion) -> None:
    """Show who took part, let the combat be decided, and see to all that follows from it."""
    before = armies(position)
    show_value(position, position.valiant)
    for piece in position.support:
        show_value(position, piece)
    if position.target != NOTHING:
        show_value(position, position.target)
    if falls(position, position.valiant):
        # No courage counts here, so no card is turned up.
        bridge = position.bridge
        open_account(position, NO_CARDS)
        damage(position, position.attacker, bridge, position.resistance[bridge])
    else:
        compare(position)
    follow_up(position, before)


def armies(position: Bastion) -> i64:
    """Return the seats that have pieces on the board, as bits."""
    there: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            there |= 1 << seat
    return there


def pay(position: Bastion, piece: i64, place: i64) -> None:
    """Turn up the courage card that lay on a piece, and pay for it."""
    card = courage_card(position, place)
    if card:
        reserve = reserve_of(position, piece)
        cost = position.board.costs[card - 1]
        position.reserve = with_added(position.reserve, reserve, -cost)
        position.tell_more(told.CARD_TURNED, piece // PIECE_COUNT, card, reserve % 3, cost)


def told_power(position: Bastion, piece: i64, place: i64) -> i64:
    """Tell the power of a fighter, and return it."""
    force = force_with_card(position, piece, place)
    factor = coefficient(position, piece, place)
    slot: i64 = piece % PIECE_COUNT
    note(position, POWER + 2 * place, force)
    note(position, POWER + 2 * place + 1, factor)
    position.tell_more(told.POWER, piece // PIECE_COUNT, slot, force, factor, force * factor)
    return force * factor


def compare(position: Bastion) -> None:
    """Turn up and pay the cards, then let the powers decide (RULES 4.28 to 4.30)."""
    open_account(position, position.cards)
    pay(position, position.valiant, 0)
    if position.target != NOTHING:
        pay(position, position.target, 1)
    strength = told_power(position, position.valiant, 0)
    everything = strength
    for piece in position.support:
        force = force_of(position, piece, True)
        note_help(position, piece, force)
        position.tell(told.FORCE_ADDED, piece // PIECE_COUNT, piece % PIECE_COUNT, force)
        everything += force
    if position.target == NOTHING:
        damage(position, position.attacker, position.bridge, everything)
    else:
        judge(position, strength, everything, told_power(position, position.target, 1))


def judge(position: Bastion, strength: i64, everything: i64, defence: i64) -> None:
    """Capture by the table of results (RULES 4.31, rulings A16, A17, A18 and A31)."""
    target = position.target
    owner: i64 = target // PIECE_COUNT
    if is_defenceless(position, target):
        defence = 0
    # Who can be hurt is settled before anything leaves the board.
    lost = losers(position, strength, everything, defence)
    defeated = is_defeated(position, everything, defence)
    if not defeated and len(lost) == 0:
        note(position, IS_STANDOFF, 1)
        position.tell(told.STANDOFF, position.attacker, owner)
    for piece in lost:
        capture(position, piece, owner)
    if defeated:
        capture(position, target, position.attacker)


def follow_up(position: Bastion, before: i64) -> None:
    """After a combat: lost armies, who goes home, lost missions, objects, missions to be laid.

    Ruling A43.
    """
    check_armies(position, before)
    if position.reason:
        return
    players = position.players
    for turn in range(players - 1, -1, -1):
        seat = in_turn(position, turn)
        if position.captures & (1 << seat):
            position.ask(board.LAYING, seat)
    for seat in range(players):
        if position.captures & (1 << seat):
            loot(position, seat)
    for turn in range(players):
        lose_unproved(position, in_turn(position, turn))
    for turn in range(players - 1, -1, -1):
        settle(position, in_turn(position, turn))
    if position.picked != NOTHING:
        position.ask(board.HOMING, position.picked // PIECE_COUNT)
