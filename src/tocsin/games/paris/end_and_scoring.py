"""The last round, the scoring at the end, and who wins (RULES 7)."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.kernel.fields import cells
from tocsin.kernel.outcome import Outcome, ranked

from . import board as b
from . import told
from .move_key_targets import district_of
from .position import Paris

TIERS: Final = 3
# A district's strength of a seat as one int: its total, then its highest single value.
TOTAL: Final = 256
# What the end itself brings points for.
END_SOURCES: Final = ["francs", *(f"district:{name}" for name in b.DISTRICTS)]


def announce_last_round(position: Paris) -> None:
    """Once the last End Game tile is taken, one more round follows this one (RULES 7.1)."""
    position.last_round = position.round_number + 1
    position.tell(told.LAST_ROUND)


def finish(position: Paris) -> None:
    """End the match: nothing is asked any more."""
    position.done()
    position.answers = vec[i64]()
    position.tell(told.ENDED, position.round_number)


def strengths(position: Paris) -> vec[i64]:
    """Return, by district and seat, the total value under keys and the highest, in one int."""
    found = cells(b.DISTRICT_COUNT * position.players, 0)
    for seat in range(position.players):
        for index in range(seat * b.KEY_COUNT, position.keys_end(seat)):
            place = position.standing[index]
            if place < b.BANK:
                cell: i64 = district_of(position, place) * position.players + seat
                found[cell] = with_key(found[cell], position.board.values[place])
    return found


def with_key(strength: i64, value: i64) -> i64:
    """Return a strength with one more key on a spot of that value."""
    highest = strength % TOTAL
    return strength - highest + value * TOTAL + (value if value > highest else highest)


def tier(strength: vec[i64], first: i64, players: i64, seat: i64) -> i64:
    """Return the tier of a seat in a district, 0 the best; TIERS if it gets nothing.

    RULES 7.3 to 7.5, ruling A17.
    """
    own = strength[first + seat]
    if own == 0:
        return TIERS
    better: i64 = 0
    most: i64 = own
    for other in range(players):
        theirs = strength[first + other]
        if theirs > own:
            better += 1
        if theirs > most:
            most = theirs
    # With two players the second needs half of the first (RULES 7.6); equals are both first
    # (ruling A18).
    if players == 2 and better and 2 * (own // TOTAL) < most // TOTAL:
        return TIERS
    return better


def district_points(position: Paris, strength: vec[i64], district: i64, seat: i64) -> i64:
    """Return what the seat gets in a district as it stands."""
    tile = position.districts[district * b.DISTRICT_FIELDS + b.REWARD]
    if tile == b.NONE:
        return 0
    place = tier(strength, district * position.players, position.players, seat)
    return position.board.rewards[tile * TIERS + place] if place < TIERS else 0


def franc_points(position: Paris, seat: i64) -> i64:
    """Return 1 VP for each Franc if the seat owns the tile for it (RULES 7.2, ruling A21)."""
    own: i64 = seat * b.SEAT_FIELDS
    if position.seats[own + b.HELD] & position.board.franc_numbers:
        return position.seats[own + b.FRANCS]
    return 0


def end_points(position: Paris, strength: vec[i64], seat: i64) -> vec[i64]:
    """Return what the end itself brings a seat as things stand, by its sources.

    RULES 7.2 and 7.3.
    """
    points = vec[i64]([franc_points(position, seat)])
    for district in range(b.DISTRICT_COUNT):
        points = append(points, district_points(position, strength, district, seat))
    return points


def value_under_keys(position: Paris, strength: vec[i64], seat: i64) -> i64:
    """Return the value that a seat occupies in all districts together."""
    value: i64 = 0
    for district in range(b.DISTRICT_COUNT):
        value += strength[district * position.players + seat] // TOTAL
    return value


def score(position: Paris) -> Outcome:
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
    """Return what decided between the first and the second: the reason of the outcome."""
    first, second = sorted(keys, reverse=True)[:2]
    if first[0] > second[0]:
        return "points"
    if first[1] > second[1]:
        return "francs"
    return "value" if first[2] > second[2] else "shared"
