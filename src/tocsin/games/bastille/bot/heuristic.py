"""Heuristic: rates each answer by the points that it is expected to bring."""

# mypyc: compile

from collections.abc import Callable
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


def rate_bonus(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a bonus of Versailles, less a part of the bonus left to an opponent."""
    side = action - b.TAKE_BONUS
    tile = versailles_bonuses(features.position)
    worth = effect_worth(features, seat, tile[2 * side], tile[2 * side + 1])
    rival = next_at_versailles(features.position, seat)
    if rival != b.NO_SEAT:
        left = 2 - 2 * side
        worth -= RIVAL_WEIGHT * effect_worth(features, rival, tile[left], tile[left + 1])
    return worth


def next_at_versailles(position: Bastille, seat: i64) -> i64:
    """Return the opponent who takes the other bonus, or NO_SEAT."""
    for tile in tiles_at(position, b.VERSAILLES):
        if tile and tile_owner(tile) != seat:
            return tile_owner(tile)
    return b.NO_SEAT


def rate_character(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a character, less its price."""
    if action == b.DECLINE:
        return 0.0
    card = action - b.BUY
    paid = price(features.position, card, features.position.subject)
    return card_worth(features, seat, card) - float(paid) * features.coin


def rate_pile(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a pile by its best mission."""
    return best_mission_worth(features, seat, action - b.CHOOSE_PILE, 0)


def rate_mission(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a mission to keep."""
    return mission_worth(features, seat, action - b.TAKE_MISSION)


def rate_niche(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a niche by its bonus."""
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


def rate_upgrade(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate an upgrade by value: higher tiles win more ranks, and few are above them."""
    return float(action - b.RAISE)


def rate_tokens(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a pair of weapon tokens by the number of characters that they arm."""
    one = b.PAIR_FIRST[action - b.CLAIM]
    other = b.PAIR_SECOND[action - b.CLAIM]
    lacking = missing_tokens(features, seat, one)
    rest = lacking - 1 if one == other else missing_tokens(features, seat, other)
    return token_worth(lacking) + token_worth(rest)


def token_worth(lacking: i64) -> float:
    """Estimate a token, given the number of unarmed characters of its group."""
    return 2.0 + 0.1 * float(lacking) if lacking > 0 else SPARE_WEAPON_WORTH


def rate_group(features: SeatFeatures, seat: i64, action: i64) -> float:
    """Rate a group for a monk by missions and unarmed characters after joining."""
    clone = cast(Bastille, features.position.copy())
    clone.joined = with_item(clone.joined, clone.subject - b.FIRST_MONK, action - b.JOIN)
    worth = -float(penalty(clone.board.unarmed, unarmed_count(clone, seat)))
    for mission in range(b.MISSION_COUNT):
        if has_mission(features, seat, mission):
            worth += float(mission_points(clone, seat, mission))
    return worth


# By question after ASK_TILE, whose answers are rated by rate_placements.
RATINGS: Final[list[Callable[[SeatFeatures, i64, i64], float]]] = [
    rate_bonus,
    rate_character,
    rate_pile,
    rate_mission,
    rate_niche,
    rate_upgrade,
    rate_tokens,
    rate_group,
]
assert len(RATINGS) == b.ASK_GROUP - b.ASK_TILE, "every question has a rating"


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def temperature(self, position: Position, seat: i64) -> float:
        """Return the temperature for placements; all other choices take the best answer."""
        return PLACEMENT_SPREAD if cast(Bastille, position).asked == b.ASK_TILE else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        bastille = cast(Bastille, position)
        features = SeatFeatures(bastille)
        if bastille.asked == b.ASK_TILE:
            return rate_placements(features, seat, legal)
        rating = RATINGS[bastille.asked - b.ASK_TILE - 1]
        return [rating(features, seat, action) for action in legal]

    def terms(self) -> list[str]:
        """Return the names of the terms of a judgement."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return all terms of all seats."""
        return judge(cast(Bastille, position))
