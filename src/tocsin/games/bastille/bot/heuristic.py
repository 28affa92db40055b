"""Heuristic: rates each answer by the points that it is expected to bring."""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.fields import with_item
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules import board as b
from ..rules.board import tile_owner
from ..rules.evaluation import tiles_at
from ..rules.mission_points import mission_points
from ..rules.place_louis import price
from ..rules.position import Bastille
from ..rules.upgrade import upgrades
from ..rules.versailles import versailles_bonuses
from ..rules.weapons import penalty, unarmed_count
from .evaluation import (
    SPARE_WEAPON_WORTH,
    best_mission_worth,
    card_worth,
    effect_worth,
    has_mission,
    mission_worth,
)
from .features import KEPT_COIN_WORTH, SeatFeatures, missing_tokens
from .judgement import TERMS, judge
from .locations import rate_placements

# Weight of an opponent's gain against the own gain.
RIVAL_WEIGHT: Final = 0.3
PLACEMENT_SPREAD: Final = 0.1


class AnswerRater:
    """Rates the answers to one question."""

    def rate(self, features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each answer is expected to bring."""
        return [self.worth(features, seat, action) for action in legal]

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return the points that an answer is expected to bring."""
        raise NotImplementedError


class PlacementRater(AnswerRater):
    """Rates tiles at locations."""

    def rate(self, features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
        return rate_placements(features, seat, legal)


class BonusRater(AnswerRater):
    """Rates the bonuses of Versailles, less a part of the bonus left to an opponent."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        side = action - b.TAKE_BONUS
        tile = versailles_bonuses(features.position)
        worth = effect_worth(features, seat, tile[2 * side], tile[2 * side + 1])
        rival = self.rival(features.position, seat)
        if rival != b.NO_SEAT:
            left = 2 - 2 * side
            worth -= RIVAL_WEIGHT * effect_worth(features, rival, tile[left], tile[left + 1])
        return worth

    def rival(self, position: Bastille, seat: i64) -> i64:
        """Return the opponent who takes the other bonus, or NO_SEAT."""
        for tile in tiles_at(position, b.VERSAILLES):
            if tile and tile_owner(tile) != seat:
                return tile_owner(tile)
        return b.NO_SEAT


class CharacterRater(AnswerRater):
    """Rates characters, less their price."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        if action == b.DECLINE:
            return 0.0
        card = action - b.BUY
        paid = price(features.position, card, features.position.about)
        return card_worth(features, seat, card) - float(paid) * features.coin


class PileRater(AnswerRater):
    """Rates piles by their best mission."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        return best_mission_worth(features, seat, action - b.CHOOSE_PILE, 0)


class MissionRater(AnswerRater):
    """Rates missions to keep."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        return mission_worth(features, seat, action - b.TAKE_MISSION)


class NicheRater(AnswerRater):
    """Rates niches by their bonuses."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        board = (action - b.ENTER) // b.NICHES_PER_BOARD
        index = 2 * ((action - b.ENTER) % b.NICHES_PER_BOARD)
        figures = features.position.board.niches[board]
        effect = figures[index]
        if effect == b.UPGRADE and len(upgrades(features.position, seat)) == 0:
            worth = 0.0
        elif effect == b.COINS and board == b.FINAL:
            worth = KEPT_COIN_WORTH * float(figures[index + 1])
        else:
            worth = effect_worth(features, seat, effect, figures[index + 1])
        # A henchman on the right board returns to the bag.
        return worth + 1.3 if board == b.RIGHT else worth


class UpgradeRater(AnswerRater):
    """Rates upgrades by value: higher tiles win more ranks, and few are above them."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        return float(action - b.RAISE)


class WeaponRater(AnswerRater):
    """Rates pairs of weapon tokens by the characters that they arm."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        lacking = missing_tokens(features, seat, one)
        worth = self.token_worth(lacking)
        if one == other:
            return worth + self.token_worth(lacking - 1)
        return worth + self.token_worth(missing_tokens(features, seat, other))

    def token_worth(self, lacking: i64) -> float:
        """Estimate a token, given the number of unarmed characters of its group."""
        return 2.0 + 0.1 * float(lacking) if lacking > 0 else SPARE_WEAPON_WORTH


class GroupRater(AnswerRater):
    """Rates groups for a monk by missions and unarmed characters after joining."""

    def rate(self, features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
        ratings: list[float] = []
        twin = features.position.copy()
        assert isinstance(twin, Bastille)
        for action in legal:
            monk = twin.about - b.FIRST_MONK
            twin.joined = with_item(twin.joined, monk, action - b.JOIN)
            worth = -float(penalty(twin.board.unarmed, unarmed_count(twin, seat)))
            for mission in range(b.MISSION_COUNT):
                if has_mission(features, seat, mission):
                    worth += float(mission_points(twin, seat, mission))
            ratings.append(worth)
        return ratings


# By question, from ASK_TILE.
RATERS: Final[list[AnswerRater]] = [
    PlacementRater(),
    BonusRater(),
    CharacterRater(),
    PileRater(),
    MissionRater(),
    NicheRater(),
    UpgradeRater(),
    WeaponRater(),
    GroupRater(),
]
assert len(RATERS) == b.ASK_GROUP - b.ASK_TILE + 1, "every question has a rater"


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return the temperature for placements; all other choices take the best answer."""
        return PLACEMENT_SPREAD if cast(Bastille, position).asked == b.ASK_TILE else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        paris = cast(Bastille, position)
        return RATERS[paris.asked - b.ASK_TILE].rate(SeatFeatures(paris), seat, legal)

    def terms(self) -> list[str]:
        """Return the names of the terms of a judgement."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return all terms of all seats."""
        return judge(cast(Bastille, position))
