"""The steps that interim and final scoring share (RULES 7.1 to 7.8)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import (
    ASK_WEAPONS,
    CLAIM,
    FROM_BASTILLE,
    FROM_CROWNS,
    FROM_GEMS,
    GROUP_COUNT,
    PAIR_COUNT,
    PAIR_FIRST,
    PAIR_SECOND,
)
from .bonuses import score
from .catacombs import is_final
from .flags import totals
from .told import CLAIMED, CLAIMED_LAST, CLAIMED_TWO
from .track import seat_at

if TYPE_CHECKING:
    from .position import Bastille


def score_gems(position: "Bastille") -> None:
    """Score every gem."""
    gems = totals(position, position.board.gems)
    for seat in range(position.players):
        if gems[seat]:
            score(position, seat, FROM_GEMS, gems[seat] * position.board.gem)


def score_crowns(position: "Bastille") -> None:
    """Score the most crowns, for everybody who has as many; none at all score nothing."""
    crowns = totals(position, position.board.crowns)
    most = max(crowns)
    board = position.board
    points = board.crowns_final if is_final(position) else board.crowns_interim
    for seat in range(position.players):
        if most > 0 and crowns[seat] == most:
            score(position, seat, FROM_CROWNS, points)


def score_track(position: "Bastille") -> None:
    """Score the last line that each marker has reached."""
    for seat in range(position.players):
        points: i64 = position.board.lines[position.track[seat]]
        if points:
            score(position, seat, FROM_BASTILLE, points)


def next_claim(position: "Bastille") -> None:
    """Let the next seat in the order of the track take weapon tokens."""
    seat = seat_at(position, position.cursor)
    position.cursor += 1
    if position.cursor == position.players:
        claim_last(position, seat)
        return
    legal = [CLAIM + pair for pair in range(PAIR_COUNT) if has_pair(position, pair)]
    position.ask(seat, ASK_WEAPONS, legal)


def has_pair(position: "Bastille", pair: i64) -> bool:
    """Return whether both tokens of a pair are laid out."""
    one: i64 = PAIR_FIRST[pair]
    other: i64 = PAIR_SECOND[pair]
    if one == other:
        return position.arsenal[one] > 1
    return position.arsenal[one] > 0 and position.arsenal[other] > 0


def claim(position: "Bastille", seat: i64, pair: i64) -> None:
    """Take two tokens together (ruling A10)."""
    one: i64 = PAIR_FIRST[pair]
    other: i64 = PAIR_SECOND[pair]
    take_token(position, seat, one)
    take_token(position, seat, other)
    if one == other:
        position.tell(CLAIMED_TWO, seat, one)
    else:
        position.tell(CLAIMED, seat, one, other)


def claim_last(position: "Bastille", seat: i64) -> None:
    """Take the token that is left."""
    for weapon in range(GROUP_COUNT):
        if position.arsenal[weapon]:
            take_token(position, seat, weapon)
            position.tell(CLAIMED_LAST, seat, weapon)
            return


def take_token(position: "Bastille", seat: i64, weapon: i64) -> None:
    """Move a token from the Bastille to a seat."""
    position.arsenal[weapon] -= 1
    position.weapons[seat * GROUP_COUNT + weapon] += 1
