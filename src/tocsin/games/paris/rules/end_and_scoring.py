"""The last round, the final scoring and the winner (RULES 7)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import filled_row
from tocsin.kernel.outcome import Outcome, ranked

from . import board as b
from . import event_ids
from .position import Paris

TIERS: Final = 3
# Strength of a seat in a district, packed in one int: total * TOTAL_UNIT + highest single value.
TOTAL_UNIT: Final = 256
# Sources of the VP scored at the end of the match.
END_SOURCES: Final = ["francs", *(f"district:{name}" for name in b.DISTRICTS)]


def announce_last_round(position: Paris) -> None:
    """Let one more round follow this one, since the last End Game tile is taken (RULES 7.1)."""
    position.last_round = position.round_number + 1
    position.emit(event_ids.LAST_ROUND)


def finish_match(position: Paris) -> None:
    """End the match."""
    position.done()
    position.answers = vec[i64]()
    position.emit(event_ids.ENDED, position.round_number)


def strengths(position: Paris) -> vec[i64]:
    """Return the strengths by district and seat."""
    strength = filled_row(b.DISTRICT_COUNT * position.players, 0)
    for seat in range(position.players):
        for place in position.key_places(seat):
            if place < b.BANK:
                district: i64 = place // b.VALUE_COUNT
                if place >= b.SPACE_COUNT:
                    district = position.landmarks[place - b.SPACE_COUNT]
                cell: i64 = district * position.players + seat
                strength[cell] = with_key(strength[cell], position.board.values[place])
    return strength


def with_key(strength: i64, value: i64) -> i64:
    """Return a strength with one more key on a spot of that value."""
    highest = strength % TOTAL_UNIT
    return strength - highest + value * TOTAL_UNIT + (value if value > highest else highest)


def tier(strength: vec[i64], first: i64, players: i64, seat: i64) -> i64:
    """Return the tier of a seat, 0 the best, or TIERS (RULES 7.3 to 7.5, ruling A17).

    `first` is the cell of the district's first seat; TIERS and more get no VP.
    """
    own = strength[first + seat]
    if own == 0:
        return TIERS
    better: i64 = 0
    highest: i64 = own
    for other in range(players):
        theirs = strength[first + other]
        if theirs > own:
            better += 1
        if theirs > highest:
            highest = theirs
    # With two players the second needs half of the first's total (RULES 7.6). Equal players are
    # both first (ruling A18).
    if players == 2 and better and 2 * (own // TOTAL_UNIT) < highest // TOTAL_UNIT:
        return TIERS
    return better


def district_points(position: Paris, strength: vec[i64], district: i64, seat: i64) -> i64:
    """Return the VP of a seat in a district with the present keys."""
    tile = position.districts[district * b.DISTRICT_FIELDS + b.REWARD]
    if tile == b.NONE:
        return 0
    rank = tier(strength, district * position.players, position.players, seat)
    return position.board.vp_figures[tile * TIERS + rank] if rank < TIERS else 0


def franc_points(position: Paris, seat: i64) -> i64:
    """Return the VP of tile 27, 1 for each Franc; 0 without it (RULES 7.2, ruling A21)."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.seats[own + b.HELD] & position.board.franc_numbers:
        return position.seats[own + b.FRANCS]
    return 0


def end_points(position: Paris, strength: vec[i64], seat: i64) -> vec[i64]:
    """Return the VP that a seat would score at the end, by END_SOURCES (RULES 7.2, 7.3)."""
    points = vec[i64]([franc_points(position, seat)])
    for district in range(b.DISTRICT_COUNT):
        points = append(points, district_points(position, strength, district, seat))
    return points


def value_under_keys(position: Paris, strength: vec[i64], seat: i64) -> i64:
    """Return the total value under the keys of a seat on the whole board."""
    value: i64 = 0
    for district in range(b.DISTRICT_COUNT):
        value += strength[district * position.players + seat] // TOTAL_UNIT
    return value


def final_outcome(position: Paris) -> Outcome:
    """Return the outcome of the finished match (RULES 7.7 and 7.8)."""
    strength = strengths(position)
    breakdown: list[dict[str, int]] = []
    keys: list[tuple[int, int, int]] = []
    for seat in range(position.players):
        own = seat * b.SEAT_FIELDS
        points: dict[str, int] = {"track": position.seats[own + b.POINTS]}
        points |= zip(END_SOURCES, end_points(position, strength, seat))
        breakdown.append(points)
        value = value_under_keys(position, strength, seat)
        keys.append((sum(points.values()), position.seats[own + b.FRANCS], value))
    totals = [key[0] for key in keys]
    return Outcome(totals, breakdown, ranked(keys), decided_by(keys))


def decided_by(keys: list[tuple[int, int, int]]) -> str:
    """Return the criterion that separates the first two: the reason of the outcome."""
    first, second = sorted(keys, reverse=True)[:2]
    if first[0] > second[0]:
        return "points"
    if first[1] > second[1]:
        return "francs"
    return "value" if first[2] > second[2] else "shared"
