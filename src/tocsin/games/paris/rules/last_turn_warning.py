"""The VP that a seat would forfeit by ending its last turn, for a warning (RULES 7.8)."""

# mypyc: compile

from typing import cast

from mypy_extensions import i64

from . import board as b
from .bonus_tiles import points_of
from .end_and_scoring import franc_points
from .position import Paris


def points_within_reach(position: Paris) -> int:
    """Return the VP still obtainable by hand-ins, tiles and, with tile 27, sales.

    A greedy search, so a lower bound: another order may bring more.
    """
    seat = position.actor
    clone = position
    while clone.actor == seat and clone.asked == b.AFTER:
        best_rank: tuple[bool, int, int] | None = None
        best = clone
        for action in clone.answers:
            if action == b.FINISH:
                continue
            gain, after = after_action(clone, seat, action)
            rank = is_tile_counter(clone, action), gain, -action
            if gain > 0 and (best_rank is None or rank > best_rank):
                best_rank, best = rank, after
        if best_rank is None:
            break
        clone = best
    return points_now(clone, seat) - points_now(position, seat)


def is_tile_counter(position: Paris, action: int) -> bool:
    """Tell whether the action uses tile 20, which counts the other unused tiles: use it first."""
    if not b.USE <= action < b.USE_END:
        return False
    return position.board.effects[action - b.USE + 1] == b.PER_TILE


def points_now(position: Paris, seat: i64) -> int:
    """Return the VP of a seat, including those of tile 27."""
    return position.seats[seat * b.SEAT_FIELDS + b.POINTS] + franc_points(position, seat)


def after_action(position: Paris, seat: i64, action: int) -> tuple[int, Paris]:
    """Return the VP of an action with its immediate questions, and the position afterwards."""
    clone = cast(Paris, position.copy())
    clone.apply(seat, action)
    promised = 0
    while clone.actor == seat and clone.asked in (b.RETURNING, b.TAKING_ANY, b.GOING_BACK):
        answer: int = clone.answers[0]
        if clone.asked != b.RETURNING:
            answer, promised = best_tile(clone)
        clone.apply(seat, answer)
    return points_now(clone, seat) - points_now(position, seat) + promised, clone


def best_tile(position: Paris) -> tuple[int, int]:
    """Return the action that takes the tile with the highest VP on offer, and these VP."""
    offered = [action for action in position.answers if b.BONUS <= action < b.HAND]
    rated = [(tile_points(position, action - b.BONUS + 1), -action) for action in offered]
    points, action = max(rated, default=(0, 0))
    return -action, points


def tile_points(position: Paris, number: i64) -> int:
    """Return the VP that a tile would bring at once, for tile 27 at the end."""
    if position.board.effects[number] == b.PER_FRANC:
        return position.seats[position.actor * b.SEAT_FIELDS + b.FRANCS]
    return points_of(position, position.actor, number)
