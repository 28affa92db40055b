"""An eye for a good place, card or mission: the points it may be expected to bring.

A tile is worth what its location pays for the rank it will probably have there, less what a
tile of its value usually earns elsewhere.
"""

# mypyc: compile

from typing import Final, cast

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position

from .board import (
    ASK_TILE,
    BANQUE,
    BUY,
    CARD_COUNT,
    CATACOMBES,
    CHOOSE_PILE,
    CLAIM,
    COINS,
    DECLINE,
    ENTER,
    ETATS_GENERAUX,
    FINAL,
    FIRST_MONK,
    GROUP_COUNT,
    HENCHMEN,
    JOIN,
    LOCATION_COUNT,
    MISSION_COUNT,
    NICHES_EACH,
    NOBODY,
    NONE,
    NOTRE_DAME,
    PAIR_FIRST,
    PAIR_SECOND,
    PLACE,
    PLACE_LOUIS,
    RAISE,
    RIGHT,
    TAKE_BONUS,
    TAKE_MISSION,
    UPGRADE,
    VALUE_COUNT,
    VERSAILLES,
)
from .board import BASTILLE as AT_THE_BASTILLE
from .final import penalty
from .influence import tile_owner, tile_value
from .missions import group_of, mission_points, unarmed
from .notre_dame import can_raise, scores, upgrades
from .place_louis import price
from .position import Bastille
from .worth import (
    COIN_KEPT,
    SPARE_WEAPON,
    UPGRADE_EACH_ROUND,
    best_mission,
    card_worth,
    coin_worth,
    effect_worth,
    holds,
    mission_on_offer,
    mission_worth,
    rounds_left,
    steps_worth,
)

# What each further point of a tile's value usually earns.
VALUE_WORTH: Final = 0.8
MARKER_WORTH: Final = 1.0
# How likely an opponent with a higher tile is to overbid here.
OVERBID: Final = 0.2
ENVY: Final = 0.3
SPREAD: Final = 0.1


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far placements stray; all other choices take the best."""
        return SPREAD if cast(Bastille, position).asked == ASK_TILE else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        paris = cast(Bastille, position)
        if paris.asked == ASK_TILE:
            return rate_places(paris, seat, legal)
        return [rate_answer(paris, seat, action) for action in legal]


# --- placing a tile


def rate_places(position: Bastille, seat: i64, legal: list[int]) -> list[float]:
    """Return what each tile on each location is worth, less what such a tile usually earns."""
    ratings: list[float] = []
    cards = display_worths(position, seat)
    mission = mission_on_offer(position, seat, len(own_values(position, seat, ETATS_GENERAUX)))
    for action in legal:
        value: i64 = (action - PLACE) // LOCATION_COUNT + 1
        location: i64 = (action - PLACE) % LOCATION_COUNT
        worth = place_worth(position, seat, value, location, cards, mission)
        ratings.append(worth - VALUE_WORTH * float(value))
    return ratings


def display_worths(position: Bastille, seat: i64) -> list[float]:
    """Return what each character on display is worth to a seat, whatever it costs."""
    return [card_worth(position, seat, card) for card in position.display]


def tiles_before(position: Bastille, location: i64, value: i64) -> i64:
    """Return how many tiles at a location come before one of that value placed now."""
    count: i64 = 0
    space: i64 = position.board.first[location]
    while space < position.board.first[location + 1]:
        tile: i64 = position.spaces[space]
        if tile and tile_value(tile) >= value:
            count += 1
        space += 1
    return count


def hold_chance(position: Bastille, seat: i64, location: i64, value: i64) -> float:
    """Return the chance that nobody overbids a tile placed now."""
    # The space taken now is gone; without another nobody can follow.
    last: i64 = position.board.first[location + 1] - 1
    if last > 0 and position.spaces[last] == 0 and position.spaces[last - 1]:
        return 1.0
    chance = 1.0
    for other in range(position.players):
        if other != seat:
            higher: i64 = value
            while higher < VALUE_COUNT:
                if position.tiles[other * VALUE_COUNT + higher]:
                    chance *= 1.0 - OVERBID
                higher += 1
    return chance


def place_worth(
    position: Bastille, seat: i64, value: i64, location: i64, cards: list[float], mission: float
) -> float:
    """Return what a tile at a location may be expected to earn."""
    board = position.board
    coin = coin_worth(position)
    before = tiles_before(position, location, value)
    first = hold_chance(position, seat, location, value) if before == 0 else 0.0
    if location == BANQUE:
        marker = 0.0 if position.start == seat else MARKER_WORTH
        if rounds_left(position) == 0:
            marker *= 0.4
        return float(value * board.coins_each_value) * coin + first * (0.4 + marker)
    if location == NOTRE_DAME:
        raised = will_rise(position, seat, value)
        worth = 0.0
        if raised:
            worth += UPGRADE_EACH_ROUND * float(rounds_left(position))
            worth += VALUE_WORTH * float(value - 1)
        if scores(position, raised):
            worth += first * float(board.exchange_points)
        return worth
    if location == VERSAILLES:
        tile = board.versailles[position.versailles[position.round_number - 1]]
        one = effect_worth(position, seat, tile[0], tile[1])
        other = effect_worth(position, seat, tile[2], tile[3])
        return first * max(one, other) + (1.0 - first) * min(one, other)
    if location == CATACOMBES:
        many = effect_worth(position, seat, HENCHMEN, board.henchmen_first)
        few = effect_worth(position, seat, HENCHMEN, board.henchmen_second)
        return first * many + (1.0 - first) * few
    if location == PLACE_LOUIS:
        return louis_worth(position, seat, value, before, cards)
    if location == AT_THE_BASTILLE:
        extra = first * steps_worth(position, seat, value + board.steps_first)
        return extra + (1.0 - first) * steps_worth(position, seat, value)
    return mission + first * float(board.coins_first) * coin


def will_rise(position: Bastille, seat: i64, value: i64) -> bool:
    """Return whether a tile placed at Notre Dame now still finds the next value in supply."""
    if not can_raise(position, seat, value):
        return False
    before: i64 = own_values(position, seat, NOTRE_DAME).count(value)
    return position.supply[seat * VALUE_COUNT + value] > before


def louis_worth(
    position: Bastille, seat: i64, value: i64, before: i64, cards: list[float]
) -> float:
    """Return what a tile at Place Louis adds to what the seat's tiles there can buy."""
    own = own_values(position, seat, PLACE_LOUIS)
    rivals: i64 = before
    for other in own:
        if other >= value:
            rivals -= 1
    # Opponents leave a good part of what one wants oneself.
    gone: i64 = (rivals + 1) // 2
    return shopping(position, seat, own, value, cards, gone) - shopping(
        position, seat, own, 0, cards, gone
    )


def own_values(position: Bastille, seat: i64, location: i64) -> list[int]:
    """Return the values of the seat's tiles at a location."""
    values: list[int] = []
    space: i64 = position.board.first[location]
    while space < position.board.first[location + 1]:
        tile: i64 = position.spaces[space]
        if tile and tile_owner(tile) == seat:
            values.append(tile_value(tile))
        space += 1
    return values


def shopping(
    position: Bastille, seat: i64, own: list[int], extra: i64, cards: list[float], gone: i64
) -> float:
    """Return what the seat's tiles at Place Louis buy, with another tile if its value is not 0.

    So many of the characters it would take are gone before.
    """
    tiles = sorted([*own, extra] if extra else own, reverse=True)
    if not tiles:
        return 0.0
    purse: i64 = position.coins[seat]
    for value in own_values(position, seat, BANQUE):
        purse += value * position.board.coins_each_value
    left = list(range(len(cards)))
    for _ in range(gone):
        found = best_buy(position, left, cards, tiles[0], purse)
        if found != NONE:
            left.remove(found)
    worth = 0.0
    for tile in tiles:
        found = best_buy(position, left, cards, tile, purse)
        if found != NONE:
            left.remove(found)
            paid = price(position, position.display[found], tile)
            purse -= paid
            worth += cards[found] - float(paid) * coin_worth(position)
    return worth


def best_buy(
    position: Bastille, left: list[int], cards: list[float], value: i64, purse: i64
) -> i64:
    """Return the place on display of the character most worth buying with a tile, or NONE."""
    found: i64 = NONE
    best = 0.0
    for place in left:
        paid = price(position, position.display[place], value)
        gain = cards[place] - float(paid) * coin_worth(position)
        if paid <= purse and gain > best:
            found = place
            best = gain
    return found


# --- answers


def rate_answer(position: Bastille, seat: i64, action: i64) -> float:
    """Return what an answer to what is asked is worth."""
    board = position.board
    if action >= JOIN:
        return join_worth(position, seat, action - JOIN)
    if action >= CLAIM:
        return claim_worth(position, seat, action - CLAIM)
    if action >= RAISE:
        # A higher tile wins more ranks, and there are few places above it.
        return float(action - RAISE)
    if action >= ENTER:
        return niche_worth(position, seat, action - ENTER)
    if action >= TAKE_MISSION:
        return mission_worth(position, seat, action - TAKE_MISSION)
    if action >= CHOOSE_PILE:
        return best_mission(position, seat, action - CHOOSE_PILE, 0)
    if action == DECLINE:
        return 0.0
    if action >= BUY:
        card: i64 = action - BUY
        paid = price(position, card, position.about)
        return card_worth(position, seat, card) - float(paid) * coin_worth(position)
    side: i64 = action - TAKE_BONUS
    tile = board.versailles[position.versailles[position.round_number - 1]]
    worth = effect_worth(position, seat, tile[2 * side], tile[2 * side + 1])
    rival = next_at_versailles(position, seat)
    if rival != NOBODY:
        left: i64 = 2 - 2 * side
        worth -= ENVY * effect_worth(position, rival, tile[left], tile[left + 1])
    return worth


def next_at_versailles(position: Bastille, seat: i64) -> i64:
    """Return the opponent who takes what is left at Versailles, or NOBODY."""
    space: i64 = position.board.first[VERSAILLES]
    while space < position.board.first[VERSAILLES + 1]:
        tile: i64 = position.spaces[space]
        if tile and tile_owner(tile) != seat:
            return tile_owner(tile)
        space += 1
    return NOBODY


def niche_worth(position: Bastille, seat: i64, niche: i64) -> float:
    """Return what a niche is worth; on the right board the henchman stays for the end."""
    place: i64 = niche // NICHES_EACH
    figures = position.board.niches[place]
    effect: i64 = figures[2 * (niche % NICHES_EACH)]
    if effect == UPGRADE and not len(upgrades(position, seat)):
        worth = 0.0
    elif effect == COINS and place == FINAL:
        worth = COIN_KEPT * float(figures[2 * (niche % NICHES_EACH) + 1])
    else:
        worth = effect_worth(position, seat, effect, figures[2 * (niche % NICHES_EACH) + 1])
    return worth + 1.3 if place == RIGHT else worth


def claim_worth(position: Bastille, seat: i64, pair: i64) -> float:
    """Return what two tokens are worth: how many of them arm somebody."""
    one: i64 = PAIR_FIRST[pair]
    other: i64 = PAIR_SECOND[pair]
    lacking = group_need(position, seat, one)
    worth = token_worth(lacking)
    if one == other:
        return worth + token_worth(lacking - 1)
    return worth + token_worth(group_need(position, seat, other))


def group_need(position: Bastille, seat: i64, group: i64) -> i64:
    """Return how many characters of a group lack a token."""
    needing: i64 = -position.weapons[seat * GROUP_COUNT + group]
    for card in range(CARD_COUNT):
        if position.owner[card] == seat and not position.board.armed[card]:
            if group_of(position, card) == group:
                needing += 1
    return needing


def token_worth(lacking: i64) -> float:
    """Return what a token is worth where so many lack one."""
    return 2.0 + 0.1 * float(lacking) if lacking > 0 else SPARE_WEAPON


def join_worth(position: Bastille, seat: i64, group: i64) -> float:
    """Return the points of missions and weapons if the monk joins the group."""
    twin = position.copy()
    assert isinstance(twin, Bastille)
    twin.joined[position.about - FIRST_MONK] = group
    worth = -float(penalty(position.board.unarmed, unarmed(twin, seat)))
    for mission in range(MISSION_COUNT):
        if holds(position, seat, mission):
            worth += float(mission_points(twin, seat, mission))
    return worth
