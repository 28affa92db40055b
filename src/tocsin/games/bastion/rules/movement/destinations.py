"""Destinations and costs of moves by kind of piece (RULES 4.3, 4.5 to 4.12, 4.15, 4.16)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_added

from .. import board, event_ids
from ..board import (
    BOOTED,
    DISPLACED,
    HASTENED,
    KIND,
    KNIGHT,
    NO_SEAT,
    NOTHING,
    PIECE_COUNT,
    QUEEN,
    SIDE,
    SOLDIER,
    TO,
    TOWER,
)
from ..ownership import has_object
from ..pieces.battlefield import has_room
from ..pieces.contact import is_free
from ..pieces.drawbridge import is_barred
from ..pieces.towers import weight_of
from ..pieces.turn_history import mark_deed
from ..position import Bastion

# The right to move that a move uses up.
NO_MOVE: Final = 0
NORMAL: Final = 1
EXTRA: Final = 2
BOOT: Final = 3
AGAINST: Final = 4


def right_to_move(position: Bastion, piece: i64, green: i64) -> i64:
    """Return the piece's cheapest right to move (RULES 4.15 and 4.16, ruling A2)."""
    kind = KIND[piece % PIECE_COUNT]
    if position.board.side[kind] != position.side:
        return AGAINST if green >= position.board.against_cost else NO_MOVE
    deeds = position.deeds[piece]
    if deeds & DISPLACED == 0:
        return NORMAL
    if deeds & BOOTED == 0 and has_object(position, piece, board.BOOTS):
        return BOOT
    if deeds & HASTENED or kind in (TOWER, KNIGHT, QUEEN):
        return NO_MOVE
    return EXTRA if green >= position.board.extra_cost else NO_MOVE


def green_left(position: Bastion, seat: i64) -> i64:
    """Return the rapidity left to the seat this turn (RULES 4.16, rulings A3 and A39)."""
    green = position.reserve[seat * 3]
    left: i64 = position.board.max_green - position.spent
    return green if green < left else left


def destinations(position: Bastion, piece: i64) -> vec[i64]:
    """Return the actions that move the piece: squares, and Towers to board."""
    right = right_to_move(position, piece, green_left(position, piece // PIECE_COUNT))
    if right == NO_MOVE:
        return vec[i64]()
    return add_destinations(position, piece, right, vec[i64](capacity=16), False)


def can_go(position: Bastion, piece: i64, right: i64) -> bool:
    """Return whether the piece can move with this right; usually the first step decides."""
    kind = KIND[piece % PIECE_COUNT]
    if (right != NORMAL or kind != KNIGHT) and position.carrier[piece] == NOTHING:
        walks = walks_of(position, piece, kind)
        for index in range(0, len(walks), 2):
            if is_open(position, piece, kind, walks[index], walks[index + 1]):
                return True
    return len(add_destinations(position, piece, right, vec[i64](), True)) > 0


def walks_of(position: Bastion, piece: i64, kind: i64) -> vec[i64]:
    """Return the steps on foot of a piece: pairs of neighbour and gate (board.side_walks).

    Soldiers and Towers cross sides only; the battlefield square has eight (RULES 4.3, 4.6 and
    4.7, ruling A32).
    """
    here = position.place[piece]
    if kind in (SOLDIER, TOWER):
        return position.board.side_walks[here]
    return position.board.walks_all[here]


def is_open(position: Bastion, piece: i64, kind: i64, square: i64, gate: i64) -> bool:
    """Return whether the piece can step on foot to the square (RULES 4.3 and 4.5)."""
    if position.at[square] != NOTHING or (gate and position.closed[gate - 1]):
        return False
    if kind == TOWER and position.board.bastion[square] != NO_SEAT:
        return False
    return square != position.board.centre or is_free(position, square, weight_of(position, piece))


def add_destinations(
    position: Bastion, piece: i64, right: i64, actions: vec[i64], only_one: bool
) -> vec[i64]:
    """Add the destinations with this right to move; with `only_one` at least the first."""
    kind = KIND[piece % PIECE_COUNT]
    before: i64 = len(actions)
    if right == NORMAL and kind == KNIGHT:
        actions = add_leaps(position, piece, actions, only_one)
        if only_one and len(actions) > before:
            return actions
        if position.deeds[piece] & BOOTED or not has_object(position, piece, board.BOOTS):
            return actions
    actions = add_steps(position, piece, kind, actions, only_one)
    if right == NORMAL and kind in (QUEEN, TOWER):
        if not (only_one and len(actions) > before):
            actions = add_runs(position, piece, kind, actions, before)
    return actions


def add_steps(
    position: Bastion, piece: i64, kind: i64, actions: vec[i64], only_one: bool
) -> vec[i64]:
    """Add the squares one step away, and own Towers to board (RULES 4.6 and 4.7, ruling A34)."""
    by_side = kind in (SOLDIER, TOWER)
    if position.carrier[piece] != NOTHING or has_object(position, piece, board.GRAPNEL):
        actions = add_climbs(position, piece, by_side, actions)
    else:
        walks = walks_of(position, piece, kind)
        for index in range(0, len(walks), 2):
            if is_open(position, piece, kind, walks[index], walks[index + 1]):
                actions = append(actions, TO + position.board.name[walks[index]])
                if only_one:
                    return actions
    if kind != TOWER and kind != KNIGHT:
        actions = add_boarding(position, piece, by_side, actions)
    return actions


def add_climbs(position: Bastion, piece: i64, by_side: bool, actions: vec[i64]) -> vec[i64]:
    """Add the steps of a rider, and of the grapnel's bearer (RULES 4.12 and 4.47)."""
    ground = position.board
    here = position.place[piece]
    rides = position.carrier[piece] != NOTHING
    for square in ground.adjacent[here]:
        link = ground.link[here * ground.size + square]
        if (by_side and link & SIDE == 0) or is_barred(position, link):
            continue
        if (rides or link & (board.LEVEL | SIDE)) and is_free(position, square, 1):
            actions = append(actions, TO + ground.name[square])
    return actions


def add_boarding(position: Bastion, piece: i64, by_side: bool, actions: vec[i64]) -> vec[i64]:
    """Add own empty Towers beside the piece, at either level (RULES 4.12)."""
    ground = position.board
    here = position.place[piece]
    seat: i64 = piece // PIECE_COUNT
    for number in range(2):
        there = position.place[seat * PIECE_COUNT + board.TOWER_A + number]
        if there < 0 or position.load[seat * 2 + number] != NOTHING or there == here:
            continue
        link = ground.link[here * ground.size + there]
        if link == 0 or (by_side and link & SIDE == 0) or is_barred(position, link):
            continue
        if there != ground.centre or has_room(position, 1):
            actions = append(actions, board.BOARD + number)
    return actions


def add_runs(position: Bastion, piece: i64, kind: i64, actions: vec[i64], since: i64) -> vec[i64]:
    """Add the squares two steps away in a straight line, for Queen and Tower.

    Actions from index `since` on are the piece's other destinations, which are not added again.
    RULES 4.8 and 4.10, ruling A4.
    """
    ground = position.board
    if position.carrier[piece] != NOTHING:
        return actions
    here = position.place[piece]
    weight = weight_of(position, piece)
    at = position.at
    runs = ground.lines[here]
    for index in range(0, len(runs), 3):
        middle = runs[index]
        end = runs[index + 1]
        # The battlefield square can be crossed even if it is full (RULES 4.45).
        if at[middle] != NOTHING or at[end] != NOTHING:
            continue
        if end == ground.centre and not is_free(position, end, weight):
            continue
        if kind == TOWER:
            if runs[index + 2] == 0:
                continue
            if ground.bastion[middle] != NO_SEAT or ground.bastion[end] != NO_SEAT:
                continue
        else:
            one = ground.link[here * ground.size + middle]
            other = ground.link[middle * ground.size + end]
            if one & other & board.LEVEL == 0:
                continue
            if is_barred(position, one) or is_barred(position, other):
                continue
        action: i64 = TO + ground.name[end]
        if not is_listed(actions, since, action):
            actions = append(actions, action)
    return actions


def is_listed(actions: vec[i64], since: i64, action: i64) -> bool:
    """Return whether the action is among those from index `since` on."""
    for index in range(since, len(actions)):
        if actions[index] == action:
            return True
    return False


def add_leaps(position: Bastion, piece: i64, actions: vec[i64], only_one: bool) -> vec[i64]:
    """Add the squares at a distance of two, for a Knight (RULES 4.9, rulings A5 and A33)."""
    ground = position.board
    at = position.at
    leaps = ground.leaps[position.place[piece]]
    for index in range(0, len(leaps), 2):
        end = leaps[index]
        if at[end] != NOTHING or (end == ground.centre and not is_free(position, end, 1)):
            continue
        gate = leaps[index + 1]
        if gate < 0 or position.closed[gate] == 0:
            actions = append(actions, TO + ground.name[end])
            if only_one:
                return actions
    return actions


def cost_of(position: Bastion, right: i64) -> i64:
    """Return the price of a move with this right (RULES 4.15 and 4.16)."""
    if right == EXTRA:
        return position.board.extra_cost
    if right == AGAINST:
        return position.board.against_cost
    return 0


def pay_for_move(position: Bastion, piece: i64, one_step: bool) -> None:
    """Use up a right to move, and pay for it from the green reserve (ruling A35)."""
    seat: i64 = piece // PIECE_COUNT
    right = right_to_move(position, piece, green_left(position, seat))
    if right == NORMAL:
        # A single step of a Knight or Queen uses the boots first, to keep the longer move.
        kind = KIND[piece % PIECE_COUNT]
        spared = position.deeds[piece] & BOOTED == 0 and has_object(position, piece, board.BOOTS)
        if spared and one_step and kind in (KNIGHT, QUEEN):
            mark_deed(position, piece, BOOTED)
        else:
            mark_deed(position, piece, DISPLACED)
        return
    if right == BOOT:
        mark_deed(position, piece, BOOTED)
        return
    cost = cost_of(position, right)
    mark_deed(position, piece, HASTENED if right == EXTRA else DISPLACED)
    position.spent += cost
    position.reserve = with_added(position.reserve, seat * 3, -cost)
    position.emit(event_ids.RAPIDITY, seat, cost)
