"""Resolution of the bid board: who wins each space, and its effects in order (RULES 3.5 to 3.9)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.course import NOBODY, NOTHING, Question

from . import event_ids
from .board import BLACKMAIL, FORCE, INFLUENCE, RESOLVING, SHIFT, SPACE_COUNT, SUPPORT, TOKENS
from .effects import gain_support, gain_tokens
from .influence import influence
from .majority import alone_at_the_top
from .palace import occupy
from .position import Revolution
from .turn import finish_turn


class Resolving(Question[Revolution]):
    """The spaces one after another, and of each the effects; they ask what is to be asked."""

    def carry_out(self, position: Revolution) -> None:
        while position.asked == RESOLVING:
            if position.source == NOTHING:
                next_space(position)
            else:
                next_effect(position)


def next_space(position: Revolution) -> None:
    """See who wins the next space, or finish the turn after the last (RULES 3.5 to 3.8)."""
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
        position.tell(event_ids.WON, seat, space)
    elif bidders:
        position.tell(event_ids.BLOCKED, space)
    if seat != NOBODY:
        position.source = space
        position.step = 0


def next_effect(position: Revolution) -> None:
    """Carry out the next effect of the space, or ask for what it needs (RULES 3.9, ruling A22)."""
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
        gain_support(position, seat, argument)
    elif effect == TOKENS:
        gain_tokens(position, seat, argument)
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
            position.tell_more(event_ids.OFFERED, seat, space, bid >> SHIFT[FORCE], blackmail, gold)
    return bidders
