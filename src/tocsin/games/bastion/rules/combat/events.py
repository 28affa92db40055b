"""Events: their prices, and their conditions in a combat (RULES 4.49 to 4.51)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.fields import with_added, with_item

from .. import board, event_ids
from ..board import AMBUSH, KIND, NO_SEAT, NOTHING, PIECE_COUNT, TOWER
from ..ownership import event_in_hand
from ..position import Bastion


def can_pay(position: Bastion, seat: i64, event: i64) -> bool:
    """Return whether the seat can pay for the event (RULES 4.49 to 4.51)."""
    printed = position.board
    return (
        position.reserve[seat * 3] >= printed.event_green[event]
        and position.reserve[seat * 3 + 1] >= printed.event_red[event]
    )


def may_play_event(position: Bastion, seat: i64) -> bool:
    """Return whether, from the public's point of view, the seat may be able to play an event."""
    if event_in_hand(position, seat) == NOTHING:
        return False
    cheapest = position.board.event_green[AMBUSH]
    for cost in position.board.event_green:
        if cost < cheapest:
            cheapest = cost
    return position.reserve[seat * 3] >= cheapest


def play(position: Bastion, seat: i64, event: i64) -> None:
    """Pay for an event and discard it."""
    if position.event_at[event] != seat:
        return
    position.event_at = with_item(position.event_at, event, board.GONE)
    green = position.board.event_green[event]
    red = position.board.event_red[event]
    reserve = with_added(position.reserve, seat * 3, -green)
    position.reserve = with_added(reserve, seat * 3 + 1, -red)
    position.reveals += 1
    position.emit_more(event_ids.EVENT_PLAYED, seat, event, green, red)


def is_machine_fight(position: Bastion) -> bool:
    """Return whether a Tower or a drawbridge takes part, which rules out events."""
    if position.bridge != NO_SEAT or position.target == NOTHING:
        return True
    return (
        KIND[position.valiant % PIECE_COUNT] == TOWER
        or KIND[position.target % PIECE_COUNT] == TOWER
    )


def is_card_event(event: i64) -> bool:
    """Return whether the event is laid instead of a courage card."""
    return event in (board.RUSE, board.FOG, board.MIRROR, board.FURY)
