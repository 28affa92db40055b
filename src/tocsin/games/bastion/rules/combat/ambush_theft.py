"""Ambush and Theft, which are played instead of an attack (RULES 4.49)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Argument, Message, seat_id

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import (
    AMBUSH,
    HAS_ATTACKED,
    KIND,
    NO_CARDS,
    NOTHING,
    PIECE_COUNT,
    PIECES,
    TARGET,
    THEFT,
    TOWER,
    VALIANT,
)
from ..names import EVENT, PIECE
from ..ownership import can_bear, event_in_hand, object_of
from ..pieces.contact import touch
from ..pieces.hidden_values import show_values_to_all
from ..pieces.turn_history import mark_deed
from ..position import Bastion
from ..wording import piece_option
from .combat_report import IS_STANDOFF, open_report, record
from .events import can_pay
from .prisons import capture
from .results import follow_up, report_power, seats_with_army
from .targets import may_attack, tell_aim

# Courage counted for the ambusher and the victim.
AMBUSH_CARDS: Final = vec[i64]([2, 1])


class EventAttack(BastionQuestion):
    """The choice of a victim for an event, then of the piece that carries it out."""

    def __init__(self, number: i64, name: str, event: i64) -> None:
        super().__init__(number, name)
        self.event: i64 = event

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the victims, then the pieces that can carry the event out."""
        if position.target == NOTHING:
            return victims(position, position.actor, self.event)
        return doers(position, position.actor, self.event, position.target)

    def answer(self, position: Bastion, action: i64) -> None:
        """Choose the victim, then the piece, which carries the event out."""
        if action < VALIANT:
            position.target = action - TARGET
            return
        piece: i64 = position.actor * PIECE_COUNT + action - VALIANT
        position.done()
        mark_deed(position, piece, HAS_ATTACKED)
        self.execute(position, piece)

    def execute(self, position: Bastion, piece: i64) -> None:
        """Carry the event out with this piece against the target."""
        raise NotImplementedError

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the chosen victim or piece."""
        if action < VALIANT:
            tell_aim(position, seat, action)
        else:
            position.emit(event_ids.PICKED, seat, action - VALIANT)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a victim, then for a piece."""
        key = "choose-victim" if position.target == NOTHING else "choose-doer"
        return Message(key, {"event": EVENT(self.event)})

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; courage cards do not count here."""
        if action >= VALIANT:
            return piece_option(position, seat, text, "option-doer")
        owner, slot = divmod(action - TARGET, PIECE_COUNT)
        args: dict[str, Argument] = {"rival": seat_id(owner), "piece": PIECE(slot)}
        return Option(text, f"piece:{owner}:{PIECES[slot]}", Message("option-victim", args))


class Ambushing(EventAttack):
    """Ambush: a Soldier attacks a piece in contact (RULES 4.49)."""

    def execute(self, position: Bastion, piece: i64) -> None:
        """Compare powers without cards; the ambusher cannot be captured."""
        position.valiant = piece
        target = position.target
        show_values_to_all(position, piece)
        show_values_to_all(position, target)
        open_report(position, NO_CARDS)
        position.cards = AMBUSH_CARDS
        strength = report_power(position, piece, 0)
        defence = report_power(position, target, 1)
        before = seats_with_army(position)
        if strength > defence:
            capture(position, target, position.attacker)
        else:
            record(position, IS_STANDOFF, 1)
            position.emit(event_ids.STANDOFF, position.attacker, target // PIECE_COUNT)
        follow_up(position, before)


class Stealing(EventAttack):
    """Theft: a piece takes the object of another (RULES 4.49)."""

    def execute(self, position: Bastion, piece: i64) -> None:
        """Move the object to the thief."""
        number = object_of(position, position.target)
        position.bearer = with_item(position.bearer, number, piece)
        position.progress = position.round_number
        position.emit(event_ids.STOLEN, piece // PIECE_COUNT, piece % PIECE_COUNT, number)


def playable(position: Bastion, seat: i64) -> i64:
    """Return the event that the seat can play instead of an attack, or NOTHING."""
    event = event_in_hand(position, seat)
    if event != AMBUSH and event != THEFT:
        return NOTHING
    if not can_pay(position, seat, event) or len(victims(position, seat, event)) == 0:
        return NOTHING
    return event


def may_steal(position: Bastion, seat: i64) -> bool:
    """Return whether, from the public's point of view, the seat may be able to steal an object.

    An Ambush needs no such test: a seat that can ambush can also attack. Theft differs, because
    an Archer cannot attack in contact but can steal.
    """
    if not may_attack(position) or event_in_hand(position, seat) == NOTHING:
        return False
    if position.reserve[seat * 3] < position.board.event_green[THEFT]:
        return False
    return len(victims(position, seat, THEFT)) > 0


def can_carry_out(position: Bastion, piece: i64, event: i64, victim: i64) -> bool:
    """Return whether the piece can carry out the event on the victim (RULES 4.49, ruling A48)."""
    kind = KIND[piece % PIECE_COUNT]
    if position.place[piece] < 0 or position.deeds[piece] & board.SPENT:
        return False
    if touch(position, piece, victim) == 0:
        return False
    if event == AMBUSH:
        return (
            kind == board.SOLDIER
            and position.side == board.ARMY
            and KIND[victim % PIECE_COUNT] != TOWER
        )
    return (
        position.board.side[kind] == position.side
        and can_bear(position, piece)
        and object_of(position, victim) != NOTHING
    )


def victims(position: Bastion, seat: i64, event: i64) -> vec[i64]:
    """Return an action for each enemy piece that can be the victim of the event."""
    actions = vec[i64]()
    for victim in range(len(position.place)):
        if victim // PIECE_COUNT != seat and position.place[victim] >= 0:
            if len(doers(position, seat, event, victim)) > 0:
                actions = append(actions, TARGET + victim)
    return actions


def doers(position: Bastion, seat: i64, event: i64, victim: i64) -> vec[i64]:
    """Return an action for each piece that can carry out the event."""
    actions = vec[i64]()
    for slot in range(PIECE_COUNT):
        if can_carry_out(position, seat * PIECE_COUNT + slot, event, victim):
            actions = append(actions, VALIANT + slot)
    return actions
