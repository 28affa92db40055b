"""Points of missions (RULES 7.12 to 7.15)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row

from . import board as b
from .board import Board
from .flags import printed_totals
from .position import Bastille


def group_of(position: Bastille, card: i64) -> i64:
    """Return the group of a card, or NO_GROUP for a monk who has not joined one."""
    return group_with(position.board, position.joined, card)


def group_with(board: Board, joined: vec[i64], card: i64) -> i64:
    """Return the group of a card, given the groups `joined` by the monks."""
    group: i64 = board.group[card]
    return joined[card - b.FIRST_MONK] if group == b.MONK else group


def group_sizes(position: Bastille, group: i64) -> vec[i64]:
    """Return the number of cards of a group for each seat, including monks who joined it."""
    sizes = filled_row(position.players, 0)
    card: i64
    for card in range(b.CARD_COUNT):
        owner: i64 = position.owner[card]
        if owner != b.NO_SEAT and group_of(position, card) == group:
            sizes[owner] += 1
    return sizes


def weapon_counts(position: Bastille) -> vec[i64]:
    """Return the number of weapons of each seat: tokens, torches, printed ones (ruling A11)."""
    counts = printed_totals(position, position.board.armed)
    seat: i64
    for seat in range(position.players):
        counts[seat] += position.torches[seat]
        weapon: i64
        for weapon in range(b.GROUP_COUNT):
            counts[seat] += position.weapons[seat * b.GROUP_COUNT + weapon]
    return counts


def majority_counts(position: Bastille, mission: i64) -> vec[i64]:
    """Return for each seat the number of things that a majority mission counts."""
    if mission == b.CROWN_MAJORITY:
        return printed_totals(position, position.board.crowns)
    if mission == b.GEM_MAJORITY:
        return printed_totals(position, position.board.gems)
    if mission == b.WEAPON_MAJORITY:
        return weapon_counts(position)
    return group_sizes(position, mission)


def majority_rank(counts: vec[i64], seat: i64) -> i64:
    """Return 1 if the seat has the highest count, 2 if it has the second highest, else 0.

    Tied seats share a rank and the next lower count has the next rank; a count of zero has no
    rank (ruling A2).
    """
    own: i64 = counts[seat]
    if own == 0:
        return 0
    higher: i64 = 0
    for count in counts:
        if count > own:
            if higher != 0 and higher != count:
                return 0
            higher = count
    return 1 if higher == 0 else 2


def has_series(position: Bastille, seat: i64, series: vec[i64]) -> bool:
    """Tell whether the seat has a card of the group for each cost of the series.

    A monk counts with its printed cost only (ruling A4).
    """
    group = series[0]
    for cost in series[1:]:
        has_cost = False
        card: i64
        for card in range(b.CARD_COUNT):
            if (
                position.owner[card] == seat
                and position.board.cost[card] == cost
                and group_of(position, card) == group
            ):
                has_cost = True
        if not has_cost:
            return False
    return True


def mission_points(position: Bastille, seat: i64, mission: i64) -> i64:
    """Return the points of a mission if the seat scored it now (RULES 7.13 to 7.15, ruling A7)."""
    board = position.board
    if mission < b.FIRST_SERIES:
        rank = majority_rank(majority_counts(position, mission), seat)
        if rank == 1:
            return board.first_points[mission]
        return board.second_points[mission] if rank == 2 else 0
    if mission == b.TWO_OF_EACH:
        group: i64
        for group in range(b.GROUP_COUNT):
            if group_sizes(position, group)[seat] < board.each_group_count:
                return 0
        return board.first_points[mission]
    if has_series(position, seat, board.series[mission - b.FIRST_SERIES]):
        return board.first_points[mission]
    return 0
