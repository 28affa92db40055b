"""Results of a combat: powers compared, pieces captured (RULES 4.30 and 4.31)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import EVENT_CARD, NO_CARDS, NO_SEAT, NOTHING, PIECE_COUNT
from ..end_and_scoring import check_armies, seat_in_turn
from ..missions.losing import check_prisoners, lose_unproved
from ..pieces.hidden_values import show_values_to_all
from ..position import Bastion
from .assault import can_fell, damage
from .combat_report import IS_STANDOFF, POWER, open_report, record, record_support
from .courage_cards import adding_seat, seat_of_side
from .events import play
from .items import ask_for_loot
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


class ResolvingCombat(BastionQuestion):
    """The result of a combat, once all cards are laid."""

    def carry_out(self, position: Bastion) -> None:
        """Play events laid as cards, ask for cards added to them, then resolve the combat."""
        for side in range(2):
            if position.cards[side] >= EVENT_CARD:
                play(position, seat_of_side(position, side), position.cards[side] - EVENT_CARD)
        other = adding_seat(position)
        if other != NO_SEAT:
            position.ask(board.ADDING, other)
            return
        position.done()
        resolve(position)


def resolve(position: Bastion) -> None:
    """Show the fighters, resolve the combat, and ask for all its consequences."""
    before = seats_with_army(position)
    show_values_to_all(position, position.valiant)
    for piece in position.support:
        show_values_to_all(position, piece)
    if position.target != NOTHING:
        show_values_to_all(position, position.target)
    if can_fell(position, position.valiant):
        # Courage does not count here, so the cards stay face down.
        bridge = position.bridge
        open_report(position, NO_CARDS)
        damage(position, position.attacker, bridge, position.resistance[bridge])
    else:
        compare(position)
    follow_up(position, before)


def seats_with_army(position: Bastion) -> i64:
    """Return the seats with pieces on the board, as bits."""
    there: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            there |= 1 << seat
    return there


def pay(position: Bastion, piece: i64, side: i64) -> None:
    """Turn up the courage card of a fighter and pay for it."""
    card = courage_card(position, side)
    if card:
        reserve = reserve_of(position, piece)
        cost = position.board.costs[card - 1]
        position.reserve = with_added(position.reserve, reserve, -cost)
        position.emit_more(event_ids.CARD_TURNED, piece // PIECE_COUNT, card, reserve % 3, cost)


def report_power(position: Bastion, piece: i64, side: i64) -> i64:
    """Tell the power of a fighter, record it, and return it."""
    force = force_with_card(position, piece, side)
    factor = coefficient(position, piece, side)
    slot: i64 = piece % PIECE_COUNT
    record(position, POWER + 2 * side, force)
    record(position, POWER + 2 * side + 1, factor)
    position.emit_more(event_ids.POWER, piece // PIECE_COUNT, slot, force, factor, force * factor)
    return force * factor


def compare(position: Bastion) -> None:
    """Turn up and pay the cards, then compare the powers (RULES 4.28 to 4.30)."""
    open_report(position, position.cards)
    pay(position, position.valiant, 0)
    if position.target != NOTHING:
        pay(position, position.target, 1)
    strength = report_power(position, position.valiant, 0)
    total = strength
    for piece in position.support:
        force = force_of(position, piece, True)
        record_support(position, piece, force)
        position.emit(event_ids.FORCE_ADDED, piece // PIECE_COUNT, piece % PIECE_COUNT, force)
        total += force
    if position.target == NOTHING:
        damage(position, position.attacker, position.bridge, total)
    else:
        apply_results(position, strength, total, report_power(position, position.target, 1))


def apply_results(position: Bastion, strength: i64, total: i64, defence: i64) -> None:
    """Capture pieces by the table of results (RULES 4.31, rulings A16, A17, A18 and A31)."""
    target = position.target
    owner: i64 = target // PIECE_COUNT
    if is_defenceless(position, target):
        defence = 0
    # Counterable pieces are determined before any piece leaves the board.
    lost = losers(position, strength, total, defence)
    defeated = is_defeated(position, total, defence)
    if not defeated and len(lost) == 0:
        record(position, IS_STANDOFF, 1)
        position.emit(event_ids.STANDOFF, position.attacker, owner)
    for piece in lost:
        capture(position, piece, owner)
    if defeated:
        capture(position, target, position.attacker)


def follow_up(position: Bastion, before: i64) -> None:
    """Carry out the consequences of a combat, or ask for them (ruling A43).

    Eliminated armies, the amulet's square, lost missions, objects, and missions to lay.
    """
    check_armies(position, before)
    if position.reason:
        return
    players = position.players
    for turn in range(players - 1, -1, -1):
        seat = seat_in_turn(position, turn)
        if position.captures & (1 << seat):
            position.ask(board.LAYING, seat)
    for seat in range(players):
        if position.captures & (1 << seat):
            ask_for_loot(position, seat)
    for turn in range(players):
        lose_unproved(position, seat_in_turn(position, turn))
    for turn in range(players - 1, -1, -1):
        check_prisoners(position, seat_in_turn(position, turn))
    if position.picked != NOTHING:
        position.ask(board.HOMING, position.picked // PIECE_COUNT)
