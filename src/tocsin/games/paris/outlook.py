"""How a seat stands in the districts, worked out once for all answers to a question."""

# mypyc: compile

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import board as b
from .end_and_scoring import TIERS, TOTAL, strengths, tier, with_key
from .move_key_targets import district_of
from .position import Paris
from .worth import holdings, turns_left

# What each point of value is worth in a district without a VP tile, and beside one.
VALUE: Final = 0.5
STANDING: Final = 0.22
# What a point of the strongest rival in a district is worth to me.
ENVY: Final = 0.3


class Outlook:
    """The standings of one moment, by which the worth of other moments nearby is found too.

    It serves all positions of the turn in which no key but one of the seat's has moved.
    """

    def __init__(self, position: Paris, seat: i64, envy: float = ENVY) -> None:
        self.seat: i64 = seat
        self.envy: float = envy
        self.turns: float = turns_left(position, seat)
        # How much of the match is behind the seat.
        self.done: float = 1.0 - min(1.0, self.turns / 12.0)
        self.strength: vec[i64] = strengths(position)
        # By district: what the standing there is worth.
        self.parts: vec[float] = vec[float](capacity=b.DISTRICT_COUNT)
        self.landmarks: float = self.landmarks_worth(position)
        self.standing: float = self.landmarks
        for district in range(b.DISTRICT_COUNT):
            part = self.part(position, district, reward_at(position, district))
            self.parts = append(self.parts, part)
            self.standing += part

    def worth(self, position: Paris) -> float:
        """Return what all that the seat has is worth, its keys in the districts being as then."""
        return holdings(position, self.seat, self.turns) + self.standing

    def worth_of_move(self, position: Paris, spot: i64, is_rewarded: bool) -> float:
        """Return the worth after a key has moved to a spot; it may bring the best VP tile too."""
        district = district_of(position, spot)
        cell: i64 = district * position.players + self.seat
        strength = self.strength[cell]
        part = self.parts[district]
        self.strength[cell] = strength_in(position, self.seat, district)
        self.parts[district] = self.part(position, district, reward_at(position, district))
        total = self.worth(position) + self.parts[district] - part
        total += self.landmarks_worth(position) - self.landmarks
        if is_rewarded:
            total += self.best_reward(position)
        self.strength[cell] = strength
        self.parts[district] = part
        return total

    def best_reward(self, position: Paris) -> float:
        """Return what the best VP tile adds in the best district; to decline adds nothing."""
        best = 0.0
        placed = placed_rewards(position)
        for tile in range(b.VP_TILE_COUNT):
            if not (placed >> tile) & 1:
                best = max(best, self.best_place(position, tile))
        return best

    def best_place(self, position: Paris, tile: i64) -> float:
        """Return what a VP tile adds where it adds most."""
        best = -1000.0
        for district in range(b.DISTRICT_COUNT):
            if reward_at(position, district) == b.NONE:
                best = max(best, self.reward(position, tile, district))
        return best

    def reward(self, position: Paris, tile: i64, district: i64) -> float:
        """Return what a VP tile adds in a district."""
        return self.part(position, district, tile) - self.parts[district]

    def part(self, position: Paris, district: i64, tile: i64) -> float:
        """Return what the standing in a district is worth with a VP tile, or NONE."""
        first: i64 = district * position.players
        value = float(self.strength[first + self.seat] // TOTAL)
        if tile == b.NONE:
            return VALUE * value * (1.0 - self.done)
        rival: i64 = 0
        for other in range(position.players):
            if other != self.seat:
                theirs = self.points(position, first, tile, other)
                if theirs > rival:
                    rival = theirs
        points = self.points(position, first, tile, self.seat)
        total = (0.45 + 0.55 * self.done) * (float(points) - self.envy * float(rival))
        return total + STANDING * value * (1.0 - self.done)

    def points(self, position: Paris, first: i64, tile: i64, seat: i64) -> i64:
        """Return the VP of a seat for a VP tile in the district whose strengths begin there."""
        place = tier(self.strength, first, position.players, seat)
        return position.board.rewards[tile * TIERS + place] if place < TIERS else 0

    def landmarks_worth(self, position: Paris) -> float:
        """Return a little for each landmark held: nobody else may easily come there."""
        total = 0.0
        for spot in range(b.SPACE_COUNT, b.SPACE_COUNT + b.LANDMARK_COUNT):
            if (position.occupants[spot] >> (4 * self.seat)) & 15:
                total += 1.0
        return total * (1.0 - self.done)


def reward_at(position: Paris, district: i64) -> i64:
    """Return the VP tile of a district, or NONE."""
    return position.districts[district * b.DISTRICT_FIELDS + b.REWARD]


def placed_rewards(position: Paris) -> i64:
    """Return the VP tiles that lie in districts, as bits."""
    placed: i64 = 0
    for district in range(b.DISTRICT_COUNT):
        tile = reward_at(position, district)
        if tile != b.NONE:
            placed |= 1 << tile
    return placed


def strength_in(position: Paris, seat: i64, district: i64) -> i64:
    """Return the strength of a seat in a district."""
    strength: i64 = 0
    for index in range(seat * b.KEY_COUNT, position.keys_end(seat)):
        place = position.standing[index]
        if place < b.BANK and district_of(position, place) == district:
            strength = with_key(strength, position.board.values[place])
    return strength
