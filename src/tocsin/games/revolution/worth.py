"""What cubes, effects and spaces are worth to a seat, in points."""

# mypyc: compile

from math import exp
from typing import Final

from mypy_extensions import i64

from .answers import (
    COPY_SPACE,
    EJECT,
    PLACE,
    PUT,
    RIVAL,
    SPY_ON,
    SWAP,
    TAKE,
    TAKE_BACK,
    TO_JAIL,
    WITH,
)
from .board import (
    APOTHECARY,
    ASYLUM,
    BLACKMAIL,
    COPY,
    GUARDHOUSE,
    INFLUENCE,
    INFLUENCE_ANY,
    INFLUENCE_RIVAL,
    JAIL,
    KIND_COUNT,
    NOBODY,
    OCCUPY,
    PUT_IN_JAIL,
    REASSIGN,
    RECLAIM,
    SEAT_COUNT,
    SHIFT,
    SPACE_COUNT,
    SPY,
    SUPPORT,
    TOKENS,
)
from .cubes import has_room, open_areas
from .palace import destinations
from .position import Revolution
from .resolution import BIDDING
from .spy import is_swap, swappable

# A Force or Blackmail in the next bid beats any number of lower tokens, so it is worth more
# than at the end; Gold is worth less, since Patronage fills up to five anyway.
TOKEN_WORTH: Final = [6.5, 4.5, 0.8]
# What a point of a rival is worth to me.
ENVY: Final = 0.3
GUARDHOUSE_WORTH: Final = 3.0
# What a use of Spy, Apothecary or Messenger must bring; below it the cubes would only go round.
USE_WORTH: Final = 0.25
# What the other effects of a space come to on average, where working it out is not worth it.
REASSIGN_WORTH: Final = 2.0
RIVAL_WORTH: Final = 4.0


def hold(position: Revolution, area: i64, seat: i64, minus: i64, plus: i64) -> float:
    """Return what an area is worth to a seat once a cube of `minus` left and one of `plus` came."""
    points = position.board.points[area]
    first: i64 = area * SEAT_COUNT
    room: i64 = position.board.capacity[area] - position.filled[area]
    if minus != NOBODY:
        room += 1
    if plus != NOBODY:
        room -= 1
    total = 0.0
    own = 0.0
    # The more room is left, the less a lead says about the end.
    warmth = 0.45 + 0.3 * float(room)
    for owner in range(position.players):
        cubes: i64 = position.cubes[first + owner]
        if owner == minus:
            cubes -= 1
        if owner == plus:
            cubes += 1
        if position.board.each_cube[area]:
            weight = float(cubes)
            total = 1.0
        else:
            # A full area without a cube of the seat is lost for good.
            weight = exp(float(cubes) / warmth) if room > 0 or cubes > 0 else 0.0
            total += weight
        if owner == seat:
            own = weight
    return points * own / total if total > 0.0 else 0.0


def edge(position: Revolution, seat: i64, area: i64, minus: i64, plus: i64) -> float:
    """Return what it is worth to a seat that one cube leaves an area and another comes."""
    gain = 0.0
    for owner in range(position.players):
        change = hold(position, area, owner, minus, plus) - hold(
            position, area, owner, NOBODY, NOBODY
        )
        gain += change if owner == seat else -ENVY * change / float(position.players - 1)
    return gain


def best_place(position: Revolution, seat: i64, owner: i64, but: i64) -> float:
    """Return the best a seat can do with a cube of the owner in any open area but one."""
    best = 0.0
    found = False
    places = (
        destinations(position, PLACE, but) if owner == seat else open_areas(position, PLACE, but)
    )
    for action in places:
        gain = place_worth(position, seat, action - PLACE, owner)
        if not found or gain > best:
            best = gain
            found = True
    return best


def place_worth(position: Revolution, seat: i64, area: i64, owner: i64) -> float:
    """Return what it is worth to a seat that a cube of the owner comes into an area."""
    if area == GUARDHOUSE:
        return GUARDHOUSE_WORTH
    return edge(position, seat, area, NOBODY, owner)


def best_spy(position: Revolution, seat: i64) -> float:
    """Return the best a seat could do by replacing a cube."""
    best = 0.0
    for area in position.board.areas:
        for owner in range(position.players):
            if (
                owner != seat
                and owner != position.guardhouse
                and position.cubes[area * SEAT_COUNT + owner]
            ):
                gain = edge(position, seat, area, owner, seat)
                if gain > best:
                    best = gain
    return best


def swap_worth(position: Revolution, seat: i64, one: i64, other: i64) -> float:
    """Return what it is worth to let two cubes change places."""
    return exchange_worth(position, seat, one, other % SEAT_COUNT) + exchange_worth(
        position, seat, other, one % SEAT_COUNT
    )


def exchange_worth(position: Revolution, seat: i64, cube: i64, new: i64) -> float:
    """Return what it is worth that a new owner's cube stands where this one does."""
    area: i64 = cube // SEAT_COUNT
    if area == GUARDHOUSE:
        return -GUARDHOUSE_WORTH
    return edge(position, seat, area, cube % SEAT_COUNT, new)


def leave_worth(position: Revolution, seat: i64, area: i64) -> float:
    """Return what it is worth to take an own cube away."""
    if area == GUARDHOUSE:
        return -GUARDHOUSE_WORTH
    return edge(position, seat, area, seat, NOBODY)


def best_ejection(position: Revolution, seat: i64, area: i64, coming: i64) -> float:
    """Return the best exchange of a cube in a full area for the one to come."""
    best = -1000.0
    for owner in range(position.players):
        if position.cubes[area * SEAT_COUNT + owner]:
            gain = edge(position, seat, area, owner, coming)
            if gain > best:
                best = gain
    return best


def best_swap(position: Revolution, seat: i64, one: i64) -> float:
    """Return the best a cube can do by changing places with any other."""
    best = -1000.0
    for other in swappable(position):
        if is_swap(one, other):
            gain = swap_worth(position, seat, one, other)
            if gain > best:
                best = gain
    return best


def worth(position: Revolution, seat: i64, space: i64) -> float:
    """Return about how many points it is worth to a seat to win the space."""
    effects = position.board.effects[space]
    total = 0.0
    place: i64 = 0
    while place < len(effects):
        total += effect_worth(position, seat, effects[place], effects[place + 1])
        place += 2
    return total


def effect_worth(position: Revolution, seat: i64, effect: i64, argument: i64) -> float:
    """Return about how many points one effect is worth to a seat."""
    if effect == SUPPORT:
        return float(argument)
    if effect == TOKENS:
        return tokens_worth(argument)
    if effect == APOTHECARY:
        # A swap hurts nobody's number of cubes, so it moves about as much as the Spy.
        return 0.8 * best_spy(position, seat)
    if effect == REASSIGN:
        return REASSIGN_WORTH if position.stocks[seat] < position.board.cubes else 0.0
    if effect == RECLAIM:
        return reclaim_worth(position, seat)
    if effect == PUT_IN_JAIL:
        return RIVAL_WORTH
    if effect == INFLUENCE_RIVAL:
        return RIVAL_WORTH if open_areas(position, PLACE, NOBODY) else 0.0
    if effect == COPY:
        return best_copy(position, seat)
    # All others put an own cube somewhere.
    return cube_worth(position, seat, effect, argument) if position.stocks[seat] else 0.0


def cube_worth(position: Revolution, seat: i64, effect: i64, argument: i64) -> float:
    """Return about how many points an effect is worth that puts a cube of the seat somewhere."""
    if effect == INFLUENCE:
        return edge(position, seat, argument, NOBODY, seat) if has_room(position, argument) else 0.0
    if effect == INFLUENCE_ANY:
        return best_place(position, seat, seat, NOBODY)
    if effect == SPY:
        return best_spy(position, seat)
    if effect == OCCUPY:
        return 0.0 if position.guardhouse == seat else GUARDHOUSE_WORTH
    if has_room(position, ASYLUM):
        return edge(position, seat, ASYLUM, NOBODY, seat)
    return best_ejection(position, seat, ASYLUM, seat)


def reclaim_worth(position: Revolution, seat: i64) -> float:
    """Return what a token of the seat's bid is worth that it may take back."""
    if position.phase == BIDDING:
        return TOKEN_WORTH[BLACKMAIL]
    bid: i64 = position.bids[seat * SPACE_COUNT + position.board.order[position.cursor]]
    for kind in range(KIND_COUNT):
        if (bid >> SHIFT[kind]) & 0xFF:
            return TOKEN_WORTH[kind]
    return 0.0


def tokens_worth(tokens: i64) -> float:
    """Return what packed tokens are worth."""
    total = 0.0
    for kind in range(KIND_COUNT):
        total += float((tokens >> SHIFT[kind]) & 0xFF) * TOKEN_WORTH[kind]
    return total


def best_copy(position: Revolution, seat: i64) -> float:
    """Return the worth of the best space to copy."""
    best = 0.0
    for space in position.board.order:
        if COPY not in position.board.effects[space][::2]:
            best = max(best, worth(position, seat, space))
    return best


def rate_answer(position: Revolution, seat: i64, action: i64) -> float:
    """Return what an answer to the effect being carried out is worth."""
    picked: i64 = position.picked[0] if position.picked else NOBODY
    if action >= COPY_SPACE:
        return worth(position, seat, action - COPY_SPACE)
    if action >= EJECT:
        if picked == NOBODY:
            return edge(position, seat, ASYLUM, action - EJECT, seat)
        return edge(position, seat, JAIL, action - EJECT, picked)
    if action >= TO_JAIL:
        if has_room(position, JAIL):
            return edge(position, seat, JAIL, NOBODY, action - TO_JAIL)
        return best_ejection(position, seat, JAIL, action - TO_JAIL)
    if action >= TAKE_BACK:
        return TOKEN_WORTH[action - TAKE_BACK]
    if action >= PUT:
        return leave_worth(position, seat, picked) + place_worth(position, seat, action - PUT, seat)
    if action >= TAKE:
        return leave_worth(position, seat, action - TAKE) + best_place(
            position, seat, seat, action - TAKE
        )
    if action >= WITH:
        return swap_worth(position, seat, picked, action - WITH)
    if action >= SWAP:
        return best_swap(position, seat, action - SWAP)
    if action >= SPY_ON:
        cube: i64 = action - SPY_ON
        return edge(position, seat, cube // SEAT_COUNT, cube % SEAT_COUNT, seat)
    if action >= RIVAL:
        return best_place(position, seat, action - RIVAL, NOBODY)
    if action >= PLACE:
        return place_worth(position, seat, action - PLACE, seat if picked == NOBODY else picked)
    return USE_WORTH
