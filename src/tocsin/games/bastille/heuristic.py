"""An eye for a good place, card or mission: the points it may be expected to bring.

A tile is worth what its location pays for the rank it will probably have there, less what a
tile of its value usually earns elsewhere. The rest is counted in points: coins by what they
buy, steps by the lines ahead, weapons by the penalty they save, missions by how near they are.
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
    CARD,
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
    FIRST_SERIES,
    GROUP_COUNT,
    HENCHMEN,
    JOIN,
    LOCATION_COUNT,
    MISSION,
    MISSION_COUNT,
    MONK,
    MOST_CROWNS,
    MOST_GEMS,
    MOST_WEAPONS,
    NICHES_EACH,
    NOBODY,
    NOTRE_DAME,
    PAIR_FIRST,
    PAIR_SECOND,
    PLACE,
    PLACE_LOUIS,
    PLACING,
    POINTS,
    RAISE,
    RIGHT,
    STEPS,
    TAKE_BONUS,
    TAKE_MISSION,
    TORCHES,
    TWO_OF_EACH,
    UPGRADE,
    VALUE_COUNT,
    VERSAILLES,
)
from .board import BASTILLE as AT_THE_BASTILLE
from .final import penalty
from .influence import tile_value
from .missions import amounts, group_of, group_sizes, mission_points, unarmed
from .notre_dame import can_raise
from .place_louis import price
from .position import Bastille

# A coin still to be spent buys more than the third of a point it is worth at the end.
COIN_SPENT: Final = 0.5
COIN_KEPT: Final = 0.33
# What a raised tile earns more in each round to come.
UPGRADE_EACH_ROUND: Final = 0.9
# What each further point of a tile's value usually earns.
VALUE_WORTH: Final = 0.8
MARKER_WORTH: Final = 1.0
DRAWN_WORTH: Final = 3.5
# What a weapon is worth to a seat that has no use for it yet.
SPARE_WEAPON: Final = 0.6
# How likely an opponent with a higher tile is to overbid here.
OVERBID: Final = 0.2
ENVY: Final = 0.3
SPREAD: Final = 0.1
# The chance to fulfil a series with that many of its three cards.
SERIES_CHANCE: Final = [0.08, 0.2, 0.5, 1.0]


class Faction(Heuristic):
    """The heuristic of Bastille."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far placements stray; all other choices take the best."""
        return SPREAD if cast(Bastille, position).phase == PLACING else 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return the points that each legal action is expected to bring."""
        paris = cast(Bastille, position)
        if paris.asked == ASK_TILE:
            return rate_places(paris, seat, legal)
        return [rate_answer(paris, seat, action) for action in legal]


# --- what things are worth


def rounds_left(position: Bastille) -> i64:
    """Return how many rounds are still to come after this one."""
    return position.board.rounds - position.round


def coin_worth(position: Bastille) -> float:
    """Return what a coin is worth now."""
    return COIN_KEPT if rounds_left(position) == 0 else COIN_SPENT


def effect_worth(position: Bastille, seat: i64, effect: i64, amount: i64) -> float:
    """Return what a bonus is worth to a seat."""
    if effect == COINS:
        return float(amount) * coin_worth(position)
    if effect == POINTS:
        return float(amount)
    if effect == STEPS:
        return steps_worth(position, seat, amount)
    if effect == TORCHES:
        return torches_worth(position, seat, min(amount, position.torch_stock))
    if effect == HENCHMEN:
        return float(min(amount, position.henchmen[seat])) * henchman_worth(position)
    if effect == UPGRADE:
        return UPGRADE_EACH_ROUND * float(rounds_left(position))
    if effect == CARD:
        return 3.5
    return mission_on_offer(position, seat, 0) if effect == MISSION else 0.0


def smooth_line(position: Bastille, space: i64) -> float:
    """Return the value of a space, growing evenly between two lines."""
    lines = position.board.lines
    below: i64 = space
    while below > 0 and lines[below - 1] == lines[below]:
        below -= 1
    above: i64 = space
    while above < len(lines) - 1 and lines[above] == lines[below]:
        above += 1
    if above == below:
        return float(lines[space])
    share = float(space - below) / float(above - below)
    return float(lines[below]) + share * float(lines[above] - lines[below])


def steps_worth(position: Bastille, seat: i64, steps: i64) -> float:
    """Return what steps on the track are worth: lines count twice before the interim scoring."""
    here: i64 = position.track[seat]
    last: i64 = position.board.last_space
    there = min(last, here + steps)
    gain = smooth_line(position, there) - smooth_line(position, here)
    if rounds_left(position) == 0:
        lines = position.board.lines
        gain = 0.3 * gain + 0.7 * float(lines[there] - lines[here])
    elif position.round <= position.board.interim:
        gain *= 1.7
    return gain + float(here + steps - there) * coin_worth(position)


def henchman_worth(position: Bastille) -> float:
    """Return what a cube in the bag is worth: drawn for a bonus, or a point at the end."""
    cubes: i64 = 0
    for count in position.bag:
        cubes += count
    chance = min(1.0, float(position.board.draws) / float(cubes + 3 + 2 * rounds_left(position)))
    worth = chance * DRAWN_WORTH + (1.0 - chance)
    return worth + 0.6 if position.round <= position.board.interim else worth


def expected_unarmed(position: Bastille, seat: i64) -> float:
    """Return how many characters will lack a weapon once the tokens still to come are taken."""
    tokens = 1.75 if position.round > position.board.interim else 3.5
    # Tokens do not always fit, so one of three is lost.
    return float(unarmed(position, seat)) - 0.67 * tokens


def weapon_worth(position: Bastille, seat: i64) -> float:
    """Return what one more weapon that fits is worth."""
    lacking = expected_unarmed(position, seat)
    if lacking >= 4.0:
        worth = 4.0
    elif lacking > 0.0:
        worth = 2.0 + 0.8 * lacking
    else:
        worth = SPARE_WEAPON
    if holds(position, seat, MOST_WEAPONS):
        worth += 0.8
    return worth


def torches_worth(position: Bastille, seat: i64, amount: i64) -> float:
    """Return what torches are worth: they fit anybody."""
    return float(amount) * (weapon_worth(position, seat) + 0.3)


def holds(position: Bastille, seat: i64, mission: i64) -> bool:
    """Return whether the seat holds a mission."""
    return (position.missions[seat] >> mission) & 1 == 1


# --- characters


def card_worth(position: Bastille, seat: i64, card: i64) -> float:
    """Return what a character is worth to a seat."""
    board = position.board
    worth = float(board.points[card]) + marks_worth(position, seat, card)
    if board.armed[card]:
        worth += SPARE_WEAPON
        if holds(position, seat, MOST_WEAPONS):
            worth += 0.8
    else:
        # One more to arm: what the next weapon would save is what this one costs.
        worth -= 0.8 * weapon_worth(position, seat)
    for mission in range(MISSION_COUNT):
        if holds(position, seat, mission):
            worth += card_for_mission(position, seat, card, mission)
    return worth


def marks_worth(position: Bastille, seat: i64, card: i64) -> float:
    """Return what gems, crowns and flags are worth, missions aside."""
    board = position.board
    gems: i64 = board.gems[card]
    crowns: i64 = board.crowns[card]
    flags: i64 = board.flags[card]
    worth = float(gems) * (2.0 if position.round <= board.interim else 1.0)
    worth += float(crowns) * (1.3 if position.round <= board.interim else 0.9)
    return worth + float(flags) * min(2.0, 0.35 * float(rounds_left(position) + 1))


def card_for_mission(position: Bastille, seat: i64, card: i64, mission: i64) -> float:
    """Return what a character adds to a mission held."""
    board = position.board
    group: i64 = board.group[card]
    wild = group == MONK
    if mission < GROUP_COUNT:
        return 1.2 if wild or group == mission else 0.0
    if mission == MOST_CROWNS:
        return 1.2 * float(board.crowns[card])
    if mission == MOST_GEMS:
        return 1.2 * float(board.gems[card])
    if mission == MOST_WEAPONS:
        return 0.0
    if mission == TWO_OF_EACH:
        if wild:
            return 1.2
        return 1.2 if group_sizes(position, group)[seat] < board.each else 0.0
    series = board.series[mission - FIRST_SERIES]
    if not wild and group != series[0]:
        return 0.0
    for place in range(1, len(series)):
        if series[place] == board.cost[card] and not has_cost(position, seat, series, place):
            have = series_count(position, seat, series)
            gain = SERIES_CHANCE[min(3, have + 1)] - SERIES_CHANCE[min(3, have)]
            return gain * float(board.firsts[mission])
    return 0.0


def has_cost(position: Bastille, seat: i64, series: list[int], place: i64) -> bool:
    """Return whether the seat has a card, perhaps a free monk, for one cost of a series."""
    for card in range(CARD_COUNT):
        if position.owner[card] == seat and position.board.cost[card] == series[place]:
            group = group_of(position, card)
            if group == series[0] or group == NOBODY:
                return True
    return False


def series_count(position: Bastille, seat: i64, series: list[int]) -> i64:
    """Return how many costs of a series the seat has."""
    count: i64 = 0
    for place in range(1, len(series)):
        if has_cost(position, seat, series, place):
            count += 1
    return count


# --- missions


def mission_worth(position: Bastille, seat: i64, mission: i64) -> float:
    """Return what a mission may be expected to bring at the end."""
    board = position.board
    left = float(rounds_left(position))
    if mission < FIRST_SERIES:
        return majority_worth(position, seat, mission)
    if mission == TWO_OF_EACH:
        missing: i64 = 0
        for group in range(GROUP_COUNT):
            missing += max(0, board.each - group_sizes(position, group)[seat])
        for card in range(FIRST_MONK, CARD_COUNT):
            if missing > 0 and position.owner[card] == seat and group_of(position, card) == NOBODY:
                missing -= 1
        # About one character comes with each round.
        ready = 1.0 if missing == 0 else min(0.8, 0.9 * left / float(2 * missing))
        return float(board.firsts[mission]) * ready
    series = board.series[mission - FIRST_SERIES]
    have = series_count(position, seat, series)
    chance = SERIES_CHANCE[min(3, have)]
    if have < 3:
        chance *= min(1.0, 0.3 * left)
    return float(board.firsts[mission]) * chance


def majority_worth(position: Bastille, seat: i64, mission: i64) -> float:
    """Return what a majority mission may be expected to bring, ties paying in full."""
    counts = amounts(position, mission)
    own: i64 = counts[seat]
    ahead = 0.0
    behind = 0.0
    # The more rounds to come, the less today's lead says.
    blur = 1.0 + 0.6 * float(rounds_left(position))
    if mission < GROUP_COUNT:
        for card in range(FIRST_MONK, CARD_COUNT):
            if position.owner[card] == seat and group_of(position, card) == NOBODY:
                own += 1
    for other in range(position.players):
        if other != seat:
            lead = float(own - counts[other]) + 0.5
            share = 0.5 + 0.5 * lead / (blur + abs(lead))
            if rounds_left(position) == 0:
                share = 1.0 if lead > 0.0 else 0.0
            ahead += 1.0 - share
            behind += share
    first = max(0.0, 1.0 - 0.75 * ahead)
    second = max(0.0, min(1.0 - first, 0.4 * behind))
    if own == 0 and rounds_left(position) == 0:
        return 0.0
    board = position.board
    return float(board.firsts[mission]) * first + float(board.seconds[mission]) * second


def best_mission(position: Bastille, seat: i64, pile: i64, skip: i64) -> float:
    """Return the worth of the best mission in a pile that the seat may take, after some others."""
    found: list[float] = []
    for mission in range(MISSION_COUNT):
        if position.piles[pile * MISSION_COUNT + mission] and not holds(position, seat, mission):
            found.append(mission_worth(position, seat, mission))
    if len(found) <= skip:
        return 0.0
    found.sort(reverse=True)
    return found[skip]


def mission_on_offer(position: Bastille, seat: i64, skip: i64) -> float:
    """Return the worth of a mission yet to be chosen: of two piles, the better one."""
    best = best_mission(position, seat, 0, skip)
    if position.board.secret:
        best = max(best, best_mission(position, seat, 1, skip))
    return best


# --- placing a tile


def rate_places(position: Bastille, seat: i64, legal: list[int]) -> list[float]:
    """Return what each tile on each location is worth, less what such a tile usually earns."""
    ratings: list[float] = []
    cards = wanted_cards(position, seat)
    mission = mission_on_offer(position, seat, own_tiles(position, seat, ETATS_GENERAUX))
    for action in legal:
        value: i64 = (action - PLACE) // LOCATION_COUNT + 1
        location: i64 = (action - PLACE) % LOCATION_COUNT
        worth = place_worth(position, seat, value, location, cards, mission)
        ratings.append(worth - VALUE_WORTH * float(value))
    return ratings


def wanted_cards(position: Bastille, seat: i64) -> list[float]:
    """Return what the characters on display are worth to a seat, less their cost, best first."""
    coin = coin_worth(position)
    worths: list[float] = []
    for card in position.display:
        worths.append(card_worth(position, seat, card) - float(position.board.cost[card]) * coin)
    worths.sort(reverse=True)
    return worths


def own_tiles(position: Bastille, seat: i64, location: i64) -> i64:
    """Return how many tiles of the seat are at a location."""
    count: i64 = 0
    space: i64 = position.board.first[location]
    while space < position.board.first[location + 1]:
        tile: i64 = position.spaces[space]
        if tile and (tile - 1) // VALUE_COUNT == seat:
            count += 1
        space += 1
    return count


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
        gain = UPGRADE_EACH_ROUND * float(rounds_left(position))
        worth = gain if can_raise(position, seat, value) else 0.0
        return worth + first * float(board.exchange_points) + VALUE_WORTH * float(value - 1)
    if location == VERSAILLES:
        tile = board.versailles[position.versailles[position.round - 1]]
        one = effect_worth(position, seat, tile[0], tile[1])
        other = effect_worth(position, seat, tile[2], tile[3])
        return first * max(one, other) + (1.0 - first) * min(one, other)
    if location == CATACOMBES:
        cubes = float(board.henchmen_second)
        cubes += first * float(board.henchmen_first - board.henchmen_second)
        return cubes * henchman_worth(position)
    if location == PLACE_LOUIS:
        return louis_worth(position, seat, value, before, cards)
    if location == AT_THE_BASTILLE:
        extra = first * steps_worth(position, seat, value + board.steps_first)
        return extra + (1.0 - first) * steps_worth(position, seat, value)
    return mission + first * float(board.coins_first) * coin


def louis_worth(
    position: Bastille, seat: i64, value: i64, before: i64, cards: list[float]
) -> float:
    """Return what a tile at Place Louis may be expected to earn: a character after the others'."""
    if before >= len(cards):
        return 0.0
    own = own_tiles(position, seat, PLACE_LOUIS)
    # Opponents leave a good part of what one wants oneself.
    place: i64 = own + (before - own + 1) // 2 if before > own else before
    purse: i64 = position.coins[seat]
    if purse + value < 3 + 4 * own:
        return 0.0
    return max(0.0, cards[min(place, len(cards) - 1)] + float(value) * coin_worth(position))


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
        paid = price(position, card, tile_value(position.spaces[position.space]))
        return card_worth(position, seat, card) - float(paid) * coin_worth(position)
    side: i64 = action - TAKE_BONUS
    tile = board.versailles[position.versailles[position.round - 1]]
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
        if tile and (tile - 1) // VALUE_COUNT != seat:
            return (tile - 1) // VALUE_COUNT
        space += 1
    return NOBODY


def niche_worth(position: Bastille, seat: i64, niche: i64) -> float:
    """Return what a niche is worth; on the right board the henchman stays for the end."""
    place: i64 = niche // NICHES_EACH
    figures = position.board.niches[place]
    effect: i64 = figures[2 * (niche % NICHES_EACH)]
    if effect == UPGRADE and not raisable(position, seat):
        worth = 0.0
    elif effect == COINS and place == FINAL:
        worth = COIN_KEPT * float(figures[2 * (niche % NICHES_EACH) + 1])
    else:
        worth = effect_worth(position, seat, effect, figures[2 * (niche % NICHES_EACH) + 1])
    return worth + 1.3 if place == RIGHT else worth


def raisable(position: Bastille, seat: i64) -> bool:
    """Return whether the seat has a tile that could be raised."""
    for value in range(1, VALUE_COUNT):
        if position.tiles[seat * VALUE_COUNT + value - 1] and can_raise(position, seat, value):
            return True
    return False


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
    twin.joined[position.item - FIRST_MONK] = group
    worth = -float(penalty(position.board.unarmed, unarmed(twin, seat)))
    for mission in range(MISSION_COUNT):
        if holds(position, seat, mission):
            worth += float(mission_points(twin, seat, mission))
    return worth
