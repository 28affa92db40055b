"""Weapons: which characters are armed, and what the others cost (RULES 1.4 and 7.18)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from . import board as b
from . import told
from .mission_points import group_of
from .position import Bastille


def unarmed(position: Bastille, seat: i64) -> i64:
    """Return how many characters stay unarmed when arms are used as well as possible (RULES 7.18).

    A monk who has not joined a group may still join one with a token to spare (ruling A23).
    """
    # Weapons have the numbers of the groups that need them (RULES 1.4).
    tokens = seat * b.GROUP_COUNT
    spare = position.weapons[tokens : tokens + b.GROUP_COUNT]
    missing: i64 = 0
    free: i64 = 0
    card: i64
    for card in range(b.CARD_COUNT):
        if position.owner[card] == seat and not position.board.armed[card]:
            group = group_of(position, card)
            if group == b.NOBODY:
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


def penalty(row: vec[i64], characters: i64) -> i64:
    """Return what so many unarmed characters cost; the row's last figure is for all beyond."""
    if characters == 0:
        return 0
    return row[min(characters, len(row)) - 1]


def unarmed_cost(position: Bastille, seat: i64) -> i64:
    """Return what the seat's unarmed characters cost it (RULES 7.18, ruling A21)."""
    return penalty(position.board.unarmed, unarmed(position, seat))


def score_weapons(position: Bastille) -> None:
    """Subtract the penalty for unarmed characters."""
    seat: i64
    for seat in range(position.players):
        lost = unarmed_cost(position, seat)
        if lost:
            position.points[seat * b.SOURCE_COUNT + b.FROM_UNARMED] -= lost
            position.tell(told.UNARMED, seat, unarmed(position, seat), lost)
