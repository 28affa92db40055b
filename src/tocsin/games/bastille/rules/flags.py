"""Scoring flags (RULES 3.8 and 3.9)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from . import event_ids
from .board import CARD_COUNT, FROM_FLAGS, NO_SEAT
from .bonuses import gain
from .position import Bastille


def printed_totals(position: Bastille, figures: vec[i64]) -> vec[i64]:
    """Return for each seat the sum of a printed figure over its characters."""
    sums = filled_row(position.players, 0)
    owner = position.owner
    card: i64
    for card in range(CARD_COUNT):
        if owner[card] != NO_SEAT:
            sums[owner[card]] += figures[card]
    return sums


def flag_leader(position: Bastille, flags: vec[i64], excluded: i64) -> i64:
    """Return the seat other than `excluded` with the most flags, or NO_SEAT.

    Ties are broken clockwise from the start player. A seat without flags leads only with the table
    option flags=any (ruling A1).
    """
    most: i64 = 0 if position.board.flags_needed else -1
    leader: i64 = NO_SEAT
    turn: i64
    for turn in range(position.players):
        seat = (position.start + turn) % position.players
        if seat != excluded and flags[seat] > most:
            most = flags[seat]
            leader = seat
    return leader


def award_flag_bonuses(position: Bastille) -> None:
    """Give the two bonuses of the round's bonus tile to the seats with the most flags."""
    flags = printed_totals(position, position.board.flags)
    tile = position.board.bonuses[position.bonuses[position.round_number - 1]]
    first = flag_leader(position, flags, NO_SEAT)
    if first == NO_SEAT:
        return
    second = flag_leader(position, flags, first)
    position.emit(event_ids.FLAGS_MOST, first, flags[first])
    gain(position, first, tile[0], tile[1], FROM_FLAGS)
    if second != NO_SEAT:
        position.emit(event_ids.FLAGS_SECOND, second, flags[second])
        gain(position, second, tile[2], tile[3], FROM_FLAGS)
