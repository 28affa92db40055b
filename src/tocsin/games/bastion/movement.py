"""The movement step: who may go where, and what it costs (RULES 4.5 to 4.16)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .boards import (
    BOOTS,
    GRAPNEL,
    KIND,
    KNIGHT,
    LEVEL,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    QUEEN,
    SIDE,
    SOLDIER,
    TOWER,
    TOWER_A,
)
from .contact import is_barred, is_free
from .drawbridge import turnable
from .missions import layable
from .objects import attachable
from .prisons import arrive
from .steps import (
    ARM,
    BOARD,
    BOOTED,
    DISPLACED,
    DONE,
    HASTENED,
    LANDING,
    MOVE,
    MOVING,
    TO,
    TURN_GATE,
    push,
)
from .told import BOARDED, MOVED, RAPIDITY
from .towers import lift, mount, put, weight_of

if TYPE_CHECKING:
    from .position import Bastion

# What a move would use up.
NO_MOVE: Final = 0
NORMAL: Final = 1
EXTRA: Final = 2
BOOT: Final = 3
AGAINST: Final = 4


def movement_menu(position: "Bastion", seat: i64) -> list[int]:
    """Return all that the token player may do in the movement step."""
    menu: list[int] = []
    first: i64 = seat * PIECE_COUNT
    green = green_left(position, seat)
    found: list[int] = []
    for slot in range(PIECE_COUNT):
        piece: i64 = first + slot
        if position.place[piece] < 0:
            continue
        if position.board.side[KIND[slot]] != position.side and green < position.board.against_cost:
            continue
        way = manner(position, piece, green)
        if way != NO_MOVE:
            add_destinations(position, piece, way, found, True)
            if found:
                menu.append(MOVE + slot)
                found.clear()
    for owner in turnable(position, seat):
        menu.append(TURN_GATE + owner)
    if position.board.advanced and attachable(position, seat):
        menu.append(ARM)
    menu += layable(position, seat, True)
    menu.append(DONE)
    return menu


def manner(position: "Bastion", piece: i64, green: i64) -> i64:
    """Return which right to move the piece has left with so much rapidity, the cheapest first."""
    board = position.board
    kind: i64 = KIND[piece % PIECE_COUNT]
    deeds: i64 = position.deeds[piece]
    if board.side[kind] != position.side:
        return AGAINST if green >= board.against_cost else NO_MOVE
    if deeds & DISPLACED == 0:
        return NORMAL
    if position.bearer[BOOTS] == piece and deeds & BOOTED == 0:
        return BOOT
    if kind in (TOWER, KNIGHT, QUEEN) or deeds & HASTENED:
        return NO_MOVE
    return EXTRA if green >= board.extra_cost else NO_MOVE


def green_left(position: "Bastion", seat: i64) -> i64:
    """Return how much rapidity the seat may still spend in this step."""
    green: i64 = position.reserve[seat * 3]
    left: i64 = position.board.most_green - position.spent
    return green if green < left else left


def destinations(position: "Bastion", piece: i64, only_one: bool) -> list[int]:
    """Return where the piece may go now, or only the first that is found."""
    found: list[int] = []
    way = manner(position, piece, green_left(position, piece // PIECE_COUNT))
    if way != NO_MOVE:
        add_destinations(position, piece, way, found, only_one)
    return found


def add_destinations(
    position: "Bastion", piece: i64, way: i64, found: list[int], only_one: bool
) -> None:
    """Add where the piece may go in this manner, or only the first that is found."""
    kind: i64 = KIND[piece % PIECE_COUNT]
    if way != NORMAL:
        add_steps(position, piece, kind, found, only_one)
    elif kind == KNIGHT:
        add_leaps(position, piece, found, only_one)
        if position.bearer[BOOTS] == piece and position.deeds[piece] & BOOTED == 0:
            add_steps(position, piece, kind, found, only_one)
    else:
        add_steps(position, piece, kind, found, only_one)
        if (kind in (QUEEN, TOWER)) and not (only_one and found):
            add_runs(position, piece, kind, found)


def add_steps(position: "Bastion", piece: i64, kind: i64, found: list[int], only_one: bool) -> None:
    """Add the squares one step away, and the own Towers that can be boarded from here."""
    board = position.board
    here: i64 = position.place[piece]
    by_side = kind in (SOLDIER, TOWER)
    if position.carrier[piece] != NOTHING or position.bearer[GRAPNEL] == piece:
        add_climbs(position, piece, by_side, found)
    else:
        walks = board.side_walks[here] if by_side else board.walks_all[here]
        for place in range(0, len(walks), 2):
            square: i64 = walks[place]
            if position.at[square] != NOTHING:
                continue
            if walks[place + 1] and position.closed[walks[place + 1] - 1]:
                continue
            if square == board.centre and not is_free(position, square, weight_of(position, piece)):
                continue
            if kind == TOWER and board.bastion[square] != NOBODY:
                continue
            found.append(TO + board.name[square])
            if only_one:
                return
    if kind != TOWER and kind != KNIGHT:
        add_boarding(position, piece, by_side, found)


def add_climbs(position: "Bastion", piece: i64, by_side: bool, found: list[int]) -> None:
    """Add the steps of a rider, to either level, and of the bearer of the grapnel."""
    board = position.board
    here: i64 = position.place[piece]
    rides = position.carrier[piece] != NOTHING
    for square in board.adjacent[here]:
        link: i64 = board.link[here * board.size + square]
        if (by_side and link & SIDE == 0) or is_barred(position, link):
            continue
        if (rides or link & (LEVEL | SIDE)) and is_free(position, square, 1):
            found.append(TO + board.name[square])


def add_boarding(position: "Bastion", piece: i64, by_side: bool, found: list[int]) -> None:
    """Add the own empty Towers that stand beside the piece, from either level (RULES 4.12)."""
    board = position.board
    here: i64 = position.place[piece]
    seat: i64 = piece // PIECE_COUNT
    towers: i64 = seat * PIECE_COUNT + TOWER_A
    for number in range(2):
        there: i64 = position.place[towers + number]
        if there < 0 or position.load[seat * 2 + number] != NOTHING or there == here:
            continue
        link: i64 = board.link[here * board.size + there]
        if link == 0 or (by_side and link & SIDE == 0) or is_barred(position, link):
            continue
        if there != board.centre or position.crowd < board.room:
            found.append(BOARD + number)


def add_runs(position: "Bastion", piece: i64, kind: i64, found: list[int]) -> None:
    """Add the squares two steps away in a straight line, for Queen and Tower."""
    board = position.board
    if position.carrier[piece] != NOTHING:
        return
    here: i64 = position.place[piece]
    weight = weight_of(position, piece)
    runs = board.lines[here]
    for place in range(0, len(runs), 3):
        middle: i64 = runs[place]
        end: i64 = runs[place + 1]
        if not is_free(position, end, weight):
            continue
        # The battlefield square can be crossed whoever stands there (RULES 4.45).
        if middle != board.centre and position.at[middle] != NOTHING:
            continue
        one: i64 = board.link[here * board.size + middle]
        other: i64 = board.link[middle * board.size + end]
        if kind == TOWER:
            if runs[place + 2] == 0:
                continue
            if board.bastion[middle] != NOBODY or board.bastion[end] != NOBODY:
                continue
        elif one & other & LEVEL == 0 or is_barred(position, one) or is_barred(position, other):
            continue
        action: i64 = TO + board.name[end]
        if action not in found:
            found.append(action)


def add_leaps(position: "Bastion", piece: i64, found: list[int], only_one: bool) -> None:
    """Add the squares at a distance of exactly two, for a Knight."""
    board = position.board
    leaps = board.leaps[position.place[piece]]
    for place in range(0, len(leaps), 2):
        end: i64 = leaps[place]
        gate: i64 = leaps[place + 1]
        if (gate < 0 or position.closed[gate] == 0) and is_free(position, end, 1):
            found.append(TO + board.name[end])
            if only_one:
                return


def pick_up(position: "Bastion", piece: i64) -> None:
    """Take a piece in hand; where it goes is asked next."""
    position.picked = piece
    push(position, MOVING, position.token)
    push(position, LANDING, position.token)


def land(position: "Bastion", action: i64) -> None:
    """Move the picked piece, pay for it, and let it do what its square offers."""
    piece: i64 = position.picked
    seat: i64 = piece // PIECE_COUNT
    board = position.board
    position.picked = NOTHING
    here: i64 = position.place[piece]
    if action >= TO:
        there: i64 = board.named[action - TO]
    else:
        tower: i64 = seat * PIECE_COUNT + TOWER_A + action - BOARD
        there = position.place[tower]
    pay_for_move(position, piece, board.link[here * board.size + there] != 0)
    lift(position, piece)
    if action >= TO:
        put(position, piece, there)
        position.tell(MOVED, seat, piece % PIECE_COUNT, board.file[there], board.row[there])
    else:
        mount(position, piece, tower)
        position.tell(BOARDED, seat, piece % PIECE_COUNT, tower % PIECE_COUNT)
    if action >= TO and KIND[piece % PIECE_COUNT] != TOWER:
        arrive(position, piece, there)


def pay_for_move(position: "Bastion", piece: i64, one_step: bool) -> None:
    """Note what the move used up, and take its price from the green reserve."""
    seat: i64 = piece // PIECE_COUNT
    way = manner(position, piece, green_left(position, seat))
    kind: i64 = KIND[piece % PIECE_COUNT]
    if way == NORMAL:
        # A single step of Knight or Queen uses the boots first, which spares the longer move.
        booted = position.bearer[BOOTS] == piece and position.deeds[piece] & BOOTED == 0
        if booted and one_step and kind in (KNIGHT, QUEEN):
            position.deeds[piece] |= BOOTED
        else:
            position.deeds[piece] |= DISPLACED
        return
    if way == BOOT:
        position.deeds[piece] |= BOOTED
        return
    cost: i64 = position.board.extra_cost if way == EXTRA else position.board.against_cost
    position.deeds[piece] |= HASTENED if way == EXTRA else DISPLACED
    position.spent += cost
    position.reserve[seat * 3] -= cost
    position.tell(RAPIDITY, seat, cost)
