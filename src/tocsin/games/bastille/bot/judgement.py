"""Expected final score of each seat as a sum of terms: points scored, then expected points."""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from ..rules import board as b
from ..rules.course import phase
from ..rules.end_and_scoring import total_points
from ..rules.flags import printed_totals
from ..rules.position import Bastille
from .evaluation import expected_unarmed, has_mission, henchman_worth, mission_worth
from .features import SeatFeatures

TERMS: Final = ("had", "tiles", "coins", "track", "henchmen", "characters", "gems") + (
    ("crowns", "missions", "unarmed")
)
# Points that a tile earns in a round, plus points for each point of its value.
TILE_WORTH: Final = 1.6
TILE_VALUE_WORTH: Final = 0.4


def judge(position: Bastille) -> list[float]:
    """Return all terms of seat 0, then of seat 1, …; at the end only the points scored."""
    judged: list[float] = []
    features = SeatFeatures(position)
    printed = printed_totals(position, position.board.points)
    seat: i64
    for seat in range(position.players):
        judged.append(float(total_points(position, seat)))
        if position.asked == b.END:
            judged += [0.0] * (len(TERMS) - 1)
        else:
            judged += [
                expected_tile_points(features, seat),
                float(position.coins[seat]) * features.coin,
                position.board.smooth_points[position.track[seat]]
                * float(remaining_scorings(position, b.CLAIMING)),
                float(position.bag[seat]) * henchman_worth(features),
                float(printed[seat]),
                expected_gem_points(features, seat),
                expected_crown_points(features, seat),
                expected_mission_points(features, seat),
                -expected_penalty(features, seat),
            ]
    return judged


def remaining_scorings(position: Bastille, until: i64) -> i64:
    """Return the number of remaining scorings of a source that is scored before a phase."""
    before = phase(position) < until
    if position.round_number > position.board.interim:
        return 1 if before or position.round_number < position.board.rounds else 0
    return 2 if before or position.round_number < position.board.interim else 1


def expected_tile_points(features: SeatFeatures, seat: i64) -> float:
    """Estimate the points earned by the tiles of a seat in the remaining rounds."""
    position = features.position
    rounds = features.rounds + 1 if position.asked == b.ASK_TILE else features.rounds
    worth = 0.0
    value: i64
    for value in range(b.VALUE_COUNT):
        index = seat * b.VALUE_COUNT + value
        count = position.tiles[index]
        for tile in position.spaces:
            if tile == 1 + index:
                count += 1
        worth += (TILE_WORTH + TILE_VALUE_WORTH * float(value + 1)) * float(rounds * count)
    return worth


def expected_gem_points(features: SeatFeatures, seat: i64) -> float:
    """Return the points for the seat's gems in the remaining scorings."""
    gems = features.majority_counts[seat * b.FIRST_SERIES + b.GEM_MAJORITY]
    each = features.position.board.gem_points * remaining_scorings(features.position, b.DRAWING)
    return float(gems * each)


def expected_crown_points(features: SeatFeatures, seat: i64) -> float:
    """Estimate the points for crowns; a lead is less certain the more rounds follow."""
    board = features.position.board
    own = features.majority_counts[seat * b.FIRST_SERIES + b.CROWN_MAJORITY]
    most: i64 = 1
    other: i64
    for other in range(features.position.players):
        if other != seat:
            most = max(most, features.majority_counts[other * b.FIRST_SERIES + b.CROWN_MAJORITY])
    left = remaining_scorings(features.position, b.DRAWING)
    points = (board.crowns_final if left > 0 else 0) + (board.crowns_interim if left > 1 else 0)
    lead = float(own - most) + 0.5
    uncertainty = 0.5 * float(features.rounds)
    if uncertainty == 0.0:
        return float(points) if lead > 0.0 else 0.0
    return float(points) * (0.5 + 0.5 * lead / (uncertainty + abs(lead)))


def expected_mission_points(features: SeatFeatures, seat: i64) -> float:
    """Estimate the points for the missions in hand."""
    worth = 0.0
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if has_mission(features, seat, mission):
            worth += mission_worth(features, seat, mission)
    return worth


def expected_penalty(features: SeatFeatures, seat: i64) -> float:
    """Estimate the penalty for unarmed characters, interpolated between the printed figures."""
    row = features.position.board.unarmed
    lacking = max(0.0, min(float(len(row)), expected_unarmed(features, seat)))
    whole: i64 = int(lacking)
    below = float(row[whole - 1]) if whole > 0 else 0.0
    above = float(row[whole]) if whole < len(row) else below
    return below + (lacking - float(whole)) * (above - below)
