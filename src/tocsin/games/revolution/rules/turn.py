"""The turn: all bid first, end check and Patronage come last (RULES 3.1, 3.12, 3.13 and 7.2)."""

# mypyc: compile

from tocsin.kernel.course import NOBODY

from . import event_ids
from .bidding import count, lift
from .board import BIDDING
from .end_and_scoring import is_over
from .position import Revolution


def begin_turn(position: Revolution) -> None:
    """Clear the bid board and let every seat bid with its whole hand (RULES 3.1)."""
    if position.turn:
        position.last_bids = position.bids[:]
    position.turn += 1
    position.turn_to(BIDDING)
    position.settled = 0
    for seat in range(position.players):
        lift(position, seat)
        position.knocked[seat] = 0
    position.tell(event_ids.TURN, position.turn)


def finish_turn(position: Revolution) -> None:
    """Check the end, only now that the last space is done (RULES 3.12); else begin a turn.

    RULES 3.13 and 7.2.
    """
    position.cursor = -1
    position.actor = NOBODY
    if is_over(position):
        position.done()
        position.tell(event_ids.ENDED, position.turn)
        return
    for seat in range(position.players):
        # Reclaimed tokens count (ruling A13).
        missing = position.board.patronage - count(position.hands[seat])
        if missing > 0:
            position.hands[seat] += missing
            position.tell(event_ids.PATRONAGE, seat, missing)
    # What is laid from now on is secret: whether the last answer can still be taken back must
    # not depend on it.
    position.reveals += 1
    begin_turn(position)
