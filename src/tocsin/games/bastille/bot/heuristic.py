"""An eye for a good place, card or mission: the points it may be expected to bring.

A tile is worth what its location pays for the rank it will probably have there, less what a
tile of its value usually earns elsewhere.
"""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.fields import with_item
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from ..rules import board as b
from ..rules.board import tile_owner
from ..rules.mission_points import mission_points
from ..rules.place_louis import price
from ..rules.position import Bastille
from ..rules.upgrade import upgrades
from ..rules.versailles import versailles_bonuses
from ..rules.weapons import penalty, unarmed_count
from .evaluation import (
    KEPT_COIN_WORTH,
    SPARE_WEAPON_WORTH,
    SeatFeatures,
    best_mission_worth,
    card_worth,
    effect_worth,
    has_mission,
    missing_tokens,
    mission_worth,
)
from .judgement import TERMS, judge
from .locations import rate_placements

RIVAL_WEIGHT: Final = 0.3
PLACEMENT_SPREAD: Final = 0.1


class AnswerRater:
    """How the answers to one question are rated."""

    def rate(self, features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each answer is expected to bring."""
        return [self.worth(features, seat, action) for action in legal]

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return the points that an answer is expected to bring."""
        raise NotImplementedError


class PlacementRater(AnswerRater):
    """Tiles at locations."""

    def rate(self, features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each answer is expected to bring."""
        return rate_placements(features, seat, legal)


class BonusRater(AnswerRater):
    """The bonuses of Versailles, each with what it leaves to the next."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return what the bonus is worth, less a part of what the next one gets."""
        side = action - b.TAKE_BONUS
        tile = versailles_bonuses(features.position)
        worth = effect_worth(features, seat, tile[2 * side], tile[2 * side + 1])
        rival = self.next_one(features.position, seat)
        if rival != b.NO_SEAT:
            left = 2 - 2 * side
            worth -= RIVAL_WEIGHT * effect_worth(features, rival, tile[left], tile[left + 1])
        return worth

    def next_one(self, position: Bastille, seat: i64) -> i64:
        """Return the opponent who takes what is left, or NO_SEAT."""
        first = position.board.first_space
        space: i64
        for space in range(first[b.VERSAILLES], first[b.VERSAILLES + 1]):
            tile = position.spaces[space]
            if tile and tile_owner(tile) != seat:
                return tile_owner(tile)
        return b.NO_SEAT


class CharacterRater(AnswerRater):
    """Characters for their price."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return what the character is worth, less the coins."""
        if action == b.DECLINE:
            return 0.0
        card = action - b.BUY
        paid = price(features.position, card, features.position.about)
        return card_worth(features, seat, card) - float(paid) * features.coin


class PileRater(AnswerRater):
    """Piles by the best mission in them."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return what the best mission is worth."""
        return best_mission_worth(features, seat, action - b.CHOOSE_PILE, 0)


class MissionRater(AnswerRater):
    """Missions to keep."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return what the mission is worth."""
        return mission_worth(features, seat, action - b.TAKE_MISSION)


class NicheRater(AnswerRater):
    """Niches with their bonuses."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return what a niche is worth; on the right board the henchman stays for the end."""
        board = (action - b.ENTER) // b.NICHES_PER_BOARD
        place = 2 * ((action - b.ENTER) % b.NICHES_PER_BOARD)
        figures = features.position.board.niches[board]
        effect = figures[place]
        if effect == b.UPGRADE and len(upgrades(features.position, seat)) == 0:
            worth = 0.0
        elif effect == b.COINS and board == b.FINAL:
            worth = KEPT_COIN_WORTH * float(figures[place + 1])
        else:
            worth = effect_worth(features, seat, effect, figures[place + 1])
        return worth + 1.3 if board == b.RIGHT else worth


class UpgradeRater(AnswerRater):
    """Tiles to raise."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return the value: higher tiles win more ranks, and there are few above them."""
        return float(action - b.RAISE)


class WeaponRater(AnswerRater):
    """Weapon tokens, by how many of them arm somebody."""

    def worth(self, features: SeatFeatures, seat: i64, action: i64) -> float:
        """Return what two tokens are worth."""
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        lacking = missing_tokens(features, seat, one)
        worth = self.token_worth(lacking)
        if one == other:
            return worth + self.token_worth(lacking - 1)
        return worth + self.token_worth(missing_tokens(features, seat, other))

    def token_worth(self, lacking: i64) -> float:
        """Return what a token is worth where so many lack one."""
        return 2.0 + 0.1 * float(lacking) if lacking > 0 else SPARE_WEAPON_WORTH


class GroupRater(AnswerRater):
    """Groups for a monk to join."""

    def rate(self, features: SeatFeatures, seat: i64, legal: list[int]) -> list[float]:
        """Return the points of missions and weapons if the monk joins each group."""
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


# By question, from the first that is asked.
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
assert len(RATERS) == b.ASK_GROUP - b.ASK_TILE + 1, "every question that is asked is rated"


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far placements stray; all other choices take the best."""
        return PLACEMENT_SPREAD if cast(Bastille, position).asked == b.ASK_TILE else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        paris = cast(Bastille, position)
        return RATERS[paris.asked - b.ASK_TILE].rate(SeatFeatures(paris), seat, legal)

    def terms(self) -> list[str]:
        """Return the names of what a judgement adds up."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return every term of every seat."""
        return judge(cast(Bastille, position))
