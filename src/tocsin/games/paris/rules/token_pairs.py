"""Pairs of identical tokens, returned for VP by tiles 23 and 24 (RULES 1.9 and 4.20)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added
from tocsin.kernel.message import Argument, Message

from . import board as b
from . import event_ids, wording
from .bookkeeping import add_points
from .names import KIND
from .position import Paris

# Added to the subject of the question, the first of its three kinds, once a pair was returned.
RETURNED_FLAG: Final = 8


def has_pair(position: Paris, seat: i64, first: i64) -> bool:
    """Tell whether the seat has two identical tokens among three kinds from `first`."""
    own: i64 = seat * b.SEAT_FIELDS + b.TOKENS + first
    seats = position.seats
    return seats[own] >= 2 or seats[own + 1] >= 2 or seats[own + 2] >= 2


class Returning(Question[Paris]):
    """Return pairs of identical tokens of three kinds; the subject is the first (ruling A11)."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each pair, and one to stop after the first."""
        first: i64 = position.subject % RETURNED_FLAG
        own: i64 = position.actor * b.SEAT_FIELDS + b.TOKENS
        actions = vec[i64]()
        for kind in range(first, first + b.RESOURCE_COUNT):
            if position.seats[own + kind] >= 2:
                actions = append(actions, b.RETURN + kind)
        if len(actions) > 0 and position.subject >= RETURNED_FLAG:
            actions = append(actions, b.DECLINE)
        return actions

    def answer(self, position: Paris, action: i64) -> None:
        """Return a pair, resources to the reserve and prestige out of the game; or stop."""
        seat = position.actor
        if action == b.DECLINE:
            position.emit(event_ids.DECLINED, seat)
            position.done()
            return
        kind: i64 = action - b.RETURN
        position.seats[seat * b.SEAT_FIELDS + b.TOKENS + kind] -= 2
        position.supply = with_added(position.supply, kind, 2)
        points = pair_points(position, kind)
        add_points(position, seat, b.FROM_BONUS_TILES, points)
        position.emit(event_ids.RETURNED, seat, kind, points)
        position.subject = position.subject % RETURNED_FLAG + RETURNED_FLAG

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a pair."""
        return Message("choose-pair")

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a pair, or stopping with the VP that it forfeits."""
        if action == b.DECLINE:
            return wording.decline_option(
                text, pairs_in_hand(position) if position.is_last_turn() else 0
            )
        kind = action - b.RETURN
        args: dict[str, Argument] = {"kind": KIND(kind), "points": pair_points(position, kind)}
        return Option(text, f"hand:token:{b.KINDS[kind]}", Message("option-return", args))


def pair_points(position: Paris, kind: i64) -> i64:
    """Return the VP for a pair of a kind."""
    return position.board.pair_points[1 if kind < b.RESOURCE_COUNT else 0]


def pairs_in_hand(position: Paris) -> int:
    """Return the VP of all pairs of the current question that the acting seat still has."""
    first = position.subject % RETURNED_FLAG
    own = position.actor * b.SEAT_FIELDS + b.TOKENS + first
    pairs = sum(position.seats[own + kind] // 2 for kind in range(b.RESOURCE_COUNT))
    return pairs * pair_points(position, first)
