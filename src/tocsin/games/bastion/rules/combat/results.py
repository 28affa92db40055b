"""Results of a combat: powers compared, pieces captured (RULES 4.30 and 4.31)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from .. import board, event_ids
from ..asking import Asking
from ..board import EVENT_CARD, NO_CARDS, NOBODY, NOTHING, PIECE_COUNT
from ..end_and_scoring import check_armies, in_turn
from ..missions.losing import lose_unproved, settle
from ..pieces.contact import touch
from ..pieces.hidden_values import show_value
from ..position import Bastion
from .assault import damage, falls
from .combat_report import IS_STANDOFF, POWER, note, note_help, open_account
from .courage_cards import adder, seat_at
from .events import play
from .items import loot
from .powers import (
    coefficient,
    courage_card,
    force_of,
    force_with_card,
    is_counterable,
    is_defenceless,
    reserve_of,
)
from .prisons import capture


class Resolving(Asking):
    """The result of a combat, once all cards are laid."""

    def carry_out(self, position: Bastion) -> None:
        """Play events laid as cards, ask for cards added to them, then resolve the combat."""
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
    """Show the fighters, resolve the combat, and ask for all its consequences."""
    before = armies(position)
    show_value(position, position.valiant)
    for piece in position.support:
        show_value(position, piece)
    if position.target != NOTHING:
        show_value(position, position.target)
    if falls(position, position.valiant):
        # Courage does not count here, so the cards stay face down.
        bridge = position.bridge
        open_account(position, NO_CARDS)
        damage(position, position.attacker, bridge, position.resistance[bridge])
    else:
        compare(position)
    follow_up(position, before)


def armies(position: Bastion) -> i64:
    """Return the seats with pieces on the board, as bits."""
    there: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            there |= 1 << seat
    return there


def pay(position: Bastion, piece: i64, place: i64) -> None:
    """Turn up the courage card of a fighter and pay for it."""
    card = courage_card(position, place)
    if card:
        reserve = reserve_of(position, piece)
        cost = position.board.costs[card - 1]
        position.reserve = with_added(position.reserve, reserve, -cost)
        position.tell_more(event_ids.CARD_TURNED, piece // PIECE_COUNT, card, reserve % 3, cost)


def told_power(position: Bastion, piece: i64, place: i64) -> i64:
    """Tell the power of a fighter, record it, and return it."""
    force = force_with_card(position, piece, place)
    factor = coefficient(position, piece, place)
    slot: i64 = piece % PIECE_COUNT
    note(position, POWER + 2 * place, force)
    note(position, POWER + 2 * place + 1, factor)
    position.tell_more(event_ids.POWER, piece // PIECE_COUNT, slot, force, factor, force * factor)
    return force * factor


def compare(position: Bastion) -> None:
    """Turn up and pay the cards, then compare the powers (RULES 4.28 to 4.30)."""
    open_account(position, position.cards)
    pay(position, position.valiant, 0)
    if position.target != NOTHING:
        pay(position, position.target, 1)
    strength = told_power(position, position.valiant, 0)
    everything = strength
    for piece in position.support:
        force = force_of(position, piece, True)
        note_help(position, piece, force)
        position.tell(event_ids.FORCE_ADDED, piece // PIECE_COUNT, piece % PIECE_COUNT, force)
        everything += force
    if position.target == NOTHING:
        damage(position, position.attacker, position.bridge, everything)
    else:
        judge(position, strength, everything, told_power(position, position.target, 1))


def judge(position: Bastion, strength: i64, everything: i64, defence: i64) -> None:
    """Capture pieces by the table of results (RULES 4.31, rulings A16, A17, A18 and A31)."""
    target = position.target
    owner: i64 = target // PIECE_COUNT
    if is_defenceless(position, target):
        defence = 0
    # Counterable pieces are determined before any piece leaves the board.
    lost: list[int] = []
    if defence > strength and is_counterable(position, position.valiant):
        lost.append(position.valiant)
    if defence > everything:
        for piece in position.support:
            if is_counterable(position, piece):
                lost.append(piece)
    defeated = defence < everything
    if defence == everything:
        lost = []
        # A Tower attacked over its corner is defeated at equal power.
        is_tower = board.KIND[target % PIECE_COUNT] == board.TOWER
        defeated = is_tower and touch(position, position.valiant, target) == board.CORNER
    if not defeated and not lost:
        note(position, IS_STANDOFF, 1)
        position.tell(event_ids.STANDOFF, position.attacker, owner)
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
