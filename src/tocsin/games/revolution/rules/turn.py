"""The turn: its beginning, the end check and Patronage (RULES 3.1, 3.12, 3.13 and 7.2)."""

# mypyc: compile

from tocsin.kernel.course import NO_SEAT

from . import event_ids
from .bidding import take_back
from .board import BIDDING
from .end_and_scoring import is_over
from .position import Revolution
from .tokens import token_count


def begin_turn(position: Revolution) -> None:
    """Clear the bid board and let every seat bid with its whole hand (RULES 3.1)."""
    if position.turn:
        position.last_bids = position.bids[:]
    position.turn += 1
    position.replace_top(BIDDING)
    position.settled = 0
    for seat in range(position.players):
        take_back(position, seat)
        position.knocked[seat] = 0
    position.emit(event_ids.TURN, position.turn)


def finish_turn(position: Revolution) -> None:
    """End the match or begin the next turn, after the last space (RULES 3.12, 3.13 and 7.2)."""
    position.cursor = -1
    position.actor = NO_SEAT
    if is_over(position):
        position.done()
        position.emit(event_ids.ENDED, position.turn)
        return
    for seat in range(position.players):
        # Reclaimed tokens are in the hand and count (ruling A13).
        missing = position.board.patronage - token_count(position.hands[seat])
        if missing > 0:
            position.hands[seat] += missing
            position.emit(event_ids.PATRONAGE, seat, missing)
    # Undo stops at a reveal. Without this one, the last answer could be undone until another seat
    # lays a token, and the end of undo would betray that hidden token.
    position.reveals += 1
    begin_turn(position)
