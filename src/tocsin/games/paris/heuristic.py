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
    NONE,
    OUT,
    PILE_SIZE,
    RESOURCE_COUNT,
    SEAT_FIELDS,
    TRACK_END,
    VALUE_COUNT,
)
from .bonus_tiles import points_of
from .moving import district_of
from .position import Paris
from .steps import (
    AFTER,
    BUY,
    CODE_COUNT,
    DRAWING,
    GOING_BACK,
    HAND,
    MOVE,
    PAYING,
    PLAY,
    RETURNING,
    REWARDING,
    REWARDING_AT,
    SEARCH,
    SEARCHING,
    SELL,
    SITING,
    TAKING_ANY,
    TAKING_BONUS,
    TARGET,
    TO,
    TOKEN_CODE,
    USE,
)
from .worth import best_ahead, turns_left, worth

# A free action must gain something; the sale of a resource more than the least price, or the
# wood that a move brings would be sold in the turn in which the wood for it was bought.
FREE: Final = 0.01
TRADE: Final = 1.05
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
        if paris.steps[-2] == DRAWING:
            return [rate_pile(paris, seat, action) for action in legal]
        now = worth(paris, seat)
        ratings = [NEVER] * len(legal)
        for place in range(len(legal)):
            if legal[place] < BUY:
                ratings[place] = look(paris, seat, legal[place])
        answers = ranked(legal, ratings)
        for place in range(len(legal)):
            if legal[place] >= BUY:
                ratings[place] = rate_free(paris, seat, legal[place], now, answers, legal, ratings)
        return ratings


def ranked(legal: list[int], ratings: list[float]) -> list[int]:
    """Return the places of the answers to the step, the best rated first; no free actions."""
    places = [place for place in range(len(legal)) if legal[place] < BUY]
    for end in range(1, len(places)):
        moved: i64 = places[end]
        place: i64 = end
        while place > 0 and ratings[places[place - 1]] < ratings[moved]:
            places[place] = places[place - 1]
            place -= 1
        places[place] = moved
    return places


def rate_free(
    position: Paris,
    seat: i64,
    action: i64,
    now: float,
    answers: list[int],
    legal: list[int],
    ratings: list[float],
) -> float:
    """Return what the turn is worth if it goes on with a free action.

    The step is still to be answered then, and by what is still legal: a token sold may have
    been the price of the best answer. So the answers are looked at again, the best first.
    """
    is_last = turns_left(position, seat) == 0.0
    if is_last and action < SELL and scoring_use(position, seat) != NONE:
        # Once the tiles have scored, the move that this would pay for may not be the best.
        return NEVER
    twin = position.copy()
    twin.apply(seat, action)
    if is_last and action >= USE:
        score_all(twin, seat)
    cost = TRADE if SELL <= action < SELL + RESOURCE_COUNT else FREE
    then = settled(twin, seat)
    gain = then - now
    if twin.actor == seat and twin.steps[-2] in (TAKING_ANY, GOING_BACK, RETURNING):
        # Another question comes first, and hardly touches the answers to this one.
        return ratings[answers[0]] + gain - cost
    if twin.actor != seat or twin.steps[-2] != position.steps[-2]:
        # Nothing more was possible, and the turn is over.
        return then - cost
    best = NEVER
    if action < SELL:
        # A resource is bought for a move, which it may make possible or lead further.
        for answer in twin.answers:
            if MOVE <= answer < TO:
                best = max(best, look(twin, seat, answer))
        return best - cost
    for place in answers:
        if ratings[place] + gain > best and legal[place] in twin.answers:
            best = max(best, look(twin, seat, legal[place]))
    if position.steps[-2] == PLAY:
        for answer in twin.answers:
            if answer < BUY and answer not in position.answers:
                best = max(best, look(twin, seat, answer))
    return best - cost


def score_all(position: Paris, seat: i64) -> None:
    """Use every bonus tile that scores: in the last turn the action should cost none of them."""
    while position.actor == seat:
        action = scoring_use(position, seat)
        if action == NONE:
            return
        position.apply(seat, action)


def scoring_use(position: Paris, seat: i64) -> i64:
    """Return the use of a bonus tile that scores now, or NONE."""
    for action in position.answers:
        number: i64 = action - USE + 1
        if 0 < number <= TRACK_END and points_of(position, seat, number) > 0:
            return action
    return NONE


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
    if step == AFTER:
        return worth(handed_in(position, seat), seat)
    if not TARGET <= step <= PAYING and step not in ASKED_AT_ONCE:
        return worth(position, seat)
    best = NEVER
    for action in position.legal(seat):
        if action < BUY:
            best = max(best, look(position, seat, action))
    return best


def handed_in(position: Paris, seat: i64) -> Paris:
    """Return the position with the prestige handed in for which the turn's landmark has slots."""
    twin = position
    while True:
        chosen: i64 = NONE
        for action in twin.answers:
            # Tokens first: a tile may stand for any kind.
            if HAND <= action < SEARCH:
                if (action - HAND) % CODE_COUNT == TOKEN_CODE or chosen == NONE:
                    chosen = action
        if chosen == NONE:
            return twin
        if twin is position:
            twin = position.copy()
        twin.apply(seat, chosen)
        if twin.actor != seat:
            return twin


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
