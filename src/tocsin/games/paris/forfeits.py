"""What leaving would forfeit in a seat's last turn: VP that it could still score (RULES 7.8)."""

from .board import (
    FRANCS,
    PER_FRANC,
    PER_TILE,
    POINTS,
    RESOURCE_COUNT,
    SEAT_FIELDS,
    TOKENS,
)
from .bonus_tiles import RETURNED_ONE, points_of
from .position import Paris
from .scoring import franc_points
from .steps import (
    AFTER,
    BONUS,
    DECLINE,
    FINISH,
    GOING_BACK,
    HAND,
    RETURNING,
    TAKING_ANY,
    TAKING_BONUS,
    USE,
)


def forfeited(position: Paris, leaving: int) -> int:
    """Return the VP that the acting seat gives up if it declines or ends its last turn now."""
    if position.round_number != position.last_round:
        return 0
    step = position.steps[-2]
    if leaving == FINISH:
        return within_reach(position)
    if leaving == DECLINE and step == TAKING_BONUS:
        return best_tile(position)[1]
    if leaving == DECLINE and step == RETURNING:
        return pairs_in_hand(position)
    return 0


def within_reach(position: Paris) -> int:
    """Return the VP that hand-ins, tiles and, with tile 27, sales still bring.

    The best first: another order may now and then bring more, never less than is told.
    """
    seat = position.actor
    twin = position
    while twin.actor == seat and twin.steps[-2] == AFTER:
        found: list[tuple[bool, int, int, Paris]] = []
        for action in twin.answers[:-1]:
            gain, after = followed(twin, seat, action)
            if gain > 0:
                found.append((counts_tiles(twin, action), gain, -action, after))
        if not found:
            break
        twin = max(found, key=lambda each: each[:3])[3]
    return points_now(twin, seat) - points_now(position, seat)


def counts_tiles(position: Paris, action: int) -> bool:
    """Return whether a tile is used that counts the others, and so should be used before them."""
    number = action - USE + 1
    effects = position.board.effects
    return 0 < number < len(effects) and effects[number] == PER_TILE


def points_now(position: Paris, seat: int) -> int:
    """Return the VP that a seat has, those for its Francs among them."""
    return position.seats[seat * SEAT_FIELDS + POINTS] + franc_points(position, seat)


def followed(position: Paris, seat: int, action: int) -> tuple[int, Paris]:
    """Return what an action brings together with what it asks at once, and where it leads."""
    twin = position.copy()
    twin.apply(seat, action)
    promised = 0
    while twin.actor == seat and twin.steps[-2] in (RETURNING, TAKING_ANY, GOING_BACK):
        answer = twin.answers[0]
        if twin.steps[-2] != RETURNING:
            answer, promised = best_tile(twin)
        twin.apply(seat, answer)
    return points_now(twin, seat) - points_now(position, seat) + promised, twin


def best_tile(position: Paris) -> tuple[int, int]:
    """Return the tile on offer that would bring most if it were used at once, and what."""
    offered = [action for action in position.answers if BONUS <= action < HAND]
    rated = [(tile_points(position, action - BONUS + 1), -action) for action in offered]
    points, action = max(rated, default=(0, 0))
    return -action, points


def tile_points(position: Paris, number: int) -> int:
    if position.board.effects[number] == PER_FRANC:
        return position.seats[position.actor * SEAT_FIELDS + FRANCS]
    return points_of(position, position.actor, number)


def pairs_in_hand(position: Paris) -> int:
    first = position.steps[-1] % RETURNED_ONE
    own = position.actor * SEAT_FIELDS + TOKENS + first
    pairs = sum(position.seats[own + kind] // 2 for kind in range(RESOURCE_COUNT))
    return pairs * position.board.pair_points[first == 0]
