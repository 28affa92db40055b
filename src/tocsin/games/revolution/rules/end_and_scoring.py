"""End and scoring (RULES 7)."""

# mypyc: compile

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.outcome import Outcome, ranked

from .board import AREAS, SEAT_COUNT, Board
from .cubes import has_room
from .majority import sole_leader
from .position import Revolution
from .tokens import KIND_COUNT, amount_of


def is_town_full(position: Revolution) -> bool:
    """Tell whether every area that counts for the end is full (RULES 7.1, ruling A6)."""
    for area in position.board.must_fill:
        if has_room(position, area):
            return False
    return True


def is_over(position: Revolution) -> bool:
    """Tell whether this turn is the last; the turn limit is our own safeguard (ruling A18)."""
    return is_town_full(position) or position.turn == position.board.turn_limit


def holder(position: Revolution, area: i64) -> i64:
    """Return the seat that alone has the most cubes in the area, if any (RULES 7.4)."""
    return sole_leader(position.cubes, area * SEAT_COUNT, 1, position.players)


def token_points(position: Revolution, seat: i64) -> i64:
    """Return the points of the tokens in hand at the end (rulings A12 and A20, RULES 7.3)."""
    hand = position.hands[seat]
    points: i64 = 0
    for kind in range(KIND_COUNT):
        points += amount_of(hand, kind) * position.board.end_value[kind]
    return points


def area_points(position: Revolution, seat: i64, area: i64) -> i64:
    """Return the points of the seat for an area as it stands (RULES 7.4 to 7.8)."""
    if position.board.each_cube[area]:
        return position.board.points[area] * position.cubes[area * SEAT_COUNT + seat]
    return position.board.points[area] if holder(position, area) == seat else 0


def source_points(position: Revolution, seat: i64) -> vec[i64]:
    """Return the current points of a seat: for Support, for tokens and for each area."""
    points = vec[i64]([position.scores[seat], token_points(position, seat)])
    for area in position.board.areas:
        points = append(points, area_points(position, seat, area))
    return points


def points_by_source(board: Board, points: vec[i64]) -> dict[str, int]:
    """Return the points of `source_points` by the names of their sources."""
    areas = [f"area:{AREAS[area]}" for area in board.areas]
    return dict(zip(["support", "tokens", *areas], points))


def score(position: Revolution) -> Outcome:
    """Return the outcome of the finished match; ties share the victory (RULES 7.9, ruling A15)."""
    breakdown = [
        points_by_source(position.board, source_points(position, seat))
        for seat in range(position.players)
    ]
    totals = [sum(points.values()) for points in breakdown]
    reason = "town-full" if is_town_full(position) else "turn-limit"
    return Outcome(totals, breakdown, ranked(totals), reason)
