"""Items (magic objects): attaching, looting, Amulet and Crystal Ball (RULES 4.46 to 4.48)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Option
from tocsin.kernel.fields import with_item
from tocsin.kernel.message import Message

from .. import board, event_ids
from ..asking import BastionQuestion
from ..board import AMULET, NO_SEAT, NOTHING, OBJECT_COUNT, PIECE_COUNT, TO
from ..names import OBJECT
from ..ownership import can_bear, loose_object, object_in_hand, object_of
from ..pieces.contact import nearest_free, touch
from ..pieces.hidden_values import show_values_to
from ..pieces.towers import lift, put, tell_square
from ..position import Bastion
from ..wording import piece_name
from .combat_report import record_loot, record_loss


def attachable(position: Bastion, seat: i64) -> vec[i64]:
    """Return an action for each piece that can get the seat's object (RULES 4.46)."""
    actions = vec[i64]()
    if object_in_hand(position, seat) == NOTHING:
        return actions
    for slot in range(PIECE_COUNT):
        if can_bear(position, seat * PIECE_COUNT + slot):
            actions = append(actions, board.ATTACH + slot)
    return actions


def attach(position: Bastion, seat: i64, slot: i64) -> None:
    """Attach the seat's object to a piece, which makes it public."""
    number = object_in_hand(position, seat)
    position.bearer = with_item(position.bearer, number, seat * PIECE_COUNT + slot)
    position.reveals += 1
    position.emit(event_ids.ATTACHED, seat, slot, number)


class AttachingObject(BastionQuestion):
    """The choice of a bearer for the seat's object."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the possible bearers."""
        return attachable(position, position.actor)

    def answer(self, position: Bastion, action: i64) -> None:
        """Attach the object."""
        seat = position.actor
        position.done()
        attach(position, seat, action - board.ATTACH)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a bearer."""
        return Message("choose-bearer", {"object": OBJECT(object_in_hand(position, seat))})


def ask_for_loot(position: Bastion, seat: i64) -> None:
    """Ask for a new bearer of each object of the seat's new prisoners."""
    if not position.board.advanced:
        return
    for number in range(OBJECT_COUNT):
        piece: i64 = position.bearer[number]
        if piece >= 0 and position.place[piece] == board.PRISON_OF - seat:
            position.ask(board.LOOTING, seat)


def victors(position: Bastion, seat: i64) -> vec[i64]:
    """Return the winner's pieces that can take a looted object (RULES 4.48).

    The attacked piece or the valiant; supporters only if the valiant was captured too.
    """
    if seat == position.attacker:
        if position.place[position.valiant] < 0:
            return position.support
        return append(vec[i64](), position.valiant)
    if position.target != NOTHING:
        return append(vec[i64](), position.target)
    return vec[i64]()


class Looting(BastionQuestion):
    """The choice of a victor that takes a looted object."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the possible bearers, and the option to discard the object."""
        actions = vec[i64]()
        laden = False
        for piece in victors(position, position.actor):
            slot: i64 = piece % PIECE_COUNT
            if position.place[piece] >= 0 and board.KIND[slot] != board.TOWER:
                actions = append(actions, board.BEAR + slot)
                laden = laden or object_of(position, piece) != NOTHING
        if laden or len(actions) == 0:
            actions = append(actions, board.PASS)
        return actions

    def answer(self, position: Bastion, action: i64) -> None:
        """Give the object to a victor, whose old one is discarded, or discard it."""
        seat = position.actor
        position.done()
        number = loose_object(position, seat)
        if action == board.PASS:
            discard(position, number)
            return
        piece: i64 = seat * PIECE_COUNT + action - board.BEAR
        old = object_of(position, piece)
        if old != NOTHING:
            discard(position, old)
        position.bearer = with_item(position.bearer, number, piece)
        record_loot(position, number, piece)
        position.emit(event_ids.OBJECT_TAKEN, seat, piece % PIECE_COUNT, number)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a bearer."""
        return Message("choose-bearer", {"object": OBJECT(loose_object(position, seat))})

    def option(self, position: Bastion, seat: int, action: int, text: str) -> Option:
        """Return the option for an action; passing discards the object."""
        if action != board.PASS:
            return super().option(position, seat, action, text)
        thing = OBJECT(loose_object(position, seat))
        return Option(text, "answer:pass", Message("option-discard", {"object": thing}))


def discard(position: Bastion, number: i64) -> None:
    """Discard an object."""
    position.bearer = with_item(position.bearer, number, board.GONE)
    position.emit(event_ids.OBJECT_GONE, number)


def use_crystal_ball(position: Bastion) -> None:
    """Show the bearer of the crystal ball the values of all enemies in contact (RULES 4.47)."""
    piece: i64 = position.bearer[board.CRYSTAL_BALL]
    if piece < 0 or position.place[piece] < 0:
        return
    seat: i64 = piece // PIECE_COUNT
    for other in range(len(position.place)):
        if other // PIECE_COUNT != seat and position.place[other] >= 0:
            if touch(position, piece, other):
                show_values_to(position, seat, other)


def redeal_items(position: Bastion, viewer: i64, chance: Chance) -> None:
    """Redeal the objects and events unknown to the viewer."""
    if not position.board.advanced:
        return
    bearer = position.bearer[:]
    own = board.IN_HAND_OF - viewer
    hidden = [
        number
        for number, location in enumerate(bearer)
        if location == board.IN_BOX or (location <= board.IN_HAND_OF and location != own)
    ]
    shuffle_among(bearer, hidden, chance)
    position.bearer = bearer
    event_at = position.event_at[:]
    unseen = [
        number for number, owner in enumerate(event_at) if owner != board.GONE and owner != viewer
    ]
    shuffle_among(event_at, unseen, chance)
    position.event_at = event_at


def shuffle_among(locations: vec[i64], hidden: list[int], chance: Chance) -> None:
    """Shuffle the hidden cards among their locations."""
    dealt = sorted([locations[number] for number in hidden])
    chance.shuffle(hidden)
    for number, location in zip(hidden, dealt):
        locations[number] = location


def bring_home(position: Bastion, piece: i64) -> bool:
    """Bring the bearer of the amulet home; return False if the bastion is full (RULES 4.47).

    If several squares are equally near, the piece waits on the first and its owner chooses
    after the combat.
    """
    squares = nearest_free(position, position.board.refuges[piece // PIECE_COUNT], NOTHING)
    if len(squares) == 0:
        return False
    lift(position, piece)
    put(position, piece, position.board.named[squares[0] - TO])
    record_loss(position, piece, NO_SEAT)
    if len(squares) == 1:
        tell_square(position, event_ids.SAVED, piece)
    else:
        position.picked = piece
    discard(position, AMULET)
    return True


class Homing(BastionQuestion):
    """The choice among equally near squares for the amulet's bearer (ruling A47)."""

    def offers(self, position: Bastion) -> vec[i64]:
        """Return the equally near squares."""
        piece = position.picked
        return nearest_free(position, position.board.refuges[piece // PIECE_COUNT], piece)

    def answer(self, position: Bastion, action: i64) -> None:
        """Put the piece on the square."""
        position.done()
        piece = position.picked
        position.picked = NOTHING
        lift(position, piece)
        put(position, piece, position.board.named[action - TO])
        tell_square(position, event_ids.SAVED, piece)

    def sentence(self, position: Bastion, seat: int) -> Message:
        """Ask for a square."""
        return Message("choose-home", {"piece": piece_name(position.picked)})
