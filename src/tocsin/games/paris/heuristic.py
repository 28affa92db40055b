"""An eye for a good investment: each action by what the seat then has, one step ahead."""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .board import (
    ARC,
    BANK,
    KEY_COUNT,
    OUT,
    PILE_SIZE,
    SEAT_FIELDS,
    VALUE_COUNT,
)
from .moving import district_of
from .position import Paris
from .steps import (
    BUY,
    DRAWING,
    FINISH,
    GOING_BACK,
    PAYING,
    PLAY,
    RETURNING,
    REWARDING,
    REWARDING_AT,
    SEARCHING,
    SITING,
    TAKING_ANY,
    TAKING_BONUS,
    TARGET,
)
from .worth import best_ahead, worth

# A free action must gain something.
FREE: Final = 0.01
NEVER: Final = -1000.0
ASKED_AT_ONCE: Final = [REWARDING, REWARDING_AT, RETURNING, SEARCHING, SITING]


class Investor(Heuristic):
    """The heuristic of Paris."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return 0: nothing here is gained by being unforeseen."""
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return what the seat's holdings are worth after each legal action."""
        paris = cast(Paris, position)
        step = paris.steps[-2]
        if step == DRAWING:
            return [rate_pile(paris, seat, action) for action in legal]
        now = worth(paris, seat)
        best = NEVER
        ratings: list[float] = []
        for action in legal:
            if action < BUY:
                rating = look(paris, seat, action) if action != FINISH else now
                best = max(best, rating)
            else:
                rating = NEVER
            ratings.append(rating)
        # A free action leaves the answer to the step still to come, so its gain is added.
        if step != TAKING_BONUS:
            for place in range(len(legal)):
                if legal[place] >= BUY:
                    ratings[place] = rate_free(paris, seat, legal[place], now, best)
        return ratings


def rate_free(position: Paris, seat: i64, action: i64, now: float, best: float) -> float:
    """Return what a free action brings by itself, or by the move it makes possible."""
    twin = position.copy()
    twin.apply(seat, action)
    gain = settled(twin, seat) - now
    rating = best + gain - FREE
    if position.steps[-2] == PLAY and twin.actor == seat and twin.steps[-2] == PLAY:
        for answer in twin.legal(seat):
            if answer < BUY and answer not in position.answers:
                rating = max(rating, look(twin, seat, answer) - FREE)
    return rating


def look(position: Paris, seat: i64, action: i64) -> float:
    """Return the worth of what an action leads to."""
    twin = position.copy()
    twin.apply(seat, action)
    return settled(twin, seat)


def settled(position: Paris, seat: i64) -> float:
    """Return the worth of a position, the seat answering at its best what is asked at once."""
    if position.actor != seat:
        return worth(position, seat)
    step = position.steps[-2]
    if step == TAKING_BONUS:
        fee: i64 = position.steps[-1]
        gain = best_ahead(position, seat, fee)
        return worth(position, seat) + max(0.0, gain)
    if step in (TAKING_ANY, GOING_BACK):
        return worth(position, seat) + 6.0
    if not TARGET <= step <= PAYING and step not in ASKED_AT_ONCE:
        return worth(position, seat)
    best = NEVER
    for action in position.legal(seat):
        if action < BUY:
            best = max(best, look(position, seat, action))
    return best


# --- the pile


def rate_pile(position: Paris, seat: i64, action: i64) -> float:
    """Return how welcome a building is in the district on top of a pile."""
    if action >= BUY:
        return NEVER
    top: i64 = position.piles[action * PILE_SIZE + position.heights[action] - 1]
    district: i64 = top // VALUE_COUNT
    rating = 0.0
    for owner in range(position.players):
        first: i64 = owner * KEY_COUNT
        for index in range(first, first + position.seats[owner * SEAT_FIELDS + OUT]):
            place: i64 = position.standing[index]
            if place != ARC and district_of(position, place) == district:
                weight = 1.0 if place >= BANK else 0.5
                rating += weight if owner == seat else -0.4 * weight
    return rating
