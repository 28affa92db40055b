"""Weapons: laid out and claimed; unarmed characters (RULES 1.4, 2.3, 7.7, 7.8 and 7.18)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added
from tocsin.kernel.message import Message

from . import board as b
from . import event_ids, names
from .bastille_track import seat_at
from .mission_points import group_of
from .position import Bastille


class Claiming(Question[Bastille]):
    """The choice of two weapon tokens, taken together (RULES 7.7, ruling A10)."""

    def offers(self, position: Bastille) -> vec[i64]:
        """Return an answer for each pair of weapons that is laid out."""
        return vec[i64](
            [b.CLAIM + pair for pair in range(b.PAIR_COUNT) if has_pair(position, pair)]
        )

    def answer(self, position: Bastille, action: i64) -> None:
        """Take two tokens."""
        seat = position.actor
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        position.done()
        take_token(position, seat, one)
        take_token(position, seat, other)
        if one == other:
            position.emit(event_ids.CLAIMED_TWO, seat, one)
        else:
            position.emit(event_ids.CLAIMED, seat, one, other)

    def sentence(self, position: Bastille, seat: int) -> Message:
        return Message("choose-weapons")

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        """Offer two tokens."""
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        message = Message("option-claim", {"one": names.WEAPON(one), "other": names.WEAPON(other)})
        if one == other:
            message = Message("option-claim-two", {"weapon": names.WEAPON(one)})
        return Option(text, f"weapons:{b.WEAPONS[one]}:{b.WEAPONS[other]}", message)


def lay_out_arsenal(position: Bastille) -> None:
    """Lay out weapon tokens at the Bastille (RULES 2.3 and 7.8)."""
    position.reveals += 1
    arsenal = position.arsenal[:]
    for _ in range(position.board.arsenal):
        arsenal[position.stock[position.stock_next]] += 1
        position.stock_next += 1
    position.arsenal = arsenal
    position.emit(event_ids.ARSENAL_LAID, arsenal[0], arsenal[1], arsenal[2])


def next_claim(position: Bastille) -> None:
    """Let the next seat in the order of the track take weapon tokens."""
    seat = seat_at(position, position.cursor)
    position.cursor += 1
    if position.cursor < position.players:
        position.ask(b.ASK_WEAPONS, seat)
    else:
        claim_last(position, seat)


def has_pair(position: Bastille, pair: i64) -> bool:
    """Tell whether both tokens of a pair are laid out."""
    one = b.PAIR_FIRST[pair]
    other = b.PAIR_SECOND[pair]
    if one == other:
        return position.arsenal[one] > 1
    return position.arsenal[one] > 0 and position.arsenal[other] > 0


def claim_last(position: Bastille, seat: i64) -> None:
    """Give the last token to the last seat."""
    weapon: i64
    for weapon in range(b.GROUP_COUNT):
        if position.arsenal[weapon]:
            take_token(position, seat, weapon)
            position.emit(event_ids.CLAIMED_LAST, seat, weapon)
            return


def take_token(position: Bastille, seat: i64, weapon: i64) -> None:
    """Move a token from the Bastille to a seat."""
    position.arsenal = with_added(position.arsenal, weapon, -1)
    position.weapons = with_added(position.weapons, seat * b.GROUP_COUNT + weapon, 1)


def unarmed_count(position: Bastille, seat: i64) -> i64:
    """Return the number of unarmed characters after the best use of weapons (RULES 7.18).

    A monk without a group can use a spare token of any group (ruling A23).
    """
    # A weapon has the number of the group that needs it (RULES 1.4).
    tokens = seat * b.GROUP_COUNT
    spare = position.weapons[tokens : tokens + b.GROUP_COUNT]
    missing: i64 = 0
    free: i64 = 0
    card: i64
    for card in range(b.CARD_COUNT):
        if position.owner[card] == seat and not position.board.armed[card]:
            group = group_of(position, card)
            if group == b.NO_GROUP:
                free += 1
            elif spare[group] == 0:
                missing += 1
            else:
                spare[group] -= 1
    for tokens_left in spare:
        free -= tokens_left
    missing += free if free > 0 else 0
    torches: i64 = position.torches[seat]
    return missing - torches if missing > torches else 0


def penalty(figures: vec[i64], count: i64) -> i64:
    """Return the penalty for a number of unarmed characters; the last figure is the maximum."""
    return figures[min(count, len(figures)) - 1] if count else 0


def unarmed_penalty(position: Bastille, seat: i64) -> i64:
    """Return the penalty for the seat's unarmed characters (RULES 7.18, ruling A21)."""
    return penalty(position.board.unarmed, unarmed_count(position, seat))


def score_weapons(position: Bastille) -> None:
    """Subtract the penalty for unarmed characters."""
    seat: i64
    for seat in range(position.players):
        lost = unarmed_penalty(position, seat)
        if lost:
            position.points[seat * b.SOURCE_COUNT + b.FROM_UNARMED] -= lost
            position.emit(event_ids.UNARMED, seat, unarmed_count(position, seat), lost)
