"""A warning in the last turn: VP that ending it would forfeit (RULES 7.8)."""

# mypyc: compile

from typing import cast

from mypy_extensions import i64

from . import board as b
from .bonus_tiles import points_of
from .end_and_scoring import franc_points
from .position import Paris


def within_reach(position: Paris) -> int:
    """Return the VP that hand-ins, tiles and, with tile 27, sales still bring.

    The best first: another order may now and then bring more, never less than is told.
    """
    seat = position.actor
    twin = position
    while twin.actor == seat and twin.asked == b.AFTER:
        found: tuple[bool, int, int] | None = None
        best = twin
        for action in twin.answers:
            if action == b.FINISH:
                continue
            gain, after = followed(twin, seat, action)
            rated = counts_tiles(twin, action), gain, -action
            if gain > 0 and (found is None or rated > found):
                found, best = rated, after
        if found is None:
            break
        twin = best
    return points_now(twin, seat) - points_now(position, seat)


def counts_tiles(position: Paris, action: int) -> bool:
    """Return whether a tile is used that counts the others, and so should be used before them."""
    if not b.USE <= action < b.USE_END:
        return False
    return position.board.effects[action - b.USE + 1] == b.PER_TILE


def points_now(position: Paris, seat: i64) -> int:
    """Return the VP that a seat has, those for its Francs among them."""
    return position.seats[seat * b.SEAT_FIELDS + b.POINTS] + franc_points(position, seat)


def followed(position: Paris, seat: i64, action: int) -> tuple[int, Paris]:
    """Return what an action brings together with what it asks at once, and where it leads."""
    twin = cast(Paris, position.copy())
    twin.apply(seat, action)
    promised = 0
    while twin.actor == seat and twin.asked in (b.RETURNING, b.TAKING_ANY, b.GOING_BACK):
        answer: int = twin.answers[0]
        if twin.asked != b.RETURNING:
            answer, promised = best_tile(twin)
        twin.apply(seat, answer)
    return points_now(twin, seat) - points_now(position, seat) + promised, twin


def best_tile(position: Paris) -> tuple[int, int]:
    """Return the tile on offer that would bring most if it were used at once, and what."""
    offered = [action for action in position.answers if b.BONUS <= action < b.HAND]
    rated = [(tile_points(position, action - b.BONUS + 1), -action) for action in offered]
    points, action = max(rated, default=(0, 0))
    return -action, points


def tile_points(position: Paris, number: i64) -> int:
    """Return the VP that a tile would bring at once, or its Francs at the end."""
    if position.board.effects[number] == b.PER_FRANC:
        return position.seats[position.actor * b.SEAT_FIELDS + b.FRANCS]
    return points_of(position, position.actor, number)
