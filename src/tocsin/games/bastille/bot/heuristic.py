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
from ..rules.versailles import shown
from ..rules.weapons import penalty, unarmed
from .evaluation import (
    COIN_KEPT,
    SPARE_WEAPON,
    Outlook,
    best_mission,
    card_worth,
    effect_worth,
    group_need,
    holds,
    mission_worth,
)
from .judgement import TERMS, judge
from .places import rate_places

ENVY: Final = 0.3
SPREAD: Final = 0.1


class Rating:
    """How the answers to one question are rated."""

    def rate(self, look: Outlook, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each answer is expected to bring."""
        return [self.worth(look, seat, action) for action in legal]

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return the points that an answer is expected to bring."""
        raise NotImplementedError


class Places(Rating):
    """Tiles at locations."""

    def rate(self, look: Outlook, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each answer is expected to bring."""
        return rate_places(look, seat, legal)


class Bonuses(Rating):
    """The bonuses of Versailles, each with what it leaves to the next."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return what the bonus is worth, less a part of what the next one gets."""
        side = action - b.TAKE_BONUS
        tile = shown(look.position)
        worth = effect_worth(look, seat, tile[2 * side], tile[2 * side + 1])
        rival = self.next_one(look.position, seat)
        if rival != b.NOBODY:
            left = 2 - 2 * side
            worth -= ENVY * effect_worth(look, rival, tile[left], tile[left + 1])
        return worth

    def next_one(self, position: Bastille, seat: i64) -> i64:
        """Return the opponent who takes what is left, or NOBODY."""
        first = position.board.first
        space: i64
        for space in range(first[b.VERSAILLES], first[b.VERSAILLES + 1]):
            tile = position.spaces[space]
            if tile and tile_owner(tile) != seat:
                return tile_owner(tile)
        return b.NOBODY


class Characters(Rating):
    """Characters for their price."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return what the character is worth, less the coins."""
        if action == b.DECLINE:
            return 0.0
        card = action - b.BUY
        paid = price(look.position, card, look.position.about)
        return card_worth(look, seat, card) - float(paid) * look.coin


class Piles(Rating):
    """Piles by the best mission in them."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return what the best mission is worth."""
        return best_mission(look, seat, action - b.CHOOSE_PILE, 0)


class Missions(Rating):
    """Missions to keep."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return what the mission is worth."""
        return mission_worth(look, seat, action - b.TAKE_MISSION)


class Niches(Rating):
    """Niches with their bonuses."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return what a niche is worth; on the right board the henchman stays for the end."""
        board = (action - b.ENTER) // b.NICHES_EACH
        place = 2 * ((action - b.ENTER) % b.NICHES_EACH)
        figures = look.position.board.niches[board]
        effect = figures[place]
        if effect == b.UPGRADE and len(upgrades(look.position, seat)) == 0:
            worth = 0.0
        elif effect == b.COINS and board == b.FINAL:
            worth = COIN_KEPT * float(figures[place + 1])
        else:
            worth = effect_worth(look, seat, effect, figures[place + 1])
        return worth + 1.3 if board == b.RIGHT else worth


class Upgrades(Rating):
    """Tiles to raise."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return the value: higher tiles win more ranks, and there are few above them."""
        return float(action - b.RAISE)


class Tokens(Rating):
    """Weapon tokens, by how many of them arm somebody."""

    def worth(self, look: Outlook, seat: i64, action: i64) -> float:
        """Return what two tokens are worth."""
        one = b.PAIR_FIRST[action - b.CLAIM]
        other = b.PAIR_SECOND[action - b.CLAIM]
        lacking = group_need(look, seat, one)
        worth = self.token_worth(lacking)
        if one == other:
            return worth + self.token_worth(lacking - 1)
        return worth + self.token_worth(group_need(look, seat, other))

    def token_worth(self, lacking: i64) -> float:
        """Return what a token is worth where so many lack one."""
        return 2.0 + 0.1 * float(lacking) if lacking > 0 else SPARE_WEAPON


class Groups(Rating):
    """Groups for a monk to join."""

    def rate(self, look: Outlook, seat: i64, legal: list[int]) -> list[float]:
        """Return the points of missions and weapons if the monk joins each group."""
        ratings: list[float] = []
        twin = look.position.copy()
        assert isinstance(twin, Bastille)
        for action in legal:
            monk = twin.about - b.FIRST_MONK
            twin.joined = with_item(twin.joined, monk, action - b.JOIN)
            worth = -float(penalty(twin.board.unarmed, unarmed(twin, seat)))
            for mission in range(b.MISSION_COUNT):
                if holds(look, seat, mission):
                    worth += float(mission_points(twin, seat, mission))
            ratings.append(worth)
        return ratings


# By question, from the first that is asked.
RATINGS: Final[list[Rating]] = [
    Places(),
    Bonuses(),
    Characters(),
    Piles(),
    Missions(),
    Niches(),
    Upgrades(),
    Tokens(),
    Groups(),
]
assert len(RATINGS) == b.ASK_GROUP - b.ASK_TILE + 1, "every question that is asked is rated"


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far placements stray; all other choices take the best."""
        return SPREAD if cast(Bastille, position).asked == b.ASK_TILE else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        paris = cast(Bastille, position)
        return RATINGS[paris.asked - b.ASK_TILE].rate(Outlook(paris), seat, legal)

    def terms(self) -> list[str]:
        """Return the names of what a judgement adds up."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return every term of every seat."""
        return judge(cast(Bastille, position))
