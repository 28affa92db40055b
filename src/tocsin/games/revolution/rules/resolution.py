"""Resolution of the bid board: the winner of each space, and its effects (RULES 3.5 to 3.9)."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.course import NO_SEAT, NOTHING, Question

from . import event_ids
from .board import INFLUENCE, RESOLVING, SPACE_COUNT, SUPPORT, TOKENS
from .effects import gain_support, gain_tokens
from .influence import influence
from .majority import sole_leader
from .palace import occupy
from .position import Revolution
from .tokens import BLACKMAIL, FORCE, GOLD, amount_of
from .turn import finish_turn


class Resolving(Question[Revolution]):
    """Resolves the spaces in order; effects that need an answer are questions of their own."""

    def carry_out(self, position: Revolution) -> None:
        while position.asked == RESOLVING:
            if position.source == NOTHING:
                next_space(position)
            else:
                next_effect(position)


def next_space(position: Revolution) -> None:
    """Find the winner of the next space, or finish the turn after the last (RULES 3.5 to 3.8)."""
    position.cursor += 1
    if position.cursor == len(position.board.order):
        finish_turn(position)
        return
    space = position.board.order[position.cursor]
    seat = sole_leader(position.bids, space, SPACE_COUNT, position.players)
    # Views show the winner only after the bids have been told.
    position.actor = NO_SEAT
    bidders: i64 = tell_bids(position, space) if position.journal is not None else 0
    position.actor = seat
    position.settled = position.cursor + 1
    if seat != NO_SEAT:
        position.emit(event_ids.WON, seat, space)
        position.source = space
        position.step = 0
    elif bidders:
        position.emit(event_ids.BLOCKED, space)


def next_effect(position: Revolution) -> None:
    """Carry out the next effect of the space, or ask its question (RULES 3.9, ruling A22)."""
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
    """Carry out an effect that needs no answer (RULES 4.7 to 4.9 and 4.15)."""
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
    """Tell the bid of each seat on a space, and return the number of bidders."""
    bidders: i64 = 0
    for seat in range(position.players):
        bid = position.bids[seat * SPACE_COUNT + space]
        if bid:
            bidders += 1
            force, blackmail = amount_of(bid, FORCE), amount_of(bid, BLACKMAIL)
            gold = amount_of(bid, GOLD)
            position.emit_more(event_ids.OFFERED, seat, space, force, blackmail, gold)
    return bidders
