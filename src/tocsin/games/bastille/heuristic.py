"""An eye for a good place, card or mission: the points it may be expected to bring.

A tile is worth what its location pays for the rank it will probably have there, less what a
tile of its value usually earns elsewhere.
"""

# mypyc: compile

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.fields import with_item
from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from . import board as b
from .board import tile_owner
from .bot_judgement import TERMS, judge
from .bot_places import rate_places
from .mission_points import mission_points
from .place_louis import price
from .position import Bastille
from .upgrade import upgrades
from .versailles import shown
from .weapons import penalty, unarmed
from .worth import (
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

ENVY: Final = 0.3
SPREAD: Final = 0.1


# --- answers, by question


def rate_bonus(look: Outlook, seat: i64, action: i64) -> float:
    """Return the worth of a bonus of Versailles, less a part of what the next seat gets."""
    side = action - b.TAKE_BONUS
    tile = shown(look.position)
    worth = effect_worth(look, seat, tile[2 * side], tile[2 * side + 1])
    rival = next_at_versailles(look.position, seat)
    if rival != b.NOBODY:
        left = 2 - 2 * side
        worth -= ENVY * effect_worth(look, rival, tile[left], tile[left + 1])
    return worth


def next_at_versailles(position: Bastille, seat: i64) -> i64:
    """Return the opponent who takes what is left, or NOBODY."""
    first = position.board.first
    space: i64
    for space in range(first[b.VERSAILLES], first[b.VERSAILLES + 1]):
        tile = position.spaces[space]
        if tile and tile_owner(tile) != seat:
            return tile_owner(tile)
    return b.NOBODY


def rate_character(look: Outlook, seat: i64, action: i64) -> float:
    """Return the worth of a character, less the coins."""
    if action == b.DECLINE:
        return 0.0
    card = action - b.BUY
    paid = price(look.position, card, look.position.about)
    return card_worth(look, seat, card) - float(paid) * look.coin


def rate_pile(look: Outlook, seat: i64, action: i64) -> float:
    """Return the worth of the best mission of a pile."""
    return best_mission(look, seat, action - b.CHOOSE_PILE, 0)


def rate_mission(look: Outlook, seat: i64, action: i64) -> float:
    """Return the worth of a mission."""
    return mission_worth(look, seat, action - b.TAKE_MISSION)


def rate_niche(look: Outlook, seat: i64, action: i64) -> float:
    """Return the worth of a niche; on the right board the henchman stays for the end."""
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


def rate_upgrade(look: Outlook, seat: i64, action: i64) -> float:
    """Return the value of a tile: higher ones win more ranks, and there are few above them."""
    return float(action - b.RAISE)


def rate_tokens(look: Outlook, seat: i64, action: i64) -> float:
    """Return the worth of two weapon tokens, by the number of characters they arm."""
    one = b.PAIR_FIRST[action - b.CLAIM]
    other = b.PAIR_SECOND[action - b.CLAIM]
    lacking = group_need(look, seat, one)
    rest = lacking - 1 if one == other else group_need(look, seat, other)
    return token_worth(lacking) + token_worth(rest)


def token_worth(lacking: i64) -> float:
    """Return the worth of a weapon token where so many characters lack one."""
    return 2.0 + 0.1 * float(lacking) if lacking > 0 else SPARE_WEAPON


def rate_group(look: Outlook, seat: i64, action: i64) -> float:
    """Return the points of missions and weapons if the monk joins a group."""
    twin = cast(Bastille, look.position.copy())
    twin.joined = with_item(twin.joined, twin.about - b.FIRST_MONK, action - b.JOIN)
    worth = -float(penalty(twin.board.unarmed, unarmed(twin, seat)))
    for mission in range(b.MISSION_COUNT):
        if holds(look, seat, mission):
            worth += float(mission_points(twin, seat, mission))
    return worth


# By question after the first, which is rated by rate_places.
RATINGS: Final[list[Callable[[Outlook, i64, i64], float]]] = [
    rate_bonus,
    rate_character,
    rate_pile,
    rate_mission,
    rate_niche,
    rate_upgrade,
    rate_tokens,
    rate_group,
]
assert len(RATINGS) == b.ASK_GROUP - b.ASK_TILE, "every question that is asked is rated"


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far placements stray; all other choices take the best."""
        return SPREAD if cast(Bastille, position).asked == b.ASK_TILE else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        bastille = cast(Bastille, position)
        look = Outlook(bastille)
        if bastille.asked == b.ASK_TILE:
            return rate_places(look, seat, legal)
        rating = RATINGS[bastille.asked - b.ASK_TILE - 1]
        return [rating(look, seat, action) for action in legal]

    def terms(self) -> list[str]:
        """Return the names of what a judgement adds up."""
        return list(TERMS)

    def judge(self, position: Position) -> list[float]:
        """Return every term of every seat."""
        return judge(cast(Bastille, position))
