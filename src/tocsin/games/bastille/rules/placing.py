"""Placing influence tiles: each on the leftmost empty space of a location (RULES 3.2 to 3.4)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.choice import ClosedOption, Option
from tocsin.kernel.course import NO_ANSWERS, Question
from tocsin.kernel.message import Message

from . import event_ids, names
from .board import EVALUATE, LOCATION_COUNT, NO_SEAT, NONE, PLACE, VALUE_COUNT
from .evaluation import next_location
from .position import Bastille


class Placing(Question[Bastille]):
    """The choice of a tile and a location, by each seat in turn until all tiles are placed."""

    def asks(self, position: Bastille) -> bool:
        """Always ask; course.py computes the answers when they are needed."""
        position.answers = NO_ANSWERS
        return True

    def offers(self, position: Bastille) -> vec[i64]:
        """Return each value in front of the seat at each location with an empty space."""
        tiles = position.tiles
        spaces = position.spaces
        first = position.board.first_space
        own = position.actor * VALUE_COUNT
        mask: i64 = 0
        bit: i64
        for bit in range(VALUE_COUNT):
            if tiles[own + bit]:
                mask |= 1 << bit
        for bit in range(VALUE_COUNT, VALUE_COUNT + LOCATION_COUNT):
            # Spaces are filled from the left, so a location with room has its last space empty.
            if spaces[first[bit - VALUE_COUNT + 1] - 1] == 0:
                mask |= 1 << bit
        return PLACEMENTS[mask]

    def answer(self, position: Bastille, action: i64) -> None:
        """Place a tile; evaluate the locations once the next seat has no tile (RULES 3.2)."""
        seat = position.actor
        place_tile(position, seat, action)
        following = (seat + 1) % position.players
        if has_tiles(position, following):
            position.actor = following
            return
        position.done()
        position.cursor = NONE
        next_location(position)
        position.ask(EVALUATE, NO_SEAT)

    def sentence(self, position: Bastille, seat: int) -> Message:
        first = seat * VALUE_COUNT
        left = sum(position.tiles[first : first + VALUE_COUNT])
        return Message("choose-tile", {"round": position.round_number, "amount": left})

    def option(self, position: Bastille, seat: int, action: int, text: str) -> Option:
        value, location = divmod(action - PLACE, LOCATION_COUNT)
        location_id = names.LOCATION(location)
        message = Message("option-place", {"value": value + 1, "location": location_id})
        return Option(text, location_id, message)

    def closed(self, position: Bastille, seat: int) -> list[ClosedOption]:
        """Explain that a location is full (RULES 3.3)."""
        full = Message("closed-full")
        return [ClosedOption(names.LOCATION(location), full) for location in range(LOCATION_COUNT)]


def placements(mask: i64) -> vec[i64]:
    """Return the answers for a mask of values in hand and locations with room (RULES 3.3)."""
    legal = vec[i64]()
    value: i64
    location: i64
    for value in range(VALUE_COUNT):
        for location in range(LOCATION_COUNT):
            if (mask >> value) & 1 and (mask >> (VALUE_COUNT + location)) & 1:
                legal = append(legal, PLACE + value * LOCATION_COUNT + location)
    return legal


# Answers by mask, precomputed and shared by all positions.
PLACEMENTS: Final = vec[vec[i64]](
    [placements(mask) for mask in range(1 << (VALUE_COUNT + LOCATION_COUNT))]
)


def place_tile(position: Bastille, seat: i64, action: i64) -> None:
    """Put a tile on the leftmost empty space of a location."""
    value = (action - PLACE) // LOCATION_COUNT
    location = (action - PLACE) % LOCATION_COUNT
    space = position.board.first_space[location]
    while position.spaces[space]:
        space += 1
    position.spaces[space] = 1 + seat * VALUE_COUNT + value
    position.tiles[seat * VALUE_COUNT + value] -= 1
    position.emit(event_ids.PLACED, seat, value + 1, location)


def has_tiles(position: Bastille, seat: i64) -> bool:
    """Tell whether the seat has a tile left to place."""
    tiles = position.tiles
    index: i64
    for index in range(seat * VALUE_COUNT, (seat + 1) * VALUE_COUNT):
        if tiles[index]:
            return True
    return False
