"""End scoring (RULES 7.2 to 7.8)."""

# mypyc: compile

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tocsin.kernel.outcome import Outcome, ranked

from .board import (
    BANK,
    DISTRICT_COUNT,
    DISTRICT_FIELDS,
    DISTRICTS,
    FRANCS,
    HELD,
    KEY_COUNT,
    NONE,
    OUT,
    PER_FRANC,
    POINTS,
    REWARD,
    SEAT_FIELDS,
    SPACE_COUNT,
    TRACK_END,
    VALUE_COUNT,
)

if TYPE_CHECKING:
    from .position import Paris

TIERS: Final = 3
# A district's strength of a seat as one int: its total, then its highest single value.
TOTAL: Final = 256


def strengths(position: "Paris") -> list[int]:
    """Return, by district and seat, the total value under keys and the highest, in one int."""
    found = [0] * (DISTRICT_COUNT * position.players)
    values = position.board.values
    for seat in range(position.players):
        first: i64 = seat * KEY_COUNT
        for index in range(first, first + position.seats[seat * SEAT_FIELDS + OUT]):
            place: i64 = position.standing[index]
            if place < BANK:
                district: i64 = place // VALUE_COUNT
                if place >= SPACE_COUNT:
                    district = position.landmarks[place - SPACE_COUNT]
                cell: i64 = district * position.players + seat
                old: i64 = found[cell]
                value: i64 = values[place]
                found[cell] = (old // TOTAL + value) * TOTAL + max(old % TOTAL, value)
    return found


def tier(strength: list[int], first: i64, players: i64, seat: i64) -> i64:
    """Return the tier of a seat in a district, 0 the best; TIERS if it gets nothing."""
    own: i64 = strength[first + seat]
    if own == 0:
        return TIERS
    better: i64 = 0
    most: i64 = own
    for other in range(players):
        theirs: i64 = strength[first + other]
        if theirs > own:
            better += 1
        if theirs > most:
            most = theirs
    # With two players the second needs half of the first (RULES 7.6).
    if players == 2 and better and 2 * (own // TOTAL) < most // TOTAL:
        return TIERS
    return better


def district_points(position: "Paris", strength: list[int], district: i64, seat: i64) -> int:
    """Return what the seat gets in a district as it stands."""
    tile: i64 = position.districts[district * DISTRICT_FIELDS + REWARD]
    if tile == NONE:
        return 0
    place = tier(strength, district * position.players, position.players, seat)
    return position.board.rewards[tile * TIERS + place] if place < TIERS else 0


def franc_points(position: "Paris", seat: i64) -> int:
    """Return 1 VP for each Franc if the seat owns the tile for it."""
    own: i64 = seat * SEAT_FIELDS
    held: i64 = position.seats[own + HELD]
    for number in range(1, TRACK_END + 1):
        if (held >> number) & 1 and position.board.effects[number] == PER_FRANC:
            return position.seats[own + FRANCS]
    return 0


def score(position: "Paris") -> Outcome:
    """Return the outcome of the finished match."""
    strength = strengths(position)
    breakdown: list[dict[str, int]] = []
    worth: list[int] = []
    for seat in range(position.players):
        own: i64 = seat * SEAT_FIELDS
        points = {
            "track": position.seats[own + POINTS],
            "francs": franc_points(position, seat),
        }
        value = 0
        for district in range(DISTRICT_COUNT):
            points[f"district:{DISTRICTS[district]}"] = district_points(
                position, strength, district, seat
            )
            value += strength[district * position.players + seat] // TOTAL
        breakdown.append(points)
        worth.append(value)
    totals = [sum(points.values()) for points in breakdown]
    keys = [
        (totals[seat], position.seats[seat * SEAT_FIELDS + FRANCS], worth[seat])
        for seat in range(position.players)
    ]
    return Outcome(totals, breakdown, ranked(keys), decided_by(keys))


def decided_by(keys: list[tuple[int, int, int]]) -> str:
    """Return what decided between the first and the second: the reason of the outcome."""
    first, second = sorted(keys, reverse=True)[:2]
    if first[0] > second[0]:
        return "points"
    if first[1] > second[1]:
        return "francs"
    return "value" if first[2] > second[2] else "shared"
