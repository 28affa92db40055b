"""Prisons, and what a piece finds on its square: prisoners, treasure, flag (RULES 4.33 to 4.38)."""

# mypyc: compile

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .boards import (
    AMULET,
    KIND,
    LEVEL,
    NOBODY,
    NOTHING,
    PIECE_COUNT,
    PRISON,
    TOWER,
    TREASURY,
    TURRET,
)
from .contact import is_free
from .end import PRISON_OF
from .missions import validate
from .objects import GONE
from .steps import FREE, FREEING, PASS, RELEASING, TO, push
from .told import (
    CAPTURED,
    FLAG_BACK,
    FLAG_TAKEN,
    FREED,
    LOOKED,
    OBJECT_GONE,
    SAVED,
    TREASURE_BACK,
    TREASURE_TAKEN,
)
from .towers import lift, put

if TYPE_CHECKING:
    from .position import Bastion


def arrive(position: "Bastion", piece: i64, square: i64) -> None:
    """Let a piece that has come to a square of an enemy bastion do what it came for."""
    board = position.board
    owner: i64 = board.bastion[square]
    seat: i64 = piece // PIECE_COUNT
    if owner in (NOBODY, seat):
        return
    terrain: i64 = board.terrain[square]
    if terrain == TREASURY:
        plunder(position, seat, owner)
    elif terrain == TURRET and position.flag[owner] == owner:
        position.own()
        position.flag[owner] = seat
        position.progress = position.round_number
        position.tell(FLAG_TAKEN, seat, owner)
    elif terrain == PRISON and position.rescued[piece] == 0:
        position.captor = owner
        push(position, FREEING, seat)


def plunder(position: "Bastion", seat: i64, owner: i64) -> None:
    """Take the treasure that lies there, and take one's own tokens home."""
    position.own()
    if position.treasure[owner] == owner:
        position.treasure[owner] = seat
        position.progress = position.round_number
        position.tell(TREASURE_TAKEN, seat, owner)
    if position.treasure[seat] == owner:
        position.treasure[seat] = seat
        position.progress = position.round_number
        position.tell(TREASURE_BACK, seat, owner)
    if position.flag[seat] == owner:
        position.flag[seat] = seat
        position.progress = position.round_number
        position.tell(FLAG_BACK, seat, owner)
    validate(position, owner)


# --- freeing


def freeable(position: "Bastion", seat: i64) -> list[int]:
    """Return which prisoners the piece that reached the prison may free, and to leave it."""
    first: i64 = seat * PIECE_COUNT
    found: list[int] = []
    for piece in range(first, first + PIECE_COUNT):
        if position.place[piece] == PRISON_OF - position.captor:
            if release_squares(position, piece):
                found.append(FREE + piece - first)
    found.append(PASS)
    return found


def release_squares(position: "Bastion", piece: i64) -> list[int]:
    """Return where a freed piece may be put: beside the prison, a Tower outside."""
    board = position.board
    if KIND[piece % PIECE_COUNT] == TOWER:
        return nearest_free(position, board.outside[position.captor], NOTHING)
    prison: i64 = board.prisons[position.captor]
    reached: list[int] = []
    beside: list[int] = []
    for square in board.adjacent[prison]:
        if not is_free(position, square, 1) or board.bastion[square] != position.captor:
            continue
        beside.append(TO + board.name[square])
        if board.link[prison * board.size + square] & LEVEL:
            reached.append(TO + board.name[square])
    return reached or beside


def nearest_free(position: "Bastion", around: list[int], piece: i64) -> list[int]:
    """Return the nearest of these squares that are free, or where the piece already stands."""
    board = position.board
    found: list[int] = []
    nearest: i64 = 0
    for place in range(0, len(around), 2):
        distance: i64 = around[place]
        square: i64 = around[place + 1]
        if found and distance > nearest:
            break
        stands = piece != NOTHING and position.at[square] == piece
        if stands or is_free(position, square, 1):
            nearest = distance
            found.append(TO + board.name[square])
    return found


def choose_prisoner(position: "Bastion", seat: i64, slot: i64) -> None:
    """Name the prisoner to be freed; where it is put is asked next."""
    position.picked = seat * PIECE_COUNT + slot
    push(position, RELEASING, seat)


def release(position: "Bastion", action: i64) -> None:
    """Put the freed piece on the board, ready to move and fight."""
    position.own()
    piece: i64 = position.picked
    seat: i64 = piece // PIECE_COUNT
    square: i64 = position.board.named[action - TO]
    position.picked = NOTHING
    put(position, piece, square)
    position.rescued[piece] = 1
    position.alive[seat] += 1
    position.captives[position.captor] -= 1
    position.deeds[piece] = 0
    position.freed[seat] = 1
    position.progress = position.round_number
    board = position.board
    position.tell(
        FREED, seat, piece % PIECE_COUNT, position.captor, board.file[square], board.row[square]
    )
    validate(position, position.captor)
    position.captor = NOBODY


# --- captures


def capture(position: "Bastion", piece: i64, captor: i64) -> None:
    """Take a defeated piece prisoner, with what it carries."""
    if KIND[piece % PIECE_COUNT] == TOWER:
        rider: i64 = position.load[piece // PIECE_COUNT * 2 + piece % 2]
        if rider != NOTHING:
            capture(position, rider, captor)
    seat: i64 = piece // PIECE_COUNT
    if position.bearer[AMULET] == piece and has_refuge(position, piece):
        return
    position.own()
    lift(position, piece)
    position.place[piece] = PRISON_OF - captor
    position.alive[seat] -= 1
    position.captives[captor] += 1
    position.deeds[piece] = 0
    position.captures |= 1 << captor
    position.progress = position.round_number
    position.tell(CAPTURED, captor, seat, piece % PIECE_COUNT)
    if position.shown[piece] & (1 << captor) == 0:
        # A rider was no participant: only its captor sees what it is (ruling A38).
        position.shown[piece] |= 1 << captor
        position.reveals += 1
        board = position.board
        figure = position.value[piece]
        position.tell(
            LOOKED, captor, seat, piece % PIECE_COUNT, board.force[figure], board.courage[figure]
        )


def has_refuge(position: "Bastion", piece: i64) -> bool:
    """Let the amulet bring its bearer home; False if the bastion has no free square.

    Of several squares its owner chooses when the combat is over; till then it is on the first.
    """
    board = position.board
    squares = nearest_free(position, board.refuges[piece // PIECE_COUNT], NOTHING)
    if not squares:
        return False
    position.own()
    lift(position, piece)
    position.bearer[AMULET] = GONE
    put(position, piece, board.named[squares[0] - TO])
    if len(squares) == 1:
        tell_home(position, piece)
    else:
        position.picked = piece
    position.tell(OBJECT_GONE, AMULET)
    return True


def home_squares(position: "Bastion") -> list[int]:
    """Return where the bearer of the amulet may be put: the equally near squares."""
    piece = position.picked
    return nearest_free(position, position.board.refuges[piece // PIECE_COUNT], piece)


def go_home(position: "Bastion", action: i64) -> None:
    """Put the bearer of the amulet on the square its owner chose."""
    piece: i64 = position.picked
    position.picked = NOTHING
    lift(position, piece)
    put(position, piece, position.board.named[action - TO])
    tell_home(position, piece)


def tell_home(position: "Bastion", piece: i64) -> None:
    """Tell where the amulet has brought a piece."""
    board = position.board
    square: i64 = position.place[piece]
    position.tell(
        SAVED, piece // PIECE_COUNT, piece % PIECE_COUNT, board.file[square], board.row[square]
    )
