"""The worth of a seat's standing in each district, computed once for all answers to a question."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..rules import board as b
from ..rules.end_and_scoring import TIERS, TOTAL_UNIT, strengths, tier, with_key
from ..rules.move_key_targets import district_of
from ..rules.position import Paris
from ..rules.vp_tiles import placed_vp_tiles, vp_tile_of
from .evaluation import holdings, turns_left

# VP for each point of value in a district without a VP tile, and in one with a tile.
VALUE_WORTH: Final = 0.5
VALUE_WORTH_WITH_TILE: Final = 0.22
# Weight of the VP of the strongest rival in a district, to be subtracted.
RIVAL_WEIGHT: Final = 0.3


class DistrictStandings:
    """The standings of one moment, from which the worth of nearby positions is derived.

    Valid for all positions of the turn in which at most one key of the seat has moved.
    """

    def __init__(self, position: Paris, seat: i64, rival_weight: float = RIVAL_WEIGHT) -> None:
        self.seat: i64 = seat
        self.rival_weight: float = rival_weight
        self.turns: float = turns_left(position, seat)
        # Share of the match that is over for the seat, from 0 to 1.
        self.progress: float = 1.0 - min(1.0, self.turns / 12.0)
        self.strength: vec[i64] = strengths(position)
        # By district: the worth of the seat's standing.
        self.district_worths: vec[float] = vec[float](capacity=b.DISTRICT_COUNT)
        self.landmarks: float = self.landmarks_worth(position)
        # The sum of the above.
        self.total: float = self.landmarks
        for district in range(b.DISTRICT_COUNT):
            worth = self.district_worth(position, district, vp_tile_of(position, district))
            self.district_worths = append(self.district_worths, worth)
            self.total += worth

    def worth(self, position: Paris) -> float:
        """Return the worth of all that the seat has, if no key moved since the standings."""
        return holdings(position, self.seat, self.turns) + self.total

    def worth_of_move(self, position: Paris, spot: i64, is_rewarded: bool) -> float:
        """Return the worth after a key moved to a spot, with the best VP tile if one is due."""
        district = district_of(position, spot)
        cell: i64 = district * position.players + self.seat
        strength = self.strength[cell]
        before = self.district_worths[district]
        self.strength[cell] = strength_in(position, self.seat, district)
        after = self.district_worth(position, district, vp_tile_of(position, district))
        self.district_worths[district] = after
        total = self.worth(position) + after - before
        total += self.landmarks_worth(position) - self.landmarks
        if is_rewarded:
            total += self.best_vp_tile_gain(position)
        self.strength[cell] = strength
        self.district_worths[district] = before
        return total

    def best_vp_tile_gain(self, position: Paris) -> float:
        """Return the gain of the best VP tile in the best district; at least 0, for declining."""
        best = 0.0
        placed = placed_vp_tiles(position)
        for tile in range(b.VP_TILE_COUNT):
            if not (placed >> tile) & 1:
                best = max(best, self.best_district_gain(position, tile))
        return best

    def best_district_gain(self, position: Paris, tile: i64) -> float:
        """Return the gain of a VP tile in the best free district."""
        best = -1000.0
        for district in range(b.DISTRICT_COUNT):
            if vp_tile_of(position, district) == b.NONE:
                best = max(best, self.vp_tile_gain(position, tile, district))
        return best

    def vp_tile_gain(self, position: Paris, tile: i64, district: i64) -> float:
        """Return the gain of a VP tile in a district."""
        return self.district_worth(position, district, tile) - self.district_worths[district]

    def district_worth(self, position: Paris, district: i64, tile: i64) -> float:
        """Return the worth of the standing in a district with a VP tile, or with NONE."""
        first: i64 = district * position.players
        value = float(self.strength[first + self.seat] // TOTAL_UNIT)
        if tile == b.NONE:
            return VALUE_WORTH * value * (1.0 - self.progress)
        rival: i64 = 0
        for other in range(position.players):
            if other != self.seat:
                theirs = self.points(position, first, tile, other)
                if theirs > rival:
                    rival = theirs
        points = self.points(position, first, tile, self.seat)
        total = (0.45 + 0.55 * self.progress) * (float(points) - self.rival_weight * float(rival))
        return total + VALUE_WORTH_WITH_TILE * value * (1.0 - self.progress)

    def points(self, position: Paris, first: i64, tile: i64, seat: i64) -> i64:
        """Return the VP of a seat for a VP tile; `first` is the district's first strength cell."""
        rank = tier(self.strength, first, position.players, seat)
        return position.board.vp_figures[tile * TIERS + rank] if rank < TIERS else 0

    def landmarks_worth(self, position: Paris) -> float:
        """Return a small worth for each landmark held, since rivals seldom enter it."""
        total = 0.0
        for spot in range(b.SPACE_COUNT, b.SPACE_COUNT + b.LANDMARK_COUNT):
            if (position.occupants[spot] >> (4 * self.seat)) & 15:
                total += 1.0
        return total * (1.0 - self.progress)


def strength_in(position: Paris, seat: i64, district: i64) -> i64:
    """Return the strength of a seat in a district."""
    strength: i64 = 0
    for place in position.key_places(seat):
        if place < b.BANK and district_of(position, place) == district:
            strength = with_key(strength, position.board.values[place])
    return strength
