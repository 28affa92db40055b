"""What each seat may expect to have in the end, term by term.

Points had, then points in sight by their source; once the match is over all are had.
"""

# mypyc: compile

from typing import Final

from mypy_extensions import i64

from ..rules import board as b
from ..rules.course import phase
from ..rules.end_and_scoring import total_points
from ..rules.position import Bastille
from .evaluation import SeatFeatures, expected_unarmed, has_mission, henchman_worth, mission_worth

TERMS: Final = ("had", "tiles", "coins", "track", "henchmen", "characters", "gems") + (
    ("crowns", "missions", "unarmed")
)
# What a tile earns in a round, and what each point of its value adds.
TILE_WORTH: Final = 1.6
TILE_VALUE_WORTH: Final = 0.4


def judge(position: Bastille) -> list[float]:
    """Return every term of seat 0, of seat 1, …"""
    judged: list[float] = []
    features = SeatFeatures(position)
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
                character_points(position, seat),
                expected_gem_points(features, seat),
                expected_crown_points(features, seat),
                expected_mission_points(features, seat),
                -expected_penalty(features, seat),
            ]
    return judged


def remaining_scorings(position: Bastille, until: i64) -> i64:
    """Return how many scorings are still to come, of what is scored before that phase."""
    before = phase(position) < until
    if position.round_number > position.board.interim:
        return 1 if before or position.round_number < position.board.rounds else 0
    return 2 if before or position.round_number < position.board.interim else 1


def expected_tile_points(features: SeatFeatures, seat: i64) -> float:
    """Return what the tiles of a seat will earn: those in hand this round, all in the next."""
    position = features.position
    worth = 0.0
    value: i64
    for value in range(b.VALUE_COUNT):
        place = seat * b.VALUE_COUNT + value
        here = position.tiles[place]
        on_board: i64 = 0
        for tile in position.spaces:
            if tile == 1 + place:
                on_board += 1
        rounds = features.rounds * (here + on_board)
        if position.asked == b.ASK_TILE:
            rounds += here + on_board
        worth += (TILE_WORTH + TILE_VALUE_WORTH * float(value + 1)) * float(rounds)
    return worth


def character_points(position: Bastille, seat: i64) -> float:
    """Return the points printed on the characters of a seat."""
    points: i64 = 0
    card: i64
    for card in range(b.CARD_COUNT):
        if position.owner[card] == seat:
            points += position.board.points[card]
    return float(points)


def expected_gem_points(features: SeatFeatures, seat: i64) -> float:
    """Return what gems will score."""
    gems = features.majority_counts[seat * b.FIRST_SERIES + b.GEM_MAJORITY]
    each = features.position.board.gem_points * remaining_scorings(features.position, b.DRAWING)
    return float(gems * each)


def expected_crown_points(features: SeatFeatures, seat: i64) -> float:
    """Return what crowns will score, the less certain the more rounds are to come."""
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
    blur = 0.5 * float(features.rounds)
    if blur == 0.0:
        return float(points) if lead > 0.0 else 0.0
    return float(points) * (0.5 + 0.5 * lead / (blur + abs(lead)))


def expected_mission_points(features: SeatFeatures, seat: i64) -> float:
    """Return what the missions held may bring."""
    worth = 0.0
    mission: i64
    for mission in range(b.MISSION_COUNT):
        if has_mission(features, seat, mission):
            worth += mission_worth(features, seat, mission)
    return worth


def expected_penalty(features: SeatFeatures, seat: i64) -> float:
    """Return what unarmed characters may cost: the row of penalties, read between its figures."""
    row = features.position.board.unarmed
    lacking = max(0.0, min(float(len(row)), expected_unarmed(features, seat)))
    whole: i64 = int(lacking)
    below = float(row[whole - 1]) if whole > 0 else 0.0
    above = float(row[whole]) if whole < len(row) else below
    return below + (lacking - float(whole)) * (above - below)
