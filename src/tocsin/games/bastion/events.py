"""Events: what each costs, and who may play it when (RULES 4.49 to 4.51)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_added, with_item

from . import board, told
from .belongings import can_bear, event_in_hand, object_of
from .board import AMBUSH, KIND, NOBODY, NOTHING, PIECE_COUNT, THEFT, TOWER
from .contact import touch
from .position import Bastion
from .targets import may_attack


def can_pay(position: Bastion, seat: i64, event: i64) -> bool:
    """Return whether the seat's reserves are enough for the event (RULES 4.49 to 4.51)."""
    printed = position.board
    return (
        position.reserve[seat * 3] >= printed.event_green[event]
        and position.reserve[seat * 3 + 1] >= printed.event_red[event]
    )


def has_cheapest(position: Bastion, seat: i64) -> bool:
    """Return whether the seat could play an event, as far as the others can tell."""
    if event_in_hand(position, seat) == NOTHING:
        return False
    cheapest = position.board.event_green[AMBUSH]
    for cost in position.board.event_green:
        if cost < cheapest:
            cheapest = cost
    return position.reserve[seat * 3] >= cheapest


def play(position: Bastion, seat: i64, event: i64) -> None:
    """Pay for an event and put it away."""
    if position.event_at[event] != seat:
        return
    position.event_at = with_item(position.event_at, event, board.GONE)
    green = position.board.event_green[event]
    red = position.board.event_red[event]
    reserve = with_added(position.reserve, seat * 3, -green)
    position.reserve = with_added(reserve, seat * 3 + 1, -red)
    position.reveals += 1
    position.tell_more(told.EVENT_PLAYED, seat, event, green, red)


# --- instead of an attack


def playable(position: Bastion, seat: i64) -> i64:
    """Return the event that the seat may play instead of declaring an attack, or NOTHING."""
    event = event_in_hand(position, seat)
    if event != AMBUSH and event != THEFT:
        return NOTHING
    if not can_pay(position, seat, event) or len(victims(position, seat, event)) == 0:
        return NOTHING
    return event


def may_steal(position: Bastion, seat: i64) -> bool:
    """Return whether the seat could steal an object, as far as the others can tell.

    Whoever could ambush somebody could attack him too, but an Archer steals in contact.
    """
    if not may_attack(position) or event_in_hand(position, seat) == NOTHING:
        return False
    if position.reserve[seat * 3] < position.board.event_green[THEFT]:
        return False
    return len(victims(position, seat, THEFT)) > 0


def may_do(position: Bastion, piece: i64, event: i64, victim: i64) -> bool:
    """Return whether the piece could carry out the event against the victim.

    RULES 4.49, ruling A48.
    """
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
    """Return an action for each enemy piece against which the event could be played."""
    found = vec[i64]()
    for victim in range(len(position.place)):
        if victim // PIECE_COUNT != seat and position.place[victim] >= 0:
            if len(doers(position, seat, event, victim)) > 0:
                found = append(found, board.TARGET + victim)
    return found


def doers(position: Bastion, seat: i64, event: i64, victim: i64) -> vec[i64]:
    """Return an action for each piece that could carry the event out."""
    found = vec[i64]()
    for slot in range(PIECE_COUNT):
        if may_do(position, seat * PIECE_COUNT + slot, event, victim):
            found = append(found, board.VALIANT + slot)
    return found


# --- in a combat


def is_machine_fight(position: Bastion) -> bool:
    """Return whether a Tower or a drawbridge is in the combat: no events then."""
    if position.bridge != NOBODY or position.target == NOTHING:
        return True
    return (
        KIND[position.valiant % PIECE_COUNT] == TOWER
        or KIND[position.target % PIECE_COUNT] == TOWER
    )


def is_card_event(event: i64) -> bool:
    """Return whether the event is played instead of a courage card."""
    return event in (board.RUSE, board.FOG, board.MIRROR, board.FURY)
