"""Resolution of the bid board, one space at a time, to the end of the turn (RULES 3.5 to 3.13)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.course import NOBODY, NOTHING, Question

from . import told
from .bidding import begin_turn, count
from .board import (
    BLACKMAIL,
    FORCE,
    INFLUENCE,
    KIND_COUNT,
    RESOLVING,
    SHIFT,
    SPACE_COUNT,
    SUPPORT,
    TOKENS,
)
from .influence import influence
from .majority import alone_at_the_top
from .palace import occupy
from .position import Revolution
from .scoring import is_town_full


class Resolving(Question[Revolution]):
    """The spaces one after another, and of each the effects; they ask what is to be asked."""

    def carry_out(self, position: Revolution) -> None:
        while position.asked == RESOLVING:
            if position.source == NOTHING:
                next_space(position)
            else:
                next_effect(position)


def next_space(position: Revolution) -> None:
    """See who wins the next space, or finish the turn after the last."""
    position.cursor += 1
    if position.cursor == len(position.board.order):
        finish_turn(position)
        return
    space = position.board.order[position.cursor]
    seat = alone_at_the_top(position.bids, space, SPACE_COUNT, position.players)
    position.actor = NOBODY
    bidders: i64 = tell_bids(position, space) if position.journal is not None else 0
    position.actor = seat
    position.settled = position.cursor + 1
    if seat != NOBODY:
        position.tell(told.WON, seat, space)
    elif bidders:
        position.tell(told.BLOCKED, space)
    if seat != NOBODY:
        position.source = space
        position.step = 0


def next_effect(position: Revolution) -> None:
    """Carry out the next effect of the space, or ask for what it needs."""
    effects = position.board.effects[position.source]
    if position.step == len(effects):
        position.source = NOTHING
        return
    effect = effects[position.step]
    if effect >= SUPPORT:
        carry_out(position, effect, effects[position.step + 1])
        position.step += 2
    else:
        position.ask(effect, position.actor)


def carry_out(position: Revolution, effect: i64, argument: i64) -> None:
    """Carry out an effect that asks nothing (RULES 4.7 to 4.9 and 4.15)."""
    seat = position.actor
    if effect == SUPPORT:
        position.scores[seat] += argument
        if position.journal is not None:
            position.tell(told.SUPPORTED, seat, argument)
    elif effect == TOKENS:
        position.hands[seat] += argument
        if position.journal is not None:
            tell_tokens(position, seat, argument)
    elif effect == INFLUENCE:
        influence(position, argument)
    else:
        occupy(position)


def tell_bids(position: Revolution, space: i64) -> i64:
    """Tell who offered what for a space, and return how many did."""
    bidders: i64 = 0
    for seat in range(position.players):
        bid = position.bids[seat * SPACE_COUNT + space]
        if bid:
            bidders += 1
            gold = bid & 0xFF
            blackmail = (bid >> SHIFT[BLACKMAIL]) & 0xFF
            position.tell(told.OFFERED, seat, space, bid >> SHIFT[FORCE], blackmail, gold)
    return bidders


def tell_tokens(position: Revolution, seat: i64, tokens: i64) -> None:
    """Tell each kind of the tokens gained."""
    for kind in range(KIND_COUNT):
        amount = (tokens >> SHIFT[kind]) & 0xFF
        if amount:
            position.tell(told.GAINED, seat, kind, amount)


def finish_turn(position: Revolution) -> None:
    """Check the end, only now that the last space is done (RULES 3.12); else begin a turn."""
    position.cursor = -1
    position.actor = NOBODY
    # The limit is a safeguard of ours (ruling A18).
    if is_town_full(position) or position.turn == position.board.turn_limit:
        position.done()
        position.tell(told.ENDED, position.turn)
        return
    for seat in range(position.players):
        # Reclaimed tokens count (ruling A13).
        missing = position.board.patronage - count(position.hands[seat])
        if missing > 0:
            position.hands[seat] += missing
            position.tell(told.PATRONAGE, seat, missing)
    # What is laid from now on is secret: whether the last answer can still be taken back must
    # not depend on it.
    position.reveals += 1
    begin_turn(position)
