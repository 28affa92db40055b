"""What missions are worth (RULES 7.12 to 7.15)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells

from .board import (
    CARD_COUNT,
    CROWN_MAJORITY,
    FIRST_MONK,
    FIRST_SERIES,
    GEM_MAJORITY,
    GROUP_COUNT,
    MONK,
    NO_SEAT,
    TWO_OF_EACH,
    WEAPON_MAJORITY,
    Board,
)
from .flags import printed_totals
from .position import Bastille


def group_of(position: Bastille, card: i64) -> i64:
    """Return the group a card belongs to, or NO_SEAT for a monk who has not joined one."""
    return group_with(position.board, position.joined, card)


def group_with(board: Board, joined: vec[i64], card: i64) -> i64:
    """Return the same where monks have joined those groups."""
    group: i64 = board.group[card]
    return joined[card - FIRST_MONK] if group == MONK else group


def group_sizes(position: Bastille, group: i64) -> vec[i64]:
    """Return how many cards of a group each seat has, monks who joined it included."""
    sizes = cells(position.players, 0)
    card: i64
    for card in range(CARD_COUNT):
        owner: i64 = position.owner[card]
        if owner != NO_SEAT and group_of(position, card) == group:
            sizes[owner] += 1
    return sizes


def weapon_counts(position: Bastille) -> vec[i64]:
    """Return all weapons of each seat: tokens, torches and printed ones (ruling A11)."""
    counts = printed_totals(position, position.board.armed)
    seat: i64
    for seat in range(position.players):
        counts[seat] += position.torches[seat]
        weapon: i64
        for weapon in range(GROUP_COUNT):
            counts[seat] += position.weapons[seat * GROUP_COUNT + weapon]
    return counts


def majority_counts(position: Bastille, mission: i64) -> vec[i64]:
    """Return what each seat has of the thing that a majority mission counts."""
    if mission == CROWN_MAJORITY:
        return printed_totals(position, position.board.crowns)
    if mission == GEM_MAJORITY:
        return printed_totals(position, position.board.gems)
    if mission == WEAPON_MAJORITY:
        return weapon_counts(position)
    return group_sizes(position, mission)


def majority_rank(counts: vec[i64], seat: i64) -> i64:
    """Return 1 for the highest amount, 2 for the second highest there is, else 0.

    Ties take nothing away, and an amount of zero is no place (ruling A2).
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
    """Return whether the seat has a card of the group for each cost.

    A monk stands for its own printed cost only (ruling A4).
    """
    group = series[0]
    place: i64
    for place in range(1, len(series)):
        found = False
        card: i64
        for card in range(CARD_COUNT):
            if (
                position.owner[card] == seat
                and position.board.cost[card] == series[place]
                and group_of(position, card) == group
            ):
                found = True
        if not found:
            return False
    return True


def mission_points(position: Bastille, seat: i64, mission: i64) -> i64:
    """Return what a mission would bring its holder as things stand.

    RULES 7.13 to 7.15, ruling A7.
    """
    board = position.board
    if mission < FIRST_SERIES:
        place = majority_rank(majority_counts(position, mission), seat)
        if place == 1:
            return board.first_points[mission]
        return board.second_points[mission] if place == 2 else 0
    if mission == TWO_OF_EACH:
        group: i64
        for group in range(GROUP_COUNT):
            if group_sizes(position, group)[seat] < board.each_group_count:
                return 0
        return board.first_points[mission]
    if has_series(position, seat, board.series[mission - FIRST_SERIES]):
        return board.first_points[mission]
    return 0
