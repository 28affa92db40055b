"""Resolution of the bid board, one space at a time (RULES 3.4 to 3.13)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .bidding import count
from .board import BLACKMAIL, FORCE, NOBODY, SHIFT, SPACE_COUNT
from .effects import run
from .majority import alone_at_the_top
from .scoring import is_town_full
from .told import BLOCKED, ENDED, OFFERED, PATRONAGE, REVEALED, TURN, WON

if TYPE_CHECKING:
    from .position import Revolution

BIDDING: Final = 0
RESOLVING: Final = 1
OVER: Final = 2
PHASES: Final = ("bidding", "resolving", "over")


def winner(position: "Revolution", space: i64) -> i64:
    """Return the seat whose bid stands alone at the top, or NOBODY."""
    return alone_at_the_top(position.bids, space, SPACE_COUNT, position.players)


def reveal(position: "Revolution") -> None:
    """Take the screens away: the bids are public and the hands empty."""
    position.phase = RESOLVING
    position.reveals += 1
    position.tell(REVEALED, position.turn)
    for seat in range(position.players):
        position.hands[seat] = 0
    position.cursor = -1
    proceed(position)


def proceed(position: "Revolution") -> None:
    """Carry out effects and resolve spaces until somebody has to decide, or the turn is over."""
    board = position.board
    while run(position):
        position.cursor += 1
        if position.cursor == len(board.order):
            finish_turn(position)
            return
        space: i64 = board.order[position.cursor]
        seat = winner(position, space)
        position.actor = seat
        if position.journal is not None:
            tell_bids(position, space, seat)
        if seat != NOBODY:
            position.source = space
            position.step = 0


def tell_bids(position: "Revolution", space: i64, best: i64) -> None:
    """Tell who offered what for a space and who wins it; of a space without bids, nothing."""
    bidders: i64 = 0
    for seat in range(position.players):
        bid: i64 = position.bids[seat * SPACE_COUNT + space]
        if bid:
            bidders += 1
            gold = bid & 0xFF
            blackmail = (bid >> SHIFT[BLACKMAIL]) & 0xFF
            position.tell(OFFERED, seat, space, bid >> SHIFT[FORCE], blackmail, gold)
    if best != NOBODY:
        position.tell(WON, best, space)
    elif bidders:
        position.tell(BLOCKED, space)


def finish_turn(position: "Revolution") -> None:
    """Check the end, only now that the last space is done (RULES 3.12); else begin a turn."""
    position.cursor = -1
    position.actor = NOBODY
    if is_town_full(position) or position.turn == position.board.turn_limit:
        position.phase = OVER
        position.tell(ENDED, position.turn)
        return
    for seat in range(position.players):
        missing: i64 = position.board.patronage - count(position.hands[seat])
        if missing > 0:
            position.hands[seat] += missing
            position.tell(PATRONAGE, seat, missing)
    # What is laid from now on is secret: whether the last answer can still be taken back must
    # not depend on it.
    position.reveals += 1
    begin_turn(position)


def begin_turn(position: "Revolution") -> None:
    """Clear the bid board and let every seat bid with its whole hand."""
    position.turn += 1
    position.phase = BIDDING
    for index in range(position.players * SPACE_COUNT):
        position.bids[index] = 0
    for seat in range(position.players):
        position.left[seat] = position.hands[seat]
        position.used[seat] = 0
        position.knocked[seat] = 0
    position.tell(TURN, position.turn)
