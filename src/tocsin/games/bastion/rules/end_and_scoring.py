"""The end of a match, ranks and outcome (RULES 7)."""

# mypyc: compile

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.course import NO_ANSWERS, NOTHING
from tocsin.kernel.outcome import Outcome, ranked

from . import event_ids
from .board import MISSION_COUNT, PRISON_OF
from .position import Bastion

QUIET_ROUNDS: Final = 12

VICTORY: Final = 1
LAST_ARMY: Final = 2
ROUND_LIMIT: Final = 3
NO_PROGRESS: Final = 4
REASONS: Final = ("", "victory-points", "last-army", "round-limit", "no-progress")


def points_of(position: Bastion, seat: i64) -> i64:
    """Return the points of the missions laid by the seat."""
    points: i64 = 0
    for mission in range(MISSION_COUNT):
        if position.laid[mission] == seat:
            points += position.board.points[mission]
    return points


def finish(position: Bastion, reason: i64) -> None:
    """End the match and clear all pending questions."""
    position.reason = reason
    position.stack = vec[i64]()
    position.answers = NO_ANSWERS
    position.asked = NOTHING
    position.reveals += 1
    position.emit(event_ids.ENDED, position.round_number)


def check_victory(position: Bastion, seat: i64) -> None:
    """End the match if the seat has enough points to win (RULES 7.1)."""
    if points_of(position, seat) >= position.board.victory_points:
        position.emit(event_ids.WON, seat)
        finish(position, VICTORY)


def seat_in_turn(position: Bastion, offset: i64) -> i64:
    """Return the seat at an offset from the token player, to the left.

    In this order seats may reach the winning points (ruling A30).
    """
    return (position.token + offset) % position.players


def check_armies(position: Bastion, before: i64) -> None:
    """Tell which seats were eliminated, and end the match if one army is left (RULES 7.2 and 7.3).

    `before` holds the seats with pieces before the combat, as bits.
    """
    left: i64 = 0
    for seat in range(position.players):
        if position.alive[seat] > 0:
            left += 1
        elif before & (1 << seat):
            position.emit(event_ids.ELIMINATED, seat)
    if left == 1:
        finish(position, LAST_ARMY)


def check_rounds(position: Bastion) -> None:
    """End the match at the round limit or after too many rounds without progress (RULES 7.4)."""
    if position.round_number >= position.board.round_limit:
        finish(position, ROUND_LIMIT)
    elif position.round_number >= quiet_until(position):
        finish(position, NO_PROGRESS)


def quiet_until(position: Bastion) -> i64:
    """Return the round after which the match ends without a gain or a loss (RULES 7.4)."""
    return position.progress + QUIET_ROUNDS


def prisoners_of(position: Bastion, seat: i64) -> list[int]:
    """Return the prisoners that the seat holds."""
    return [piece for piece, location in enumerate(position.place) if location == PRISON_OF - seat]


def ranking_key(position: Bastion, seat: i64) -> tuple[int, int, int, int, int, int]:
    """Return the key of a seat for the ranking, best highest (RULES 7.3 and 7.5)."""
    prisoners = prisoners_of(position, seat)
    power: i64 = 0
    for piece in prisoners:
        figure = position.value[piece]
        power += position.board.force[figure] * position.board.courage[figure]
    army = position.alive[seat]
    reserves: i64 = (
        position.reserve[seat * 3] + position.reserve[seat * 3 + 1] + position.reserve[seat * 3 + 2]
    )
    if army == 0:
        return (0, 0, len(prisoners), power, 0, reserves)
    return (1, points_of(position, seat), len(prisoners), power, army, reserves)


def lost_points(position: Bastion, seat: i64) -> i64:
    """Return the points forfeited by a seat without an army (RULES 7.6)."""
    return points_of(position, seat) if position.alive[seat] == 0 else 0


def score(position: Bastion) -> Outcome:
    """Return the outcome of the finished match."""
    breakdown: list[dict[str, int]] = []
    for seat in range(position.players):
        points: int = points_of(position, seat)
        lost: int = -lost_points(position, seat)
        breakdown.append({"missions": points, "eliminated": lost})
    totals = [sum(points.values()) for points in breakdown]
    seats = range(position.players)
    if position.reason == VICTORY:
        # Only the seat that reached the points wins; ties are broken among the others (RULES 7.1).
        keys = [(totals[seat], ranking_key(position, seat)) for seat in seats]
    else:
        keys = [(0, ranking_key(position, seat)) for seat in seats]
    return Outcome(totals, breakdown, ranked(keys), REASONS[position.reason])
