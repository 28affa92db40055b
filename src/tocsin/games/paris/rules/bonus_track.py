"""The bonus track and the tiles taken from it, also by tiles 17 and 25 (RULES 4.18, 4.19)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question
from tocsin.kernel.fields import with_added
from tocsin.kernel.message import Message

from . import board as b
from . import event_ids, wording
from .position import Paris


def barred_numbers(position: Paris, seat: i64) -> i64:
    """Return the bit set of the numbers that the seat may not take (RULES 4.19, ruling A4)."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.board.allows_used_numbers:
        return position.seats[own + b.HELD]
    return position.seats[own + b.HELD] | position.seats[own + b.USED]


def first_space_ahead(position: Paris, seat: i64) -> i64:
    """Return the first space ahead of the meeple; its own space is excluded (ruling A30)."""
    return position.seats[seat * b.SEAT_FIELDS + b.MEEPLE] + 1


def add_tiles(position: Paris, seat: i64, first: i64, last: i64, actions: vec[i64]) -> vec[i64]:
    """Add an action for each tile that the seat may take between two spaces, both included."""
    barred = barred_numbers(position, seat)
    left = position.left
    track = position.track
    space: i64 = max(first, 1)
    while space <= last:
        if left[space]:
            number = track[space]
            if not (barred >> number) & 1:
                actions = append(actions, b.BONUS + number - 1)
        space += 1
    return actions


def has_tiles(position: Paris, seat: i64, first: i64, last: i64) -> bool:
    """Tell whether the seat may take any tile between two spaces, both included."""
    barred = barred_numbers(position, seat)
    space: i64 = max(first, 1)
    while space <= last:
        if position.left[space] and not (barred >> position.track[space]) & 1:
            return True
        space += 1
    return False


def take_with_meeple(position: Paris, number: i64) -> None:
    """Move the meeple to a tile, forward or back, and take the tile."""
    position.seats[position.actor * b.SEAT_FIELDS + b.MEEPLE] = position.place_of[number]
    take(position, number)


def take(position: Paris, number: i64) -> None:
    """Take the topmost tile of a number from the track."""
    seat = position.actor
    position.left = with_added(position.left, position.place_of[number], -1)
    position.seats[seat * b.SEAT_FIELDS + b.HELD] |= 1 << number
    position.emit(event_ids.BONUS_TAKEN, seat, number)


class TakingAny(Question[Paris]):
    """Tile 17: take any tile from the track; the meeple stays."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each permitted tile."""
        return add_tiles(position, position.actor, 1, b.TRACK_END, vec[i64]())

    def answer(self, position: Paris, action: i64) -> None:
        """Take the tile."""
        position.done()
        take(position, action - b.BONUS + 1)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-any-tile")

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a tile."""
        return wording.bonus_option(text, action - b.BONUS + 1)


class GoingBack(Question[Paris]):
    """Tile 25: move the meeple back to a tile; the subject is the greatest number of spaces."""

    def offers(self, position: Paris) -> vec[i64]:
        """Return an action for each permitted tile within reach behind (ruling A12)."""
        meeple: i64 = position.seats[position.actor * b.SEAT_FIELDS + b.MEEPLE]
        first: i64 = meeple - position.subject
        return add_tiles(position, position.actor, first, meeple - 1, vec[i64]())

    def answer(self, position: Paris, action: i64) -> None:
        """Take the tile with the meeple."""
        position.done()
        take_with_meeple(position, action - b.BONUS + 1)

    def sentence(self, position: Paris, seat: int) -> Message:
        """Ask for a tile."""
        return Message("choose-tile-behind", {"spaces": position.subject})

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Name a tile."""
        return wording.bonus_option(text, action - b.BONUS + 1)
