"""Prisons, and what a piece finds on its square: prisoners, treasure, flag (RULES 4.33 to 4.38)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import replaced
from tocsin.kernel.message import Message, seat_id

from . import board, told
from .account import note_loss
from .asking import Asking
from .belongings import bears, see, tell_look
from .board import AMULET, NOBODY, NOTHING, PIECE_COUNT, PRISON_OF, TO
from .contact import is_free, rider_of
from .losing import validate
from .objects import put_away
from .position import Bastion
from .towers import lift, put
from .wording import piece_named


def arrive(position: Bastion, piece: i64, square: i64) -> None:
    """Let a piece that has come to a square of an enemy bastion do what it came for."""
    owner = position.board.bastion[square]
    seat: i64 = piece // PIECE_COUNT
    if owner in (NOBODY, seat):
        return
    terrain = position.board.terrain[square]
    if terrain == board.TREASURY:
        plunder(position, seat, owner)
    elif terrain == board.TURRET and position.flag[owner] == owner:
        position.flag = replaced(position.flag, owner, seat)
        position.progress = position.round_number
        position.tell(told.FLAG_TAKEN, seat, owner)
    elif terrain == board.PRISON and position.rescued[piece] == 0:
        position.captor = owner
        position.ask(board.FREEING, seat)


def plunder(position: Bastion, seat: i64, owner: i64) -> None:
    """Take the treasure that lies there, and take one's own tokens home."""
    if position.treasure[owner] == owner:
        position.treasure = replaced(position.treasure, owner, seat)
        position.progress = position.round_number
        position.tell(told.TREASURE_TAKEN, seat, owner)
    if position.treasure[seat] == owner:
        position.treasure = replaced(position.treasure, seat, seat)
        position.progress = position.round_number
        position.tell(told.TREASURE_BACK, seat, owner)
    if position.flag[seat] == owner:
        position.flag = replaced(position.flag, seat, seat)
        position.progress = position.round_number
        position.tell(told.FLAG_BACK, seat, owner)
    validate(position, owner)


# --- freeing


def release_squares(position: Bastion, piece: i64) -> vec[i64]:
    """Return where a freed piece may be put: beside the prison, a Tower outside."""
    ground = position.board
    if board.KIND[piece % PIECE_COUNT] == board.TOWER:
        return nearest_free(position, ground.outside[position.captor], NOTHING)
    prison = ground.prisons[position.captor]
    reached = vec[i64]()
    beside = vec[i64]()
    for square in ground.adjacent[prison]:
        if not is_free(position, square, 1) or ground.bastion[square] != position.captor:
            continue
        beside = append(beside, TO + ground.name[square])
        if ground.link[prison * ground.size + square] & board.LEVEL:
            reached = append(reached, TO + ground.name[square])
    return reached if len(reached) > 0 else beside


def nearest_free(position: Bastion, around: vec[i64], piece: i64) -> vec[i64]:
    """Return the nearest of these squares that are free, or where the piece already stands."""
    found = vec[i64]()
    nearest: i64 = 0
    for place in range(0, len(around), 2):
        distance = around[place]
        square = around[place + 1]
        if len(found) > 0 and distance > nearest:
            break
        stands = piece != NOTHING and position.at[square] == piece
        if stands or is_free(position, square, 1):
            nearest = distance
            found = append(found, TO + position.board.name[square])
    return found


class Freeing(Asking):
    """Which prisoner the piece that reached the prison sets free."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return those that can be put somewhere, and to leave it."""
        first: i64 = position.actor * PIECE_COUNT
        found = vec[i64]()
        for piece in range(first, first + PIECE_COUNT):
            if position.place[piece] == PRISON_OF - position.captor:
                if len(release_squares(position, piece)) > 0:
                    found = append(found, board.FREE + piece - first)
        return append(found, board.PASS)

    def answer(self, position: Bastion, action: i64) -> None:
        """Name it; where it is put is asked next."""
        seat = position.actor
        position.done()
        if action != board.PASS:
            position.picked = seat * PIECE_COUNT + action - board.FREE
            position.ask(board.RELEASING, seat)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell which prisoner was named."""
        if action == board.PASS:
            super().note(position, seat, action)
        else:
            position.tell(told.PICKED, seat, action - board.FREE)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a prisoner."""
        return Message("choose-free", {"rival": seat_id(position.captor)})


class Releasing(Asking):
    """Where the freed piece is put, ready to move and fight."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the squares."""
        return release_squares(position, position.picked)

    def answer(self, position: Bastion, action: i64) -> None:
        """Put it there."""
        position.done()
        piece = position.picked
        captor = position.captor
        seat: i64 = piece // PIECE_COUNT
        square = position.board.named[action - TO]
        position.picked = NOTHING
        put(position, piece, square)
        position.rescued = replaced(position.rescued, piece, 1)
        position.alive[seat] += 1
        position.captives = replaced(position.captives, captor, position.captives[captor] - 1)
        position.deeds[piece] = 0
        position.freed = replaced(position.freed, seat, 1)
        position.progress = position.round_number
        file = position.board.file[square]
        row = position.board.row[square]
        position.tell(told.FREED, seat, piece % PIECE_COUNT, captor, file, row)
        validate(position, captor)
        position.captor = NOBODY

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a square."""
        return Message("choose-release", {"piece": piece_named(position.picked)})


# --- captures


def capture(position: Bastion, piece: i64, captor: i64) -> None:
    """Take a defeated piece prisoner, with what it carries."""
    rider = rider_of(position, piece)
    if rider != NOTHING:
        capture(position, rider, captor)
    seat: i64 = piece // PIECE_COUNT
    if bears(position, piece, AMULET) and has_refuge(position, piece):
        return
    lift(position, piece)
    position.place[piece] = PRISON_OF - captor
    position.alive[seat] -= 1
    position.captives = replaced(position.captives, captor, position.captives[captor] + 1)
    position.deeds[piece] = 0
    position.captures |= 1 << captor
    position.progress = position.round_number
    note_loss(position, piece, captor)
    # A rider was no participant: only its captor sees what it is (ruling A38).
    is_new = see(position, captor, piece)
    position.tell(told.CAPTURED, captor, seat, piece % PIECE_COUNT)
    if is_new:
        tell_look(position, captor, piece)


# --- the amulet


def has_refuge(position: Bastion, piece: i64) -> bool:
    """Let the amulet bring its bearer home; False if the bastion has no free square.

    Of several squares its owner chooses when the combat is over; till then it is on the first.
    """
    squares = nearest_free(position, position.board.refuges[piece // PIECE_COUNT], NOTHING)
    if len(squares) == 0:
        return False
    lift(position, piece)
    put(position, piece, position.board.named[squares[0] - TO])
    note_loss(position, piece, NOBODY)
    if len(squares) == 1:
        tell_home(position, piece)
    else:
        position.picked = piece
    put_away(position, AMULET)
    return True


def tell_home(position: Bastion, piece: i64) -> None:
    """Tell where the amulet has brought a piece."""
    square = position.place[piece]
    file = position.board.file[square]
    row = position.board.row[square]
    position.tell(told.SAVED, piece // PIECE_COUNT, piece % PIECE_COUNT, file, row)


class Homing(Asking):
    """On which of several squares the amulet brings its bearer home."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the equally near squares."""
        piece = position.picked
        return nearest_free(position, position.board.refuges[piece // PIECE_COUNT], piece)

    def answer(self, position: Bastion, action: i64) -> None:
        """Put it there."""
        position.done()
        piece = position.picked
        position.picked = NOTHING
        lift(position, piece)
        put(position, piece, position.board.named[action - TO])
        tell_home(position, piece)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a square."""
        return Message("choose-home", {"piece": piece_named(position.picked)})
