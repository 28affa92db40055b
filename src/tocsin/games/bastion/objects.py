"""Magic objects: attaching, taking, and what lies hidden (RULES 4.46 to 4.48)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tocsin.kernel.chance import Chance

from .boards import (
    CRYSTAL_BALL,
    EVENT_COUNT,
    KIND,
    NOTHING,
    OBJECT_COUNT,
    PIECE_COUNT,
    TOWER,
)
from .contact import touch
from .end import PRISON_OF
from .steps import ATTACH, BEAR, LOOTING, PASS, push
from .told import ATTACHED, LOOKED, OBJECT_GONE, OBJECT_TAKEN

if TYPE_CHECKING:
    from .position import Bastion

# Where an object is when no piece bears it: in the box, put away, or in a seat's hand. An event
# is in the box, put away, or with the seat of that number.
IN_BOX: Final = -1
GONE: Final = -2
IN_HAND_OF: Final = -3


def deal(position: "Bastion") -> None:
    """Deal one object and one event to each seat."""
    objects = list(range(OBJECT_COUNT))
    events = list(range(EVENT_COUNT))
    position.chance.shuffle(objects)
    position.chance.shuffle(events)
    for seat in range(position.players):
        position.bearer[objects[seat]] = IN_HAND_OF - seat
        position.event_at[events[seat]] = seat


def object_in_hand(position: "Bastion", seat: i64) -> i64:
    """Return the object that the seat has not attached yet."""
    if not position.board.advanced:
        return NOTHING
    for number in range(OBJECT_COUNT):
        if position.bearer[number] == IN_HAND_OF - seat:
            return number
    return NOTHING


def event_in_hand(position: "Bastion", seat: i64) -> i64:
    """Return the event that the seat has not played yet."""
    if not position.board.advanced:
        return NOTHING
    for number in range(EVENT_COUNT):
        if position.event_at[number] == seat:
            return number
    return NOTHING


def object_of(position: "Bastion", piece: i64) -> i64:
    """Return the object that the piece bears."""
    for number in range(OBJECT_COUNT):
        if position.bearer[number] == piece:
            return number
    return NOTHING


def can_bear(position: "Bastion", piece: i64) -> bool:
    """Return whether an object could be attached to the piece."""
    if position.place[piece] < 0 or KIND[piece % PIECE_COUNT] == TOWER:
        return False
    return object_of(position, piece) == NOTHING


def attachable(position: "Bastion", seat: i64) -> list[int]:
    """Return an action for each piece to which the seat may attach its object."""
    if object_in_hand(position, seat) == NOTHING:
        return []
    first: i64 = seat * PIECE_COUNT
    return [
        ATTACH + piece - first
        for piece in range(first, first + PIECE_COUNT)
        if can_bear(position, piece)
    ]


def attach(position: "Bastion", seat: i64, slot: i64) -> None:
    """Attach the seat's object to a piece, face up from now on."""
    position.own()
    number = object_in_hand(position, seat)
    position.bearer[number] = seat * PIECE_COUNT + slot
    position.reveals += 1
    position.tell(ATTACHED, seat, slot, number)


# --- objects of the defeated


def loot(position: "Bastion", seat: i64) -> None:
    """Let the objects of the seat's new prisoners go to its victors, one after the other."""
    if not position.board.advanced:
        return
    for number in range(OBJECT_COUNT):
        piece: i64 = position.bearer[number]
        if piece >= 0 and position.place[piece] == PRISON_OF - seat:
            push(position, LOOTING, seat)


def loose_object(position: "Bastion", seat: i64) -> i64:
    """Return the first object whose bearer is a prisoner of the seat."""
    for number in range(OBJECT_COUNT):
        piece: i64 = position.bearer[number]
        if piece >= 0 and position.place[piece] == PRISON_OF - seat:
            return number
    return NOTHING


def bearers(position: "Bastion", seat: i64) -> list[int]:
    """Return the pieces of the winner that may take the loose object, and to leave it.

    The piece that was attacked, or the valiant; a supporter only if the valiant was captured too.
    """
    victors: list[int] = []
    if seat == position.attacker:
        victors = [position.valiant]
        if position.place[position.valiant] < 0:
            victors = position.support
    elif position.target != NOTHING:
        victors = [position.target]
    first: i64 = seat * PIECE_COUNT
    found: list[int] = []
    laden = False
    for piece in victors:
        if position.place[piece] >= 0 and KIND[piece % PIECE_COUNT] != TOWER:
            found.append(BEAR + piece - first)
            laden = laden or object_of(position, piece) != NOTHING
    if laden or not found:
        found.append(PASS)
    return found


def take_object(position: "Bastion", seat: i64, action: i64) -> None:
    """Give the loose object to a victor, who puts its old one away, or put it away."""
    position.own()
    number = loose_object(position, seat)
    if action == PASS:
        position.bearer[number] = GONE
        position.tell(OBJECT_GONE, number)
        return
    piece: i64 = seat * PIECE_COUNT + action - BEAR
    old = object_of(position, piece)
    if old != NOTHING:
        position.bearer[old] = GONE
        position.tell(OBJECT_GONE, old)
    position.bearer[number] = piece
    position.tell(OBJECT_TAKEN, seat, piece % PIECE_COUNT, number)


# --- the crystal ball


def gaze(position: "Bastion") -> None:
    """Let the owner of the crystal ball see the values of all enemies in contact with it."""
    piece: i64 = position.bearer[CRYSTAL_BALL]
    if piece < 0 or position.place[piece] < 0:
        return
    seat: i64 = piece // PIECE_COUNT
    for other in range(len(position.place)):
        if other // PIECE_COUNT != seat and position.place[other] >= 0:
            if touch(position, piece, other):
                look(position, seat, other)


def look(position: "Bastion", seat: i64, piece: i64) -> None:
    """Let a seat see the values of a piece."""
    if position.shown[piece] & (1 << seat):
        return
    position.own()
    position.shown[piece] |= 1 << seat
    position.reveals += 1
    figure = position.value[piece]
    position.tell(
        LOOKED,
        seat,
        piece // PIECE_COUNT,
        piece % PIECE_COUNT,
        position.board.force[figure],
        position.board.courage[figure],
    )


# --- what a viewer cannot know


def imagine_objects(position: "Bastion", viewer: i64, chance: Chance) -> None:
    """Deal anew the objects and events that the viewer has not seen."""
    if not position.board.advanced:
        return
    hidden: list[int] = []
    places: list[int] = []
    for number in range(OBJECT_COUNT):
        place: i64 = position.bearer[number]
        if place == IN_BOX or (place <= IN_HAND_OF and place != IN_HAND_OF - viewer):
            hidden.append(number)
            places.append(place)
    places.sort()
    chance.shuffle(hidden)
    for number, there in zip(hidden, places):
        position.bearer[number] = there
    unseen: list[int] = []
    owners: list[int] = []
    for number in range(EVENT_COUNT):
        owner: i64 = position.event_at[number]
        if owner != GONE and owner != viewer:
            unseen.append(number)
            owners.append(owner)
    owners.sort()
    chance.shuffle(unseen)
    for number, there in zip(unseen, owners):
        position.event_at[number] = there
