"""Prisons: pieces captured, freed and put back on the board (RULES 4.33, 4.34 and 4.38)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import with_added, with_item
from tocsin.kernel.message import Message, seat_id

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import AMULET, NO_SEAT, NOTHING, PIECE_COUNT, PRISON_OF, TO
from ..missions.losing import check_missions
from ..ownership import has_object
from ..pieces.contact import is_free, nearest_free, rider_of
from ..pieces.hidden_values import mark_seen, tell_values_to
from ..pieces.towers import lift, put
from ..pieces.turn_history import clear_deeds
from ..position import Bastion
from ..wording import piece_name
from .combat_report import record_loss
from .items import bring_home


def release_squares(position: Bastion, piece: i64) -> vec[i64]:
    """Return the squares beside the prison, for a Tower outside (RULES 4.34, ruling A20)."""
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


class Freeing(BastionQuestion):
    """The choice of a prisoner to free (RULES 4.33, ruling A40)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the prisoners with a free square, and the option to free none."""
        first: i64 = position.actor * PIECE_COUNT
        actions = vec[i64]()
        for piece in range(first, first + PIECE_COUNT):
            if position.place[piece] == PRISON_OF - position.captor:
                if len(release_squares(position, piece)) > 0:
                    actions = append(actions, board.FREE + piece - first)
        return append(actions, board.PASS)

    def answer(self, position: Bastion, action: i64) -> None:
        """Choose the prisoner; its square is asked next."""
        seat = position.actor
        position.done()
        if action != board.PASS:
            position.picked = seat * PIECE_COUNT + action - board.FREE
            position.ask(board.RELEASING, seat)

    def note(self, position: Bastion, seat: i64, action: i64) -> None:
        """Tell the chosen prisoner."""
        if action == board.PASS:
            super().note(position, seat, action)
        else:
            position.emit(event_ids.PICKED, seat, action - board.FREE)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a prisoner."""
        return Message("choose-free", {"rival": seat_id(position.captor)})


class Releasing(BastionQuestion):
    """The choice of a square for a freed piece, which can act at once (RULES 4.34, ruling A24)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the free squares."""
        return release_squares(position, position.picked)

    def answer(self, position: Bastion, action: i64) -> None:
        """Put the freed piece on its square."""
        position.done()
        piece = position.picked
        captor = position.captor
        seat: i64 = piece // PIECE_COUNT
        square = position.board.named[action - TO]
        position.picked = NOTHING
        put(position, piece, square)
        position.rescued = with_item(position.rescued, piece, 1)
        position.alive = with_added(position.alive, seat, 1)
        position.captives = with_added(position.captives, captor, -1)
        clear_deeds(position, piece)
        position.freed = with_item(position.freed, seat, 1)
        position.progress = position.round_number
        file = position.board.file[square]
        row = position.board.row[square]
        position.emit_more(event_ids.FREED, seat, piece % PIECE_COUNT, captor, file, row)
        check_missions(position, captor)
        position.captor = NO_SEAT

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a square."""
        return Message("choose-release", {"piece": piece_name(position.picked)})


def capture(position: Bastion, piece: i64, captor: i64) -> None:
    """Capture a defeated piece and the piece on it (RULES 4.14 and 4.38, ruling A19)."""
    rider = rider_of(position, piece)
    if rider != NOTHING:
        capture(position, rider, captor)
    seat: i64 = piece // PIECE_COUNT
    if has_object(position, piece, AMULET) and bring_home(position, piece):
        return
    lift(position, piece)
    position.place[piece] = PRISON_OF - captor
    position.alive = with_added(position.alive, seat, -1)
    position.captives = with_added(position.captives, captor, 1)
    clear_deeds(position, piece)
    position.captures |= 1 << captor
    position.progress = position.round_number
    record_loss(position, piece, captor)
    # A rider did not fight, so only its captor sees its values (ruling A38).
    is_new = mark_seen(position, captor, piece)
    position.emit(event_ids.CAPTURED, captor, seat, piece % PIECE_COUNT)
    if is_new:
        tell_values_to(position, captor, piece)
