"""Features of a position: counts of each seat's cards, weapons and monks."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from ..rules import board as b
from ..rules.mission_points import group_of
from ..rules.position import Bastille

# Points for a coin: spent before the last round, or kept for the final scoring.
SPENT_COIN_WORTH: Final = 0.5
KEPT_COIN_WORTH: Final = 0.33
# Kinds of need for a weapon: the three groups, and monks without a group.
NEED_KIND_COUNT: Final = 4
FREE_MONK: Final = 3


class SeatFeatures:
    """Counts of a position that several estimates use, computed once."""

    def __init__(self, position: Bastille) -> None:
        self.position: Bastille = position
        # Rounds after this one.
        self.rounds: i64 = position.board.rounds - position.round_number
        self.before_interim: bool = position.round_number <= position.board.interim
        self.coin: float = KEPT_COIN_WORTH if self.rounds == 0 else SPENT_COIN_WORTH
        # By seat and majority mission: cards or weapons that count for the mission.
        self.majority_counts: vec[i64] = filled_row(position.players * b.FIRST_SERIES, 0)
        # By seat and kind: characters without a printed weapon.
        self.needs: vec[i64] = filled_row(position.players * NEED_KIND_COUNT, 0)
        # By seat: monks without a group.
        self.monks: vec[i64] = filled_row(position.players, 0)
        # By seat: series bits (Board.cost_bits) of its cards, monks without a group included.
        self.series: vec[i64] = filled_row(position.players, 0)
        card: i64
        for card in range(b.CARD_COUNT):
            if position.owner[card] != b.NO_SEAT:
                self.count(position.owner[card], card)
        seat: i64
        for seat in range(position.players):
            weapons = position.torches[seat]
            for group in range(b.GROUP_COUNT):
                weapons += position.weapons[seat * b.GROUP_COUNT + group]
            self.majority_counts[seat * b.FIRST_SERIES + b.WEAPON_MAJORITY] += weapons

    def count(self, seat: i64, card: i64) -> None:
        """Add a card of a seat to the counts."""
        board = self.position.board
        first = seat * b.FIRST_SERIES
        kind = group_of(self.position, card)
        if kind == b.NO_GROUP:
            kind = FREE_MONK
            self.monks[seat] += 1
        else:
            self.majority_counts[first + kind] += 1
        self.majority_counts[first + b.CROWN_MAJORITY] += board.crowns[card]
        self.majority_counts[first + b.GEM_MAJORITY] += board.gems[card]
        if board.armed[card]:
            self.majority_counts[first + b.WEAPON_MAJORITY] += 1
        else:
            self.needs[seat * NEED_KIND_COUNT + kind] += 1
        self.series[seat] |= board.cost_bits[card] & board.group_bits[kind]

    def unarmed_count(self, seat: i64) -> i64:
        """Return the number of unarmed characters of a seat (ruling A23)."""
        missing: i64 = 0
        spare: i64 = 0
        group: i64
        for group in range(b.GROUP_COUNT):
            lacking = missing_tokens(self, seat, group)
            if lacking > 0:
                missing += lacking
            else:
                spare -= lacking
        free = self.needs[seat * NEED_KIND_COUNT + FREE_MONK]
        missing += max(0, free - spare)
        return max(0, missing - self.position.torches[seat])


def missing_tokens(features: SeatFeatures, seat: i64, group: i64) -> i64:
    """Return the number of characters of a group without a token; negative for spare tokens."""
    tokens = features.position.weapons[seat * b.GROUP_COUNT + group]
    return features.needs[seat * NEED_KIND_COUNT + group] - tokens
